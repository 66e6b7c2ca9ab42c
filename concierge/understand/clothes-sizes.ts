import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import type { FormMention } from './form-word.ts'
import type { Standing } from './standing.ts'

/** How a size of clothes is said of a garment, and what by itself is a size and nothing else. */
const SIZES: readonly Size[] = [
  size('3XL', '3xl|xxxl|triple xl'),
  size('2XL', '2xl|xxl|double xl'),
  size('XL', 'xl|(?:extra|x) large'),
  size('XS', 'xs|(?:extra|x) small'),
  size('L', 'size l', 'large', 'l'),
  size('M', 'size m', 'medium', 'med|m'),
  size('S', 'size s', 'small', 's'),
]

type Size = { label: string; said: RegExp; surely: RegExp }

/** Words and letters of many senses are a size where they are called one or end what is asked: "in a large". */
// oxlint-disable-next-line max-params -- a row of a table reads best in one line
function size(label: string, sure: string, word?: string, letters?: string): Size {
  const ended = `(?:in|as|size)(?: (?:an?|the|size|una?|talla))* (?:${word}|${letters})(?: ones?| size)?(?=$| ?[,?]| please| too| instead)`
  return {
    label,
    said: new RegExp(`\\b(?:${word === undefined ? sure : `${sure}|${word}`})\\b`),
    surely: new RegExp(`\\b(?:${word === undefined ? sure : `${sure}|${ended}`})(?!\\p{L})`, 'u'),
  }
}

/** The size asked of clothes, named by what they are ("hoodies in large") or by a name of the menu's. */
export function readWear(
  plain: string,
  forms: readonly FormMention[],
  { terms, vocabulary }: { terms: Wish['terms']; vocabulary: Vocabulary },
): string | null {
  if (forms.some(({ form }) => form.category === 'merch'))
    return SIZES.find(({ said, surely }) => said.test(plain) || surely.test(plain))?.label ?? null
  const { gearOnly } = vocabulary.gazetteer
  const isWorn = forms.length === 0 && terms.some(({ stems }) => stems.some((stem) => gearOnly.has(stem)))
  return isWorn ? (SIZES.find(({ surely }) => surely.test(plain))?.label ?? null) : null
}

/** "Does it come in xl" of clothes that were shown. */
export function wearOfShown({ forms, wear }: Wish, plain: string, { wish, shown }: Standing): string | null {
  if (wear !== null || forms.length > 0 || shown.length === 0) return null
  const isOfClothes = shown.every(({ category }) => category === 'merch') || wish.wear !== null
  if (!isOfClothes) return null
  const bare = BARE.test(plain)
  return SIZES.find(({ surely, said }) => surely.test(plain) || (bare && said.test(plain)))?.label ?? null
}

/** "Is the medium in", "got a large". */
const BARE =
  /^(?:(?:and|or|so|ok|but|what about|how about|is|are|do|you|have|has|got|there|still|only|just|the|an?|any|in|size|it|that|this) )*(?:small|medium|large)(?: (?:ones?|size))?(?: (?:in|in stock|left|available|there|back|sold out))?(?: (?:now|today|rn|right now|yet))?$/

const WEAR_WORD = /^(?:small|medium|large|x+l|xs)$/

/** Sizes of clothing are no names. */
export function isWearWord(word: string): boolean {
  return WEAR_WORD.test(word)
}

/** Where a size of clothes is asked for, the word for it is no name besides. */
export function withoutSizes(wish: Wish): Wish {
  return wish.wear === null ? wish : { ...wish, terms: wish.terms.filter(({ said }) => !isWearWord(said)) }
}
