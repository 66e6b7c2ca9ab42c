import { sql } from 'kysely'
import type { PlatformTrx } from './database.ts'
import { deleteSandboxAccount } from './sandbox-accounts.ts'

/**
 * Removes a tenant with everything it holds, and the people who belong to no other tenant. Nothing of it can be brought back
 * but from a backup. Returns its customers at a real payment provider, where a job ends what they pay for; null where there
 * was no such tenant.
 */
export async function eraseTenant(
  trx: PlatformTrx,
  tenant: { id: string; slug: string },
  now: Date,
): Promise<string[] | null> {
  const tenantId = tenant.id
  const people = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email_key'])
    .where('memberships.tenant', '=', tenantId)
    .where('users.is_super_admin', '=', false)
    .where(
      sql<boolean>`not exists (select 1 from memberships other where other.user_id = users.id and other.tenant <> ${tenantId})`,
    )
    .execute()
  const customers = await eraseCustomers(trx, tenant, now)
  const erased = await trx.deleteFrom('tenants').where('id', '=', tenantId).executeTakeFirst()
  if (people.length > 0) {
    const keys = people.map((person) => person.email_key)
    const ids = people.map((person) => person.id)
    await trx.deleteFrom('signups').where('email_key', 'in', keys).execute()
    await trx.deleteFrom('waitlist').where('email_key', 'in', keys).execute()
    await trx.deleteFrom('users').where('id', 'in', ids).execute()
  }
  return erased.numDeletedRows > 0n ? customers : null
}

/** What the sandbox provider knows of the tenant, and which messages came about it. A real provider keeps its own records. */
async function eraseCustomers(trx: PlatformTrx, tenant: { id: string; slug: string }, now: Date): Promise<string[]> {
  const accounts = await trx
    .selectFrom('payment_accounts')
    .select(['provider', 'customer_id'])
    .where('tenant', '=', tenant.id)
    .execute()
  const left: string[] = []
  for (const { provider, customer_id } of accounts) {
    await trx.deleteFrom('payment_events').where('customer_id', '=', customer_id).execute()
    if (provider === 'sandbox') {
      await deleteSandboxAccount(trx, customer_id)
      continue
    }
    left.push(customer_id)
    await trx
      .insertInto('payment_closures')
      .values({
        provider,
        customer_id,
        account: tenant.slug,
        asked_at: now,
        next_try_at: now,
        tries: 0,
        last_error: null,
      })
      .execute()
  }
  return left
}
