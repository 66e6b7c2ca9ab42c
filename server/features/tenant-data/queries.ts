import { CompiledQuery, sql } from 'kysely'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { Table } from '#server/db/read-tables.ts'

const ROWS_AT_ONCE = 500

/** Reads what the database says of itself, which is no tenant's. */
export function queryOf(trx: TenantTrx) {
  return async (text: string, values?: unknown[]) =>
    (await trx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))).rows
}

/** The next rows of a table as JSON text, in the order of its key, with the key of each. */
export async function listRowsAfter(
  trx: TenantTrx,
  tenantId: string,
  { table, columns, after }: { table: Table; columns: readonly string[]; after: readonly string[] | null },
): Promise<{ text: string; key: string[] }[]> {
  const keys = (table.keys.find((key) => key.kind === 'primary')?.columns ?? []).filter((name) => name !== 'tenant_id')
  const order = keys.length === 0 ? sql`tenant_id` : sql.join(keys.map((key) => sql.ref(key)))
  const isLater =
    after === null || keys.length === 0
      ? sql`true`
      : sql`(${order}) > (${sql.join(keys.map((key, index) => sql`${after[index]}::text::${castOf(table, key)}`))})`
  if (after !== null && keys.length === 0) return []
  const key =
    keys.length === 0 ? sql`array['']` : sql`array[${sql.join(keys.map((name) => sql`${sql.ref(name)}::text`))}]`
  const { rows } = await sql<{ text: string; key: string[] }>`
    select to_jsonb(kept)::text as text, key
    from (
      select ${key} as key, (select picked from (select ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))}) picked) as kept
      from ${sql.table(table.name)} t where t.tenant_id = ${tenantId} and ${isLater} order by ${order} limit ${ROWS_AT_ONCE}
    ) found`.execute(trx)
  return rows
}

export async function listMembers(trx: PlatformTrx, tenantId: string) {
  return trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'users.email',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.phone',
      'memberships.role',
      'memberships.created_at as since',
      'memberships.last_active_at as lastActive',
    ])
    .where('memberships.tenant', '=', tenantId)
    .orderBy('memberships.created_at')
    .limit(10_000)
    .execute()
}

/** The types that keys are made of. */
const CASTS = new Map([
  ['uuid', sql`uuid`],
  ['text', sql`text`],
  ['integer', sql`integer`],
  ['bigint', sql`bigint`],
  ['boolean', sql`boolean`],
  ['date', sql`date`],
  ['timestamp with time zone', sql`timestamptz`],
])

function castOf(table: Table, key: string) {
  const type = table.columns.find((column) => column.name === key)?.type ?? ''
  const cast = CASTS.get(type)
  if (cast === undefined) throw new Error(`The export knows no key of type ${type}`)
  return cast
}
