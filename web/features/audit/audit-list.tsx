import { ScrollText } from 'lucide-react'
import type { AuditEntry } from '#contract/audit-log.ts'
import { formatExact } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { When } from '#web/ui/when.tsx'
import { describeAction, listChanges } from './audit-words.ts'

type AuditListProps = {
  entries: readonly AuditEntry[]
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** Entries, the newest first, each with what it changed. */
export function AuditList({ entries, hasMore, isLoadingMore, onMore }: AuditListProps) {
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText size={20} aria-hidden="true" />}
        title="No entries here"
        text="Sign-ins, changes, exports and everything else that matters appear here as they happen."
      />
    )
  }
  return (
    <>
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <AuditRow key={entry.seq} entry={entry} />
        ))}
      </ol>
      {hasMore && (
        <div className="border-t border-line p-4 text-center">
          <Button busy={isLoadingMore} busyLabel="Loading..." onClick={onMore}>
            Show earlier entries
          </Button>
        </div>
      )}
    </>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { timeZone } = useUser()
  const changes = listChanges(entry.before, entry.after)
  return (
    <li className="px-5 py-3.5 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="font-medium">{describeAction(entry.action)}</span>
          {entry.subject !== entry.actor && <span className="break-words text-ink-soft"> · {entry.subject}</span>}
        </p>
        <span className="text-xs text-ink-soft tabular-nums" title={formatExact(entry.at, timeZone)}>
          <When at={entry.at} timeZone={timeZone} /> · #{entry.seq}
        </span>
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
        <span className="break-all">{entry.actor}</span>
        <Badge>
          <span className="capitalize">{entry.role.replaceAll(/[-_]/g, ' ')}</span>
        </Badge>
        {entry.address !== null && <span>from {entry.address}</span>}
      </p>
      {changes.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer text-xs font-medium text-brand-ink">
            {changes.length === 1 ? '1 change' : `${changes.length} changes`}
          </summary>
          <dl className="mt-2 grid gap-x-4 gap-y-1.5 rounded-lg bg-sunken px-3 py-2.5 text-xs sm:grid-cols-[12rem_1fr]">
            {changes.map(({ name, before, after }) => (
              <div key={name} className="contents">
                <dt className="break-words text-ink-soft">{name}</dt>
                <dd className="min-w-0 break-words">
                  {before !== null && <del className="text-bad-ink">{before}</del>}
                  {before !== null && after !== null && ' → '}
                  {after !== null && <ins className="text-good-ink no-underline">{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
