import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { BillingOverview } from '#contract/billing.ts'
import { createSandboxBilling } from '#server/adapters/sandbox-payments/sandbox-billing.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { makeBilling } from '#testing/make-billing.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { repairBilling } from './repair-billing.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = new Date('2026-11-21T15:00:00Z')
const database = await openTestDatabase()
const { db } = database
let now = START
const publicUrl = 'http://localhost:5000'
const provider = createSandboxBilling({ db, publicUrl })
const api = await createTestApp(db, { clock: () => now, billing: provider })
afterAll(async () => {
  await api.close()
  await database.close()
})

const BACK = '/settings?tab=billing'

/** A tenant in its trial, with its billing admin signed in. */
async function openShop(options: { isBeta?: boolean } = {}) {
  now = START
  const tenant = await makeTenant(db, { now })
  const billing = options.isBeta === true ? null : await makeBilling(db, tenant.id, { now })
  if (options.isBeta === true)
    await database.owner.query('update subscriptions set is_beta = true, billing_email = $2 where tenant = $1', [
      tenant.id,
      'beta@shop.example',
    ])
  let token = await signIn(db, { tenant, role: 'billing-admin', now })
  const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
    api.call(method, `/api/${path}`, { token, body })
  return {
    tenant,
    billing,
    call,
    /** Lets time pass; the session would have ended meanwhile. */
    wait: async (days: number) => {
      now = new Date(now.getTime() + days * DAY_MS)
      token = await signIn(db, { tenant, role: 'billing-admin', now })
    },
    read: async (): Promise<BillingOverview> => JSON.parse((await call('POST', 'billing/refresh')).text),
    invoices: async () =>
      z
        .object({
          invoices: z.array(
            z.object({ id: z.string(), description: z.string(), amountCents: z.int(), status: z.string() }),
          ),
        })
        .parse((await call('GET', 'billing/invoices')).body).invoices,
    mails: () =>
      database.owner.query('select kind, to_address, subject from mails where tenant_id = $1 order by subject', [
        tenant.id,
      ]),
  }
}

async function openPage(reply: { body: unknown }) {
  const { url } = z.object({ success: z.literal(true), url: z.string() }).parse(reply.body)
  return url.replace(publicUrl, '')
}

const submit = (page: string, form: Record<string, string>) =>
  api.call('POST', page, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('what is shown', () => {
  test('is the plan, the trial, the masked card and the address of a tenant', async () => {
    const shop = await openShop()
    expect((await shop.call('GET', 'billing')).body).toMatchObject({
      plan: { id: 'professional', name: 'Professional', priceCents: 9700, trialDays: 30 },
      status: 'trialing',
      trialEndsAt: '2026-12-21T15:00:00.000Z',
      card: { brand: 'visa', lastFour: '4242' },
      billingEmail: shop.billing?.billingEmail,
      customerId: shop.billing?.customerId,
      subscriptionId: shop.billing?.subscriptionId,
      entitlement: { isEntitled: true, reason: 'trial' },
      provider: { label: 'Sandbox payments', isSandbox: true },
    })
  })

  test('begins its history with the trial at nothing, which can be downloaded as a PDF', async () => {
    const shop = await openShop()
    const invoices = await shop.invoices()
    expect(invoices).toMatchObject([{ description: '30-day free trial started', amountCents: 0, status: 'paid' }])
    const file = await shop.call('GET', `billing/invoices/${invoices[0]?.id}/pdf`)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="invoice-[\w-]+\.pdf"$/)
    expect(file.text.startsWith('%PDF-1.4')).toBe(true)
    expect(file.text).toContain('($0.00)')
    expect(file.text).toContain(shop.tenant.name)
  })
})

describe('the ids of a call', () => {
  test('must be the caller’s own, and no page is opened for any other', async () => {
    const ours = await openShop()
    const theirs = await openShop()
    const pages = async () => (await database.owner.query('select 1 from sandbox_pages')).length
    const before = await pages()
    for (const customerId of [theirs.billing?.customerId, 'sbx_cus_invented', null])
      expect((await ours.call('POST', 'stripe/create-portal-session', { customerId, returnUrl: BACK })).status).toBe(
        404,
      )
    for (const subscriptionId of [theirs.billing?.subscriptionId, 'sbx_sub_invented', null])
      expect((await ours.call('POST', 'stripe/cancel-subscription', { subscriptionId })).status).toBe(404)
    const order = {
      priceId: 'sbx_price_optimization',
      customerEmail: ours.billing?.billingEmail ?? '',
      successUrl: BACK,
      cancelUrl: BACK,
    }
    expect(
      (await ours.call('POST', 'stripe/create-checkout-session', { ...order, priceId: 'price_of_a_cent' })).status,
    ).toBe(404)
    expect(
      (
        await ours.call('POST', 'stripe/create-checkout-session', {
          ...order,
          customerEmail: theirs.billing?.billingEmail,
        })
      ).status,
    ).toBe(404)
    expect(await pages()).toBe(before)
    expect(await theirs.read()).toMatchObject({ cancelsAtPeriodEnd: false })
  })

  test.each([
    'https://evil.example/settings?tab=billing',
    '//evil.example/settings?tab=billing',
    String.raw`/\evil.example/settings?tab=billing`,
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost:5000@evil.example/settings?tab=billing',
    'http://me:pw@localhost:5000/settings?tab=billing',
    'http://localhost:5000/settings?tab=billing&next=https://evil.example',
    'http://localhost:5000/settings/../api/auth/google?tab=billing',
    '/settings?tab=billing#https://evil.example',
    'https://localhost:5000/settings?tab=billing',
  ])('may not lead back to %s', async (address) => {
    const shop = await openShop()
    const customerId = shop.billing?.customerId
    expect((await shop.call('POST', 'stripe/create-portal-session', { customerId, returnUrl: address })).status).toBe(
      400,
    )
    const order = {
      priceId: 'sbx_price_optimization',
      customerEmail: shop.billing?.billingEmail,
      successUrl: BACK,
      cancelUrl: BACK,
    }
    for (const field of ['successUrl', 'cancelUrl'])
      expect((await shop.call('POST', 'stripe/create-checkout-session', { ...order, [field]: address })).status).toBe(
        400,
      )
  })
})

describe('cancelling', () => {
  test('takes effect at the end of the trial, can be taken back before, and is in the audit log', async () => {
    const shop = await openShop()
    const order = { subscriptionId: shop.billing?.subscriptionId }
    expect((await shop.call('POST', 'stripe/cancel-subscription', order)).body).toEqual({ success: true })
    expect(await shop.read()).toMatchObject({
      cancelsAtPeriodEnd: true,
      entitlement: { isEntitled: true, reason: 'cancelling' },
    })
    expect((await shop.call('POST', 'stripe/resume-subscription', order)).status).toBe(200)
    expect(await shop.read()).toMatchObject({ cancelsAtPeriodEnd: false })
    await shop.call('POST', 'stripe/cancel-subscription', order)
    await shop.wait(30)
    expect(await shop.read()).toMatchObject({
      status: 'canceled',
      entitlement: { isEntitled: false, reason: 'cancelled' },
    })
    expect((await shop.call('POST', 'stripe/resume-subscription', order)).status).toBe(422)
    expect(await shop.invoices()).toHaveLength(1)
    const entries = await database.owner.query('select action from audit_entries where tenant_id = $1', [
      shop.tenant.id,
    ])
    expect(entries.filter(({ action }) => action === 'subscription.cancelled')).toHaveLength(4)
  })

  test('fifty times at once is one cancellation', async () => {
    const shop = await openShop()
    const order = { subscriptionId: shop.billing?.subscriptionId }
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => shop.call('POST', 'stripe/cancel-subscription', order)),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(await shop.read()).toMatchObject({ cancelsAtPeriodEnd: true })
  })

  test('works in the beta, where no provider knows the dispensary', async () => {
    const shop = await openShop({ isBeta: true })
    expect((await shop.call('POST', 'stripe/cancel-subscription', { subscriptionId: null })).status).toBe(200)
    expect((await shop.call('GET', 'billing')).body).toMatchObject({ cancelsAtPeriodEnd: true })
    expect((await shop.call('POST', 'stripe/resume-subscription', { subscriptionId: null })).status).toBe(200)
    expect((await shop.call('GET', 'billing')).body).toMatchObject({ cancelsAtPeriodEnd: false, customerId: null })
  })
})

describe('time', () => {
  test('charges on day 31, sends one receipt, and renews each month', async () => {
    const shop = await openShop()
    await shop.wait(29)
    expect(await shop.read()).toMatchObject({ status: 'trialing' })
    await shop.wait(2)
    expect(await shop.read()).toMatchObject({ status: 'active', entitlement: { isEntitled: true, reason: 'paid' } })
    await shop.read()
    expect(await shop.invoices()).toMatchObject([{ amountCents: 9700, status: 'paid' }, { amountCents: 0 }])
    expect(await shop.mails()).toMatchObject([{ kind: 'billing', to_address: shop.billing?.billingEmail }])
    await shop.wait(31)
    await shop.read()
    expect(await shop.invoices()).toHaveLength(3)
  })

  test('is seen to by the job, which also warns of a trial that ends soon, once', async () => {
    const shop = await openShop()
    await shop.wait(28)
    for (let run = 0; run < 2; run++) await repairBilling({ db, provider, publicUrl }, now)
    expect(await shop.mails()).toMatchObject([{ subject: 'Your free trial ends on December 21, 2026' }])
    await shop.wait(3)
    await repairBilling({ db, provider, publicUrl }, now)
    expect((await shop.call('GET', 'billing')).body).toMatchObject({ status: 'active' })
  })

  test('ends a beta that nobody took further', async () => {
    const shop = await openShop({ isBeta: true })
    await shop.wait(31)
    expect((await shop.call('GET', 'billing')).body).toMatchObject({
      entitlement: { isEntitled: false, reason: 'trial_over' },
    })
    await repairBilling({ db, provider, publicUrl }, now)
    expect((await shop.call('GET', 'billing')).body).toMatchObject({ status: 'canceled' })
  })
})

describe('the pages of the sandbox', () => {
  test('say what they are, take no typed card, and lead back', async () => {
    const shop = await openShop()
    const { customerId } = shop.billing ?? {}
    const page = await openPage(
      await shop.call('POST', 'stripe/create-portal-session', { customerId, returnUrl: BACK }),
    )
    const shown = await api.call('GET', page)
    expect(shown.text).toContain('No card is ever charged here')
    expect(shown.text).toContain('Professional, $97 a month')
    expect(shown.text).toContain(`href="http://localhost:5000/settings?tab=billing"`)
    expect(shown.text).not.toMatch(/type="(text|tel|number|password)"/)
    expect((await api.call('GET', '/sandbox/portal/no-such-page')).status).toBe(404)
    expect((await api.call('GET', page.replace('portal', 'checkout'))).status).toBe(404)
  })

  test('change the payment method and the e-mail address, and cancel', async () => {
    const shop = await openShop()
    const { customerId } = shop.billing ?? {}
    const page = await openPage(
      await shop.call('POST', 'stripe/create-portal-session', { customerId, returnUrl: BACK }),
    )
    await submit(page, { do: 'card', card: 'mastercard' })
    await submit(page, { do: 'email', email: 'books@shop.example' })
    await submit(page, { do: 'cancel' })
    expect((await shop.call('GET', 'billing')).body).toMatchObject({
      card: { brand: 'mastercard', lastFour: '4444' },
      billingEmail: 'books@shop.example',
      cancelsAtPeriodEnd: true,
    })
    expect((await submit(page, { do: 'email', email: 'not an address' })).status).toBe(400)
  })

  test('let a payment fail and be made good', async () => {
    const shop = await openShop()
    const { customerId } = shop.billing ?? {}
    const page = await openPage(
      await shop.call('POST', 'stripe/create-portal-session', { customerId, returnUrl: BACK }),
    )
    await submit(page, { do: 'card', card: 'declined' })
    await submit(page, { do: 'end-period' })
    const overview = await shop.read()
    expect(overview).toMatchObject({ status: 'past_due', entitlement: { isEntitled: true, reason: 'payment_late' } })
    expect(await shop.mails()).toMatchObject([{ subject: 'Your payment did not go through' }])
    await submit(page, { do: 'card', card: 'visa' })
    expect(await shop.read()).toMatchObject({ status: 'active', pastDueSince: null })
    expect((await shop.invoices())[0]).toMatchObject({ amountCents: 9700, status: 'paid' })
  })

  test('sell a plan once: the trial goes on, and the plan before ends', async () => {
    const shop = await openShop()
    const order = {
      priceId: 'sbx_price_optimization',
      customerEmail: shop.billing?.billingEmail,
      successUrl: `${BACK}&checkout=done`,
      cancelUrl: BACK,
    }
    const page = await openPage(await shop.call('POST', 'stripe/create-checkout-session', order))
    expect(await shop.read()).toMatchObject({ plan: { id: 'professional' } })
    const done = await Promise.all([
      submit(page, { do: 'subscribe', card: 'on-file' }),
      submit(page, { do: 'subscribe', card: 'on-file' }),
    ])
    expect(done.map((reply) => reply.headers.location)).toEqual(
      Array(2).fill('http://localhost:5000/settings?tab=billing&checkout=done'),
    )
    const after = await shop.read()
    expect(after).toMatchObject({
      plan: { id: 'optimization', priceCents: 790_000 },
      status: 'trialing',
      trialEndsAt: '2026-12-21T15:00:00.000Z',
    })
    expect(after.subscriptionId).not.toBe(shop.billing?.subscriptionId)
    const account = await provider.readAccount(shop.billing?.customerId ?? '', now)
    expect(account.subscriptions.map(({ status }) => status)).toEqual(['canceled', 'trialing'])
  })

  test('refuse a card that is declined, and sell nothing', async () => {
    const shop = await openShop({ isBeta: true })
    await shop.wait(31)
    const order = {
      priceId: 'sbx_price_professional',
      customerEmail: 'beta@shop.example',
      successUrl: BACK,
      cancelUrl: BACK,
    }
    const page = await openPage(await shop.call('POST', 'stripe/create-checkout-session', order))
    expect((await submit(page, { do: 'subscribe', card: 'declined' })).text).toContain('Your card was declined')
    expect(await shop.read()).toMatchObject({ entitlement: { isEntitled: false } })
    await submit(page, { do: 'subscribe', card: 'visa' })
    expect(await shop.read()).toMatchObject({ status: 'active', entitlement: { isEntitled: true, reason: 'paid' } })
  })
})
