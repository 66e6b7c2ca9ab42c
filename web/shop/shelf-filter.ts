import { payableCents } from './cart.ts'
import type { ShelfProduct } from './shop-api.ts'

export type Category = ShelfProduct['category']
export type Sorting = 'menu' | 'cheap' | 'strong'

/** `category` null is everything; `deals` keeps what is on sale. */
export type ShelfFilter = { category: Category | 'deals' | null; words: string; sorting: Sorting }

export const CATEGORY_NAMES: Record<Category, string> = {
  flower: 'Flower',
  'pre-roll': 'Pre-rolls',
  vape: 'Vapes',
  edible: 'Edibles',
  concentrate: 'Concentrates',
  tincture: 'Tinctures',
  topical: 'Topicals',
  accessory: 'Accessories',
  merch: 'Merch',
}

/** What of the menu matches; every word must occur in name, brand, kind, strain type or effects. */
export function filterShelf(
  products: readonly ShelfProduct[],
  { category, words, sorting }: ShelfFilter,
): ShelfProduct[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = products.filter((product) => {
    if (category === 'deals' ? !isDeal(product) : category !== null && product.category !== category) return false
    const text = wordsOf(product)
    return wanted.every((word) => text.includes(word))
  })
  if (sorting === 'cheap') found.sort((a, b) => (payableCents(a) ?? 1e9) - (payableCents(b) ?? 1e9))
  if (sorting === 'strong') found.sort((a, b) => strength(b) - strength(a))
  return found.toSorted((a, b) => Number(b.inStock) - Number(a.inStock))
}

export function isDeal({ priceCents, salePriceCents }: ShelfProduct): boolean {
  return priceCents !== null && salePriceCents !== null && salePriceCents < priceCents
}

const strength = ({ thcPercent, thcMgTotal }: ShelfProduct) => thcPercent ?? (thcMgTotal ?? 0) / 100

function wordsOf(product: ShelfProduct): string {
  const { name, brand, subcategory, strainType, effects, size } = product
  return [name, brand, CATEGORY_NAMES[product.category], subcategory, strainType, size, ...effects]
    .join(' ')
    .toLowerCase()
}
