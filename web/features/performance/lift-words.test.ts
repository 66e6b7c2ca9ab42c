import { expect, test } from 'vitest'
import type { Lift } from '#contract/performance.ts'
import { describeLift, formatSignedCents } from './lift-words.ts'

const ARM = { visitors: 900, orders: 120, revenuePerVisitorCents: 800, aovCents: 6000 }
const RUNNING = { holdoutPercent: 10, since: '2026-11-01T00:00:00.000Z', with: ARM, without: ARM }

const measured = (cents: number, low: number, high: number): Lift => ({
  status: 'measured',
  ...RUNNING,
  revenuePerVisitor: { cents, low, high },
  aov: { cents: 0, low: -1, high: 1 },
})

test('without a hold-out nothing is claimed', () => {
  expect(describeLift({ status: 'off' }, 'USD').value).toBe('Not measured')
  expect(describeLift(undefined, 'USD').value).toBe('Not measured')
})

test('too little data is said, with what is missing', () => {
  const lift: Lift = {
    status: 'not_enough_data',
    ...RUNNING,
    with: { ...ARM, visitors: 400, orders: 29 },
    without: { ...ARM, visitors: 61, orders: 4 },
    minimum: { visitors: 100, orders: 30 },
  }
  expect(describeLift(lift, 'USD')).toEqual({
    value: 'Not enough data yet',
    detail: '39 visitors and 26 orders to go; each side needs 100 and 30',
    text: '10% of visitors do not see the assistant since Nov 1.',
  })
})

test('a measured lift stands with its interval', () => {
  expect(describeLift(measured(124.4, 31, 217), 'USD')).toMatchObject({
    value: '+$1.24 a visitor',
    detail: '95% interval +$0.31 to +$2.17',
  })
})

test('an interval that holds zero is not called a gain', () => {
  expect(describeLift(measured(40, -20, 100), 'USD').text).toContain('may be chance')
  expect(describeLift(measured(40, 10, 70), 'USD').text).toContain('spend more')
  expect(describeLift(measured(-40, -70, -10), 'USD').text).toContain('spend less')
})

test('a difference has its sign, and zero has none', () => {
  expect([formatSignedCents(-30.2, 'USD'), formatSignedCents(0.3, 'USD'), formatSignedCents(125, 'USD')]).toEqual([
    '−$0.30',
    '$0.00',
    '+$1.25',
  ])
})
