import { expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { answerPayment } from './answer-payment.ts'

const profile = StoreProfile.parse({
  name: 'Harbor',
  payment: { accepted: ['cash', 'debit card'], cash_discount: '3% off when all is paid in cash' },
})
const store = openStore({ profile, products: [] })
const ask = (plain: string) => answerPayment({ store, profile, plain, language: 'en', now: new Date() }).text

it('tells what an owner wrote of a way to pay when it is asked about, and only then', () => {
  expect(ask('is it cheaper if i pay cash')).toContain('3% off')
  expect(ask('do you take debit')).not.toContain('3% off')
})
