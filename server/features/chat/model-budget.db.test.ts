import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { type ModelCaps, reserveTokens, settleTokens } from './model-budget.ts'

const CAPS: ModelCaps = { perConversation: 5_000, perTenantDay: 20_000, perPlatformDay: 1_000_000 }

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  const database = await openTestDatabase()
  db = database.db
  close = database.close
})
afterAll(() => close())

async function makeBareTenant(): Promise<string> {
  const id = randomUUIDv7()
  await db.platform((trx) =>
    trx
      .insertInto('tenants')
      .values({
        id,
        slug: id,
        name: 'Shop',
        status: 'active',
        time_zone: 'America/Denver',
        is_demo: false,
        created_at: new Date(),
      })
      .execute(),
  )
  return id
}

/** Each test lives on a day of its own, so that the platform's budget is its own too. */
let dayOfTest = 0
function freshDay(): Date {
  dayOfTest += 1
  return new Date(Date.UTC(2031, 0, dayOfTest, 12))
}

describe('the token budget', () => {
  it('never lets parallel calls reserve more than the day allows', async () => {
    const tenantId = await makeBareTenant()
    const now = freshDay()
    const wants = Array.from({ length: 60 }, () => ({ tenantId, conversationId: randomUUIDv7(), tokens: 1_000, now }))
    const held = await Promise.all(wants.map((want) => reserveTokens(db, CAPS, want)))
    expect(held.filter((reservation) => reservation !== null)).toHaveLength(20)
  })

  it('holds the cap of one conversation', async () => {
    const tenantId = await makeBareTenant()
    const now = freshDay()
    const want = { tenantId, conversationId: randomUUIDv7(), tokens: 2_000, now }
    expect(await reserveTokens(db, CAPS, want)).not.toBeNull()
    expect(await reserveTokens(db, CAPS, want)).not.toBeNull()
    expect(await reserveTokens(db, CAPS, want)).toBeNull()
  })

  it('holds the cap of the platform across tenants', async () => {
    const now = freshDay()
    const caps = { ...CAPS, perPlatformDay: 3_000 }
    const tenants = await Promise.all([makeBareTenant(), makeBareTenant()])
    const results: boolean[] = []
    for (const tenantId of [...tenants, ...tenants]) {
      results.push(
        (await reserveTokens(db, caps, { tenantId, conversationId: randomUUIDv7(), tokens: 1_500, now })) !== null,
      )
    }
    expect(results).toEqual([true, true, false, false])
  })

  it('counts what was used once a call is settled', async () => {
    const tenantId = await makeBareTenant()
    const now = freshDay()
    const want = { tenantId, conversationId: randomUUIDv7(), tokens: 5_000, now }
    const reservation = await reserveTokens(db, CAPS, want)
    if (reservation === null) throw new Error('expected a reservation')
    await settleTokens(db, reservation, { inputTokens: 300, outputTokens: 200 })
    expect(await reserveTokens(db, CAPS, { ...want, tokens: 4_500 })).not.toBeNull()
    expect(await reserveTokens(db, CAPS, { ...want, tokens: 1 })).toBeNull()
  })

  it('releases a reservation that a dead server left behind', async () => {
    const tenantId = await makeBareTenant()
    const now = freshDay()
    const want = { tenantId, conversationId: randomUUIDv7(), tokens: 5_000, now }
    expect(await reserveTokens(db, CAPS, want)).not.toBeNull()
    expect(await reserveTokens(db, CAPS, want)).toBeNull()
    const later = new Date(now.getTime() + 61_000)
    expect(await reserveTokens(db, CAPS, { ...want, now: later })).not.toBeNull()
  })
})
