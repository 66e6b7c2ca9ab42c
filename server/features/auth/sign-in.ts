import type { SignInError } from '#contract/sign-in-errors.ts'
import type { BothSides, Database, PlatformTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { takeHit } from '#server/http/limits.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { emailKey } from '#server/db/email-key.ts'
import {
  acceptInvitation,
  findInvitationByToken,
  findInvitationOf,
  findWaitingInvitation,
  insertInvitedUser,
} from '#server/db/invitations.ts'
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

type Deps = { db: Database; provider: IdentityProvider; limitFactor: number }

/**
 * Begins a sign-in for the browser that holds `browserToken`, where it came by the link of an invitation with that in mind.
 * Returns where to send it. Throws ProviderUnavailable.
 */
export async function startSignIn(
  deps: Deps,
  from: { browserToken: string; invitationToken: string | null },
  now: Date,
): Promise<URL> {
  const { url, checks } = await deps.provider.start()
  const { browserToken, invitationToken } = from
  await deps.db.platform(async (trx) => {
    const invitation =
      invitationToken === null ? undefined : await findInvitationByToken(trx, hashToken(invitationToken), now)
    await insertAttempt(trx, {
      state_hash: hashToken(checks.state),
      browser_hash: hashToken(browserToken),
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      invitation_id: invitation?.invitation_id ?? null,
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    })
  })
  return url
}

/** Ends a sign-in with a one-time ticket for the login page, or with the reason why not. */
export async function finishSignIn(
  deps: Deps,
  answer: { url: URL; browserToken: string | null; address: string },
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
    await limitAccount(deps, identity, now)
    const arrival = { identity, browserToken, now, address: answer.address, invitationId: attempt.invitation_id }
    return await deps.db.bothSides((sides) => admit(sides, arrival))
  } catch (error) {
    if (error instanceof SignInRefused) return { error: error.reason }
    if (error instanceof ProviderUnavailable) return { error: 'provider_unavailable' }
    if (error instanceof AppError && error.code === 'too_many') return { error: 'too_many' }
    throw error
  }
}

const SIGN_INS_OF_ONE_ACCOUNT = 10

/** Counts by who the provider says it is, wherever they come from. */
function limitAccount({ db, limitFactor }: Deps, { issuer, subject }: Identity, now: Date): Promise<void> {
  const bucket = `sign-in-account:${hashToken(JSON.stringify([issuer, subject]))}`
  return takeHit(db, [{ bucket, limit: Math.ceil(SIGN_INS_OF_ONE_ACCOUNT * limitFactor), windowSeconds: 60 }], now)
}

type Arrival = {
  identity: Identity
  browserToken: string
  now: Date
  address: string
  /** The invitation whose link began this sign-in. */
  invitationId: string | null
}
type Outcome = { ticket: string } | { error: SignInError }

/** A person is known by issuer and subject. A verified e-mail counts once: to claim the account it was invited to. */
async function admit(sides: BothSides, arrival: Arrival): Promise<Outcome> {
  const { identity, now, invitationId } = arrival
  const known = await sides.platform((trx) => findUserByIdentity(trx, identity.issuer, identity.subject))
  const isUnproven = !identity.emailVerified && identity.email !== null
  if (isUnproven && (known === undefined || invitationId !== null)) return { error: 'email_unverified' }
  const user = known ?? (await sides.platform((trx) => claimByEmail(trx, identity, now)))
  if (user === undefined) return { error: invitationId === null ? 'not_invited' : 'other_account' }
  const joined = await join(sides, arrival, user.id)
  if ('error' in joined) return joined
  return sides.platform((trx) => giveTicket(trx, arrival, { userId: user.id, tenant: joined.tenant }))
}

/**
 * Which tenant a person enters. Who came by the link of an invitation accepts it; who has no tenant enters by the
 * invitation that waits for their address; nobody with a tenant is moved into another one without that link.
 */
async function join(
  sides: BothSides,
  { identity, now, address, invitationId }: Arrival,
  userId: string,
): Promise<{ tenant: string } | { error: SignInError }> {
  const email = identity.emailVerified ? identity.email : null
  const [membership] = await sides.platform((trx) => listMemberships(trx, userId))
  const invitation = await sides.platform(async (trx) => {
    if (invitationId !== null) return findWaitingInvitation(trx, invitationId, now)
    return membership === undefined && email !== null ? findInvitationOf(trx, email, now) : undefined
  })
  if (invitation !== undefined) {
    if (email === null || emailKey(email) !== invitation.email_key) return { error: 'other_account' }
    if (await acceptInvitation(sides, invitation, { userId, address, now })) return { tenant: invitation.tenant }
  }
  if (membership !== undefined) return { tenant: membership.tenant }
  return { error: invitationId === null ? 'not_invited' : 'invitation_over' }
}

async function giveTicket(
  trx: PlatformTrx,
  { browserToken, now }: Arrival,
  member: { userId: string; tenant: string },
): Promise<{ ticket: string }> {
  const ticket = createToken('lt_')
  await insertToken(trx, {
    token_hash: hashToken(ticket),
    purpose: 'login_ticket',
    user_id: member.userId,
    tenant: member.tenant,
    bound_to: hashToken(browserToken),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + TICKET_MS),
  })
  return { ticket }
}

async function claimByEmail(trx: PlatformTrx, identity: Identity, now: Date) {
  if (identity.email === null || !identity.emailVerified) return undefined
  const user =
    (await findUnclaimedUser(trx, emailKey(identity.email))) ?? (await welcome(trx, identity, identity.email, now))
  if (user === undefined) return undefined
  // Whoever signed up with this address did not have to prove it; its owner has just done so, and takes it over alone.
  await deleteSessions(trx, user.id)
  const { issuer, subject, firstName, lastName } = identity
  await claimUser(trx, { userId: user.id, issuer, subject, now, firstName, lastName })
  return user
}

/** A person nobody knew yet gets an account when an invitation waits for their address. */
async function welcome(trx: PlatformTrx, { firstName, lastName }: Identity, email: string, now: Date) {
  if ((await findInvitationOf(trx, email, now)) === undefined) return undefined
  return insertInvitedUser(trx, { email: email.trim(), firstName, lastName }, now)
}
