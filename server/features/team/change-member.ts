import type { InvitationRole } from '#contract/permissions.ts'
import { mayGrant } from '#contract/permissions.ts'
import type { TeamRow } from '#contract/team.ts'
import { type AuditEntry, recordAudit } from '#server/db/audit-log.ts'
import type { BothSides, Database, PlatformTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import {
  countAdmins,
  deleteMember,
  findMember,
  forgetChoices,
  lockTeam,
  type MemberRow,
  updateRole,
} from './queries.ts'
import { roleOf, toMember } from './team-rows.ts'

type Deps = { db: Database }

/**
 * Gives a member another role. Throws `forbidden` where either role is above the caller's, `unprocessable` for the last
 * admin, `not_found` for who is no member here.
 */
export async function changeMemberRole(
  deps: Deps,
  context: StaffContext,
  input: { id: string; role: InvitationRole },
): Promise<TeamRow> {
  if (!mayGrant(context.actor.role, input.role)) throw new AppError('forbidden')
  return deps.db.bothSides(async (sides) => {
    const member = await sides.platform(async (trx) => {
      const found = await requireMember(trx, context, input.id)
      if (input.role !== 'admin') await keepAnAdmin(trx, context, found)
      await updateRole(trx, context.tenant.id, { userId: input.id, role: input.role })
      return found
    })
    await tell(sides, context, {
      action: 'member.role-changed',
      subject: member.email,
      before: { role: member.role },
      after: { role: input.role },
    })
    return toMember({ ...member, role: input.role }, context)
  })
}

/** Removes a member; their sessions here end with this transaction. Throws as `changeMemberRole` does. */
export async function removeMember(deps: Deps, context: StaffContext, id: string): Promise<{ removed: boolean }> {
  await deps.db.bothSides(async (sides) => {
    const member = await sides.platform(async (trx) => {
      const found = await requireMember(trx, context, id)
      await keepAnAdmin(trx, context, found)
      await deleteMember(trx, context.tenant.id, id)
      return found
    })
    await sides.tenant(context.tenant.id, (trx) => forgetChoices(trx, context.tenant.id, id))
    await tell(sides, context, { action: 'member.removed', subject: member.email, before: { role: member.role } })
  })
  return { removed: true }
}

/** The member, behind the lock of the team. The caller is looked up there too: their own role may just have been taken. */
async function requireMember(trx: PlatformTrx, { tenant, actor }: StaffContext, id: string): Promise<MemberRow> {
  await lockTeam(trx, tenant.id)
  const member = await findMember(trx, tenant.id, id)
  if (member === undefined) throw new AppError('not_found')
  const caller = await findMember(trx, tenant.id, actor.userId)
  const callerRole = actor.role === 'super_admin' || caller === undefined ? actor.role : roleOf(caller)
  const isGone = caller === undefined && actor.role !== 'super_admin'
  if (isGone || member.is_super_admin || !mayGrant(callerRole, roleOf(member))) throw new AppError('forbidden')
  return member
}

async function keepAnAdmin(trx: PlatformTrx, { tenant }: StaffContext, member: MemberRow): Promise<void> {
  if (member.role !== 'admin') return
  if ((await countAdmins(trx, tenant.id)) > 1) return
  throw new AppError('unprocessable', {
    text: 'A dispensary needs at least one admin. Make somebody else an admin first.',
  })
}

function tell(sides: BothSides, context: StaffContext, entry: AuditEntry): Promise<void> {
  const { id } = context.tenant
  return sides.tenant(id, (trx) => recordAudit(trx, id, auditActorOf(context), entry))
}
