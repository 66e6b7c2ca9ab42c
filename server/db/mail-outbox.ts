import { randomUUIDv7 } from 'node:crypto'
import type { TenantTrx } from './database.ts'

export type OutgoingMail = {
  /** What it is for, such as `invitation`; the operator's outbox shows it. */
  kind: string
  /** A text message goes to a telephone number and shows `text` alone; a mail unless said otherwise. */
  channel?: 'mail' | 'text'
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Two mails of a tenant with the same key are one: what makes a job that runs twice send once. */
  onceKey?: string
  notBefore?: Date
  /** Where whoever gets the mail can leave its kind, with one click and without signing in. */
  unsubscribeUrl?: string
}

/** Puts a mail where the sending job takes it, in the transaction that gives cause for it; false if its key was taken. */
export async function queueMail(trx: TenantTrx, tenantId: string, mail: OutgoingMail, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mails')
    .values({
      tenant_id: tenantId,
      mail_id: randomUUIDv7(),
      channel: mail.channel ?? 'mail',
      kind: mail.kind,
      once_key: mail.onceKey ?? null,
      to_address: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      created_at: now,
      not_before: mail.notBefore ?? now,
      attempts: 0,
      sent_at: null,
      given_up_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'once_key']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
