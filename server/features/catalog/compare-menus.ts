import { Product } from '#contract/catalog.ts'

export type MenuDifference = { added: number; changed: number; removed: number }

/** How many products of the new menu are new, differ, or are gone. Their order does not count. */
export function compareMenus(before: readonly Product[], after: readonly Product[]): MenuDifference {
  const known = new Map(before.map((product) => [product.productId, fingerprint(product)]))
  const difference: MenuDifference = { added: 0, changed: 0, removed: 0 }
  let kept = 0
  for (const product of after) {
    const print = known.get(product.productId)
    if (print === undefined) difference.added++
    else {
      kept++
      if (print !== fingerprint(product)) difference.changed++
    }
  }
  return { ...difference, removed: known.size - kept }
}

/** Parsing puts the fields in one order. */
function fingerprint(product: Product): string {
  return JSON.stringify(Product.parse(product))
}
