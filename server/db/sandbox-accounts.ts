import * as z from 'zod'
import type { PlatformTrx } from './database.ts'

/** What the sandbox provider knows of one customer, in place of a real provider's own records. */
export const SandboxAccount = z.object({
  email: z.string(),
  /** `outcome` is what a charge of this card comes to. */
  card: z
    .object({
      brand: z.string(),
      lastFour: z.string(),
      expiryMonth: z.int(),
      expiryYear: z.int(),
      outcome: z.enum(['ok', 'declined']),
    })
    .nullable(),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      plan: z.enum(['professional', 'econcierge', 'optimization']),
      status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
      startedAt: z.coerce.date(),
      trialEndsAt: z.coerce.date().nullable(),
      periodEndsAt: z.coerce.date().nullable(),
      cancelsAtPeriodEnd: z.boolean(),
      failedSince: z.coerce.date().nullable(),
      endedAt: z.coerce.date().nullable(),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      issuedAt: z.coerce.date(),
      description: z.string(),
      amountCents: z.int(),
      status: z.enum(['paid', 'open', 'void']),
      periodStartsAt: z.coerce.date(),
      periodEndsAt: z.coerce.date(),
      paidAt: z.coerce.date().nullable(),
    }),
  ),
})
export type SandboxAccount = z.output<typeof SandboxAccount>
export type SandboxSubscription = SandboxAccount['subscriptions'][number]

/** Keeps a customer as it is now, new or in place of what was known. */
export async function saveSandboxAccount(
  trx: PlatformTrx,
  customerId: string,
  account: SandboxAccount,
  now: Date,
): Promise<void> {
  const row = { state: JSON.stringify(account), updated_at: now }
  await trx
    .insertInto('sandbox_accounts')
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute()
}

/** The customer, held until the end of the transaction; null for one that nobody knows. */
export async function lockSandboxAccount(trx: PlatformTrx, customerId: string): Promise<SandboxAccount | null> {
  const row = await trx
    .selectFrom('sandbox_accounts')
    .select('state')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : SandboxAccount.parse(row.state)
}

export async function deleteSandboxAccount(trx: PlatformTrx, customerId: string): Promise<void> {
  await trx.deleteFrom('sandbox_accounts').where('customer_id', '=', customerId).execute()
}

/** The id by which the sandbox knows the customer of a sign-up, or of a tenant that had none. */
export const sandboxCustomerId = (origin: string) => `sbx_cus_${origin}`
export const sandboxSubscriptionId = (origin: string) => `sbx_sub_${origin}`
