import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { DEMO_STORE_KEY, seedDemoTenant } from './db/seed/seed-demo-tenant.ts'
import { seedKitchen } from './db/seed/seed-kitchen.ts'

/** The demo tenant with its history, and the accounts that the operator's screens show beside it. */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  await seedDemoTenant(db, now)
  await seedKitchen(db, now)
}

/** The demo shop reports its orders over HTTP with its key, as any shop's server does. */
export async function reportShopOrder(config: Config, order: unknown): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${config.port}/api/store/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${DEMO_STORE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (!response.ok) throw new Error(`the store API answered ${response.status}`)
}

export async function listDemoPeople(db: Database) {
  const rows = await db.platform((trx) =>
    trx
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.user_id', 'users.id')
      .innerJoin('tenants', 'tenants.id', 'memberships.tenant')
      .select([
        'users.email',
        'users.first_name',
        'users.last_name',
        'users.is_super_admin',
        'memberships.role',
        'tenants.name',
      ])
      .where('tenants.is_demo', '=', true)
      .orderBy('memberships.created_at')
      .limit(20)
      .execute(),
  )
  return rows.map((row) => ({
    email: row.email,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    role: row.is_super_admin ? 'super_admin' : row.role,
    tenantName: row.name,
  }))
}
