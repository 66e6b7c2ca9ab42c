import { randomUUIDv7 } from 'node:crypto'
import * as z from 'zod'
import type { Handoff } from '#contract/turn.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { appendEvent } from '#server/db/events.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ConversationContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { cleanText } from './clean-text.ts'
import type { OpenShop, Shop } from './open-shop.ts'
import { type ConversationRow, findOwnerEmail, insertHandoffRequest, listMessages } from './queries.ts'
import { openOwnConversation } from './resume-conversation.ts'
import { sayWhen } from './say-when.ts'

export type HandoffReply = { sent: boolean; when: string; contact: Handoff['contact'] }

type Deps = { db: Database; openShop: OpenShop; publicUrl: string; limitFactor: number }
type Wish = { email: string | null; note: string | null; newsConsent: string | null }

const DAY_SECONDS = 24 * 60 * 60
const ALLOWED_A_DAY = { perConversation: 3, perAddress: 10, perTenant: 300 }
const MESSAGES_MAILED = 200

/**
 * Mails the conversation to the shop, for a person to answer. An e-mail address is taken only where the shop collects them.
 * Asked again with nothing new said, nothing more is sent. `sent` is false where the shop has no address to mail to.
 */
export async function requestHandoff(
  deps: Deps,
  context: ConversationContext,
  input: { id: string; email?: string; note?: string; newsConsent?: string },
): Promise<HandoffReply> {
  const { tenant, now } = context
  await takeDailyHits(deps, context, input.id)
  return deps.db.tenant(tenant.id, async (trx) => {
    const row = await openOwnConversation(trx, context, input.id, { lock: true })
    const shop = await deps.openShop(trx, tenant.id, row.agent_id)
    if (shop === undefined) throw new AppError('not_found')
    const note = cleanText(input.note ?? '')
    if (row.message_count === 0 && note === '')
      throw new AppError('invalid_input', { fields: { note: 'Please say what it is about.' } })
    const email = (shop.theme.collectEmail && input.email) || null
    const newsConsent = (email !== null && cleanText(input.newsConsent ?? '')) || null
    const wish = { email, note: note || null, newsConsent }
    const to = await addressOf(trx, shop)
    const contact = shop.profile.staff?.human_handoff ?? shop.profile.phone ?? shop.profile.email ?? null
    const when = sayWhen(shop.profile, now, row.language === 'es' ? 'es' : 'en')
    // What is said in a preview is no shopper's: it goes nowhere.
    if (to === null || row.channel !== 'widget' || !context.isServed) return { sent: false, when, contact }
    const text = await writeTranscript(trx, row, { wish, shop, publicUrl: deps.publicUrl, now })
    const isNew = await queueMail(
      trx,
      tenant.id,
      {
        kind: 'handoff',
        to,
        subject: `A shopper would like to hear from ${shop.profile.name}`.replace(/\s+/g, ' ').slice(0, 200),
        text,
        onceKey: `handoff:${input.id}:${row.message_count}:${wish.email ?? ''}:${(wish.note ?? '').length}${newsConsent === null ? '' : ':news'}`,
        ...(wish.email === null ? {} : { replyTo: wish.email }),
      },
      now,
    )
    if (isNew) await keepRequest(trx, row, { wish, now })
    return { sent: true, when, contact }
  })
}

/** What was asked, and the consent to news with its time and words; whoever connected an audience hears of that. */
async function keepRequest(
  trx: TenantTrx,
  row: ConversationRow,
  { wish, now }: { wish: Wish; now: Date },
): Promise<void> {
  const { tenant_id, conversation_id } = row
  const { email, note, newsConsent } = wish
  await insertHandoffRequest(trx, {
    tenant_id,
    conversation_id,
    request_id: randomUUIDv7(),
    email,
    note,
    news_consent: newsConsent,
    created_at: now,
  })
  if (email === null || newsConsent === null) return
  const data = { email, conversationId: conversation_id, optedInAt: now.toISOString() }
  const onceKey = `${conversation_id}:${email.toLowerCase()}`
  await appendEvent(trx, tenant_id, { type: 'contact.opted_in', data, onceKey }, now)
}

function takeDailyHits({ db, limitFactor }: Deps, context: ConversationContext, id: string): Promise<void> {
  const limit = (bucket: string, allowed: number) => ({ bucket, limit: allowed, windowSeconds: DAY_SECONDS })
  return takeHit(
    db,
    [
      limit(`handoff:${id}`, ALLOWED_A_DAY.perConversation),
      limit(`handoff-from:${context.address}`, Math.round(ALLOWED_A_DAY.perAddress * limitFactor)),
      limit(`handoff-to:${context.tenant.id}`, Math.round(ALLOWED_A_DAY.perTenant * limitFactor)),
    ],
    context.now,
  )
}

/** The shop's own address, else that of its owner; null where neither is one. */
async function addressOf(trx: TenantTrx, shop: Shop): Promise<string | null> {
  const own = z.email().safeParse(shop.profile.email?.trim()).data
  return own ?? z.email().safeParse(await findOwnerEmail(trx, shop.tenantId)).data ?? null
}

async function writeTranscript(
  trx: TenantTrx,
  row: ConversationRow,
  { wish, shop, publicUrl, now }: { wish: Wish; shop: Shop; publicUrl: string; now: Date },
): Promise<string> {
  const messages = await listMessages(trx, row.tenant_id, row.conversation_id, MESSAGES_MAILED)
  const timeZone = shop.profile.timezone ?? 'America/New_York'
  const at = (moment: Date) =>
    moment.toLocaleString('en-US', { timeZone, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
  const said = messages.map(
    ({ role, text, created_at }) =>
      `${at(created_at)}  ${role === 'user' ? 'Shopper' : shop.brief.personality.name}:\n${text}`,
  )
  return [
    `A shopper asked in the chat to hear from a person, ${at(now)}.`,
    wish.email === null
      ? 'They left no e-mail address.'
      : `Their e-mail address: ${wish.email}. Reply to this mail to answer them.`,
    wish.newsConsent === null ? null : `They asked for your news. They ticked: “${wish.newsConsent}”`,
    wish.note === null ? null : `What they want to tell you:\n${wish.note}`,
    row.page_url === null ? null : `They were on ${row.page_url}`,
    `The conversation: ${publicUrl}/quality-assurance?conversation=${row.conversation_id}`,
    '----------------------------------------',
    said.length === 0 ? 'Nothing was said before.' : said.join('\n\n'),
  ]
    .filter((part) => part !== null)
    .join('\n\n')
}
