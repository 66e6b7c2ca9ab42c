import { Link } from '@tanstack/react-router'
import type { QaOverview } from '#contract/quality.ts'
import { useNow } from '#web/lib/now.ts'
import { paths } from '#web/paths.ts'
import type { FilterSearch } from './conversations/conversation-filter.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Leads to the conversations behind a figure. */
export function ConversationsLink({ search, children }: { search: FilterSearch; children: React.ReactNode }) {
  return (
    <Link
      to={paths.qualityConversations}
      search={search}
      className="relative inline-flex items-center gap-2 rounded-sm underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-solid pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3"
    >
      {children}
    </Link>
  )
}

/** The span of the figures as a filter: the days they count, or the moment since which they do. */
export function useRangeSpan({ range, trend }: Pick<QaOverview, 'range' | 'trend'>): FilterSearch {
  const now = useNow()
  if (range === '24h') return { since: new Date(now.getTime() - DAY_MS).toISOString() }
  return { from: trend[0]?.date, to: trend[trend.length - 1]?.date }
}
