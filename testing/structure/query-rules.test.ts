import { expect, test } from 'vitest'
import { findQueryFaults } from './find-query-faults.ts'
import { parseSource, readSources } from './parse-source.ts'
import { readWalledNames } from './read-walled-names.ts'

const walled = readWalledNames()

test('every query of the server names its tenant and says nothing that one of the databases refuses', () => {
  const sources = readSources('server')
  expect(sources.length).toBeGreaterThan(20)
  expect(walled.size).toBeGreaterThan(10)
  expect(sources.flatMap((source) => findQueryFaults(source, walled))).toEqual([])
})

/** One query for each rule, beside the fault that must be found. */
const BREACHES: [string, string][] = [
  [
    "trx.selectFrom('orders').selectAll().where('order_id', '=', id).execute()",
    "selectFrom('orders') without tenant_id",
  ],
  [
    "trx.updateTable('flags').set({ note }).where('flag_id', '=', id).execute()",
    "updateTable('flags') without tenant_id",
  ],
  ["trx.deleteFrom('products').execute()", "deleteFrom('products') without tenant_id"],
  ["trx.selectFrom('orders as o').where('o.tenant_id', '!=', id).execute()", "selectFrom('orders') without tenant_id"],
  [
    "trx.selectFrom(['orders as o', 'agents as a']).where('o.tenant_id', '=', id).execute()",
    "selectFrom('agents') without tenant_id",
  ],
  [
    "trx.selectFrom('orders').innerJoin('order_items', 'order_items.order_id', 'orders.order_id').where('orders.tenant_id', '=', id).execute()",
    "innerJoin of 'order_items' without tenant_id",
  ],
  [
    "trx.insertInto('products').values(rows).onConflict((c) => c.column('product_id').doNothing()).execute()",
    'on conflict of products without tenant_id',
  ],
  ['trx.selectFrom(table).execute()', 'selectFrom of a table that is not a literal'],
  ['sql`select count(*) from orders where placed_at > ${since}`.execute(trx)', 'raw SQL over orders without tenant_id'],
  [
    'sql`select 1 from orders o join order_items i on i.order_id = o.order_id where o.tenant_id = ${id}`',
    'raw SQL over order_items without tenant_id',
  ],
  ['sql`insert into flags (flag_id) values (${id})`', 'raw SQL inserts a row without tenant_id'],
  [
    'sql`insert into flags (tenant_id, flag_id) values (${a}, ${b}) on conflict (flag_id) do nothing`',
    'raw SQL names a conflict without tenant_id',
  ],
  ['sql`update orders set received_at = clock_timestamp() where tenant_id = ${id}`', 'a volatile function in UPDATE'],
  ['sql.raw(text)', 'sql.raw of a text that is not a literal'],
  [
    'db.tenant(id, async (trx) => { await deps.db.platform((other) => work(other)) })',
    'a second transaction inside db.tenant',
  ],
  ['deps.db.platform(async (trx) => takeHit(deps.db, limits, now))', 'a second transaction inside db.platform'],
]

test.each(BREACHES)('%s is refused', (code, fault) => {
  const faults = findQueryFaults(parseSource('planted.ts', code), walled)
  expect(faults).toEqual([`planted.ts:1: ${fault}`])
})

test.each([
  "trx.selectFrom('orders').selectAll().where('tenant_id', '=', id).execute()",
  "trx.selectFrom('orders as o').innerJoin('agents as a', 'a.tenant_id', 'o.tenant_id').where('o.tenant_id', '=', id).execute()",
  "trx.selectFrom('users').innerJoin('identities', 'identities.user_id', 'users.id').execute()",
  "trx.insertInto('products').values(rows).onConflict((c) => c.columns(['tenant_id', 'product_id']).doNothing()).execute()",
  'sql`select 1 from orders where tenant_id = ${id}`',
  'db.bothSides(async (sides) => { await sides.tenant(id, (trx) => work(trx)) })',
])('%s passes', (code) => {
  expect(findQueryFaults(parseSource('planted.ts', code), walled)).toEqual([])
})
