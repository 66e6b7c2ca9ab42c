import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openEmbedded } from '#server/db/open-database.ts'
import { makeProduct, makeTenant, type TestTenant } from '#testing/factories.ts'
import { openMigratedDump } from '#testing/migrated-dump.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { addBackup, readLines } from './backup-file.ts'
import { BackupUnreadable } from './backup-lines.ts'
import { RestoreRefused, restoreAll, restoreTenant } from './restore-backup.ts'
import { compareSums } from './sum-rows.ts'
import { checkRestored, sumDatabase, writeBackup } from './write-backup.ts'

const now = new Date('2026-11-21T10:00:00Z')
const database = await openTestDatabase()
const opened: OpenDatabase[] = [database]
afterAll(() => Promise.all(opened.map((each) => each.close())))

let ours: TestTenant
let other: TestTenant
let backup: string[]

beforeAll(async () => {
  const products = Array.from({ length: 1203 }, (_, at) =>
    makeProduct({ productId: `p-${at}`, name: `Flower “${at}” \\ ñ\n\u2028`, thcPercent: 20.1 + at / 37 }),
  )
  ours = await makeTenant(database.db, { now, products })
  other = await makeTenant(database.db, { now })
  const api = await createTestApp(database.db, { clock: () => now })
  for (const { agent } of [ours, other]) {
    const shopper = await makeShopper(api, agent.key)
    await shopper.confirmAge()
    await shopper.say('When do you open?')
  }
  await api.close()
  backup = await takeBackup(database)
}, 120_000)

async function takeBackup({ owner }: OpenDatabase): Promise<string[]> {
  const lines: string[] = []
  await writeBackup(owner, { now }, async (line) => void lines.push(line))
  return lines
}

/** Reads the lines as a file would give them. */
const linesOf = (lines: readonly string[]) =>
  async function* () {
    yield* lines
  }

async function openEmpty(): Promise<OpenDatabase> {
  const empty = await openTestDatabase()
  opened.push(empty)
  return empty
}

test('a backup restored into an empty database has every row of every tenant', async () => {
  const target = await openEmpty()
  const { sums: backedUp } = await restoreAll(target.owner, linesOf(backup))
  expect(compareSums(backedUp, await sumDatabase(target.owner, now))).toEqual([])
  expect(compareSums(await sumDatabase(database.owner, now), backedUp)).toEqual([])
  expect(backedUp.find((sum) => sum.table === 'products' && sum.tenant === ours.id)?.rows).toBe(1203)
  expect(backedUp.some((sum) => sum.table === 'messages' && sum.tenant === other.id)).toBe(true)
})

test('a database moves from one engine to the other with every sum kept', async () => {
  const embedded = await openEmbedded({ dump: await openMigratedDump() })
  opened.push(embedded)
  const { sums: moved } = await restoreAll(embedded.owner, linesOf(backup))
  expect(compareSums(moved, await sumDatabase(embedded.owner, now))).toEqual([])
  expect(compareSums(moved, await sumDatabase(database.owner, now))).toEqual([])
})

test('one tenant goes back to what it was, and the other keeps what it has done since', async () => {
  const target = await openEmpty()
  const { sums: before } = await restoreAll(target.owner, linesOf(backup))
  await target.db.tenant(ours.id, (trx) => trx.deleteFrom('products').where('tenant_id', '=', ours.id).execute())
  await target.db.tenant(other.id, (trx) => trx.deleteFrom('messages').where('tenant_id', '=', other.id).execute())
  const { rows } = await restoreTenant(target.owner, linesOf(backup), ours.slug)
  expect(rows).toBeGreaterThan(1203)
  const after = await sumDatabase(target.owner, now)
  const of = (id: string, sums: typeof after) => sums.filter((sum) => sum.tenant === id)
  expect(compareSums(of(ours.id, before), of(ours.id, after))).toEqual([])
  expect(compareSums(of(other.id, before), of(other.id, after))).toEqual([
    expect.stringMatching(/ messages: \d+ rows expected, 0 found$/),
  ])
})

test('a tenant whose rows are not what was counted is left as it is', async () => {
  const target = await openEmpty()
  await restoreAll(target.owner, linesOf(backup))
  const before = await sumDatabase(target.owner, now)
  const lost = backup.filter((line) => !line.startsWith(`{"tenant":"${ours.id}","table":"messages"`))
  await expect(restoreTenant(target.owner, linesOf(lost), ours.slug)).rejects.toThrow(
    / messages: \d+ rows expected, 0 found/,
  )
  expect(compareSums(before, await sumDatabase(target.owner, now))).toEqual([])
})

test('a backup from before a column was added restores, and agrees by what it knew', async () => {
  const target = await openEmpty()
  await target.owner.query('alter table settings add column added_later text')
  const restored = await restoreAll(target.owner, linesOf(backup))
  await expect(checkRestored(target.owner, restored)).resolves.toBeGreaterThan(1203)
  const { rows } = await restoreTenant(target.owner, linesOf(backup), ours.slug)
  expect(rows).toBeGreaterThan(1203)
})

test('the folder of nightly backups keeps the newest fourteen, each of which can be restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  try {
    const small = await openEmpty()
    const { id, slug } = await makeTenant(small.db, { now, products: [] })
    for (let night = 1; night <= 16; night++) {
      await small.owner.query('update tenants set name = $2 where id = $1', [id, `Night ${night}`])
      await addBackup(small.owner, folder, new Date(now.getTime() + night * 86_400_000))
    }
    const files = readdirSync(folder).toSorted()
    expect(files).toHaveLength(14)
    expect(files[0]).toBe('econcierge-2026-11-24T10-00-00.gz')
    for (const [at, file] of files.entries()) {
      expect((await restoreTenant(small.owner, readLines(join(folder, file)), slug)).rows).toBeGreaterThan(0)
      expect(await small.owner.query('select name from tenants')).toEqual([{ name: `Night ${at + 3}` }])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a backup that was cut off restores nothing', async () => {
  const target = await openEmpty()
  await expect(restoreAll(target.owner, linesOf(backup.slice(0, -1)))).rejects.toThrow(BackupUnreadable)
  expect(await sumDatabase(target.owner, now)).toEqual([])
})

test('a database with tenants, a stranger’s file and a newer version are refused in words', async () => {
  await expect(restoreAll(database.owner, linesOf(backup))).rejects.toThrow('restore into an empty one')
  const target = await openEmpty()
  await expect(restoreAll(target.owner, linesOf(['{"some":"file"}']))).rejects.toThrow('not a backup')
  const newer = backup.map((line, at) =>
    at === 0 ? line.replace('"migrations":[', '"migrations":["999-x.sql",') : line,
  )
  await expect(restoreAll(target.owner, linesOf(newer))).rejects.toThrow(RestoreRefused)
  await expect(restoreTenant(target.owner, linesOf(backup), 'nobody')).rejects.toThrow('holds no tenant nobody')
})
