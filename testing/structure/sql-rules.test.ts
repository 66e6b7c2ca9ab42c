import { expect, test } from 'vitest'
import { findMigrationFaults, findSqlFaults } from './find-sql-faults.ts'

/** One statement for each rule, beside the fault that must be found. */
const BREACHES: [string, string][] = [
  ["select set_config('econcierge.tenant', $1, true)", 'set_config instead of set_tenant'],
  ['merge into orders using x on true when matched then delete', 'MERGE'],
  ['copy products from stdin', 'COPY'],
  ['create trigger touched before update on orders execute function x()', 'a trigger'],
  ['alter table a add constraint b foreign key (c) references d (e) on delete set null', 'SET NULL or SET DEFAULT'],
  [
    'insert into a (b) values (1) on conflict (b) do update set c = now()',
    'a function that is not immutable in DO UPDATE SET',
  ],
  ['update orders set external_id = gen_random_uuid()', 'a volatile function in UPDATE'],
  ['insert into a (b) values ((select 1))', 'a subquery inside VALUES'],
  ['select 1 from a group by rollup (b)', 'GROUPING SETS'],
]

test.each(BREACHES)('%s is refused', (statement, fault) => {
  expect(findSqlFaults(statement)).toContain(fault)
})

const DEFINITION_BREACHES: [string, string][] = [
  ['create table a (id serial)', 'a serial column'],
  ['create table a (id bigint generated always as identity)', 'an identity column'],
  ['create table a (at timestamptz default now())', 'a default that is not a constant'],
  ['create table a (b int generated always as (c + (1)) virtual)', 'a generated column that does not say STORED'],
  ['create table a (id uuid primary key)', 'an unnamed constraint: primary key'],
  ['create table a (id uuid, unique (id))', 'an unnamed constraint: unique'],
  ['create table a (id uuid references b (id))', 'an unnamed constraint: references'],
  ["create table a (id text check (id in ('a')))", 'an unnamed constraint: check'],
  ['alter table a add foreign key (b) references c (d)', 'an unnamed constraint: foreign key'],
  ['create view a as select 1', 'a view, which reads with the rights of its owner'],
  ['create index on a (b)', 'an index without a name'],
  [
    'create function a() returns int language sql security definer as $$ select 1 $$',
    'a function with the rights of its owner',
  ],
]

test.each(DEFINITION_BREACHES)('%s is refused in a migration', (statement, fault) => {
  expect(findMigrationFaults(statement)).toContain(fault)
})

test.each([
  'insert into a (tenant_id, b) values (1, 2) on conflict (tenant_id) do update set b = excluded.b',
  'update orders set received_at = now() where tenant_id = $1',
  "insert into a (b) values ('(select 1)')",
])('%s passes', (statement) => {
  expect(findSqlFaults(statement)).toEqual([])
})

test('definitions that name what they make pass', () => {
  const definition = `-- primary key in a comment
    create table a (
      tenant_id uuid not null constraint a_tenant_fkey references tenants (id) on delete cascade,
      b text not null default '' constraint a_b_known check (b in ('x', 'unique')),
      c int generated always as (length(b)) stored,
      constraint a_pkey primary key (tenant_id, b),
      constraint a_b_fkey foreign key (tenant_id, b) references d (tenant_id, e) on delete restrict
    );
    create unique index a_b on a (tenant_id) where b = 'x';`
  expect(findMigrationFaults(definition)).toEqual([])
})
