import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { TaughtAnswer } from '#contract/knowledge.ts'
import { redact } from '#concierge/redact.ts'
import { questionKey } from '#concierge/resemblance/likeness.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'

type Deps = { db: Database }
type Row = Selectable<TenantTables['taught_answers']>
type Teaching = { question: string; answer: string; needsAge: boolean }

const ANSWERS_KEPT = 500

/** The taught answers, most used first. */
export async function listTaughtAnswers(deps: Deps, { tenant }: StaffContext): Promise<{ answers: TaughtAnswer[] }> {
  const rows = await deps.db.tenant(tenant.id, (trx) =>
    trx
      .selectFrom('taught_answers')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .orderBy('hits', 'desc')
      .orderBy('updated_at', 'desc')
      .limit(ANSWERS_KEPT)
      .execute(),
  )
  return { answers: rows.map(toTaughtAnswer) }
}

/** Teaches an answer, or replaces the one that the same question already has. Its hit count begins anew. */
export async function teachAnswer(
  deps: Deps,
  context: StaffContext,
  input: Teaching & { conversationId?: string },
): Promise<TaughtAnswer> {
  const { tenant, now, actor } = context
  const row: Row = {
    tenant_id: tenant.id,
    taught_id: randomUUIDv7(),
    ...toColumns(input),
    conversation_id: input.conversationId ?? null,
    hits: 0,
    last_used_at: null,
    taught_by: actor.email,
    updated_at: now,
  }
  return deps.db.tenant(tenant.id, async (trx) => {
    if (input.conversationId !== undefined) await requireConversation(trx, tenant.id, input.conversationId)
    await trx
      .deleteFrom('taught_answers')
      .where('tenant_id', '=', tenant.id)
      .where('question_key', '=', row.question_key)
      .execute()
    const { kept } = await trx
      .selectFrom('taught_answers')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirstOrThrow()
    if (kept >= ANSWERS_KEPT) throw new AppError('unprocessable', { text: 'There are too many taught answers.' })
    await trx.insertInto('taught_answers').values(row).execute()
    return toTaughtAnswer(row)
  })
}

export async function updateTaughtAnswer(
  deps: Deps,
  { tenant, now, actor }: StaffContext,
  input: Teaching & { id: string },
): Promise<TaughtAnswer> {
  const row = await deps.db.tenant(tenant.id, (trx) =>
    trx
      .updateTable('taught_answers')
      .set({ ...toColumns(input), taught_by: actor.email, updated_at: now })
      .where('tenant_id', '=', tenant.id)
      .where('taught_id', '=', input.id)
      .returningAll()
      .executeTakeFirst(),
  )
  if (row === undefined) throw new AppError('not_found')
  return toTaughtAnswer(row)
}

export async function forgetTaughtAnswer(
  deps: Deps,
  { tenant }: StaffContext,
  id: string,
): Promise<{ deleted: boolean }> {
  const result = await deps.db.tenant(tenant.id, (trx) =>
    trx.deleteFrom('taught_answers').where('tenant_id', '=', tenant.id).where('taught_id', '=', id).executeTakeFirst(),
  )
  if (result.numDeletedRows === 0n) throw new AppError('not_found')
  return { deleted: true }
}

/** Personal data is taken out of the question, as of any message; the shop's own phone number may well be an answer. */
function toColumns({ question, answer, needsAge }: Teaching) {
  const asked = redact(question).text
  const question_key = questionKey(asked)
  if (question_key === '') throw new AppError('unprocessable', { fields: { question: 'Ask something in it.' } })
  return { question_key, question: asked, answer, needs_age: needsAge }
}

async function requireConversation(trx: TenantTrx, tenantId: string, conversationId: string): Promise<void> {
  const row = await trx
    .selectFrom('conversations')
    .select('conversation_id')
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
}

function toTaughtAnswer(row: Row): TaughtAnswer {
  return {
    id: row.taught_id,
    question: row.question,
    answer: row.answer,
    needsAge: row.needs_age,
    conversationId: row.conversation_id,
    hits: row.hits,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    taughtBy: row.taught_by,
    updatedAt: row.updated_at.toISOString(),
  }
}
