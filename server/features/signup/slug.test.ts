import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

test.each([
  ["Joe's Green Door", 'joes-green-door'],
  ['  Café — Élan 2 ', 'cafe-elan-2'],
  ['大麻', 'dispensary'],
  ['x'.repeat(80), 'x'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('%s is known as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a taken slug gets the lowest free number', () => {
  expect(freeSlug('green', new Set())).toBe('green')
  expect(freeSlug('green', new Set(['green']))).toBe('green-2')
  expect(freeSlug('green', new Set(['green', 'green-2', 'green-4']))).toBe('green-3')
})
