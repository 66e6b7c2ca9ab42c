import type { StoreConnector } from '#server/features/integrations/connector.ts'
import type { Connectors } from '#server/features/integrations/integration-deps.ts'
import type { Outbound } from '#server/http/outbound.ts'
import { createBigCommerceConnector } from './bigcommerce/bigcommerce-connector.ts'
import { createDutchiePosConnector } from './dutchie-pos/dutchie-pos-connector.ts'
import { createGoogleAnalyticsConnector } from './google-analytics/google-analytics-connector.ts'
import { createMailchimpConnector } from './mailchimp/mailchimp-connector.ts'
import { createShopifyConnector } from './shopify/shopify-connector.ts'
import { createSlackConnector } from './slack/slack-connector.ts'
import { createWebhooksConnector } from './webhooks/webhooks-connector.ts'
import { createWooCommerceConnector } from './woocommerce/woocommerce-connector.ts'

/** Every vendor. `vendorOrigin` puts one address in the place of their own, each below its name: for development and tests. */
export function createConnectors(deps: {
  outbound: Outbound
  publicUrl: string
  vendorOrigin: string | null
  sandbox: StoreConnector | null
}): Connectors {
  const { outbound, publicUrl, vendorOrigin, sandbox } = deps
  const at = (name: string) => (vendorOrigin === null ? {} : { origin: `${vendorOrigin}/${name}` })
  const below = (name: string) =>
    vendorOrigin === null ? {} : { origin: (account: string) => `${vendorOrigin}/${name}/${account}` }
  return {
    stores: {
      shopify: createShopifyConnector({ outbound, ...below('shopify') }),
      bigcommerce: createBigCommerceConnector({ outbound, ...at('bigcommerce') }),
      'dutchie-pos': createDutchiePosConnector({ outbound, ...at('dutchie-pos') }),
      woocommerce: createWooCommerceConnector({ outbound }),
    },
    hearing: {
      'google-analytics': createGoogleAnalyticsConnector({ outbound, ...at('google-analytics') }),
      mailchimp: createMailchimpConnector({ outbound, ...below('mailchimp') }),
      slack: createSlackConnector({ outbound, publicUrl, ...at('slack') }),
      webhooks: createWebhooksConnector({ outbound }),
    },
    sandbox,
  }
}
