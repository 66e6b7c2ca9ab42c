import { expect, test } from 'vitest'
import { parseQuery, printQuery } from './query-choice.ts'

test('queries are plain text: no quotes around a number or a word that looks like one', () => {
  expect(parseQuery('?page=2&range=24h&empty=')).toEqual({ page: '2', range: '24h', empty: '' })
  expect(printQuery({ page: '2', tab: undefined, range: '24h', conversation: 'a b' })).toBe(
    '?page=2&range=24h&conversation=a+b',
  )
  expect(printQuery({})).toBe('')
})
