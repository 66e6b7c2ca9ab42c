import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react'
import type { SentimentTrendDay } from '#contract/quality.ts'
import { formatScore } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Share, ShareTone } from '#web/ui/share-bar.tsx'

export type Sentiment = 'positive' | 'neutral' | 'negative'

export const SENTIMENTS: Readonly<Record<Sentiment, { word: string; tone: ShareTone; icon: LucideIcon }>> = {
  positive: { word: 'Positive', tone: 'good', icon: Smile },
  neutral: { word: 'Neutral', tone: 'middling', icon: Meh },
  negative: { word: 'Negative', tone: 'bad', icon: Frown },
}

export const SENTIMENT_ORDER = ['positive', 'neutral', 'negative'] as const satisfies readonly Sentiment[]

/** What a score of five means: 4 or more is positive, 3 or more neutral, below 3 negative. */
export function readSentiment(score: number): Sentiment {
  if (score >= 4) return 'positive'
  return score >= 3 ? 'neutral' : 'negative'
}

const INKS: Record<ShareTone, string> = { good: 'text-good-ink', middling: 'text-middling-ink', bad: 'text-bad-ink' }

/** A sentiment by icon and word. */
export function SentimentName({ sentiment }: { sentiment: Sentiment }) {
  const { word, tone, icon: Icon } = SENTIMENTS[sentiment]
  return (
    <>
      <Icon size={15} aria-hidden="true" className={INKS[tone]} />
      {word}
    </>
  )
}

/** The word for a score, in its colour. */
export function SentimentWord({ score }: { score: number }) {
  const { word, tone, icon: Icon } = SENTIMENTS[readSentiment(score)]
  return (
    <span className={classNames('flex items-center gap-1.5 font-medium', INKS[tone])}>
      <Icon size={14} aria-hidden="true" />
      {word}
    </span>
  )
}

/** A score with the word for it: `4.3 Positive`. */
export function SentimentBadge({ score }: { score: number | null }) {
  if (score === null) return <span className="text-xs text-ink-soft">Not scored yet</span>
  const { word, tone, icon: Icon } = SENTIMENTS[readSentiment(score)]
  return (
    <Badge tone={tone} icon={<Icon size={13} aria-hidden="true" />}>
      <span className="tabular-nums">{formatScore(score)}</span> {word}
    </Badge>
  )
}

/** The shares of a day in the order they are drawn; none on a day without a scored conversation. */
export function sharesOf(day: Pick<SentimentTrendDay, Sentiment>): Share[] {
  return SENTIMENT_ORDER.map((sentiment) => ({ tone: SENTIMENTS[sentiment].tone, percent: day[sentiment] ?? 0 }))
}
