import { createHmac, randomInt, randomUUIDv7 } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { DEFAULT_NOTIFICATIONS } from '#contract/notification-choices.ts'
import type { Role } from '#contract/permissions.ts'
import { recountDays } from '#server/db/daily-figures.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import { notifyBilling } from '#server/db/notify-billing.ts'
import { listRecipients } from '#server/db/notify-members.ts'
import { makeProduct, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTwilioReplies } from '#server/adapters/twilio/twilio-replies.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { notifyTenant } from './notify-tenant.ts'

const database = await openTestDatabase()
const { db } = database
let now = new Date()
const twilio = { accountSid: 'AC', authToken: 'auth-token-of-the-test' }
const api = await createTestApp(db, {
  clock: () => now,
  sends: { mail: true, text: true },
  readTextReply: createTwilioReplies(twilio),
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const PUBLIC_URL = 'https://econcierge.example'
/** A Monday: 09:00 in New York, 07:00 in Denver. */
const MONDAY = new Date('2026-03-02T14:00:00Z')

async function makeShop(...roles: Role[]) {
  const tenant = await makeTenant(db, { products: [makeProduct({ name: 'Quiet Harbor', stock: 0 })] })
  for (const role of roles) {
    await database.owner.query('update memberships set last_active_at = now() where tenant = $1 and user_id = $2', [
      tenant.id,
      tenant.members[role].userId,
    ])
  }
  return tenant
}

const tell = (tenant: TestTenant, at: Date, timeZone = tenant.timeZone) =>
  notifyTenant({ db, publicUrl: PUBLIC_URL }, { id: tenant.id, name: tenant.name, timeZone }, at)

function mailsOf({ id }: TestTenant) {
  return db.tenant(id, (trx) =>
    trx.selectFrom('mails').selectAll().where('tenant_id', '=', id).orderBy('to_address').execute(),
  )
}

/** A shopper who asked something at that moment. */
async function visit(tenant: TestTenant, at: Date, question = 'an indica eighth under $40') {
  const before = now
  now = at
  const shopper = await makeShopper(api, tenant.agent.key)
  await shopper.confirmAge()
  await shopper.say(question)
  now = before
  return shopper.conversationId
}

const save = (token: string, choices: object, phone = '') =>
  api.call('PUT', '/api/admin/notifications', { token, body: { choices, phone } })
const read = (token: string) => api.call('GET', '/api/admin/notifications', { token })

describe('what a member wants to be told', () => {
  test('starts with the first, second and fourth mail and no texts', async () => {
    const tenant = await makeShop()
    const reply = await read(await signIn(db, { tenant, role: 'admin' }))
    expect(reply.body).toMatchObject({
      choices: {
        newConversations: true,
        weeklyReports: true,
        productAlerts: false,
        billing: true,
        highPriority: false,
        maintenance: false,
      },
      email: tenant.members.admin.email,
    })
  })

  test('is kept for each member alone', async () => {
    const tenant = await makeShop()
    const admin = await signIn(db, { tenant, role: 'admin' })
    const choices = { ...DEFAULT_NOTIFICATIONS, weeklyReports: false, highPriority: true }
    expect((await save(admin, choices, '(303) 555-0123')).body).toMatchObject({ choices, phone: '+13035550123' })
    expect((await read(admin)).body).toMatchObject({ choices })
    const viewer = await signIn(db, { tenant, role: 'viewer' })
    expect((await read(viewer)).body).toMatchObject({ choices: DEFAULT_NOTIFICATIONS, available: { billing: false } })
  })

  test.each(['', '555', '+44 20 7946 0958'])('needs a number for texts: %j is none', async (phone) => {
    const tenant = await makeShop()
    const token = await signIn(db, { tenant, role: 'admin' })
    const reply = await save(token, { ...DEFAULT_NOTIFICATIONS, highPriority: true }, phone)
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({ fields: { phone: 'Please enter a mobile number of the United States' } }),
    ])
  })
})

describe('the digest', () => {
  test('tells of yesterday at eight of the tenant’s own clock, once, whoever may see conversations', async () => {
    const tenant = await makeShop('admin', 'viewer')
    await visit(tenant, new Date('2026-03-01T18:00:00Z'), 'Do you have <b>gummies</b>?')
    await tell(tenant, MONDAY, 'America/Denver')
    expect(await mailsOf(tenant)).toEqual([])
    await Promise.all([tell(tenant, MONDAY), tell(tenant, MONDAY), tell(tenant, MONDAY)])
    await tell(tenant, new Date(MONDAY.getTime() + 3_600_000))
    const digests = (await mailsOf(tenant)).filter(({ kind }) => kind === 'newConversations')
    expect(digests.map(({ to_address }) => to_address)).toEqual([
      tenant.members.admin.email,
      tenant.members.viewer.email,
    ])
    expect(digests[0]).toMatchObject({ subject: '1 conversation on March 1' })
    expect(digests[0]?.text).toContain('Do you have <b>gummies</b>?')
    expect(digests[0]?.html).not.toContain('<b>')
    expect(digests[0]?.text).toContain(`${PUBLIC_URL}/quality-assurance/conversations?conversation=`)
  })

  test('of a quiet day is not sent', async () => {
    const tenant = await makeShop('admin')
    await tell(tenant, MONDAY)
    expect(await mailsOf(tenant)).toEqual([])
  })
})

describe('the weekly report', () => {
  test('shows last week’s figures and a bar a day, once a week', async () => {
    const tenant = await makeShop('admin')
    for (const day of ['23', '24', '24']) await visit(tenant, new Date(`2026-02-${day}T18:00:00Z`))
    await db.tenant(tenant.id, (trx) => recountDays(trx, tenant.id, '2026-02-16', '2026-03-02'))
    await tell(tenant, MONDAY)
    await tell(tenant, new Date('2026-03-04T14:00:00Z'))
    const reports = (await mailsOf(tenant)).filter(({ kind }) => kind === 'weeklyReports')
    expect(reports).toHaveLength(1)
    expect(reports[0]?.subject).toBe(`Your week at ${tenant.name}: February 23 – March 1`)
    expect(reports[0]?.text).toMatch(/Conversations: 3 \(0 the week before\)/)
    expect(reports[0]?.text).toMatch(/Mon {3}#{12} 1\nTue {3}#{24} 2\nWed {4}0/)
    expect(reports[0]?.html).toContain('width="50%"')
    expect(reports[0]?.unsubscribe_url).toContain('/api/unsubscribe/one-click?token=un_')
  })
})

describe('the product alert', () => {
  const all = { ...DEFAULT_NOTIFICATIONS, productAlerts: true }

  test('tells once of what ran out while it was recommended, and again only after it was back', async () => {
    const tenant = await makeShop('admin')
    now = MONDAY
    await save(await signIn(db, { tenant, role: 'admin', now: MONDAY }), all)
    const conversation = await visit(tenant, new Date('2026-02-28T18:00:00Z'))
    const product = await db.tenant(tenant.id, (trx) =>
      trx.selectFrom('products').select('product_id').where('tenant_id', '=', tenant.id).executeTakeFirstOrThrow(),
    )
    const show = (at: string) =>
      database.owner.query(
        `insert into conversation_products values ($1, $2, $3, $4, null, null)
         on conflict (tenant_id, conversation_id, product_id) do update set shown_at = excluded.shown_at`,
        [tenant.id, conversation, product.product_id, at],
      )
    const stock = (count: number) =>
      database.owner.query('update products set stock = $2 where tenant_id = $1', [tenant.id, count])
    const alerts = async () => (await mailsOf(tenant)).filter(({ kind }) => kind === 'productAlerts')
    await show('2026-03-01T10:00:00Z')
    await tell(tenant, MONDAY)
    expect(await alerts()).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Quiet Harbor (1 time)') }),
    ])
    await tell(tenant, new Date('2026-03-03T14:00:00Z'))
    expect(await alerts()).toHaveLength(1)
    await stock(5)
    await tell(tenant, new Date('2026-03-04T14:00:00Z'))
    await stock(0)
    await tell(tenant, new Date('2026-03-05T14:00:00Z'))
    expect(await alerts()).toHaveLength(2)
  })
})

const notifications = (token: string, what: string, body: object) =>
  api.call('POST', `/api/admin/notifications/phone/${what}`, { token, body })

/** The code of the newest text to a tenant. */
async function codeOf({ id }: TestTenant): Promise<string> {
  const [row] = await database.owner.query(
    `select text from mails where tenant_id = $1 and kind = 'phone-code' order by mail_id desc limit 1`,
    [id],
  )
  return /code is (\d{6})/.exec(String(row?.text))?.[1] ?? ''
}

/** Proves a number by the code that is texted to it. */
async function prove(tenant: TestTenant, token: string, phone: string) {
  expect((await notifications(token, 'code', { phone })).status).toBe(200)
  return notifications(token, 'verify', { code: await codeOf(tenant) })
}

describe('a mobile number', () => {
  const wanted = { ...DEFAULT_NOTIFICATIONS, highPriority: true }
  const toldOf = (tenant: TestTenant) =>
    db.bothSides(async (sides) => (await listRecipients(sides, tenant.id, 'highPriority')).map(({ phone }) => phone))
  const minutesLater = (minutes: number) => new Date(MONDAY.getTime() + minutes * 60_000)

  async function openShop() {
    now = MONDAY
    const tenant = await makeShop('admin')
    const token = await signIn(db, { tenant, role: 'admin', now })
    const phone = `303555${String(randomInt(10_000)).padStart(4, '0')}`
    await save(token, wanted, phone)
    const state = async () =>
      z.object({ phoneState: z.string() }).parse((await api.call('GET', '/api/admin/notifications', { token })).body)
        .phoneState
    return { tenant, token, phone, state }
  }

  test('gets no text before its code was repeated, and again none once it is changed', async () => {
    const { tenant, token, phone, state } = await openShop()
    expect([await state(), await toldOf(tenant)]).toEqual(['unverified', [null]])
    expect((await prove(tenant, token, phone)).body).toMatchObject({ phone: `+1${phone}`, phoneState: 'verified' })
    expect(await toldOf(tenant)).toEqual([`+1${phone}`])
    await save(token, wanted, phone)
    expect(await state()).toBe('verified')
    await save(token, wanted, '(303) 555-0777')
    expect([await state(), await toldOf(tenant)]).toEqual(['unverified', [null]])
  })

  test('is proved by its own code alone, within ten minutes and five tries', async () => {
    const { tenant, token, phone } = await openShop()
    await notifications(token, 'code', { phone })
    const code = await codeOf(tenant)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const viewer = await signIn(db, { tenant, role: 'viewer', now })
    expect((await notifications(viewer, 'verify', { code })).status).toBe(422)
    for (let tries = 0; tries < 5; tries++) {
      const reply = await notifications(token, 'verify', { code: wrong })
      expect([reply.status, reply.body]).toMatchObject([400, { fields: { code: 'That is not the code we sent' } }])
    }
    expect((await notifications(token, 'verify', { code })).status).toBe(422)
    await notifications(token, 'code', { phone })
    const second = await codeOf(tenant)
    now = minutesLater(10)
    expect((await notifications(token, 'verify', { code: second })).status).toBe(422)
    now = minutesLater(9.9)
    expect((await notifications(token, 'verify', { code: second })).status).toBe(200)
    expect((await notifications(token, 'verify', { code: second })).status).toBe(422)
  })

  test('is texted five codes an hour at most', async () => {
    const { token, phone } = await openShop()
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) statuses.push((await notifications(token, 'code', { phone })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await notifications(token, 'code', { phone: '555' })).status).toBe(400)
  })

  test('that answers STOP gets no more texts until it answers START, and nobody else can say so', async () => {
    const { tenant, token, phone, state } = await openShop()
    await prove(tenant, token, phone)
    const reply = (body: string, url = 'http://localhost:5000/api/texts/replies') => {
      const form = new URLSearchParams({ From: `+1${phone}`, Body: body })
      const signed = [url, ...[...form].toSorted().flat()].join('')
      const signature = createHmac('sha1', twilio.authToken).update(signed).digest('base64')
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature }
      return api.call('POST', '/api/texts/replies', { body: form.toString(), headers })
    }
    expect((await reply('STOP', 'http://elsewhere.example/api/texts/replies')).status).toBe(400)
    expect((await reply('thanks')).status).toBe(204)
    expect(await state()).toBe('verified')
    expect((await reply(' stop ')).status).toBe(204)
    expect([await state(), await toldOf(tenant)]).toEqual(['stopped', [null]])
    expect(await notifications(token, 'code', { phone })).toMatchObject({
      status: 422,
      body: { error: 'This number answered STOP. Text START to us from it first.' },
    })
    expect((await reply('START')).status).toBe(204)
    expect([await state(), await toldOf(tenant)]).toEqual(['verified', [`+1${phone}`]])
  })
})

describe('a serious flag', () => {
  test('is texted at once, five times a day at most', async () => {
    const tenant = await makeShop('admin')
    now = MONDAY
    const token = await signIn(db, { tenant, role: 'admin', now: MONDAY })
    await save(token, { ...DEFAULT_NOTIFICATIONS, highPriority: true }, '303-555-0123')
    await prove(tenant, token, '303-555-0123')
    const conversation = await visit(tenant, MONDAY)
    const flag = (severity: string) =>
      database.owner.query(`insert into flags values ($1, $2, $3, 'Health emergency', $4, 'x', $5, null, null, null)`, [
        tenant.id,
        randomUUIDv7(),
        conversation,
        severity,
        MONDAY,
      ])
    const texts = async () => (await mailsOf(tenant)).filter(({ kind }) => kind === 'highPriority')
    await flag('low')
    await flag('high')
    const night = new Date(MONDAY.getTime() + 60_000)
    await tell(tenant, night, 'America/Los_Angeles')
    await tell(tenant, night, 'America/Los_Angeles')
    expect(await texts()).toEqual([expect.objectContaining({ to_address: '+13035550123' })])
    for (let i = 0; i < 9; i++) await flag('high')
    await tell(tenant, new Date(MONDAY.getTime() + 120_000))
    expect(await texts()).toHaveLength(5)
  })
})

describe('a billing notice', () => {
  test('reaches whoever manages the bill, once', async () => {
    const tenant = await makeShop('admin', 'billing-admin', 'viewer')
    const notice = { subject: 'Your payment failed', lines: ['We will try again in 3 days.'], onceKey: 'invoice:1' }
    for (let i = 0; i < 2; i++)
      await db.bothSides((sides) => notifyBilling(sides, tenant, notice, { publicUrl: PUBLIC_URL, now: MONDAY }))
    expect((await mailsOf(tenant)).map(({ to_address }) => to_address)).toEqual([
      tenant.members.admin.email,
      tenant.members['billing-admin'].email,
    ])
  })
})

describe('a mail of the bill', () => {
  test('is passed on, once, to whoever manages the bill and is not written to anyway', async () => {
    const tenant = await makeShop('admin', 'billing-admin', 'viewer')
    const { email } = tenant.members['billing-admin']
    const mail = { kind: 'billing', to: email, subject: 'Your receipt: $97', text: 'Thank you.\n\nSee Billing.' }
    await db.tenant(tenant.id, (trx) => queueMail(trx, tenant.id, { ...mail, onceKey: 'billing:receipt:1' }, MONDAY))
    await tell(tenant, MONDAY, 'America/Los_Angeles')
    await tell(tenant, MONDAY, 'America/Los_Angeles')
    const mails = await mailsOf(tenant)
    expect(mails.map(({ to_address }) => to_address)).toEqual([tenant.members.admin.email, email])
    expect(mails[0]).toMatchObject({ subject: 'Your receipt: $97', text: expect.stringContaining('Thank you.') })
  })
})

describe('the way out', () => {
  async function makeLink() {
    const tenant = await makeShop('admin')
    const notice = { subject: 'Hello', lines: [], onceKey: '1' }
    await db.bothSides((sides) => notifyBilling(sides, tenant, notice, { publicUrl: PUBLIC_URL, now: MONDAY }))
    const [mail] = await mailsOf(tenant)
    const token = /token=(un_[\w.-]+)/.exec(mail?.unsubscribe_url ?? '')?.[1] ?? ''
    const choices = async () => {
      const session = await signIn(db, { tenant, role: 'admin', now })
      return z.object({ choices: z.record(z.string(), z.boolean()) }).parse((await read(session)).body).choices
    }
    return { token, choices, tenant }
  }

  test('is one click of a mail program, without signing in, and leaves the other kinds', async () => {
    const { token, choices } = await makeLink()
    const reply = await api.call('POST', `/api/unsubscribe/one-click?token=${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([reply.status, reply.text]).toEqual([200, 'Unsubscribed'])
    expect(await choices()).toEqual({ ...DEFAULT_NOTIFICATIONS, billing: false })
  })

  test('is a page for who opens it, which changes nothing by itself', async () => {
    const { token, choices } = await makeLink()
    const reply = await api.call('GET', `/api/unsubscribe/one-click?token=${token}`)
    expect([reply.status, reply.headers.location]).toEqual([302, `/unsubscribe?token=${token}`])
    expect((await choices()).billing).toBe(true)
    const left = await api.call('POST', '/api/unsubscribe', { body: { token } })
    expect(left.body).toEqual({ left: 'Billing and payment notifications' })
    expect((await choices()).billing).toBe(false)
  })

  test('cannot be made up, and is no key to anything else', async () => {
    const { token, choices, tenant } = await makeLink()
    const forged = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`
    expect((await api.call('POST', '/api/unsubscribe', { body: { token: forged } })).status).toBe(404)
    expect((await api.call('POST', '/api/unsubscribe/one-click?token=nonsense')).status).toBe(404)
    expect((await choices()).billing).toBe(true)
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(401)
    expect(tenant.id).not.toBe('')
  })
})

describe('the outbox', () => {
  test('shows the operator each message and its text, and writes down every look', async () => {
    const tenant = await makeShop()
    now = new Date()
    const admin = await signIn(db, { tenant, role: 'admin' })
    await api.call('POST', '/api/admin/team', { token: admin, body: { email: 'gia@guests.example' } })
    const operator = await signIn(db, { tenant, role: 'super_admin' })
    const list = await api.call('GET', `/api/operator/outbox?tenant=${tenant.slug}`, { token: operator })
    const { mails } = z.object({ mails: z.array(z.looseObject({ id: z.string() })) }).parse(list.body)
    expect(mails).toEqual([expect.objectContaining({ status: 'waiting', to: 'gia@guests.example' })])
    const url = `/api/operator/outbox/${tenant.slug}/${mails[0]?.id}`
    expect((await api.call('GET', url, { token: operator })).body).toMatchObject({
      text: expect.stringContaining('/invitation?token=it_'),
    })
    expect((await api.call('GET', url, { token: admin })).status).toBe(403)
    const looks = await database.owner.query(
      `select actor, subject from operator_entries where action = 'outbox.viewed' and strpos(subject, $1) > 0 order by seq`,
      [tenant.slug],
    )
    expect(looks).toEqual([
      { actor: tenant.members.super_admin.email, subject: `${tenant.slug}: all messages` },
      { actor: tenant.members.super_admin.email, subject: `${tenant.slug}: ${mails[0]?.id}` },
    ])
  })

  test('announces maintenance to whoever wants to hear of it', async () => {
    const tenant = await makeShop('admin')
    now = new Date()
    const admin = await signIn(db, { tenant, role: 'admin' })
    await save(admin, { ...DEFAULT_NOTIFICATIONS, maintenance: true }, '3035550199')
    await prove(tenant, admin, '3035550199')
    const operator = await signIn(db, { tenant, role: 'super_admin' })
    const reply = await api.call('POST', '/api/operator/maintenance', {
      token: operator,
      body: { text: 'Down from 2 to 3 at night.' },
    })
    expect(reply.body).toEqual({ queued: 1 })
    expect((await mailsOf(tenant)).filter(({ kind }) => kind === 'maintenance')).toEqual([
      expect.objectContaining({ channel: 'text', text: 'eConcierge: Down from 2 to 3 at night.' }),
    ])
  })
})
