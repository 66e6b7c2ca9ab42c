import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { type Deliverers, DeliveryFailed } from './deliverers.ts'
import { insertStop } from './queries.ts'
import { type Channel, claimMail, markFailed, markSent } from './mail-rows.ts'

type Deps = { db: Database; deliver: Deliverers }
type MailRow = Selectable<TenantTables['mails']>

const MINUTE_MS = 60_000
/** How long to wait after the first, second, … failure; after the last a message is given up. */
const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720]
/** One tenant's flood leaves the others their turn. */
const SENT_A_RUN = 50

/** Hands over what is due of one tenant, each message once however many servers run. Returns how many were taken up. */
export async function sendMails(deps: Deps, tenantId: string, now: Date): Promise<number> {
  const { mail, text } = deps.deliver
  const channels: Channel[] = [...(mail === null ? [] : ['mail' as const]), ...(text === null ? [] : ['text' as const])]
  if (channels.length === 0) return 0
  for (let taken = 0; taken < SENT_A_RUN; taken++) {
    const row = await deps.db.tenant(tenantId, (trx) => claimMail(trx, tenantId, { channels, now }))
    if (row === undefined) return taken
    await handOver(deps, tenantId, { row, now })
  }
  return SENT_A_RUN
}

/** The network is waited for outside of any transaction. */
async function handOver(deps: Deps, tenantId: string, { row, now }: { row: MailRow; now: Date }): Promise<void> {
  try {
    await deliverOne(deps.deliver, row)
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    const minutes = error.isForGood ? undefined : RETRY_MINUTES[row.attempts - 1]
    if (error.hasStopped) await deps.db.platform((trx) => insertStop(trx, row.to_address, now))
    const retryAt = minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS)
    await deps.db.tenant(tenantId, (trx) =>
      markFailed(trx, tenantId, { mailId: row.mail_id, reason: error.message, retryAt, now }),
    )
    return
  }
  await deps.db.tenant(tenantId, (trx) =>
    markSent(trx, tenantId, { mailId: row.mail_id, text: row.text, html: row.html, now }),
  )
}

async function deliverOne(deliver: Deliverers, row: MailRow): Promise<void> {
  if (row.channel === 'text') return deliver.text?.({ id: row.mail_id, to: row.to_address, text: row.text })
  return deliver.mail?.({
    id: row.mail_id,
    to: row.to_address,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    unsubscribeUrl: row.unsubscribe_url,
  })
}
