import * as z from 'zod'
import type { Table } from '#server/db/read-tables.ts'

/**
 * A backup is lines of JSON, gzipped: a head, blocks of rows (what belongs to nobody's tenant first, then tenant by tenant,
 * parents before children), and a foot with the count and sum of every table of every tenant. The rows of a block stay text as
 * the database wrote them, so that no figure passes through a float.
 */
export const BACKUP_FORMAT = 'econcierge-backup-1'

export const BackupHead = z.object({
  format: z.literal(BACKUP_FORMAT),
  takenAt: z.string(),
  migrations: z.array(z.string()),
  tenants: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
})
export type BackupHead = z.infer<typeof BackupHead>

const TableSum = z.object({ tenant: z.uuid().nullable(), table: z.string(), rows: z.int(), sum: z.string() })
export type TableSum = z.infer<typeof TableSum>

export const BackupFoot = z.object({ end: z.literal(true), sums: z.array(TableSum) })

export type Block = { tenant: string | null; table: string; rows: string }

/** Text of a block's line; `rows` are JSON texts. */
export function printBlock(tenant: string | null, table: string, rows: readonly string[]): string {
  return `{"tenant":${JSON.stringify(tenant)},"table":"${table}","rows":[${rows.join(',')}]}`
}

const BLOCK = /^\{"tenant":(null|"[0-9a-f-]{36}"),"table":"([a-z_]+)","rows":(\[.*\])\}$/s

/** The block of a line; null for the foot. Throws BackupUnreadable for anything else. */
export function parseBlock(line: string): Block | null {
  if (line.startsWith('{"end"')) return null
  const match = BLOCK.exec(line)
  const [, tenant, table, rows] = match ?? []
  if (tenant === undefined || table === undefined || rows === undefined)
    throw new BackupUnreadable('A line of the backup cannot be read.')
  return { tenant: tenant === 'null' ? null : tenant.slice(1, -1), table, rows }
}

export class BackupUnreadable extends Error {}

/** Rows that are worth nothing after a move or a restore: sessions, sign-ins under way, counters of minutes. */
const PASSING_TABLES: readonly string[] = [
  'tokens',
  'support_sessions',
  'sign_in_attempts',
  'rate_counters',
  'platform_model_reservations',
]

export const isKept = (table: Table): boolean => !PASSING_TABLES.includes(table.name) && !table.isUnlogged

export const writableColumns = (table: Table): string[] =>
  table.columns.filter((column) => !column.isGenerated).map((column) => column.name)
