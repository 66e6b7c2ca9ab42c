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

describe('cards by their makers', () => {
  const asked = (accepted: readonly string[], refused: readonly string[], plain: string) =>
    answerPayment({
      store,
      profile: StoreProfile.parse({ ...profile, payment: { accepted, not_accepted: refused } }),
      plain,
      language: 'en',
      now: new Date(),
    }).text

  const DEBIT = ['cash', 'Visa debit', 'Mastercard debit', 'Apple Pay (debit cards only)']
  it.each([
    ['do you take discover', 'Discover'],
    ['what about discover ?', 'Discover'],
    ['and amex ?', 'American Express'],
    ['is american express ok', 'American Express'],
  ])('are not taken because others are: %s', (text, name) => {
    expect(asked(DEBIT, ['credit cards', 'Discover'], text)).toMatch(new RegExp(`^No, we don't take ${name}\\.`))
    expect(asked(['cash', 'Visa and Mastercard credit'], [], text)).toMatch(new RegExp(`^No, we don't take ${name}\\.`))
  })

  it.each([
    ['do you take visa', 'Visa debit'],
    ['can i use my mastercard', 'Mastercard debit'],
    ['is a visa debit card fine', 'Visa debit'],
  ])('are taken where they are named: %s', (text, method) => {
    expect(asked(DEBIT, [], text)).toContain(`Yes, we take ${method}.`)
  })

  it('that are for debit alone are no credit cards', () => {
    expect(asked(DEBIT, [], 'can i use a credit card')).toContain("No, we don't take credit cards.")
  })

  it('are taken where cards of any maker are', () => {
    expect(asked(['cash', 'credit cards'], [], 'do you take discover')).toContain('Yes, we take credit cards.')
    expect(asked(['cash', 'debit card'], ['credit cards'], 'i have a discover debit card')).toContain(
      'Yes, we take debit card.',
    )
    expect(asked(['cash', 'debit card'], ['credit cards'], 'do you take visa')).toContain(
      "No, we don't take credit cards.",
    )
  })
})

it('says yes to who has only the one way to pay', () => {
  expect(ask('i only have cash')).toContain('Yes, we take cash.')
  expect(ask('is it cash only')).not.toContain('Yes')
})

it('says that money of another country is not taken', () => {
  expect(ask('can i pay with euros')).toContain("No, we don't take foreign currency.")
})
