import { randomUUIDv7 } from 'node:crypto'
import { type InvitationRole, mayGrant } from '#contract/permissions.ts'
import type { TeamRow } from '#contract/team.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { BothSides, Database } from '#server/db/database.ts'
import { emailKey } from '#server/db/email-key.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { INVITATION_DAYS, writeInvitation } from './invitation-mail.ts'
import {
  findInvitation,
  findInvitationByEmail,
  findMemberByEmail,
  insertInvitation,
  listInvitations,
  lockTeam,
  renewInvitation,
} from './queries.ts'
import { invitationRoleOf, toInvitation } from './team-rows.ts'

type Deps = { db: Database; publicUrl: string }
type Guest = { id: string; email: string; role: InvitationRole }

const DAY_MS = 24 * 60 * 60 * 1000
const MAILS_A_DAY = 60
const WAITING_INVITATIONS = 100

/**
 * Invites an address. Asked again for one that waits already, it takes the new role and gets a new mail. Throws `forbidden`
 * for a role above the caller's and `conflict` for who is a member.
 */
export async function inviteMember(
  deps: Deps,
  context: StaffContext,
  input: { email: string; role: InvitationRole },
): Promise<TeamRow> {
  const { tenant, actor, now } = context
  if (!mayGrant(actor.role, input.role)) throw new AppError('forbidden')
  await limitMails(deps, context)
  return deps.db.bothSides(async (sides) => {
    const waiting = await sides.platform(async (trx) => {
      await lockTeam(trx, tenant.id)
      if ((await findMemberByEmail(trx, tenant.id, emailKey(input.email))) !== undefined) {
        throw new AppError('conflict', { text: 'This person is a member of your team already.' })
      }
      if ((await listInvitations(trx, tenant.id)).length >= WAITING_INVITATIONS) {
        throw new AppError('unprocessable', { text: 'Too many invitations are open. Please withdraw some first.' })
      }
      const before = await findInvitationByEmail(trx, tenant.id, emailKey(input.email))
      if (before !== undefined && !mayGrant(actor.role, invitationRoleOf(before))) throw new AppError('forbidden')
      if (before !== undefined) return before.invitation_id
      const id = randomUUIDv7()
      await insertInvitation(trx, {
        invitation_id: id,
        tenant: tenant.id,
        email: input.email,
        email_key: emailKey(input.email),
        role: input.role,
        token_hash: hashToken(createToken('it_')),
        invited_by: actor.email,
        created_at: now,
        expires_at: now,
        accepted_at: null,
        revoked_at: null,
      })
      return id
    })
    return sendInvitation(deps, sides, context, { id: waiting, ...input })
  })
}

/** Sends an invitation again. Throws `not_found` for one that was used, withdrawn or never was. */
export async function resendInvitation(deps: Deps, context: StaffContext, id: string): Promise<TeamRow> {
  await limitMails(deps, context)
  return deps.db.bothSides(async (sides) => {
    const row = await sides.platform(async (trx) => {
      await lockTeam(trx, context.tenant.id)
      return findInvitation(trx, context.tenant.id, id)
    })
    if (row === undefined) throw new AppError('not_found')
    const role = invitationRoleOf(row)
    if (!mayGrant(context.actor.role, role)) throw new AppError('forbidden')
    return sendInvitation(deps, sides, context, { id, email: row.email, role })
  })
}

/** A new link and 7 days; the link that was sent before opens nothing any more. */
async function sendInvitation(deps: Deps, sides: BothSides, context: StaffContext, guest: Guest): Promise<TeamRow> {
  const { tenant, actor, now } = context
  const token = createToken('it_')
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  await sides.platform((trx) =>
    renewInvitation(trx, guest.id, { tokenHash: hashToken(token), expiresAt, role: guest.role }),
  )
  await sides.tenant(tenant.id, async (trx) => {
    const mail = writeInvitation({
      ...guest,
      tenantName: tenant.name,
      invitedBy: actor.email,
      link: `${deps.publicUrl}/invitation?token=${token}`,
    })
    await queueMail(trx, tenant.id, mail, now)
    const entry = { action: 'member.invited' as const, subject: guest.email, after: { role: guest.role } }
    await recordAudit(trx, tenant.id, auditActorOf(context), entry)
  })
  const row = { invitation_id: guest.id, email: guest.email, role: guest.role, invited_by: actor.email }
  return toInvitation({ ...row, expires_at: expiresAt }, context)
}

function limitMails({ db }: Deps, { tenant, now }: StaffContext): Promise<void> {
  return takeHit(db, [{ bucket: `invite:${tenant.id}`, limit: MAILS_A_DAY, windowSeconds: 86_400 }], now)
}
