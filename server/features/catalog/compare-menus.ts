import { Product } from '#contract/catalog.ts'
import type { MenuExamples } from '#contract/import.ts'

export type MenuDifference = { added: number; changed: number; removed: number; examples: MenuExamples }

const SHOWN_EXAMPLES = 5

/** How many products of the new menu are new, differ, or are gone, with the first of each. Their order does not count. */
export function compareMenus(before: readonly Product[], after: readonly Product[]): MenuDifference {
  const known = new Map(before.map((product) => [product.productId, Product.parse(product)]))
  const examples: MenuExamples = { added: [], changed: [], removed: [] }
  const difference = { added: 0, changed: 0, removed: 0 }
  for (const product of after) {
    const old = known.get(product.productId)
    known.delete(product.productId)
    if (old === undefined) {
      difference.added++
      if (examples.added.length < SHOWN_EXAMPLES) examples.added.push(product.name)
      continue
    }
    const fields = changedFields(old, Product.parse(product))
    if (fields.length === 0) continue
    difference.changed++
    if (examples.changed.length < SHOWN_EXAMPLES) examples.changed.push({ name: product.name, fields })
  }
  for (const { name } of [...known.values()].slice(0, SHOWN_EXAMPLES)) examples.removed.push(name)
  return { ...difference, removed: known.size, examples }
}

/** Parsing puts the fields in one order. */
function changedFields(old: Product, now: Product): string[] {
  const before = new Map<string, unknown>(Object.entries(old))
  return Object.entries(now)
    .filter(([field, value]) => JSON.stringify(before.get(field)) !== JSON.stringify(value))
    .map(([field]) => field)
}
