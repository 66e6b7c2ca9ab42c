import type { Database } from '#server/db/database.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { confirmedPayment, toPending } from './pending-signup.ts'
import { deleteSignup, keepJourney, listExpired } from './queries.ts'

const AT_ONCE = 50

/** Deletes sign-ups that nobody finished in time, ending the trials that they had started. Run by a job. */
export async function forgetSignups(deps: { db: Database; payments: PaymentProvider }, now: Date): Promise<number> {
  const expired = await deps.db.platform((trx) => listExpired(trx, now, AT_ONCE))
  for (const row of expired) {
    const payment = confirmedPayment(toPending(row))
    if (payment !== null && payment.provider === deps.payments.name) {
      await deps.payments.cancelTrial(payment.subscriptionId)
    }
    await deps.db.platform(async (trx) => {
      await keepJourney(trx, row)
      await deleteSignup(trx, row.signup_id)
    })
  }
  return expired.length
}
