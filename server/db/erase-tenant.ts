import { sql } from 'kysely'
import type { PlatformTrx } from './database.ts'
import { deleteSandboxAccount } from './sandbox-accounts.ts'

/**
 * Removes a tenant with everything it holds, and the people who belong to no other tenant. Nothing of it can be brought back
 * but from a backup. Answers whether there was such a tenant.
 */
export async function eraseTenant(trx: PlatformTrx, tenantId: string): Promise<boolean> {
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
  await eraseCustomers(trx, tenantId)
  const erased = await trx.deleteFrom('tenants').where('id', '=', tenantId).executeTakeFirst()
  if (people.length > 0) {
    const keys = people.map((person) => person.email_key)
    const ids = people.map((person) => person.id)
    await trx.deleteFrom('signups').where('email_key', 'in', keys).execute()
    await trx.deleteFrom('waitlist').where('email_key', 'in', keys).execute()
    await trx.deleteFrom('users').where('id', 'in', ids).execute()
  }
  return erased.numDeletedRows > 0n
}

/** What the sandbox provider knows of the tenant, and which messages came about it. A real provider keeps its own records. */
async function eraseCustomers(trx: PlatformTrx, tenantId: string): Promise<void> {
  const accounts = await trx
    .selectFrom('payment_accounts')
    .select('customer_id')
    .where('tenant', '=', tenantId)
    .execute()
  for (const { customer_id } of accounts) {
    await deleteSandboxAccount(trx, customer_id)
    await trx.deleteFrom('payment_events').where('customer_id', '=', customer_id).execute()
  }
}
