import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeError } from '#web/lib/api-error.ts'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

type QueryPanelProps<T> = {
  query: UseQueryResult<T>
  failedTitle: string
  /** What stands there while the first answer is on the way; bars unless given. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** What one call answered: skeleton first, failure with Retry, the last known answer while a refresh fails. */
export function QueryPanel<T>({ query, failedTitle, skeleton, children }: QueryPanelProps<T>) {
  const { data, error } = query
  return (
    <div className="space-y-4" aria-busy={query.isPlaceholderData}>
      {error !== null && (
        <FailurePanel
          title={data === undefined ? failedTitle : 'This could not be refreshed. You see what was last known.'}
          text={describeError(error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {data !== undefined && <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>{children(data)}</div>}
      {data === undefined && error === null && (
        <>
          <LoadingNote />
          {skeleton ?? <Bars />}
        </>
      )}
    </div>
  )
}

function Bars() {
  return (
    <div className="space-y-3">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-16 w-full rounded-card" />
      ))}
    </div>
  )
}
