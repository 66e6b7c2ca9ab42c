import type { ConversationFilter } from '#contract/conversations.ts'
import { type Choices, readChoice } from '#web/lib/choices.ts'
import { formatDayRange, formatExact } from '#web/lib/format.ts'

/** The parts of the address that narrow the list, by the names of the call. */
export const FILTER_NAMES = [
  'q',
  'sentiment',
  'quality',
  'answered',
  'bought',
  'flag',
  'flagReason',
  'agentId',
  'from',
  'to',
  'since',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]
export type FilterSearch = { [Name in FilterName]?: string }

export const SENTIMENT_CHOICES = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
} as const satisfies Choices<NonNullable<ConversationFilter['sentiment']>>

export const QUALITY_CHOICES = {
  good: 'Good answers',
  needs_review: 'Needs review',
  bad: 'Bad answers',
} as const satisfies Choices<NonNullable<ConversationFilter['quality']>>

export const FLAG_CHOICES = {
  open: 'Open flags',
  any: 'Any flag',
  none: 'No flag',
} as const satisfies Choices<NonNullable<ConversationFilter['flag']>>

export const ANSWERED_CHOICES = { yes: 'Answered', no: 'Not answered' } as const
export const BOUGHT_CHOICES = { yes: 'Bought', no: 'Did not buy' } as const

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The filter that an address asks for. Parts that cannot be read do not narrow. */
export function readFilter(search: FilterSearch): ConversationFilter {
  const filter: ConversationFilter = {
    q: readText(search.q, 200),
    sentiment: readChoice(search.sentiment, SENTIMENT_CHOICES),
    quality: readChoice(search.quality, QUALITY_CHOICES),
    answered: readChoice(search.answered, ANSWERED_CHOICES),
    bought: readChoice(search.bought, BOUGHT_CHOICES),
    flag: readChoice(search.flag, FLAG_CHOICES),
    flagReason: readText(search.flagReason, 80),
    agentId: search.agentId !== undefined && ID.test(search.agentId) ? search.agentId : undefined,
    from: readDay(search.from),
    to: readDay(search.to),
    since: readInstant(search.since),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** The page of the list that an address asks for; the first where it names none. */
export function readPage(text: string | undefined): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

export function countFilters(filter: ConversationFilter): number {
  const { from, to, ...others } = filter
  return Object.keys(others).length + (from === undefined && to === undefined ? 0 : 1)
}

/** The span of a filter in words; null where it has none. */
export function describeSpan({ from, to, since }: ConversationFilter, timeZone: string): string | null {
  if (since !== undefined) return `since ${formatExact(since, timeZone)}`
  if (from !== undefined && to !== undefined) return formatDayRange(from, to)
  if (from !== undefined) return `from ${formatDayRange(from, from)}`
  if (to !== undefined) return `until ${formatDayRange(to, to)}`
  return null
}

function readText(text: string | undefined, longest: number): string | undefined {
  const trimmed = text?.trim().slice(0, longest)
  return trimmed === '' ? undefined : trimmed
}

function readDay(text: string | undefined): string | undefined {
  if (text === undefined || !DAY.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? undefined : text
}

function readInstant(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}T/.test(text)) return undefined
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
