import type { FlaggedConversation } from '#contract/quality.ts'
import { useUser } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { When } from '#web/ui/when.tsx'
import { sentenceCase } from './sentence-case.ts'
import { ResolvedBadge, SeverityBadge } from './severity-badge.tsx'

type FlaggedListProps = {
  flags: readonly FlaggedConversation[]
  /** Opens the conversation; absent in the sample view, where there is none. */
  onReview?: (flag: FlaggedConversation) => void
}

/** Flags as rows: how grave, when, why, what was said, and the way to the conversation. */
export function FlaggedList({ flags, onReview }: FlaggedListProps) {
  const { timeZone } = useUser()
  return (
    <ul className="divide-y divide-line border-t border-line">
      {flags.map((flag) => (
        <li key={flag.id} className="flex items-start gap-4 px-5 py-3.5 sm:px-6">
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <SeverityBadge severity={flag.severity} />
              <span className="font-medium">{sentenceCase(flag.reason)}</span>
              {flag.resolved && <ResolvedBadge />}
              <span className="text-xs text-ink-soft">
                <When at={flag.timestamp} timeZone={timeZone} />
              </span>
            </div>
            <p className="mt-1 line-clamp-2 break-words text-ink-soft">“{flag.snippet}”</p>
            {flag.note !== null && (
              <p className="mt-1 line-clamp-1 text-xs text-ink-soft">
                Note{flag.resolvedBy === null ? '' : ` by ${flag.resolvedBy}`}: {flag.note}
              </p>
            )}
          </div>
          <Button
            size="small"
            disabled={onReview === undefined}
            onClick={() => onReview?.(flag)}
            aria-label={`Review: ${sentenceCase(flag.reason)}`}
          >
            Review
          </Button>
        </li>
      ))}
    </ul>
  )
}
