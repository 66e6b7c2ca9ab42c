import type { FlaggedConversation } from '#contract/quality.ts'
import { Button } from '#web/ui/button.tsx'
import { FlagLine } from './flag-line.tsx'
import { sentenceCase } from './sentence-case.ts'

type FlaggedListProps = {
  flags: readonly FlaggedConversation[]
  /** Opens the conversation; absent in the sample view, where there is none. */
  onReview?: (flag: FlaggedConversation) => void
}

/** Flags as rows: how grave, when, why, what was said, and the way to the conversation. */
export function FlaggedList({ flags, onReview }: FlaggedListProps) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {flags.map((flag) => (
        <li key={flag.id} className="flex items-start gap-4 px-5 py-3.5 sm:px-6">
          <div className="min-w-0 flex-1">
            <FlagLine flag={flag} />
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
