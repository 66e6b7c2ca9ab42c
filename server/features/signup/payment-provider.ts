import type { CardOnFile } from '#contract/signup.ts'
import type { BillingAddress } from '#contract/signup-rules.ts'

/** The trial to be started for one sign-up. `signupId` makes it start once, however often it is asked for. */
export type TrialOrder = { signupId: string; email: string; name: string; trialDays: number; now: Date }

/** A trial as the provider keeps it: nothing is charged before `trialEndsAt`. */
export type StartedTrial = { customerId: string; subscriptionId: string; card: CardOnFile; trialEndsAt: Date }

/** A payment method that the provider made in the browser out of what was typed there. */
export type TokenizedCard = {
  paymentMethodId: string
  card: CardOnFile
  cardholderName: string
  billingAddress: BillingAddress
}

/** The provider will not take this payment method; the text can be shown. */
export class PaymentRefused extends Error {}

type Common = {
  name: 'sandbox' | 'stripe'
  /** What the payment page says is taking the payment. */
  label: string
  isSandbox: boolean
  /** Ends a trial whose sign-up was given up. */
  cancelTrial: (subscriptionId: string) => Promise<void>
}

/** The fields stand on our page; the provider's part in the browser turns them into a payment method. */
export type CardProvider = Common & {
  kind: 'card'
  /** Throws PaymentRefused or PaymentUnavailable. */
  startTrial: (order: TrialOrder, method: TokenizedCard) => Promise<StartedTrial>
}

/** The fields stand on the provider's own page. */
export type HostedProvider = Common & {
  kind: 'hosted'
  /** The page to send the browser to. An earlier checkout that is still open is used again. Throws PaymentUnavailable. */
  openCheckout: (order: TrialOrder, earlierId: string | null) => Promise<{ checkoutId: string; url: string }>
  /** The trial that a finished checkout of this sign-up started; null while it is not finished. Throws PaymentUnavailable. */
  readCheckout: (checkoutId: string, signupId: string) => Promise<StartedTrial | null>
}

export type PaymentProvider = CardProvider | HostedProvider
