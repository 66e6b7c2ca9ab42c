import { describe, expect, test } from 'vitest'
import type { BillingOverview } from '#contract/billing.ts'
import { describeNotice, describePrice, describeStatus, describeTrialEnd, maskCard } from './billing-words.ts'

const now = new Date('2026-11-21T15:00:00Z')
const TRIAL: BillingOverview = {
  plan: { id: 'econcierge', name: 'Virtual Budtender', priceCents: 399_900, trialDays: 30 },
  status: 'trialing',
  isBeta: false,
  trialEndsAt: '2026-12-14T15:00:00.000Z',
  periodEndsAt: null,
  cancelsAtPeriodEnd: false,
  pastDueSince: null,
  endedAt: null,
  entitlement: { isEntitled: true, reason: 'trial', until: '2026-12-14T15:00:00.000Z' },
  card: { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 },
  billingEmail: 'a@shop.example',
  customerId: 'cus',
  subscriptionId: 'sub',
  offers: [],
  provider: { label: 'Sandbox payments', isSandbox: true },
}
const notice = (changes: Partial<BillingOverview>) => describeNotice({ ...TRIAL, ...changes }, 'America/Denver')
const off = { isEntitled: false, until: '2026-11-20T15:00:00.000Z' } as const

test('the end of a trial is counted in days, the last one included', () => {
  expect(describeTrialEnd('2026-12-14T15:00:00Z', now)).toBe('trial ends in 23 days')
  expect(describeTrialEnd('2026-11-21T16:00:00Z', now)).toBe('trial ends in 1 day')
  expect(describeTrialEnd('2026-11-21T14:00:00Z', now)).toBe('trial has ended')
})

test('a card shows its last four digits alone', () => {
  expect(maskCard({ brand: 'mastercard', lastFour: '4444' })).toBe('Mastercard •••• •••• •••• 4444')
})

test('the price says from when it holds', () => {
  expect(describePrice(TRIAL)).toBe('$3,999/mo after trial')
  expect(describePrice({ ...TRIAL, isBeta: true })).toBe('$3,999/mo after the beta')
  expect(describePrice({ ...TRIAL, status: 'active' })).toBe('$3,999/mo')
})

describe('the notice above the plan', () => {
  test('is not there when all is well', () => {
    expect(notice({})).toBeNull()
    expect(notice({ status: 'active', periodEndsAt: '2026-12-21T15:00:00.000Z' })).toBeNull()
  })

  test.each([
    [
      'a failed payment',
      {
        status: 'past_due',
        entitlement: { isEntitled: true, reason: 'payment_late', until: '2026-12-05T15:00:00.000Z' },
      },
      /by December 5, 2026/,
    ],
    ['a cancellation', { cancelsAtPeriodEnd: true }, /^Your subscription ends on December 14, 2026/],
    [
      'a trial without a card',
      { subscriptionId: null, card: null, isBeta: true },
      /^Your beta ends on December 14, 2026/,
    ],
    ['a trial that is over', { entitlement: { ...off, reason: 'trial_over' } }, /^Your trial has ended/],
    [
      'a payment that stayed open',
      { status: 'past_due', entitlement: { ...off, reason: 'payment_overdue' } },
      /^A payment is still open.*Manage Subscription/,
    ],
    [
      'an ended subscription',
      { status: 'canceled', entitlement: { ...off, reason: 'cancelled' } },
      /^Your subscription has ended/,
    ],
  ] satisfies [string, Partial<BillingOverview>, RegExp][])(
    'tells of %s and what to do',
    (_what, changes, expected) => {
      const told = notice(changes)
      expect(`${told?.title} ${told?.text}`).toMatch(expected)
    },
  )
})

test('the badge is the word for it', () => {
  expect(describeStatus(TRIAL).text).toBe('Active')
  expect(describeStatus({ ...TRIAL, status: 'past_due' }).text).toBe('Past due')
  expect(describeStatus({ ...TRIAL, cancelsAtPeriodEnd: true }).text).toBe('Cancels at period end')
  expect(describeStatus({ ...TRIAL, status: 'canceled', entitlement: { ...off, reason: 'cancelled' } }).text).toBe(
    'Cancelled',
  )
})
