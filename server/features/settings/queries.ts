import { type Insertable, sql } from 'kysely'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { PlatformTables, TenantTables } from '#server/db/schema.ts'

/** The settings of a tenant; `lock` keeps others from changing them until the transaction ends. */
export function findSettings(trx: TenantTrx, tenantId: string, options: { lock?: boolean } = {}) {
  return trx
    .selectFrom('settings')
    .select(['version', 'data', 'updated_at', 'updated_by'])
    .where('tenant_id', '=', tenantId)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
}

export async function updateSettings(
  trx: TenantTrx,
  tenantId: string,
  change: { version: number; data: object; now: Date; by: string },
): Promise<void> {
  await trx
    .updateTable('settings')
    .set({
      version: change.version,
      data: JSON.stringify(change.data),
      updated_at: change.now,
      updated_by: change.by,
    })
    .where('tenant_id', '=', tenantId)
    .execute()
}

export function findPerson(trx: PlatformTrx, userId: string) {
  return trx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function updateTenant(
  trx: PlatformTrx,
  tenantId: string,
  change: { name: string; timeZone: string },
): Promise<void> {
  await trx
    .updateTable('tenants')
    .set({ name: change.name, time_zone: change.timeZone })
    .where('id', '=', tenantId)
    .execute()
}

/** The shops of a tenant, the main one first, then by the order in which they were added. */
export function listStoreRows(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('stores')
    .select(['store_id', 'is_primary', 'profile', 'updated_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('is_primary', 'desc')
    .orderBy('store_id')
    .limit(STORES_SHOWN)
    .forUpdate()
    .execute()
}

const STORES_SHOWN = 200

export async function insertStore(trx: TenantTrx, row: Insertable<TenantTables['stores']>): Promise<void> {
  await trx.insertInto('stores').values(row).execute()
}

export async function updateStore(
  trx: TenantTrx,
  tenantId: string,
  change: { storeId: string; profile: object; updatedAt: Date },
): Promise<void> {
  await trx
    .updateTable('stores')
    .set({ profile: JSON.stringify(change.profile), updated_at: change.updatedAt })
    .where('tenant_id', '=', tenantId)
    .where('store_id', '=', change.storeId)
    .execute()
}

/** No two shops are the main one at any moment, so the one before lets go first. */
export async function moveMainStore(trx: TenantTrx, tenantId: string, storeId: string): Promise<void> {
  await trx
    .updateTable('stores')
    .set({ is_primary: false })
    .where('tenant_id', '=', tenantId)
    .where('is_primary', '=', true)
    .execute()
  await trx
    .updateTable('stores')
    .set({ is_primary: true })
    .where('tenant_id', '=', tenantId)
    .where('store_id', '=', storeId)
    .execute()
}

export async function deleteStore(trx: TenantTrx, tenantId: string, storeId: string): Promise<void> {
  await trx.deleteFrom('stores').where('tenant_id', '=', tenantId).where('store_id', '=', storeId).execute()
}

export async function insertMedia(trx: TenantTrx, row: Insertable<TenantTables['media']>): Promise<void> {
  await trx.insertInto('media').values(row).execute()
}

export async function insertMediaKey(trx: PlatformTrx, row: Insertable<PlatformTables['media_keys']>): Promise<void> {
  await trx.insertInto('media_keys').values(row).execute()
}

/** The pictures of a tenant, newest first. */
export function listMedia(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('media')
    .select(['media_id', 'media_key'])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .limit(MEDIA_SEEN)
    .execute()
}

const MEDIA_SEEN = 500

/**
 * The pictures of a tenant, and whether anything that it stores names them. Holds the settings, so that none of them is taken
 * into use meanwhile.
 */
export async function listMediaUse(trx: TenantTrx, tenantId: string) {
  await findSettings(trx, tenantId, { lock: true })
  const named = (from: string, document: string) =>
    sql<boolean>`exists (select 1 from ${sql.table(from)} d where d.tenant_id = ${tenantId} and strpos(${sql.ref(`d.${document}`)}::text, media.media_key) > 0)`
  return trx
    .selectFrom('media')
    .select(['media_id', 'media_key', 'unused_since'])
    .select(
      sql<boolean>`(${sql.join(
        [
          named('settings', 'data'),
          named('stores', 'profile'),
          named('agents', 'brief'),
          named('agents', 'theme'),
          named('agent_drafts', 'document'),
          named('agent_versions', 'document'),
        ],
        sql` or `,
      )})`.as('is_used'),
    )
    .where('tenant_id', '=', tenantId)
    .limit(MEDIA_SEEN)
    .execute()
}

export async function markMedia(
  trx: TenantTrx,
  tenantId: string,
  { mediaId, unusedSince }: { mediaId: string; unusedSince: Date | null },
): Promise<void> {
  await trx
    .updateTable('media')
    .set({ unused_since: unusedSince })
    .where('tenant_id', '=', tenantId)
    .where('media_id', '=', mediaId)
    .execute()
}

export async function deleteMedia(trx: TenantTrx, tenantId: string, mediaId: string): Promise<void> {
  await trx.deleteFrom('media').where('tenant_id', '=', tenantId).where('media_id', '=', mediaId).execute()
}

/** Tenants that have uploaded a picture. */
export async function listMediaTenants(trx: PlatformTrx): Promise<string[]> {
  const rows = await trx.selectFrom('media_keys').select('tenant').distinct().execute()
  return rows.map(({ tenant }) => tenant)
}

/** Which of these pictures a sign-up names that is under way. */
export async function listKeysOfSignups(trx: PlatformTrx, keys: readonly string[]): Promise<string[]> {
  const named: string[] = []
  for (const key of keys) {
    const found = await trx
      .selectFrom('signups')
      .select('signup_id')
      .where(sql<boolean>`strpos(coalesce(agent, '{}')::text || coalesce(business, '{}')::text, ${key}) > 0`)
      .limit(1)
      .executeTakeFirst()
    if (found !== undefined) named.push(key)
  }
  return named
}

export async function deleteMediaKeys(trx: PlatformTrx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await trx.deleteFrom('media_keys').where('media_key', 'in', keys).execute()
}

export function findMediaKey(trx: PlatformTrx, mediaKey: string) {
  return trx
    .selectFrom('media_keys')
    .select(['tenant', 'media_id'])
    .where('media_key', '=', mediaKey)
    .executeTakeFirst()
}

export function findMedia(trx: TenantTrx, tenantId: string, mediaId: string) {
  return trx
    .selectFrom('media')
    .select('png')
    .where('tenant_id', '=', tenantId)
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
}
