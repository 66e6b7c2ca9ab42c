import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/audit-log.ts'
import { describeError } from '#web/lib/api-error.ts'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { AuditList } from './audit-list.tsx'

type Pages = UseInfiniteQueryResult<InfiniteData<{ entries: AuditEntry[]; hasMore: boolean }>>

/** The entries of a log as they are read page by page. */
export function AuditEntries({ query }: { query: Pages }) {
  const { data, error } = query
  return (
    <>
      {error !== null && (
        <div className="p-5">
          <FailurePanel
            title="The entries could not be loaded."
            text={describeError(error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </div>
      )}
      {data === undefined && error === null && (
        <div className="space-y-3 px-6 py-5">
          <LoadingNote />
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </div>
      )}
      {data !== undefined && (
        <AuditList
          entries={data.pages.flatMap((page) => page.entries)}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}
