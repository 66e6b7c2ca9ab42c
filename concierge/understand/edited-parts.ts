import type { Form, Wish } from '#concierge/retrieve/wish.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { mergeWish } from './merge-wish.ts'
import { type ReadWish, readWish } from './read-wish.ts'

/** The thing that is spoken of, and no other of its kind: "the cart", "on the joint". */
const DEFINITE = /(?:\b(?:the|that|my|our) (?:(?:indica|sativa|hybrid) )?|\b(?:on|for) (?:the |that |my )?)$/
const CLAUSE = / , | (?:and|but|y|pero) (?=(?:keep|leave|make|the|that|my|on|for)\b)/g
/** "Swap the grinder for papers", "papers instead of the grinder": what goes, and what comes. */
const SWAPPED =
  /\b(?:swap|switch|trade|replace)(?: out)? (?:the|that|my) (?<old>\S+(?: \S+){0,3}?) (?:for|with|to|into) (?<other>.+)$/
const INSTEAD =
  /^(?:(?:actually|ok|and|but|then|so|lets do|make it) )*(?<other>\S.*?) instead of (?:the|that|my) (?<old>.+)$/
/** What is asked of a thing is no change of it. */
const ASKS =
  /^(?:(?:and|so|but|ok|okay|hey|wait) )*(?:is|are|was|does|do|did|how|whats?|which|who|why|when|where|will|would|show|any|got)\b/

/**
 * "Full gram on the cart", "the joint can be a pack, keep the cart as is" after a cart and a joint: what is said of one thing of
 * several changes that one, and the others stay. Null where no single one is spoken of.
 */
export function editedParts(read: ReadWish, parts: readonly Wish[], vocabulary: Vocabulary): readonly Wish[] | null {
  if (parts.length < 2 || ASKS.test(read.plain)) return null
  const swapped = swappedParts(read.plain, parts, vocabulary)
  if (swapped !== null || read.forms.length === 0) return swapped
  const edited = [...parts]
  let start = 0
  for (const end of [...[...read.plain.matchAll(CLAUSE)].map(({ index }) => index), read.plain.length]) {
    const [mention, other] = read.forms.filter((form) => form.start >= start && form.end <= end)
    const from = start
    start = end
    if (mention === undefined) continue
    const at = placeOf(mention.form, parts)
    const before = edited[at]
    if (before === undefined || other !== undefined || !DEFINITE.test(read.plain.slice(0, mention.start))) return null
    const said = read.plain.slice(from, end)
    edited[at] = { ...mergeWish(before, readWish(said, vocabulary).wish), ...sumOf(before) }
  }
  return edited
}

function swappedParts(plain: string, parts: readonly Wish[], vocabulary: Vocabulary): readonly Wish[] | null {
  const { old, other } = (SWAPPED.exec(plain) ?? INSTEAD.exec(plain))?.groups ?? {}
  if (old === undefined || other === undefined) return null
  const [form] = readWish(old, vocabulary).wish.forms
  const said = readWish(other, vocabulary).wish
  const at = form === undefined ? -1 : placeOf(form, parts)
  const before = parts[at]
  return before === undefined || said.forms.length === 0 ? null : parts.with(at, { ...said, ...sumOf(before) })
}

function sumOf({ budgetTotal, priceMax }: Wish): Pick<Wish, 'count' | 'budgetTotal'> & Partial<Wish> {
  return { count: 1, budgetTotal, ...(budgetTotal === null ? {} : { priceMax }) }
}

/** Which of the things a form names; none where two of them are of it. */
function placeOf(form: Form, parts: readonly Wish[]): number {
  const places = parts.flatMap(({ forms }, at) => (forms.some((own) => isOne(own, form)) ? [at] : []))
  return places.length === 1 ? (places[0] ?? -1) : -1
}

function isOne(own: Form, said: Form): boolean {
  return (
    own.category === said.category &&
    (said.kinds.length === 0 || own.kinds.length === 0 || said.kinds.some((kind) => own.kinds.includes(kind)))
  )
}
