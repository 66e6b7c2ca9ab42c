import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { User } from '#contract/auth.ts'
import { PendingSignup } from '#contract/signup.ts'
import { makeTenant } from '#testing/factories.ts'
import { beginSignup, makeAccount, makeAgent, makeBusiness, makePayment } from '#testing/sign-up.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db, owner } = database
let now = new Date('2026-11-21T15:00:00Z')
const api = await createTestApp(db, { clock: () => now })
afterAll(async () => {
  await api.close()
  await database.close()
})

const Completed = z.object({ user: User, token: z.string() })

const post = (path: string, body: object) => api.call('POST', `/api/signup/${path}`, { body })
const complete = async (signupToken: string, agent: object = makeAgent()) =>
  Completed.parse((await post('complete', { signupToken, agent })).body)
const resume = async (signupToken: string) => PendingSignup.parse((await post('resume', { signupToken })).body)
const countOf = async (table: string, where: string, value: string) => {
  const [row] = await owner.query(`select count(*)::int as n from ${table} where ${where} = $1`, [value])
  return row?.n
}

describe('the whole way', () => {
  test('makes tenant, owner, settings, shop, agent and subscription, and signs the owner in', async () => {
    const account = makeAccount({ businessName: 'Green Lantern' })
    const { user, token } = await complete(await beginSignup(api, account))

    expect(user).toMatchObject({ email: account.email, firstName: 'Ana', lastName: 'Maria Ruiz', role: 'admin' })
    expect(user).toMatchObject({ tenantId: 'green-lantern', tenantName: 'Green Lantern', timeZone: 'America/Denver' })
    expect((await api.call('GET', '/api/auth/me', { token })).body).toEqual({ user })
    expect((await api.call('GET', '/api/admin/analytics', { token })).status).toBe(200)

    const [tenant] = await owner.query('select id from tenants where slug = $1', ['green-lantern'])
    const id = String(tenant?.id)
    const [subscription] = await owner.query('select * from subscriptions where tenant = $1', [id])
    expect(subscription).toMatchObject({ plan: 'professional', status: 'trialing', price_cents: 9700, is_beta: false })
    expect(subscription).toMatchObject({ card_brand: 'visa', card_last_four: '4242', billing_email: account.email })
    expect(subscription?.trial_ends_at).toEqual(new Date('2026-12-21T15:00:00Z'))
    expect(await countOf('payment_accounts', 'tenant', id)).toBe(1)
    expect(await countOf('agents', 'tenant_id', id)).toBe(1)
    expect(await countOf('stores', 'tenant_id', id)).toBe(2)
    expect(Number(await countOf('products', 'tenant_id', id))).toBeGreaterThan(25)
    const [settings] = await owner.query('select data from settings where tenant_id = $1', [id])
    expect(settings?.data).toMatchObject({
      organization: { name: 'Green Lantern', license: '402R-00147, 402R-00148', website: 'https://lantern.example' },
    })
    const bill = await api.call('GET', '/api/admin/settings', { token })
    expect(bill.body).toMatchObject({ settings: { billing: { plan: 'Professional', status: 'trial', amount: 97 } } })
  })

  test('needs no payment in the beta, whose trial lasts 90 days', async () => {
    const { user } = await complete(await beginSignup(api, makeAccount(), { isBeta: true }))
    const [row] = await owner.query(
      'select s.* from subscriptions s join tenants t on t.id = s.tenant where t.slug = $1',
      [user.tenantId],
    )
    expect(row).toMatchObject({ is_beta: true, card_brand: null, status: 'trialing' })
    expect(row?.trial_ends_at).toEqual(new Date('2027-02-19T15:00:00Z'))
    expect(await countOf('payment_accounts', 'tenant', String(row?.tenant))).toBe(0)
  })

  test('gives two dispensaries of one name each its own slug', async () => {
    const first = await complete(await beginSignup(api))
    const second = await complete(await beginSignup(api))
    expect(first.user.tenantName).toBe(second.user.tenantName)
    expect(first.user.tenantId).not.toBe(second.user.tenantId)
  })

  test('lets a shopper ask the new agent at once', async () => {
    const { user } = await complete(await beginSignup(api), makeAgent({ shopperPhone: '303 555 0199' }))
    const [row] = await owner.query(
      'select a.agent_key from agents a join tenants t on t.id = a.tenant_id where t.slug = $1',
      [user.tenantId],
    )
    const opened = await api.call('POST', '/api/chat/conversations', { body: { agentKey: row?.agent_key } })
    expect(opened.body).toMatchObject({
      agent: { name: 'Juniper', businessName: 'Green Lantern', contact: '303 555 0199' },
    })
  })

  test('does not publish the phone number of the account by itself', async () => {
    const { user } = await complete(await beginSignup(api), makeAgent({ shopperPhone: '' }))
    const [row] = await owner.query(
      'select s.profile from stores s join tenants t on t.id = s.tenant_id where t.slug = $1 and s.is_primary',
      [user.tenantId],
    )
    expect(JSON.stringify(row?.profile)).not.toContain('555 0100')
  })
})

describe('once', () => {
  test('a sign-up that is completed twice exists once, and signs in both times', async () => {
    const account = makeAccount()
    const signupToken = await beginSignup(api, account)
    const [first, second] = [await complete(signupToken), await complete(signupToken)]
    expect(second.user).toEqual(first.user)
    expect(second.token).not.toBe(first.token)
    expect(await countOf('users', 'email', account.email)).toBe(1)
  })

  test('a sign-up that is completed ten times at once exists once', async () => {
    const account = makeAccount()
    const signupToken = await beginSignup(api, account)
    const all = await Promise.all(Array.from({ length: 10 }, () => complete(signupToken)))
    expect(new Set(all.map(({ user }) => user.tenantId)).size).toBe(1)
    expect(await countOf('tenants', 'slug', String(all[0]?.user.tenantId))).toBe(1)
    expect(await countOf('users', 'email', account.email)).toBe(1)
  })

  test('of two sign-ups with one e-mail address that are completed at once, one exists', async () => {
    const account = makeAccount()
    const other = { ...account, password: 'another password', confirmPassword: 'another password' }
    const tokens = [await beginSignup(api, account), await beginSignup(api, other)]
    const replies = await Promise.all(
      tokens.map((signupToken) => post('complete', { signupToken, agent: makeAgent() })),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
    expect(await countOf('users', 'email', account.email)).toBe(1)
  })

  test('many of one name at once get many slugs', async () => {
    const tokens: string[] = []
    for (let i = 0; i < 5; i++) tokens.push(await beginSignup(api))
    const all = await Promise.all(tokens.map((token) => complete(token)))
    expect(new Set(all.map(({ user }) => user.tenantId)).size).toBe(5)
  })

  test('an hour after its end, a sign-up opens nothing any more', async () => {
    const signupToken = await beginSignup(api)
    await complete(signupToken)
    const before = now
    now = new Date(now.getTime() + 61 * 60_000)
    expect((await post('complete', { signupToken, agent: makeAgent() })).status).toBe(404)
    now = before
  })
})

describe('resuming', () => {
  test('gives back what was entered, but never the password', async () => {
    const account = makeAccount()
    const signupToken = await beginSignup(api, account)
    await post('agent', { signupToken, agent: makeAgent({ agentName: 'Sage' }) })
    const reply = await post('resume', { signupToken })
    expect(reply.text).not.toContain(account.password)
    expect(reply.text).not.toContain('argon2')
    expect(PendingSignup.parse(reply.body)).toMatchObject({
      isBeta: false,
      account: { businessName: account.businessName, email: account.email },
      payment: { brand: 'visa', lastFour: '4242', firstChargeAt: '2026-12-21T15:00:00.000Z' },
      business: { saved: true, form: { additionalLocations: [{ city: 'Aurora', state: 'Colorado' }] } },
      agent: { agentName: 'Sage' },
      completed: false,
    })
  })

  test('fills in the business setup from the account until it is saved', async () => {
    const begun = await post('account', makeAccount({ businessName: 'North Star' }))
    const { business } = await resume(z.object({ signupToken: z.string() }).parse(begun.body).signupToken)
    expect(business).toMatchObject({
      saved: false,
      form: { dispensaryName: 'North Star', primaryLocation: { city: '', state: 'Colorado' } },
    })
    expect(business.form.currentHours.saturday).toEqual({ open: '10:00', close: '22:00', closed: false })
  })

  test('goes on with what there is when the same address and password begin again, in any browser', async () => {
    const account = makeAccount()
    await beginSignup(api, account)
    const again = await post('account', { ...account, phone: '303 555 0177' })
    const { account: kept, business } = await resume(
      z.object({ signupToken: z.string() }).parse(again.body).signupToken,
    )
    expect(kept.phone).toBe('303 555 0177')
    expect(business.saved).toBe(true)
  })

  test('shows nothing to whoever knows the address but not the password', async () => {
    const account = makeAccount()
    await beginSignup(api, account)
    const guess = { ...account, password: 'wrong password', confirmPassword: 'wrong password' }
    const again = await post('account', guess)
    const { payment, business } = await resume(z.object({ signupToken: z.string() }).parse(again.body).signupToken)
    expect([payment, business.saved]).toEqual([null, false])
  })

  test('an account that is changed keeps the later steps, and its old token opens nothing', async () => {
    const account = makeAccount()
    const signupToken = await beginSignup(api, account)
    const changed = await post('account', { ...account, email: `new-${account.email}`, signupToken })
    const next = z.object({ signupToken: z.string() }).parse(changed.body).signupToken
    expect((await resume(next)).business.saved).toBe(true)
    expect((await post('resume', { signupToken })).status).toBe(404)
  })

  test('a made-up token opens nothing', async () => {
    const signupToken = 'su_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
    for (const [path, body] of [
      ['resume', {}],
      ['business', makeBusiness()],
      ['payment', makePayment()],
      ['agent', { agent: makeAgent() }],
      ['preview', { agent: makeAgent() }],
      ['complete', { agent: makeAgent() }],
    ] as const) {
      expect((await post(path, { signupToken, ...body })).status, path).toBe(404)
    }
  })
})

describe('refusals', () => {
  test('an address with an account leads to sign-in', async () => {
    const tenant = await makeTenant(db)
    await owner.query('update users set email_key = lower(email) where id = $1', [tenant.members.admin.userId])
    const reply = await post('account', makeAccount({ email: tenant.members.admin.email.toUpperCase() }))
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({
      fields: { email: 'This e-mail address already has an account. Please sign in.' },
    })
  })

  test('nothing is made before the payment method and the business setup are there', async () => {
    const begun = await post('account', makeAccount())
    const { signupToken } = z.object({ signupToken: z.string() }).parse(begun.body)
    const unpaid = await post('complete', { signupToken, agent: makeAgent() })
    expect([unpaid.status, unpaid.body]).toMatchObject([422, { error: 'Please add a payment method first.' }])
    await post('payment', { signupToken, ...makePayment() })
    const unset = await post('complete', { signupToken, agent: makeAgent() })
    expect([unset.status, unset.body]).toMatchObject([422, { error: 'Please fill in the business setup first.' }])
  })

  test.each([
    ['declined', 'Your card was declined.'],
    ['expired', 'Your card has expired.'],
    ['funds', 'Your card has insufficient funds.'],
  ] as const)('a card that is %s starts no trial and says so', async (outcome, error) => {
    const begun = await post('account', makeAccount())
    const { signupToken } = z.object({ signupToken: z.string() }).parse(begun.body)
    const reply = await post('payment', { signupToken, ...makePayment(outcome) })
    expect([reply.status, reply.body]).toMatchObject([422, { error }])
    expect((await resume(signupToken)).payment).toBeNull()
  })

  test('a payment method whose card was changed on the way is refused', async () => {
    const begun = await post('account', makeAccount())
    const { signupToken } = z.object({ signupToken: z.string() }).parse(begun.body)
    const payment = makePayment()
    const reply = await post('payment', { signupToken, ...payment, card: { ...payment.card, lastFour: '0000' } })
    expect(reply.status).toBe(422)
  })

  test('a sign-up cannot give itself another role, plan or tenant', async () => {
    const greedy = {
      role: 'super_admin',
      isSuperAdmin: true,
      plan: 'optimization',
      tenantId: 'demo-tenant',
      priceCents: 0,
    }
    const signupToken = await beginSignup(api, { ...makeAccount(), ...greedy })
    const { user } = Completed.parse(
      (await post('complete', { signupToken, agent: makeAgent(greedy), ...greedy })).body,
    )
    expect(user.role).toBe('admin')
    expect(user.tenantId).not.toBe('demo-tenant')
  })
})

test('passwords are kept as argon2id, and stand nowhere in plain', async () => {
  const account = makeAccount()
  const signupToken = await beginSignup(api, account)
  await complete(signupToken)
  const rows = await owner.query('select * from signups where email_key = $1', [account.email])
  expect(rows).toHaveLength(1)
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(rows)).not.toContain(account.password)
  expect(JSON.stringify(rows)).not.toContain(signupToken)
})

test('an address is asked about only so often', async () => {
  const limited = await createTestApp(db, { clock: () => now, config: { publicLimitFactor: 1 } })
  const account = makeAccount()
  const statuses: number[] = []
  for (let i = 0; i < 10; i++) {
    const reply = await limited.call('POST', '/api/signup/account', { body: account, address: `127.0.7.${i}` })
    statuses.push(reply.status)
  }
  await limited.close()
  expect(statuses).toEqual([...Array(8).fill(200), 429, 429])
})
