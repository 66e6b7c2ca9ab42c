import { type Selectable, sql } from 'kysely'
import type { TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

const ROWS_AT_ONCE = 1000

/** Inserts many whole rows, a thousand a statement: they travel as JSON, because COPY is refused under row-level security. */
export async function insertRows<Table extends keyof TenantTables & string>(
  trx: TenantTrx,
  table: Table,
  rows: readonly Selectable<TenantTables[Table]>[],
): Promise<void> {
  const name = sql.table(table)
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const chunk = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))
    await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${chunk}::jsonb)`.execute(trx)
  }
}
