import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryText } from '#web/lib/query-choice.ts'
import { session } from '#web/lib/session.tsx'
import { consumeSignInReturn, peekSignInReturn } from '#web/lib/sign-in-return.ts'
import { stored } from '#web/lib/storage.ts'
import { outside, paths, safeReturnTo } from '#web/paths.ts'
import { useFocusOnNewPage } from '#web/shell/focus-on-new-page.ts'
import { HomeMark } from '#web/shell/home-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { describeProviderError } from './provider-error.ts'

export function LoginScreen() {
  usePageTitle('Sign in')
  const asked = safeReturnTo(useQueryText('returnTo'))
  const { isEntering, error } = useSignInReturn()
  const content = useFocusOnNewPage()
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center px-4 py-10 outline-none"
    >
      <div className="w-full max-w-sm rounded-card border border-line bg-surface p-6 sm:p-8">
        <HomeMark />
        <h1 className="mt-5 text-lg font-semibold tracking-tight">eConcierge Admin</h1>
        <p className="mt-1 text-ink-soft">Sign in to your dispensary dashboard</p>
        {error === null && session.wasEndedByServer() && (
          <p role="status" className="mt-5 rounded-lg bg-sunken px-3.5 py-3">
            Your session has ended. Sign in to go on where you left off.
          </p>
        )}
        {error !== null && (
          <p
            role="alert"
            className="mt-5 flex gap-2.5 rounded-lg border border-bad/40 bg-bad-wash px-3.5 py-3 text-bad-ink"
          >
            <CircleAlert size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 break-words">{error}</span>
          </p>
        )}
        <div className="mt-6">
          {isEntering ? (
            <p role="status" className="flex h-11 items-center justify-center gap-2.5 text-ink-soft">
              <Spinner /> Signing you in...
            </p>
          ) : (
            <ContinueButton returnTo={asked} />
          )}
        </div>
        <p className="mt-6 flex gap-2.5 border-t border-line pt-5 text-xs text-ink-soft">
          <ShieldCheck size={15} className="mt-px shrink-0 text-brand-ink" aria-hidden="true" />
          <span>
            Secure authentication: you sign in with your identity provider, and no password is entered or kept here.
          </span>
        </p>
      </div>
      <p className="mt-5 text-xs text-ink-soft">Need access? Please contact your admin.</p>
    </main>
  )
}

/** Leaves for the identity provider. The page that was asked for is remembered on both sides of the trip. */
function ContinueButton({ returnTo }: { returnTo: string | null }) {
  const [leaving, setLeaving] = useState(false)
  const options = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => api('GET /auth/options', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    // Coming back with the browser's Back button shows this page as it was left: connecting.
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const leave = () => {
    setLeaving(true)
    if (returnTo === null) stored.returnTo.clear()
    else stored.returnTo.write(returnTo)
    window.location.assign(outside.signIn)
  }

  if (options.isPending) return <Skeleton className="h-11 w-full" />
  return (
    <>
      <Button look="primary" size="large" className="w-full" busy={leaving} busyLabel="Connecting..." onClick={leave}>
        Continue with {options.data?.providerName ?? 'your identity provider'}
      </Button>
      {options.data?.isDevelopment === true && (
        <p className="mt-3 text-xs text-ink-soft">
          Development sign-in: pick one of the demo people on the next page. No account is needed.
        </p>
      )}
    </>
  )
}

/** Turns the ticket that came back from the provider into a session, once, and goes on from there. */
function useSignInReturn() {
  const router = useRouter()
  const [isEntering, setEntering] = useState(() => peekSignInReturn().ticket !== null)
  const [error, setError] = useState(() => describeProviderError(peekSignInReturn().error))

  useEffect(() => {
    const arrived = consumeSignInReturn()
    if (arrived.error !== null) console.warn('The identity provider returned an error:', arrived.error)
    if (arrived.ticket === null) return
    const enter = async (token: string) => {
      try {
        session.start(await api('POST /auth/login', { body: { token } }))
        const returnTo = safeReturnTo(stored.returnTo.read())
        stored.returnTo.clear()
        router.history.replace(returnTo ?? paths.landing)
      } catch (cause) {
        setError(cause instanceof ApiError ? cause.message : 'Login failed')
        setEntering(false)
      }
    }
    void enter(arrived.ticket)
  }, [router])

  return { isEntering, error }
}
