import { expect, test } from 'vitest'
import { type Assessable, assessAccount } from './assess-account.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

/** A paying account of a year that is used like every day. */
const SOUND: Assessable = {
  tenant_status: 'active',
  created_at: daysFromNow(-365),
  plan: 'econcierge',
  subscription_status: 'active',
  trial_ends_at: daysFromNow(-335),
  cancels_at_period_end: false,
  past_due_since: null,
  last_conversation_on: '2026-11-21',
  open_flags: 0,
  calls_month: 1000,
  tokens_month: 1000,
  conversations_lately: 100,
  conversations_earlier: 100,
}

test('an account that pays and is used is at no risk, in good standing', () => {
  expect(assessAccount(SOUND, NOW)).toMatchObject({
    status: 'active',
    standing: 'good',
    churnRisk: 'low',
    churnReasons: [],
    trialDaysLeft: null,
  })
})

test.each([
  [
    'a failed payment',
    { subscription_status: 'past_due', past_due_since: daysFromNow(-3) },
    'high',
    'Payment failed 3 days ago',
  ],
  ['a coming cancellation', { cancels_at_period_end: true }, 'high', 'Cancels at the end of the period'],
  ['a fortnight of silence', { last_conversation_on: '2026-11-05' }, 'medium', 'No conversation for 16 days'],
  ['a week of silence', { last_conversation_on: '2026-11-13' }, 'low', 'No conversation for 8 days'],
  ['no conversation ever', { last_conversation_on: null }, 'medium', 'No conversation in 365 days'],
  ['a fall by half', { conversations_lately: 50 }, 'medium', 'Conversations fell 50% in 14 days'],
  ['a fall by a quarter', { conversations_lately: 70 }, 'low', 'Conversations fell 30% in 14 days'],
  ['many open flags', { open_flags: 12 }, 'low', '12 open flags'],
] as const)('%s is named as a reason', (_what, changes, risk, reason) => {
  const found = assessAccount({ ...SOUND, ...changes }, NOW)
  expect(found.churnReasons).toEqual([reason])
  expect(found.churnRisk).toBe(risk)
})

test('reasons add up, the weightiest first', () => {
  const found = assessAccount(
    { ...SOUND, last_conversation_on: '2026-11-05', conversations_lately: 0, open_flags: 3 },
    NOW,
  )
  expect(found.churnRisk).toBe('high')
  expect(found.churnReasons.at(-1)).toBe('3 open flags')
})

test('a fall from almost nothing is no trend', () => {
  expect(assessAccount({ ...SOUND, conversations_lately: 0, conversations_earlier: 9 }, NOW).churnReasons).toEqual([])
})

test('a new account has a week before its silence counts', () => {
  const young = { ...SOUND, created_at: daysFromNow(-5), last_conversation_on: null }
  expect(assessAccount(young, NOW).churnReasons).toEqual([])
})

test('a trial that ends soon is a risk, more so when it is hardly used', () => {
  const trial: Assessable = { ...SOUND, subscription_status: 'trialing', trial_ends_at: daysFromNow(4) }
  expect(assessAccount(trial, NOW)).toMatchObject({
    status: 'trial',
    trialDaysLeft: 4,
    churnReasons: ['Trial ends in 4 days'],
  })
  expect(assessAccount({ ...trial, conversations_lately: 2, conversations_earlier: 2 }, NOW)).toMatchObject({
    churnRisk: 'medium',
    churnReasons: ['Trial ends in 4 days, hardly used'],
  })
})

test('only a failed payment or a suspension is bad standing', () => {
  expect(assessAccount({ ...SOUND, tenant_status: 'suspended' }, NOW)).toMatchObject({
    status: 'suspended',
    standing: 'bad',
  })
  expect(assessAccount({ ...SOUND, last_conversation_on: null }, NOW).standing).toBe('good')
})

test('who has left is at no risk of leaving', () => {
  const gone = assessAccount({ ...SOUND, subscription_status: 'canceled', last_conversation_on: null }, NOW)
  expect(gone).toMatchObject({ status: 'canceled', churnRisk: 'low', churnReasons: [] })
})

test('utilization is the larger share of the two limits', () => {
  expect(assessAccount({ ...SOUND, calls_month: 300_000, tokens_month: 40_000_000 }, NOW).monthlyUtilization).toBe(80)
})
