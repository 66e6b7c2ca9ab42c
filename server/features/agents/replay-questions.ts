import type { ReplayedChange } from '#contract/agent-checks.ts'
import { Turn } from '#contract/turn.ts'
import type { PastMessage } from '#concierge/ports.ts'
import type { TenantTrx } from '#server/db/database.ts'
import type { TriedShop, TryTurn } from './agents-deps.ts'
import { toSaid } from './judge-probe.ts'
import { listMessagesOf, listRecentConversations } from './queries-replay.ts'

export type RealQuestion = {
  conversationId: string
  question: string
  askedAt: Date
  history: PastMessage[]
  ageConfirmed: boolean
}

const QUESTIONS_REPLAYED = 100
const HISTORY_MESSAGES = 20

/** The last questions of real shoppers, newest first, each with what came before it. */
export async function readRealQuestions(trx: TenantTrx, tenantId: string): Promise<RealQuestion[]> {
  const conversations = await listRecentConversations(trx, tenantId, QUESTIONS_REPLAYED)
  const ids = conversations.map((row) => row.conversation_id)
  const ageAt = new Map(conversations.map((row) => [row.conversation_id, row.age_confirmed_at]))
  const said = await listMessagesOf(trx, tenantId, ids)
  const talks = Map.groupBy(said, (message) => message.conversation_id)
  return said
    .filter((message) => message.role === 'user')
    .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(0, QUESTIONS_REPLAYED)
    .map((asked) => {
      const confirmedAt = ageAt.get(asked.conversation_id) ?? null
      return {
        conversationId: asked.conversation_id,
        question: asked.text,
        askedAt: asked.created_at,
        history: (talks.get(asked.conversation_id) ?? [])
          .filter((message) => message.seq < asked.seq)
          .slice(-HISTORY_MESSAGES)
          .map(({ role, text, turn }) => ({ role, text, productIds: productIdsOf(turn) })),
        ageConfirmed: confirmedAt !== null && confirmedAt <= asked.created_at,
      }
    })
}

/** Asks both of them the same at the same moment: whatever differs comes of the draft. Null where nothing does. */
export async function replayQuestion(
  answer: TryTurn,
  shops: { live: TriedShop; draft: TriedShop },
  asked: RealQuestion & { now: Date },
): Promise<ReplayedChange | null> {
  const { conversationId, history, question, now } = asked
  const ask = async (shop: TriedShop) => {
    const mayRecommend = asked.ageConfirmed || !shop.brief.guardrails.ageVerification
    return toSaid(await answer(shop, { conversationId, history, text: question, now, mayRecommend }))
  }
  const before = await ask(shops.live)
  const after = await ask(shops.draft)
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  return { conversationId, question, askedAt: asked.askedAt.toISOString(), before, after }
}

function productIdsOf(turn: object | null): string[] {
  const read = turn === null ? null : Turn.shape.products.safeParse('products' in turn ? turn.products : [])
  return read?.success === true ? read.data.map((product) => product.productId) : []
}
