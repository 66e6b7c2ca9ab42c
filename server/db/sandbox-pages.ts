import * as z from 'zod'
import type { PlatformTrx } from './database.ts'

/** A page of the sandbox provider that was opened for a customer. */
export const SandboxPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('portal'), returnUrl: z.string() }),
  z.object({
    kind: z.literal('checkout'),
    plan: z.enum(['professional', 'econcierge', 'optimization']),
    trialEndsAt: z.coerce.date().nullable(),
    successUrl: z.string(),
    cancelUrl: z.string(),
    isDone: z.boolean(),
  }),
])
export type SandboxPage = z.output<typeof SandboxPage>

export type OpenedSandboxPage = { tokenHash: string; customerId: string; page: SandboxPage; now: Date; expiresAt: Date }

/** Two openings under the same key are one page. */
export async function insertSandboxPage(trx: PlatformTrx, opened: OpenedSandboxPage): Promise<void> {
  await trx
    .insertInto('sandbox_pages')
    .values({
      token_hash: opened.tokenHash,
      customer_id: opened.customerId,
      page: JSON.stringify(opened.page),
      created_at: opened.now,
      expires_at: opened.expiresAt,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

export async function findSandboxPage(
  trx: PlatformTrx,
  tokenHash: string,
  now: Date,
): Promise<{ customerId: string; page: SandboxPage } | null> {
  const row = await trx
    .selectFrom('sandbox_pages')
    .select(['customer_id', 'page'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : { customerId: row.customer_id, page: SandboxPage.parse(row.page) }
}

export async function updateSandboxPage(trx: PlatformTrx, tokenHash: string, page: SandboxPage): Promise<void> {
  await trx
    .updateTable('sandbox_pages')
    .set({ page: JSON.stringify(page) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteOldSandboxPages(trx: PlatformTrx, now: Date): Promise<void> {
  await trx.deleteFrom('sandbox_pages').where('expires_at', '<', now).execute()
}
