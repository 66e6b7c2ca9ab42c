import { afterAll, beforeEach, expect, test } from 'vitest'
import { createOutbound } from '#server/http/outbound.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { FAILURES, startFakeVendor } from '#testing/fake-vendor.ts'
import { answered, openStripe } from './open-stripe.ts'

const fake = await startFakeVendor(() => ({ json: { id: 'cus_1', object: 'customer' } }))
const stripe = openStripe({
  secretKey: 'sk_test_fake',
  apiUrl: fake.origin,
  outbound: createOutbound({ mayReachLoopback: true }),
  timeoutMs: 400,
})
const ask = () => answered(() => stripe.customers.retrieve('cus_1', undefined, { maxNetworkRetries: 0 }))

afterAll(() => fake.close())
beforeEach(() => fake.fail(null))

test('a Stripe that is well answers', async () => {
  expect(await ask()).toMatchObject({ id: 'cus_1' })
})

/** An answer of nothing is no failure of the way; who reads it finds no customer in it. */
test.each(FAILURES.filter((failure) => failure !== 'empty'))(
  'a Stripe with %s counts as unavailable',
  async (failure) => {
    fake.fail(failure)
    await expect(ask()).rejects.toBeInstanceOf(PaymentUnavailable)
    expect(fake.poured()).toBeLessThan(16 * 1024 * 1024)
  },
)

test('a Stripe at a private address is never called', async () => {
  const inside = openStripe({
    secretKey: 'sk_test_fake',
    apiUrl: 'https://169.254.169.254',
    outbound: createOutbound({ mayReachLoopback: false }),
  })
  const call = answered(() => inside.customers.retrieve('cus_1', undefined, { maxNetworkRetries: 0 }))
  await expect(call).rejects.toBeInstanceOf(PaymentUnavailable)
})
