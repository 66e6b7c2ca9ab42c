import { Zip, ZipDeflate } from 'fflate'
import { localDay } from '#contract/local-day.ts'
import type { Database } from '#server/db/database.ts'
import { readTables, type Table } from '#server/db/read-tables.ts'
import type { StaffContext } from '#server/http/context.ts'
import { listMembers, listRowsAfter, queryOf } from './queries.ts'

type Deps = { db: Database }

/** Made again from the other tables, or of use to this server alone. */
const DERIVED_TABLES: readonly string[] = [
  'conversation_words',
  'product_vectors',
  'tenant_data_keys',
  'identity_secrets',
]
/** Keys, their hashes and what is sealed with them stay here: whoever holds the archive must not be able to act as the shop. */
const SECRET_COLUMN = /secret|sealed|token|_hash$|wrapped/
/** The hashes of the audit log's chain are there to be checked by others. */
const PUBLIC_HASHES: readonly string[] = ['audit_entries', 'audit_heads', 'transcript_seals']

export const isExported = (table: Table): boolean => table.isWalled && !DERIVED_TABLES.includes(table.name)

export const exportedColumns = (table: Table): string[] =>
  table.columns
    .map((column) => column.name)
    .filter((name) => PUBLIC_HASHES.includes(table.name) || !SECRET_COLUMN.test(name))

export function archiveName({ tenant, now }: StaffContext): string {
  return `${tenant.slug}-${localDay(now, tenant.timeZone)}.zip`
}

/**
 * The archive, piece by piece: a file a table, read block by block in transactions of their own, so that neither memory nor a
 * connection is held for long. What changes meanwhile may be in one file and not yet in another.
 */
export async function* exportTenant(deps: Deps, context: StaffContext): AsyncGenerator<Uint8Array> {
  const { tenant, now } = context
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const tables = await deps.db.tenant(tenant.id, (trx) => readTables({ query: queryOf(trx) }))
  yield* writeFile({ zip, pieces }, 'README.txt', [readMe(tenant.name, now)])
  const members = await deps.db.platform((trx) => listMembers(trx, tenant.id))
  yield* writeFile(
    { zip, pieces },
    'members.jsonl',
    members.map((member) => `${JSON.stringify(member)}\n`),
  )
  for (const table of tables.filter(isExported))
    yield* writeFile({ zip, pieces }, `${table.name}.jsonl`, linesOf(deps.db, tenant.id, table))
  zip.end()
  yield* pieces.splice(0)
}

async function* writeFile(
  { zip, pieces }: { zip: Zip; pieces: Uint8Array[] },
  name: string,
  texts: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  const file = new ZipDeflate(name, { level: 6 })
  zip.add(file)
  for await (const text of texts) {
    file.push(new TextEncoder().encode(text))
    yield* pieces.splice(0)
  }
  file.push(new Uint8Array(0), true)
  yield* pieces.splice(0)
}

async function* linesOf(db: Database, tenantId: string, table: Table): AsyncGenerator<string> {
  const columns = exportedColumns(table)
  for (let after: string[] | null = null; ; ) {
    const rows = await db.tenant(tenantId, (trx) => listRowsAfter(trx, tenantId, { table, columns, after }))
    if (rows.length > 0) yield rows.map((row) => `${row.text}\n`).join('')
    after = rows.at(-1)?.key ?? null
    if (after === null) return
  }
}

const readMe = (name: string, now: Date) => `${name}: everything its account held on ${now.toISOString()}.

Each .jsonl file is one table; each line is one row, a JSON object. Amounts of money are in cents, times in UTC.
members.jsonl are the people with access. Keys, secrets and their hashes are not in here.
`
