import { addDays, localDay } from '#contract/local-day.ts'
import type { QaOverview, QaRange, SentimentTrendDay } from '#contract/quality.ts'
import { figuresOfScore } from '#server/db/conversation-figures.ts'
import { emptyFigures } from '#server/db/daily-figures.ts'
import type { Database } from '#server/db/database.ts'
import { toFlaggedConversation } from '#server/db/flag-rows.ts'
import { type DayFigures, listDays, sumDays } from '#server/db/read-days.ts'
import type { DailyFigures } from '#server/db/schema.ts'
import type { StaffContext } from '#server/http/context.ts'
import { type ConversationScore, hasConversations, listFlags, listRecentScores } from './queries.ts'

const RANGE_DAYS: Record<QaRange, number> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 }
const TREND_DAYS_SHOWN = 4
const DAY_MS = 24 * 60 * 60 * 1000

/** Sentiment, quality and flags of a range: the last 24 hours from the conversations themselves, longer from daily rows. */
export async function getQuality(deps: { db: Database }, context: StaffContext, range: QaRange): Promise<QaOverview> {
  const { tenant, now } = context
  const today = localDay(now, tenant.timeZone)
  const from = addDays(today, 1 - RANGE_DAYS[range])
  const trendFrom = range === '24h' ? addDays(today, 1 - TREND_DAYS_SHOWN) : from
  return deps.db.tenant(tenant.id, async (trx) => {
    const days = await listDays(trx, tenant.id, trendFrom, today)
    const since = new Date(now.getTime() - RANGE_DAYS[range] * DAY_MS)
    const sum = range === '24h' ? sumScores(await listRecentScores(trx, tenant.id, since)) : sumDays(days)
    const flags = await listFlags(trx, tenant.id, since)
    return {
      range,
      timeZone: tenant.timeZone,
      totalConversations: sum.conversations,
      scoredConversations: sum.scored,
      averageSentiment: sum.scored === 0 ? null : sum.sentiment_hundredths / sum.scored / 100,
      sentimentDistribution: percentages(sum) ?? { positive: 0, neutral: 0, negative: 0 },
      flaggedConversations: sum.flagged_conversations,
      responseQuality: { good: sum.quality_good, needsReview: sum.quality_review, bad: sum.quality_bad },
      answeredPercent: sum.scored === 0 ? null : Math.round((sum.answered / sum.scored) * 100),
      trend: trendDays(days, trendFrom, today),
      flagged: flags.map(toFlaggedConversation),
      hasData: sum.conversations > 0 || (await hasConversations(trx, tenant.id)),
    }
  })
}

function sumScores(scores: readonly ConversationScore[]): DailyFigures {
  return sumDays(
    scores.map((score) => ({
      ...emptyFigures(),
      ...figuresOfScore(score),
      conversations: 1,
      flagged_conversations: score.flag_count > 0 ? 1 : 0,
    })),
  )
}

function trendDays(days: readonly DayFigures[], from: string, to: string): SentimentTrendDay[] {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const trend: SentimentTrendDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = byDay.get(date)
    const share = day && percentages(day)
    trend.push({
      date,
      ...(share ?? { positive: null, neutral: null, negative: null }),
      conversations: day?.conversations ?? 0,
    })
  }
  return trend
}

/** Whole percentages that add up to 100: the largest remainder takes what rounding left over. */
export function percentages(sum: Pick<DailyFigures, 'positive' | 'neutral' | 'negative'>) {
  const total = sum.positive + sum.neutral + sum.negative
  if (total === 0) return null
  const names = ['positive', 'neutral', 'negative'] as const
  const shares = names.map((name) => ({
    name,
    whole: Math.floor((sum[name] * 100) / total),
    rest: (sum[name] * 100) % total,
  }))
  let missing = 100 - shares.reduce((whole, share) => whole + share.whole, 0)
  for (const share of [...shares].sort((a, b) => b.rest - a.rest)) {
    if (missing <= 0) break
    share.whole += 1
    missing -= 1
  }
  const [positive, neutral, negative] = shares.map((share) => share.whole)
  return { positive: positive ?? 0, neutral: neutral ?? 0, negative: negative ?? 0 }
}
