import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryText } from '#web/lib/query-choice.ts'
import { paths } from '#web/paths.ts'
import { HomeMark } from '#web/shell/home-mark.tsx'
import { Button } from '#web/ui/button.tsx'

/** The way out of one kind of mail, without signing in. Opening it changes nothing yet. */
export function UnsubscribeScreen() {
  usePageTitle('Unsubscribe')
  const token = useQueryText('token') ?? ''
  const leave = useMutation({ mutationFn: () => api('POST /unsubscribe', { body: { token } }) })
  return (
    <main id="content" className="flex min-h-dvh flex-col items-center justify-center px-4 py-10">
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-6 sm:p-8">
        <HomeMark />
        {leave.data === undefined ? (
          <>
            <h1 className="mt-5 text-lg font-semibold tracking-tight">Stop these emails?</h1>
            <p className="mt-1 text-ink-soft">You keep every other kind. You can turn them on again in Settings.</p>
            {leave.error !== null && (
              <p role="alert" className="mt-4 rounded-lg bg-bad-wash px-3.5 py-3 text-bad-ink">
                {describe(leave.error)}
              </p>
            )}
            <Button
              look="primary"
              size="large"
              className="mt-6 w-full"
              busy={leave.isPending}
              busyLabel="Loading..."
              onClick={() => leave.mutate()}
            >
              Unsubscribe
            </Button>
          </>
        ) : (
          <div role="status">
            <h1 className="mt-5 flex items-center gap-2 text-lg font-semibold tracking-tight">
              <CircleCheck size={20} className="text-good-ink" aria-hidden="true" />
              Done
            </h1>
            <p className="mt-1 text-ink-soft">You no longer get: {leave.data.left}.</p>
            <p className="mt-4">
              <a href={`${paths.settings}?tab=notifications`} className="font-medium text-brand-ink underline">
                Choose what you get
              </a>
            </p>
          </div>
        )}
      </div>
    </main>
  )
}

function describe(error: Error): string {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return isUnknown ? 'This link is not complete. Open it again from the email.' : describeError(error)
}
