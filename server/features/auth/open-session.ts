import type { User } from '#contract/auth.ts'
import { permissionsOf, ROLES, SUPPORT_PERMISSIONS } from '#contract/permissions.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database, PlatformTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { SESSION_MAX_MS } from '#server/http/doorkeeper.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { findMember, insertToken, takeTicket } from './queries.ts'

/** Turns the login page's one-time ticket into a session. Throws `unprocessable` for a used, late or foreign one. */
export async function openSession(
  deps: { db: Database },
  input: { ticket: string; browserToken: string | null; address?: string },
  now: Date,
): Promise<{ user: User; token: string }> {
  const { browserToken } = input
  return deps.db.bothSides(async (sides) => {
    const { tenant, session } = await sides.platform(async (trx) => {
      const ticket =
        browserToken === null
          ? undefined
          : await takeTicket(trx, { tokenHash: hashToken(input.ticket), browserHash: hashToken(browserToken), now })
      if (ticket === undefined || ticket.tenant === null) throw new AppError('unprocessable', { text: 'Login failed' })
      const { tenant } = ticket
      return { tenant, session: await openMemberSession(trx, { userId: ticket.user_id, tenant }, now) }
    })
    const { email, role } = session.user
    const who = { actor: email, role, address: input.address ?? null, now }
    await sides.tenant(tenant, (trx) => recordAudit(trx, tenant, who, { action: 'session.started', subject: email }))
    return session
  })
}

/** Opens a session for a member, in the caller's transaction. Throws `unprocessable` for who is no member any more. */
export async function openMemberSession(
  trx: PlatformTrx,
  { userId, tenant }: { userId: string; tenant: string },
  now: Date,
): Promise<{ user: User; token: string }> {
  const member = await findMember(trx, userId, tenant)
  if (member === undefined) throw new AppError('unprocessable', { text: 'Login failed' })
  const token = createToken('es_')
  await insertToken(trx, {
    token_hash: hashToken(token),
    purpose: 'session',
    user_id: userId,
    tenant,
    bound_to: null,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + SESSION_MAX_MS),
  })
  return { user: toUser(member), token }
}

/** An operator who looks at a tenant as support. */
export function toVisitor({ tenant, actor }: Pick<StaffContext, 'tenant' | 'actor'>, until: Date): User {
  return {
    id: actor.userId,
    email: actor.email,
    firstName: 'Support',
    lastName: null,
    phone: null,
    role: 'admin',
    permissions: [...SUPPORT_PERMISSIONS],
    tenantId: tenant.slug,
    tenantName: tenant.name,
    timeZone: tenant.timeZone,
    supportUntil: until.toISOString(),
  }
}

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>

export function toUser(member: Member): User {
  const memberRole = ROLES.find((role) => role === member.role) ?? 'customer'
  const role = member.is_super_admin ? 'super_admin' : memberRole
  return {
    id: member.id,
    email: member.email,
    firstName: member.first_name,
    lastName: member.last_name,
    phone: member.phone,
    role,
    permissions: [...permissionsOf(role)],
    tenantId: member.slug,
    tenantName: member.name,
    timeZone: member.time_zone,
  }
}
