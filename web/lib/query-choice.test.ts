import { expect, test } from 'vitest'
import { parseQuery, printQuery, readChoice } from './query-choice.ts'

const TABS = { overview: 'Overview', flagged: 'Flagged' } as const

test('a known value is taken', () => {
  expect(readChoice('flagged', TABS)).toBe('flagged')
})

test.each(['FLAGGED', '', 'toString', '__proto__', undefined, null, 3, ['flagged']])('%j is ignored', (value) => {
  expect(readChoice(value, TABS)).toBeUndefined()
})

test('queries are plain text: no quotes around a number or a word that looks like one', () => {
  expect(parseQuery('?page=2&range=24h&empty=')).toEqual({ page: '2', range: '24h', empty: '' })
  expect(printQuery({ page: '2', tab: undefined, range: '24h', conversation: 'a b' })).toBe(
    '?page=2&range=24h&conversation=a+b',
  )
  expect(printQuery({})).toBe('')
})
