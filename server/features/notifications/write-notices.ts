import { addDays } from '#contract/local-day.ts'
import type { MailPart } from '#server/db/mail-layout.ts'
import type { DayFigures } from '#server/db/read-days.ts'
import type { DailyFigures } from '#server/db/schema.ts'

/** The digest of a day: how many came, how they felt, and what the first of them asked. */
export function writeDigest(day: {
  label: string
  figures: DailyFigures
  questions: readonly { id: string; flags: number; question: string }[]
  publicUrl: string
}): { subject: string; parts: MailPart[] } {
  const { label, figures, questions, publicUrl } = day
  const count = countOf(figures.conversations, 'conversation')
  const list = `${publicUrl}/quality-assurance/conversations`
  return {
    subject: `${count} on ${label}`,
    parts: [
      { kind: 'heading', text: `${count} on ${label}` },
      {
        kind: 'figures',
        rows: [
          { label: 'Average sentiment', value: showSentiment(figures) },
          { label: 'Flagged', value: String(figures.flagged_conversations) },
          { label: 'Products recommended', value: figures.recommendations.toLocaleString('en-US') },
        ],
      },
      { kind: 'text', text: 'What shoppers asked first:' },
      {
        kind: 'list',
        rows: questions.map(({ id, flags, question }) => ({
          text: `${flags > 0 ? 'Flagged: ' : ''}${shorten(question)}`,
          href: `${list}?conversation=${id}`,
        })),
      },
      { kind: 'button', label: 'See all conversations', href: list },
    ],
  }
}

/** The report of a week, Monday to Sunday, beside the week before. */
export function writeWeeklyReport(week: {
  tenantName: string
  monday: string
  days: readonly DayFigures[]
  sum: DailyFigures
  before: DailyFigures
  publicUrl: string
}): { subject: string; parts: MailPart[] } {
  const { monday, days, sum, before, publicUrl } = week
  const byDay = new Map(days.map((figures) => [figures.day, figures]))
  const conversationsOf = (at: number) => byDay.get(addDays(monday, at))?.conversations ?? 0
  const period = `${showDay(monday)} – ${showDay(addDays(monday, 6))}`
  return {
    subject: `Your week at ${week.tenantName}: ${period}`,
    parts: [
      { kind: 'heading', text: `Your week: ${period}` },
      {
        kind: 'figures',
        rows: [
          compared('Conversations', sum.conversations, before.conversations, String),
          compared('Total revenue', sum.net_cents, before.net_cents, showDollars),
          compared('AOV w/ eConcierge', aov(sum, 'with'), aov(before, 'with'), showDollars),
          compared('AOV w/o eConcierge', aov(sum, 'without'), aov(before, 'without'), showDollars),
          { label: 'Sentiment', value: showSentiment(sum), note: `${showSentiment(before)} the week before` },
          compared('Flagged issues', sum.flagged_conversations, before.flagged_conversations, String),
        ],
      },
      {
        kind: 'bars',
        caption: 'Conversations a day',
        rows: WEEKDAY_NAMES.map((label, at) => ({
          label,
          value: conversationsOf(at),
          shown: conversationsOf(at).toLocaleString('en-US'),
        })),
      },
      { kind: 'button', label: 'Open the dashboard', href: `${publicUrl}/performance?period=week` },
    ],
  }
}

/** Products that shoppers are shown or ask for and cannot buy. */
export function writeProductAlert(found: {
  soldOut: readonly { name: string; shown: number }[]
  wanted: readonly { wanted: string; sessions: number }[]
  publicUrl: string
}): { subject: string; parts: MailPart[] } {
  const { soldOut, wanted, publicUrl } = found
  const total = soldOut.length + wanted.length
  const parts: MailPart[] = [{ kind: 'heading', text: `${countOf(total, 'product')} to look at` }]
  if (soldOut.length > 0) {
    parts.push(
      { kind: 'text', text: 'Out of stock, and recommended in the last seven days:' },
      { kind: 'list', rows: soldOut.map(({ name, shown }) => ({ text: `${name} (${countOf(shown, 'time')})` })) },
    )
  }
  if (wanted.length > 0) {
    parts.push(
      { kind: 'text', text: 'Asked for in the last seven days, and not on your menu:' },
      { kind: 'list', rows: wanted.map((wish) => ({ text: `${wish.wanted} (${countOf(wish.sessions, 'shopper')})` })) },
    )
  }
  parts.push({
    kind: 'button',
    label: 'See what shoppers could not get',
    href: `${publicUrl}/quality-assurance/insights`,
  })
  return { subject: `${countOf(total, 'product')} that shoppers could not get`, parts }
}

const WEEKDAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const QUESTION_CHARS = 120

/** `Monday, March 2` */
export function showDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= QUESTION_CHARS ? line : `${line.slice(0, QUESTION_CHARS - 1)}…`
}

function showSentiment({ scored, sentiment_hundredths }: DailyFigures): string {
  return scored === 0 ? 'not scored yet' : `${(sentiment_hundredths / scored / 100).toFixed(1)} of 5.0`
}

function showDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

function aov(sum: DailyFigures, which: 'with' | 'without'): number {
  const orders = which === 'with' ? sum.orders_with : sum.orders - sum.orders_with
  const cents = which === 'with' ? sum.net_with_cents : sum.net_cents - sum.net_with_cents
  return orders === 0 ? 0 : Math.round(cents / orders)
}

function compared(label: string, is: number, was: number, show: (value: number) => string) {
  return { label, value: show(is), note: `${show(was)} the week before` }
}
