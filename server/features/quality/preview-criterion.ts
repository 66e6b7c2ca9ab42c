import type { CriterionPreview, CriterionReading } from '#contract/quality.ts'
import { Turn } from '#contract/turn.ts'
import { matchCriterion } from '#concierge/criteria/match-criterion.ts'
import type { TenantTrx } from '#server/db/database.ts'

const CONVERSATIONS_EXAMINED = 500
const MESSAGES_READ = 20_000
const EXAMPLES_SHOWN = 20

const SeenTurn = Turn.pick({ intent: true, handoff: true })

/** What a criterion would have flagged among the newest scored conversations. */
export async function previewReading(
  trx: TenantTrx,
  tenantId: string,
  reading: CriterionReading,
): Promise<CriterionPreview> {
  const rows = await trx
    .selectFrom('conversations')
    .select(['conversation_id', 'started_at', 'sentiment', 'answered', 'rating'])
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .where('sentiment', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(CONVERSATIONS_EXAMINED)
    .execute()
  const messages = await readMessages(
    trx,
    tenantId,
    rows.map((row) => row.conversation_id),
  )
  const found = rows.flatMap((row) => {
    const snippet = matchCriterion(reading, {
      messages: messages.get(row.conversation_id) ?? [],
      sentiment: row.sentiment ?? 0,
      answered: row.answered ?? true,
      rating: row.rating,
    })
    if (snippet === null) return []
    return [{ conversationId: row.conversation_id, startTime: row.started_at.toISOString(), snippet }]
  })
  return { reading, examined: rows.length, matched: found.length, examples: found.slice(0, EXAMPLES_SHOWN) }
}

async function readMessages(trx: TenantTrx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>()
  const rows = await trx
    .selectFrom('messages')
    .select(['conversation_id', 'role', 'text', 'turn'])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', 'in', [...ids])
    .orderBy('conversation_id')
    .orderBy('seq')
    .limit(MESSAGES_READ)
    .execute()
  const seen = rows.map(({ conversation_id, role, text, turn }) => ({
    conversation_id,
    role,
    text,
    ...(turn === null ? {} : { turn: SeenTurn.parse(turn) }),
  }))
  return Map.groupBy(seen, (message) => message.conversation_id)
}
