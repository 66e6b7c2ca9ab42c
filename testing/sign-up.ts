import { randomUUIDv7 } from 'node:crypto'
import * as z from 'zod'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import type { TestApp } from './test-app.ts'

export function makeAccount(overrides: Record<string, unknown> = {}) {
  const id = randomUUIDv7().slice(-12)
  return {
    businessName: `Green Lantern ${id}`,
    yourName: 'Ana Maria Ruiz',
    email: `ana-${id}@lantern.example`,
    phone: '303 555 0100',
    state: 'Colorado',
    password: `correct horse ${id}`,
    confirmPassword: `correct horse ${id}`,
    ageVerified: true,
    businessAuth: true,
    termsAgreed: true,
    ...overrides,
  }
}

export function makeBusiness(overrides: Record<string, unknown> = {}) {
  return {
    dispensaryName: 'Green Lantern',
    websiteUrl: 'https://lantern.example',
    businessType: 'Recreational Only',
    yearsInOperation: '1-3 years',
    primaryLocation: { city: 'Denver', state: 'Colorado' },
    additionalLocations: [{ city: 'Aurora', state: 'Colorado' }],
    licenseNumbers: '402R-00147, 402R-00148',
    currentHours: DEFAULT_HOURS,
    busiestHours: ['Evening (5-8 PM)'],
    commonQuestions: 'Do you deliver?',
    ...overrides,
  }
}

/** What the sandbox's part in the browser makes of a good card, or of one that is to fail. */
export function makePayment(outcome: 'ok' | 'declined' | 'expired' | 'funds' = 'ok') {
  return {
    paymentMethodId: `sbx_${outcome}_visa_4242_122040_abcdefghijklmnop`,
    card: { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 },
    cardholderName: 'Ana Ruiz',
    billingAddress: { street: '1 Main St', city: 'Denver', state: 'Colorado', zipCode: '80202' },
  }
}

export const makeAgent = (overrides: Record<string, unknown> = {}) => ({
  agentName: 'Juniper',
  menu: 'sample',
  ...overrides,
})

const Begun = z.object({ signupToken: z.string() })

/** Goes through the steps up to the agent builder. Returns the token of the pending sign-up. */
export async function beginSignup(
  api: TestApp,
  account: Record<string, unknown> = makeAccount(),
  options: { isBeta?: boolean } = {},
): Promise<string> {
  const { isBeta = false } = options
  const begun = await api.call('POST', '/api/signup/account', { body: { ...account, isBeta } })
  const { signupToken } = Begun.parse(begun.body)
  if (!isBeta) await api.call('POST', '/api/signup/payment', { body: { signupToken, ...makePayment() } })
  await api.call('POST', '/api/signup/business', { body: { signupToken, ...makeBusiness() } })
  return signupToken
}
