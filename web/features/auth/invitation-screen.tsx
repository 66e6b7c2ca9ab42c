import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useState } from 'react'
import { INVITATION_BLURBS } from '#contract/invitation-roles.ts'
import { SIGN_IN_ERRORS } from '#contract/sign-in-errors.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryText } from '#web/lib/query-choice.ts'
import { useSession } from '#web/lib/session.tsx'
import { stored } from '#web/lib/storage.ts'
import { outside, paths } from '#web/paths.ts'
import { HomeMark } from '#web/shell/home-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

/** Where the link of an invitation leads: what it is to, and the way in with the account it was sent to. */
export function InvitationScreen() {
  usePageTitle('Invitation')
  const token = useQueryText('token') ?? ''
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api('POST /auth/invitation', { body: { token } }, { signal }),
    retry: false,
  })
  const { data, error } = invitation
  const isOver = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <main id="content" className="flex min-h-dvh flex-col items-center justify-center px-4 py-10">
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-6 sm:p-8">
        <HomeMark />
        {invitation.isPending && (
          <div className="mt-5 space-y-3">
            <LoadingNote />
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-11 w-full" />
          </div>
        )}
        {data !== undefined && <Accept invitation={data} token={token} />}
        {isOver && (
          <>
            <h1 className="mt-5 flex items-center gap-2 text-lg font-semibold">
              <MailX size={20} className="text-ink-soft" aria-hidden="true" />
              This invitation does not open
            </h1>
            <p className="mt-2 text-ink-soft">{SIGN_IN_ERRORS.invitation_over}</p>
          </>
        )}
        {error !== null && !isOver && (
          <div className="mt-5">
            <FailurePanel
              title="The invitation could not be read."
              text={describeError(error)}
              onRetry={() => void invitation.refetch()}
              retrying={invitation.isFetching}
            />
          </div>
        )}
      </div>
    </main>
  )
}

type AcceptProps = {
  invitation: { tenantName: string; email: string; role: keyof typeof INVITATION_BLURBS }
  token: string
}

function Accept({ invitation, token }: AcceptProps) {
  const { tenantName, email, role } = invitation
  const [leaving, setLeaving] = useState(false)
  const current = useSession()
  const leave = () => {
    setLeaving(true)
    stored.returnTo.write(paths.performance)
    window.location.assign(`${outside.signIn}?invitation=${encodeURIComponent(token)}`)
  }
  return (
    <>
      <h1 className="mt-5 text-lg font-semibold tracking-tight">Join {tenantName}</h1>
      <p className="mt-1 text-ink-soft">
        You are invited to its dashboard as {INVITATION_BLURBS[role].label}. Sign in with the account of {email}.
      </p>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-ink-soft">
        {INVITATION_BLURBS[role].can.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button
        look="primary"
        size="large"
        className="mt-6 w-full"
        busy={leaving}
        busyLabel="Connecting..."
        onClick={leave}
      >
        Accept and sign in
      </Button>
      {current !== null && current.user.email !== email && (
        <p className="mt-3 text-xs text-ink-soft">
          You are signed in as {current.user.email} now; this signs you in anew.
        </p>
      )}
    </>
  )
}
