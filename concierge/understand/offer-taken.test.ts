import { expect, it } from 'vitest'
import { offerIn } from './offer-taken.ts'

it('hears the one thing that a reply offers, and no choice', () => {
  expect(offerIn('Fair. Want me to show you some gummies instead?')).toBe('me to show you some gummies instead')
  expect(offerIn('Would you like flower or a vape?')).toBeNull()
  expect(offerIn('It is $30 on sale.')).toBeNull()
})
