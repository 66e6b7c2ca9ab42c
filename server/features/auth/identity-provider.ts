/** What must be remembered between the start of a sign-in and the provider's answer. */
export type SignInChecks = { state: string; nonce: string; codeVerifier: string }

/** Claims of a verified ID token. `emailVerified` is true only for the boolean `true`. */
export type Identity = {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
}

/** The provider refused, or its answer did not stand up to the checks. */
export class SignInRefused extends Error {
  readonly reason: 'access_denied' | 'sign_in_failed'
  constructor(reason: SignInRefused['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** The provider does not answer. */
export class ProviderUnavailable extends Error {}

/** Any OpenID Connect issuer. */
export type IdentityProvider = {
  name: string
  isDevelopment: boolean
  /** The provider's page to send the browser to, and what its answer must match. Throws ProviderUnavailable. */
  start: () => Promise<{ url: URL; checks: SignInChecks }>
  /** Redeems the provider's answer. Throws SignInRefused or ProviderUnavailable. */
  finish: (answer: URL, checks: SignInChecks) => Promise<Identity>
}
