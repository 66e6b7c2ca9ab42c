import type * as z from 'zod'
import type { ConversationReview, reviewRoutes } from '#contract/quality.ts'
import { figuresOfScore, type ScoredConversation, standingScore } from '#server/db/conversation-figures.ts'
import { addToDay } from '#server/db/daily-figures.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { lockReviewed, type ReviewedConversation, updateReview } from './queries.ts'

type Verdict = z.output<(typeof reviewRoutes)['reviewConversation']['body']>

/** Puts a person's word above the score, and moves the figures of the day by the difference. Throws `not_found`. */
export async function reviewConversation(
  deps: { db: Database },
  context: StaffContext,
  input: Verdict & { id: string },
): Promise<ConversationReview> {
  const { id, ...verdict } = input
  const review = { ...verdict, reviewedBy: context.actor.email, reviewedAt: context.now.toISOString() }
  await deps.db.tenant(context.tenant.id, async (trx) => {
    await settle(trx, await findOrRefuse(trx, context, id), review)
  })
  return review
}

/** Takes a review back: the score counts again. */
export async function withdrawReview(
  deps: { db: Database },
  context: StaffContext,
  id: string,
): Promise<{ withdrawn: boolean }> {
  return deps.db.tenant(context.tenant.id, async (trx) => {
    const row = await findOrRefuse(trx, context, id)
    await settle(trx, row, null)
    return { withdrawn: row.review !== null }
  })
}

async function findOrRefuse(trx: TenantTrx, context: StaffContext, id: string): Promise<ReviewedConversation> {
  const row = await lockReviewed(trx, context.tenant.id, id)
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** A conversation that has not ended is not scored yet; its review counts from when it is. */
async function settle(trx: TenantTrx, row: ReviewedConversation, review: ConversationReview | null): Promise<void> {
  const isScored = row.ended_at !== null && row.sentiment !== null
  const before: ScoredConversation = { sentiment: row.sentiment, answered: row.answered, quality: row.quality }
  const after = isScored ? standingScore(row.score, review) : before
  await updateReview(trx, row, { ...after, review: review === null ? null : JSON.stringify(review) })
  if (row.channel !== 'widget' || row.message_count === 0) return
  await addToDay(trx, row.tenant_id, row.figures_day, figuresOfScore(before, -1))
  await addToDay(trx, row.tenant_id, row.figures_day, figuresOfScore(after))
}
