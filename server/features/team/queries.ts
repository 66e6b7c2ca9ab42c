import type { Insertable } from 'kysely'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { PlatformTables } from '#server/db/schema.ts'

const TEAM_SHOWN = 500

/** All changes of a tenant's team stand in line behind this lock: none of them is decided on what another one changes. */
export async function lockTeam(trx: PlatformTrx, tenant: string): Promise<void> {
  await trx.selectFrom('tenants').select('id').where('id', '=', tenant).forNoKeyUpdate().executeTakeFirst()
}

export function listMembers(trx: PlatformTrx, tenant: string) {
  return memberQuery(trx, tenant).orderBy('memberships.created_at').limit(TEAM_SHOWN).execute()
}

export function findMember(trx: PlatformTrx, tenant: string, userId: string) {
  return memberQuery(trx, tenant).where('memberships.user_id', '=', userId).executeTakeFirst()
}

export function findMemberByEmail(trx: PlatformTrx, tenant: string, emailKey: string) {
  return memberQuery(trx, tenant).where('users.email_key', '=', emailKey).executeTakeFirst()
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

function memberQuery(trx: PlatformTrx, tenant: string) {
  return trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.is_super_admin',
      'memberships.role',
      'memberships.last_active_at',
    ])
    .where('memberships.tenant', '=', tenant)
}

/** The admins of the tenant's own; the platform's operator is none of them. */
export async function countAdmins(trx: PlatformTrx, tenant: string): Promise<number> {
  const { admins } = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(({ fn }) => fn.countAll<number>().as('admins'))
    .where('memberships.tenant', '=', tenant)
    .where('memberships.role', '=', 'admin')
    .where('users.is_super_admin', '=', false)
    .executeTakeFirstOrThrow()
  return admins
}

export async function updateRole(
  trx: PlatformTrx,
  tenant: string,
  change: { userId: string; role: string },
): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ role: change.role })
    .where('tenant', '=', tenant)
    .where('user_id', '=', change.userId)
    .execute()
}

/** Takes the membership away, and with it every session and ticket for this tenant. */
export async function deleteMember(trx: PlatformTrx, tenant: string, userId: string): Promise<void> {
  await trx.deleteFrom('memberships').where('tenant', '=', tenant).where('user_id', '=', userId).execute()
  await trx.deleteFrom('tokens').where('tenant', '=', tenant).where('user_id', '=', userId).execute()
}

export async function forgetChoices(trx: TenantTrx, tenantId: string, userId: string): Promise<void> {
  await trx.deleteFrom('notification_choices').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute()
}

/** Invitations that were neither used nor withdrawn, also those that are over. */
export function listInvitations(trx: PlatformTrx, tenant: string) {
  return invitationQuery(trx, tenant).orderBy('created_at').limit(TEAM_SHOWN).execute()
}

export function findInvitation(trx: PlatformTrx, tenant: string, id: string) {
  return invitationQuery(trx, tenant).where('invitation_id', '=', id).executeTakeFirst()
}

export function findInvitationByEmail(trx: PlatformTrx, tenant: string, emailKey: string) {
  return invitationQuery(trx, tenant).where('email_key', '=', emailKey).executeTakeFirst()
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

function invitationQuery(trx: PlatformTrx, tenant: string) {
  return trx
    .selectFrom('invitations')
    .select(['invitation_id', 'email', 'role', 'invited_by', 'expires_at'])
    .where('tenant', '=', tenant)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
}

export async function insertInvitation(
  trx: PlatformTrx,
  row: Insertable<PlatformTables['invitations']>,
): Promise<void> {
  await trx.insertInto('invitations').values(row).execute()
}

/** A new link and a new term; the old link opens nothing any more. */
export async function renewInvitation(
  trx: PlatformTrx,
  id: string,
  renewal: { tokenHash: string; expiresAt: Date; role: string },
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ token_hash: renewal.tokenHash, expires_at: renewal.expiresAt, role: renewal.role })
    .where('invitation_id', '=', id)
    .execute()
}

export async function revokeInvitationRow(trx: PlatformTrx, id: string, now: Date): Promise<void> {
  await trx.updateTable('invitations').set({ revoked_at: now }).where('invitation_id', '=', id).execute()
}
