import type { Database } from '#server/db/database.ts'
import { openPending } from './pending-signup.ts'
import { updateSignup } from './queries.ts'

type Step = { signupToken: string; changes: { business: string } | { agent: string } }

/** Keeps what a step entered, in place of what it entered before. Throws `not_found`. */
export function saveStep(db: Database, { signupToken, changes }: Step, now: Date): Promise<{ saved: true }> {
  return db.platform(async (trx) => {
    const { signupId } = await openPending(trx, signupToken, now, { lock: true })
    await updateSignup(trx, signupId, changes)
    return { saved: true }
  })
}
