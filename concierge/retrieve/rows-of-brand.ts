import type { Store } from '#concierge/open-store.ts'
import { brandKey } from './brand-key.ts'
import { readWords } from './item.ts'
import { onceFor } from './remember.ts'

const rowsOfBrands = onceFor(({ items }: Store): ReadonlyMap<string | null, readonly number[]> => {
  const byBrand = Map.groupBy(items, (item) => item.brandKey)
  return new Map([...byBrand].map(([key, own]) => [key, own.map(({ row }) => row)]))
})

/** What is of a brand, and what others fill for its devices. */
export function rowsOfBrand(store: Store, brand: string): readonly number[] {
  const own = rowsOfBrands(store).get(brandKey(brand)) ?? []
  return [...own, ...madeForDevice(store, brand, own)]
}

/** "Pods for my Lumo": of who makes devices alone, what others fill for them and call by that name. */
function madeForDevice(store: Store, brand: string, own: readonly number[]): readonly number[] {
  if (own.some((row) => store.items[row]?.category !== 'accessory')) return []
  const stems = [...readWords(brand)]
  return (store.shelves.get('vape') ?? [])
    .filter(({ nameWords }) => stems.every((stem) => nameWords.has(stem)))
    .map(({ row }) => row)
}
