import type { Store } from '#concierge/open-store.ts'
import type { Category, StrainType } from '#contract/catalog.ts'
import type { Item } from './item.ts'

/** One byte a row: 1 where a test holds. */
export type MarkedRows = Uint8Array

const MOST_KEPT = 128
const kept = new WeakMap<Store, Map<string, MarkedRows>>()

/**
 * The rows of a shop that pass a test of a product alone, under a key that names the test. Shoppers ask for the same few things,
 * so what was tested lately is kept for each shop.
 */
export function markRows(store: Store, key: string, test: (item: Item) => boolean): MarkedRows {
  let tests = kept.get(store)
  if (tests === undefined) kept.set(store, (tests = new Map()))
  const known = tests.get(key)
  if (known !== undefined) return known
  const rows = Uint8Array.from(store.items, (item) => (test(item) ? 1 : 0))
  const [oldest] = tests.keys()
  if (tests.size >= MOST_KEPT && oldest !== undefined) tests.delete(oldest)
  tests.set(key, rows)
  return rows
}

/** The rows of one of the strain types. */
export function rowsOfTypes(store: Store, types: readonly StrainType[]): MarkedRows {
  return markRows(store, `type ${types.join()}`, ({ strainType }) => strainType !== null && types.includes(strainType))
}

/** The rows of one of the shelves. */
export function rowsOfShelves(store: Store, shelves: readonly Category[]): MarkedRows {
  return markRows(store, `shelf ${shelves.join()}`, ({ category }) => shelves.includes(category))
}

/** The rows that any of the marks has. */
export function anyOf(marks: readonly MarkedRows[]): MarkedRows {
  const [first, ...others] = marks
  if (first === undefined) return NO_ROWS
  if (others.length === 0) return first
  const any = first.slice()
  for (const rows of others) for (let row = 0; row < any.length; row++) any[row] = (any[row] ?? 0) | (rows[row] ?? 0)
  return any
}

/** Whether every one of the marks has a row. */
export function areMarked(row: number, marks: readonly MarkedRows[]): boolean {
  for (const rows of marks) if (rows[row] !== 1) return false
  return true
}

/** The rows that every one of the marks has, ascending. */
export function rowsMarked([first, ...others]: readonly MarkedRows[]): readonly number[] {
  const found: number[] = []
  if (first === undefined) return found
  for (let row = 0; row < first.length; row++) if (first[row] === 1 && areMarked(row, others)) found.push(row)
  return found
}

const NO_ROWS: MarkedRows = new Uint8Array()

export function isMarked(marks: MarkedRows): (item: Item) => boolean {
  return ({ row }) => marks[row] === 1
}
