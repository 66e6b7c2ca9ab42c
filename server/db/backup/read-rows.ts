import type { SqlSession } from '#server/db/migrate.ts'
import { readTables, type Table } from '#server/db/read-tables.ts'
import { isKept, type TableSum } from './backup-lines.ts'
import { RowSums } from './sum-rows.ts'

type Query = SqlSession['query']
/** Columns by table that a backup did not know yet: they are left out where rows are compared with it. */
export type LaterColumns = ReadonlyMap<string, readonly string[]>

const ROWS_A_BLOCK = 500

/** Every table that a backup keeps. Dates are read alike wherever the database stands. */
export async function openTables(query: Query): Promise<Table[]> {
  await query(`set local time zone 'UTC'`)
  return (await readTables({ query })).filter(isKept)
}

/** The rows of every tenant in blocks. The wall stands for the owner, too, so each tenant is entered in turn. */
export async function* readAll(
  query: Query,
  tables: readonly Table[],
  tenants: readonly string[],
  later?: LaterColumns,
) {
  for (const table of tables.filter((each) => !each.isWalled)) yield* readRows(query, { tenant: null, table, later })
  for (const id of tenants) yield* readTenant(query, tables, id, later)
}

async function* readTenant(query: Query, tables: readonly Table[], tenant: string, later?: LaterColumns) {
  await query('select set_tenant($1::uuid)', [tenant])
  for (const table of tables.filter((each) => each.isWalled)) yield* readRows(query, { tenant, table, later })
}

/** The count and sum of every table of one tenant. */
export async function sumTenant(query: Query, tenant: string, later: LaterColumns): Promise<TableSum[]> {
  const sums = new RowSums()
  for await (const block of readTenant(query, await openTables(query), tenant, later))
    for (const row of block.rows) sums.add(block.tenant, block.table, row)
  return sums.list()
}

/** Rows in blocks, by the primary key: each block begins after the last key of the one before. */
async function* readRows(
  query: Query,
  { tenant, table, later }: { tenant: string | null; table: Table; later?: LaterColumns | undefined },
) {
  const keys = table.keys.find((key) => key.kind === 'primary')?.columns ?? []
  const order = keys.join(', ')
  const types = keys.map((key) => table.columns.find((column) => column.name === key)?.type ?? 'text')
  const without = (later?.get(table.name) ?? []).map((name) => ` - '${name}'`).join('')
  let after: unknown[] | null = null
  for (;;) {
    const values: unknown[] = [...(tenant === null ? [] : [tenant]), ...(after ?? [])]
    const offset = tenant === null ? 0 : 1
    const places = types.map((type, index) => `$${index + 1 + offset}::text::${type}`).join(', ')
    const conditions = [tenant === null ? [] : ['tenant_id = $1'], after === null ? [] : [`(${order}) > (${places})`]]
    const where = conditions.flat().join(' and ')
    const found = await query(
      `select (to_jsonb(t)${without})::text as row, ${keys.map((key, index) => `${key}::text as key_${index}`).join(', ')}
       from ${table.name} t ${where === '' ? '' : `where ${where}`} order by ${order} limit ${ROWS_A_BLOCK}`,
      values,
    )
    if (found.length > 0) yield { tenant, table: table.name, rows: found.map((row) => String(row.row)) }
    const last = found.at(-1)
    if (found.length < ROWS_A_BLOCK || last === undefined) return
    after = keys.map((_, index) => last[`key_${index}`])
  }
}
