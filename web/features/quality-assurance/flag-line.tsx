import type { FlaggedConversation } from '#contract/quality.ts'
import { useUser } from '#web/lib/session.tsx'
import { When } from '#web/ui/when.tsx'
import { sentenceCase } from './sentence-case.ts'
import { ResolvedBadge, SeverityBadge } from './severity-badge.tsx'

/** How grave a flag is, why it was raised, whether it is resolved, and when it was raised. */
export function FlagLine({ flag }: { flag: FlaggedConversation }) {
  const { timeZone } = useUser()
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <SeverityBadge severity={flag.severity} />
      <span className="font-medium">{sentenceCase(flag.reason)}</span>
      {flag.resolved && <ResolvedBadge />}
      <span className="text-xs text-ink-soft">
        <When at={flag.timestamp} timeZone={timeZone} />
      </span>
    </div>
  )
}
