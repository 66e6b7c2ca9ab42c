import type { Database } from '#server/db/database.ts'
import { emailKey } from '#server/db/email-key.ts'
import type { PublicContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'

/** Calls a minute and address. `begin` tells whether an e-mail address has an account, and each `menu` reads a file. */
const LIMITS = { begin: 15, step: 120, menu: 10, finish: 20 }
const BEGINS_OF_ONE_EMAIL = 8

/** Counts one call of a kind. Throws `too_many`. */
export type SignupLimits = (context: PublicContext, kind: keyof typeof LIMITS, email?: string) => Promise<void>

export function createSignupLimits({ db, limitFactor }: { db: Database; limitFactor: number }): SignupLimits {
  const scaled = (bucket: string, limit: number) => ({
    bucket: `signup-${bucket}`,
    limit: Math.ceil(limit * limitFactor),
    windowSeconds: 60,
  })
  return (context, kind, email) => {
    const byAddress = scaled(`${kind}:${context.address}`, LIMITS[kind])
    const byEmail = email === undefined ? [] : [scaled(`email:${emailKey(email)}`, BEGINS_OF_ONE_EMAIL)]
    return takeHit(db, [byAddress, ...byEmail], context.now)
  }
}
