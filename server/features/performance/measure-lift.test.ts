import { expect, test } from 'vitest'
import { differenceOf, type LiftSums, measureLift, studentQuantile975 } from './measure-lift.ts'

const EXPERIMENT = { experiment: 1, holdoutPercent: 20, since: new Date('2026-06-01T00:00:00Z') }
const NONE: LiftSums = { visitors: 0, orders: 0, netCents: 0, orderSquares: 0, visitorSquares: 0 }

/** Sums of visitors who bought once for each amount, and of others who bought nothing. */
function sumsOf(amounts: number[], visitors: number): LiftSums {
  const squares = amounts.reduce((sum, amount) => sum + amount ** 2, 0)
  const netCents = amounts.reduce((sum, amount) => sum + amount, 0)
  return { visitors, orders: amounts.length, netCents, orderSquares: squares, visitorSquares: squares }
}

test('too few visitors or orders on either side give no difference, and say what is needed', () => {
  const many = sumsOf(Array(40).fill(5000), 200)
  const few = sumsOf(Array(29).fill(5000), 200)
  expect(measureLift(EXPERIMENT, { with: many, without: few })).toMatchObject({
    status: 'not_enough_data',
    minimum: { visitors: 100, orders: 30 },
    without: { visitors: 200, orders: 29, aovCents: 5000 },
  })
  expect(measureLift(EXPERIMENT, { with: NONE, without: many }).status).toBe('not_enough_data')
})

test('the difference is that of the means, inside its interval', () => {
  const treated = sumsOf(
    Array.from({ length: 60 }, (_, i) => 6000 + (i % 5) * 500),
    300,
  )
  const control = sumsOf(
    Array.from({ length: 40 }, (_, i) => 5000 + (i % 4) * 500),
    300,
  )
  const lift = measureLift(EXPERIMENT, { with: treated, without: control })
  if (lift.status !== 'measured') throw new Error('not measured')
  expect(lift.aov.cents).toBeCloseTo(7000 - 5750, 6)
  expect(lift.revenuePerVisitor.cents).toBeCloseTo((60 * 7000 - 40 * 5750) / 300, 6)
  for (const { low, cents, high } of [lift.aov, lift.revenuePerVisitor]) {
    expect(low).toBeLessThan(cents)
    expect(high - cents).toBeCloseTo(cents - low, 6)
  }
})

test('equal samples on both sides give an interval around nothing', () => {
  const side = sumsOf(
    Array.from({ length: 50 }, (_, i) => 4000 + i * 10),
    250,
  )
  const lift = measureLift(EXPERIMENT, { with: side, without: side })
  if (lift.status !== 'measured') throw new Error('not measured')
  expect(lift.aov.cents).toBe(0)
  expect(lift.aov.low).toBeLessThan(0)
  expect(lift.aov.high).toBeGreaterThan(0)
})

test.each([
  [10, 2.2281],
  [30, 2.0423],
  [60, 2.0003],
  [120, 1.9799],
  [1000, 1.9623],
])('Student’s t with %s degrees of freedom is that of the tables', (freedom, tabled) => {
  expect(Math.abs(studentQuantile975(freedom) - tabled)).toBeLessThan(0.001)
})

test('Welch’s interval agrees with one worked by hand', () => {
  // Variances 400 and 100 over 25 and 16: standard error sqrt(16 + 6.25), 36.6 degrees of freedom, t 2.0269.
  const { cents, low, high } = differenceOf(
    { count: 25, mean: 110, variance: 400 },
    { count: 16, mean: 100, variance: 100 },
  )
  expect(cents).toBe(10)
  expect(high - low).toBeCloseTo(2 * 2.0269 * Math.sqrt(22.25), 1)
})
