import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type AuditActor, recordAudit } from './audit-log.ts'
import type { BothSides, PlatformTrx } from './database.ts'
import { emailKey } from './email-key.ts'
import type { PlatformTables } from './schema.ts'

export type Invitation = Selectable<PlatformTables['invitations']>

/** A verified person, as the identity provider describes them. */
export type Invited = { email: string; firstName: string | null; lastName: string | null }

/** The invitation of that id that still waits; undefined for one that was used, revoked or is over. */
export function findWaitingInvitation(trx: PlatformTrx, invitationId: string, now: Date) {
  return waiting(trx, now).where('invitation_id', '=', invitationId).executeTakeFirst()
}

/** The newest invitation that waits for this address. */
export function findInvitationOf(trx: PlatformTrx, email: string, now: Date) {
  return waiting(trx, now)
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The waiting invitation that a link's token belongs to. */
export function findInvitationByToken(trx: PlatformTrx, tokenHash: string, now: Date) {
  return waiting(trx, now).where('token_hash', '=', tokenHash).executeTakeFirst()
}

function waiting(trx: PlatformTrx, now: Date) {
  return trx
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenant')
    .selectAll('invitations')
    .select('tenants.name as tenant_name')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tenants.status', '=', 'active')
}

/** A new person without any membership; undefined when the address has an account already. */
export async function insertInvitedUser(trx: PlatformTrx, person: Invited, now: Date) {
  return trx
    .insertInto('users')
    .values({
      id: randomUUIDv7(),
      email: person.email,
      email_key: emailKey(person.email),
      first_name: person.firstName,
      last_name: person.lastName,
      phone: null,
      is_super_admin: false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Uses up an invitation for this person. False when somebody was quicker: it works once. */
export async function acceptInvitation(
  sides: BothSides,
  invitation: Invitation,
  person: { userId: string; address: string | null; now: Date },
): Promise<boolean> {
  const { userId, address, now } = person
  const used = await sides.platform((trx) =>
    trx
      .updateTable('invitations')
      .set({ accepted_at: now })
      .where('invitation_id', '=', invitation.invitation_id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  )
  if (used.numUpdatedRows === 0n) return false
  await sides.platform((trx) =>
    trx
      .insertInto('memberships')
      .values({
        user_id: userId,
        tenant: invitation.tenant,
        role: invitation.role,
        created_at: now,
        last_active_at: now,
      })
      .onConflict((conflict) => conflict.columns(['tenant', 'user_id']).doNothing())
      .execute(),
  )
  const who: AuditActor = { actor: invitation.email, role: invitation.role, address, now }
  const entry = { action: 'invitation.accepted' as const, subject: invitation.email, after: { role: invitation.role } }
  await sides.tenant(invitation.tenant, (trx) => recordAudit(trx, invitation.tenant, who, entry))
  return true
}
