import { expect, test } from 'vitest'
import { describeAction, listChanges } from './audit-words.ts'

test('a change is listed name by name, deep parts with dots, and what stayed is left out', () => {
  expect(listChanges({ a: 1, deep: { b: 'x', c: true } }, { a: 1, deep: { b: 'y', c: true }, d: [1] })).toEqual([
    { name: 'deep.b', before: 'x', after: 'y' },
    { name: 'd', before: null, after: '[1]' },
  ])
})

test('nothing compared is no change', () => {
  expect(listChanges(null, null)).toEqual([])
})

test('an action that is not known is shown as it is', () => {
  expect(describeAction('session.started')).toBe('Signed in')
  expect(describeAction('x.y')).toBe('x.y')
})
