import { useQuery } from '@tanstack/react-query'
import type { Integration } from '#contract/integrations.ts'
import { CopyField } from './copy-field.tsx'
import { hookSecretKey } from './use-connection.ts'

/** Where a store may tell of changes by itself, so that they show within a minute. */
export function HookPart({ integration: { provider, hook, isConnected } }: { integration: Integration }) {
  const { data: secret } = useQuery<string>({ queryKey: hookSecretKey(provider), enabled: false, staleTime: Infinity })
  if (!isConnected || hook === null) return null
  return (
    <section className="space-y-3">
      <h3 className="font-semibold">Instant updates</h3>
      <p className="text-ink-soft">{HOW[provider]}</p>
      <CopyField label="Delivery address" value={hook.url} />
      {secret !== undefined && (
        <CopyField label="Secret" value={secret} hint="Shown this once. Paste it into the webhook’s Secret box." />
      )}
    </section>
  )
}

const HOW: Partial<Record<Integration['provider'], string>> = {
  shopify:
    'Without this, changes are read every 15 minutes. In Shopify, open Settings, Notifications, Webhooks, and add webhooks for product and order updates with this address. Enter the signing secret shown there above.',
  woocommerce:
    'Without this, changes are read every 15 minutes. In WordPress, open WooCommerce, Settings, Advanced, Webhooks, and add webhooks for product updated and order updated with this address and its secret.',
}
