import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'
import { findWallFaults } from './find-wall-faults.ts'

const database = await openTestDatabase()
afterAll(database.close)

test('every table with tenant_id has its forced wall and every other table is a listed reference table', async () => {
  expect(await findWallFaults(database.owner)).toEqual([])
})

/** Each hole is knocked into the wall, must be found, and is closed again. */
const HOLES = [
  {
    hole: 'a dropped policy',
    open: 'alter policy tenant_wall on products rename to old_wall; drop policy old_wall on products',
    close:
      "create policy tenant_wall on products using (tenant_id = nullif(current_setting('econcierge.tenant', true), '')::uuid) with check (tenant_id = nullif(current_setting('econcierge.tenant', true), '')::uuid)",
    fault: 'public.products: has 0 policies instead of one',
  },
  {
    hole: 'security that is not forced',
    open: 'alter table orders no force row level security',
    close: 'alter table orders force row level security',
    fault: 'public.orders: row-level security is not forced',
  },
  {
    hole: 'security that is off',
    open: 'alter table messages disable row level security',
    close: 'alter table messages enable row level security',
    fault: 'public.messages: row-level security is not enabled',
  },
  {
    hole: 'a policy that reads everything',
    open: 'alter policy tenant_wall on flags using (true)',
    close:
      "alter policy tenant_wall on flags using (tenant_id = nullif(current_setting('econcierge.tenant', true), '')::uuid)",
    fault: 'public.flags: reading is not limited to the own tenant',
  },
  {
    hole: 'a policy that writes everything',
    open: 'alter policy tenant_wall on flags with check (true)',
    close:
      "alter policy tenant_wall on flags with check (tenant_id = nullif(current_setting('econcierge.tenant', true), '')::uuid)",
    fault: 'public.flags: writing is not limited to the own tenant',
  },
  {
    hole: 'a second policy beside the wall',
    open: 'create policy door on agents for select using (true)',
    close: 'drop policy door on agents',
    fault: 'public.agents: has 2 policies instead of one',
  },
  {
    hole: 'a new tenant table without a wall',
    open: 'create table notes (tenant_id uuid not null, constraint notes_pkey primary key (tenant_id))',
    close: 'drop table notes',
    fault: 'public.notes: row-level security is not enabled',
  },
  {
    hole: 'a table that nobody listed',
    open: 'create table notes (id uuid constraint notes_pkey primary key)',
    close: 'drop table notes',
    fault: 'public.notes: has no tenant_id and is not a listed reference table',
  },
  {
    hole: 'a view, which would read with the rights of its owner',
    open: 'create view all_orders as select * from orders',
    close: 'drop view all_orders',
    fault: 'public.all_orders: row-level security is not enabled',
  },
  {
    hole: 'a tenant table within reach of the platform role',
    open: 'grant select on orders to econcierge_platform',
    close: 'revoke select on orders from econcierge_platform',
    fault: 'public.orders: the platform role reaches a tenant table',
  },
  {
    hole: 'a tenant table within reach of the operator',
    open: 'grant select (text) on messages to econcierge_operator',
    close: 'revoke select (text) on messages from econcierge_operator',
    fault: "public.messages: the operator's role reaches a tenant table",
  },
  {
    hole: 'an operator who writes',
    open: 'grant update on tenants to econcierge_operator',
    close: 'revoke update on tenants from econcierge_operator',
    fault: "public.tenants: the operator's role may write",
  },
  {
    hole: 'a reference table within reach of the tenant role',
    open: 'grant select on tokens to econcierge_tenant',
    close: 'revoke select on tokens from econcierge_tenant',
    fault: 'public.tokens: the tenant role reaches a table without tenants',
  },
]

test.each(HOLES)('$hole is found', async ({ open, close, fault }) => {
  await database.owner.script(open)
  try {
    expect(await findWallFaults(database.owner)).toContain(fault)
  } finally {
    await database.owner.script(close)
  }
  expect(await findWallFaults(database.owner)).toEqual([])
})
