import type { Store } from '#concierge/open-store.ts'
import { brandKey } from './brand-key.ts'
import { fitsForm, rowsOfForm } from './constraints.ts'
import { KIND_BY_ID } from './kinds.ts'
import type { MarkedRows } from './marked-rows.ts'
import type { Form, Wish } from './wish.ts'

/** A wish with its forms as this menu has them: what it knows under no such word, on no such shelf or in no name is looked for wider. */
export function settleForms(store: Store, said: Wish): Wish {
  const wish = asFilledByMaker(store, asNamedGear(store, said))
  return wish.forms.every(isSettled)
    ? wish
    : {
        ...wish,
        forms: formsThere(
          store,
          wish.forms.map((form) => anywhereElse(form, wish)),
        ),
      }
}

/** "Something solventless but no dab", "live rosin across all types": what it is made of is meant, on whatever shelf that is left. */
function anywhereElse(form: Form, { notCategories }: Wish): Form {
  const isRefused = form.category !== null && notCategories.includes(form.category)
  return form.loose === true && isRefused ? { category: null, kinds: form.kinds, loose: true } : form
}

/** "The Mighty vaporizer", "a Palm vape": what is called so, where it is gear and nothing to fill it with. */
function asNamedGear({ items }: Store, wish: Wish): Wish {
  const [form, other] = wish.forms
  if (form === undefined || other !== undefined || form.category !== 'vape' || form.kinds.length > 0) return wish
  const named = wish.terms.flatMap(({ rows }) => [...(rows ?? [])].flatMap((row) => items[row] ?? []))
  return named.length > 0 && named.every(({ category }) => category === 'accessory') ? { ...wish, forms: [] } : wish
}

/** What a word for a kind may stand for, of a maker that has no other. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  cartridge: ['pod', 'disposable'],
  pod: ['cartridge'],
  gummy: ['chew'],
  chew: ['gummy'],
}

/** A maker's cartridges are its pods or disposables, where it fills no others, and its gummies its chews. */
function asFilledByMaker(store: Store, wish: Wish): Wish {
  const { brands, forms } = wish
  if (brands.length === 0 || !forms.some(({ kinds }) => kinds.some((kind) => Object.hasOwn(STANDS_FOR, kind))))
    return wish
  const makers = new Set(brands.map(brandKey))
  const shelves = [...(store.shelves.get('vape') ?? []), ...(store.shelves.get('edible') ?? [])]
  const filled = shelves.filter((item) => item.inStock && item.brandKey !== null && makers.has(item.brandKey))
  const isFilled = (kind: string): boolean => filled.some(({ kinds }) => kinds.has(kind))
  const kindOf = (kind: string): string => (isFilled(kind) ? undefined : STANDS_FOR[kind]?.find(isFilled)) ?? kind
  return { ...wish, forms: wish.forms.map((form) => ({ ...form, kinds: form.kinds.map(kindOf) })) }
}

type Said = { wish: Wish; plain: string }
const OF_THEM = / ones?\b/

/** "And kief?" after gummies: where nothing on the shelf of before is made with it, what is called so itself is meant. */
export function ofOwnShelf(store: Store, wish: Wish, { wish: { forms: said }, plain }: Said): Wish {
  if (OF_THEM.test(plain)) return wish
  if (said.length === 0 || !said.every(({ category, loose }) => loose === true && category === 'concentrate'))
    return wish
  const isServed = (form: Form): boolean => isThere(store, settleForm(store, form))
  return wish.forms.some(isServed) || !said.some(isServed)
    ? wish
    : { ...wish, forms: said, mgPieceMax: null, mgPieceMin: null }
}

/**
 * "And the mandarin orange one" after a cartridge: what is called so is meant, on whatever shelf of the menu it is. What vaporizes
 * flower is called a vape too, by its name ("the Harrow vape").
 */
export function ofNamedShelf(store: Store, wish: Wish, { forms, terms }: Wish): Wish {
  const items = terms.flatMap(({ rows }) => [...(rows ?? [])].flatMap((row) => store.items[row] ?? []))
  const isOpenVape = forms.length > 0 && forms.every(({ category, kinds }) => category === 'vape' && kinds.length === 0)
  if (isOpenVape && items.length > 0 && items.every(({ kinds }) => kinds.has('vaporizer')))
    return { ...wish, forms: [{ category: 'accessory', kinds: ['vaporizer'] }] }
  const isCarried = forms.length === 0 && wish.forms.length > 0 && items.length > 0
  return isCarried && !items.some((item) => wish.forms.some((form) => fitsForm(item, form)))
    ? { ...wish, forms: [], grams: wish.grams.filter((weight) => items.some(({ grams }) => grams === weight)) }
    : wish
}

function isSettled({ kinds, word }: Form): boolean {
  return word === undefined && !kinds.some(isQuality)
}

function isQuality(kind: string): boolean {
  return KIND_BY_ID.get(kind)?.quality === true
}

/** "Indoor eighths" are flower, and a pre-roll made of such flower is none. */
function isOfThePlant(kind: string): boolean {
  const { category, described } = KIND_BY_ID.get(kind) ?? {}
  return category === 'flower' && described === true
}

/** "cookies or brownies": where one of them is there, what else is of the kind is no answer to the other. */
function formsThere(store: Store, forms: readonly Form[]): readonly Form[] {
  const settled = forms.map((form) => settleForm(store, form))
  const there = settled.filter(({ word }) => word !== undefined)
  return settled.filter(
    (form, at) =>
      forms[at]?.word === undefined ||
      form.word !== undefined ||
      !there.some(({ kinds }) => kinds.join() === form.kinds.join()),
  )
}

/**
 * "tea" asks for tea where the menu has any, and else for a drink; "live resin ones" for concentrates, and where there are none for
 * whatever else is made with it; "a live resin pen" for one that only its description calls so, where no name does.
 */
function settleForm(store: Store, { word, ...form }: Form): Form {
  const called = word === undefined || form.category === null ? null : { ...form, word }
  if (called !== null && isThere(store, called)) return called
  const described: Form | null = called !== null && form.kinds.every(isQuality) ? { ...called, told: true } : null
  if (described !== null && isThere(store, described)) return described
  if (!form.kinds.some(isQuality) || isThere(store, form)) return form
  const made = form.kinds.filter((kind) => kind !== 'infused')
  const anywhere: Form = { category: null, kinds: made.length > 0 ? made : form.kinds }
  const wider: Form[] = [
    { ...form, told: true },
    ...(form.loose === true && !form.kinds.some(isOfThePlant) ? [anywhere, { ...anywhere, told: true as const }] : []),
  ]
  return wider.find((tried) => isThere(store, tried)) ?? form
}

/** Whether some of the marked rows of a shop are in stock: asked again and again of the same kinds. */
const stocked = new WeakMap<MarkedRows, boolean>()

function isThere(store: Store, form: Form): boolean {
  const rows = rowsOfForm(store, form)
  let there = stocked.get(rows)
  if (there === undefined) {
    const shelf = form.category === null ? store.items : (store.shelves.get(form.category) ?? [])
    there = shelf.some((item) => item.inStock && rows[item.row] === 1)
    stocked.set(rows, there)
  }
  return there
}
