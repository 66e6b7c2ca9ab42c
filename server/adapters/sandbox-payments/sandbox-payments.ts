import { SIGNUP_PLAN } from '#contract/plans.ts'
import type { CardOnFile } from '#contract/signup.ts'
import { type SandboxAccount, sandboxCustomerId, sandboxSubscriptionId } from '#server/db/sandbox-accounts.ts'
import { type CardProvider, PaymentRefused, type TrialOrder } from '#server/features/signup/payment-provider.ts'
import { beginSubscription } from './begin-subscription.ts'
import type { SandboxLedger } from './sandbox-ledger.ts'

/** What the browser part makes of a card: `sbx_<outcome>_<brand>_<last four>_<expiry MMYYYY>_<random>`. */
const METHOD = /^sbx_(ok|declined|expired|funds)_([a-z]+)_(\d{4})_(\d{2})(\d{4})_[A-Za-z0-9]{16,40}$/

const REFUSALS = {
  declined: 'Your card was declined.',
  expired: 'Your card has expired.',
  funds: 'Your card has insufficient funds.',
} as const

const DAY_MS = 24 * 60 * 60 * 1000

/** Stands in for a payment provider, inside this process: it takes any card, charges none, and says so on the page. */
export function createSandboxPayments(ledger: SandboxLedger): CardProvider {
  return {
    name: 'sandbox',
    label: 'Sandbox payments',
    isSandbox: true,
    kind: 'card',
    startTrial: async (order, { paymentMethodId, card }) => {
      const [, outcome = '', brand, lastFour, month, year] = METHOD.exec(paymentMethodId) ?? []
      const matches =
        brand === card.brand &&
        lastFour === card.lastFour &&
        Number(month) === card.expiryMonth &&
        Number(year) === card.expiryYear
      if (!matches) throw new PaymentRefused('This payment method is not known. Please enter the card again.')
      if (isRefusal(outcome)) throw new PaymentRefused(REFUSALS[outcome])
      if (isOver(card, order.now)) throw new PaymentRefused(REFUSALS.expired)
      const customerId = sandboxCustomerId(order.signupId)
      const subscriptionId = sandboxSubscriptionId(order.signupId)
      const trialEndsAt = new Date(order.now.getTime() + order.trialDays * DAY_MS)
      const trial = { id: subscriptionId, plan: SIGNUP_PLAN.id, trialEndsAt }
      await ledger.open(customerId, openedAccount(order, card), order.now)
      await ledger.visit(customerId, order.now, (account) => {
        account.card = { ...card, outcome: 'ok' }
        beginSubscription(account, trial, order.now)
      })
      return { customerId, subscriptionId, card, trialEndsAt }
    },
    cancelTrial: (subscriptionId) => ledger.forget(subscriptionId.replace(/^sbx_sub_/, 'sbx_cus_')),
  }
}

function openedAccount({ email }: TrialOrder, card: CardOnFile): SandboxAccount {
  return { email, card: { ...card, outcome: 'ok' }, subscriptions: [], invoices: [] }
}

function isRefusal(outcome: string): outcome is keyof typeof REFUSALS {
  return outcome in REFUSALS
}

/** A card is good until the end of its month. */
function isOver(card: { expiryMonth: number; expiryYear: number }, now: Date): boolean {
  return card.expiryYear * 12 + card.expiryMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}
