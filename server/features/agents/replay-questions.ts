import type { ReplayedChange } from '#contract/agent-checks.ts'
import { Turn } from '#contract/turn.ts'
import type { PastMessage } from '#concierge/ports.ts'
import type { TenantTrx } from '#server/db/database.ts'
import type { AgentsDeps, TriedShop } from './agents-deps.ts'
import { toSaid } from './judge-probe.ts'
import { listMessagesOf, listRecentQuestions } from './queries-replay.ts'

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
  const questions = await listRecentQuestions(trx, tenantId, QUESTIONS_REPLAYED)
  const said = Map.groupBy(
    await listMessagesOf(trx, tenantId, [...new Set(questions.map((row) => row.conversation_id))]),
    (message) => message.conversation_id,
  )
  return questions.map((row) => ({
    conversationId: row.conversation_id,
    question: row.text,
    askedAt: row.created_at,
    history: (said.get(row.conversation_id) ?? [])
      .filter((message) => message.seq < row.seq)
      .slice(-HISTORY_MESSAGES)
      .map(({ role, text, turn }) => ({ role, text, productIds: productIdsOf(turn) })),
    ageConfirmed: row.age_confirmed_at !== null && row.age_confirmed_at <= row.created_at,
  }))
}

/** Asks both of them the same at the same moment: whatever differs comes of the draft. Null where nothing does. */
export async function replayQuestion(
  deps: Pick<AgentsDeps, 'answerBuiltIn'>,
  shops: { live: TriedShop; draft: TriedShop },
  asked: RealQuestion & { now: Date },
): Promise<ReplayedChange | null> {
  const { conversationId, history, question, now } = asked
  const answer = async (shop: TriedShop) => {
    const mayRecommend = asked.ageConfirmed || !shop.brief.guardrails.ageVerification
    return toSaid(await deps.answerBuiltIn(shop, { conversationId, history, text: question, now, mayRecommend }))
  }
  const before = await answer(shops.live)
  const after = await answer(shops.draft)
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  return { conversationId, question, askedAt: asked.askedAt.toISOString(), before, after }
}

function productIdsOf(turn: object | null): string[] {
  const read = turn === null ? null : Turn.shape.products.safeParse('products' in turn ? turn.products : [])
  return read?.success === true ? read.data.map((product) => product.productId) : []
}
