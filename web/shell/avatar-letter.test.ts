import { expect, test } from 'vitest'
import { avatarLetter, shownFirstName } from './avatar-letter.ts'

test.each([
  [{ firstName: 'dana', email: 'x@y.example' }, 'D', 'dana'],
  [{ firstName: null, email: 'owner@shop.example' }, 'O', 'User'],
  [{ firstName: '  ', email: 'owner@shop.example' }, 'O', 'User'],
  [{ firstName: null, email: '' }, 'U', 'User'],
  [{ firstName: '𝒟ana', email: '' }, '𝒟', '𝒟ana'],
])('%j has the letter %s and the name %s', (person, letter, name) => {
  expect(avatarLetter(person)).toBe(letter)
  expect(shownFirstName(person)).toBe(name)
})
