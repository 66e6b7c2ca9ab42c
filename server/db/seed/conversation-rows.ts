import type { Selectable } from 'kysely'
import type { AgentBrief } from '#contract/agent.ts'
import type { Product } from '#contract/catalog.ts'
import { localDay } from '#contract/local-day.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { greet } from '#concierge/greet.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { type DraftConversation, endOf, IDLE_MS } from './demo-conversations.ts'
import type { DraftOrder } from './demo-baskets.ts'
import type { SeededRandom } from './seeded-random.ts'

/** The shop whose history is made, and the instant at which it ends. */
export type HistoryInput = {
  tenantId: string
  agentId: string
  brief: AgentBrief
  products: readonly Product[]
  profile: StoreProfile
  now: Date
  seed: string
}

type Row<Table extends keyof TenantTables> = Selectable<TenantTables[Table]>
export type ConversationRows = {
  conversation: Row<'conversations'>
  messages: Row<'messages'>[]
  products: Row<'conversation_products'>[]
  flags: Row<'flags'>[]
}

const PAGES = ['', '/menu', '/menu/flower', '/menu/edibles', '/menu/vapes', '/deals', '/visit']
const VISITORS_KEPT = 400
const RETURNING_SHARE = 0.35
const CLICKED_SHARE = 0.14
const THUMB_SHARE = 0.12
const RESOLVED_BY = 'admin@demo-tenant.example'
const STALE_FLAG_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** Turns drafts, oldest first, into the rows that the chat itself would have stored. */
export function createConversationWriter(input: HistoryInput, orders: readonly DraftOrder[], random: SeededRandom) {
  const bought = new Map(
    orders.flatMap((order) => (order.conversation === null ? [] : [[order.conversation.id, order] as const])),
  )
  const visitors: string[] = []

  function visitorOf(draft: DraftConversation): { visitorId: string; isReturning: boolean } {
    if (visitors.length > 20 && random.chance(RETURNING_SHARE))
      return { visitorId: random.pick(visitors), isReturning: true }
    const visitorId = random.uuid(draft.startedAt)
    visitors.push(visitorId)
    if (visitors.length > VISITORS_KEPT) visitors.shift()
    return { visitorId, isReturning: false }
  }

  return function write(draft: DraftConversation): ConversationRows {
    const messages = toMessages(draft, input.tenantId, random)
    const flags = toFlags(draft, input, random)
    return {
      conversation: {
        ...toConversation(draft, input, visitorOf(draft), random),
        message_count: messages.length,
        flag_count: flags.length,
        has_order: bought.get(draft.id)?.isVoided === false,
      },
      messages,
      products: toProducts(draft, bought.get(draft.id), input.tenantId, random),
      flags,
    }
  }
}

function toConversation(
  draft: DraftConversation,
  { tenantId, agentId, profile, brief }: HistoryInput,
  visitor: { visitorId: string; isReturning: boolean },
  random: SeededRandom,
): Omit<Row<'conversations'>, 'message_count' | 'flag_count' | 'has_order'> {
  const { startedAt, played } = draft
  const { script, exchanges, score } = played
  const customerType = visitor.isReturning && random.chance(0.4) ? 'returning' : null
  const greeting = greet(profile, brief, startedAt, customerType === null ? undefined : { kind: customerType })
  return {
    tenant_id: tenantId,
    conversation_id: draft.id,
    agent_id: agentId,
    secret_hash: random.hex(64),
    visitor_id: visitor.visitorId,
    customer_key: null,
    customer_type: customerType,
    channel: 'widget',
    page_url: `${profile.website ?? ''}${random.pick(PAGES)}`,
    language: exchanges.at(-1)?.turn.language ?? 'en',
    greeting: greeting.text,
    quick_replies: greeting.quickReplies,
    age_gate_required: brief.guardrails.ageVerification,
    minimum_age: profile.id_policy?.minimum_age ?? 21,
    age_confirmed_at: script.passesGate ? new Date(startedAt.getTime() + 2000) : null,
    age_refused_at: null,
    started_at: startedAt,
    last_message_at: endOf(draft),
    ended_at: new Date(endOf(draft).getTime() + IDLE_MS),
    recommendation_count: exchanges.reduce((sum, { turn }) => sum + turn.products.length, 0),
    rating: played.rating,
    helpful: null,
    sentiment: score.sentiment,
    answered: score.answered,
    quality: score.responseQuality,
    score,
    figures_day: localDay(startedAt, draft.day.timeZone),
    review: null,
  }
}

function toMessages(draft: DraftConversation, tenantId: string, random: SeededRandom): Row<'messages'>[] {
  return draft.played.exchanges.flatMap(({ said, turn }, index) => {
    const [askedAt, answeredAt] = [index * 2, index * 2 + 1].map(
      (at) => new Date(draft.startedAt.getTime() + (draft.offsets[at] ?? 0) * 1000),
    )
    const base = { tenant_id: tenantId, conversation_id: draft.id, client_message_id: null }
    const seq = index * 2 + 1
    const isThumbed = draft.manner.mood === 'delighted' && turn.products.length > 0 && random.chance(THUMB_SHARE)
    return [
      {
        ...base,
        seq,
        message_id: random.uuid(askedAt ?? draft.startedAt),
        reply_to: null,
        role: 'user' as const,
        text: said,
        turn: null,
        feedback: null,
        created_at: askedAt ?? draft.startedAt,
      },
      {
        ...base,
        seq: seq + 1,
        message_id: random.uuid(answeredAt ?? draft.startedAt),
        reply_to: seq,
        role: 'assistant' as const,
        text: turn.text,
        turn,
        feedback: isThumbed ? 'helpful' : null,
        created_at: answeredAt ?? draft.startedAt,
      },
    ]
  })
}

/** Each product once, from the answer that showed it first; what was bought was clicked and added on the way. */
function toProducts(
  draft: DraftConversation,
  order: DraftOrder | undefined,
  tenantId: string,
  random: SeededRandom,
): Row<'conversation_products'>[] {
  const rows = new Map<string, Row<'conversation_products'>>()
  const ordered = new Set(order?.lines.map((line) => line.product.productId))
  for (const [index, { turn }] of draft.played.exchanges.entries()) {
    const shownAt = new Date(draft.startedAt.getTime() + (draft.offsets[index * 2 + 1] ?? 0) * 1000)
    for (const { productId } of turn.products) {
      if (rows.has(productId)) continue
      const isBought = ordered.has(productId)
      const clickedAt =
        isBought || random.chance(CLICKED_SHARE) ? new Date(shownAt.getTime() + random.int(3, 40) * 1000) : null
      const addedAt = isBought && clickedAt !== null ? new Date(clickedAt.getTime() + random.int(2, 60) * 1000) : null
      rows.set(productId, {
        tenant_id: tenantId,
        conversation_id: draft.id,
        product_id: productId,
        shown_at: shownAt,
        clicked_at: clickedAt,
        added_at: addedAt,
      })
    }
  }
  return [...rows.values()]
}

const NOTES = [
  null,
  null,
  'Called back, sorted out.',
  'Answer is right, nothing to do.',
  'Added to the store profile.',
  'Exchanged at the register.',
]

/** The flags of the score. Staff deal with most of them within some days. */
function toFlags(draft: DraftConversation, { tenantId, now }: HistoryInput, random: SeededRandom): Row<'flags'>[] {
  const createdAt = new Date(endOf(draft).getTime() + IDLE_MS)
  return draft.played.score.flags.map(({ reason, severity, snippet }) => {
    const resolvedAt = new Date(createdAt.getTime() + random.between(0.1, 6) * DAY_MS)
    const isResolved = resolvedAt < now && random.chance(draft.day.age > STALE_FLAG_DAYS ? 0.985 : 0.85)
    return {
      tenant_id: tenantId,
      flag_id: random.uuid(createdAt),
      conversation_id: draft.id,
      reason,
      severity,
      snippet,
      created_at: createdAt,
      resolved_at: isResolved ? resolvedAt : null,
      resolved_by: isResolved ? RESOLVED_BY : null,
      note: isResolved ? random.pick(NOTES) : null,
    }
  })
}
