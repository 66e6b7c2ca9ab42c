import { createHash } from 'node:crypto'
import type { TableSum } from './backup-lines.ts'

const WRAP = 2n ** 64n

/** Counts the rows of each table of each tenant and sums their hashes, in whatever order they come. */
export class RowSums {
  readonly #sums = new Map<string, { tenant: string | null; table: string; rows: number; sum: bigint }>()

  add(tenant: string | null, table: string, row: string): void {
    const key = `${tenant ?? ''} ${table}`
    const kept = this.#sums.get(key) ?? { tenant, table, rows: 0, sum: 0n }
    kept.rows += 1
    kept.sum = (kept.sum + createHash('sha256').update(row).digest().readBigUInt64BE(0)) % WRAP
    this.#sums.set(key, kept)
  }

  list(): TableSum[] {
    return [...this.#sums.values()].map(({ sum, ...rest }) => ({ ...rest, sum: sum.toString(16) }))
  }
}

/** What differs between two lists of sums, one line a table; empty when they agree. */
export function compareSums(expected: readonly TableSum[], found: readonly TableSum[]): string[] {
  const keyOf = ({ tenant, table }: TableSum) => `${tenant ?? 'platform'} ${table}`
  const left = new Map(expected.map((sum) => [keyOf(sum), sum]))
  const right = new Map(found.map((sum) => [keyOf(sum), sum]))
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
    const [a, b] = [left.get(key), right.get(key)]
    if (a?.rows === b?.rows && a?.sum === b?.sum) return []
    return [`${key}: ${a?.rows ?? 0} rows expected, ${b?.rows ?? 0} found${a?.rows === b?.rows ? ', changed' : ''}`]
  })
}
