import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { forgetSignups } from '#server/features/signup/forget-signups.ts'
import { createOutbound } from '#server/http/outbound.ts'
import { startFakeStripe } from '#testing/fake-stripe.ts'
import { makeAccount, makeAgent, makeBusiness, makePayment } from '#testing/sign-up.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { createStripePayments } from './stripe-payments.ts'

const database = await openTestDatabase()
const stripe = await startFakeStripe()
const payments = createStripePayments({
  secretKey: 'sk_test_fake',
  priceId: 'price_professional',
  publicUrl: 'https://econcierge.example',
  apiUrl: stripe.url,
  outbound: createOutbound({ mayReachLoopback: true }),
})
let now = new Date('2026-11-21T15:00:00Z')
const api = await createTestApp(database.db, { payments, clock: () => now })
afterAll(async () => {
  await api.close()
  await stripe.close()
  await database.close()
})
beforeEach(() => {
  stripe.mood = 'well'
  now = new Date('2026-11-21T15:00:00Z')
})

const post = (path: string, body: object) => api.call('POST', `/api/signup/${path}`, { body })
const begin = async () =>
  z.object({ signupToken: z.string() }).parse((await post('account', makeAccount())).body).signupToken
const checkout = async (signupToken: string) =>
  z.object({ url: z.string() }).parse((await post('checkout', { signupToken })).body).url

describe('the hosted checkout', () => {
  test('asks for a 30-day trial of the listed price, and for a payment method', async () => {
    await checkout(await begin())
    const form = stripe.calls.at(-1)?.form
    expect(form?.get('mode')).toBe('subscription')
    expect(form?.get('line_items[0][price]')).toBe('price_professional')
    expect(form?.get('subscription_data[trial_period_days]')).toBe('30')
    expect(form?.get('payment_method_collection')).toBe('always')
    expect(form?.get('success_url')).toBe('https://econcierge.example/signup/payment?checkout=done')
  })

  test('is opened once for one sign-up, however often it is asked for', async () => {
    const signupToken = await begin()
    const urls = [await checkout(signupToken), await checkout(signupToken)]
    now = new Date(now.getTime() + 5 * 60_000)
    urls.push(await checkout(signupToken))
    expect(new Set(urls).size).toBe(1)
  })

  test('pays for nothing by coming back alone', async () => {
    const signupToken = await begin()
    await checkout(signupToken)
    expect((await post('checkout/finish', { signupToken })).body).toEqual({ paymentConfirmed: false })
    await post('business', { signupToken, ...makeBusiness() })
    expect((await post('complete', { signupToken, agent: makeAgent() })).status).toBe(422)
  })

  test('is believed when Stripe says that it is finished; card and trial are those that Stripe knows', async () => {
    const signupToken = await begin()
    const id = (await checkout(signupToken)).split('/').at(-1) ?? ''
    stripe.finish(id)
    expect((await post('checkout/finish', { signupToken })).body).toEqual({ paymentConfirmed: true })
    await post('business', { signupToken, ...makeBusiness() })
    expect((await post('complete', { signupToken, agent: makeAgent() })).status).toBe(200)
    const rows = await database.owner.query('select * from payment_accounts where customer_id = $1', [`cus_of_${id}`])
    expect(rows).toMatchObject([{ provider: 'stripe', subscription_id: `sub_of_${id}` }])
    const [subscription] = await database.owner.query('select * from subscriptions where tenant = $1', [
      rows[0]?.tenant,
    ])
    expect(subscription).toMatchObject({ card_last_four: '4242', trial_ends_at: new Date(1_800_000_000_000) })
  })

  test('of another sign-up is worth nothing', async () => {
    const [mine, theirs] = [await begin(), await begin()]
    const id = (await checkout(theirs)).split('/').at(-1) ?? ''
    stripe.finish(id)
    await database.owner.query(
      `update signups set payment = $1::jsonb where signup_id = (select signup_id from signups where payment is null order by created_at desc limit 1)`,
      [JSON.stringify({ state: 'checkout', checkoutId: id })],
    )
    expect((await post('checkout/finish', { signupToken: mine })).body).toEqual({ paymentConfirmed: false })
  })

  test('takes no card typed on our page', async () => {
    expect((await post('payment', { signupToken: await begin(), ...makePayment() })).status).toBe(422)
  })
})

test('a Stripe that fails is told honestly, and nothing is confirmed', async () => {
  const signupToken = await begin()
  stripe.mood = 'failing'
  const reply = await post('checkout', { signupToken })
  expect(reply.status).toBe(503)
  expect(reply.text).toContain('Nothing was charged')
})

test('the trial of a sign-up that nobody finished is ended when it is forgotten', async () => {
  const signupToken = await begin()
  const id = (await checkout(signupToken)).split('/').at(-1) ?? ''
  stripe.finish(id)
  await post('checkout/finish', { signupToken })
  const later = new Date(now.getTime() + 31 * 24 * 60 * 60_000)
  while ((await forgetSignups({ db: database.db, payments }, later)) > 0);
  expect(stripe.calls.filter((call) => call.method === 'DELETE').map((call) => call.path)).toContain(
    `/v1/subscriptions/sub_of_${id}`,
  )
  expect((await post('resume', { signupToken })).status).toBe(404)
})
