import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { BillingOverview } from '#contract/billing.ts'
import { moveTrialEnd } from '#server/features/billing/move-trial-end.ts'
import { closeCustomers } from '#server/features/billing/close-customers.ts'
import { repairBilling } from '#server/features/billing/repair-billing.ts'
import { syncSubscription } from '#server/features/billing/sync-subscription.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { createOutbound } from '#server/http/outbound.ts'
import { startFakeStripe } from '#testing/fake-stripe.ts'
import { PAYMENT_METHOD, type StripeInvoice, type StripeSubscription } from '#testing/fake-stripe-books.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { createStripeBilling } from './stripe-billing.ts'

const SECRET = 'whsec_new'
const OLD_SECRET = 'whsec_old'
const START = new Date('2026-11-21T15:00:00Z')
const DAY = 24 * 60 * 60

const database = await openTestDatabase()
const { db } = database
const stripe = await startFakeStripe()
const publicUrl = 'https://econcierge.example'
const provider = createStripeBilling({
  secretKey: 'sk_test_fake',
  apiUrl: stripe.url,
  outbound: createOutbound({ mayReachLoopback: true }),
  prices: [
    { plan: 'professional', priceId: 'price_professional' },
    { plan: 'optimization', priceId: 'price_optimization' },
  ],
  webhookSecrets: [SECRET, OLD_SECRET],
})
let now = START
const api = await createTestApp(db, { billing: provider, clock: () => now, config: { publicUrl } })
afterAll(async () => {
  await api.close()
  await stripe.close()
  await database.close()
})
beforeEach(() => {
  stripe.mood = 'well'
  now = START
})

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
let made = 0

/** A tenant whom Stripe knows, with a subscription in its trial. */
async function openShop() {
  const tenant = await makeTenant(db, { now })
  const token = await signIn(db, { tenant, role: 'billing-admin', now })
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    api.call(method, `/api/${path}`, { token, body })
  const back = { returnUrl: '/settings?tab=billing' }
  await call('POST', 'stripe/create-portal-session', { customerId: null, ...back })
  const overview = async (): Promise<BillingOverview> => JSON.parse((await call('GET', 'billing')).text)
  const customer = (await overview()).customerId ?? ''
  made++
  const subscription: StripeSubscription = {
    id: `sub_${made}`,
    object: 'subscription',
    customer,
    status: 'trialing',
    created: seconds(now),
    trial_end: seconds(now) + 30 * DAY,
    ended_at: null,
    cancel_at_period_end: false,
    default_payment_method: PAYMENT_METHOD,
    items: {
      object: 'list',
      data: [{ price: { id: 'price_professional', unit_amount: 9700 }, current_period_end: seconds(now) + 30 * DAY }],
    },
  }
  stripe.books.subscriptions.set(subscription.id, subscription)
  return { tenant, call, overview, customer, subscription }
}

const oneInvoice = (customer: string, changes: Partial<StripeInvoice> = {}): StripeInvoice => ({
  id: `in_${++made}`,
  object: 'invoice',
  customer,
  number: `ABC-${made}`,
  created: seconds(now),
  status: 'paid',
  attempted: true,
  total: 9700,
  billing_reason: 'subscription_cycle',
  period_start: seconds(now),
  period_end: seconds(now) + 30 * DAY,
  status_transitions: { paid_at: seconds(now) },
  lines: {
    object: 'list',
    data: [{ description: '1 × Professional', period: { start: seconds(now), end: seconds(now) + 30 * DAY } }],
  },
  ...changes,
})

function sign(event: object, { secret = SECRET, at = new Date() }: { secret?: string; at?: Date } = {}) {
  const body = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds(at) })
  return { body, signature }
}

const deliver = ({ body, signature }: { body: string; signature: string }) =>
  api.call('POST', '/api/stripe/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })

const message = (type: string, object: object) => ({ id: `evt_${++made}`, object: 'event', type, data: { object } })

/** All of a tenant's billing, without what tells when it was looked at. */
async function stateOf(tenantId: string) {
  const [row] = await database.owner.query('select * from subscriptions where tenant = $1', [tenantId])
  const invoices = await database.owner.query(
    'select number, status, amount_cents from invoices where tenant_id = $1 order by number',
    [tenantId],
  )
  const mails = await database.owner.query('select once_key from mails where tenant_id = $1 order by once_key', [
    tenantId,
  ])
  const audit = await database.owner.query('select action from audit_entries where tenant_id = $1 order by seq', [
    tenantId,
  ])
  const {
    asked_seq: _,
    applied_seq: __,
    checked_at: ___,
    updated_at: ____,
    tenant: _____,
    created_at: ______,
    ...rest
  } = row ?? {}
  return { rest, invoices: invoices.length, mails: mails.length, audit }
}

describe('what is asked of Stripe', () => {
  test('opens one customer a tenant, and the portal of that customer', async () => {
    const shop = await openShop()
    const body = { customerId: shop.customer, returnUrl: `${publicUrl}/settings?tab=billing` }
    const reply = await shop.call('POST', 'stripe/create-portal-session', body)
    expect(reply.body).toEqual({ success: true, url: `https://billing.stripe.example/p/${shop.customer}` })
    const form = stripe.calls.at(-1)?.form
    expect(form?.get('return_url')).toBe(`${publicUrl}/settings?tab=billing`)
    const opened = stripe.calls.filter(
      ({ path, form }) => path === '/v1/customers' && form.get('metadata[tenant]') === shop.tenant.id,
    )
    expect(opened).toHaveLength(1)
  })

  test('never hears of an id that is not the caller’s', async () => {
    const ours = await openShop()
    const theirs = await openShop()
    await theirs.call('POST', 'billing/refresh')
    const before = stripe.calls.length
    await ours.call('POST', 'stripe/create-portal-session', {
      customerId: theirs.customer,
      returnUrl: '/settings?tab=billing',
    })
    await ours.call('POST', 'stripe/cancel-subscription', { subscriptionId: theirs.subscription.id })
    expect(stripe.calls.length).toBe(before)
  })

  test('is a checkout that keeps what is left of the trial, once for a repeated click', async () => {
    const shop = await openShop()
    const { billingEmail, trialEndsAt } = JSON.parse((await shop.call('POST', 'billing/refresh')).text)
    const back = '/settings?tab=billing&checkout='
    const email = billingEmail || shop.tenant.members['billing-admin'].email
    const order = {
      priceId: 'price_optimization',
      customerEmail: email,
      successUrl: `${back}done`,
      cancelUrl: `${back}cancelled`,
    }
    const replies = [
      await shop.call('POST', 'stripe/create-checkout-session', order),
      await shop.call('POST', 'stripe/create-checkout-session', order),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    const form = stripe.calls.at(-1)?.form
    expect(Object.fromEntries(form ?? [])).toEqual({
      mode: 'subscription',
      customer: shop.customer,
      client_reference_id: shop.tenant.id,
      'line_items[0][price]': 'price_optimization',
      'line_items[0][quantity]': '1',
      payment_method_collection: 'always',
      'subscription_data[trial_end]': String(seconds(new Date(trialEndsAt))),
      'subscription_data[metadata][tenant]': shop.tenant.id,
      success_url: `${publicUrl}/settings?tab=billing&checkout=done`,
      cancel_url: `${publicUrl}/settings?tab=billing&checkout=cancelled`,
    })
  })

  test('is to cancel at the end of the period, and again after it was taken back', async () => {
    const shop = await openShop()
    await shop.call('POST', 'billing/refresh')
    const order = { subscriptionId: shop.subscription.id }
    for (const [path, cancels] of [
      ['cancel', true],
      ['resume', false],
      ['cancel', true],
    ] as const) {
      expect((await shop.call('POST', `stripe/${path}-subscription`, order)).body).toEqual({ success: true })
      expect(shop.subscription.cancel_at_period_end).toBe(cancels)
      expect(await shop.overview()).toMatchObject({ cancelsAtPeriodEnd: cancels })
    }
  })

  test('failing is told as such, and changes nothing', async () => {
    const shop = await openShop()
    await shop.call('POST', 'billing/refresh')
    stripe.mood = 'failing'
    const reply = await shop.call('POST', 'stripe/cancel-subscription', { subscriptionId: shop.subscription.id })
    expect(reply.status).toBe(503)
    expect(reply.text).not.toContain('api_error')
    expect(await shop.overview()).toMatchObject({ cancelsAtPeriodEnd: false })
  })
})

describe('a message of Stripe', () => {
  test('is believed by its signature alone, by any of the secrets', async () => {
    const shop = await openShop()
    const event = message('customer.subscription.updated', { object: 'subscription', customer: shop.customer })
    const good = sign(event)
    const refused = [
      { ...good, signature: '' },
      { ...good, signature: 't=1,v1=zz' },
      { ...good, signature: '\u0000' },
      { ...good, body: `${good.body} ` },
      sign(event, { secret: 'whsec_other' }),
      sign(event, { at: new Date(Date.now() - 10 * 60_000) }),
    ]
    for (const bad of refused) expect((await deliver(bad)).status).toBe(400)
    expect(await shop.overview()).toMatchObject({ subscriptionId: null })
    expect((await deliver(sign(event, { secret: OLD_SECRET }))).body).toEqual({ received: true })
    expect(await shop.overview()).toMatchObject({ subscriptionId: shop.subscription.id, card: { lastFour: '4242' } })
  })

  test('a hundred times at once has one effect', async () => {
    const shop = await openShop()
    const invoice = oneInvoice(shop.customer)
    shop.subscription.status = 'active'
    stripe.books.invoices.set(invoice.id, invoice)
    nameBooks(shop.customer)
    const copy = sign(message('invoice.paid', invoice))
    const replies = await Promise.all(Array.from({ length: 100 }, () => deliver(copy)))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(await stateOf(shop.tenant.id)).toMatchObject({ rest: { status: 'active' }, invoices: 2, mails: 1 })
  })

  test('in every order of a sequence comes to the same', async () => {
    const ends: unknown[] = []
    for (const order of permutations([0, 1, 2, 3])) {
      const shop = await openShop()
      nameBooks(shop.customer)
      const events: ReturnType<typeof message>[] = []
      const failed = oneInvoice(shop.customer, { status: 'open', number: 'A', status_transitions: { paid_at: null } })
      events.push(message('customer.subscription.created', structuredClone(shop.subscription)))
      stripe.books.invoices.set(failed.id, failed)
      shop.subscription.status = 'past_due'
      events.push(message('invoice.payment_failed', structuredClone(failed)))
      Object.assign(failed, { status: 'paid', status_transitions: { paid_at: seconds(now) } })
      shop.subscription.status = 'active'
      events.push(message('invoice.paid', structuredClone(failed)))
      shop.subscription.cancel_at_period_end = true
      events.push(message('customer.subscription.updated', structuredClone(shop.subscription)))
      for (const at of order) {
        const event = events[at]
        if (event !== undefined) expect((await deliver(sign(event))).status).toBe(200)
      }
      ends.push(await stateOf(shop.tenant.id))
    }
    expect(ends).toHaveLength(24)
    for (const end of ends) expect(end).toEqual(ends[0])
    expect(ends[0]).toMatchObject({ rest: { status: 'active', cancels_at_period_end: true }, invoices: 2, mails: 1 })
  })

  test('of a whole sequence, a hundred copies at once and in any order, has the effect of the last state', async () => {
    const shop = await openShop()
    nameBooks(shop.customer)
    const paid = oneInvoice(shop.customer)
    stripe.books.invoices.set(paid.id, paid)
    shop.subscription.status = 'active'
    shop.subscription.cancel_at_period_end = true
    const types = [
      'customer.subscription.created',
      'invoice.payment_failed',
      'invoice.paid',
      'customer.subscription.updated',
    ]
    const events = types.map((type) => sign(message(type, type.startsWith('invoice') ? paid : shop.subscription)))
    const copies = Array.from({ length: 100 }, (_, at) => events[(at * 7) % events.length] ?? sign({}))
    const replies = await Promise.all(copies.map(deliver))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(await stateOf(shop.tenant.id)).toMatchObject({
      rest: { status: 'active', cancels_at_period_end: true },
      invoices: 2,
      mails: 1,
    })
    const known = await database.owner.query('select type from payment_events where customer_id = $1', [shop.customer])
    expect(known.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
  })

  test('that was read before a change and is written after it does not undo the change', async () => {
    const shop = await openShop()
    const gate = Promise.withResolvers<void>()
    const hasRead = Promise.withResolvers<void>()
    const slow: typeof provider = {
      ...provider,
      readAccount: async (customerId, at) => {
        const found = await provider.readAccount(customerId, at)
        hasRead.resolve()
        await gate.promise
        return found
      },
    }
    const late = syncSubscription({ db, provider: slow, publicUrl }, shop.tenant.id, now)
    await hasRead.promise
    shop.subscription.status = 'canceled'
    shop.subscription.ended_at = seconds(now)
    expect((await deliver(sign(message('customer.subscription.deleted', shop.subscription)))).status).toBe(200)
    gate.resolve()
    await late
    expect((await stateOf(shop.tenant.id)).rest).toMatchObject({ status: 'canceled' })
  })

  test('that Stripe could not be asked about is sent again and then acted upon', async () => {
    const shop = await openShop()
    const copy = sign(message('customer.subscription.updated', shop.subscription))
    stripe.mood = 'failing'
    expect((await deliver(copy)).status).toBe(503)
    stripe.mood = 'well'
    expect((await deliver(copy)).status).toBe(200)
    expect(await shop.overview()).toMatchObject({ subscriptionId: shop.subscription.id })
  })

  test('about a stranger is taken and forgotten', async () => {
    expect((await deliver(sign(message('invoice.paid', { object: 'invoice', customer: 'cus_stranger' })))).status).toBe(
      200,
    )
  })

  test('that never came is made good by the job', async () => {
    const shop = await openShop()
    await shop.call('POST', 'billing/refresh')
    shop.subscription.status = 'canceled'
    shop.subscription.ended_at = seconds(now)
    now = new Date(START.getTime() + 25 * 60 * 60 * 1000)
    while ((await repairBilling({ db, provider, publicUrl }, now)) > 0);
    const state = await stateOf(shop.tenant.id)
    expect(state).toMatchObject({ rest: { status: 'canceled', ended_at: START } })
    expect(state.audit).toContainEqual({ action: 'subscription.cancelled' })
  })
})

test('an erased account is gone at once, and its subscription is ended at Stripe as soon as Stripe answers', async () => {
  const shop = await openShop()
  const operator = await signIn(db, { tenant: await makeTenant(db, { now }), role: 'super_admin', now })
  const kitchen = (what: string, body: object) =>
    api.call('POST', `/api/kitchen/accounts/${shop.tenant.id}/${what}`, { token: operator, body })
  await kitchen('suspend', { reason: 'Left us' })
  stripe.mood = 'failing'
  expect((await kitchen('erase', { confirm: shop.tenant.slug })).body).toEqual({
    erased: true,
    customers: [shop.customer],
  })
  expect(await database.owner.query('select 1 from tenants where id = $1', [shop.tenant.id])).toEqual([])
  const waiting = () =>
    database.owner.query('select tries, last_error from payment_closures where customer_id = $1', [shop.customer])
  const deps = { db, provider, publicUrl }
  for (let run = 0; run < 3; run++) await closeCustomers(deps, now)
  expect(await waiting()).toMatchObject([{ tries: 1 }])
  stripe.mood = 'well'
  await closeCustomers(deps, now)
  expect(shop.subscription.status).toBe('trialing')
  now = new Date(now.getTime() + 61_000)
  await closeCustomers(deps, now)
  expect(shop.subscription.status).toBe('canceled')
  expect(await waiting()).toEqual([])
  const log = await database.owner.query(
    `select action, subject, after from operator_entries where action in ('tenant.erased', 'customer.closed') order by seq desc limit 2`,
  )
  expect(log).toMatchObject([
    {
      action: 'customer.closed',
      subject: `${shop.tenant.slug}: ${shop.customer}`,
      after: expect.stringContaining('sub_'),
    },
    { action: 'tenant.erased', subject: shop.tenant.slug, after: expect.stringContaining(shop.customer) },
  ])
})

test('the end of a trial is moved at Stripe, and nothing else of it', async () => {
  const shop = await openShop()
  await shop.call('POST', 'billing/refresh')
  const later = new Date('2027-01-15T00:00:00Z')
  await moveTrialEnd({ db, provider, publicUrl }, shop.tenant.id, later, now)
  const form = stripe.calls.find(({ form }) => form.has('trial_end'))?.form
  expect(Object.fromEntries(form ?? [])).toEqual({
    trial_end: String(seconds(later)),
    proration_behavior: 'none',
  })
  expect(await shop.overview()).toMatchObject({ trialEndsAt: later.toISOString() })
})

test('a newer subscription takes the place of the older one, which is ended at Stripe', async () => {
  const shop = await openShop()
  const newer = structuredClone(shop.subscription)
  Object.assign(newer, { id: `sub_newer_${made}`, created: newer.created + 60 })
  newer.items.data = [{ price: { id: 'price_optimization', unit_amount: 790_000 }, current_period_end: newer.created }]
  stripe.books.subscriptions.set(newer.id, newer)
  await deliver(sign(message('checkout.session.completed', { object: 'checkout.session', customer: shop.customer })))
  expect(await shop.overview()).toMatchObject({ plan: { id: 'optimization' }, subscriptionId: newer.id })
  expect(shop.subscription.status).toBe('canceled')
  const ended = stripe.calls.find(({ method, path }) => method === 'DELETE' && path.endsWith(shop.subscription.id))
  expect(z.string().parse(ended?.path)).toBe(`/v1/subscriptions/${shop.subscription.id}`)
})

/** Gives a customer an address that mails can go to. */
function nameBooks(customerId: string): void {
  const customer = stripe.books.customers.get(customerId)
  if (customer !== undefined) customer.email = 'books@shop.example'
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}
