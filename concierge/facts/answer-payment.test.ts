import { describe, expect, it } from 'vitest'
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

describe('what the driver takes', () => {
  const delivered = StoreProfile.parse({ ...profile, delivery: { offered: true, payment: 'cash or CanPay' } })
  const asked = (plain: string) =>
    answerPayment({ store, profile: delivered, plain, language: 'en', now: new Date() }).text

  it.each(['does the driver take debit', 'can i use my debit card when you deliver', 'can i pay debit at my door'])(
    'may be less than what the counter takes: %s',
    (text) => {
      expect(asked(text)).toBe("No, our driver can't take debit cards. Payment for delivery: cash or CanPay.")
    },
  )

  it('is told by itself', () => {
    expect(asked('can i pay the driver in cash')).toContain('Yes, you can pay our driver with cash.')
    expect(asked('how do i pay the driver')).toBe('Payment for delivery: cash or CanPay.')
  })

  it('is not told of the counter', () => {
    expect(asked('do you take debit')).toContain('Yes, we take debit')
    expect(ask('does the driver take debit')).toContain('Yes, we take debit')
  })
})
