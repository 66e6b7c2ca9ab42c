import { afterAll, describe, expect, it } from 'vitest'
import { Product } from '#contract/catalog.ts'
import type { Database } from '#server/db/database.ts'
import { loadCatalogVersion, loadProducts } from '#server/db/products.ts'
import { AppError } from '#server/http/app-error.ts'
import { makeProduct, makeTenant } from '#testing/factories.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { importCatalog, type ImportRequest, writeImport } from './import-catalog.ts'
import { readCatalog } from './read-catalog.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(database.close)

const NOW = new Date('2026-03-04T12:00:00Z')
const MENU = 'sku,name,price,stock,effects\nA,Blue,30,4,Calm|Happy\nB,Green,20,0,\nC,Red,10,,\n'

const importText = (tenantId: string, text: string, options: Partial<ImportRequest> = {}) =>
  importCatalog(
    db,
    { tenantId, actor: 'owner@shop.example' },
    { bytes: Buffer.from(text), fileName: 'menu.csv', skipBadRows: false, dryRun: false, now: NOW, ...options },
  )

const menuOf = (db: Database, tenantId: string) => db.tenant(tenantId, (trx) => loadProducts(trx, tenantId))
const versionOf = (tenantId: string) => db.tenant(tenantId, (trx) => loadCatalogVersion(trx, tenantId))
const importsOf = (tenantId: string) =>
  db.tenant(tenantId, (trx) =>
    trx.selectFrom('catalog_imports').selectAll().where('tenant_id', '=', tenantId).orderBy('created_at').execute(),
  )

describe('importing a menu', () => {
  it('replaces the old menu by the file, in its order, and says what changed', async () => {
    const { id } = await makeTenant(db, { products: null })
    expect(await importText(id, MENU)).toMatchObject({ imported: 3, added: 3, changed: 0, removed: 0, badRows: 0 })
    expect(await versionOf(id)).toBe(1)
    const next = 'sku,name,price,stock,effects\nD,New,5,1,\nB,Green,20,0,\nA,Blue,25,4,Calm|Happy\n'
    expect(await importText(id, next)).toMatchObject({ imported: 3, added: 1, changed: 1, removed: 1 })
    expect(await versionOf(id)).toBe(2)
    expect((await menuOf(db, id)).map((product) => product.productId)).toEqual(['D', 'B', 'A'])
    expect(await importText(id, next)).toMatchObject({ added: 0, changed: 0, removed: 0 })
  })

  it('stores what was read, unchanged', async () => {
    const { id } = await makeTenant(db, { products: null })
    const text =
      'id,name,brand,category,strain,strain type,thc,cbd,size,price,sale price,stock,effects,flavors,terpenes,tags,promo,description,image url,url\n' +
      'X1,"Gelato ""41"" \\ é 🌿",Ærø,flower,Gelato,indica,22.5%,0.1%,3.5g,40,32.5,7,Calm|Happy,Sweet,Myrcene|Limonene,New,2 for 1,"Line, one",https://x.example/a.jpg,https://x.example/p\n'
    await importText(id, text)
    expect(await menuOf(db, id)).toEqual(
      readCatalog(Buffer.from(text)).products.map((product) => Product.parse(product)),
    )
  })

  it('refuses the whole file for one bad row, names it, and leaves the old menu', async () => {
    const { id } = await makeTenant(db, { products: [makeProduct({ productId: 'old' })] })
    const error = await importText(id, 'name,price\nGood,5\nBad,-1\n').catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({
      code: 'unprocessable',
      details: { fields: { 'line 3, price': 'the price is negative' } },
    })
    expect((await menuOf(db, id)).map((product) => product.productId)).toEqual(['old'])
    expect(await importsOf(id)).toEqual([])
  })

  it('leaves bad rows out when told to, and keeps a record of them', async () => {
    const { id } = await makeTenant(db, { products: null })
    expect(await importText(id, 'name,price\nGood,5\nBad,-1\n', { skipBadRows: true })).toMatchObject({
      imported: 1,
      badRows: 1,
      problems: [{ line: 3, column: 'price' }],
    })
    expect(await importsOf(id)).toMatchObject([
      { file_name: 'menu.csv', imported_rows: 1, actor: 'owner@shop.example', bad_rows: [{ line: 3 }] },
    ])
  })

  it('never empties a menu by a file without a usable row', async () => {
    const { id } = await makeTenant(db, { products: [makeProduct()] })
    await expect(importText(id, 'name,price\nBad,-1\n', { skipBadRows: true })).rejects.toThrow('No row')
    expect(await menuOf(db, id)).toHaveLength(1)
  })

  it('changes nothing on a dry run, and shows bad rows instead of refusing them', async () => {
    const { id } = await makeTenant(db, { products: [makeProduct({ productId: 'old' })] })
    expect(await importText(id, 'name,price\nGood,5\nBad,-1\n', { dryRun: true })).toMatchObject({
      imported: 1,
      added: 1,
      removed: 1,
      badRows: 1,
      dryRun: true,
      mapping: { name: 'name', price: 'price' },
      samples: [
        ['Good', '5'],
        ['Bad', '-1'],
      ],
    })
    expect((await menuOf(db, id)).map((product) => product.productId)).toEqual(['old'])
    expect(await versionOf(id)).toBe(1)
  })

  it('leaves the old menu whole when it fails in the middle', async () => {
    const { id } = await makeTenant(db, { products: [makeProduct({ productId: 'old' })] })
    const rows = Array.from({ length: 5000 }, (_, i) => `S${i},Item ${i},5`)
    const reading = readCatalog(Buffer.from(`sku,name,price\n${rows.join('\n')}`))
    const failing = db.tenant(id, async (trx) => {
      await writeImport(trx, { tenantId: id, actor: 'owner' }, { reading, fileName: 'menu.csv', now: NOW })
      throw new Error('the lights went out')
    })
    await expect(failing).rejects.toThrow('the lights went out')
    expect((await menuOf(db, id)).map((product) => product.productId)).toEqual(['old'])
    expect(await versionOf(id)).toBe(1)
  })

  it('ends with one of two menus, whole, when both are imported at once', async () => {
    const { id } = await makeTenant(db, { products: null })
    const menu = (letter: string) =>
      `sku,name,price\n${Array.from({ length: 300 }, (_, i) => `${letter}${i},Item ${i},5`).join('\n')}`
    await Promise.all([importText(id, menu('A')), importText(id, menu('B')), importText(id, menu('A'))])
    const products = await menuOf(db, id)
    expect(products).toHaveLength(300)
    expect(new Set(products.map((product) => product.productId.slice(0, 1))).size).toBe(1)
    expect(await versionOf(id)).toBe(3)
  })

  it('does not touch the menu of another tenant', async () => {
    const [mine, theirs] = [await makeTenant(db, { products: null }), await makeTenant(db)]
    const before = await menuOf(db, theirs.id)
    await importText(mine.id, MENU)
    expect(await menuOf(db, theirs.id)).toEqual(before)
  })
})
