import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = new Date('2026-06-10T12:00:00Z')
const HOUR_MS = 60 * 60 * 1000

test.each([
  ['120', 120_000],
  [' 1.5 ', 1500],
  ['0', 0],
  ['Wed, 10 Jun 2026 12:10:00 GMT', 600_000],
  ['Wed, 10 Jun 2026 11:00:00 GMT', 0],
  ['999999999', HOUR_MS],
  ['Fri, 31 Dec 9999 23:59:59 GMT', HOUR_MS],
  ['soon', null],
  ['', null],
  ['9'.repeat(400), null],
])('"%s" asks for a wait of %s ms', (value, waitMs) => {
  expect(readRetryAfter(new Headers({ 'retry-after': value }), now)).toBe(waitMs)
})

test('no header asks for nothing', () => {
  expect(readRetryAfter(new Headers(), now)).toBeNull()
})
