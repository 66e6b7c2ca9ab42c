import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { describeError } from '#web/lib/api-error.ts'
import { formatNoun } from '#web/lib/format.ts'
import { useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { paths } from '#web/paths.ts'
import { FirstConversations } from '#web/shell/first-conversations.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { FailurePanel, SampleBanner } from '#web/ui/failure-panel.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { ConversationsTable } from './conversations-table.tsx'
import { conversationsQuery, PAGE_SIZE } from './quality-queries.ts'

/** Every conversation of the tenant, newest first, a page at a time. */
export function ConversationsView({ onOpen }: { onOpen: (id: string) => void }) {
  const page = readPage(useQueryText('page'))
  const setQuery = useSetQuery()
  const live = useQuery(conversationsQuery(page))
  const sample = useQuery({
    queryKey: ['sample-conversations'],
    queryFn: async () => (await import('./sample.ts')).sampleConversations(new Date()),
    enabled: live.error !== null && live.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const failure = live.error && {
    text: describeError(live.error),
    onRetry: () => void live.refetch(),
    retrying: live.isFetching,
  }
  const shown = live.data ?? (failure === null ? undefined : sample.data)
  const goTo = (next: number) => setQuery({ page: next === 1 ? undefined : String(next) })
  return (
    <div className="space-y-4">
      <Link
        to={paths.qualityAssurance}
        search={(before) => ({ ...before, view: undefined, page: undefined })}
        className="inline-flex items-center gap-1.5 rounded-md font-medium text-brand-ink hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        Back to overview
      </Link>
      {failure !== null && live.data === undefined && (
        <SampleBanner reason={failure.text} onRetry={failure.onRetry} retrying={failure.retrying} />
      )}
      {failure !== null && live.data !== undefined && (
        <FailurePanel title="The list could not be refreshed. You see the last known one." {...failure} />
      )}
      <Card aria-labelledby="all-conversations" aria-busy={live.isPlaceholderData}>
        <CardHead
          id="all-conversations"
          title="All conversations"
          note={
            shown && `${formatNoun(shown.pagination.total, 'conversation')}, newest first. Not limited to the range.`
          }
        />
        {shown === undefined ? (
          <TableSkeleton />
        ) : shown.pagination.total === 0 ? (
          <FirstConversations text="Each chat with a shopper is listed here with its transcript, its score and what it led to." />
        ) : (
          <>
            <ConversationsTable
              conversations={shown.conversations}
              onOpen={live.data === undefined ? undefined : onOpen}
            />
            <div className="border-t border-line px-5 py-3 sm:px-6">
              <Pagination
                page={shown.pagination.page}
                pages={shown.pagination.pages}
                summary={describeRows(shown.pagination)}
                onPage={goTo}
              />
            </div>
          </>
        )}
      </Card>
    </div>
  )
}

function TableSkeleton() {
  return (
    <div className="space-y-3 px-6 pb-6">
      <LoadingNote>Loading the conversations</LoadingNote>
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  )
}

function readPage(text: string | undefined): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

function describeRows({ page, total }: { page: number; total: number }): string {
  const first = (page - 1) * PAGE_SIZE + 1
  return first > total
    ? `No rows on this page, ${total} in all`
    : `${first}–${Math.min(total, page * PAGE_SIZE)} of ${total}`
}
