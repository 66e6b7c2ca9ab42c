import { choose } from './retrieve/choose.ts'
import { type Retrieved, retrieve } from './retrieve/retrieve.ts'
import type { Wish } from './retrieve/wish.ts'
import { nameWish } from './say/name-wish.ts'
import { inShort } from './say/pitch.ts'
import { listOf, tell } from './say/wording.ts'
import type { WishAnswer, WishQuestion } from './wish-answer.ts'

/** "Whats cheaper" after the cheapest: nothing costs less than what was shown, and no such limit was named. Of one maker what others have for less. */
export function alreadyLowest(
  { priceMax, ...wish }: Wish,
  retrieved: Retrieved,
  question: WishQuestion,
): WishAnswer | null {
  const { agent, exclude, language, store } = question
  const shown = exclude.filter(({ payable }) => payable !== null && payable - 1 === priceMax)
  if (shown.length === 0 || retrieved.blockers[0] !== 'price') return null
  const open: Wish = { ...wish, priceMax: null }
  const others = wish.brands.length > 0 ? retrieve(store, { ...wish, priceMax, brands: [], terms: [] }) : null
  const cheaper = others === null ? [] : choose(others.met, { ...open, brands: [], count: 2 }, agent).slice(0, 2)
  if (others !== null && cheaper.length > 0) {
    const list = listOf(
      cheaper.map((choice) => inShort(choice.item, language)),
      language,
    )
    const told = tell(
      language,
      `That is as low as ${nameWish(open, 'en')} go right now. From other brands I have ${list}.`,
      `Ahora mismo no hay ${nameWish(open, 'es')} por menos. De otras marcas tengo ${list}.`,
    )
    return {
      text: told,
      choices: cheaper,
      met: false,
      retrieved: [retrieved, others],
      blockers: retrieved.blockers,
      amounts: [],
    }
  }
  const choices = choose(retrieved.nearest, { ...open, order: 'cheapest' }, agent).slice(0, 2)
  const lines = choices.map((choice) => inShort(choice.item, language))
  const text = tell(
    language,
    `That is as low as ${nameWish(open, 'en')} go right now: ${listOf(lines, 'en')}.`,
    `Ahora mismo no hay ${nameWish(open, 'es')} por menos: ${listOf(lines, 'es')}.`,
  )
  return { text, choices, met: false, retrieved: [retrieved], blockers: retrieved.blockers, amounts: [] }
}
