import { expect, test } from 'vitest'
import {
  formatCents,
  formatChange,
  formatDay,
  formatDayRange,
  formatDuration,
  formatExact,
  formatHeadlineCents,
  formatNoun,
  formatRelative,
  formatScore,
  formatTimeOfDay,
  formatZone,
} from './format.ts'

const NOW = new Date('2026-11-20T23:05:09Z')
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString()

test('money has its symbol, thousands and cents', () => {
  expect(formatCents(123_456)).toBe('$1,234.56')
  expect(formatCents(0)).toBe('$0.00')
  expect(formatCents(-500)).toBe('-$5.00')
  expect(formatCents(null)).toBe('–')
})

test('a headline drops the cents from a million on', () => {
  expect(formatHeadlineCents(99_999_999)).toBe('$999,999.99')
  expect(formatHeadlineCents(168_204_949)).toBe('$1,682,049')
  expect(formatHeadlineCents(null)).toBe('–')
})

test('a change carries its sign, and none at zero', () => {
  expect([formatChange(12), formatChange(-8), formatChange(0), formatChange(1234)]).toEqual([
    '+12%',
    '−8%',
    '0%',
    '+1,234%',
  ])
})

test('one of a thing is not many', () => {
  expect([formatNoun(0, 'order'), formatNoun(1, 'order'), formatNoun(1204, 'order')]).toEqual([
    '0 orders',
    '1 order',
    '1,204 orders',
  ])
})

test('a score has one decimal', () => {
  expect([formatScore(4), formatScore(4.26), formatScore(null)]).toEqual(['4.0', '4.3', '–'])
})

test.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [60, '1 min'],
  [185, '3 min 5 s'],
  [3600, '1 h'],
  [4320, '1 h 12 min'],
])('%d seconds last %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

test.each([
  [10, 'just now'],
  [-20, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '1 hour ago'],
  [5 * 60, '5 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [26 * 3600, '1 day ago'],
  [20 * 86_400, '20 days ago'],
  [65 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
  [-3600 * 5, 'in 5 hours'],
])('%d seconds back is %s', (seconds, words) => {
  expect(formatRelative(before(seconds), NOW)).toBe(words)
})

test("an exact moment stands in the tenant's zone and names it", () => {
  expect(formatExact('2026-11-20T23:05:09Z', 'America/Denver')).toBe('Nov 20, 2026, 4:05:09 PM MST')
  expect(formatExact('2026-07-04T02:30:00Z', 'America/New_York')).toBe('Jul 3, 2026, 10:30:00 PM EDT')
  expect(formatTimeOfDay('2026-11-20T23:05:09Z', 'America/Los_Angeles')).toBe('3:05 PM')
})

test('a calendar day is that day in every zone', () => {
  expect(formatDay('2026-03-08')).toBe('Mar 8')
  expect(formatDay('2026-03-08', true)).toBe('Sun, Mar 8')
})

test('a span names what its ends share once', () => {
  expect(formatDayRange('2026-10-23', '2026-11-20')).toBe('Oct 23 – Nov 20, 2026')
  expect(formatDayRange('2025-12-02', '2026-11-20')).toBe('Dec 2, 2025 – Nov 20, 2026')
  expect(formatDayRange('2026-11-20', '2026-11-20')).toBe('Nov 20, 2026')
})

test('a zone has a name that people use', () => {
  expect(formatZone('America/Denver')).toBe('Mountain Time')
  expect(formatZone('America/Chicago')).toBe('Central Time')
})
