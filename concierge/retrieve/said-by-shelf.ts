import { isShelfStem, nameStems } from './gazetteer.ts'
import type { Item } from './item.ts'

/** "The cap sugar" of what comes as sugar and as budder: of several things of one name those whose shelf is said beside it, else all of them. */
export function saidByShelf(items: readonly Item[], plain: string): readonly Item[] {
  const [first, other] = items
  if (first === undefined || other === undefined) return items
  const said = new Set(nameStems(plain))
  const named = items.filter(({ product, category, nameWords }) =>
    nameStems(product.subcategory ?? '').some(
      (stem) => isShelfStem(stem) && stem !== category && said.has(stem) && !nameWords.has(stem),
    ),
  )
  return named.length > 0 ? named : items
}
