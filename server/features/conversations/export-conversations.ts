import { localDay } from '#contract/local-day.ts'
import type { ConversationFilter } from '#contract/conversations.ts'
import { Turn } from '#contract/turn.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { type Cell, csvLine } from '#server/http/csv-line.ts'
import { findConversationsAfter, type Place } from './find-conversations.ts'
import { listMessagesOf, listSummaries } from './queries.ts'

export type ExportInput = { filter: ConversationFilter; format: 'csv' | 'ndjson'; rows: 'conversations' | 'messages' }

const CONVERSATIONS_AT_ONCE = 200
/** Spreadsheet programs take a file for UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

type Row = Record<string, Cell>

/**
 * The file, piece by piece: each step reads the next conversations in a transaction of its own, so neither memory nor a
 * connection is held for long, whatever the size.
 */
export async function* exportConversations(
  deps: { db: Database },
  context: StaffContext,
  { filter, format, rows }: ExportInput,
): AsyncGenerator<string> {
  const tenantId = context.tenant.id
  const columns = rows === 'conversations' ? CONVERSATION_COLUMNS : MESSAGE_COLUMNS
  const entry = { action: 'data.exported', subject: `Conversations: ${rows} (${format})`, after: filter } as const
  await deps.db.tenant(tenantId, (trx) => recordAudit(trx, tenantId, auditActorOf(context), entry))
  if (format === 'csv') yield BYTE_ORDER_MARK + csvLine(columns)
  for (let after: Place | null = null; ; ) {
    const step = await deps.db.tenant(tenantId, async (trx) => {
      const places = await findConversationsAfter(trx, tenantId, { filter, limit: CONVERSATIONS_AT_ONCE, after })
      const read = rows === 'conversations' ? readConversations : readMessages
      return { places, rows: places.length === 0 ? [] : await read(trx, tenantId, places) }
    })
    after = step.places.at(-1) ?? null
    if (after === null) return
    const lines = step.rows.map((row) =>
      format === 'csv' ? csvLine(columns.map((column) => row[column] ?? null)) : `${JSON.stringify(row)}\n`,
    )
    if (lines.length > 0) yield lines.join('')
  }
}

export function exportFileName({ tenant, now }: StaffContext, { rows, format }: Omit<ExportInput, 'filter'>): string {
  return `${rows}-${localDay(now, tenant.timeZone)}.${format}`
}

const CONVERSATION_COLUMNS = [
  'conversation_id',
  'session_id',
  'started_at',
  'ended_at',
  'duration_seconds',
  'messages',
  'recommendations',
  'sentiment',
  'answered',
  'quality',
  'reviewed',
  'flags',
  'rating',
  'helpful',
  'ordered_cents',
  'language',
  'customer_type',
  'agent_id',
  'page_url',
  'first_message',
] as const

async function readConversations(trx: TenantTrx, tenantId: string, places: readonly Place[]): Promise<Row[]> {
  const found = await listSummaries(
    trx,
    tenantId,
    places.map((place) => place.conversation_id),
  )
  const byId = new Map(found.map((row) => [row.conversation_id, row]))
  return places.flatMap(({ conversation_id }) => {
    const row = byId.get(conversation_id)
    if (row === undefined) return []
    return [
      {
        conversation_id,
        session_id: row.visitor_id ?? conversation_id,
        started_at: row.started_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
        duration_seconds: Math.round((row.last_message_at.getTime() - row.started_at.getTime()) / 1000),
        messages: row.message_count,
        recommendations: row.recommendation_count,
        sentiment: row.sentiment,
        answered: row.answered,
        quality: row.quality,
        reviewed: row.review !== null,
        flags: row.flag_count,
        rating: row.rating,
        helpful: row.helpful,
        ordered_cents: row.ordered_cents,
        language: row.language,
        customer_type: row.customer_type,
        agent_id: row.agent_id,
        page_url: row.page_url,
        first_message: row.first_message,
      } satisfies Record<(typeof CONVERSATION_COLUMNS)[number], Cell>,
    ]
  })
}

const MESSAGE_COLUMNS = [
  'conversation_id',
  'seq',
  'message_id',
  'created_at',
  'role',
  'text',
  'intent',
  'guard',
  'engine',
  'answered',
  'product_ids',
  'feedback',
] as const

async function readMessages(trx: TenantTrx, tenantId: string, places: readonly Place[]): Promise<Row[]> {
  const ids = places.map((place) => place.conversation_id)
  const byConversation = Map.groupBy(await listMessagesOf(trx, tenantId, ids), (message) => message.conversation_id)
  return ids.flatMap((id) =>
    (byConversation.get(id) ?? []).map((message): Record<(typeof MESSAGE_COLUMNS)[number], Cell> => {
      const turn = message.turn === null ? null : Turn.parse(message.turn)
      return {
        conversation_id: id,
        seq: message.seq,
        message_id: message.message_id,
        created_at: message.created_at.toISOString(),
        role: message.role,
        text: message.text,
        intent: turn?.intent ?? null,
        guard: turn?.guard ?? null,
        engine: turn?.engine ?? null,
        answered: turn?.answered ?? null,
        product_ids: turn?.products.map((product) => product.productId).join(' ') ?? null,
        feedback: message.feedback,
      }
    }),
  )
}
