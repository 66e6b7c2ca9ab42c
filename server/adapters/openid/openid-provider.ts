import * as client from 'openid-client'
import * as z from 'zod'
import {
  type Identity,
  type IdentityProvider,
  ProviderUnavailable,
  SignInRefused,
} from '#server/features/auth/identity-provider.ts'

export type OpenIdOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  providerName: string
  redirectUri: string
  isDevelopment: boolean
}

const Claims = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

const TIMEOUT_SECONDS = 5

/** Code flow with PKCE, state and nonce. The issuer's metadata is read on first use, and again after a failure. */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  let discovered: Promise<client.Configuration> | null = null
  const configuration = () => {
    discovered ??= discover(options).catch((error: unknown) => {
      discovered = null
      throw new ProviderUnavailable('discovery failed', { cause: error })
    })
    return discovered
  }
  return {
    name: options.providerName,
    isDevelopment: options.isDevelopment,
    start: async () => {
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url, checks }
    },
    finish: async (answer, checks) => {
      const config = await configuration()
      try {
        const tokens = await client.authorizationCodeGrant(config, answer, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        })
        return toIdentity(Claims.parse(tokens.claims()))
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}

function discover(options: OpenIdOptions): Promise<client.Configuration> {
  return client.discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // Without it the library trusts the token call's TLS alone and does not look at the ID token's signature.
    execute: [client.enableNonRepudiationChecks, ...(options.isDevelopment ? [client.allowInsecureRequests] : [])],
  })
}

function toIdentity(claims: z.infer<typeof Claims>): Identity {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified === true,
    firstName: claims.given_name ?? null,
    lastName: claims.family_name ?? null,
  }
}

function refusalOf(error: unknown): SignInRefused | ProviderUnavailable {
  if (error instanceof client.AuthorizationResponseError) {
    return new SignInRefused(error.error === 'access_denied' ? 'access_denied' : 'sign_in_failed', error)
  }
  const isNetwork = error instanceof TypeError && error.message === 'fetch failed'
  return isNetwork
    ? new ProviderUnavailable('token call failed', { cause: error })
    : new SignInRefused('sign_in_failed', error)
}
