import type { Selectable } from 'kysely'
import type * as z from 'zod'
import type { notificationRoutes, OutboxMail } from '#contract/notifications.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import { listRecipients } from '#server/db/notify-members.ts'
import { recordOperator } from '#server/db/operator-log.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import type { NotificationDeps } from './choices.ts'
import { findMail, listMails, reviveMail } from './mail-rows.ts'
import { findTenant, listActiveTenants, listTenants } from './queries.ts'

type Routes = typeof notificationRoutes

const ANNOUNCEMENTS_A_DAY = 5

/** The newest messages of one tenant, the operator's own unless named. Each look is in the operator's log. */
export async function listOutbox(
  deps: NotificationDeps,
  context: StaffContext,
  slug: string | undefined,
): Promise<z.infer<Routes['listOutbox']['reply']>> {
  const tenant = await openTenant(deps, context, { slug: slug ?? context.tenant.slug, what: 'all messages' })
  const tenants = await deps.db.platform(listTenants)
  const rows = await deps.db.tenant(tenant.id, (trx) => listMails(trx, tenant.id))
  return {
    tenant: tenant.slug,
    tenants: tenants.map(({ slug: known, name }) => ({ slug: known, name })),
    sends: deps.sends,
    mails: rows.map(toMail),
  }
}

/** One message with its text. The look is in the operator's log. */
export async function readOutboxMail(
  deps: NotificationDeps,
  context: StaffContext,
  asked: { tenant: string; id: string },
): Promise<z.infer<Routes['readOutboxMail']['reply']>> {
  const tenant = await openTenant(deps, context, { slug: asked.tenant, what: asked.id })
  const row = await deps.db.tenant(tenant.id, (trx) => findMail(trx, tenant.id, asked.id))
  if (row === undefined) throw new AppError('not_found')
  return { ...toMail(row), text: row.text, replyTo: row.reply_to }
}

/** Lets a message that was given up be tried again with the next run. */
export async function retryOutboxMail(
  deps: NotificationDeps,
  context: StaffContext,
  asked: { tenant: string; id: string },
): Promise<{ retried: boolean }> {
  const tenant = await openTenant(deps, context, { slug: asked.tenant, what: `${asked.id} to try again` })
  if (!(await deps.db.tenant(tenant.id, (trx) => reviveMail(trx, tenant.id, asked.id, context.now)))) {
    throw new AppError('not_found')
  }
  return { retried: true }
}

/** Texts every member who wants to hear of system maintenance. Returns how many messages were queued. */
export async function announceMaintenance(
  deps: NotificationDeps,
  context: StaffContext,
  text: string,
): Promise<{ queued: number }> {
  const { now } = context
  await takeHit(deps.db, [{ bucket: 'maintenance', limit: ANNOUNCEMENTS_A_DAY, windowSeconds: 86_400 }], now)
  let queued = 0
  for (const tenant of await deps.db.platform(listActiveTenants)) {
    await deps.db.bothSides(async (sides) => {
      for (const { phone } of await listRecipients(sides, tenant.id, 'maintenance')) {
        if (phone === null) continue
        const message = { kind: 'maintenance', channel: 'text' as const, to: phone, subject: 'System maintenance' }
        await sides.tenant(tenant.id, (trx) =>
          queueMail(trx, tenant.id, { ...message, text: `eConcierge: ${text}` }, now),
        )
        queued += 1
      }
    })
  }
  const entry = { action: 'maintenance.announced' as const, subject: text, after: { queued } }
  await deps.db.platform((trx) => recordOperator(trx, auditActorOf(context), entry))
  return { queued }
}

async function openTenant(deps: NotificationDeps, context: StaffContext, look: { slug: string; what: string }) {
  const tenant = await deps.db.platform((trx) => findTenant(trx, look.slug))
  if (tenant === undefined) throw new AppError('not_found')
  const entry = { action: 'outbox.viewed' as const, subject: `${tenant.slug}: ${look.what}` }
  await deps.db.platform((trx) => recordOperator(trx, auditActorOf(context), entry))
  return tenant
}

type Row = Omit<
  Selectable<TenantTables['mails']>,
  'tenant_id' | 'once_key' | 'reply_to' | 'text' | 'html' | 'unsubscribe_url'
>

function toMail(row: Row): OutboxMail {
  const isWaiting = row.sent_at === null && row.given_up_at === null
  return {
    id: row.mail_id,
    channel: row.channel,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    status: isWaiting ? 'waiting' : row.sent_at === null ? 'given-up' : 'sent',
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    nextTryAt: isWaiting ? row.not_before.toISOString() : null,
    lastError: row.last_error,
  }
}
