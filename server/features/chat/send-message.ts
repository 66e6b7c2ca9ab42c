import { type ChatAnswer, MESSAGES_PER_CONVERSATION } from '#contract/chat.ts'
import type { Turn } from '#contract/turn.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { redact } from '#concierge/redact.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ConversationContext } from '#server/http/context.ts'
import { cleanText } from './clean-text.ts'
import type { OpenShop, Shop } from './open-shop.ts'
import { type ConversationRow, listMessages, type MessageRow, toChatMessage } from './queries.ts'
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
  const question = await storeQuestion(deps, context, { ...input, text })
  if (question.kind === 'answered') return question.answer
  const turn = await deps.answerTurn(question.shop, {
    conversationId: input.id,
    history: question.history,
    text: question.text,
    now: context.now,
    mayRecommend: mayRecommend(question.conversation),
  })
  return storeTurn(deps, context, { id: input.id, replyTo: question.seq, question: question.text, turn })
}

async function storeQuestion(
  deps: SendMessageDeps,
  context: ConversationContext,
  input: { id: string; text: string; clientMessageId?: string },
) {
  const tenantId = context.tenant.id
  return deps.db.tenant(tenantId, async (trx) => {
    const conversation = await openOwnConversation(trx, context, input.id, { lock: true })
    const shop = await deps.openShop(trx, tenantId, conversation.agent_id)
    if (shop === undefined) throw new AppError('not_found')
    const past = await listMessages(trx, tenantId, input.id, HISTORY_MESSAGES)
    const known = past.find((row) => row.client_message_id !== null && row.client_message_id === input.clientMessageId)
    const answer = known && past.find((row) => row.reply_to === known.seq)
    if (answer !== undefined) return { kind: 'answered' as const, answer: toAnswer(answer) }
    const seq = known?.seq ?? (past.at(-1)?.seq ?? 0) + 1
    const text = known?.text ?? input.text
    if (known === undefined) {
      if (conversation.message_count >= MESSAGES_PER_CONVERSATION) throw new AppError('too_many', TOO_LONG)
      const clientMessageId = input.clientMessageId ?? null
      await storeUserMessage(trx, { context, conversation, seq, text, clientMessageId })
    }
    return { kind: 'open' as const, shop, conversation, seq, text, history: before(past, seq) }
  })
}

async function storeTurn(
  deps: SendMessageDeps,
  context: ConversationContext,
  answer: { id: string; replyTo: number; question: string; turn: Turn },
): Promise<ChatAnswer> {
  const { id, replyTo, question, turn } = answer
  const tenantId = context.tenant.id
  return deps.db.tenant(tenantId, async (trx) => {
    const conversation = await openOwnConversation(trx, context, id, { lock: true })
    const past = await listMessages(trx, tenantId, id, HISTORY_MESSAGES)
    const existing = past.find((row) => row.reply_to === replyTo)
    if (existing !== undefined) return toAnswer(existing)
    const seq = (past.at(-1)?.seq ?? 0) + 1
    const messageId = await storeAnswer(trx, { context, conversation, seq, replyTo, question, turn })
    const { text, products, quickReplies, handoff } = turn
    return { messageId, text, products, quickReplies, handoff }
  })
}

const TOO_LONG = { text: 'This conversation is full. Please start a new one.', retryAfterSeconds: 3600 }

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
