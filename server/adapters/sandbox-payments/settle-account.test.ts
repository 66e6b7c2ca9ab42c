import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SandboxAccount } from '#server/db/sandbox-accounts.ts'
import { beginSubscription } from './begin-subscription.ts'
import { settleAccount } from './settle-account.ts'

const START = new Date('2026-01-31T12:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000)

function openAccount(outcome: 'ok' | 'declined' = 'ok'): SandboxAccount {
  const card = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2040, outcome }
  const account: SandboxAccount = { email: 'a@shop.example', card, subscriptions: [], invoices: [] }
  beginSubscription(account, { id: 'sub', plan: 'professional', trialEndsAt: day(30) }, START)
  return account
}
const settled = (account: SandboxAccount, days: number) => {
  const { subscriptions, invoices } = settleAccount(account, day(days))
  return { status: subscriptions[0]?.status, invoices: invoices.map(({ status }) => status) }
}

describe('time at the sandbox', () => {
  test('charges when the trial ends, then each month', () => {
    expect(settled(openAccount(), 29)).toEqual({ status: 'trialing', invoices: [] })
    expect(settled(openAccount(), 30)).toEqual({ status: 'active', invoices: ['paid'] })
    expect(settled(openAccount(), 62)).toEqual({ status: 'active', invoices: ['paid', 'paid'] })
  })

  test('leaves a declined charge open for two weeks, then ends', () => {
    expect(settled(openAccount('declined'), 43)).toEqual({ status: 'past_due', invoices: ['open'] })
    expect(settled(openAccount('declined'), 44)).toEqual({ status: 'canceled', invoices: ['void'] })
  })

  test('renews on the last day of a shorter month', () => {
    const account = openAccount()
    const [subscription] = account.subscriptions
    if (subscription !== undefined) subscription.trialEndsAt = START
    expect(settleAccount(account, START).subscriptions[0]?.periodEndsAt).toEqual(new Date('2026-02-28T12:00:00Z'))
  })

  test('ends a cancelled trial without a charge', () => {
    const account = openAccount()
    const [subscription] = account.subscriptions
    if (subscription !== undefined) subscription.cancelsAtPeriodEnd = true
    expect(settled(account, 200)).toEqual({ status: 'canceled', invoices: [] })
  })

  test('begins a subscription once, however often it is asked for', () => {
    const account = openAccount()
    beginSubscription(account, { id: 'sub', plan: 'optimization', trialEndsAt: null }, START)
    expect(account.subscriptions).toHaveLength(1)
  })

  test('comes to the same in one step or in many', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 8 }),
        fc.constantFrom('ok', 'declined'),
        (stops, outcome) => {
          let account = openAccount(outcome)
          for (const stop of stops.toSorted((a, b) => a - b)) account = settleAccount(account, day(stop))
          expect(settleAccount(account, day(400))).toEqual(settleAccount(openAccount(outcome), day(400)))
        },
      ),
    )
  })
})
