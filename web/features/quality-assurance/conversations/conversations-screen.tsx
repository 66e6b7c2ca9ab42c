import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { ConversationFilter } from '#contract/conversations.ts'
import { QualityFrame, useOpenConversation } from '#web/features/quality-assurance/quality-frame.tsx'
import { PAGE_SIZE } from '#web/features/quality-assurance/quality-choices.ts'
import { conversationsQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { formatCount, formatNoun } from '#web/lib/format.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { FirstConversations } from '#web/shell/first-conversations.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailurePanel, SampleBanner } from '#web/ui/failure-panel.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { countFilters, describeSpan, readFilter, readPage } from './conversation-filter.ts'
import { ConversationsTable } from './conversations-table.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { FilterBar, NO_FILTER } from './filter-bar.tsx'
import { NewConversationsBar } from './new-conversations-bar.tsx'
import { RetentionNote } from './retention-note.tsx'
import { useLiveList } from './use-live-list.ts'

/** The tenant's conversations, newest first, as many as the filters of the address leave. */
export function ConversationsScreen() {
  usePageTitle('Conversations')
  const search = useSearch({ strict: false, select: (all: Record<string, string | undefined>) => all })
  const filter = readFilter(search)
  return (
    <QualityFrame>
      <ConversationsCard filter={filter} page={readPage(useQueryText('page'))} />
    </QualityFrame>
  )
}

function ConversationsCard({ filter, page }: { filter: ConversationFilter; page: number }) {
  const setQuery = useSetQuery()
  const open = useOpenConversation()
  const live = useQuery(conversationsQuery(filter, page))
  const unlisted = useLiveList(filter, page, live.dataUpdatedAt)
  const sample = useSample(live.error !== null && live.data === undefined)
  const failure = live.error && {
    text: describeError(live.error),
    onRetry: () => void live.refetch(),
    retrying: live.isFetching,
  }
  const shown = live.data ?? sample
  const isFiltered = countFilters(filter) > 0
  const showNewest = () => {
    setQuery({ page: undefined })
    if (page === 1) void live.refetch()
  }
  return (
    <div className="space-y-4">
      {failure !== null && live.data === undefined && (
        <SampleBanner reason={failure.text} onRetry={failure.onRetry} retrying={failure.retrying} />
      )}
      {failure !== null && live.data !== undefined && (
        <FailurePanel title="The list could not be refreshed. You see the last known one." {...failure} />
      )}
      <Card aria-labelledby="conversations-title" aria-busy={live.isPlaceholderData}>
        <CardHead
          id="conversations-title"
          title="Conversations"
          note={shown === undefined ? 'Newest first' : <Summary pagination={shown.pagination} filter={filter} />}
          actions={
            <Can permission="export_data">
              <ExportDialog filter={filter} total={live.data?.pagination.total ?? 0} />
            </Can>
          }
        />
        <FilterBar filter={filter} />
        <NewConversationsBar count={unlisted} isFiltered={isFiltered} onShow={showNewest} />
        {shown === undefined ? (
          <TableSkeleton />
        ) : shown.pagination.total > 0 ? (
          <div className={live.isPlaceholderData ? 'border-t border-line opacity-60' : 'border-t border-line'}>
            <ConversationsTable
              conversations={shown.conversations}
              onOpen={live.data === undefined ? undefined : open}
            />
            <div className="border-t border-line px-5 py-3 sm:px-6">
              <Pagination
                page={shown.pagination.page}
                pages={shown.pagination.pages}
                summary={describeRows(shown.pagination)}
                onPage={(next) => setQuery({ page: next === 1 ? undefined : String(next) })}
              />
            </div>
          </div>
        ) : isFiltered ? (
          <NothingFound />
        ) : (
          <FirstConversations text="Each chat with a shopper is listed here with its transcript, its score and what it led to." />
        )}
      </Card>
      <Can permission="manage_settings">
        <RetentionNote />
      </Can>
    </div>
  )
}

type Counted = { total: number; isCounted: boolean }

function Summary({ pagination, filter }: { pagination: Counted; filter: ConversationFilter }) {
  const { timeZone } = useUser()
  const span = describeSpan(filter, timeZone)
  return (
    <span role="status">
      {pagination.isCounted
        ? formatNoun(pagination.total, 'conversation')
        : `More than ${formatCount(pagination.total)} conversations`}
      {span === null ? '' : `, ${span}`}, newest first
    </span>
  )
}

function NothingFound() {
  const setQuery = useSetQuery()
  return (
    <div className="border-t border-line">
      <EmptyState
        icon={<SearchX size={20} aria-hidden="true" />}
        title="No conversation fits these filters"
        text="Take a filter away, or search for fewer words."
        action={<Button onClick={() => setQuery(NO_FILTER)}>Clear filters</Button>}
      />
    </div>
  )
}

function TableSkeleton() {
  return (
    <div className="space-y-3 border-t border-line px-6 py-5">
      <LoadingNote>Loading the conversations</LoadingNote>
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  )
}

/** Invented rows for the labelled sample view, fetched only when needed. */
function useSample(isNeeded: boolean) {
  const sample = useQuery({
    queryKey: ['sample-conversations'],
    queryFn: async () => (await import('#web/features/quality-assurance/sample.ts')).sampleConversations(new Date()),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isNeeded ? sample.data : undefined
}

function describeRows({ page, total }: { page: number; total: number }): string {
  const first = (page - 1) * PAGE_SIZE + 1
  if (first > total) return `No rows on this page, ${formatCount(total)} in all`
  return `${formatCount(first)}–${formatCount(Math.min(total, page * PAGE_SIZE))} of ${formatCount(total)}`
}
