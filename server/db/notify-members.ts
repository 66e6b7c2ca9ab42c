import type { Selectable } from 'kysely'
import {
  DEFAULT_NOTIFICATIONS,
  EMAIL_NOTIFICATIONS,
  type NotificationChoices,
  type NotificationName,
} from '#contract/notification-choices.ts'
import { can, type Permission } from '#contract/permissions.ts'
import type { BothSides, PlatformTrx, TenantTrx } from './database.ts'
import { layOutMail, type MailPart } from './mail-layout.ts'
import { queueMail } from './mail-outbox.ts'
import type { TenantTables } from './schema.ts'
import { type MailKind, printUnsubscribeToken, unsubscribeKey } from './unsubscribe-token.ts'

/** `phone` is null unless it was proved to be theirs and has not answered STOP. */
export type Recipient = { userId: string; email: string; firstName: string | null; phone: string | null }

/** Nobody is told what their role does not show them. */
export const NOTIFICATION_PERMISSIONS: Record<NotificationName, Permission> = {
  newConversations: 'view_conversations',
  weeklyReports: 'view_dashboard',
  productAlerts: 'view_dashboard',
  billing: 'manage_billing',
  highPriority: 'view_conversations',
  maintenance: 'view_dashboard',
}

const MEMBERS_TOLD = 500

/** The members who want to hear of this and may; who never came in is left alone. */
export async function listRecipients(sides: BothSides, tenantId: string, name: NotificationName): Promise<Recipient[]> {
  const members = await sides.platform((trx) => listActiveMembers(trx, tenantId))
  const rows = await sides.tenant(tenantId, (trx) => listChoices(trx, tenantId))
  const chosen = new Map(rows.map((row) => [row.user_id, row]))
  const proved = new Map(rows.flatMap((row) => (row.phone_verified_at === null ? [] : [[row.user_id, row.phone]])))
  const stopped = new Set(await sides.platform((trx) => listStops(trx, [...proved.values()])))
  return members
    .filter(({ role }) => can(role, NOTIFICATION_PERMISSIONS[name]))
    .filter(({ id }) => toChoices(chosen.get(id))[name])
    .map(({ id, email, first_name }) => ({
      userId: id,
      email,
      firstName: first_name,
      phone: phoneOf(proved.get(id), stopped),
    }))
}

function phoneOf(phone: string | null | undefined, stopped: ReadonlySet<string>): string | null {
  return phone === null || phone === undefined || stopped.has(phone) ? null : phone
}

async function listStops(trx: PlatformTrx, phones: readonly (string | null)[]): Promise<string[]> {
  const asked = phones.filter((phone) => phone !== null)
  if (asked.length === 0) return []
  const rows = await trx.selectFrom('text_stops').select('phone').where('phone', 'in', asked).execute()
  return rows.map(({ phone }) => phone)
}

type ChoiceRow = Selectable<TenantTables['notification_choices']>

/** What a member chose; the defaults for who has not chosen. */
export function toChoices(row: ChoiceRow | undefined): NotificationChoices {
  if (row === undefined) return { ...DEFAULT_NOTIFICATIONS }
  return {
    newConversations: row.new_conversations,
    weeklyReports: row.weekly_reports,
    productAlerts: row.product_alerts,
    billing: row.billing,
    highPriority: row.high_priority_texts,
    maintenance: row.maintenance_texts,
  }
}

function listActiveMembers(trx: PlatformTrx, tenantId: string) {
  return trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'memberships.role'])
    .where('memberships.tenant', '=', tenantId)
    .where('memberships.last_active_at', 'is not', null)
    .where('users.is_super_admin', '=', false)
    .orderBy('memberships.created_at')
    .limit(MEMBERS_TOLD)
    .execute()
}

function listChoices(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('notification_choices')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .limit(MEMBERS_TOLD)
    .execute()
}

export type Notice = {
  kind: MailKind
  subject: string
  parts: readonly MailPart[]
  /** Told once a member: the same key is never mailed twice. */
  onceKey: string
  /** Somebody who hears of it anyway. */
  except?: string
}

/**
 * Queues a mail to every member who wants this kind, each with its own way out, in the caller's transaction. Returns how
 * many. `publicUrl` is where the links lead.
 */
export async function notifyMembers(
  sides: BothSides,
  tenant: { id: string; name: string },
  notice: Notice,
  at: { publicUrl: string; now: Date },
): Promise<number> {
  const willing = await listRecipients(sides, tenant.id, notice.kind)
  const recipients = willing.filter(({ email }) => email !== notice.except)
  if (recipients.length === 0) return 0
  const key = await sides.platform((trx) => unsubscribeKey(trx, at.now))
  let queued = 0
  for (const { userId, email } of recipients) {
    const token = printUnsubscribeToken(key, { tenantId: tenant.id, userId, kind: notice.kind })
    const footer = writeFooter(tenant.name, notice.kind, `${at.publicUrl}/unsubscribe?token=${token}`)
    const mail = {
      kind: notice.kind,
      to: email,
      subject: notice.subject,
      ...layOutMail({ title: notice.subject, parts: notice.parts, footer }),
      onceKey: `${notice.onceKey}:${userId}`,
      unsubscribeUrl: `${at.publicUrl}/api/unsubscribe/one-click?token=${token}`,
    }
    if (await sides.tenant(tenant.id, (trx) => queueMail(trx, tenant.id, mail, at.now))) queued += 1
  }
  return queued
}

function writeFooter(tenantName: string, kind: MailKind, href: string): MailPart[] {
  return [
    { kind: 'note', text: `You get this because you are on the team of ${tenantName} (${EMAIL_NOTIFICATIONS[kind]}).` },
    { kind: 'button', label: 'Unsubscribe', href },
  ]
}
