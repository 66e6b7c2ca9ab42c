import { randomUUIDv7 } from 'node:crypto'
import { Turn } from '#contract/turn.ts'
import { type Flag, scoreConversation } from '#concierge/score-conversation.ts'
import { figuresOfScore, standingScore } from '#server/db/conversation-figures.ts'
import { addToDay } from '#server/db/daily-figures.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { appendEvent } from '#server/db/events.ts'
import { flagsOfCriteria } from './flags-of-criteria.ts'
import { type ConversationRow, listFlagsOf, listMessages, lockConversation, lockIdleConversations } from './queries.ts'

/** A conversation ends when nobody has written for this long. */
export const IDLE_MINUTES = 30
const ENDED_AT_ONCE = 50

/** Ends and scores one conversation, as its shopper closes it. One that has ended, or never began, stays as it is. */
export async function endConversation(
  deps: { db: Database },
  tenantId: string,
  conversationId: string,
  now: Date,
): Promise<void> {
  await deps.db.tenant(tenantId, async (trx) => {
    const row = await lockConversation(trx, tenantId, conversationId)
    if (row !== undefined && row.ended_at === null) await score(trx, row, now)
  })
}

/** Ends and scores what has been idle for half an hour. Returns how many; call again while it returns any. */
export async function endIdleConversations(deps: { db: Database }, tenantId: string, now: Date): Promise<number> {
  const idleSince = new Date(now.getTime() - IDLE_MINUTES * 60_000)
  return deps.db.tenant(tenantId, async (trx) => {
    const rows = await lockIdleConversations(trx, tenantId, idleSince, ENDED_AT_ONCE)
    for (const row of rows) await score(trx, row, now)
    return rows.length
  })
}

async function score(trx: TenantTrx, row: ConversationRow, now: Date): Promise<void> {
  const { tenant_id: tenantId, conversation_id: id } = row
  const messages = await listMessages(trx, tenantId, id)
  if (messages.length === 0) {
    await trx
      .updateTable('conversations')
      .set({ ended_at: now })
      .where('tenant_id', '=', tenantId)
      .where('conversation_id', '=', id)
      .execute()
    return
  }
  const turns = messages.map((message) => ({
    role: message.role,
    text: message.text,
    ...(message.turn === null ? {} : { turn: Turn.parse(message.turn) }),
  }))
  const result = scoreConversation({
    messages: turns,
    feedback:
      row.rating === null && row.helpful === null
        ? null
        : { rating: row.rating ?? undefined, helpful: row.helpful ?? undefined },
  })
  const flags = [
    ...result.flags,
    ...(await flagsOfCriteria(trx, tenantId, {
      messages: turns,
      sentiment: result.sentiment,
      answered: result.answered,
      rating: row.rating,
    })),
  ]
  const raised = await raiseFlags(trx, row, { flags, now })
  const scored = standingScore(result, row.review)
  await trx
    .updateTable('conversations')
    .set({ ...scored, ended_at: now, flag_count: row.flag_count + raised, score: JSON.stringify(result) })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .execute()
  if (row.channel !== 'widget') return
  await addToDay(trx, tenantId, row.figures_day, {
    ...figuresOfScore(scored),
    flags: raised,
    flagged_conversations: row.flag_count === 0 && raised > 0 ? 1 : 0,
  })
  await tellOfEnd(trx, row, now)
}

function tellOfEnd(trx: TenantTrx, row: ConversationRow, now: Date): Promise<boolean> {
  const data = {
    conversationId: row.conversation_id,
    startedAt: row.started_at.toISOString(),
    endedAt: now.toISOString(),
    messages: row.message_count,
    recommendations: row.recommendation_count,
    hasOrder: row.has_order === true,
    rating: row.rating,
    // The widget sends a browser's id only with consent.
    analyticsConsent: row.visitor_id !== null,
  }
  return appendEvent(trx, row.tenant_id, { type: 'conversation.ended', data, onceKey: row.conversation_id }, now)
}

/** Stores the flags whose reason the conversation does not have yet, and says how many. */
async function raiseFlags(
  trx: TenantTrx,
  { tenant_id, conversation_id, channel }: ConversationRow,
  { flags, now }: { flags: readonly { reason: string; severity: Flag['severity']; snippet: string }[]; now: Date },
): Promise<number> {
  const known = new Set((await listFlagsOf(trx, tenant_id, conversation_id)).map((flag) => flag.reason))
  const raised = flags.filter(
    ({ reason }, at) => !known.has(reason) && flags.findIndex((other) => other.reason === reason) === at,
  )
  if (raised.length === 0) return 0
  const rows = raised.map(({ reason, severity, snippet }) => ({
    tenant_id,
    flag_id: randomUUIDv7(),
    conversation_id,
    reason,
    severity,
    snippet,
    created_at: now,
  }))
  await trx.insertInto('flags').values(rows).execute()
  for (const { flag_id: flagId, reason, severity } of channel === 'widget' ? rows : []) {
    const data = { flagId, conversationId: conversation_id, reason, severity }
    await appendEvent(trx, tenant_id, { type: 'flag.raised', data, onceKey: flagId }, now)
  }
  return raised.length
}
