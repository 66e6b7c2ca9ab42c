import * as z from 'zod'
import { AgentDraft, BusinessForm, CardOnFile } from '#contract/signup.ts'
import type { PlatformTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { hashToken } from '#server/http/tokens.ts'
import { findSignup, type SignupRow } from './queries.ts'

export const SIGNUP_DAYS = 30
/** For a browser that lost the answer of its last step: within this time the step can be asked for again. */
export const REPEAT_MS = 60 * 60 * 1000

const Account = z.object({
  businessName: z.string(),
  yourName: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.string(),
  /** When 21+, authority and the terms were confirmed. */
  agreedAt: z.iso.datetime(),
})

const Payment = z.discriminatedUnion('state', [
  z.object({ state: z.literal('checkout'), checkoutId: z.string() }),
  z.object({
    state: z.literal('confirmed'),
    provider: z.enum(['sandbox', 'stripe']),
    customerId: z.string(),
    subscriptionId: z.string(),
    card: CardOnFile,
    trialEndsAt: z.coerce.date(),
  }),
])
export type Payment = z.infer<typeof Payment>
export type ConfirmedPayment = Extract<Payment, { state: 'confirmed' }>

export type Pending = {
  signupId: string
  emailKey: string
  isBeta: boolean
  account: z.infer<typeof Account>
  payment: Payment | null
  business: BusinessForm | null
  agent: AgentDraft | null
  completed: { tenant: string; userId: string; at: Date } | null
}

export function toPending(row: SignupRow): Pending {
  return {
    signupId: row.signup_id,
    emailKey: row.email_key,
    isBeta: row.is_beta,
    account: Account.parse(row.account),
    payment: row.payment === null ? null : Payment.parse(row.payment),
    business: row.business === null ? null : BusinessForm.parse(row.business),
    agent: row.agent === null ? null : AgentDraft.parse(row.agent),
    completed:
      row.completed_at === null || row.tenant === null || row.user_id === null
        ? null
        : { tenant: row.tenant, userId: row.user_id, at: row.completed_at },
  }
}

/** The sign-up that a token opens, whatever has become of it. Throws `not_found`. */
export async function openSignup(
  trx: PlatformTrx,
  signupToken: string,
  now: Date,
  options: { lock: boolean } = { lock: false },
): Promise<Pending> {
  const row = await findSignup(trx, { tokenHash: hashToken(signupToken), now, ...options })
  if (row === undefined) throw new AppError('not_found', { text: GONE })
  return toPending(row)
}

/** The sign-up that a token opens, still to be completed. Throws `not_found`. */
export async function openPending(
  trx: PlatformTrx,
  signupToken: string,
  now: Date,
  options?: { lock: boolean },
): Promise<Pending> {
  const pending = await openSignup(trx, signupToken, now, options)
  if (pending.completed !== null) throw new AppError('not_found', { text: GONE })
  return pending
}

export function confirmedPayment(pending: Pending): ConfirmedPayment | null {
  return pending.payment?.state === 'confirmed' ? pending.payment : null
}

const GONE = 'This sign-up is no longer open. Please start again.'
export const EMAIL_TAKEN = 'This e-mail address already has an account. Please sign in.'
