import { Link, useLocation } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { isSuperAdmin } from '#contract/permissions.ts'
import { useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { useActiveInSight } from '#web/ui/active-in-sight.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

/** Fetched when a conversation is first opened. */
const ReviewSheet = lazy(async () => ({ default: (await import('./review/review-sheet.tsx')).ReviewSheet }))

/** The head of every page of Quality Assurance, the way between them, and the conversation that the address opens. */
export function QualityFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const user = useUser()
  const openId = useQueryText('conversation')
  const openConversation = useOpenConversation()
  return (
    <div className="space-y-5">
      <PageHead
        title="Quality Assurance"
        badge={!isSuperAdmin(user.role) && <Badge tone="brand">{user.tenantId}</Badge>}
        subtitle={
          <span className="inline-flex items-center gap-1.5">
            <LockKeyhole size={14} aria-hidden="true" />
            All data anonymized • Privacy protected
          </span>
        }
        actions={actions}
      />
      <QualityNavigation />
      {children}
      <Suspense>
        {openId !== undefined && <ReviewSheet key={openId} id={openId} onClose={() => openConversation(undefined)} />}
      </Suspense>
    </div>
  )
}

/** Opens a conversation over the page one is on, by its address; `undefined` closes it. */
export function useOpenConversation(): (id: string | undefined) => void {
  const setQuery = useSetQuery()
  return (conversation) => setQuery({ conversation })
}

const PAGES = [
  { to: paths.qualityAssurance, label: 'Scores' },
  { to: paths.qualityConversations, label: 'Conversations' },
  { to: paths.qualityInsights, label: 'Insights' },
  { to: paths.qualityCriteria, label: 'Criteria' },
  { to: paths.qualityAnswers, label: 'Taught answers' },
] as const

function QualityNavigation() {
  const path = useLocation({ select: (location) => location.pathname })
  const row = useActiveInSight<HTMLElement>(path)
  return (
    <nav ref={row} aria-label="Quality Assurance pages" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-1">
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
              className="flex h-8 items-center pointer-coarse:h-11 rounded-full border border-line bg-surface px-3.5 font-medium whitespace-nowrap text-ink-soft transition-colors -outline-offset-2! hover:text-ink aria-[current=page]:border-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
