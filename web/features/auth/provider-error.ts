import { SIGN_IN_ERRORS } from '#contract/sign-in-errors.ts'

/**
 * What the `error` of the login page says, for the red box. Anyone can write a link to the login page: a text that is no
 * code is not shown, or the box would say whatever a stranger wants it to.
 */
export function describeProviderError(error: string | null): string | null {
  if (error === null) return null
  for (const [code, text] of Object.entries(SIGN_IN_ERRORS)) {
    if (code === error) return text
  }
  return /^[\w.-]{1,64}$/.test(error) ? `Login failed (${error})` : 'Login failed'
}
