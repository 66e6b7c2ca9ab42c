import { addDays } from '#contract/local-day.ts'
import type { ChartPoint, Performance, Period } from '#contract/performance.ts'

/** Invented figures for the labelled sample view, and for nothing else. */
export function samplePerformance(period: Period, now: Date): Performance {
  const to = now.toISOString().slice(0, 10)
  const { days, revenueCents, orders, conversations } = SIZES[period]
  const ordersWith = Math.round(orders * 0.31)
  return {
    period,
    currency: 'USD',
    timeZone: 'America/Denver',
    attributionWindowHours: 72,
    from: addDays(to, 1 - days),
    to,
    summary: {
      totalRevenueCents: revenueCents,
      orders,
      ordersWith,
      aovWithCents: 8640,
      aovWithoutCents: 6380,
      directCents: Math.round(revenueCents * 0.17),
      assistedCents: Math.round(revenueCents * 0.12),
      sentimentScore: 4.3,
      csat: 4.6,
      flaggedConversations: Math.ceil(conversations * 0.03),
      openFlags: 4,
      totalConversations: conversations,
      conversionRate: 0.34,
    },
    trend: {
      totalRevenue: 12,
      sentimentScore: 8,
      aovWith: 58,
      aovWithout: 2,
      flaggedConversations: -9,
      totalConversations: 14,
    },
    chart: samplePoints(period, to),
    aovTargetCents: null,
    colors: { primary: '#2EC4B6', secondary: '#9CA3AF' },
    hasData: true,
  }
}

const SIZES: Readonly<
  Record<Period, { days: number; revenueCents: number; orders: number; conversations: number; stepDays: number }>
> = {
  day: { days: 1, revenueCents: 512_480, orders: 74, conversations: 46, stepDays: 1 },
  week: { days: 7, revenueCents: 3_498_210, orders: 501, conversations: 318, stepDays: 7 },
  month: { days: 30, revenueCents: 14_982_640, orders: 2146, conversations: 1362, stepDays: 30 },
  annual: { days: 365, revenueCents: 168_204_900, orders: 24_310, conversations: 14_870, stepDays: 365 },
}

const STEPS = [0, 1, 2, 3, 4, 5]

function samplePoints(period: Period, today: string): ChartPoint[] {
  const { stepDays, revenueCents } = SIZES[period]
  return STEPS.map((step) => {
    const to = addDays(today, (step - STEPS.length + 1) * stepDays)
    const aovWithoutCents = 6100 + step * 60
    const aovWithCents = 7020 + step * 330
    return {
      label: labelOf(period, to, to === today),
      from: addDays(to, 1 - stepDays),
      to,
      aovWithCents,
      aovWithoutCents,
      revenueCents: Math.round(revenueCents * (0.86 + step * 0.03)),
      upliftPercent: Math.round(((aovWithCents - aovWithoutCents) / aovWithoutCents) * 100),
    }
  })
}

function labelOf(period: Period, day: string, isCurrent: boolean): string {
  const date = new Date(`${day}T00:00:00Z`)
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date)
  switch (period) {
    case 'day':
      return words({ weekday: 'short', day: 'numeric' })
    case 'week':
      return words({ month: 'short', day: 'numeric' })
    case 'month':
      return words({ month: 'short', year: '2-digit' })
    case 'annual':
      return `${date.getUTCFullYear()}${isCurrent ? '*' : ''}`
  }
}
