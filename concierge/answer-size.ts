import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import type { Item } from './retrieve/item.ts'
import type { Wish } from './retrieve/wish.ts'
import { sizeText, trim } from './say/describe.ts'
import { describeAsked } from './say/describe-product.ts'
import { type Language, listOf, sentence, shortName, tell } from './say/wording.ts'

/** "Is it 1 gram", "are they 10 mg each": yes, or the size that it is; of several each that is not so. */
export function answerSize(items: readonly Item[], { plain, said, language }: ProductQuestion): ProductAnswer {
  const text = verdictOn(items, { plain, said, language })
  const [first, other] = items
  const rest = first === undefined || other !== undefined ? '' : describeAsked(first, '', null, language)
  return {
    text: [text, rest].filter((line) => line !== '').join(' '),
    about: items,
    shown: items.filter(({ inStock }) => inStock),
    known: true,
  }
}

type Asked = { plain: string; said: Wish; language: Language }

function verdictOn(items: readonly Item[], { plain, said, language }: Asked): string {
  const told = items.flatMap((item) => {
    const size = sizeTold(item, language)
    return size === '' ? [] : [{ item, size, fits: isOfSize(item, said, plain) }]
  })
  const [first, other] = told
  if (first === undefined) return tell(language, "The menu doesn't list the size.", 'El menú no indica el tamaño.')
  if (OR.test(plain)) return sentence(listOf(told.map(named(other === undefined, language)), language))
  if (told.every(({ fits }) => fits)) {
    const yes = other === undefined ? `it's ${first.size}` : 'all of them are'
    return sentence(tell(language, `Yes, ${yes}`, other === undefined ? `Sí, es de ${first.size}` : 'Sí, todos'))
  }
  const line = listOf(told.map(named(other === undefined, language)), language)
  return told.some(({ fits }) => fits)
    ? tell(language, `Not all of them: ${line}.`, `No todos: ${line}.`)
    : tell(language, `No, ${line}.`, `No, ${line}.`)
}

const OR = /\b(?:or|o)\b/

function named(alone: boolean, language: Language): (one: { item: Item; size: string }) => string {
  return ({ item, size }) =>
    alone
      ? tell(language, `it's ${size}`, `es de ${size}`)
      : tell(language, `${shortName(item)} is ${size}`, `${shortName(item)} es de ${size}`)
}

/** The size of a row; of a pack also what each of it weighs. */
function sizeTold(item: Item, language: Language): string {
  const each = weightOfEach(item)
  const size = sizeText(item)
  const article = /^\d+-pack/.test(size) ? tell(language, 'a ', '') : ''
  return each === null
    ? `${article}${size}`
    : `${article}${size} ${tell(language, 'in all', 'en total')}, ${trim(each)} g ${tell(language, 'each', 'cada uno')}`
}

function weightOfEach({ category, grams, packCount }: Item): number | null {
  return category === 'edible' || grams === null || packCount === null || packCount < 2 ? null : grams / packCount
}

const OF_EACH = /\b(?:each|apiece|a ?piece|per|cada)\b/

function isOfSize(item: Item, said: Wish, plain: string): boolean {
  const each = weightOfEach(item)
  const weights = [OF_EACH.test(plain) ? null : item.grams, each ?? item.grams].flatMap((weight) => weight ?? [])
  const isNear = (weight: number, wanted: number): boolean => Math.abs(weight - wanted) < Math.max(0.02, wanted / 60)
  return (
    (said.grams.length === 0 || said.grams.some((wanted) => weights.some((weight) => isNear(weight, wanted)))) &&
    (said.packCount === null || item.packCount === said.packCount) &&
    isWithin(item.mgPerPiece, said.mgPieceMin, said.mgPieceMax) &&
    isWithin(item.mgTotal, said.mgTotalMin, said.mgTotalMax)
  )
}

function isWithin(amount: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true
  return amount !== null && amount >= (least ?? 0) && amount <= (most ?? Infinity)
}
