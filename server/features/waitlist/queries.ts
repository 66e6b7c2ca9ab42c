import type { PlatformTrx } from '#server/db/database.ts'
import { emailKey } from '#server/db/email-key.ts'

/** Keeps the first time that an address was given; a second time changes nothing. */
export async function joinWaitlist(trx: PlatformTrx, email: string, now: Date): Promise<void> {
  await trx
    .insertInto('waitlist')
    .values({ email_key: emailKey(email), email, joined_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
}

export async function listWaitlist(trx: PlatformTrx, { page, limit }: { page: number; limit: number }) {
  const rows = await trx
    .selectFrom('waitlist')
    .select(['email', 'joined_at'])
    .orderBy('joined_at', 'desc')
    .orderBy('email_key')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await trx
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
