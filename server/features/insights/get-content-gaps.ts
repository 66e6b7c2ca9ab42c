import type { ContentGap, InsightRange } from '#contract/insights.ts'
import { questionKey } from '#concierge/resemblance/likeness.ts'
import { groupAlike } from '#concierge/resemblance/group-alike.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { listOpenQuestions, startOfRange } from './queries.ts'

/** Tells which taught answer each question is given by now. */
export type FindTaughtIds = (
  trx: TenantTrx,
  tenantId: string,
  questions: readonly string[],
) => Promise<(string | null)[]>

const GAPS_SHOWN = 50
const WORDINGS_SHOWN = 5

/** Unanswered questions, grouped by what they ask, those asked in most conversations first. */
export async function getContentGaps(
  deps: { db: Database; findTaughtIds: FindTaughtIds },
  { tenant, now }: StaffContext,
  range: InsightRange,
): Promise<{ range: InsightRange; questions: number; gaps: ContentGap[] }> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const questions = await listOpenQuestions(trx, tenant.id, startOfRange(range, now))
    const gaps = groupAlike(questions, (question) => question.text)
      .map(toGap)
      .sort((one, other) => other.conversations - one.conversations || other.count - one.count)
      .slice(0, GAPS_SHOWN)
    const taught = await deps.findTaughtIds(
      trx,
      tenant.id,
      gaps.map((gap) => gap.question),
    )
    return {
      range,
      questions: questions.length,
      gaps: gaps.map((gap, at) => ({ ...gap, taughtAnswerId: taught[at] ?? null })),
    }
  })
}

type Question = { conversation_id: string; text: string; asked_at: Date }

/** The first of a group is its most typical question. */
function toGap(group: readonly Question[]): Omit<ContentGap, 'taughtAnswerId'> {
  const newest = [...group].sort((one, other) => other.asked_at.getTime() - one.asked_at.getTime())
  const question = group[0]?.text ?? ''
  const wordings = new Map(group.map(({ text }) => [questionKey(text), text]))
  wordings.delete(questionKey(question))
  const conversations = [...new Set(newest.map((asked) => asked.conversation_id))]
  return {
    question,
    count: group.length,
    conversations: conversations.length,
    lastAskedAt: newest[0]?.asked_at.toISOString() ?? '',
    wordings: [...wordings.values()].slice(0, WORDINGS_SHOWN),
    conversationIds: conversations.slice(0, WORDINGS_SHOWN),
  }
}
