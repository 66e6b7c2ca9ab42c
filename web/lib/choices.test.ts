import { expect, test } from 'vitest'
import { readChoice } from './choices.ts'

const TABS = { overview: 'Overview', flagged: 'Flagged' } as const

test('a known value is taken', () => {
  expect(readChoice('flagged', TABS)).toBe('flagged')
})

test.each(['FLAGGED', '', 'toString', '__proto__', undefined, null, 3, ['flagged']])('%j is ignored', (value) => {
  expect(readChoice(value, TABS)).toBeUndefined()
})
