import type { FlaggedConversation, QaOverview } from '#contract/quality.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { FlaggedList } from './flagged-list.tsx'
import { NothingFlagged } from './overview-tab.tsx'

/** The server sends this many at most. */
const MOST_LISTED = 100

type FlaggedTabProps = { overview: QaOverview; onReview?: (flag: FlaggedConversation) => void }

/** What still needs a look stands before what has had one. */
export function FlaggedTab({ overview, onReview }: FlaggedTabProps) {
  const { flagged } = overview
  const open = flagged.filter((flag) => !flag.resolved)
  const resolved = flagged.filter((flag) => flag.resolved)
  if (flagged.length === 0) {
    return (
      <Card>
        <NothingFlagged />
      </Card>
    )
  }
  return (
    <div className="space-y-4">
      {open.length > 0 && (
        <Card aria-labelledby="open-flags">
          <CardHead id="open-flags" title={`Open (${open.length})`} />
          <FlaggedList flags={open} onReview={onReview} />
        </Card>
      )}
      {resolved.length > 0 && (
        <Card aria-labelledby="resolved-flags">
          <CardHead id="resolved-flags" title={`Resolved (${resolved.length})`} />
          <FlaggedList flags={resolved} onReview={onReview} />
        </Card>
      )}
      {flagged.length >= MOST_LISTED && (
        <p className="text-xs text-ink-soft">
          {MOST_LISTED} flags of this range are listed: the open ones, then the newest resolved ones.
        </p>
      )}
    </div>
  )
}
