import { mayGrant } from '#contract/permissions.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { findInvitation, lockTeam, revokeInvitationRow } from './queries.ts'
import { invitationRoleOf } from './team-rows.ts'

/** Withdraws an invitation: its link and the address open nothing from now on. */
export async function revokeInvitation(
  deps: { db: Database },
  context: StaffContext,
  id: string,
): Promise<{ revoked: boolean }> {
  const { tenant, actor, now } = context
  await deps.db.bothSides(async (sides) => {
    const row = await sides.platform(async (trx) => {
      await lockTeam(trx, tenant.id)
      const found = await findInvitation(trx, tenant.id, id)
      if (found === undefined) throw new AppError('not_found')
      if (!mayGrant(actor.role, invitationRoleOf(found))) throw new AppError('forbidden')
      await revokeInvitationRow(trx, id, now)
      return found
    })
    await sides.tenant(tenant.id, (trx) =>
      recordAudit(trx, tenant.id, auditActorOf(context), {
        action: 'invitation.revoked',
        subject: row.email,
        before: { role: row.role },
      }),
    )
  })
  return { revoked: true }
}
