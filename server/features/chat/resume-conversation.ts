import * as z from 'zod'
import { type ConversationState, MESSAGES_PER_CONVERSATION } from '#contract/chat.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ConversationContext } from '#server/http/context.ts'
import { matchesHash } from '#server/http/tokens.ts'
import type { OpenShop } from './open-shop.ts'
import { type ConversationRow, findConversation, listMessages, lockConversation, toChatMessage } from './queries.ts'
import { publicAgentOf } from './start-conversation.ts'

const EXPIRES_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The conversation that the caller's secret opens. Throws the same `not_found` for an id that does not exist, is
 * another's, or has expired.
 */
export async function openOwnConversation(
  trx: TenantTrx,
  context: ConversationContext,
  id: string,
  options: { lock: boolean },
): Promise<ConversationRow> {
  const find = options.lock ? lockConversation : findConversation
  const row = await find(trx, context.tenant.id, id)
  const isExpired = row !== undefined && context.now.getTime() - row.last_message_at.getTime() > EXPIRES_AFTER_MS
  if (row === undefined || isExpired || !matchesHash(context.conversationSecret, row.secret_hash))
    throw new AppError('not_found')
  return row
}

/** Everything the widget needs to go on where the shopper left off. */
export async function resumeConversation(
  deps: { db: Database; openShop: OpenShop },
  context: ConversationContext,
  id: string,
): Promise<ConversationState> {
  return deps.db.tenant(context.tenant.id, async (trx) => {
    const row = await openOwnConversation(trx, context, id, { lock: false })
    const shop = await deps.openShop(trx, context.tenant.id, row.agent_id)
    if (shop === undefined) throw new AppError('not_found')
    const messages = await listMessages(trx, context.tenant.id, id, MESSAGES_PER_CONVERSATION)
    return {
      conversationId: id,
      agent: publicAgentOf(shop),
      greeting: row.greeting,
      quickReplies: z.array(z.string()).parse(row.quick_replies),
      ageGate: ageGateOf(row),
      ended: row.ended_at !== null,
      messages: messages.map(toChatMessage),
    }
  })
}

export function ageGateOf(row: ConversationRow) {
  return { required: row.age_gate_required, confirmed: row.age_confirmed_at !== null, minimumAge: row.minimum_age }
}
