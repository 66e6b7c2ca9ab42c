import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'
import { findSchemaFaults } from './find-schema-faults.ts'
import { findMigrationFaults } from './find-sql-faults.ts'
import { readTables } from '#server/db/read-tables.ts'

const database = await openTestDatabase()
afterAll(database.close)

const MIGRATIONS = new URL('../../server/db/migrations/', import.meta.url)
const migrations = readdirSync(MIGRATIONS).sort()

test('every table keeps the rules that let tenants be spread over nodes', async () => {
  const tables = await readTables(database.owner)
  expect(tables.length).toBeGreaterThan(15)
  expect(findSchemaFaults(tables)).toEqual([])
})

test('each migration has a number of its own', () => {
  const numbers = migrations.map((name) => /^(\d{3})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each(migrations)('%s says nothing that one of the databases refuses', (name) => {
  expect(findMigrationFaults(readFileSync(new URL(name, MIGRATIONS), 'utf8'))).toEqual([])
})

/** Tables that break one rule each, beside the fault that must be found. */
const BROKEN_TABLES: [string, string, string][] = [
  [
    'a key that does not begin with the tenant',
    'create table t (tenant_id uuid, id uuid, constraint t_pkey primary key (id, tenant_id))',
    't: t_pkey does not begin with tenant_id',
  ],
  [
    'a unique index without the tenant',
    'create table t (tenant_id uuid, id uuid, constraint t_pkey primary key (tenant_id, id)); create unique index t_id on t (id)',
    't: t_id does not begin with tenant_id',
  ],
  [
    'a unique index over an expression',
    'create table t (tenant_id uuid, a text, constraint t_pkey primary key (tenant_id)); create unique index t_a on t (lower(a))',
    't: t_a does not begin with tenant_id',
  ],
  ['a table without a key', 'create table t (tenant_id uuid)', 't: has no primary key'],
  [
    'a foreign key without the tenant',
    'create table t (tenant_id uuid, message_id uuid, conversation_id uuid, constraint t_pkey primary key (tenant_id, message_id), constraint t_fkey foreign key (message_id, conversation_id) references conversations (tenant_id, conversation_id))',
    't: t_fkey does not begin with tenant_id',
  ],
  [
    'a foreign key that sets null',
    'create table t (tenant_id uuid, user_id uuid, constraint t_pkey primary key (tenant_id), constraint t_fkey foreign key (user_id) references users (id) on delete set null)',
    't: t_fkey does not cascade or restrict',
  ],
  [
    'a reference table that points into a tenant',
    'create table t (id uuid, tenant uuid, day date, constraint t_pkey primary key (id), constraint t_fkey foreign key (tenant, day) references daily_figures (tenant_id, day))',
    "t: t_fkey points from a reference table into a tenant's",
  ],
  [
    'a trigger',
    "create table t (tenant_id uuid, constraint t_pkey primary key (tenant_id)); create function touch() returns trigger language plpgsql as 'begin return new; end'; create trigger touched before update on t for each row execute function touch()",
    't: has a trigger',
  ],
  [
    'an unlogged table',
    'create unlogged table t (tenant_id uuid, constraint t_pkey primary key (tenant_id))',
    't: is unlogged',
  ],
]

test.each(BROKEN_TABLES)('%s is found', async (_, create, fault) => {
  await database.owner.script(create)
  try {
    expect(findSchemaFaults(await readTables(database.owner))).toContain(fault)
  } finally {
    await database.owner.script('drop table t; drop function if exists touch()')
  }
})
