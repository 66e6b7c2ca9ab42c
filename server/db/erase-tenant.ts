import { sql } from 'kysely'
import type { PlatformTrx } from './database.ts'

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
