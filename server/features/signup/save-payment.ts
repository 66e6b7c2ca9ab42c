import { SIGNUP_PLAN } from '#contract/plans.ts'
import type { PaymentForm } from '#contract/signup.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { type PaymentProvider, PaymentRefused, type StartedTrial, type TrialOrder } from './payment-provider.ts'
import { type ConfirmedPayment, confirmedPayment, openPending, type Payment, type Pending } from './pending-signup.ts'
import { updateSignup } from './queries.ts'

type Deps = { db: Database; payments: PaymentProvider; reportFailure: (error: unknown) => void }

/** Starts the trial with a card that the provider took in the browser. Throws `unprocessable` when the card is refused. */
export async function savePayment(deps: Deps, input: PaymentForm & { signupToken: string }, now: Date) {
  const { payments } = deps
  if (payments.kind !== 'card') throw new AppError('unprocessable', { text: WRONG_DOOR })
  const pending = await deps.db.platform((trx) => openPending(trx, input.signupToken, now))
  const trial = await asking(deps, () => payments.startTrial(toOrder(pending, now), input))
  const payment = await keepTrial(deps, pending, trial)
  return { paymentConfirmed: true as const, firstChargeAt: payment.trialEndsAt.toISOString() }
}

/** The provider's page for this sign-up. */
export async function openCheckout(deps: Deps, signupToken: string, now: Date): Promise<{ url: string }> {
  const { payments } = deps
  if (payments.kind !== 'hosted') throw new AppError('unprocessable', { text: WRONG_DOOR })
  const pending = await deps.db.platform((trx) => openPending(trx, signupToken, now))
  const earlierId = pending.payment?.state === 'checkout' ? pending.payment.checkoutId : null
  const { checkoutId, url } = await asking(deps, () => payments.openCheckout(toOrder(pending, now), earlierId))
  await keep(deps.db, pending.signupId, { state: 'checkout', checkoutId })
  return { url }
}

/** Asks the provider, never the address that the browser came back on, whether the checkout was finished. */
export async function finishCheckout(
  deps: Deps,
  signupToken: string,
  now: Date,
): Promise<{ paymentConfirmed: boolean }> {
  const { payments } = deps
  const pending = await deps.db.platform((trx) => openPending(trx, signupToken, now))
  if (confirmedPayment(pending) !== null) return { paymentConfirmed: true }
  if (payments.kind !== 'hosted' || pending.payment?.state !== 'checkout') return { paymentConfirmed: false }
  const { checkoutId } = pending.payment
  const trial = await asking(deps, () => payments.readCheckout(checkoutId, pending.signupId))
  if (trial !== null) await keepTrial(deps, pending, trial)
  return { paymentConfirmed: trial !== null }
}

async function keepTrial(deps: Deps, pending: Pending, trial: StartedTrial): Promise<ConfirmedPayment> {
  const payment: ConfirmedPayment = { state: 'confirmed', provider: deps.payments.name, ...trial }
  await keep(deps.db, pending.signupId, payment)
  return payment
}

async function keep(db: Database, signupId: string, payment: Payment): Promise<void> {
  await db.platform((trx) => updateSignup(trx, signupId, { payment: JSON.stringify(payment) }))
}

function toOrder(pending: Pending, now: Date): TrialOrder {
  const { email, yourName } = pending.account
  return { signupId: pending.signupId, email, name: yourName, trialDays: SIGNUP_PLAN.trialDays, now }
}

async function asking<T>(deps: Deps, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentRefused) throw new AppError('unprocessable', { text: error.message })
    if (!(error instanceof PaymentUnavailable)) throw error
    deps.reportFailure(error)
    throw new AppError('unavailable', { text: UNAVAILABLE })
  }
}

const WRONG_DOOR = 'Payment methods are given in another way here. Please reload the page.'
const UNAVAILABLE = 'The payment provider cannot be reached right now. Nothing was charged. Please try again shortly.'
