import type { TenantTrx } from '#server/db/database.ts'

export type Channel = 'mail' | 'text'

/** While a server hands a message over nobody else takes it; one that died in the middle holds it no longer than this. */
const LEASE_MS = 5 * 60 * 1000

/** Takes the next message that is due, for this server alone; undefined when none is. */
export async function claimMail(trx: TenantTrx, tenantId: string, wanted: { channels: readonly Channel[]; now: Date }) {
  const { channels, now } = wanted
  const next = await trx
    .selectFrom('mails')
    .select('mail_id')
    .where('tenant_id', '=', tenantId)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('not_before', '<=', now)
    .where('channel', 'in', channels)
    .orderBy('not_before')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (next === undefined) return undefined
  return trx
    .updateTable('mails')
    .set((expression) => ({
      attempts: expression('attempts', '+', 1),
      not_before: new Date(now.getTime() + LEASE_MS),
    }))
    .where('tenant_id', '=', tenantId)
    .where('mail_id', '=', next.mail_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What was sent keeps its words and loses the tokens of its links and its codes: they are for its reader alone. */
export async function markSent(
  trx: TenantTrx,
  tenantId: string,
  sent: { mailId: string; text: string; html: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({
      sent_at: sent.now,
      last_error: null,
      text: hideTokens(sent.text),
      html: sent.html === null ? null : hideTokens(sent.html),
    })
    .where('tenant_id', '=', tenantId)
    .where('mail_id', '=', sent.mailId)
    .execute()
}

function hideTokens(text: string): string {
  return text.replace(/token=[\w.-]+/g, 'token=hidden').replace(/code is \d{6}/g, 'code is hidden')
}

export async function markFailed(
  trx: TenantTrx,
  tenantId: string,
  failure: { mailId: string; reason: string; retryAt: Date | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({
      last_error: failure.reason,
      given_up_at: failure.retryAt === null ? failure.now : null,
      ...(failure.retryAt === null ? {} : { not_before: failure.retryAt }),
    })
    .where('tenant_id', '=', tenantId)
    .where('mail_id', '=', failure.mailId)
    .execute()
}

const MAILS_SHOWN = 100

/** The newest messages of a tenant, without their bodies. */
export function listMails(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('mails')
    .select([
      'mail_id',
      'channel',
      'kind',
      'to_address',
      'subject',
      'created_at',
      'not_before',
      'attempts',
      'sent_at',
      'given_up_at',
      'last_error',
    ])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(MAILS_SHOWN)
    .execute()
}

export function findMail(trx: TenantTrx, tenantId: string, mailId: string) {
  return trx
    .selectFrom('mails')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
}

/** Lets a message that was given up be tried again. False where there is none such. */
export async function reviveMail(trx: TenantTrx, tenantId: string, mailId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ given_up_at: null, attempts: 0, not_before: now, last_error: null })
    .where('tenant_id', '=', tenantId)
    .where('mail_id', '=', mailId)
    .where('given_up_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
