import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '#web/lib/api-error.ts'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { AccountForm } from './account-form.tsx'
import { defaultSettings } from './default-settings.ts'
import { settingsQuery } from './settings-query.ts'
import { StoresCard } from './stores-card.tsx'

/** The account: the business, its brand assets, and what the concierge knows of each store. */
export function AccountTab() {
  const settings = useQuery(settingsQuery())
  const [defaults] = useState(() => ({
    version: 0,
    updatedAt: new Date().toISOString(),
    updatedBy: null,
    settings: defaultSettings(new Date()),
  }))
  if (settings.isPending) return <AccountLoading />
  const { data, error } = settings
  return (
    <div className="space-y-6">
      {error !== null && (
        <FailurePanel
          title={data === undefined ? 'Your settings could not be loaded.' : 'Your settings could not be refreshed.'}
          text={
            data === undefined
              ? `${describeError(error)} You see the defaults; nothing can be saved over your own settings.`
              : describeError(error)
          }
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      )}
      <AccountForm
        key={data === undefined ? 'defaults' : 'loaded'}
        loaded={data ?? defaults}
        isReadOnly={data === undefined}
      />
      <StoresCard />
    </div>
  )
}

function AccountLoading() {
  return (
    <div className="space-y-6">
      <LoadingNote>Loading your settings</LoadingNote>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
