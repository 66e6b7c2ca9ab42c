import { findNamed } from '#concierge/retrieve/find-named.ts'
import { NO_WISH } from '#concierge/retrieve/wish.ts'
import type { Store } from '#concierge/open-store.ts'
import { pointedAt } from './pointed-at.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import type { Bought, Standing } from './standing.ts'
import { takesOf } from './takes.ts'

/** What is taken of the things shown, and what is wished for in the same breath. */
export type TakenBeside = { bought: readonly Bought[]; rest: ReadWish }

const JOINT =
  / (?:,|and|plus|n|also|along with)(?: (?:,|and|also|then|plus|maybe|too|can i (?:get|have|see)|ill (?:take|get|grab|need)|lets (?:do|add)|throw in|add))* /g
/** "Ill take it and pay with debit", "give me two of those and thats all": no other thing. */
const LONGEST_TAKE = 80

/** "Ill take the first one and a battery": the one is bought, and the other is a wish of its own; null where it is not so. */
export function takenBeside(store: Store, read: ReadWish, standing: Standing): TakenBeside | null {
  const { plain, forms } = read
  const last = forms.at(-1)
  if (last === undefined || standing.shown.length === 0) return null
  for (const joint of plain.slice(0, last.start).matchAll(JOINT)) {
    if (joint.index > LONGEST_TAKE) return null
    const head = plain.slice(0, joint.index)
    const bought = takesOf({ ...read, plain: head, wish: NO_WISH }, standing, () => pointed(store, head, standing))
    if (bought.length === 0) continue
    const rest = readWish(plain.slice(joint.index + joint[0].length), store.vocabulary)
    return rest.wish.forms.length === 0 ? null : { bought, rest: { ...rest, retold: true } }
  }
  return null
}

function pointed(store: Store, head: string, standing: Standing): ReturnType<typeof pointedAt> {
  const read = readWish(head, store.vocabulary)
  return pointedAt(read, standing, findNamed(store, read.plain, read.wish))
}
