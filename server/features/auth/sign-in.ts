import type { SignInError } from '#contract/sign-in-errors.ts'
import type { Database, PlatformTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { takeHit } from '#server/http/limits.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { emailKey } from '#server/db/email-key.ts'
import { type Identity, type IdentityProvider, ProviderUnavailable, SignInRefused } from './identity-provider.ts'
import {
  claimUser,
  deleteSessions,
  findUnclaimedUser,
  findUserByIdentity,
  insertAttempt,
  insertToken,
  listMemberships,
  takeAttempt,
} from './queries.ts'

const ATTEMPT_MS = 10 * 60 * 1000
const TICKET_MS = 60 * 1000

type Deps = { db: Database; provider: IdentityProvider }

/** Begins a sign-in for the browser that holds `browserToken`. Returns where to send it. Throws ProviderUnavailable. */
export async function startSignIn(deps: Deps, browserToken: string, now: Date): Promise<URL> {
  const { url, checks } = await deps.provider.start()
  await deps.db.platform((trx) =>
    insertAttempt(trx, {
      state_hash: hashToken(checks.state),
      browser_hash: hashToken(browserToken),
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    }),
  )
  return url
}

/** Ends a sign-in with a one-time ticket for the login page, or with the reason why not. */
export async function finishSignIn(
  deps: Deps,
  answer: { url: URL; browserToken: string | null },
  now: Date,
): Promise<{ ticket: string } | { error: SignInError }> {
  const state = answer.url.searchParams.get('state')
  const { browserToken } = answer
  if (state === null || browserToken === null) return { error: 'expired' }
  const attempt = await deps.db.platform((trx) =>
    takeAttempt(trx, { stateHash: hashToken(state), browserHash: hashToken(browserToken), now }),
  )
  if (attempt === undefined) return { error: 'expired' }
  try {
    const identity = await deps.provider.finish(answer.url, {
      state,
      nonce: attempt.nonce,
      codeVerifier: attempt.code_verifier,
    })
    await limitAccount(deps.db, identity, now)
    return await deps.db.platform((trx) => admit(trx, { identity, browserToken, now }))
  } catch (error) {
    if (error instanceof SignInRefused) return { error: error.reason }
    if (error instanceof ProviderUnavailable) return { error: 'provider_unavailable' }
    if (error instanceof AppError && error.code === 'too_many') return { error: 'too_many' }
    throw error
  }
}

const SIGN_INS_OF_ONE_ACCOUNT = 10

/** Counts by who the provider says it is, wherever they come from. */
function limitAccount(db: Database, { issuer, subject }: Identity, now: Date): Promise<void> {
  const bucket = `sign-in-account:${hashToken(JSON.stringify([issuer, subject]))}`
  return takeHit(db, [{ bucket, limit: SIGN_INS_OF_ONE_ACCOUNT, windowSeconds: 60 }], now)
}

/** A person is known by issuer and subject. An e-mail address counts once: to claim the account it was invited to. */
async function admit(
  trx: PlatformTrx,
  arrival: { identity: Identity; browserToken: string; now: Date },
): Promise<{ ticket: string } | { error: SignInError }> {
  const { identity, now } = arrival
  const known = await findUserByIdentity(trx, identity.issuer, identity.subject)
  if (known === undefined && identity.email !== null && !identity.emailVerified) return { error: 'email_unverified' }
  const user = known ?? (await claimByEmail(trx, identity, now))
  if (user === undefined) return { error: 'not_invited' }
  const [membership] = await listMemberships(trx, user.id)
  if (membership === undefined) return { error: 'not_invited' }
  const ticket = createToken('lt_')
  await insertToken(trx, {
    token_hash: hashToken(ticket),
    purpose: 'login_ticket',
    user_id: user.id,
    tenant: membership.tenant,
    bound_to: hashToken(arrival.browserToken),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + TICKET_MS),
  })
  return { ticket }
}

async function claimByEmail(trx: PlatformTrx, identity: Identity, now: Date) {
  if (identity.email === null || !identity.emailVerified) return undefined
  const user = await findUnclaimedUser(trx, emailKey(identity.email))
  if (user === undefined) return undefined
  // Whoever signed up with this address did not have to prove it; its owner has just done so, and takes it over alone.
  await deleteSessions(trx, user.id)
  const { issuer, subject, firstName, lastName } = identity
  await claimUser(trx, { userId: user.id, issuer, subject, now, firstName, lastName })
  return user
}
