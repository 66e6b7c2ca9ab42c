import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeTenant } from '#testing/factories.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { createMasterKeys, drawMasterKey, openMasterKeyFile } from './master-keys.ts'
import { createSealer, UnsealError } from './seal.ts'

const database = await openTestDatabase()
afterAll(database.close)
const { db } = database

const CANARY = 'shpat_canary_5f0c1e'
const shopify = 'integration:shopify'

describe('a sealed secret', () => {
  const drawnKeys = drawMasterKey()
  const sealer = createSealer(createMasterKeys(() => drawnKeys))

  test('opens for its tenant and its purpose alone', async () => {
    const ours = await makeTenant(db, { products: null })
    const theirs = await makeTenant(db, { products: null })
    const sealed = await db.tenant(ours.id, (trx) => sealer.seal(trx, ours.id, shopify, CANARY))
    const foreign = await db.tenant(theirs.id, (trx) => sealer.seal(trx, theirs.id, shopify, 'other'))
    expect(sealed).not.toContain(CANARY)
    const open = (tenantId: string, purpose: 'integration:shopify' | 'integration:slack', text: string) =>
      db.tenant(tenantId, (trx) => sealer.unseal(trx, tenantId, purpose, text))
    expect(await open(ours.id, shopify, sealed)).toBe(CANARY)
    await expect(open(ours.id, 'integration:slack', sealed)).rejects.toThrow(UnsealError)
    await expect(open(theirs.id, shopify, sealed)).rejects.toThrow(UnsealError)
    await expect(open(ours.id, shopify, foreign)).rejects.toThrow(UnsealError)
    for (const broken of [
      '',
      's1.',
      's1.AAAA',
      'plain',
      sealed.slice(0, -2),
      sealed.replace(/.(?=.{10}$)/, (char) => (char === 'A' ? 'B' : 'A')),
    ])
      await expect(open(ours.id, shopify, broken), broken).rejects.toThrow(UnsealError)
  })

  test('is another text each time, and gone for good with the tenant’s key', async () => {
    const tenant = await makeTenant(db, { products: null })
    const [first, second] = await Promise.all(
      ['a', 'b'].map(() => db.tenant(tenant.id, (trx) => sealer.seal(trx, tenant.id, shopify, CANARY))),
    )
    expect(first).not.toBe(second)
    for (const sealed of [first, second])
      expect(await db.tenant(tenant.id, (trx) => sealer.unseal(trx, tenant.id, shopify, sealed ?? ''))).toBe(CANARY)
    await db.tenant(tenant.id, (trx) => trx.deleteFrom('tenant_data_keys').where('tenant_id', '=', tenant.id).execute())
    await expect(db.tenant(tenant.id, (trx) => sealer.unseal(trx, tenant.id, shopify, first ?? ''))).rejects.toThrow(
      UnsealError,
    )
  })
})

describe('the master key', () => {
  test('changes while secrets are read and made, without an error', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'master-'))
    const path = join(folder, 'keys', 'master.key')
    const sealer = createSealer(openMasterKeyFile(path, { create: true }))
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const before = readFileSync(path, 'utf8')
    openMasterKeyFile(path, { create: true })
    expect(readFileSync(path, 'utf8')).toBe(before)

    const tenant = await makeTenant(db, { products: null })
    const seal = () => db.tenant(tenant.id, (trx) => sealer.seal(trx, tenant.id, shopify, CANARY))
    const sealed = await seal()
    // The key is added first, so that a server that has not looked again yet still finds the old one.
    writeFileSync(path, `${drawMasterKey()}\n${before}`)
    const rotated = createSealer(openMasterKeyFile(path, { create: false }))
    const open = (by: typeof sealer) => db.tenant(tenant.id, (trx) => by.unseal(trx, tenant.id, shopify, sealed))
    const rewrap = () => db.tenant(tenant.id, (trx) => rotated.rewrap(trx, tenant.id))
    const done = await Promise.all([
      open(sealer),
      open(rotated),
      rewrap(),
      seal(),
      open(sealer),
      rewrap(),
      open(rotated),
    ])
    expect([done[0], done[1], done[4], done[6]]).toEqual([CANARY, CANARY, CANARY, CANARY])
    expect(await rewrap()).toBe(false)

    writeFileSync(path, readFileSync(path, 'utf8').split('\n')[0] ?? '')
    const withoutOld = createSealer(openMasterKeyFile(path, { create: false }))
    expect(await open(withoutOld)).toBe(CANARY)
    expect(await open(sealer)).toBe(CANARY)
    rmSync(folder, { recursive: true })
  })

  test.each(['', 'short', Buffer.alloc(31).toString('base64'), `${drawMasterKey()}\nnot a key`])(
    'is refused when it is none, without being shown: %j',
    (text) => {
      expect(() => createMasterKeys(() => text)).toThrow(/master key/)
      expect(() => createMasterKeys(() => text)).not.toThrow(/not a key/)
    },
  )

  test('that is gone opens nothing', async () => {
    const tenant = await makeTenant(db, { products: null })
    const [firstKey, otherKey] = [drawMasterKey(), drawMasterKey()]
    const first = createSealer(createMasterKeys(() => firstKey))
    const other = createSealer(createMasterKeys(() => otherKey))
    const sealed = await db.tenant(tenant.id, (trx) => first.seal(trx, tenant.id, shopify, CANARY))
    await expect(db.tenant(tenant.id, (trx) => other.unseal(trx, tenant.id, shopify, sealed))).rejects.toThrow(
      UnsealError,
    )
  })
})
