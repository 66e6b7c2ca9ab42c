import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { QaOverview, SentimentTrendDay } from '#contract/quality.ts'
import { formatCount, formatDay, formatNoun, formatPercent, formatZone } from '#web/lib/format.ts'
import { paths } from '#web/paths.ts'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { StackedColumn } from '#web/ui/share-bar.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { ConversationsLink } from './conversations-link.tsx'
import { SENTIMENT_ORDER, SentimentName, sharesOf } from './sentiment.tsx'

const VIEWS = { bars: 'Bars', table: 'Table' } as const
/** At most this many days are named below the bars; the others are found by hovering. */
const LABELS_SHOWN = 10

/** Each day of the range: which share of its conversations was positive, neutral and negative. */
export function SentimentTab({ overview }: { overview: QaOverview }) {
  const [view, setView] = useState<keyof typeof VIEWS>('bars')
  const { trend, timeZone } = overview
  return (
    <Card aria-labelledby="daily-sentiment">
      <CardHead
        id="daily-sentiment"
        title="Sentiment by day"
        note={`Share of each day's scored conversations. Days in ${formatZone(timeZone)}.`}
        actions={<SegmentedControl label="Show as" value={view} onChange={setView} choices={VIEWS} />}
      />
      {view === 'table' ? (
        <SentimentTable trend={trend} />
      ) : (
        <CardBody>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
            {SENTIMENT_ORDER.map((sentiment) => (
              <li key={sentiment} className="flex items-center gap-1.5">
                <SentimentName sentiment={sentiment} />
              </li>
            ))}
          </ul>
          <DayColumns trend={trend} />
          <div className="sr-only">
            <SentimentTable trend={trend} isFocusable={false} />
          </div>
        </CardBody>
      )}
    </Card>
  )
}

function DayColumns({ trend }: { trend: readonly SentimentTrendDay[] }) {
  const step = Math.ceil(trend.length / LABELS_SHOWN)
  const gap = trend.length > 40 ? 'gap-px sm:gap-1' : 'gap-1.5 sm:gap-3'
  return (
    <div aria-hidden="true" className={`mt-4 flex h-64 items-stretch ${gap}`}>
      {trend.map((day, index) => (
        <div key={day.date} className="group flex min-w-0 flex-1 flex-col items-center gap-1.5">
          <Tooltip text={describeDay(day)}>
            <Link
              to={paths.qualityConversations}
              search={{ from: day.date, to: day.date }}
              tabIndex={-1}
              className="flex w-full max-w-20 min-h-0 flex-1 hover:opacity-80"
            >
              {day.positive === null ? (
                <div className="h-full w-full rounded-t-sm border border-b-0 border-dashed border-line" />
              ) : (
                <StackedColumn shares={sharesOf(day)} />
              )}
            </Link>
          </Tooltip>
          <span className="h-4 text-xs whitespace-nowrap text-ink-soft group-last:self-end">
            {(trend.length - 1 - index) % step === 0 && formatDay(day.date)}
          </span>
        </div>
      ))}
    </div>
  )
}

function describeDay(day: SentimentTrendDay): string {
  const head = `${formatDay(day.date, true)}, ${formatNoun(day.conversations, 'conversation')}`
  if (day.positive === null) return `${head}: none scored`
  return `${head}: ${formatPercent(day.positive)} positive, ${formatPercent(day.neutral)} neutral, ${formatPercent(day.negative)} negative`
}

function SentimentTable(props: { trend: readonly SentimentTrendDay[]; isFocusable?: boolean }) {
  const { trend, isFocusable = true } = props
  return (
    <Table caption="Sentiment by day, figures" maxHeight="28rem" isFocusable={isFocusable}>
      <thead>
        <tr>
          <HeadCell>Day</HeadCell>
          <HeadCell numeric>Positive</HeadCell>
          <HeadCell numeric>Neutral</HeadCell>
          <HeadCell numeric>Negative</HeadCell>
          <HeadCell numeric>Conversations</HeadCell>
        </tr>
      </thead>
      <tbody>
        {[...trend].reverse().map((day) => (
          <tr key={day.date}>
            <Cell className="whitespace-nowrap">
              {isFocusable ? (
                <ConversationsLink search={{ from: day.date, to: day.date }}>
                  {formatDay(day.date, true)}
                </ConversationsLink>
              ) : (
                formatDay(day.date, true)
              )}
            </Cell>
            <Cell numeric>{formatPercent(day.positive)}</Cell>
            <Cell numeric>{formatPercent(day.neutral)}</Cell>
            <Cell numeric>{formatPercent(day.negative)}</Cell>
            <Cell numeric>{formatCount(day.conversations)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
