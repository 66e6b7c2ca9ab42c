import type { Database } from '#server/db/database.ts'
import {
  deleteSandboxAccount,
  lockSandboxAccount,
  type SandboxAccount,
  saveSandboxAccount,
} from '#server/db/sandbox-accounts.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { settleAccount } from './settle-account.ts'

/** The sandbox provider's own books. */
export type SandboxLedger = {
  /** Makes a customer known, unless it is already. */
  open: (customerId: string, account: SandboxAccount, now: Date) => Promise<void>
  /** The customer as of now, after `change` if one is given. Throws PaymentUnavailable for a customer that nobody knows. */
  visit: (customerId: string, now: Date, change?: (account: SandboxAccount) => void) => Promise<SandboxAccount>
  forget: (customerId: string) => Promise<void>
}

export function createSandboxLedger(db: Database): SandboxLedger {
  return {
    open: (customerId, account, now) =>
      db.platform(async (trx) => {
        if ((await lockSandboxAccount(trx, customerId)) === null)
          await saveSandboxAccount(trx, customerId, account, now)
      }),
    visit: (customerId, now, change) =>
      db.platform(async (trx) => {
        const found = await lockSandboxAccount(trx, customerId)
        if (found === null) throw new PaymentUnavailable('the sandbox does not know this customer')
        const settled = settleAccount(found, now)
        change?.(settled)
        const account = settleAccount(settled, now)
        if (JSON.stringify(account) !== JSON.stringify(found)) await saveSandboxAccount(trx, customerId, account, now)
        return account
      }),
    forget: (customerId) => db.platform((trx) => deleteSandboxAccount(trx, customerId)),
  }
}

/** The subscription that counts: the newest that is not over. */
export function liveSubscription(account: SandboxAccount) {
  return account.subscriptions.toReversed().find((subscription) => subscription.status !== 'canceled')
}
