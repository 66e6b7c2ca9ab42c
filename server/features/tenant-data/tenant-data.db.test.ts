import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { readTables } from '#server/db/read-tables.ts'
import { makeProduct, makeTenant, signIn } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { exportedColumns, isExported } from './export-tenant.ts'

const database = await openTestDatabase()
const api = await createTestApp(database.db)
afterAll(async () => {
  await api.close()
  await database.close()
})

async function download(token: string): Promise<Record<string, string>> {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/admin/account/export',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.zip"$/)
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('the archive holds every table and row of the account, and nobody else’s', async () => {
  const products = Array.from({ length: 1100 }, (_, at) => makeProduct({ productId: `p-${at}` }))
  const tenant = await makeTenant(database.db, { products })
  const other = await makeTenant(database.db)
  const token = await signIn(database.db, { tenant, role: 'admin' })
  const shopper = await makeShopper(api, tenant.agent.key)
  await shopper.confirmAge()
  await shopper.say('Do you have “indica” flower?')

  const files = await download(token)
  const tables = (await readTables(database.owner)).filter(isExported)
  expect(Object.keys(files).sort()).toEqual(
    ['README.txt', 'members.jsonl', ...tables.map((table) => `${table.name}.jsonl`)].sort(),
  )
  const rows = (name: string) => (files[`${name}.jsonl`] ?? '').split('\n').filter((line) => line !== '')
  expect(new Set(rows('products').map((line) => JSON.parse(line).product_id)).size).toBe(1100)
  expect(rows('messages').join()).toContain('Do you have “indica” flower?')
  expect(rows('settings')).toHaveLength(1)
  const everything = Object.values(files).join('\n')
  expect(everything).not.toContain(other.id)
  expect(everything).not.toContain(shopper.secret.split('.')[1])
})

test('no column that could let its reader act as the shop is in the archive', async () => {
  const tables = (await readTables(database.owner)).filter(isExported)
  const conversations = tables.find((table) => table.name === 'conversations')
  expect(conversations && exportedColumns(conversations)).not.toContain('secret_hash')
  const columns = tables.flatMap((table) => exportedColumns(table).map((column) => `${table.name}.${column}`))
  expect(columns.filter((name) => /secret|sealed|token_hash|key_hash/.test(name))).toEqual([])
})

test('an account is erased once it is suspended and its name repeated, and its session ends with it', async () => {
  const tenant = await makeTenant(database.db)
  const operator = await signIn(database.db, { tenant: await makeTenant(database.db), role: 'super_admin' })
  const member = await signIn(database.db, { tenant, role: 'admin' })
  const erase = (confirm: string) =>
    api.call('POST', `/api/kitchen/accounts/${tenant.id}/erase`, { token: operator, body: { confirm } })
  expect((await erase('another')).status).toBe(422)
  expect((await erase(tenant.slug)).status).toBe(422)
  await api.call('POST', `/api/kitchen/accounts/${tenant.id}/suspend`, { token: operator, body: { reason: 'Left us' } })
  expect((await erase(tenant.slug)).body).toEqual({ erased: true, customers: [] })
  expect((await erase(tenant.slug)).status).toBe(404)
  expect((await api.call('GET', '/api/auth/me', { token: member })).status).toBe(401)
  const [entry] = await database.owner.query(
    `select subject from operator_entries where action = 'tenant.erased' order by seq desc limit 1`,
  )
  expect(entry?.subject).toBe(tenant.slug)
})
