import { describe, expect, test } from 'vitest'
import { BusinessForm, PaymentForm, signupRoutes } from './signup.ts'
import {
  type AccountForm,
  type BillingForm,
  type BusinessForm as BusinessInput,
  type CardForm,
  checkAccount,
  checkBilling,
  checkBusiness,
  checkCard,
  firstChargeDate,
  groupCardNumber,
} from './signup-rules.ts'
import { DEFAULT_HOURS } from './store-profile.ts'
import { US_STATES } from './us-states.ts'

const account: AccountForm = {
  businessName: 'Green Lantern',
  yourName: 'Ana Ruiz',
  email: 'ana@lantern.example',
  phone: '303 555 0100',
  state: 'Colorado',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  ageVerified: true,
  businessAuth: true,
  termsAgreed: true,
}

const card: CardForm = { cardNumber: '4242 4242 4242 4242', expiryMonth: '12', expiryYear: '2030', cvv: '123' }

const billing: BillingForm = {
  cardholderName: 'Ana Ruiz',
  billingAddress: {
    street: '1 Main St',
    city: 'Denver',
    state: 'Colorado',
    zipCode: '80202',
    country: 'United States',
  },
}

const business: BusinessInput = {
  dispensaryName: 'Green Lantern',
  websiteUrl: 'https://lantern.example',
  businessType: 'Recreational Only',
  yearsInOperation: '1-3 years',
  primaryLocation: { city: 'Denver', state: 'Colorado' },
  additionalLocations: [],
  licenseNumbers: '',
  currentHours: DEFAULT_HOURS,
  busiestHours: [],
  commonQuestions: '',
}

/** The specification's own words. Each row breaks one field and names what is then said of it. */
const ACCOUNT_FAULTS: [Partial<AccountForm>, string, string][] = [
  [{ businessName: ' ' }, 'businessName', 'Business name is required'],
  [{ yourName: '' }, 'yourName', 'Your name is required'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'ana' }, 'email', 'Email is invalid'],
  [{ email: 'ana@lantern' }, 'email', 'Email is invalid'],
  [{ email: 'a b@lantern.example' }, 'email', 'Email is invalid'],
  [{ email: 'a@b@lantern.example' }, 'email', 'Email is invalid'],
  [{ phone: '' }, 'phone', 'Phone number is required'],
  [{ state: '' }, 'state', 'State is required'],
  [{ state: 'Ontario' }, 'state', 'State is required'],
  [{ password: '', confirmPassword: '' }, 'password', 'Password is required'],
  [{ password: 'seven77', confirmPassword: 'seven77' }, 'password', 'Password must be at least 8 characters'],
  [{ confirmPassword: 'another horse' }, 'confirmPassword', 'Passwords do not match'],
  [{ ageVerified: false }, 'ageVerified', 'Age verification is required'],
  [{ businessAuth: false }, 'businessAuth', 'Business authorization is required'],
  [{ termsAgreed: false }, 'termsAgreed', 'Terms agreement is required'],
]

const CARD_FAULTS: [Partial<CardForm>, string, string][] = [
  [{ cardNumber: '' }, 'cardNumber', 'Card number is required'],
  [{ cardNumber: '4242 4242 4242' }, 'cardNumber', 'Invalid card number'],
  [{ cardNumber: '4'.repeat(20) }, 'cardNumber', 'Invalid card number'],
  [{ expiryMonth: '' }, 'expiryMonth', 'Expiry month is required'],
  [{ expiryYear: '' }, 'expiryYear', 'Expiry year is required'],
  [{ cvv: '' }, 'cvv', 'CVV is required'],
  [{ cvv: '12' }, 'cvv', 'Invalid CVV'],
  [{ cvv: '12345' }, 'cvv', 'Invalid CVV'],
]

const address = (changes: Partial<BillingForm['billingAddress']>) => ({
  billingAddress: { ...billing.billingAddress, ...changes },
})

const BILLING_FAULTS: [Partial<BillingForm>, string, string][] = [
  [{ cardholderName: '' }, 'cardholderName', 'Cardholder name is required'],
  [{ cardholderName: '4242 4242 4242 4242' }, 'cardholderName', 'Cardholder name is required'],
  [address({ street: '' }), 'billingAddress.street', 'Street address is required'],
  [address({ city: '' }), 'billingAddress.city', 'City is required'],
  [address({ state: '' }), 'billingAddress.state', 'State is required'],
  [address({ zipCode: '' }), 'billingAddress.zipCode', 'ZIP code is required'],
]

const BUSINESS_FAULTS: [Partial<BusinessInput>, string, string][] = [
  [{ dispensaryName: '' }, 'dispensaryName', 'Dispensary name is required'],
  [{ websiteUrl: 'lantern' }, 'websiteUrl', 'Website must be a URL'],
  [{ websiteUrl: 'javascript:alert(1)' }, 'websiteUrl', 'Website must be a URL'],
  [{ businessType: '' }, 'businessType', 'Business type is required'],
  [{ yearsInOperation: '' }, 'yearsInOperation', 'Years in operation is required'],
  [{ primaryLocation: { city: '', state: 'Colorado' } }, 'primaryLocation.city', 'Primary city is required'],
  [{ primaryLocation: { city: 'Denver', state: '' } }, 'primaryLocation.state', 'Primary state is required'],
  [
    { additionalLocations: [{ city: 'Aurora', state: '' }] },
    'additionalLocations.0',
    'Both city and state are required',
  ],
  [{ additionalLocations: [{ city: '', state: 'Utah' }] }, 'additionalLocations.0', 'Both city and state are required'],
]

describe('in the browser', () => {
  test.each(ACCOUNT_FAULTS)('account %o: %s says "%s"', (change, field, message) => {
    expect(checkAccount({ ...account, ...change })).toEqual({ [field]: message })
  })
  test.each(CARD_FAULTS)('card %o: %s says "%s"', (change, field, message) => {
    expect(checkCard({ ...card, ...change })).toEqual({ [field]: message })
  })
  test.each(BILLING_FAULTS)('billing %o: %s says "%s"', (change, field, message) => {
    expect(checkBilling({ ...billing, ...change })).toEqual({ [field]: message })
  })
  test.each(BUSINESS_FAULTS)('business %o: %s says "%s"', (change, field, message) => {
    expect(checkBusiness({ ...business, ...change })).toEqual({ [field]: message })
  })

  test('good forms have no faults', () => {
    expect([checkAccount(account), checkCard(card), checkBilling(billing), checkBusiness(business)]).toEqual([
      {},
      {},
      {},
      {},
    ])
  })

  test('all faults of a form come at once, in the order of its fields', () => {
    const faults = checkAccount({ ...account, businessName: '', email: '', password: '', termsAgreed: false })
    expect(Object.keys(faults)).toEqual(['businessName', 'email', 'password', 'confirmPassword', 'termsAgreed'])
  })

  test('a row of neither city nor state is no fault', () => {
    expect(checkBusiness({ ...business, additionalLocations: [{ city: '', state: '' }] })).toEqual({})
  })

  test('13 and 19 digits are card numbers', () => {
    expect(checkCard({ ...card, cardNumber: '4'.repeat(13) })).toEqual({})
    expect(checkCard({ ...card, cardNumber: groupCardNumber('4'.repeat(19)) })).toEqual({})
  })
})

describe('on the server', () => {
  const faultsOf = (
    schema: typeof signupRoutes.saveAccount.body | typeof BusinessForm | typeof PaymentForm,
    body: object,
  ) =>
    Object.fromEntries(schema.safeParse(body).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
  const paid = {
    ...billing,
    paymentMethodId: 'sbx_ok_visa_4242',
    card: { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 },
  }

  test.each(ACCOUNT_FAULTS)('account %o: %s says "%s"', (change, field, message) => {
    expect(faultsOf(signupRoutes.saveAccount.body, { ...account, ...change })).toEqual({ [field]: message })
  })
  test.each(BILLING_FAULTS)('billing %o: %s says "%s"', (change, field, message) => {
    expect(faultsOf(PaymentForm, { ...paid, ...change })).toEqual({ [field]: message })
  })
  test.each(BUSINESS_FAULTS)('business %o: %s says "%s"', (change, field, message) => {
    expect(faultsOf(BusinessForm, { ...business, ...change })).toEqual({ [field]: message })
  })

  test('a missing field gets its own message, not one about types', () => {
    expect(faultsOf(signupRoutes.saveAccount.body, {}).businessName).toBe('Business name is required')
  })

  test('a bare card number never passes for a payment method', () => {
    expect(PaymentForm.safeParse({ ...paid, paymentMethodId: '4242424242424242' }).success).toBe(false)
  })
})

test('card numbers are grouped in fours, digits only, 23 characters at most', () => {
  expect(groupCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupCardNumber('4242-4242 x')).toBe('4242 4242')
  expect(groupCardNumber('4'.repeat(40))).toHaveLength(23)
})

test('the first charge is 30 days from today, across months', () => {
  expect(firstChargeDate(new Date(2026, 10, 21), 30)).toEqual(new Date(2026, 11, 21))
  expect(firstChargeDate(new Date(2028, 0, 31), 30)).toEqual(new Date(2028, 2, 1))
})

test('there are 50 states, each with a code of its own and a time zone that exists', () => {
  expect(US_STATES).toHaveLength(50)
  expect(new Set(US_STATES.map((state) => state.code)).size).toBe(50)
  for (const { timeZone } of US_STATES) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
})
