import type { ProductQuestion } from './product-answer.ts'
import { choose } from './retrieve/choose.ts'
import { fitsForm } from './retrieve/constraints.ts'
import { findNamed, rowsWithAll } from './retrieve/find-named.ts'
import { nameStems } from './retrieve/gazetteer.ts'
import type { Item } from './retrieve/item.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { rowsOfTerm } from './retrieve/rows-of-term.ts'
import { NO_WISH, type Wish } from './retrieve/wish.ts'
import type { Store } from './open-store.ts'
import { twoSizes } from './answer-compare-sizes.ts'
import { readWish } from './understand/read-wish.ts'

/** Enough of one name's forms and sizes to find the pair that compares best. */
const WEIGHED = 40

/** The two sides of a comparison as the sentence names them: by name, or as the extreme of a shelf ("the strongest sativa eighth"). */
export function sidesOf({ store, plain, wish, agent }: ProductQuestion, pointed: readonly Item[]): Item[] {
  const sizes = pointed.length === 0 ? twoSizes(store, wish) : []
  if (sizes.length === 2) return sizes
  const both = pointed.length === 0 ? bothOfMaker(store, plain, wish) : []
  if (both.length === 2) return both
  const [first, second] = wish.terms
    .filter((term) => term.rows !== null && term.rows.size > 0)
    .map((term) => rowsOfTerm(store, term))
  if (first !== undefined && second !== undefined && pointed.length === 0) {
    const itemsOf = (rows: ReadonlySet<number>): Item[] =>
      [...rows]
        .flatMap((row) => store.items[row] ?? [])
        .filter((item) => wish.forms.length === 0 || wish.forms.some((form) => fitsForm(item, form)))
        .sort((a, b) => Number(b.inStock) - Number(a.inStock))
        .slice(0, WEIGHED)
    const pair = closestPair(itemsOf(first), itemsOf(second), plain)
    if (pair.length === 2) return pair
  }
  const behind = plain.replace(
    /^.*?\b(?:compare|difference between|between|better(?! than)|diferencia entre|comparar?)\b,?/,
    ' ',
  )
  const body = behind.trim() === '' ? plain : behind
  const sides = body
    .split(/\b(?:and|vs|versus|or|with|to|y|o|than|from|compared)\b|,/)
    .map((side) => side.trim())
    .filter((side) => side !== '')
  const found: (readonly Item[])[] = []
  for (const side of sides) {
    const read = readWish(side, store.vocabulary).wish
    const extreme =
      read.order === null || read.terms.length > 0 || (read.forms.length === 0 && read.strainTypes.length === 0)
        ? undefined
        : choose(retrieve(store, { ...read, count: 1 }).met, { ...read, count: 1 }, agent)[0]
    const named = namedBy(store, side, wish, read)
    if (extreme !== undefined) found.push([extreme.item])
    else if (named.length > 0) found.push(named)
  }
  if (found.length < 2 && pointed.length > 0) found.unshift(...pointed.map((item) => [item]))
  const other = found.slice(1).find((side) => side.some((item) => item !== found[0]?.[0])) ?? []
  return closestPair(found[0] ?? [], other, plain)
}

/** "The two Palmera packs": both things that one maker has of what is said; empty where they are not two. */
function bothOfMaker(store: Store, plain: string, wish: Wish): Item[] {
  if (wish.brands.length !== 1 || wish.terms.length > 0 || !BOTH.test(plain)) return []
  const { met } = retrieve(store, { ...NO_WISH, brands: wish.brands, forms: wish.forms, strainTypes: wish.strainTypes })
  const meant = /\bpacks?\b/.test(plain) ? met.filter(({ packCount }) => (packCount ?? 1) > 1) : met
  return meant.length === 2 ? [...meant] : []
}

const BOTH = /\b(?:the two|the 2|both|your two|these two|those two)\b/

function namedBy(store: Store, side: string, wish: Wish, own: Wish): readonly Item[] {
  const ofMaker = own.brands.length === 0 ? madeBy(store, side, wish.brands) : []
  if (ofMaker.length > 0) return ofMaker
  const forms = own.forms.length > 0 ? own.forms : wish.forms
  const named = findNamed(store, side, {
    ...NO_WISH,
    forms,
    grams: own.grams,
    brands: own.brands.length > 0 ? own.brands : wish.brands,
  })
  if (named.items.length > 0 && named.coverage >= 0.5) return named.items
  const worded = rowsWithAll(store, side)
  return forms.length === 0 ? worded : worded.filter((item) => forms.some((form) => fitsForm(item, form)))
}

/** "Kestrel sativa vs indica cone": of the maker that the other side names, what has every word of this one in its name. */
function madeBy(store: Store, side: string, brands: readonly string[]): readonly Item[] {
  const stems = nameStems(side)
  if (brands.length !== 1 || stems.length < 2) return []
  return store.items.filter(
    ({ product, nameWords }) => brands.includes(product.brand ?? '') && stems.every((stem) => nameWords.has(stem)),
  )
}

/** What a word of a product's name costs that was not said: the device, not its spare part. */
const UNSAID = 0.1

/** Of all that two names may mean, the pair of one shelf and size. */
export function closestPair(left: readonly Item[], right: readonly Item[], plain: string): Item[] {
  const said = new Set(nameStems(plain))
  const weigh = (item: Item) => ({ item, unsaid: [...item.nameWords].filter((word) => !said.has(word)).length })
  const others = right.slice(0, WEIGHED).map(weigh)
  const [first] = left
  let best: { pair: Item[]; score: number } | null = null
  for (const [i, { item: a, unsaid }] of left.slice(0, WEIGHED).map(weigh).entries()) {
    for (const [j, { item: b, unsaid: unsaidToo }] of others.entries()) {
      if (a === b) continue
      const score =
        (a.category === b.category ? 4 : 0) +
        (a.grams !== null && a.grams === b.grams ? 2 : 0) +
        (a.category === 'flower' ? 1 : 0) +
        (a.kinds.has('infused') === b.kinds.has('infused') ? 1.5 : 0) -
        UNSAID * (unsaid + unsaidToo) -
        (i + j) * 0.01
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { pair: [a, b], score }
    }
  }
  return best?.pair ?? (first === undefined ? [] : [first])
}
