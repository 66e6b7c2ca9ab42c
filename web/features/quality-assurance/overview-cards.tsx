import type { QaOverview } from '#contract/quality.ts'
import { formatCount, formatDay, formatNoun, formatPercent } from '#web/lib/format.ts'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { ShareBar, StackedBar } from '#web/ui/share-bar.tsx'
import { ConversationsLink, useRangeSpan } from './conversations-link.tsx'
import { SENTIMENT_ORDER, SENTIMENTS, SentimentName, sharesOf } from './sentiment.tsx'

const TREND_DAYS = 4
const NOT_SCORED = 'No conversation has ended and been scored in this range yet.'

type CardProps = { overview: QaOverview }

export function DistributionCard({ overview }: CardProps) {
  const span = useRangeSpan(overview)
  return (
    <Card aria-labelledby="distribution">
      <CardHead id="distribution" title="Sentiment distribution" note="Share of the scored conversations" />
      <CardBody className="space-y-4">
        {overview.scoredConversations === 0 ? (
          <p className="text-ink-soft">{NOT_SCORED}</p>
        ) : (
          SENTIMENT_ORDER.map((sentiment) => {
            const percent = overview.sentimentDistribution[sentiment]
            return (
              <ShareBar
                key={sentiment}
                label={
                  <ConversationsLink search={{ ...span, sentiment }}>
                    <SentimentName sentiment={sentiment} />
                  </ConversationsLink>
                }
                percent={percent}
                shown={formatPercent(percent)}
                tone={SENTIMENTS[sentiment].tone}
              />
            )
          })
        )}
      </CardBody>
    </Card>
  )
}

/** The last four days, today last. */
export function TrendCard({ overview }: CardProps) {
  return (
    <Card aria-labelledby="trend">
      <CardHead id="trend" title="Recent sentiment trend" note="Positive share, last 4 days" />
      <CardBody className="space-y-3">
        {overview.trend.slice(-TREND_DAYS).map((day) => (
          <div key={day.date}>
            <div className="flex items-baseline justify-between gap-3">
              <ConversationsLink search={{ from: day.date, to: day.date }}>
                {formatDay(day.date, true)}
              </ConversationsLink>
              <span className="text-xs text-ink-soft">{formatNoun(day.conversations, 'conversation')}</span>
              <span className="ml-auto font-medium tabular-nums">{formatPercent(day.positive)}</span>
            </div>
            <StackedBar shares={sharesOf(day)} className="mt-1.5" />
          </div>
        ))}
      </CardBody>
    </Card>
  )
}

const QUALITIES = [
  { name: 'good', quality: 'good', word: 'Good', tone: 'good' },
  { name: 'needsReview', quality: 'needs_review', word: 'Needs review', tone: 'middling' },
  { name: 'bad', quality: 'bad', word: 'Bad', tone: 'bad' },
] as const

export function ResponseQualityCard({ overview }: CardProps) {
  const { responseQuality } = overview
  const span = useRangeSpan(overview)
  const total = responseQuality.good + responseQuality.needsReview + responseQuality.bad
  return (
    <Card aria-labelledby="response-quality">
      <CardHead id="response-quality" title="Response quality" note="How well the assistant answered" />
      <CardBody className="space-y-4">
        {total === 0 ? (
          <p className="text-ink-soft">{NOT_SCORED}</p>
        ) : (
          QUALITIES.map(({ name, quality, word, tone }) => (
            <ShareBar
              key={name}
              label={<ConversationsLink search={{ ...span, quality }}>{word}</ConversationsLink>}
              percent={(responseQuality[name] / total) * 100}
              shown={formatCount(responseQuality[name])}
              tone={tone}
            />
          ))
        )}
      </CardBody>
    </Card>
  )
}
