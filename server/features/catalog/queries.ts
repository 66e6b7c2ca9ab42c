import type { Insertable } from 'kysely'
import type { StoreProfile } from '#contract/store-profile.ts'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export async function insertImport(trx: TenantTrx, row: Insertable<TenantTables['catalog_imports']>): Promise<void> {
  await trx.insertInto('catalog_imports').values(row).execute()
}

/** The tenant with this slug or id. */
export function findTenant(trx: PlatformTrx, slugOrId: string) {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(slugOrId)
  return trx
    .selectFrom('tenants')
    .select(['id', 'slug', 'name'])
    .where(isId ? 'id' : 'slug', '=', slugOrId)
    .executeTakeFirst()
}

export async function updateTimeZone(trx: PlatformTrx, tenantId: string, timeZone: string): Promise<void> {
  await trx.updateTable('tenants').set({ time_zone: timeZone }).where('id', '=', tenantId).execute()
}

export async function updatePrimaryProfile(
  trx: TenantTrx,
  tenantId: string,
  change: { profile: StoreProfile; now: Date },
): Promise<void> {
  await trx
    .updateTable('stores')
    .set({ profile: JSON.stringify(change.profile), updated_at: change.now })
    .where('tenant_id', '=', tenantId)
    .where('is_primary', '=', true)
    .execute()
}
