import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { describeError } from '#web/lib/api-error.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

type QueryCardProps<T> = {
  title: string
  note?: ReactNode
  actions?: ReactNode
  query: UseQueryResult<T>
  failedTitle: string
  children: (data: T) => ReactNode
}

const ROWS = ['first', 'second', 'third', 'fourth']

/** A card around one call: skeleton, failure with Retry, last known rows while a refresh fails, or the rows. */
export function QueryCard<T>({ title, note, actions, query, failedTitle, children }: QueryCardProps<T>) {
  const id = useId()
  const { data, error } = query
  return (
    <Card aria-labelledby={id} aria-busy={query.isPlaceholderData}>
      <CardHead id={id} title={title} note={note} actions={actions} />
      {error !== null && (
        <div className="px-5 pb-4 sm:px-6">
          <FailurePanel
            title={data === undefined ? failedTitle : 'This could not be refreshed. You see what was last known.'}
            text={describeError(error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </div>
      )}
      {data !== undefined ? (
        <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>{children(data)}</div>
      ) : (
        error === null && (
          <div className="space-y-3 border-t border-line px-6 py-5">
            <LoadingNote />
            {ROWS.map((row) => (
              <Skeleton key={row} className="h-14 w-full" />
            ))}
          </div>
        )
      )}
    </Card>
  )
}
