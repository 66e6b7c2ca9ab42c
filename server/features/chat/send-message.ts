import { randomUUIDv7 } from 'node:crypto'
import { type ChatAnswer, MESSAGES_PER_CONVERSATION } from '#contract/chat.ts'
import type { Turn } from '#contract/turn.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { redact } from '#concierge/redact.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ConversationContext } from '#server/http/context.ts'
import { cleanText } from './clean-text.ts'
import type { OpenShop, Shop } from './open-shop.ts'
import { type ConversationRow, insertMessage, listMessages, type MessageRow, toChatMessage } from './queries.ts'
import { openOwnConversation } from './resume-conversation.ts'
import { storeAnswer, storeUserMessage } from './store-messages.ts'

export type TurnRequest = {
  conversationId: string
  history: PastMessage[]
  text: string
  now: Date
  mayRecommend: boolean
}

/** One turn of the concierge over a shop: the built-in engine, or a model around it. */
export type AnswerTurn = (shop: Shop, request: TurnRequest) => Promise<Turn>

export type SendMessageDeps = { db: Database; openShop: OpenShop; answerTurn: AnswerTurn }

const HISTORY_MESSAGES = 40

/**
 * Stores what the shopper said, answers it, stores the answer, and returns it. Neither transaction is open while the
 * answer is made. A message sent again with its `clientMessageId` gets the answer that was stored, or, where the
 * server died in between, the one that is still missing.
 */
export async function sendMessage(
  deps: SendMessageDeps,
  context: ConversationContext,
  input: { id: string; text: string; clientMessageId?: string },
): Promise<ChatAnswer> {
  const text = redact(cleanText(input.text)).text
  if (text === '') throw new AppError('invalid_input', { fields: { text: 'Please write something.' } })
  const asked = await deps.db.tenant(context.tenant.id, async (trx) => {
    const conversation = await openOwnConversation(trx, context, input.id, { lock: true })
    const shop = await deps.openShop(trx, context.tenant.id, conversation.agent_id)
    if (shop === undefined) throw new AppError('not_found')
    const past = await listMessages(trx, context.tenant.id, input.id, HISTORY_MESSAGES)
    const known = past.find(
      (message) => message.client_message_id !== null && message.client_message_id === input.clientMessageId,
    )
    const answer = known && past.find((message) => message.reply_to === known.seq)
    if (answer !== undefined) return { kind: 'answered' as const, answer: toAnswer(answer) }
    if (known !== undefined)
      return {
        kind: 'open' as const,
        shop,
        conversation,
        seq: known.seq,
        text: known.text,
        history: before(past, known.seq),
      }
    if (conversation.message_count >= MESSAGES_PER_CONVERSATION)
      throw new AppError('too_many', { text: TOO_LONG, retryAfterSeconds: 3600 })
    const seq = (past.at(-1)?.seq ?? 0) + 1
    await storeUserMessage(trx, { context, conversation, seq, text, clientMessageId: input.clientMessageId ?? null })
    return { kind: 'open' as const, shop, conversation, seq, text, history: before(past, seq) }
  })
  if (asked.kind === 'answered') return asked.answer
  const turn = await deps.answerTurn(asked.shop, {
    conversationId: input.id,
    history: asked.history,
    text: asked.text,
    now: context.now,
    mayRecommend: mayRecommend(asked.conversation),
  })
  return deps.db.tenant(context.tenant.id, async (trx) => {
    const conversation = await openOwnConversation(trx, context, input.id, { lock: true })
    const past = await listMessages(trx, context.tenant.id, input.id, HISTORY_MESSAGES)
    const existing = past.find((message) => message.reply_to === asked.seq)
    if (existing !== undefined) return toAnswer(existing)
    const messageId = randomUUIDv7()
    const seq = (past.at(-1)?.seq ?? 0) + 1
    await insertMessage(trx, {
      tenant_id: context.tenant.id,
      conversation_id: input.id,
      seq,
      message_id: messageId,
      client_message_id: null,
      reply_to: asked.seq,
      role: 'assistant',
      text: turn.text,
      turn,
      feedback: null,
      created_at: context.now,
    })
    await storeAnswer(trx, { context, conversation, turn })
    const { text: said, products, quickReplies, handoff } = turn
    return { messageId, text: said, products, quickReplies, handoff }
  })
}

const TOO_LONG = 'This conversation is full. Please start a new one.'

function mayRecommend(conversation: ConversationRow): boolean {
  return !conversation.age_gate_required || conversation.age_confirmed_at !== null
}

function before(past: MessageRow[], seq: number): PastMessage[] {
  return past
    .filter((message) => message.seq < seq)
    .map((message) => {
      const { role, text, products } = toChatMessage(message)
      return { role, text, productIds: products.map((product) => product.productId) }
    })
}

function toAnswer(row: MessageRow): ChatAnswer {
  const { messageId, text, products, quickReplies, handoff } = toChatMessage(row)
  return { messageId, text, products, quickReplies, handoff }
}
