import { ChartLine, CircleCheck, CodeXml, Mail, MessageSquare, Monitor, Store, Webhook } from 'lucide-react'
import type { ComponentType } from 'react'
import { PROVIDER_ENTRIES } from '#contract/integration-forms.ts'
import { type Provider, SYNC_RESULT_TEXTS } from '#contract/integration-providers.ts'
import type { Integration } from '#contract/integrations.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { When } from '#web/ui/when.tsx'
import { isSyncing } from './integration-queries.ts'
import { describeProgress } from './sync-words.ts'

const ICONS: Record<Provider, ComponentType<{ size: number }>> = {
  shopify: Store,
  bigcommerce: Store,
  'dutchie-pos': Monitor,
  woocommerce: Store,
  'custom-api': CodeXml,
  'google-analytics': ChartLine,
  mailchimp: Mail,
  slack: MessageSquare,
  webhooks: Webhook,
}

/** One service: what it brings, how its connection stands, and the button of the specification. */
export function ProviderCard({ integration, onOpen }: { integration: Integration; onOpen: () => void }) {
  const { provider, isConnected } = integration
  const { name, blurb, action } = PROVIDER_ENTRIES[provider]
  const Icon = ICONS[provider]
  const label = isConnected ? 'Manage' : action
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-brand-wash text-brand-ink"
        >
          <Icon size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-semibold">{name}</h3>
            <Standing integration={integration} />
          </div>
          <p className="mt-0.5 text-ink-soft">{blurb}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 text-xs text-ink-soft">
          <LastSync integration={integration} />
        </div>
        <Button className="ml-auto" size="small" aria-label={`${label} ${name}`} onClick={onOpen}>
          {label}
        </Button>
      </div>
    </li>
  )
}

function Standing({ integration }: { integration: Integration }) {
  const { isConnected, isSandbox, lastResult } = integration
  if (!isConnected) return null
  const isFine = lastResult === 'ok' || lastResult === 'stopped' || lastResult === null
  return (
    <>
      {isFine ? (
        <Badge tone="good" icon={<CircleCheck size={12} aria-hidden="true" />}>
          Connected
        </Badge>
      ) : (
        <Badge tone="bad">Needs attention</Badge>
      )}
      {isSandbox && <Badge tone="accent">Sandbox</Badge>}
    </>
  )
}

function LastSync({ integration }: { integration: Integration }) {
  const { timeZone } = useUser()
  const { lastRun, lastResult, isConnected, accountName } = integration
  if (!isConnected) return null
  if (lastRun !== null && isSyncing(integration)) return <p role="status">{describeProgress(lastRun)}</p>
  if (lastResult !== null && lastResult !== 'ok') return <p>{SYNC_RESULT_TEXTS[lastResult].title}</p>
  if (lastRun?.finishedAt)
    return (
      <p>
        {accountName} · synced <When at={lastRun.finishedAt} timeZone={timeZone} />
      </p>
    )
  return <p className="truncate">{accountName}</p>
}
