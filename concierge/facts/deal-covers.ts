import type { Store } from '#concierge/open-store.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { thingsOf, weightsOf } from './deal-things.ts'

const OUNCE = 28
const OF_ALL =
  /\b(?:everything|storewide|entire (?:order|purchase|store)|whole (?:order|purchase|store)|any (?:item|product|purchase|order)|all (?:items|products))\b/
/** What narrows a deal to some of a shelf: which those are, rows tell only where the same words stand in them. */
const NARROWS =
  /\b(top[- ]shelf|mid[- ]shelf|bottom[- ]shelf|premium|deli|reserve|exotics?|indoor|outdoor|budget|value|house|infused|live resin|selected|select|certain|singles?|packs?|smalls|shake|disposables?|pods?)\b/g
const UNTOLD = /^(?:selected|select|certain)$/

/** Whether a deal is on a thing: `unsure` where its words narrow it by what the row of the thing does not tell. */
export type Covered = 'yes' | 'no' | 'unsure'

/** Whether one clause of a deal is on a thing of the menu, by its shelf, size, maker and the words that narrow it. */
export function dealCovers(store: Pick<Store, 'items'>, text: string, item: Item): Covered {
  const told = foldText(text).replaceAll(/\bpre-rolls?\b/g, 'preroll')
  const makers = makersOf(store.items).filter(({ said }) => said.test(told))
  if (makers.length > 0 && !makers.some(({ key }) => key === item.brandKey)) return 'no'
  if (OF_ALL.test(told)) return 'yes'
  const beside = makers.reduce((text, { said }) => text.replace(said, ' '), told)
  const things = thingsOf(beside.replace(/^\p{L}+day: /u, ''))
  const rows = things.filter((thing) => typeof thing === 'number')
  const own = thingsOf(wordsOf(item))
  const weights = weightsOf(beside)
  if (weights.alone ? item.category !== 'flower' : rows.length > 0 && !rows.some((row) => own.includes(row)))
    return 'no'
  if (rows.length === 0 && makers.length === 0 && !weights.alone) return 'unsure'
  if (weights.grams.length > 0 && !weights.grams.some((grams) => isOf(item, grams))) return 'no'
  const narrows = [...new Set([...told.matchAll(NARROWS)].map(([word]) => word.replace('-', ' ')))]
  const row = foldText(`${item.label} ${item.product.subcategory ?? ''} ${item.product.brand ?? ''}`).replaceAll(
    '-',
    ' ',
  )
  const untold = narrows.filter((word) => UNTOLD.test(word) || !row.includes(word.replace(/s$/, '')))
  if (untold.length === 0) return 'yes'
  return untold.some((word) => !UNTOLD.test(word) && isShelf(store.items, item, word)) ? 'no' : 'unsure'
}

function isOf({ grams }: Item, weight: number): boolean {
  return grams !== null && Math.abs(grams - weight) < 0.6
}

/** Whether the menu itself speaks so of some things, so that those without the word are others. */
function isShelf(items: readonly Item[], { category }: Item, word: string): boolean {
  return items.some(
    ({ label, product, category: shelf }) =>
      shelf === category &&
      foldText(`${label} ${product.subcategory ?? ''}`)
        .replaceAll('-', ' ')
        .includes(word.replace(/s$/, '')),
  )
}

/** A thing in the words that deals are told in; a cart of live resin is a cart, and no concentrate. */
function wordsOf({ category, kinds, grams }: Item): string {
  const weight = grams !== null && Math.abs(grams - OUNCE) < 0.6 ? 'ounce' : ''
  const own = BY_SHELF.has(category) ? '' : [...kinds].join(' ')
  return `${category.replace('pre-roll', 'preroll')} ${own} ${weight}`
}

const BY_SHELF: ReadonlySet<string> = new Set(['flower', 'pre-roll', 'vape'])

const makersOf = onceFor((items: readonly Item[]) => {
  const names = new Map<string, string>()
  for (const { brandKey, product } of items)
    if (brandKey !== null && product.brand !== null) names.set(foldText(product.brand), brandKey)
  return [...names]
    .filter(([name]) => name.length > 2 && !COMMON.test(name))
    .map(([name, key]) => ({
      key,
      said: new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\p{L})`, 'u'),
    }))
})

/** Brands that are also words of any deal. */
const COMMON =
  /^(?:house|select|vape|cart|carts|edibles|flower|the shop|everyday|good day|happy hour|first|gold|deli|off)$/
