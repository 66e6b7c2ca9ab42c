import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestResult } from '#contract/integration-providers.ts'
import { VendorError } from '#server/features/integrations/connector.ts'
import { createOutbound, type Outbound } from '#server/http/outbound.ts'
import { startFakeShopify } from '#testing/fake-shopify.ts'
import { FAILURES, type Failure, type FakeVendor, startFakeVendor } from '#testing/fake-vendor.ts'
import { createConnectors } from './create-connectors.ts'

/** Waits less than the product does, so that silence is soon told. */
const impatient: Outbound = {
  fetch: (url, options) => createOutbound({ mayReachLoopback: true }).fetch(url, { ...options, timeoutMs: 900 }),
}

const CREDENTIALS = {
  shopify: { shop: 'quiet-harbor', accessToken: 'canary-secret-shopify' },
  bigcommerce: { storeHash: 'abc123', accessToken: 'canary-secret-bigcommerce' },
  'dutchie-pos': { locationKey: 'canary-secret-dutchie' },
  woocommerce: { site: '', consumerKey: 'ck_canary-secret', consumerSecret: 'cs_canary-secret' },
  'google-analytics': { measurementId: 'G-ABC123', apiSecret: 'canary-secret-google' },
  mailchimp: { apiKey: 'canarysecret-us21', listId: 'abc1234567' },
  slack: { hookUrl: '' },
  webhooks: { hookUrl: '' },
}
const PROVIDERS = [
  'shopify',
  'bigcommerce',
  'dutchie-pos',
  'woocommerce',
  'google-analytics',
  'mailchimp',
  'slack',
  'webhooks',
] as const
type Known = (typeof PROVIDERS)[number]

const EXPECTED: Record<Failure, TestResult> = {
  'bad-key': 'bad_credentials',
  'missing-scope': 'missing_permission',
  'rate-limit': 'rate_limited',
  'error-500': 'unreachable',
  silence: 'unreachable',
  drip: 'unreachable',
  endless: 'unreachable',
  garbage: 'not_a_store',
  empty: 'not_a_store',
  reset: 'unreachable',
  moved: 'not_a_store',
}
/** A hook that takes anything has answered well with anything. */
const TAKES_ANYTHING: readonly Failure[] = ['garbage', 'empty']

let vendor: FakeVendor
let connectors: ReturnType<typeof createConnectors>
beforeAll(async () => {
  vendor = await startFakeVendor(() => ({ status: 404 }))
  connectors = createConnectors({
    outbound: impatient,
    publicUrl: 'http://localhost',
    vendorOrigin: vendor.origin,
    sandbox: null,
  })
})
afterEach(() => vendor.fail(null))
afterAll(() => vendor.close())

function checkOf(provider: Known): Promise<{ accountName: string }> {
  const { stores, hearing } = connectors
  switch (provider) {
    case 'woocommerce':
      return stores.woocommerce.check({ ...CREDENTIALS.woocommerce, site: vendor.origin })
    case 'slack':
      return hearing.slack.check({ hookUrl: `${vendor.origin}/slack/services/T0/B0/canarysecret` })
    case 'webhooks':
      return hearing.webhooks.check({ hookUrl: `${vendor.origin}/hooks/canarysecret` })
    case 'google-analytics':
    case 'mailchimp':
      return hearing[provider].check(CREDENTIALS[provider])
    default:
      return stores[provider].check(CREDENTIALS[provider])
  }
}

async function errorOf(call: Promise<unknown>): Promise<VendorError | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof VendorError) return error
    throw error
  }
}

describe.each(PROVIDERS)('%s', (provider) => {
  test.each(FAILURES)(
    'that fails with %s is told by one of the fixed results, soon and without its words',
    async (failure) => {
      vendor.fail(failure)
      const begun = performance.now()
      const error = await errorOf(checkOf(provider))
      expect(performance.now() - begun).toBeLessThan(6000)
      if (provider === 'webhooks' && TAKES_ANYTHING.includes(failure)) return expect(error).toBeNull()
      expect(error?.result).toBe(EXPECTED[failure])
      expect(error?.retryAfterMs ?? null).toBe(failure === 'rate-limit' ? 2000 : null)
      expect(JSON.stringify([String(error), error])).not.toMatch(/canary|127\.0\.0\.1|Forbidden|html/)
    },
  )
})

test('a store’s page that fails is told in the same way as its test', async () => {
  const request = { place: null, since: null, until: new Date('2026-06-10T12:00:00Z') }
  for (const failure of FAILURES) {
    vendor.fail(failure)
    const error = await errorOf(connectors.stores.bigcommerce.readProducts(CREDENTIALS.bigcommerce, request))
    expect(error?.result, failure).toBe(EXPECTED[failure])
  }
})

test('a token of Shopify without the scope to read orders is told so', async () => {
  const shopify = await startFakeShopify()
  shopify.scopes.splice(1)
  const { stores } = createConnectors({
    outbound: impatient,
    publicUrl: '',
    vendorOrigin: shopify.origin,
    sandbox: null,
  })
  const credentials = { shop: 'quiet-harbor.myshopify.com', accessToken: 'shpat_canary_0123456789abcdef' }
  expect((await errorOf(stores.shopify.check(credentials)))?.result).toBe('missing_permission')
  shopify.scopes.push('read_orders')
  expect(await stores.shopify.check(credentials)).toEqual({ accountName: 'Quiet Harbor' })
  expect((await errorOf(stores.shopify.check({ ...credentials, shop: 'evil.example.com/quiet-harbor' })))?.result).toBe(
    'not_a_store',
  )
  await shopify.close()
})

test('Slack is called at its own address alone', async () => {
  const { hearing } = createConnectors({ outbound: impatient, publicUrl: '', vendorOrigin: null, sandbox: null })
  for (const hookUrl of ['https://hooks.slack.com.evil.example.com/services/T/B/x', `${vendor.origin}/services/T/B/x`])
    expect((await errorOf(hearing.slack.check({ hookUrl })))?.result).toBe('not_a_store')
})
