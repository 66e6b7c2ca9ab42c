import { createHash } from 'node:crypto'
import type { Product } from '#contract/catalog.ts'
import { foldWords } from './fold-words.ts'

export type ReadRow = { line: number; product: Product }
export type RowNote = { line: number; reason: string }

const MAX_ID_CHARS = 120

/**
 * Gives every product an id of its own that stays the same over imports: the file's id, else its SKU, else a hash of name, brand,
 * category and size. A row that repeats another in full is merged into it. Rows of one stated id that differ in nothing but
 * stock or lab values are lots of one product: their stock is added up. Any other row of a taken id gets the id and its size, or
 * its number, behind it.
 */
export function settleIds(rows: readonly ReadRow[]): { products: Product[]; notes: RowNote[] } {
  const kept = new Map<string, ReadRow>()
  const byBase = new Map<string, ReadRow[]>()
  const notes: RowNote[] = []
  for (const row of rows) {
    const stated = row.product.productId !== '' ? row.product.productId : (row.product.sku ?? '')
    const base = stated === '' ? hashOf(row.product) : boundedId(stated)
    const same = byBase.get(base) ?? []
    if (same.length === 0) byBase.set(base, same)
    const twin = same.find((other) => isSameRow(other.product, row.product, stated !== ''))
    if (twin !== undefined) {
      const isLot = twin.product.stock !== row.product.stock
      notes.push({
        line: row.line,
        reason: isLot ? `the same product as line ${twin.line}; its stock is added` : `the same as line ${twin.line}`,
      })
      if (isLot) twin.product = { ...twin.product, stock: addStock(twin.product.stock, row.product.stock) }
      continue
    }
    if (stated === '' && same[0] !== undefined)
      notes.push({ line: row.line, reason: `named, branded and sized like line ${same[0].line}; both are kept` })
    const productId = same.length === 0 && !kept.has(base) ? base : freeId(base, row.product, kept)
    const settled = { line: row.line, product: { ...row.product, productId } }
    kept.set(productId, settled)
    same.push(settled)
  }
  return { products: [...kept.values()].map((row) => row.product), notes }
}

const MAX_STOCK = 10_000_000

function addStock(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : Math.min(MAX_STOCK, first + second)
}

/** Lots are told by a stated id alone: without one, two rows of one name may well be two products. */
function isSameRow(first: Product, second: Product, isStated: boolean): boolean {
  const loose = isStated
    ? (['productId', 'stock', 'thcPercent', 'cbdPercent', 'terpenes'] as const)
    : (['productId'] as const)
  const skipped = new Set<string>(loose)
  return contentOf(first, skipped) === contentOf(second, skipped)
}

function contentOf(product: Product, skipped: ReadonlySet<string>): string {
  return JSON.stringify(Object.entries(product).filter(([key]) => !skipped.has(key)))
}

function hashOf(product: Product): string {
  const identity = [product.name, product.brand ?? '', product.category, product.size ?? ''].map(foldWords)
  return `p-${digest(identity.join('\u0001'))}`
}

function boundedId(id: string): string {
  return id.length <= MAX_ID_CHARS - 20 ? id : `${id.slice(0, 60)}-${digest(id)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function freeId(base: string, product: Product, kept: ReadonlyMap<string, unknown>): string {
  const size = foldWords(product.size ?? '')
    .replaceAll(' ', '-')
    .slice(0, 12)
  if (size !== '' && !kept.has(`${base}-${size}`)) return `${base}-${size}`
  let number = 2
  while (kept.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
