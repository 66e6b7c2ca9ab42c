import { afterAll, describe, expect, test } from 'vitest'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { makeTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const app = await createTestApp(database.db, { config: { publicUrl: 'https://chat.example' } })
afterAll(async () => {
  await app.close()
  await database.close()
})

async function openShop({ email = 'hello@shop.example', collectEmail = true } = {}) {
  const profile = { email, phone: '555 0100', hours: DEFAULT_HOURS }
  const tenant = await makeTenant(database.db, { profile, theme: { collectEmail } })
  const shopper = await makeShopper(app, tenant.agent.key)
  const ask = (body: object) =>
    app.call('POST', `/api/chat/conversations/${shopper.conversationId}/handoff`, { token: shopper.secret, body })
  const mails = () =>
    database.db.tenant(tenant.id, (trx) =>
      trx.selectFrom('mails').selectAll().where('tenant_id', '=', tenant.id).where('kind', '=', 'handoff').execute(),
    )
  return { tenant, shopper, ask, mails }
}

describe('asking for a person', () => {
  test('mails what was said to the shop, to be answered to the shopper', async () => {
    const { shopper, ask, mails } = await openShop()
    await shopper.say('do you have parking?')
    const reply = await ask({ email: 'rosa@mail.example', note: 'Is there a ramp?' })
    expect(reply.body).toEqual({ sent: true, when: expect.stringMatching(/open/), contact: '555 0100' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ to_address: 'hello@shop.example', reply_to: 'rosa@mail.example' })
    for (const part of ['do you have parking?', 'Is there a ramp?', 'rosa@mail.example', shopper.conversationId])
      expect(mail?.text).toContain(part)
  })

  test('twice with nothing new said is one mail, and with more said another', async () => {
    const { shopper, ask, mails } = await openShop()
    await shopper.say('hello')
    await ask({})
    await ask({})
    expect(await mails()).toHaveLength(1)
    await shopper.say('and when do you open?')
    await ask({})
    expect(await mails()).toHaveLength(2)
    expect((await ask({})).status).toBe(429)
  })

  test('keeps no address where the shop does not collect them', async () => {
    const { tenant, shopper, ask, mails } = await openShop({ collectEmail: false })
    await shopper.say('hello')
    expect((await ask({ email: 'rosa@mail.example' })).body).toMatchObject({ sent: true })
    const [mail] = await mails()
    expect([mail?.reply_to, mail?.text.includes('rosa@mail.example')]).toEqual([null, false])
    const kept = await database.db.tenant(tenant.id, (trx) =>
      trx.selectFrom('handoff_requests').select('email').where('tenant_id', '=', tenant.id).execute(),
    )
    expect(kept).toEqual([{ email: null }])
  })

  test('keeps the consent to news with its time and words, and tells of it, only when the box was ticked', async () => {
    const { tenant, shopper, ask, mails } = await openShop()
    const newsConsent = 'E-mail me news and offers from the shop.'
    await shopper.say('hello')
    await ask({ email: 'rosa@mail.example' })
    await ask({ newsConsent })
    await ask({ email: 'rosa@mail.example', newsConsent })
    const kept = await database.db.tenant(tenant.id, async (trx) => ({
      requests: await trx
        .selectFrom('handoff_requests')
        .select(['email', 'news_consent', 'created_at'])
        .where('tenant_id', '=', tenant.id)
        .orderBy('created_at')
        .execute(),
      events: await trx
        .selectFrom('events')
        .select('data')
        .where('tenant_id', '=', tenant.id)
        .where('type', '=', 'contact.opted_in')
        .execute(),
    }))
    expect(kept.requests.map((row) => [row.email, row.news_consent])).toEqual([
      ['rosa@mail.example', null],
      [null, null],
      ['rosa@mail.example', newsConsent],
    ])
    const optedInAt = kept.requests[2]?.created_at.toISOString()
    expect(kept.events).toEqual([
      { data: { email: 'rosa@mail.example', conversationId: shopper.conversationId, optedInAt } },
    ])
    expect((await mails()).map(({ text }) => text.includes(newsConsent))).toEqual([false, false, true])
  })

  test('says so where there is nobody to mail to', async () => {
    const { shopper, ask, mails } = await openShop({ email: '' })
    await shopper.say('hello')
    expect((await ask({})).body).toMatchObject({ sent: false, contact: '555 0100' })
    expect(await mails()).toEqual([])
  })

  test.each([
    { email: 'not an address' },
    { email: 'a@b.example\r\nBcc: all@evil.example' },
    { email: 'a@b.example, c@d.example' },
    { note: 'x'.repeat(1001) },
    {},
  ])('is refused with %o when nothing was said', async (body) => {
    const { ask, mails } = await openShop()
    expect((await ask(body)).status).toBe(400)
    expect(await mails()).toEqual([])
  })

  test('is nobody’s but the shopper’s', async () => {
    const { shopper } = await openShop()
    const stranger = await openShop()
    const path = `/api/chat/conversations/${shopper.conversationId}/handoff`
    const body = { note: 'hello' }
    expect((await app.call('POST', path, { token: stranger.shopper.secret, body })).status).toBe(404)
    expect((await app.call('POST', path, { body })).status).toBe(404)
  })
})
