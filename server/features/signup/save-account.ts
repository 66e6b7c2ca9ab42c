import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import type { signupRoutes } from '#contract/signup.ts'
import type { Database, PlatformTrx } from '#server/db/database.ts'
import { emailKey } from '#server/db/email-key.ts'
import { AppError } from '#server/http/app-error.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { hashPassword, isPassword } from './password.ts'
import { EMAIL_TAKEN, openSignup, SIGNUP_DAYS } from './pending-signup.ts'
import { findPendingByEmail, insertSignup, isEmailTaken, updateSignup } from './queries.ts'

type AccountInput = z.output<typeof signupRoutes.saveAccount.body>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Begins a sign-up, or changes the pending one that the token opens. Without a token, whoever knows e-mail address and
 * password of a pending sign-up goes on with it. Throws `conflict` when the address has an account.
 */
export async function saveAccount(deps: { db: Database }, input: AccountInput, now: Date) {
  const key = emailKey(input.email)
  const passwordHash = await hashPassword(input.password)
  const earlier = await findEarlier(deps.db, { key, input, now })
  const signupToken = createToken('su_')
  const changes = {
    token_hash: hashToken(signupToken),
    email_key: key,
    is_beta: input.isBeta,
    account: JSON.stringify(toAccount(input, now)),
    password_hash: passwordHash,
    expires_at: new Date(now.getTime() + SIGNUP_DAYS * DAY_MS),
  }
  await deps.db.platform(async (trx) => {
    await refuseTaken(trx, key)
    if (earlier !== null) return updateSignup(trx, earlier, changes)
    return insertSignup(trx, { signup_id: randomUUIDv7(), ...changes, created_at: now })
  })
  return { signupToken, next: input.isBeta ? ('beta-confirmation' as const) : ('payment' as const) }
}

async function refuseTaken(trx: PlatformTrx, key: string): Promise<void> {
  if (await isEmailTaken(trx, key))
    throw new AppError('conflict', { text: EMAIL_TAKEN, fields: { email: EMAIL_TAKEN } })
}

/** The pending sign-up to go on with: the one the token opens, else one of this address with this password. */
async function findEarlier(
  db: Database,
  asked: { key: string; input: AccountInput; now: Date },
): Promise<string | null> {
  const { key, input, now } = asked
  const { signupToken } = input
  if (signupToken !== undefined) {
    const opened = await db.platform((trx) => openSignup(trx, signupToken, now).catch(() => null))
    if (opened !== null && opened.completed === null) return opened.signupId
  }
  const pending = await db.platform((trx) => findPendingByEmail(trx, key, now))
  if (pending === undefined || !(await isPassword(input.password, pending.password_hash))) return null
  return pending.signup_id
}

/** What is kept of the form. The password is not part of it. */
function toAccount(input: AccountInput, now: Date) {
  const { businessName, yourName, email, phone, state } = input
  return { businessName, yourName, email, phone, state, agreedAt: now.toISOString() }
}
