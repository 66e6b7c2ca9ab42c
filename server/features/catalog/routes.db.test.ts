import { afterAll, describe, expect, it } from 'vitest'
import { CATALOG_FILE_LIMIT_BYTES } from '#contract/import.ts'
import { ROLES } from '#contract/permissions.ts'
import { loadProducts } from '#server/db/products.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db } = database
const { call, close } = await createTestApp(db)
afterAll(async () => {
  await close()
  await database.close()
})

const PATH = '/api/admin/catalog/import'
const MENU = 'Product,Price,Qty\r\nBlue 3.5g,$30.00,4\r\nGreen,$20.00,2\r\n'

const send = (token: string | undefined, body: string, options: { query?: string; type?: string } = {}) =>
  call('POST', `${PATH}${options.query ?? ''}`, {
    ...(token === undefined ? {} : { token }),
    body,
    headers: { 'content-type': options.type ?? 'text/csv' },
  })

async function owner() {
  const tenant = await makeTenant(db, { products: null })
  const token = await signIn(db, { tenant, role: 'admin' })
  const menu = () => db.tenant(tenant.id, (trx) => loadProducts(trx, tenant.id))
  return { tenant, token, menu }
}

describe('POST /api/admin/catalog/import', () => {
  it('imports the file into the tenant of whoever is signed in', async () => {
    const { token, menu } = await owner()
    const reply = await send(token, MENU)
    expect(reply).toMatchObject({
      status: 200,
      body: { imported: 2, added: 2, mapping: { name: 'Product', price: 'Price', stock: 'Qty' }, dryRun: false },
    })
    expect((await menu()).map((product) => [product.name, product.priceCents])).toEqual([
      ['Blue 3.5g', 3000],
      ['Green', 2000],
    ])
  })

  it('takes text, bytes and a charset, and refuses JSON and forms', async () => {
    const { token } = await owner()
    for (const type of ['text/csv; charset=utf-8', 'text/plain', 'application/octet-stream'])
      expect((await send(token, MENU, { type })).status, type).toBe(200)
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'image/png'])
      expect(await send(token, MENU, { type }), type).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
  })

  it('names bad rows and imports nothing, unless told to leave them out', async () => {
    const { token, menu } = await owner()
    const text = `${MENU}Bad,twenty,1\n`
    expect(await send(token, text)).toMatchObject({
      status: 422,
      body: { code: 'unprocessable', fields: { 'line 4, Price': '"twenty" is not a price' } },
    })
    expect(await menu()).toEqual([])
    expect(await send(token, text, { query: '?skipBadRows=true' })).toMatchObject({
      status: 200,
      body: { imported: 2, badRows: 1, problems: [{ line: 4, column: 'Price' }] },
    })
  })

  it('shows on a dry run what would happen', async () => {
    const { token, menu } = await owner()
    const reply = await send(token, MENU, { query: '?dryRun=true' })
    expect(reply).toMatchObject({
      status: 200,
      body: { imported: 2, dryRun: true, headers: ['Product', 'Price', 'Qty'] },
    })
    expect(await menu()).toEqual([])
  })

  it('takes a mapping, and refuses one that cannot be followed', async () => {
    const { token, menu } = await owner()
    const query = (mapping: string) => `?mapping=${encodeURIComponent(mapping)}`
    expect((await send(token, 'name,a,b\nBlue,1,2\n', { query: query('{"price":"b"}') })).status).toBe(200)
    expect(await menu()).toMatchObject([{ priceCents: 200 }])
    for (const mapping of ['{', '[]', '{"price":"none"}', '{"colour":"Price"}', '{"price":3}'])
      expect(await send(token, MENU, { query: query(mapping) }), mapping).toMatchObject({ status: 400 })
  })

  it('survives a file name and cells that no database text may hold', async () => {
    const { token, menu } = await owner()
    expect((await send(token, 'name,price\nBl\0ue,1\n', { query: '?fileName=a%00b.csv' })).status).toBe(200)
    expect(await menu()).toMatchObject([{ name: 'Blue' }])
  })

  it('refuses an empty body and one over the limit', async () => {
    const { token } = await owner()
    expect(await send(token, '')).toMatchObject({ status: 422 })
    expect(await send(token, 'x'.repeat(CATALOG_FILE_LIMIT_BYTES + 1))).toMatchObject({ status: 413 })
  })

  it('is for those who may manage the concierge, and for nobody without a session', async () => {
    const { tenant, menu } = await owner()
    expect((await send(undefined, MENU)).status).toBe(401)
    for (const role of ROLES) {
      const { status } = await send(await signIn(db, { tenant, role }), MENU, { query: '?dryRun=true' })
      expect(status, role).toBe(role === 'viewer' || role === 'billing-admin' ? 403 : 200)
    }
    expect(await menu()).toEqual([])
  })
})
