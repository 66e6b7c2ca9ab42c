import { expect, test } from 'vitest'
import { countFilters, describeSpan, readFilter } from './conversation-filter.ts'

test('an address gives the filter it names', () => {
  expect(
    readFilter({
      q: ' gummies ',
      sentiment: 'negative',
      bought: 'yes',
      flag: 'open',
      from: '2026-11-01',
      to: '2026-11-20',
    }),
  ).toEqual({ q: 'gummies', sentiment: 'negative', bought: 'yes', flag: 'open', from: '2026-11-01', to: '2026-11-20' })
})

test('what cannot be read does not narrow', () => {
  expect(
    readFilter({
      q: '  ',
      sentiment: 'purple',
      bought: 'maybe',
      from: '2026-02-30',
      to: 'yesterday',
      since: '2026-13-40T00:00:00Z',
      agentId: "'; drop table",
    }),
  ).toEqual({})
})

test('a span counts as one filter', () => {
  expect(countFilters({})).toBe(0)
  expect(countFilters({ from: '2026-11-01', to: '2026-11-20', bought: 'yes' })).toBe(2)
})

test('a span is told in words', () => {
  expect(describeSpan({ from: '2026-11-01', to: '2026-11-20' }, 'UTC')).toBe('Nov 1 – 20, 2026')
  expect(describeSpan({ from: '2026-11-01' }, 'UTC')).toBe('from Nov 1, 2026')
  expect(describeSpan({ since: '2026-11-20T10:00:00.000Z' }, 'UTC')).toBe('since Nov 20, 2026, 10:00:00 AM UTC')
  expect(describeSpan({}, 'UTC')).toBeNull()
})
