import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { stored } from '#web/lib/storage.ts'
import { paths } from '#web/paths.ts'
import { forgetSignup } from './signup-storage.ts'

/** The server's copy of this sign-up. Where there is none any more, the way leads back to its beginning. */
export function usePendingSignup() {
  const navigate = useNavigate()
  const signupToken = stored.signupToken.read()
  const pending = useQuery({
    queryKey: ['pending-signup', signupToken],
    queryFn: ({ signal }) => api('POST /signup/resume', { body: { signupToken: signupToken ?? '' } }, { signal }),
    enabled: signupToken !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const isGone =
    signupToken === null || (pending.error instanceof ApiError && [400, 404].includes(pending.error.status ?? 0))
  useEffect(() => {
    if (!isGone) return
    forgetSignup()
    void navigate({ to: paths.signup, replace: true })
  }, [isGone, navigate])
  return { ...pending, isGone }
}

/** The token of this sign-up, for a step that sends something. The guards of the pages have seen to its being there. */
export function requireSignupToken(): string {
  const token = stored.signupToken.read()
  if (token === null)
    throw new ApiError('This sign-up is no longer open. Please start again.', { code: 'not_found', status: 404 })
  return token
}

/** Asks the server anew the next time that a page needs it. */
export function useForgetPending() {
  const queryClient = useQueryClient()
  return () => queryClient.removeQueries({ queryKey: ['pending-signup'] })
}
