import { type Lift, LIFT_MINIMUM, type LiftArm } from '#contract/performance.ts'
import type { Experiment } from '#server/db/lift-figures.ts'

/** The sums of one side. Amounts in cents; squares are sums of squared cents. */
export type LiftSums = {
  visitors: number
  orders: number
  netCents: number
  orderSquares: number
  visitorSquares: number
}

/** What the widget brings: its visitors against those who were held out, with the 95 % interval of each difference. */
export function measureLift(experiment: Experiment, sums: { with: LiftSums; without: LiftSums }): Lift {
  const running = {
    holdoutPercent: experiment.holdoutPercent,
    since: experiment.since.toISOString(),
    with: toArm(sums.with),
    without: toArm(sums.without),
  }
  const arms = [sums.with, sums.without]
  const isEnough = arms.every((arm) => arm.visitors >= LIFT_MINIMUM.visitors && arm.orders >= LIFT_MINIMUM.orders)
  if (!isEnough) return { status: 'not_enough_data', ...running, minimum: LIFT_MINIMUM }
  const perVisitor = (arm: LiftSums) => sampleOf(arm.visitors, arm.netCents, arm.visitorSquares)
  const perOrder = (arm: LiftSums) => sampleOf(arm.orders, arm.netCents, arm.orderSquares)
  return {
    status: 'measured',
    ...running,
    revenuePerVisitor: differenceOf(perVisitor(sums.with), perVisitor(sums.without)),
    aov: differenceOf(perOrder(sums.with), perOrder(sums.without)),
  }
}

function toArm({ visitors, orders, netCents }: LiftSums): LiftArm {
  return {
    visitors,
    orders,
    revenuePerVisitorCents: visitors === 0 ? null : netCents / visitors,
    aovCents: orders === 0 ? null : netCents / orders,
  }
}

type Sample = { count: number; mean: number; variance: number }

function sampleOf(count: number, sum: number, squares: number): Sample {
  const mean = sum / count
  return { count, mean, variance: Math.max(0, (squares - sum * mean) / (count - 1)) }
}

/** Welch's interval: unequal variances, degrees of freedom after Satterthwaite. */
export function differenceOf(one: Sample, other: Sample): { cents: number; low: number; high: number } {
  const [a, b] = [one.variance / one.count, other.variance / other.count]
  const cents = one.mean - other.mean
  if (a + b === 0) return { cents, low: cents, high: cents }
  const freedom = (a + b) ** 2 / (a ** 2 / (one.count - 1) + b ** 2 / (other.count - 1))
  const margin = studentQuantile975(freedom) * Math.sqrt(a + b)
  return { cents, low: cents - margin, high: cents + margin }
}

const NORMAL_975 = 1.959963984540054

/** The 97.5 % point of Student's t, by the Cornish-Fisher expansion: right to 0.001 from ten degrees of freedom on. */
export function studentQuantile975(freedom: number): number {
  const z = NORMAL_975
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  )
}
