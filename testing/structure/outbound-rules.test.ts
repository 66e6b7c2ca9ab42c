import { expect, test } from 'vitest'
import { findOutboundFaults } from './find-outbound-faults.ts'
import { parseSource, readSources } from './parse-source.ts'

const sources = ['server', 'concierge', 'contract'].flatMap((folder) => readSources(folder))

test('nothing leaves the house but through the one way out and the named libraries', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(findOutboundFaults)).toEqual([])
})

/** Who hands an address to the way out. Each is a row of the table in `server/http/outbound-paths.db.test.ts`. */
const CALLERS = [
  'server/adapters/call-vendor.ts',
  // Stripe's and Twilio's own addresses, from the configuration.
  'server/adapters/stripe/open-stripe.ts',
  'server/adapters/twilio/twilio-texts.ts',
  'server/features/embed/check-installation.ts',
  'server/features/public-api/deliver-events.ts',
]
/** Vendors on `callVendor` or `reach`, each a row of that table, or at a fixed address. */
const VENDORS = [
  'bigcommerce',
  'dutchie-pos',
  'google-analytics',
  'mailchimp',
  'shopify',
  'slack',
  'webhooks',
  'woocommerce',
]

test('whoever calls an address stands in the table of the corpus', () => {
  const calling = sources.filter(({ text }) => /outbound\.fetch\(/.test(text)).map(({ path }) => path)
  expect(calling).toEqual(CALLERS)
  const vendors = sources
    .filter(({ path, text }) => /\b(callVendor|reach)\((?!\?)/.test(text) && path !== 'server/adapters/call-vendor.ts')
    .map(({ path }) => path.split('/')[2])
  expect([...new Set(vendors)]).toEqual(VENDORS)
})

const BREACHES = [
  ['server/features/embed/x.ts', 'export const get = (url: string) => fetch(url)', 'fetch'],
  ['server/features/embed/x.ts', 'export const get = (url: string) => globalThis.fetch(url)', 'fetch'],
  ['server/features/embed/x.ts', 'const get = fetch\nexport const x = get', 'fetch'],
  ['server/features/embed/x.ts', 'export const x = { fetch }', 'fetch'],
  ['server/features/embed/x.ts', 'export const x = (url: string) => new WebSocket(url)', 'WebSocket'],
  ['server/features/embed/x.ts', "import https from 'node:https'\nexport const x = https.get", 'node:https'],
  ['server/features/embed/x.ts', "export const x = () => import('node:http')", 'node:http'],
  ['server/adapters/shopify/x.ts', "import { request } from 'undici'\nexport const x = request", 'undici'],
  [
    'server/adapters/shopify/x.ts',
    "import { createAnthropic } from '@ai-sdk/anthropic'\nexport const x = createAnthropic",
    '@ai-sdk/anthropic',
  ],
  ['server/features/chat/x.ts', "import Stripe from 'stripe'\nexport const x = new Stripe('')", 'stripe'],
] as const

test.each(BREACHES)('%s that says %s is found', (path, code, name) => {
  expect(findOutboundFaults(parseSource(path, code))).toEqual([`${path}: a connection by ${name}`])
})

test.each([
  [
    'server/features/embed/x.ts',
    'export const x = (deps: { outbound: { fetch: (url: string) => void } }) => deps.outbound.fetch("")',
  ],
  ['server/features/embed/x.ts', "import type { Server } from 'node:http'\nexport type X = Server"],
  ['server/adapters/stripe/x.ts', "import Stripe from 'stripe'\nexport const x = new Stripe('')"],
])('%s that says %s passes', (path, code) => {
  expect(findOutboundFaults(parseSource(path, code))).toEqual([])
})
