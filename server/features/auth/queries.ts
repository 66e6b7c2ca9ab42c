import type { Insertable } from 'kysely'
import type { PlatformTrx } from '#server/db/database.ts'
import type { PlatformTables } from '#server/db/schema.ts'

export async function insertAttempt(
  trx: PlatformTrx,
  row: Insertable<PlatformTables['sign_in_attempts']>,
): Promise<void> {
  await trx.insertInto('sign_in_attempts').values(row).execute()
}

/** Removes and returns an attempt, so that an answer can be used once, and only by the browser that started it. */
export function takeAttempt(trx: PlatformTrx, key: { stateHash: string; browserHash: string; now: Date }) {
  return trx
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', key.stateHash)
    .where('browser_hash', '=', key.browserHash)
    .where('expires_at', '>', key.now)
    .returning(['nonce', 'code_verifier', 'invitation_id'])
    .executeTakeFirst()
}

export function findUserByIdentity(trx: PlatformTrx, issuer: string, subject: string) {
  return trx
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst()
}

/** A user who was invited or seeded and has never signed in: the only kind that an e-mail address may open. */
export function findUnclaimedUser(trx: PlatformTrx, emailKey: string) {
  return trx
    .selectFrom('users')
    .selectAll('users')
    .where('email_key', '=', emailKey)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('identities').select('subject').whereRef('identities.user_id', '=', 'users.id'))),
    )
    .forUpdate()
    .executeTakeFirst()
}

export async function claimUser(
  trx: PlatformTrx,
  claim: {
    userId: string
    issuer: string
    subject: string
    now: Date
    firstName: string | null
    lastName: string | null
  },
): Promise<void> {
  await trx
    .insertInto('identities')
    .values({ issuer: claim.issuer, subject: claim.subject, user_id: claim.userId, created_at: claim.now })
    .execute()
  await trx
    .updateTable('users')
    .set(({ fn, val }) => ({
      first_name: fn.coalesce('first_name', val(claim.firstName)),
      last_name: fn.coalesce('last_name', val(claim.lastName)),
    }))
    .where('id', '=', claim.userId)
    .execute()
}

/** The tenants that a person belongs to and that are active, the first joined first. */
export function listMemberships(trx: PlatformTrx, userId: string) {
  return trx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant')
    .select(['memberships.tenant', 'memberships.role'])
    .where('memberships.user_id', '=', userId)
    .where('tenants.status', '=', 'active')
    .orderBy('memberships.created_at')
    .limit(20)
    .execute()
}

export async function insertToken(trx: PlatformTrx, row: Insertable<PlatformTables['tokens']>): Promise<void> {
  await trx.insertInto('tokens').values(row).execute()
}

/** Removes and returns a login ticket: it works once, within its minute, in the browser that signed in. */
export function takeTicket(trx: PlatformTrx, key: { tokenHash: string; browserHash: string; now: Date }) {
  return trx
    .deleteFrom('tokens')
    .where('token_hash', '=', key.tokenHash)
    .where('purpose', '=', 'login_ticket')
    .where('bound_to', '=', key.browserHash)
    .where('expires_at', '>', key.now)
    .returning(['user_id', 'tenant'])
    .executeTakeFirst()
}

export async function deleteToken(trx: PlatformTrx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('tokens').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessions(trx: PlatformTrx, userId: string): Promise<void> {
  await trx.deleteFrom('tokens').where('user_id', '=', userId).where('purpose', '=', 'session').execute()
}

export function findMember(trx: PlatformTrx, userId: string, tenant: string) {
  return trx
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.phone',
      'users.is_super_admin',
      'memberships.role',
      'tenants.slug',
      'tenants.name',
      'tenants.time_zone',
    ])
    .where('users.id', '=', userId)
    .where('tenants.id', '=', tenant)
    .executeTakeFirst()
}

export async function forgetExpired(trx: PlatformTrx, now: Date): Promise<void> {
  await trx.deleteFrom('sign_in_attempts').where('expires_at', '<', now).execute()
  await trx.deleteFrom('tokens').where('expires_at', '<', now).execute()
}
