import { type Category, CATEGORIES } from '#contract/catalog.ts'
import { DOSE, figureAsked, PRICE, type Range, rangeOf, spanOf, THC, verdict } from './answer-compare-kinds.ts'
import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { type Form, NO_WISH, type Wish } from './retrieve/wish.ts'
import { nameWish } from './say/name-wish.ts'
import { sentence, tell } from './say/wording.ts'

/** "Select vs Rythm carts": what two makers ask for and how strong they come, on the shelf that is named or that both have most on. */
export function answerCompareMakers(
  { brands, forms }: Pick<Wish, 'brands' | 'forms'>,
  { store, plain, language }: ProductQuestion,
): ProductAnswer | null {
  const [one, other, third] = [...new Set(brands)]
  const named = forms.filter((form, at) => forms.findIndex((first) => isSameForm(first, form)) === at)
  if (one === undefined || other === undefined || third !== undefined || named.length > 1) return null
  const of = (brand: string, shelf: Wish['forms']): ReturnType<typeof retrieve>['met'] =>
    retrieve(store, { ...NO_WISH, brands: [brand], forms: shelf }).met
  const shelf =
    named.length > 0 ? named : sharedShelf((category) => [one, other].map((brand) => of(brand, on(category)).length))
  if (shelf === null) return null
  const eaten = shelf.every(({ category }) => category === 'edible')
  const strength = eaten ? DOSE : THC
  const sides = [one, other].flatMap((brand) => {
    const items = of(brand, shelf)
    const price = rangeOf(items, PRICE)
    return price === null ? [] : [{ brand: brand.replace(/[.!]+$/, ''), price, strong: rangeOf(items, strength) }]
  })
  const [a, b] = sides
  if (a !== undefined && b === undefined)
    return onlyOne(a, { lacking: a.brand === one.replace(/[.!]+$/, '') ? other : one, shelf, strength, language })
  if (a === undefined || b === undefined) return null
  const what = nameWish({ ...NO_WISH, forms: shelf }, language)
  const figure = figureAsked(plain, eaten)
  const weighed = figure === PRICE ? ([a.price, b.price] as const) : ([a.strong, b.strong] as const)
  const said = ({ brand, price, strong }: (typeof sides)[number]): string =>
    `${brand} (${[spanOf(price, PRICE, language), ...(strong === null ? [] : [spanOf(strong, strength, language)])].join(', ')})`
  const text =
    figure !== null && weighed[0] !== null && weighed[1] !== null
      ? verdict([a.brand, weighed[0]], [b.brand, weighed[1]], { figure, language, plain })
      : tell(
          language,
          `in ${what} I have ${said(a)} against ${said(b)}; which is nicer is a matter of taste`,
          `en ${what} tengo ${said(a)} frente a ${said(b)}; cuál es mejor es cuestión de gusto`,
        )
  const ranges = sides.flatMap(({ price, strong }): Range[] => (strong === null ? [price] : [price, strong]))
  return {
    text: sentence(text),
    about: ranges.flatMap(({ first, last }) => [first, last]),
    shown: [a.price.first, b.price.first],
    known: true,
    amounts: [a, b].flatMap(({ price }) => [price.low, price.high]),
  }
}

type Side = { brand: string; price: Range; strong: Range | null }
type Lack = { lacking: string; shelf: Wish['forms']; strength: typeof THC; language: ProductQuestion['language'] }

/** Only one of the two has such things here. */
function onlyOne({ brand, price, strong }: Side, { lacking, shelf, strength, language }: Lack): ProductAnswer {
  const what = nameWish({ ...NO_WISH, forms: shelf }, language)
  const told = [spanOf(price, PRICE, language), ...(strong === null ? [] : [spanOf(strong, strength, language)])]
  const text = tell(
    language,
    `I have no ${what} from ${lacking} right now, only from ${brand} (${told.join(', ')})`,
    `Ahora mismo no tengo ${what} de ${lacking}, solo de ${brand} (${told.join(', ')})`,
  )
  const about = [price.first, price.last, ...(strong === null ? [] : [strong.first, strong.last])]
  return { text: sentence(text), about, shown: [price.first], known: true, amounts: [price.low, price.high] }
}

function isSameForm(one: Form, other: Form): boolean {
  return one.category === other.category && one.kinds.join() === other.kinds.join()
}

function on(category: Category): Wish['forms'] {
  return [{ category, kinds: [] }]
}

/** The shelf on which the maker with less has most. */
function sharedShelf(countsOf: (category: Category) => readonly number[]): Wish['forms'] | null {
  let [best, most]: [Category | null, number] = [null, 0]
  for (const category of CATEGORIES) {
    const least = Math.min(...countsOf(category))
    if (least > most) [best, most] = [category, least]
  }
  return best === null ? null : on(best)
}
