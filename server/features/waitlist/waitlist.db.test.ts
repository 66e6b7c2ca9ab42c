import { afterAll, expect, test } from 'vitest'
import { makeTenant, signIn } from '#testing/factories.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
let now = new Date('2026-11-21T15:00:00Z')
const api = await createTestApp(database.db, { clock: () => now })
afterAll(async () => {
  await api.close()
  await database.close()
})

const join = (email: string, address = '127.0.0.1') => api.call('POST', '/api/waitlist', { body: { email }, address })

test('an address that joins twice is listed once, with its first time', async () => {
  expect((await join('Ana@Lantern.example')).body).toEqual({ joined: true })
  now = new Date(now.getTime() + 60_000)
  expect((await join(' ana@lantern.example')).body).toEqual({ joined: true })
  const tenant = await makeTenant(database.db, { now })
  const token = await signIn(database.db, { tenant, role: 'super_admin', now })
  const { body } = await api.call('GET', '/api/admin/waitlist', { token })
  expect(body).toEqual({
    entries: [{ email: 'Ana@Lantern.example', joinedAt: '2026-11-21T15:00:00.000Z' }],
    pagination: { page: 1, limit: 20, total: 1, pages: 1 },
  })
})

test.each([
  ['', 'Email is required'],
  ['ana', 'Email is invalid'],
])('"%s" is refused: %s', async (email, message) => {
  const reply = await join(email, '127.0.0.2')
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({ fields: { email: message } })
})

test('an admin of a dispensary does not see who waits', async () => {
  const tenant = await makeTenant(database.db, { now })
  const token = await signIn(database.db, { tenant, role: 'admin', now })
  expect((await api.call('GET', '/api/admin/waitlist', { token })).status).toBe(403)
})

test('one address of the network joins ten times a minute at most', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) statuses.push((await join(`a${i}@lantern.example`, '127.0.0.9')).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
})
