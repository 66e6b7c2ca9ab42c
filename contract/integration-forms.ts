import type { Provider } from '#contract/integration-providers.ts'

/** One box of a connection's form. `pattern` is matched against the whole trimmed value, on both sides. */
export type ConnectionField = {
  key: string
  label: string
  hint: string
  isSecret: boolean
  isRequired: boolean
  pattern: string
  fault: string
}

type ProviderEntry = {
  name: string
  blurb: string
  action: 'Connect' | 'Configure' | 'Setup'
  /** Where the keys come from, step by step. */
  steps: readonly string[]
  fields: readonly ConnectionField[]
}

const KEY = '[\\x21-\\x7e]{8,400}'

const secret = (key: string, label: string, hint: string): ConnectionField => ({
  key,
  label,
  hint,
  isSecret: true,
  isRequired: true,
  pattern: KEY,
  fault: 'Paste the whole key, without spaces.',
})

const webAddress = (key: string, label: string, hint: string): ConnectionField => ({
  key,
  label,
  hint,
  isSecret: false,
  isRequired: true,
  pattern: 'https?://[^\\s/@]+(/\\S*)?',
  fault: 'Enter a whole web address that begins with https://.',
})

export const PROVIDER_ENTRIES: Record<Provider, ProviderEntry> = {
  shopify: {
    name: 'Shopify',
    blurb: 'Products and orders of a Shopify store.',
    action: 'Connect',
    steps: [
      'In Shopify, open Settings, then Apps and sales channels, then Develop apps, and create an app.',
      'Give it the Admin API scopes read_products and read_orders, then install it.',
      'Copy the Admin API access token. Shopify shows it once.',
    ],
    fields: [
      {
        key: 'shop',
        label: 'Store address',
        hint: 'your-store.myshopify.com',
        isSecret: false,
        isRequired: true,
        pattern: '(https://)?[a-zA-Z0-9][a-zA-Z0-9\\-]{0,60}(\\.myshopify\\.com)?/?',
        fault: 'Enter the address that ends in .myshopify.com.',
      },
      secret('accessToken', 'Admin API access token', 'Begins with shpat_'),
      {
        ...secret(
          'webhookSecret',
          'Webhook signing secret',
          'Optional. Shown in Shopify under Settings, Notifications, Webhooks. With it, changes arrive within a minute.',
        ),
        isRequired: false,
      },
    ],
  },
  bigcommerce: {
    name: 'BigCommerce',
    blurb: 'Products and orders of a BigCommerce store.',
    action: 'Connect',
    steps: [
      'In BigCommerce, open Settings, then Store-level API accounts, and create an account.',
      'Give it read-only access to Products, Orders and Information & settings.',
      'Copy the access token and the store hash, the part of the API path after /stores/.',
    ],
    fields: [
      {
        key: 'storeHash',
        label: 'Store hash',
        hint: 'The part of the API path after /stores/',
        isSecret: false,
        isRequired: true,
        pattern: '[a-zA-Z0-9]{3,20}',
        fault: 'The store hash is made of letters and digits.',
      },
      secret('accessToken', 'Access token', 'The X-Auth-Token of the API account'),
    ],
  },
  'dutchie-pos': {
    name: 'Dutchie POS',
    blurb: 'The menu, the stock and the sales of a Dutchie point of sale.',
    action: 'Connect',
    steps: [
      'Ask Dutchie support for a POS API key for your location with the Inventory and Reporting roles.',
      'Dutchie issues one key for each location.',
    ],
    fields: [
      secret('locationKey', 'Location API key', 'One key for each location'),
      {
        ...secret('integratorKey', 'Integrator key', 'Optional. Only if Dutchie gave you one.'),
        isRequired: false,
      },
    ],
  },
  woocommerce: {
    name: 'WooCommerce',
    blurb: 'Products and orders of a WordPress site with WooCommerce.',
    action: 'Connect',
    steps: [
      'In WordPress, open WooCommerce, then Settings, Advanced, REST API, and add a key with Read permission.',
      'Copy the consumer key and the consumer secret. WordPress shows them once.',
      'Under Settings, Permalinks, any choice but Plain will do.',
    ],
    fields: [
      webAddress('site', 'Site address', 'https://www.your-store.com'),
      secret('consumerKey', 'Consumer key', 'Begins with ck_'),
      secret('consumerSecret', 'Consumer secret', 'Begins with cs_'),
    ],
  },
  'custom-api': {
    name: 'Custom API',
    blurb: 'Your own system: send us products and orders, and hear of what happens.',
    action: 'Configure',
    steps: [],
    fields: [],
  },
  'google-analytics': {
    name: 'Google Analytics 4',
    blurb: 'Ended conversations and orders that came from them, as events of your property.',
    action: 'Setup',
    steps: [
      'In Google Analytics, open Admin, then Data streams, and choose your web stream.',
      'Copy the measurement ID, and create a secret under Measurement Protocol API secrets.',
      'Google takes any secret without a word. Look into Realtime after the test to see that the event arrived.',
    ],
    fields: [
      {
        key: 'measurementId',
        label: 'Measurement ID',
        hint: 'Begins with G-',
        isSecret: false,
        isRequired: true,
        pattern: 'G-[A-Z0-9]{4,16}',
        fault: 'The measurement ID looks like G-ABC123DEF4.',
      },
      secret('apiSecret', 'API secret', 'Made under Measurement Protocol API secrets'),
    ],
  },
  mailchimp: {
    name: 'Mailchimp',
    blurb: 'Shoppers who asked for your news, added to an audience.',
    action: 'Setup',
    steps: [
      'In Mailchimp, open Account, then Extras, then API keys, and create a key.',
      'The audience ID stands under Audience, Settings, Audience name and defaults.',
    ],
    fields: [
      {
        ...secret('apiKey', 'API key', 'Ends in a data center such as -us21'),
        pattern: '[a-zA-Z0-9]{8,80}-[a-z]{2,4}[0-9]{1,4}',
        fault: 'The whole key ends in a data center such as -us21.',
      },
      {
        key: 'listId',
        label: 'Audience ID',
        hint: 'Ten letters and digits',
        isSecret: false,
        isRequired: true,
        pattern: '[a-zA-Z0-9]{6,20}',
        fault: 'The audience ID is made of letters and digits.',
      },
    ],
  },
  slack: {
    name: 'Slack',
    blurb: 'A message to your team when a conversation is flagged.',
    action: 'Setup',
    steps: [
      'In Slack, create an app for your workspace and switch on Incoming Webhooks.',
      'Add a webhook for the channel that should hear of flags, and copy its address.',
    ],
    fields: [
      {
        key: 'hookUrl',
        label: 'Webhook address',
        hint: 'Begins with https://hooks.slack.com/services/',
        isSecret: true,
        isRequired: true,
        pattern: 'https?://[^\\s/@]+/(slack/)?services/[A-Za-z0-9]+/[A-Za-z0-9]+/[A-Za-z0-9]+',
        fault: 'Paste the whole address of the incoming webhook.',
      },
    ],
  },
  webhooks: {
    name: 'Zapier and other automation',
    blurb: 'Every event, posted to a hook of Zapier, Make, n8n or your own.',
    action: 'Setup',
    steps: [
      'In Zapier, begin a Zap with Webhooks by Zapier, Catch Hook, and copy its address.',
      'The test posts a sample event, so that Zapier learns its fields.',
    ],
    fields: [{ ...webAddress('hookUrl', 'Hook address', 'https://hooks.zapier.com/hooks/catch/…'), isSecret: true }],
  },
}

/** What is wrong with the values of a form, by field. A stored secret may be left blank when it is kept. */
export function findFieldFaults(
  provider: Provider,
  values: Readonly<Record<string, string>>,
  keepsSecrets: boolean,
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const field of PROVIDER_ENTRIES[provider].fields) {
    const value = (values[field.key] ?? '').trim()
    if (value === '' && (!field.isRequired || (field.isSecret && keepsSecrets))) continue
    if (value === '') faults[field.key] = `${field.label} is required`
    else if (!new RegExp(`^(?:${field.pattern})$`).test(value)) faults[field.key] = field.fault
  }
  return faults
}
