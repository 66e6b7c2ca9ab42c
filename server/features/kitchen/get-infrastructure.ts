import type { Infrastructure } from '#contract/kitchen.ts'
import type { InfrastructureRange } from '#contract/kitchen-limits.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { findFirstMinute, sumMinutes } from './queries.ts'
import { readAsOperator } from './read-as-operator.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
const RANGES: Record<InfrastructureRange, { seconds: number; stepSeconds: number }> = {
  '24h': { seconds: DAY_SECONDS, stepSeconds: HOUR_SECONDS },
  '7d': { seconds: 7 * DAY_SECONDS, stepSeconds: 6 * HOUR_SECONDS },
  '30d': { seconds: 30 * DAY_SECONDS, stepSeconds: DAY_SECONDS },
  '90d': { seconds: 90 * DAY_SECONDS, stepSeconds: DAY_SECONDS },
}
const MINUTE_MS = 60_000

/**
 * What the servers measured of themselves. A minute counts as up if any process wrote one down; uptime is the share of such
 * minutes since the range began, or since measuring began.
 */
export function getInfrastructure(
  deps: { db: Database },
  context: StaffContext,
  range: InfrastructureRange,
): Promise<Infrastructure> {
  const { seconds, stepSeconds } = RANGES[range]
  const from = new Date(context.now.getTime() - seconds * 1000)
  const look = { action: 'infrastructure.viewed', subject: `Last ${range}` } as const
  return readAsOperator(deps, context, look, async (trx) => {
    const first = await findFirstMinute(trx)
    const steps = await sumMinutes(trx, { from, now: context.now, stepSeconds })
    const since = first === null || first < from ? from : first
    return { ...summarizeSteps(steps, since, context.now), measuredFrom: first === null ? null : since.toISOString() }
  })
}

type Step = Awaited<ReturnType<typeof sumMinutes>>[number]

export function summarizeSteps(steps: readonly Step[], since: Date, now: Date): Omit<Infrastructure, 'measuredFrom'> {
  const sum = (pick: (step: Step) => number) => steps.reduce((total, step) => total + pick(step), 0)
  const requests = sum((step) => step.requests)
  const upMinutes = sum((step) => step.minutes)
  const allMinutes = countMinutes(since, now)
  return {
    uptimePercent: allMinutes === 0 ? null : round(Math.min(100, (upMinutes / allMinutes) * 100), 2),
    averageMs: requests === 0 ? null : round(sum((step) => step.total_ms) / requests, 1),
    slowestMs: requests === 0 ? null : Math.max(...steps.map((step) => step.slowest_ms)),
    apiCalls: requests,
    errorPercent: requests === 0 ? null : round((sum((step) => step.failures) / requests) * 100, 2),
    points: steps.map((step) => ({
      at: step.at.toISOString(),
      requests: step.requests,
      failures: step.failures,
      averageMs: step.requests === 0 ? null : round(step.total_ms / step.requests, 1),
    })),
  }
}

/** Whole minutes, the running one left out. */
function countMinutes(since: Date, now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS) - Math.floor(since.getTime() / MINUTE_MS)
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
