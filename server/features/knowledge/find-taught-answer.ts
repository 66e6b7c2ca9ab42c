import { sql } from 'kysely'
import { contentWords } from '#concierge/resemblance/content-words.ts'
import { likeness, questionKey } from '#concierge/resemblance/likeness.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'

/** From here on two questions are taken to be the same one. High on purpose: a wrong answer is worse than the built-in one. */
const SAME_FROM = 0.75
const FEWEST_WORDS_COMPARED = 2
const ANSWERS_READ = 500

export type FoundAnswer = { taughtId: string; question: string; answer: string; needsAge: boolean; likeness: number }

export type TaughtRow = {
  taught_id: string
  question_key: string
  question: string
  answer: string
  needs_age: boolean
}

/** Finds the answer that was taught to a question, and counts its uses. Read anew each time, so that all servers agree. */
export function createTaughtAnswers(db: Database) {
  return {
    find: (tenantId: string, text: string): Promise<FoundAnswer | null> =>
      db.tenant(tenantId, async (trx) => pickTaughtAnswer(await readTaught(trx, tenantId), text)),
    countHit: (tenantId: string, taughtId: string, now: Date): Promise<void> =>
      db.tenant(tenantId, async (trx) => {
        await trx
          .updateTable('taught_answers')
          .set({ hits: sql<number>`hits + 1`, last_used_at: now })
          .where('tenant_id', '=', tenantId)
          .where('taught_id', '=', taughtId)
          .execute()
      }),
  }
}

export function readTaught(trx: TenantTrx, tenantId: string): Promise<TaughtRow[]> {
  return trx
    .selectFrom('taught_answers')
    .select(['taught_id', 'question_key', 'question', 'answer', 'needs_age'])
    .where('tenant_id', '=', tenantId)
    .orderBy('updated_at', 'desc')
    .limit(ANSWERS_READ)
    .execute()
}

/** The one whose question is the same, else the one most like it, if it is very like it. */
export function pickTaughtAnswer(rows: readonly TaughtRow[], text: string): FoundAnswer | null {
  const key = questionKey(text)
  if (rows.length === 0 || key === '') return null
  const same = rows.find((row) => row.question_key === key)
  if (same !== undefined) return toFound(same, 1)
  const words = contentWords(text)
  if (words.length < FEWEST_WORDS_COMPARED) return null
  let best: FoundAnswer | null = null
  for (const row of rows) {
    const alike = likeness(words, contentWords(row.question))
    if (alike >= SAME_FROM && alike > (best?.likeness ?? 0)) best = toFound(row, alike)
  }
  return best
}

function toFound(row: TaughtRow, alike: number): FoundAnswer {
  return {
    taughtId: row.taught_id,
    question: row.question,
    answer: row.answer,
    needsAge: row.needs_age,
    likeness: Math.round(alike * 100) / 100,
  }
}

/** For each question the id of the answer that it would be given by now, or null. */
export async function findTaughtIds(
  trx: TenantTrx,
  tenantId: string,
  questions: readonly string[],
): Promise<(string | null)[]> {
  const rows = await readTaught(trx, tenantId)
  return questions.map((question) => pickTaughtAnswer(rows, question)?.taughtId ?? null)
}
