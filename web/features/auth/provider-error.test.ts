import { expect, test } from 'vitest'
import { describeProviderError } from './provider-error.ts'

test('a known code is told in words', () => {
  expect(describeProviderError('not_invited')).toBe(
    'This account has no access yet. Please contact your admin for an invitation.',
  )
})

test('an unknown code is named', () => {
  expect(describeProviderError('consent_required')).toBe('Login failed (consent_required)')
})

test.each(['Your account is locked, call 555-0100', '<img src=x>', '', 'a'.repeat(65)])(
  'a text that is no code is not repeated: %s',
  (error) => {
    expect(describeProviderError(error)).toBe('Login failed')
  },
)

test('no error says nothing', () => {
  expect(describeProviderError(null)).toBeNull()
})
