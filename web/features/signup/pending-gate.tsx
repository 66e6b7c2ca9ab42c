import type { ReactNode } from 'react'
import type { PendingSignup } from '#contract/signup.ts'
import { describeError } from '#web/lib/api-error.ts'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePendingSignup } from './use-pending-signup.ts'

/** Shows a page once the server's copy of the sign-up is there. */
export function PendingGate({ children }: { children: (pending: PendingSignup) => ReactNode }) {
  const { data, error, isGone, isFetching, refetch } = usePendingSignup()
  if (data !== undefined && !isGone) return children(data)
  if (error !== null && !isGone) {
    return (
      <FailurePanel
        title="Your sign-up could not be loaded"
        text={describeError(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <p role="status" className="flex items-center justify-center gap-2.5 py-24 text-ink-soft">
      <Spinner /> Loading...
    </p>
  )
}
