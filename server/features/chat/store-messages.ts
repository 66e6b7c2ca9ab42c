import { randomUUIDv7 } from 'node:crypto'
import type { Turn } from '#contract/turn.ts'
import { figuresOfScore } from '#server/db/conversation-figures.ts'
import { storeWords } from '#server/db/conversation-words.ts'
import { addToDay } from '#server/db/daily-figures.ts'
import type { TenantTrx } from '#server/db/database.ts'
import type { DailyFigures } from '#server/db/schema.ts'
import { sealMessage } from '#server/db/transcript-seals.ts'
import type { ConversationContext } from '#server/http/context.ts'
import {
  type ConversationRow,
  insertMessage,
  insertOpenQuestion,
  insertShownProducts,
  insertUnmetWishes,
  updateConversation,
} from './queries.ts'
import { unmetWishes } from './unmet-wishes.ts'

/** Stores a shopper's message. A conversation that had ended begins again, and its score is taken back. */
export async function storeUserMessage(
  trx: TenantTrx,
  message: {
    context: ConversationContext
    conversation: ConversationRow
    seq: number
    text: string
    clientMessageId: string | null
  },
): Promise<void> {
  const { context, conversation } = message
  await insertMessage(trx, {
    tenant_id: context.tenant.id,
    conversation_id: conversation.conversation_id,
    seq: message.seq,
    message_id: randomUUIDv7(),
    client_message_id: message.clientMessageId,
    reply_to: null,
    role: 'user',
    text: message.text,
    turn: null,
    feedback: null,
    created_at: context.now,
  })
  await seal(trx, message, { role: 'user', text: message.text, turn: null })
  await updateConversation(trx, context.tenant.id, conversation.conversation_id, {
    last_message_at: context.now,
    message_count: conversation.message_count + 1,
    ...(conversation.ended_at === null ? {} : { ended_at: null, sentiment: null, answered: null, quality: null }),
  })
  if (conversation.channel !== 'widget') return
  await findableBy(trx, conversation, message.text)
  const isFirst = conversation.message_count === 0
  await addToDay(trx, context.tenant.id, conversation.figures_day, {
    conversations: isFirst ? 1 : 0,
    conversions: isFirst && conversation.has_order === true ? 1 : 0,
    ratings: isFirst && conversation.rating !== null ? 1 : 0,
    rating_sum: isFirst ? (conversation.rating ?? 0) : 0,
    ...messageFigures(conversation, context.now),
  })
  if (conversation.ended_at !== null) {
    await addToDay(trx, context.tenant.id, conversation.figures_day, figuresOfScore(conversation, -1))
  }
}

/** Stores an answer, counts it, and remembers what it showed. Returns its message id. */
export async function storeAnswer(
  trx: TenantTrx,
  answer: {
    context: ConversationContext
    conversation: ConversationRow
    seq: number
    replyTo: number
    question: string
    turn: Turn
  },
): Promise<string> {
  const { context, conversation, turn } = answer
  const messageId = randomUUIDv7()
  await insertMessage(trx, {
    tenant_id: context.tenant.id,
    conversation_id: conversation.conversation_id,
    seq: answer.seq,
    message_id: messageId,
    client_message_id: null,
    reply_to: answer.replyTo,
    role: 'assistant',
    text: turn.text,
    turn,
    feedback: null,
    created_at: context.now,
  })
  await seal(trx, answer, { role: 'assistant', text: turn.text, turn })
  await insertShownProducts(trx, {
    tenantId: context.tenant.id,
    conversationId: conversation.conversation_id,
    productIds: turn.products.map((product) => product.productId),
    at: context.now,
  })
  await updateConversation(trx, context.tenant.id, conversation.conversation_id, {
    last_message_at: context.now,
    language: turn.language,
    message_count: conversation.message_count + 1,
    recommendation_count: conversation.recommendation_count + turn.products.length,
  })
  if (conversation.channel === 'widget') {
    await findableBy(trx, conversation, turn.text)
    await noteGaps(trx, conversation, { seq: answer.replyTo, text: answer.question, turn, at: context.now })
    await addToDay(trx, context.tenant.id, conversation.figures_day, {
      recommendations: turn.products.length,
      ...messageFigures(conversation, context.now),
    })
  }
  return messageId
}

function findableBy(trx: TenantTrx, conversation: ConversationRow, text: string): Promise<void> {
  const { tenant_id, conversation_id, started_at } = conversation
  return storeWords(trx, { tenantId: tenant_id, conversationId: conversation_id, startedAt: started_at, text })
}

/** What the shop could not answer, and what it did not have, is remembered for those who can change it. */
async function noteGaps(
  trx: TenantTrx,
  { tenant_id, conversation_id }: ConversationRow,
  asked: { seq: number; text: string; turn: Turn; at: Date },
): Promise<void> {
  const { seq, text, turn, at } = asked
  const of = { tenant_id, conversation_id, seq, asked_at: at }
  const unmet = unmetWishes(turn)
  if (!turn.answered && turn.guard === null && unmet.length === 0) await insertOpenQuestion(trx, { ...of, text })
  if (unmet.length > 0)
    await insertUnmetWishes(
      trx,
      unmet.map((wish) => ({ ...of, ...wish, said: text })),
    )
}

/** Each message is sealed as it is stored: that is what a compliance transcript is checked against. */
function seal(
  trx: TenantTrx,
  { context, conversation, seq }: { context: ConversationContext; conversation: ConversationRow; seq: number },
  said: { role: 'user' | 'assistant'; text: string; turn: Turn | null },
): Promise<void> {
  const of = { tenantId: context.tenant.id, conversationId: conversation.conversation_id, seq, at: context.now }
  return sealMessage(trx, { ...of, ...said }, conversation)
}

function messageFigures(conversation: ConversationRow, now: Date): Partial<DailyFigures> {
  const wasCounted = conversation.message_count > 0
  const before = wasCounted ? seconds(conversation.started_at, conversation.last_message_at) : 0
  return { messages: 1, duration_seconds: seconds(conversation.started_at, now) - before }
}

function seconds(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 1000)
}
