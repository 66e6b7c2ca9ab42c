import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Integration } from '#contract/integrations.ts'
import { PROVIDERS, type Provider } from '#contract/integration-providers.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { ConnectionSheet } from './connection-sheet.tsx'
import { integrationsQuery } from './integration-queries.ts'
import { MenuFileCard } from './menu-file-card.tsx'
import { ProviderCard } from './provider-card.tsx'

const COMMERCE: readonly Provider[] = ['shopify', 'bigcommerce', 'dutchie-pos', 'woocommerce', 'custom-api']
const MARKETING: readonly Provider[] = ['google-analytics', 'mailchimp', 'slack', 'webhooks']

/** Everything that eConcierge can be connected to, and the menu as a file. Which connection is open stands in the address. */
export function IntegrationsTab() {
  const { data, error, isFetching, refetch } = useQuery(integrationsQuery())
  const setQuery = useSetQuery()
  const asked = useQueryText('connection')
  const open = PROVIDERS.find((provider) => provider === asked)
  if (data === undefined && error !== null) {
    return (
      <FailurePanel
        title="The integrations could not be loaded."
        text={describeError(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data === undefined) return <TabLoading />
  const show = (connection: Provider | undefined) => setQuery({ connection })
  const opened = data.integrations.find(({ provider }) => provider === open)
  return (
    <div className="space-y-8">
      <Group title="E-commerce" providers={COMMERCE} integrations={data.integrations} onOpen={show} />
      <MenuFileCard menu={data.menu} mapping={data.columnMapping} integrations={data.integrations} />
      <Group title="Analytics & marketing" providers={MARKETING} integrations={data.integrations} onOpen={show} />
      {opened !== undefined && (
        <ConnectionSheet
          key={opened.provider}
          integration={opened}
          menuSource={data.integrations.find((each) => each.isMenuSource) ?? null}
          onClose={() => show(undefined)}
        />
      )}
    </div>
  )
}

type GroupProps = {
  title: string
  providers: readonly Provider[]
  integrations: readonly Integration[]
  onOpen: (provider: Provider) => void
}

function Group({ title, providers, integrations, onOpen }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-base font-semibold">
        {title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {integrations
          .filter(({ provider }) => providers.includes(provider))
          .map((integration) => (
            <ProviderCard
              key={integration.provider}
              integration={integration}
              onOpen={() => onOpen(integration.provider)}
            />
          ))}
      </ul>
    </section>
  )
}

function TabLoading() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <LoadingNote />
      {PROVIDERS.map((provider) => (
        <Skeleton key={provider} className="h-32 rounded-card" />
      ))}
    </div>
  )
}
