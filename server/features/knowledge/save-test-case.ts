import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import { TestCase } from '#contract/knowledge.ts'
import type { Database } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'

type Deps = { db: Database }
type Row = Selectable<TenantTables['test_cases']>

const CASES_READ = 500
const MESSAGES_READ = 500

const History = TestCase.shape.history

export async function listTestCases(deps: Deps, { tenant }: StaffContext): Promise<{ testCases: TestCase[] }> {
  const rows = await deps.db.tenant(tenant.id, (trx) =>
    trx
      .selectFrom('test_cases')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .orderBy('saved_at', 'desc')
      .limit(CASES_READ)
      .execute(),
  )
  return { testCases: rows.map(toTestCase) }
}

/** Keeps an answer with its question and all that came before it. Throws `not_found` unless the message is an answer of that conversation. */
export async function saveTestCase(
  deps: Deps,
  { tenant, now, actor }: StaffContext,
  input: { conversationId: string; messageId: string; expected: string },
): Promise<TestCase> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const messages = await trx
      .selectFrom('messages')
      .select(['message_id', 'seq', 'reply_to', 'role', 'text'])
      .where('tenant_id', '=', tenant.id)
      .where('conversation_id', '=', input.conversationId)
      .orderBy('seq')
      .limit(MESSAGES_READ)
      .execute()
    const given = messages.find((message) => message.message_id === input.messageId && message.role === 'assistant')
    const question = messages.find((message) => message.seq === given?.reply_to)
    if (given === undefined || question === undefined) throw new AppError('not_found')
    const history = messages.filter((message) => message.seq < question.seq).map(({ role, text }) => ({ role, text }))
    const row: Row = {
      tenant_id: tenant.id,
      test_case_id: randomUUIDv7(),
      question: question.text,
      history,
      given: given.text,
      expected: input.expected,
      conversation_id: input.conversationId,
      saved_by: actor.email,
      saved_at: now,
    }
    await trx
      .insertInto('test_cases')
      .values({ ...row, history: JSON.stringify(history) })
      .execute()
    return toTestCase(row)
  })
}

export async function deleteTestCase(deps: Deps, { tenant }: StaffContext, id: string): Promise<{ deleted: boolean }> {
  const result = await deps.db.tenant(tenant.id, (trx) =>
    trx.deleteFrom('test_cases').where('tenant_id', '=', tenant.id).where('test_case_id', '=', id).executeTakeFirst(),
  )
  if (result.numDeletedRows === 0n) throw new AppError('not_found')
  return { deleted: true }
}

function toTestCase(row: Row): TestCase {
  return {
    id: row.test_case_id,
    question: row.question,
    history: History.parse(row.history),
    given: row.given,
    expected: row.expected,
    conversationId: row.conversation_id,
    savedBy: row.saved_by,
    savedAt: row.saved_at.toISOString(),
  }
}
