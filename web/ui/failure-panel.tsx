import { CircleAlert, FlaskConical } from 'lucide-react'
import { Button } from './button.tsx'

type FailureProps = { title: string; text: string; onRetry: () => void; retrying?: boolean }

/** What could not be done, why, and Retry. */
export function FailurePanel({ title, text, onRetry, retrying = false }: FailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-bad/40 bg-bad-wash px-5 py-4"
    >
      <CircleAlert size={20} className="shrink-0 text-bad-ink" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-bad-ink">{title}</p>
        <p className="text-ink">{text}</p>
      </div>
      <Button size="small" onClick={onRetry} busy={retrying} busyLabel="Retrying...">
        Retry
      </Button>
    </div>
  )
}

/** Stands above sample figures, so that nobody takes them for their own. */
export function SampleBanner({
  reason,
  onRetry,
  retrying,
}: {
  reason: string
  onRetry: () => void
  retrying: boolean
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-accent/50 bg-accent-wash px-5 py-3"
    >
      <FlaskConical size={20} className="shrink-0 text-accent-ink" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-accent-ink">Sample data. Live data could not be loaded.</p>
        <p className="text-xs text-ink">{reason}</p>
      </div>
      <Button size="small" onClick={onRetry} busy={retrying} busyLabel="Retrying...">
        Retry
      </Button>
    </div>
  )
}
