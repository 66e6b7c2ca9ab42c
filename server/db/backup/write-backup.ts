import type { SqlSession } from '#server/db/migrate.ts'
import { BACKUP_FORMAT, type BackupHead, printBlock, type TableSum } from './backup-lines.ts'
import { type LaterColumns, openTables, readAll } from './read-rows.ts'
import { type Restored, RestoreRefused } from './restore-backup.ts'
import { compareSums, RowSums } from './sum-rows.ts'

type Query = SqlSession['query']

/** Writes every kept row as lines of text, from one moment of the database. `write` is waited for, so a slow disk slows the reading. */
export async function writeBackup(
  owner: SqlSession,
  order: { now: Date },
  write: (line: string) => Promise<void>,
): Promise<void> {
  await owner.transaction(async (query) => {
    const tables = await openTables(query)
    const head = await readHead(query, order.now)
    await write(JSON.stringify(head))
    const sums = new RowSums()
    for await (const { tenant, table, rows } of readAll(query, tables, idsOf(head))) {
      for (const row of rows) sums.add(tenant, table, row)
      await write(printBlock(tenant, table, rows))
    }
    await write(JSON.stringify({ end: true, sums: sums.list() }))
  })
}

/** The count and sum of every table as it stands in a database, by the columns that the backup knew. */
export async function sumDatabase(owner: SqlSession, now: Date, later?: LaterColumns): Promise<TableSum[]> {
  return owner.transaction(async (query) => {
    const tables = await openTables(query)
    const sums = new RowSums()
    for await (const { tenant, table, rows } of readAll(query, tables, idsOf(await readHead(query, now)), later))
      for (const row of rows) sums.add(tenant, table, row)
    return sums.list()
  })
}

/** The number of rows restored. Throws RestoreRefused, naming each table that is not what was backed up. */
export async function checkRestored(owner: SqlSession, { sums, later }: Restored): Promise<number> {
  const differences = compareSums(sums, await sumDatabase(owner, new Date(), later))
  if (differences.length > 0) throw new RestoreRefused(`What was restored differs:\n${differences.join('\n')}`)
  return sums.reduce((rows, sum) => rows + sum.rows, 0)
}

const idsOf = (head: BackupHead): string[] => head.tenants.map(({ id }) => id)

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
