import { afterAll, expect, test } from 'vitest'
import { makeTenant } from '#testing/factories.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { recordAudit } from './audit-log.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const now = new Date('2026-11-21T10:00:00.123Z')
const who = { actor: 'owner@lantern.example', role: 'admin', address: '127.0.0.1', now }

test('entries made at the same time follow one another, each with the hash of the one before', async () => {
  const { id } = await makeTenant(database.db, { now })
  await Promise.all(
    Array.from({ length: 12 }, (_, step) =>
      database.db.tenant(id, (trx) =>
        recordAudit(trx, id, who, { action: 'settings.changed', subject: `Settings, save ${step}`, after: { step } }),
      ),
    ),
  )
  const rows = await database.db.tenant(id, (trx) =>
    trx
      .selectFrom('audit_entries')
      .select(['seq', 'previous_hash', 'hash'])
      .where('tenant_id', '=', id)
      .orderBy('seq')
      .execute(),
  )
  expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  expect(rows.slice(1).map((row) => row.previous_hash)).toEqual(rows.slice(0, -1).map((row) => row.hash))
})

test('the application can neither change nor delete an entry', async () => {
  const { id } = await makeTenant(database.db, { now })
  await database.db.tenant(id, (trx) =>
    recordAudit(trx, id, who, { action: 'data.exported', subject: 'Conversations' }),
  )
  const change = database.db.tenant(id, (trx) =>
    trx.updateTable('audit_entries').set({ actor: 'nobody' }).where('tenant_id', '=', id).execute(),
  )
  await expect(change).rejects.toMatchObject({ code: '42501' })
  const removal = database.db.tenant(id, (trx) => trx.deleteFrom('audit_entries').where('tenant_id', '=', id).execute())
  await expect(removal).rejects.toMatchObject({ code: '42501' })
})
