import { expect, test } from 'vitest'
import { restoreDraft } from './restore-draft.ts'

const blank = { name: '', agreed: false, address: { city: '', state: '' }, rows: [{ city: '' }], guard: { age: true } }

test('what is of the same kind comes back, at every level', () => {
  const draft = { name: 'Ana', agreed: true, address: { city: 'Denver' }, rows: [], guard: { age: false } }
  expect(restoreDraft(blank, draft)).toEqual({ ...draft, address: { city: 'Denver', state: '' } })
})

test('what is of another kind, or not of the form, is left out', () => {
  const draft = { name: 7, agreed: 'yes', address: 'Denver', rows: { 0: 'x' }, guard: null, password: 'secret' }
  expect(restoreDraft(blank, draft)).toEqual(blank)
})

test('without a draft the form is blank, and a copy', () => {
  const restored = restoreDraft(blank, null)
  expect(restored).toEqual(blank)
  expect(restored).not.toBe(blank)
})
