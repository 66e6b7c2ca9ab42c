/** Every service a dispensary can connect, as the Integrations tab and the server both read it. Free of schemas, for the browser. */
export const PROVIDERS = [
  'shopify',
  'bigcommerce',
  'dutchie-pos',
  'woocommerce',
  'custom-api',
  'google-analytics',
  'mailchimp',
  'slack',
  'webhooks',
] as const
export type Provider = (typeof PROVIDERS)[number]

/** Those that bring products and orders. */
export const STORE_PROVIDERS = ['shopify', 'bigcommerce', 'dutchie-pos', 'woocommerce'] as const
export type StoreProvider = (typeof STORE_PROVIDERS)[number]

/** Those that hear of what happens. */
export const HEARING_PROVIDERS = ['google-analytics', 'mailchimp', 'slack', 'webhooks'] as const
export type HearingProvider = (typeof HEARING_PROVIDERS)[number]

/** The fixed set of outcomes of a test and of a sync: nothing else of a vendor's answer is shown. */
export const TEST_RESULTS = [
  'ok',
  'bad_credentials',
  'missing_permission',
  'unreachable',
  'not_a_store',
  'rate_limited',
] as const
export type TestResult = (typeof TEST_RESULTS)[number]

/** What a person is told about the outcome, and what to do. */
export const RESULT_TEXTS: Record<TestResult, { title: string; advice: string }> = {
  ok: { title: 'It works.', advice: '' },
  bad_credentials: {
    title: 'The key was refused.',
    advice: 'Copy it once more, whole and without spaces. If it was replaced or revoked, make a new one.',
  },
  missing_permission: {
    title: 'The key may not read everything that is needed.',
    advice: 'Give it the permissions named in the steps, then test again.',
  },
  unreachable: {
    title: 'There was no answer.',
    advice: 'Check the address. If it is right, the service may be down; try again in some minutes.',
  },
  not_a_store: {
    title: 'Something else answered.',
    advice: 'Check the address and the IDs: what answered is not the service that this connection is for.',
  },
  rate_limited: {
    title: 'The service asks us to wait.',
    advice: 'Too many calls were made with this key. Try again in some minutes.',
  },
}

/** What a sync can end with beside the results of a test. */
export type SyncResult = TestResult | 'empty' | 'stopped'

export const SYNC_RESULT_TEXTS: Record<SyncResult, { title: string; advice: string }> = {
  ...RESULT_TEXTS,
  ok: { title: 'Up to date.', advice: '' },
  empty: {
    title: 'The store has no products for sale.',
    advice: 'Your menu was left as it is. Publish products in the store, then sync again.',
  },
  stopped: { title: 'Stopped.', advice: 'What was read so far was not used. Sync again to begin anew.' },
}

export function isStoreProvider(provider: string): provider is StoreProvider {
  return STORE_PROVIDERS.some((known) => known === provider)
}

/** The names of the cart attributes by which an order tells of the chat that it came from. */
export const ORDER_ATTRIBUTES = { conversation: 'econcierge_conversation', visitor: 'econcierge_visitor' } as const
