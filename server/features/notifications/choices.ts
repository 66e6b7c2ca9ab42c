import { type NotificationChoices, PHONE_WANTED, readPhone } from '#contract/notification-choices.ts'
import type { NotificationSettings } from '#contract/notifications.ts'
import { can } from '#contract/permissions.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { NOTIFICATION_PERMISSIONS, toChoices } from '#server/db/notify-members.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import type { ReadTextReply } from './deliverers.ts'
import { findChoices, isStopped, saveChoices } from './queries.ts'

export type NotificationDeps = {
  db: Database
  publicUrl: string
  sends: { mail: boolean; text: boolean }
  /** Null where no text messages are configured. */
  readTextReply: ReadTextReply | null
}

const SAVES_AN_HOUR = 120

/** What the caller wants to be told. */
export async function getNotifications(deps: NotificationDeps, context: StaffContext): Promise<NotificationSettings> {
  const { tenant, actor } = context
  const row = await deps.db.tenant(tenant.id, (trx) => findChoices(trx, tenant.id, actor.userId))
  const phone = row?.phone ?? null
  const hasStopped = phone !== null && (await deps.db.platform((trx) => isStopped(trx, phone)))
  return {
    choices: toChoices(row),
    phone,
    phoneState: stateOf(phone, { hasStopped, isVerified: row !== undefined && row.phone_verified_at !== null }),
    email: actor.email,
    available: availableTo(actor.role),
    sends: deps.sends,
  }
}

/** Saves what the caller wants to be told. Texts need a number to go to; another one than before is to be proved anew. */
export async function saveNotifications(
  deps: NotificationDeps,
  context: StaffContext,
  input: { choices: NotificationChoices; phone: string },
): Promise<NotificationSettings> {
  const { tenant, actor, now } = context
  const { choices } = input
  const bucket = `notifications:${tenant.id}:${actor.userId}`
  await takeHit(deps.db, [{ bucket, limit: SAVES_AN_HOUR, windowSeconds: 3600 }], now)
  const phone = input.phone === '' ? null : readPhone(input.phone)
  const wantsTexts = choices.highPriority || choices.maintenance
  if (phone === null && (input.phone !== '' || wantsTexts)) {
    throw new AppError('invalid_input', { fields: { phone: PHONE_WANTED } })
  }
  await deps.db.tenant(tenant.id, async (trx) => {
    const row = await findChoices(trx, tenant.id, actor.userId)
    const before = toChoices(row)
    const verifiedAt = row?.phone === phone ? (row?.phone_verified_at ?? null) : null
    await saveChoices(trx, tenant.id, { userId: actor.userId, choices, phone, verifiedAt, now })
    const entry = { action: 'notifications.changed' as const, subject: actor.email, before, after: choices }
    await recordAudit(trx, tenant.id, auditActorOf(context), entry)
  })
  return getNotifications(deps, context)
}

function stateOf(phone: string | null, { hasStopped, isVerified }: { hasStopped: boolean; isVerified: boolean }) {
  if (phone === null) return 'none'
  if (hasStopped) return 'stopped'
  return isVerified ? 'verified' : 'unverified'
}

function availableTo(role: string): NotificationChoices {
  const may = (name: keyof NotificationChoices) => can(role, NOTIFICATION_PERMISSIONS[name])
  return {
    newConversations: may('newConversations'),
    weeklyReports: may('weeklyReports'),
    productAlerts: may('productAlerts'),
    billing: may('billing'),
    highPriority: may('highPriority'),
    maintenance: may('maintenance'),
  }
}
