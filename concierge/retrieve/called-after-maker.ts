import type { Store } from '#concierge/open-store.ts'
import { nameStems } from './gazetteer.ts'
import { retrieve } from './retrieve.ts'
import type { Term, Wish } from './wish.ts'

/**
 * "PAX pods" where that maker sells the device and others fill its pods: things of other makers whose names begin with it. The wish as it
 * is where the maker has something itself, or nothing is called so.
 */
export function calledAfterMaker(store: Store, wish: Wish): Wish {
  const [brand, other] = wish.brands
  if (brand === undefined || other !== undefined || wish.forms.length === 0 || retrieve(store, wish).met.length > 0)
    return wish
  const stems = nameStems(brand)
  const rows = new Set(
    store.items.flatMap(({ product, row }) =>
      stems.every((stem, at) => nameStems(product.name)[at] === stem) ? [row] : [],
    ),
  )
  const term: Term = { said: brand, stems, rows, whole: true }
  const called: Wish = { ...wish, brands: [], terms: [...wish.terms, term] }
  return rows.size > 0 && retrieve(store, called).met.length > 0 ? called : wish
}
