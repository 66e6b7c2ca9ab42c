import { Button } from '#web/ui/button.tsx'

/** A part of a sheet that could not be loaded. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-bad-ink">
      {what} could not be loaded.
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </p>
  )
}
