import type { SqlSession } from '#server/db/migrate.ts'
import { readTables, type Table } from '#server/db/read-tables.ts'
import { BACKUP_FORMAT, type BackupHead, isKept, printBlock, type TableSum } from './backup-lines.ts'
import { RestoreRefused } from './restore-backup.ts'
import { compareSums, RowSums } from './sum-rows.ts'

type Query = SqlSession['query']
type Rows = { tenant: string | null; table: Table }

const ROWS_A_BLOCK = 500

/**
 * Writes every kept row as lines of text, from one moment of the database; of one tenant alone if `tenantId` is given, with
 * the reference rows that name it. `write` is waited for, so a slow disk slows the reading.
 */
export async function writeBackup(
  owner: SqlSession,
  order: { now: Date; tenantId?: string },
  write: (line: string) => Promise<void>,
): Promise<void> {
  await owner.transaction(async (query) => {
    await query(`set local time zone 'UTC'`)
    const tables = (await readTables({ query })).filter(isKept)
    const head = await readHead(query, order.now)
    await write(JSON.stringify(head))
    const sums = new RowSums()
    for await (const { tenant, table, rows } of readAll(query, tables, head)) {
      for (const row of rows) sums.add(tenant, table, row)
      await write(printBlock(tenant, table, rows))
    }
    await write(JSON.stringify({ end: true, sums: sums.list() }))
  })
}

/** The count and sum of every table as it stands in a database. */
export async function sumDatabase(owner: SqlSession, now: Date) {
  return owner.transaction(async (query) => {
    await query(`set local time zone 'UTC'`)
    const tables = (await readTables({ query })).filter(isKept)
    const sums = new RowSums()
    for await (const { tenant, table, rows } of readAll(query, tables, await readHead(query, now)))
      for (const row of rows) sums.add(tenant, table, row)
    return sums.list()
  })
}

/** The number of rows restored. Throws RestoreRefused, naming each table that is not what was backed up. */
export async function checkRestored(owner: SqlSession, backedUp: readonly TableSum[]): Promise<number> {
  const differences = compareSums(backedUp, await sumDatabase(owner, new Date()))
  if (differences.length > 0) throw new RestoreRefused(`What was restored differs:\n${differences.join('\n')}`)
  return backedUp.reduce((rows, sum) => rows + sum.rows, 0)
}

async function readHead(query: Query, now: Date): Promise<BackupHead> {
  const tenants = await query('select id::text as id, slug, name from tenants order by id')
  const migrations = await query('select name from schema_migrations order by name')
  return {
    format: BACKUP_FORMAT,
    takenAt: now.toISOString(),
    migrations: migrations.map((row) => String(row.name)),
    tenants: tenants.map((row) => ({ id: String(row.id), slug: String(row.slug), name: String(row.name) })),
  }
}

/** The wall stands for the owner, too, so each tenant is entered in turn. */
async function* readAll(query: Query, tables: Table[], head: BackupHead) {
  for (const table of tables.filter((each) => !each.isWalled)) yield* readRows(query, { tenant: null, table })
  for (const { id } of head.tenants) {
    await query('select set_tenant($1::uuid)', [id])
    for (const table of tables.filter((each) => each.isWalled)) yield* readRows(query, { tenant: id, table })
  }
}

/** Rows in blocks, by the primary key: each block begins after the last key of the one before. */
async function* readRows(query: Query, { tenant, table }: Rows) {
  const keys = table.keys.find((key) => key.kind === 'primary')?.columns ?? []
  const order = keys.join(', ')
  const types = keys.map((key) => table.columns.find((column) => column.name === key)?.type ?? 'text')
  let after: unknown[] | null = null
  for (;;) {
    const values: unknown[] = [...(tenant === null ? [] : [tenant]), ...(after ?? [])]
    const offset = tenant === null ? 0 : 1
    const places = types.map((type, index) => `$${index + 1 + offset}::text::${type}`).join(', ')
    const conditions = [tenant === null ? [] : ['tenant_id = $1'], after === null ? [] : [`(${order}) > (${places})`]]
    const where = conditions.flat().join(' and ')
    const found = await query(
      `select to_jsonb(t)::text as row, ${keys.map((key, index) => `${key}::text as key_${index}`).join(', ')}
       from ${table.name} t ${where === '' ? '' : `where ${where}`} order by ${order} limit ${ROWS_A_BLOCK}`,
      values,
    )
    if (found.length > 0) yield { tenant, table: table.name, rows: found.map((row) => String(row.row)) }
    const last = found.at(-1)
    if (found.length < ROWS_A_BLOCK || last === undefined) return
    after = keys.map((_, index) => last[`key_${index}`])
  }
}
