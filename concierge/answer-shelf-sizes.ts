import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import type { Item } from './retrieve/item.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { money, nameOf, sentence, tell, type Language } from './say/wording.ts'
import { allMatches } from './understand/all-matches.ts'

const ASKS_CHEAPER =
  /\b(?:cheap\p{L}*|better (?:deal|value|price|buy|bargain)|sav(?:e|es|ing)|less money|more for (?:my|the|your) money|bang for|worth|mas barat[oa]|conviene|sale mejor|ahorr[oa])\b/u

const COUNTS: ReadonlyMap<string, number> = new Map(
  ['one two three four five six seven eight', 'un dos tres cuatro cinco seis siete ocho'].flatMap((words) =>
    words.split(' ').map((word, at): [string, number] => [word, at + 1]),
  ),
)

/** Grams, and what a shelf of that size is called, one and several. */
const SIZES: readonly (readonly [number, RegExp, readonly [string, string], readonly [string, string]])[] = [
  [14, /^(?:half|media)/, ['half ounce', 'half ounces'], ['media onza', 'medias onzas']],
  [3.5, /^(?:eighth|octavo)/, ['eighth', 'eighths'], ['octavo', 'octavos']],
  [7, /^(?:quarter|cuarto)/, ['quarter', 'quarters'], ['cuarto', 'cuartos']],
  [28, /^(?:ounce|oz|zip|onza)/, ['ounce', 'ounces'], ['onza', 'onzas']],
]
const SIZE =
  /(?:\b(one|two|three|four|five|six|seven|eight|dos|tres|cuatro|cinco|seis|siete|ocho|[1-8]) )?\b(half(?: an?)? (?:ounces?|oz|zips?)|half|halves|medias? onzas?|eighths?|octavos?|quarters?(?: (?:ounces?|oz))?|cuartos?|ounces?|oz|zips?|onzas?)\b/g

/** So many pieces of one size, and the row of the shelf that is cheapest in it. */
type Way = { count: number; grams: number; names: readonly [string, string]; item: Item; total: number }

/** "Two quarters or a half, which is cheaper": a weight in two ways, each at the lowest price of the shelf; null where it is not asked. */
export function answerShelfSizes(question: ProductQuestion): ProductAnswer | null {
  const { plain, said, language } = question
  if (said.terms.length > 0 || said.grams.length !== 2 || !ASKS_CHEAPER.test(plain)) return null
  const [one, other, third] = allMatches(plain, SIZE).flatMap((match) => wayOf(match, question) ?? [])
  if (one === undefined || other === undefined || third !== undefined || one.grams === other.grams) return null
  const [x, y] = [one, other].map(({ total, count, grams }) => total / (count * grams))
  if (x === undefined || y === undefined) return null
  const [less, more] = x <= y ? [one, other] : [other, one]
  const lines = [verdict(less, more, language), ...[less, more].map((way) => priced(way, language))]
  return {
    text: lines.map(sentence).join(' '),
    about: [one.item, other.item],
    shown: [less.item, more.item],
    known: true,
    amounts: [one.total, other.total, Math.abs(one.total - other.total), Math.round(x), Math.round(y)],
    counts: [one.count, other.count],
  }
}

function wayOf([, said, size = '']: RegExpExecArray, { store, wish, language }: ProductQuestion): Way | null {
  const known = SIZES.find(([, pattern]) => pattern.test(size))
  if (known === undefined) return null
  const [grams, , en, es] = known
  const { met } = retrieve(store, { ...wish, grams: [grams], quantity: null, count: null, order: 'cheapest' })
  const [item] = met.filter(({ payable }) => payable !== null).toSorted((a, b) => (a.payable ?? 0) - (b.payable ?? 0))
  if (item === undefined) return null
  const count = said === undefined ? 1 : (COUNTS.get(said) ?? Number(said))
  return { count, grams, names: language === 'es' ? es : en, item, total: count * (item.payable ?? 0) }
}

function called({ count, names: [one, several] }: Way, language: Language): string {
  return count === 1
    ? tell(language, `the ${one}`, `${one.endsWith('onza') ? 'una' : 'un'} ${one}`)
    : `${count} ${several}`
}

/** Of one weight what is saved; of two what a gram costs. */
function verdict(less: Way, more: Way, language: Language): string {
  if (less.count * less.grams !== more.count * more.grams) {
    const [low, high] = [less, more].map(({ total, count, grams }) => money(Math.round(total / (count * grams))))
    return tell(
      language,
      `By the gram ${called(less, language)} comes cheaper, at ${low} against ${high}`,
      `Por gramo sale mejor ${called(less, language)}: ${low} frente a ${high}`,
    )
  }
  if (less.total === more.total)
    return tell(language, `Both come to ${money(less.total)}`, `Las dos opciones cuestan ${money(less.total)}`)
  const saved = money(more.total - less.total)
  return tell(
    language,
    `${called(less, language)} ${less.count === 1 ? 'saves' : 'save'} you ${saved} over ${called(more, language)}`,
    `Con ${called(less, language)} ahorras ${saved} frente a ${called(more, language)}`,
  )
}

function priced({ count, names: [one], item, total }: Way, language: Language): string {
  const lowest = tell(language, `The lowest-priced ${one}`, `Lo más barato en ${one}`)
  const sum =
    count === 1 ? '' : tell(language, `, so ${count} come to ${money(total)}`, `, ${count} son ${money(total)}`)
  return tell(
    language,
    `${lowest} is ${nameOf(item, language)} for ${money(item.payable ?? 0)}${sum}`,
    `${lowest} es ${nameOf(item, language)} por ${money(item.payable ?? 0)}${sum}`,
  )
}
