import { useQuery } from '@tanstack/react-query'
import type { Integration } from '#contract/integrations.ts'
import { CopyField } from './copy-field.tsx'
import { hookSecretKey } from './use-connection.ts'

/** Where a store may tell of changes by itself, so that they show within a minute. */
export function HookPart({ integration: { provider, hook, isConnected, isSandbox } }: { integration: Integration }) {
  const { data: secret } = useQuery<string>({ queryKey: hookSecretKey(provider), enabled: false, staleTime: Infinity })
  const how = hook === null ? WITHOUT[provider] : HOW[provider]
  if (!isConnected || isSandbox || how === undefined) return null
  return (
    <section className="space-y-3">
      <h3 className="font-semibold">Instant updates</h3>
      <p className="text-ink-soft">{how}</p>
      {hook !== null && provider !== 'bigcommerce' && <CopyField label="Delivery address" value={hook.url} />}
      {secret !== undefined && (
        <CopyField label="Secret" value={secret} hint="Shown this once. Paste it into the webhook’s Secret box." />
      )}
    </section>
  )
}

const HOW: Partial<Record<Integration['provider'], string>> = {
  bigcommerce: 'They are on: BigCommerce tells eConcierge of each change, and it shows within a minute.',
  shopify:
    'Without this, changes are read every 15 minutes. In Shopify, open Settings, Notifications, Webhooks, and add webhooks for product and order updates with this address. Enter the signing secret shown there above.',
  woocommerce:
    'Without this, changes are read every 15 minutes. In WordPress, open WooCommerce, Settings, Advanced, Webhooks, and add webhooks for product updated and order updated with this address and its secret.',
}

/** Where the vendor tells of nothing by itself. */
const WITHOUT: typeof HOW = {
  bigcommerce:
    'They are off: BigCommerce was asked to tell of changes and has not agreed yet. It is asked again once a day; until then changes are read every 15 minutes.',
  'dutchie-pos': 'Dutchie does not tell of changes by itself, so its menu, stock and sales are read every 15 minutes.',
}
