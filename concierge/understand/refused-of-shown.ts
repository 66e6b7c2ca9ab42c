import { nameStems } from '#concierge/retrieve/gazetteer.ts'
import { NO_WISH } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const REFUSES =
  /^(?:(?:ok|okay|but|and|so|just|oh|hmm+|nah|nope|,) ?)*(?:not|no|anything but|everything but|without|except(?: for)?|besides|other than|skip) (?:the |that |any )?((?:\p{L}+ ){1,2}\p{L}+?)(?: ones?)?(?: (?:please|pls|though|tho|thanks))*$/u

/** "Not root beer" after sodas: of what was shown those that are called so are refused, though the words by themselves name a thing to have. */
export function withRefusedOfShown(read: ReadWish, { listed }: Standing): ReadWish {
  const { wish, plain } = read
  const words = REFUSES.exec(plain)?.[1]
  const { forms, terms, notKinds, notTerms } = wish
  if (words === undefined || forms.length + terms.length + notKinds.length + notTerms.length === 0) return read
  const stems = nameStems(words)
  const called = listed.filter(({ nameWords }) => stems.every((stem) => nameWords.has(stem)))
  if (stems.length < 2 || called.length === 0 || called.length === listed.length) return read
  return { ...read, wish: { ...NO_WISH, notTerms: [words] }, forms: [], unknown: [] }
}
