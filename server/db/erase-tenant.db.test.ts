import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTenant, type TestTenant } from '#testing/factories.ts'
import { makeBilling } from '#testing/make-billing.ts'
import { insertText, type Literals, makeRow } from '#testing/structure/make-rows.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { eraseTenant } from './erase-tenant.ts'
import { readTables, type Table } from './read-tables.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const CANARY = `canary-${randomUUID()}-`
const erased = randomUUID()
let tables: Table[]
let neighbour: TestTenant

beforeAll(async () => {
  neighbour = await makeTenant(database.db)
  tables = await readTables(database.owner)
  const rows = new Map<string, Literals>()
  for (const table of tables.filter(belongsToTenants)) {
    const row = makeRow(table, { tenant: erased, parentOf: (target) => rows.get(target), text: CANARY })
    if (table.name === 'users') row.set('is_super_admin', 'false')
    rows.set(table.name, row)
    await database.owner.query(insertText(table, row))
  }
})

/** Walled tables, and reference tables that name a tenant or a person. */
function belongsToTenants({ name, isWalled, columns }: Table): boolean {
  const isPersonal = ['tenants', 'users', 'identities', 'signups', 'signup_menus'].includes(name)
  return isWalled || isPersonal || columns.some((column) => column.name === 'tenant')
}

async function listTablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.owner.query(`select 1 from ${name} t where t::text like '%${text}%' limit 1`)
    if (rows.length > 0) found.push(name)
  }
  return found
}

const eraseIt = (id: string) => database.db.platform((trx) => eraseTenant(trx, { id, slug: 'gone' }, new Date()))
const erase = () => eraseIt(erased)

test('a tenant that is erased leaves no trace in any table, and its neighbour stays whole', async () => {
  expect((await listTablesWith(CANARY)).length).toBeGreaterThan(15)
  const ofNeighbour = await listTablesWith(neighbour.id)
  expect(await erase()).toEqual([])
  expect(await listTablesWith(CANARY)).toEqual([])
  expect(await listTablesWith(erased)).toEqual([])
  expect(await listTablesWith(neighbour.id)).toEqual(ofNeighbour)
  expect(await erase()).toBeNull()
})

test('the sandbox provider forgets a tenant that is erased, and nobody else', async () => {
  const [gone, kept] = [await makeTenant(database.db), await makeTenant(database.db)]
  const { customerId } = await makeBilling(database.db, gone.id)
  const other = await makeBilling(database.db, kept.id)
  await eraseIt(gone.id)
  const rows = await database.owner.query('select customer_id from sandbox_accounts')
  expect(rows.map((row) => row.customer_id)).toEqual([other.customerId])
  expect(customerId).not.toBe(other.customerId)
})
