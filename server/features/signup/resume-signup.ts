import type * as z from 'zod'
import { AgentDraft, type BusinessForm, MenuSummary, type PendingSignup } from '#contract/signup.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import type { Database } from '#server/db/database.ts'
import { confirmedPayment, openSignup, type Pending } from './pending-signup.ts'
import { findMenuSummary } from './queries.ts'

/** Everything that has been entered, less the password, with defaults where nothing has been yet. Throws `not_found`. */
export function resumeSignup(
  deps: { db: Database },
  signupToken: string,
  now: Date,
): Promise<z.input<typeof PendingSignup>> {
  return deps.db.platform(async (trx) => {
    const pending = await openSignup(trx, signupToken, now)
    const menu = await findMenuSummary(trx, pending.signupId)
    const { businessName, yourName, email, phone, state } = pending.account
    const payment = confirmedPayment(pending)
    return {
      isBeta: pending.isBeta,
      account: { businessName, yourName, email, phone, state },
      payment: payment === null ? null : { ...payment.card, firstChargeAt: payment.trialEndsAt.toISOString() },
      business: { saved: pending.business !== null, form: pending.business ?? blankBusiness(pending) },
      agent: pending.agent ?? AgentDraft.parse({ agentName: 'Buddy', shopperPhone: phone }),
      menu: menu === undefined ? null : MenuSummary.parse(menu.summary),
      completed: pending.completed !== null,
    }
  })
}

function blankBusiness({ account }: Pending): BusinessForm {
  return {
    dispensaryName: account.businessName,
    websiteUrl: '',
    businessType: '',
    yearsInOperation: '',
    primaryLocation: { city: '', state: account.state },
    additionalLocations: [],
    licenseNumbers: '',
    currentHours: DEFAULT_HOURS,
    busiestHours: [],
    commonQuestions: '',
  }
}
