import { INVITATION_ROLES, type InvitationRole, mayGrant, type Role, ROLES } from '#contract/permissions.ts'
import type { TeamRow } from '#contract/team.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { InvitationRow, MemberRow } from './queries.ts'

export function roleOf(member: Pick<MemberRow, 'role' | 'is_super_admin'>): Role {
  if (member.is_super_admin) return 'super_admin'
  return ROLES.find((role) => role === member.role && role !== 'super_admin') ?? 'customer'
}

export function invitationRoleOf({ role }: Pick<InvitationRow, 'role'>): InvitationRole {
  return INVITATION_ROLES.find((known) => known === role) ?? 'viewer'
}

export function toMember(row: MemberRow, { actor }: StaffContext): TeamRow {
  const role = roleOf(row)
  const name = [row.first_name, row.last_name].filter((part) => part !== null && part !== '').join(' ')
  return {
    id: row.id,
    kind: 'member',
    name: name === '' ? null : name,
    email: row.email,
    role,
    status: 'active',
    lastActiveAt: row.last_active_at?.toISOString() ?? null,
    expiresAt: null,
    isYou: row.id === actor.userId,
    // The operator's standing comes from elsewhere: no role given here would change it.
    mayChange: role !== 'super_admin' && mayGrant(actor.role, role),
  }
}

export function toInvitation(row: InvitationRow, { actor, now }: StaffContext): TeamRow {
  const role = invitationRoleOf(row)
  return {
    id: row.invitation_id,
    kind: 'invitation',
    name: null,
    email: row.email,
    role,
    status: row.expires_at > now ? 'invited' : 'expired',
    lastActiveAt: null,
    expiresAt: row.expires_at.toISOString(),
    isYou: false,
    mayChange: mayGrant(actor.role, role),
  }
}
