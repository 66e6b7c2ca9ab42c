import { AutomaticScore, type ConversationDetails } from '#contract/conversations.ts'
import { ConversationReview } from '#contract/quality.ts'
import { Turn } from '#contract/turn.ts'
import type { Database } from '#server/db/database.ts'
import { toFlaggedConversation } from '#server/db/flag-rows.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { toSummary } from './list-conversations.ts'
import { findConversation, listFlagsOf, listMessages, listOrdersOf } from './queries.ts'

/** The transcript as the shopper saw it, with the trace of each answer. Throws `not_found`, also for another tenant's. */
export async function getConversationDetails(
  deps: { db: Database },
  context: StaffContext,
  id: string,
): Promise<ConversationDetails> {
  const tenantId = context.tenant.id
  return deps.db.tenant(tenantId, async (trx) => {
    const row = await findConversation(trx, tenantId, id)
    if (row === undefined) throw new AppError('not_found')
    const messages = await listMessages(trx, tenantId, id)
    const orders = await listOrdersOf(trx, tenantId, id)
    const flags = await listFlagsOf(trx, tenantId, id)
    const firstMessage = messages.find((message) => message.role === 'user')?.text ?? null
    const orderedCents = orders.length === 0 ? null : orders.reduce((sum, order) => sum + order.net_cents, 0)
    return {
      ...toSummary(row, { firstMessage, orderedCents }),
      score: toScore(row.score),
      review: ConversationReview.safeParse(row.review).data ?? null,
      greeting: row.greeting,
      ageConfirmed: row.age_confirmed_at !== null,
      messages: messages.map(toReviewedMessage),
      flags: flags.map(toFlaggedConversation),
      orders: orders.map((order) => ({
        orderId: order.external_id,
        placedAt: order.placed_at.toISOString(),
        netCents: order.net_cents,
        directCents: order.direct_cents,
      })),
    }
  })
}

/** What the scorer stored when the conversation ended. */
const StoredScore = AutomaticScore.omit({ quality: true }).extend({ responseQuality: AutomaticScore.shape.quality })

function toScore(stored: unknown): AutomaticScore | null {
  const score = StoredScore.safeParse(stored).data
  if (score === undefined) return null
  const { sentiment, answered, unansweredReason, resolution, truthRate, responseQuality } = score
  return { sentiment, answered, unansweredReason, resolution, truthRate, quality: responseQuality }
}

type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

function toReviewedMessage(row: MessageRow): ConversationDetails['messages'][number] {
  const turn = row.turn === null ? null : Turn.parse(row.turn)
  return {
    messageId: row.message_id,
    role: row.role,
    text: row.text,
    products: turn?.products ?? [],
    quickReplies: turn?.quickReplies ?? [],
    handoff: turn?.handoff ?? null,
    createdAt: row.created_at.toISOString(),
    feedback: row.feedback === 'helpful' || row.feedback === 'unhelpful' ? row.feedback : null,
    intent: turn?.intent ?? null,
    guard: turn?.guard ?? null,
    engine: turn?.engine ?? null,
    factsChecked: turn?.factsChecked ?? null,
    factsRepaired: turn?.factsRepaired ?? null,
    trace: turn?.trace ?? [],
  }
}
