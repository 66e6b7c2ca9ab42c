import type { Store } from './open-store.ts'
import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import { fitsForm } from './retrieve/constraints.ts'
import { rowsOfTerm } from './retrieve/rows-of-term.ts'
import { nameStems } from './retrieve/gazetteer.ts'
import type { Item } from './retrieve/item.ts'
import type { Wish } from './retrieve/wish.ts'
import { money, nameOf, sentence, tell } from './say/wording.ts'

/** Cents a gram, to the cent. */
export function perGram({ payable, grams }: Item): number | null {
  return payable === null || grams === null || grams <= 0 ? null : Math.round(payable / grams)
}

const SIZE_TOLERANCE = 0.11

/** The two sizes of one name that are weighed up: "blue dream, is the ounce a better deal than the 7g"; empty where they are not two. */
export function twoSizes(store: Store, { terms, grams, forms }: Wish): Item[] {
  const [term, otherTerm] = terms.filter(({ rows }) => rows !== null && rows.size > 0)
  const [one, other, third] = grams
  if (term === undefined || otherTerm !== undefined || one === undefined || other === undefined || third !== undefined)
    return []
  const called = [...rowsOfTerm(store, term)]
    .flatMap((row) => store.items[row] ?? [])
    .filter((item) => forms.length === 0 || forms.some((form) => fitsForm(item, form)))
    .sort((a, b) => Number(b.inStock) - Number(a.inStock))
  const ofSize = (weight: number): readonly Item[] =>
    called.filter((item) => item.grams !== null && Math.abs(item.grams - weight) < SIZE_TOLERANCE)
  const right = ofSize(other)
  for (const left of ofSize(one)) {
    const same = right.find((item) => isOneThing(left, item))
    if (same !== undefined) return [left, same]
  }
  return []
}

const SIZE_WORD = /^(?:eighth|quarter|half|ounce|zip|gram|g|oz|\d+(?:\.\d+)?g?)$/

/** Two sizes of one product. */
function isOneThing(a: Item, b: Item): boolean {
  return a.grams !== b.grams && a.category === b.category && a.product.brand === b.product.brand && bare(a) === bare(b)
}

function bare({ product }: Item): string {
  return nameStems(product.name)
    .filter((stem) => !SIZE_WORD.test(stem))
    .join(' ')
}

const OF_STRENGTH = /\b(?:strong|weak|potent|mild|thc|cbd|terp|fresh|smok)\p{L}*/u

/** Of two sizes of one product: what a gram costs in either; null where they are two things, or a price is not known. */
export function weighSizes(a: Item, b: Item, { plain, language }: ProductQuestion): ProductAnswer | null {
  if (OF_STRENGTH.test(plain)) return null
  const [x, y] = [perGram(a), perGram(b)]
  if (x === null || y === null || !isOneThing(a, b)) return null
  const [less, more] = x <= y ? [a, b] : [b, a]
  const [low, high] = [Math.min(x, y), Math.max(x, y)]
  const size = ({ grams }: Item): string => `${grams ?? ''} g`
  const verdict =
    x === y
      ? tell(language, `Both come to ${money(x)} a gram`, `Los dos salen a ${money(x)} el gramo`)
      : tell(
          language,
          `The ${size(less)} is the better deal, at ${money(low)} a gram against ${money(high)} for the ${size(more)}`,
          `El de ${size(less)} sale mejor, a ${money(low)} el gramo frente a ${money(high)} el de ${size(more)}`,
        )
  const prices = [a, b].map((item) => `${size(item)} ${tell(language, 'for', 'por')} ${money(item.payable ?? 0)}`)
  const texts = [sentence(verdict), sentence(`${nameOf(a, language)}: ${prices.join(', ')}`)]
  for (const item of [a, b])
    if (!item.inStock)
      texts.push(
        tell(language, `The ${size(item)} is sold out right now.`, `El de ${size(item)} está agotado ahora mismo.`),
      )
  return {
    text: texts.join(' '),
    about: [a, b],
    shown: [a, b].filter((item) => item.inStock),
    known: true,
    amounts: [x, y],
  }
}
