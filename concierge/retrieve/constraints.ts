import type { Category } from '#contract/catalog.ts'
import type { Store } from '#concierge/open-store.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { FLAVOR_BY_ID, SINGLE_FLAVORS } from './aromas.ts'
import { milligramsOf } from './cannabinoid-amount.ts'
import { hasMoreCbd } from './cbd-share.ts'
import { rowsOfBrand } from './rows-of-brand.ts'
import { rowsOfTerm } from './rows-of-term.ts'
import { CONSUMED, INHALED, NEITHER_SMOKED_NOR_EATEN } from './shelves.ts'
import type { Item } from './item.ts'
import { KIND_BY_ID } from './kinds.ts'
import { anyOf, isMarked, type MarkedRows, markRows, rowsOfShelves, rowsOfTypes } from './marked-rows.ts'
import { toldBySort } from './narrow.ts'
import { hasOtherNames, isCalled, saysOfItself } from './other-names.ts'
import { doseOf } from './dose-of.ts'
import { piecesSold } from './pieces-sold.ts'
import { insideConstraints } from './inside-constraints.ts'
import { isThcFree, isUnfelt } from './thc-free.ts'
import { comesIn } from './wear-sizes.ts'
import type { Form, Wish } from './wish.ts'

export type ConstraintId =
  | 'form'
  | 'not'
  | 'type'
  | 'brand'
  | 'term'
  | 'effect'
  | 'notEffect'
  | 'flavor'
  | 'terpene'
  | 'cannabinoid'
  | 'price'
  | 'potency'
  | 'dose'
  | 'size'
  | 'pack'
  | 'sale'
  | 'ratio'
  | 'beginner'

/**
 * One hard condition of a wish. An item is offered only when every constraint holds and it is in stock. Where it is known which
 * rows keep it, `marks` or, where they are few, `rows` say so beside `holds`: then no item need be looked at for it.
 */
export type Constraint = {
  id: ConstraintId
  holds: (item: Item) => boolean
  marks?: MarkedRows
  rows?: ReadonlySet<number>
}

function marked(id: ConstraintId, marks: MarkedRows): Constraint {
  return { id, marks, holds: isMarked(marks) }
}

export const BEGINNER_MG = 5
export const BEGINNER_THC = 20
const SIZE_TOLERANCE = 0.03

/** Compiles only the conditions the shopper named; effect wishes are judged apart (see retrieve.ts). */
export function constraintsOf(store: Store, wish: Wish): Constraint[] {
  const list: Constraint[] = [formConstraint(store, wish), ...exclusions(store, wish)]
  if (wish.strainTypes.length > 0) list.push(marked('type', rowsOfTypes(store, wish.strainTypes)))
  if (wish.brands.length > 0) {
    const rows = new Set(wish.brands.flatMap((brand) => rowsOfBrand(store, brand)))
    list.push({ id: 'brand', rows, holds: (item) => rows.has(item.row) })
  }
  for (const term of wish.terms) {
    const rows = rowsOfTerm(store, term)
    list.push({ id: 'term', rows, holds: (item) => rows.has(item.row) })
  }
  if (wish.flavors.length > 0)
    list.push({ id: 'flavor', holds: (item) => wish.flavors.some((flavor) => item.flavors.has(flavor)) })
  list.push(...insideConstraints(wish))
  if (wish.thcFree) list.push({ id: 'cannabinoid', holds: isThcFree })
  if (wish.unfelt) list.push({ id: 'cannabinoid', holds: isUnfelt })
  if (wish.ratios.length > 0)
    list.push({ id: 'ratio', holds: (item) => wish.ratios.some((ratio) => item.ratios.includes(ratio)) })
  if (wish.cbdRich) list.push(marked('ratio', markRows(store, 'more cbd', hasMoreCbd)))
  list.push(...moneyConstraints(wish), ...strengthConstraints(wish), ...sizeConstraints(store, wish))
  if (wish.beginner || wish.gentle) list.push(marked('beginner', markRows(store, 'for beginners', suitsBeginner)))
  return list
}

function formConstraint(store: Store, wish: Wish): Constraint {
  const { inhaled } = wish
  const { forms } = wish
  if (forms.length > 0) return marked('form', anyOf(forms.map((form) => rowsOfForm(store, form))))
  const isOn = (shelves: readonly Category[]): Constraint => marked('form', rowsOfShelves(store, shelves))
  if (wish.thcFree || wish.unfelt || wish.cbdMgMin !== null) return isOn([...CONSUMED, 'topical'])
  if (inhaled === true || wish.soon) return isOn(INHALED)
  if (inhaled === false) return isOn(wish.notCategories.includes('edible') ? NEITHER_SMOKED_NOR_EATEN : ['edible'])
  if (wish.brands.length > 0 || wish.terms.length > 0) return { id: 'form', holds: () => true }
  if (wish.cannabinoids.length > 0) return isOn(CONSUMED)
  if (wish.effects.includes('aroused')) return isOn([...CONSUMED, 'topical'])
  if (
    wish.effects.length > 0 ||
    wish.leaning.length > 0 ||
    wish.order === 'strongest' ||
    wish.order === 'thcValue' ||
    wish.strainTypes.length > 0
  )
    return isOn(CONSUMED.filter((category) => category !== 'tincture'))
  return isOn(CONSUMED)
}

/** The rows that a form takes. */
export function rowsOfForm(store: Store, form: Form): MarkedRows {
  const key = `form ${form.category}/${form.kinds.join()}/${form.word ?? ''}/${form.told ?? ''}`
  return markRows(store, key, (item) => fitsForm(item, form))
}

/** A menu may call one maker by a longer name as well: "Kiln" and "Kiln Reserve". */
function isOfMaker(brand: string, maker: string): boolean {
  return brand === maker || foldText(brand).startsWith(`${foldText(maker)} `)
}

function isGear({ category }: Item): boolean {
  return category === 'accessory' || category === 'merch'
}

/** "Hash", "rosin": what a rig or a press is for is none of it. */
function isDabbed(kind: string): boolean {
  return KIND_BY_ID.get(kind)?.category === 'concentrate'
}

export function fitsForm(item: Item, form: Form): boolean {
  if (form.category !== null && item.category !== form.category) return false
  if (form.category === null && isGear(item) && form.kinds.some(isDabbed)) return false
  // What a maker says of all it makes is in the descriptions of its flower too.
  const told = form.told === true && (form.category !== null || item.category !== 'flower' || item.kinds.has('infused'))
  for (const kind of form.kinds)
    if (!item.kinds.has(kind) && !(told && item.mentioned.includes(kind)) && !isTasteOf(item, kind, form)) return false
  return form.word === undefined || isCalled(item, form.word) || (told && saysOfItself(item, form.word))
}

/** "Caramel chews": beside another thing to eat, a sweet is what that tastes of. */
function isTasteOf(item: Item, kind: string, { kinds }: Form): boolean {
  const isAnother = (id: string): boolean =>
    id !== kind && KIND_BY_ID.get(id)?.quality === false && MADE_WITH[id] === undefined && item.kinds.has(id)
  return MADE_WITH[kind] !== undefined && kinds.some(isAnother) && tastesOfKind(item, kind)
}

function exclusions(store: Store, wish: Wish): Constraint[] {
  const list: Constraint[] = []
  const not = (holds: (item: Item) => boolean): void => {
    list.push({ id: 'not', holds })
  }
  if (wish.notCategories.length > 0) not((item) => !wish.notCategories.includes(item.category))
  for (const kind of wish.notKinds) {
    const isNot = (item: Item): boolean =>
      !item.kinds.has(kind) && !item.mentioned.includes(kind) && !tastesOfKind(item, kind)
    list.push(marked('not', markRows(store, `not ${kind}`, isNot)))
  }
  if (wish.inhaled === false && wish.forms.length > 0) not((item) => !['flower', 'pre-roll'].includes(item.category))
  if (wish.notStrainTypes.length > 0)
    not((item) => item.strainType === null || !wish.notStrainTypes.includes(item.strainType))
  if (wish.notBrands.length > 0)
    not(
      ({ product }) => product.brand === null || !wish.notBrands.some((maker) => isOfMaker(product.brand ?? '', maker)),
    )
  for (const id of wish.notFlavors)
    list.push(
      marked(
        'not',
        markRows(store, `no flavour ${id}`, (item) => !hasFlavor(item, id)),
      ),
    )
  if (wish.notTerpenes.length > 0) not((item) => !wish.notTerpenes.some((id) => item.terpenes.includes(id)))
  if (wish.notCannabinoids.length > 0) not((item) => !wish.notCannabinoids.some((id) => item.cannabinoids.has(id)))
  if (wish.notTerms.length > 0) {
    const rows = new Set(wish.notTerms.flatMap((refused) => [...rowsOfRefused(store, refused)]))
    const stuffs = wish.notTerms.flatMap((stem) => toldBySort(stem) ?? [])
    const called = wish.notTerms.filter(hasOtherNames)
    const sorts = wish.forms.some(({ kinds }) => kinds.includes('chocolate')) ? wish.notTerms.filter(isSortTold) : []
    for (const sort of sorts) not(({ product }) => !foldText(product.description ?? '').includes(`${sort} choc`))
    not(
      (item) =>
        !rows.has(item.row) &&
        !stuffs.some((isOf) => isOf(item)) &&
        !called.some((word) => isCalled(item, word)) &&
        !wish.notTerms.some((word) => item.ratios.includes(word)),
    )
  }
  if (wish.notEffects.length > 0)
    list.push({ id: 'notEffect', holds: (item) => !wish.notEffects.some((effect) => item.effects.has(effect)) })
  return list
}

/** Of several words together, what has all of them. */
function rowsOfRefused({ words }: Store, refused: string): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = refused
    .split(' ')
    .map((stem) => new Set([...(words.names.get(stem) ?? []), ...(words.traits.get(stem) ?? [])]))
  return others.reduce((rows, more) => rows.intersection(more), first)
}

/** "No dark chocolate": which it is may stand in the description alone. */
function isSortTold(stem: string): boolean {
  return stem === 'dark' || stem === 'milk' || stem === 'white'
}

/** "Chocolate, nothing with caramel": a kind of sweet may be what another is made with. */
const MADE_WITH: Readonly<Record<string, RegExp>> = { caramel: /caramel|toffee/i, chocolate: /chocolat|cocoa/i }

function tastesOfKind({ category, product, label }: Item, kind: string): boolean {
  const taste = category === 'edible' ? MADE_WITH[kind] : undefined
  return taste !== undefined && (taste.test(label) || product.flavors.some((flavor) => taste.test(flavor)))
}

/** Of what is refused the description may speak too, where one flavour is meant and not a whole kind of them. */
function hasFlavor({ flavors, product }: Item, id: string): boolean {
  const sold = FLAVOR_BY_ID.get(id)?.sold
  return flavors.has(id) || (SINGLE_FLAVORS.has(id) && sold?.test(foldText(product.description ?? '')) === true)
}

function moneyConstraints(wish: Wish): Constraint[] {
  const list: Constraint[] = []
  const { priceMax, priceMin } = wish
  if (priceMax !== null) list.push({ id: 'price', holds: (item) => item.payable !== null && item.payable <= priceMax })
  if (priceMin !== null) list.push({ id: 'price', holds: (item) => item.payable !== null && item.payable >= priceMin })
  if (wish.onSale) list.push({ id: 'sale', holds: (item) => item.onSale })
  return list
}

function strengthConstraints(wish: Wish): Constraint[] {
  const list: Constraint[] = []
  const between = (
    id: ConstraintId,
    read: (item: Item) => number | null,
    low: number | null,
    high: number | null,
  ): void => {
    if (low !== null) list.push({ id, holds: (item) => (read(item) ?? -1) >= low })
    if (high !== null) list.push({ id, holds: (item) => (read(item) ?? Number.POSITIVE_INFINITY) <= high })
  }
  between('potency', (item) => (item.category === 'edible' ? null : item.product.thcPercent), wish.thcMin, wish.thcMax)
  between('dose', doseOf, wish.mgPieceMin, wish.mgPieceMax)
  between('dose', (item) => item.mgTotal, wish.mgTotalMin, wish.mgTotalMax)
  between('dose', (item) => milligramsOf(item, 'cbd'), wish.cbdMgMin, wish.cbdMgMax)
  return list
}

const LEAST_OF_FLOWER = 3.5

/** "an eighth or a cart": the weight is that of the flower alone. */
function isSizeOfFlower({ forms, grams }: Wish): boolean {
  const shelves = new Set(forms.map(({ category }) => category))
  return shelves.has('flower') && shelves.size > 1 && grams.every((weight) => weight >= LEAST_OF_FLOWER)
}

function sizeConstraints(store: Store, wish: Wish): Constraint[] {
  const list: Constraint[] = []
  const { grams, gramsMin, gramsMax, packCount, packMin, wear } = wish
  const isAsked = (item: Item): boolean => wish.forms.some((form) => fitsForm(item, form))
  if (wear !== null) list.push({ id: 'size', holds: comesIn(store.items, wear, isAsked) })
  const besides = isSizeOfFlower(wish)
  if (grams.length > 0) {
    const isOf = (item: Item): boolean =>
      (besides && item.category !== 'flower') ||
      grams.some((wanted) => item.grams !== null && Math.abs(item.grams - wanted) <= wanted * SIZE_TOLERANCE)
    list.push(marked('size', markRows(store, `grams ${grams.join()}${besides ? ' of flower' : ''}`, isOf)))
  }
  if (gramsMin !== null) list.push({ id: 'size', holds: (item) => (item.grams ?? -1) >= gramsMin })
  if (gramsMax !== null)
    list.push({ id: 'size', holds: (item) => (item.grams ?? Number.POSITIVE_INFINITY) <= gramsMax })
  if (packCount !== null) list.push({ id: 'pack', holds: (item) => piecesSold(item) === packCount })
  if (packMin !== null) list.push({ id: 'pack', holds: (item) => (piecesSold(item) ?? 1) >= packMin })
  if (wish.single) list.push({ id: 'pack', holds: (item) => (item.packCount ?? 1) === 1 })
  return list
}

/** First-timers: edibles up to 5 mg a piece, flower and pre-rolls of modest THC, nothing infused or concentrated. */
export function suitsBeginner(item: Item): boolean {
  switch (item.category) {
    case 'edible':
      return (doseOf(item) ?? Number.POSITIVE_INFINITY) <= BEGINNER_MG
    case 'flower':
    case 'pre-roll':
      return item.product.thcPercent !== null && item.product.thcPercent <= BEGINNER_THC && !item.kinds.has('infused')
    case 'tincture':
    case 'topical':
    case 'accessory':
    case 'merch':
      return true
    case 'vape':
    case 'concentrate':
      return false
  }
}
