import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlStateOf } from '#server/db/database.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { insertText, type Literals, makeRow } from './make-rows.ts'
import { readTables, type Table } from '#server/db/read-tables.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
/** Written once and never changed, not even by the tenant that it tells of. */
const APPEND_ONLY = ['audit_entries', 'transcript_seals', 'agent_versions']

const database = await openTestDatabase()
afterAll(database.close)

const tables = await readTables(database.owner)
const walled = tables.filter((table) => table.isWalled)
const changeable = walled.filter((table) => !APPEND_ONLY.includes(table.name))
const ours = randomUUID()
const theirs = randomUUID()

const rowsOf = new Map<string, { ours: Literals; theirs: Literals }>()

beforeAll(async () => {
  for (const tenant of [ours, theirs])
    await insertAsOwner(tableNamed('tenants'), makeOne(tableNamed('tenants'), tenant))
  for (const table of walled) {
    const rows = { ours: makeOne(table, ours), theirs: makeOne(table, theirs) }
    rowsOf.set(table.name, rows)
    await insertAsOwner(table, rows.ours)
    await insertAsOwner(table, rows.theirs)
  }
})

test('there are tenant tables to test', () => {
  expect(walled.length).toBeGreaterThan(10)
})

test.each(APPEND_ONLY)('%s takes new rows and no change', async (name) => {
  expect(await asOurs(`select tenant_id from ${name}`)).toEqual([{ tenant_id: ours }])
  expect(await stateOf(asOurs(insertText(tableNamed(name), makeOne(tableNamed(name), theirs))))).toBe(
    INSUFFICIENT_PRIVILEGE,
  )
  expect(await stateOf(asOurs(`update ${name} set tenant_id = tenant_id`))).toBe(INSUFFICIENT_PRIVILEGE)
  expect(await stateOf(asOurs(`delete from ${name}`))).toBe(INSUFFICIENT_PRIVILEGE)
})

describe.each(changeable.map((table) => ({ name: table.name, table })))('$name', ({ table }) => {
  test('shows nothing and takes nothing when no tenant is set', async () => {
    const { name } = table
    await expect(
      database.owner.script(
        `set local role econcierge_tenant; do $$ declare touched int; begin
          if exists (select 1 from ${name}) then raise exception 'rows are seen'; end if;
          update ${name} set tenant_id = tenant_id; get diagnostics touched = row_count;
          if touched > 0 then raise exception 'rows are changed'; end if;
          delete from ${name}; get diagnostics touched = row_count;
          if touched > 0 then raise exception 'rows are deleted'; end if; end $$`,
      ),
    ).resolves.toBeUndefined()
    const insert = database.owner.script(`set local role econcierge_tenant; ${insertText(table, makeOne(table, ours))}`)
    expect(await stateOf(insert)).toBe(INSUFFICIENT_PRIVILEGE)
  })

  test('shows a tenant its own rows alone, and lets it write them', async () => {
    const { ours: row } = rowsNamed(table.name)
    await asOurs(`${insertText(table, row)} on conflict do nothing`)
    expect(await asOurs(`update ${table.name} set tenant_id = tenant_id returning tenant_id`)).toHaveLength(1)
    const rows = await asOurs(`select tenant_id from ${table.name}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.tenant_id === ours)).toBe(true)
  })

  test('refuses a row of another tenant, new or over an existing one', async () => {
    const { theirs: row } = rowsNamed(table.name)
    expect(await stateOf(asOurs(insertText(table, makeOne(table, theirs))))).toBe(INSUFFICIENT_PRIVILEGE)
    const key = table.keys.find((candidate) => candidate.kind === 'primary')?.columns.join(', ')
    const upsert = `${insertText(table, row)} on conflict (${key}) do update set tenant_id = excluded.tenant_id`
    expect(await stateOf(asOurs(upsert))).toBe(INSUFFICIENT_PRIVILEGE)
    expect(await stateOf(asOurs(`update ${table.name} set tenant_id = '${theirs}'`))).toBe(INSUFFICIENT_PRIVILEGE)
  })

  test('changes and deletes nothing of another tenant', async () => {
    const before = await checksumOfTheirs(table)
    const where = `where tenant_id = '${theirs}'`
    expect(await asOurs(`update ${table.name} set tenant_id = tenant_id ${where} returning tenant_id`)).toEqual([])
    expect(await asOurs(`delete from ${table.name} ${where} returning tenant_id`)).toEqual([])
    expect(await checksumOfTheirs(table)).toBe(before)
  })

  test('is out of reach for the platform role', async () => {
    const read = database.db.platform((trx) => sql`select 1 from ${sql.table(table.name)}`.execute(trx))
    expect(await stateOf(read)).toBe(INSUFFICIENT_PRIVILEGE)
  })
})

test('a tenant who deletes everything it can see leaves the other whole', async () => {
  const before = await Promise.all(walled.map(checksumOfTheirs))
  for (const table of changeable.toReversed()) await asOurs(`delete from ${table.name}`)
  expect(await Promise.all(walled.map(checksumOfTheirs))).toEqual(before)
})

async function asOurs(text: string): Promise<Record<string, unknown>[]> {
  const result = await database.db.tenant(ours, (trx) => sql.raw<Record<string, unknown>>(text).execute(trx))
  return result.rows
}

async function checksumOfTheirs(table: Table): Promise<unknown> {
  const rows = await database.owner.query(
    `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${table.name} t where tenant_id = '${theirs}'`,
  )
  expect(rows[0]?.rows).toBeGreaterThan(0)
  return rows[0]?.sum
}

async function stateOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => 'it succeeded',
    (error: unknown) => sqlStateOf(error),
  )
}

function makeOne(table: Table, tenant: string): Literals {
  return makeRow(table, { tenant, parentOf: (target) => rowsOf.get(target)?.[tenant === ours ? 'ours' : 'theirs'] })
}

async function insertAsOwner(table: Table, row: Literals): Promise<void> {
  await database.owner.query(insertText(table, row))
}

function tableNamed(name: string): Table {
  const table = tables.find((candidate) => candidate.name === name)
  if (table === undefined) throw new Error(`There is no table ${name}`)
  return table
}

function rowsNamed(name: string): { ours: Literals; theirs: Literals } {
  const rows = rowsOf.get(name)
  if (rows === undefined) throw new Error(`No rows were made for ${name}`)
  return rows
}
