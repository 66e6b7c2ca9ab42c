import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoreProvider } from '#contract/integration-providers.ts'
import type { SyncRun } from '#contract/integrations.ts'
import { formatNoun } from '#web/lib/format.ts'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { syncFailuresQuery } from './integration-queries.ts'

/** What a sync could not take, each with its reason. Fetched when it is opened. */
export function SyncFailures({ provider, run }: { provider: StoreProvider; run: SyncRun }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({ ...syncFailuresQuery(provider, run.id), enabled: isOpen })
  return (
    <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit rounded-md text-xs font-medium text-middling-ink">
        {formatNoun(run.failedItems, 'item')} could not be taken
      </summary>
      {isError && (
        <p className="mt-2 text-xs text-bad-ink">The list could not be loaded. Close it and open it again.</p>
      )}
      {data === undefined && !isError && isOpen && <LoadingNote />}
      <ul className="mt-2 max-h-64 space-y-1 overflow-y-auto text-xs">
        {data?.failures.map((failure) => (
          <li key={`${failure.kind}-${failure.externalId}`}>
            <span className="font-medium">{failure.name || failure.externalId}</span>
            <span className="text-ink-soft">: {failure.reason}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
