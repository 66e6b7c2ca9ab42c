import { expect, test } from 'vitest'
import type { TestResult } from '#contract/integration-providers.ts'
import type { OutgoingEvent } from '#server/db/events.ts'
import {
  type Credentials,
  type HearingConnector,
  type StoreConnector,
  VendorError,
} from '#server/features/integrations/connector.ts'
import { DeliveryFailed } from '#server/features/notifications/deliverers.ts'
import { createOutbound, type Outbound } from '#server/http/outbound.ts'
import { BIGCOMMERCE, makeBigProducts, startFakeBigCommerce } from '#testing/fake-bigcommerce.ts'
import { DUTCHIE, makeDutchieProducts, startFakeDutchie } from '#testing/fake-dutchie.ts'
import { GOOGLE, MAILCHIMP, startFakeHearers } from '#testing/fake-hearers.ts'
import { makeShopifyProducts, SHOPIFY, startFakeShopify } from '#testing/fake-shopify.ts'
import { type Failure, type FakeVendor, startFakeVendor } from '#testing/fake-vendor.ts'
import { makeWooProducts, startFakeWoo, WOO } from '#testing/fake-woocommerce.ts'
import { proveVendor, type Seen, type VendorProof } from '#testing/prove-vendor.ts'
import { createConnectors } from './create-connectors.ts'
import { createTwilioTexts } from './twilio/twilio-texts.ts'

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

const MANY = 10_001
const UNTIL = new Date('2026-06-10T12:00:00Z')
const join = (vendor: FakeVendor, outbound: Outbound) =>
  createConnectors({ outbound, publicUrl: 'https://econcierge.example', vendorOrigin: vendor.origin, sandbox: null })

function readVendorError(error: unknown) {
  if (error instanceof VendorError) return { result: error.result, retryAfterMs: error.retryAfterMs }
  throw error
}

/** Every product from the first page to the last, each once. */
async function readEverything(store: StoreConnector, credentials: Credentials) {
  const names = new Map<string, string>()
  let pages = 0
  let place: string | null = null
  do {
    const page = await store.readProducts(credentials, { place, since: null, until: UNTIL })
    for (const { externalId, name } of page.items) names.set(externalId, name)
    pages += 1
    place = page.next
  } while (place !== null)
  return { names, pages }
}

function proveStore<V extends FakeVendor & { products: unknown[] }>(
  provider: keyof ReturnType<typeof createConnectors>['stores'],
  store: {
    start: () => Promise<V>
    credentials: (vendor: V) => Credentials
    fill: (vendor: V) => void
    /** What it calls itself, and how many pages it takes. */
    accountName: string | RegExp
    pages: number
  },
): void {
  const of = (vendor: V, outbound: Outbound) => ({
    connector: join(vendor, outbound).stores[provider],
    credentials: store.credentials(vendor),
  })
  proveVendor(provider, {
    start: store.start,
    read: readVendorError,
    expected: EXPECTED,
    calls: (vendor, outbound) => {
      const { connector, credentials } = of(vendor, outbound)
      const request = { place: null, since: new Date('2026-06-01T00:00:00Z'), until: UNTIL }
      return {
        check: () => connector.check(credentials),
        readProducts: () => connector.readProducts(credentials, request),
        readOrders: () => connector.readOrders(credentials, request),
        ...(connector.keepHook === undefined
          ? {}
          : {
              keepHook: async () => connector.keepHook?.(credentials, { url: 'https://x.example/h', secret: 'whk_x' }),
            }),
      }
    },
    works: async (vendor, outbound) => {
      const { connector, credentials } = of(vendor, outbound)
      store.fill(vendor)
      const { accountName } = await connector.check(credentials)
      const { names, pages } = await readEverything(connector, credentials)
      vendor.products.length = 0
      return [
        [accountName, expect.stringMatching(store.accountName)],
        [
          [names.size, pages],
          [MANY, store.pages],
        ],
      ]
    },
  })
}

proveStore('shopify', {
  start: startFakeShopify,
  credentials: () => SHOPIFY,
  fill: ({ products }) => products.push(...makeShopifyProducts(MANY)),
  accountName: 'Quiet Harbor',
  pages: 201,
})
proveStore('bigcommerce', {
  start: startFakeBigCommerce,
  credentials: () => BIGCOMMERCE,
  fill: ({ products }) => products.push(...makeBigProducts(MANY)),
  accountName: 'Cedar Shop',
  pages: 41,
})
proveStore('dutchie-pos', {
  start: startFakeDutchie,
  credentials: () => DUTCHIE,
  fill: ({ products }) => products.push(...makeDutchieProducts(MANY)),
  accountName: 'Mesa Central',
  pages: 1,
})
proveStore('woocommerce', {
  start: startFakeWoo,
  credentials: ({ origin }) => ({ site: origin, ...WOO }),
  fill: ({ products }) => products.push(...makeWooProducts(MANY)),
  accountName: /^127\.0\.0\.1:/,
  pages: 101,
})

const CONVERSATION = '01980000-0000-7000-8000-000000000001'
const told = (type: OutgoingEvent['type']): OutgoingEvent => {
  const base = { id: '01980000-0000-7000-8000-000000000002', createdAt: UNTIL.toISOString(), tenant: CONVERSATION }
  const conversationId = CONVERSATION
  switch (type) {
    case 'flag.raised':
      return {
        ...base,
        type,
        data: { flagId: base.id, conversationId, severity: 'high', reason: 'Asked <for> a nurse' },
      }
    case 'contact.opted_in':
      return { ...base, type, data: { email: 'Sam@shopper.example', conversationId, optedInAt: base.createdAt } }
    case 'conversation.ended':
      return {
        ...base,
        type,
        data: {
          conversationId,
          startedAt: '2026-06-10T11:50:00.000Z',
          endedAt: base.createdAt,
          messages: 6,
          recommendations: 2,
          hasOrder: true,
          rating: null,
          analyticsConsent: true,
        },
      }
    case 'order.attributed':
      return {
        ...base,
        type,
        data: {
          orderId: 'shopify:7',
          conversationId,
          placedAt: base.createdAt,
          status: 'placed',
          currency: 'USD',
          netCents: 6000,
          directCents: 4000,
          assistedCents: 2000,
          matchedBy: 'conversation',
          analyticsConsent: true,
        },
      }
  }
}

type Hearers = Awaited<ReturnType<typeof startFakeHearers>>
function proveHearer(
  provider: keyof ReturnType<typeof createConnectors>['hearing'],
  hearer: {
    credentials: (vendor: Hearers) => Credentials
    hears: OutgoingEvent['type']
    takes?: VendorProof<Hearers>['takes']
    took: (vendor: Hearers) => Seen
  },
): void {
  const of = (vendor: Hearers, outbound: Outbound): HearingConnector => join(vendor, outbound).hearing[provider]
  proveVendor(provider, {
    start: startFakeHearers,
    read: readVendorError,
    expected: EXPECTED,
    takes: hearer.takes,
    calls: (vendor, outbound) => ({
      check: () => of(vendor, outbound).check(hearer.credentials(vendor)),
      tell: () => of(vendor, outbound).tell(hearer.credentials(vendor), told(hearer.hears)),
    }),
    works: async (vendor, outbound) => {
      await of(vendor, outbound).check(hearer.credentials(vendor))
      const { status } = await of(vendor, outbound).tell(hearer.credentials(vendor), told(hearer.hears))
      return [[String(status), expect.stringMatching(/^20[04]$/)], ...hearer.took(vendor)]
    },
  })
}

/** A collector or a hook that takes anything has answered well with anything. */
const ANYTHING: readonly Failure[] = ['garbage', 'empty']

proveHearer('google-analytics', {
  credentials: () => GOOGLE,
  hears: 'order.attributed',
  takes: { tell: ANYTHING },
  took: ({ taken }) => {
    const { client_id, events } = JSON.parse(taken.google.at(-1) ?? '')
    const params = { transaction_id: 'shopify:7', value: 60, direct_value: 40, assisted_value: 20, currency: 'USD' }
    return [
      [client_id, expect.stringMatching(/^econcierge\.[0-9a-f]{24}$/)],
      [events, [{ name: 'econcierge_order', params }]],
      [taken.google.join().includes(CONVERSATION), false],
    ]
  },
})
proveHearer('mailchimp', {
  credentials: () => MAILCHIMP,
  hears: 'contact.opted_in',
  took: ({ members }) => [
    [
      [...members],
      [['c3d1b4516c7b88e611742dbfa0e79196', { email_address: 'sam@shopper.example', status: 'subscribed' }]],
    ],
  ],
})
proveHearer('slack', {
  credentials: ({ slack }) => slack,
  hears: 'flag.raised',
  takes: { tell: ANYTHING },
  took: ({ taken }) => {
    const { text } = JSON.parse(taken.slack.at(-1) ?? '')
    return [
      [text, expect.stringContaining('(high): Asked &lt;for&gt; a nurse')],
      [text, expect.stringContaining(`/quality-assurance?tab=flagged&conversation=${CONVERSATION}`)],
    ]
  },
})
proveHearer('webhooks', {
  credentials: ({ webhooks }) => webhooks,
  hears: 'conversation.ended',
  takes: { check: ANYTHING, tell: ANYTHING },
  took: ({ taken }) => [[JSON.parse(taken.webhooks.at(-1) ?? ''), told('conversation.ended')]],
})

proveVendor('twilio', {
  start: () => startFakeVendor(() => ({ status: 201, json: { sid: 'SM1' } })),
  calls: (vendor, outbound) => ({ send: () => textsOf(vendor, outbound)(TEXT) }),
  read: (error) => {
    if (error instanceof DeliveryFailed)
      return { result: error.isForGood ? 'given up' : 'tried again', retryAfterMs: null }
    throw error
  },
  expected: {
    'bad-key': 'tried again',
    'missing-scope': 'tried again',
    'rate-limit': 'tried again',
    'error-500': 'tried again',
    silence: 'tried again',
    drip: 'tried again',
    endless: 'tried again',
    garbage: 'tried again',
    empty: 'tried again',
    reset: 'tried again',
    moved: 'tried again',
  },
  works: async (vendor, outbound) => {
    await textsOf(vendor, outbound)(TEXT)
    return [[vendor.requests.at(-1)?.body, 'To=%2B15005550006&From=%2B15005550000&Body=Hello']]
  },
})

const TEXT = { id: '01980000-0000-7000-8000-000000000003', to: '+15005550006', text: 'Hello' }

function textsOf(vendor: FakeVendor, outbound: Outbound) {
  const account = { accountSid: 'AC0', authToken: 'canary-twilio', from: '+15005550000' }
  return createTwilioTexts({ ...account, apiUrl: vendor.origin, outbound })
}

const outbound = createOutbound({ mayReachLoopback: true })
const resultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error) => readVendorError(error).result,
  )

test('a token of Shopify without the scope to read orders is told so, and no shop leads elsewhere', async () => {
  const shopify = await startFakeShopify()
  const { stores } = join(shopify, outbound)
  shopify.scopes.splice(1)
  expect(await resultOf(stores.shopify.check(SHOPIFY))).toBe('missing_permission')
  shopify.scopes.push('read_orders')
  const elsewhere = { ...SHOPIFY, shop: 'evil.example.com/quiet-harbor' }
  expect(await resultOf(stores.shopify.check(elsewhere))).toBe('not_a_store')
  await shopify.close()
})

test('a key that may read the menu and not the orders is told so by BigCommerce and by Dutchie', async () => {
  const [big, dutchie] = await Promise.all([startFakeBigCommerce(), startFakeDutchie()])
  big.mayReadOrders = false
  dutchie.roles.splice(1)
  expect(await resultOf(join(big, outbound).stores.bigcommerce.check(BIGCOMMERCE))).toBe('missing_permission')
  expect(await resultOf(join(dutchie, outbound).stores['dutchie-pos'].check(DUTCHIE))).toBe('missing_permission')
  await Promise.all([big.close(), dutchie.close()])
})

test('Slack is called at its own address alone', async () => {
  const real = createConnectors({ outbound, publicUrl: '', vendorOrigin: null, sandbox: null }).hearing.slack
  for (const hookUrl of [
    'https://hooks.slack.com.evil.example.com/services/T/B/x',
    'http://127.0.0.1:1/services/T/B/x',
  ])
    expect(await resultOf(real.check({ hookUrl }))).toBe('not_a_store')
})
