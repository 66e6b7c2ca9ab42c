import { Product } from '#contract/catalog.ts'
import { type Field, FIELDS } from './column-fields.ts'
import { type CellFault, ProductReader } from './read-product.ts'

export type MenuRowReading = { product: Product } | { reason: string }

const COLUMNS = new Map<Field, number>(FIELDS.map((field, index) => [field, index]))

/** Reads one product that a store's system gave, by the fields of a menu file and under the same rules. */
export function createMenuRowReader(): (row: Partial<Record<Field, string>>) => MenuRowReading {
  const reader = new ProductReader(FIELDS, COLUMNS, [])
  return (row) => {
    const { product, problems } = reader.read(FIELDS.map((field) => row[field] ?? ''))
    if (product === null) return { reason: describe(problems) }
    const parsed = Product.safeParse(product)
    if (parsed.success) return { product: parsed.data }
    return { reason: `its ${parsed.error.issues[0]?.path.join('.') ?? 'form'} is out of bounds` }
  }
}

function describe(problems: readonly CellFault[]): string {
  const reasons = problems.map(({ column, reason }) => (column === null ? reason : `${column}: ${reason}`))
  return reasons.join('; ').slice(0, 300) || 'it cannot be read'
}
