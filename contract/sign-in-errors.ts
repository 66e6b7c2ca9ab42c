/** What `error` on the login page can be, and what the red box says of it. */
export const SIGN_IN_ERRORS = {
  access_denied: 'Sign-in was cancelled. Try again when you are ready.',
  not_invited: 'This account has no access yet. Please contact your admin for an invitation.',
  other_account: 'The invitation is for another e-mail address. Please sign in with the account it was sent to.',
  invitation_over: 'This invitation was used, withdrawn or is older than 7 days. Please ask your admin for a new one.',
  email_unverified: 'Your e-mail address is not verified with the identity provider. Verify it there, then try again.',
  expired: 'That sign-in took too long or was opened in another browser. Please try again.',
  too_many: 'Too many sign-in attempts. Please wait a minute and try again.',
  provider_unavailable: 'The identity provider cannot be reached right now. Please try again shortly.',
  sign_in_failed: 'Login failed',
} as const satisfies Record<string, string>
export type SignInError = keyof typeof SIGN_IN_ERRORS
