import type { Insertable, Selectable, Updateable } from 'kysely'
import * as z from 'zod'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { PlatformTables, TenantTables } from '#server/db/schema.ts'

export type IntegrationRow = Selectable<TenantTables['integrations']>

/** The settings of a connection as they are stored. */
export const StoredSettings = z.object({
  fields: z.record(z.string(), z.string()),
  readsOrders: z.boolean().default(true),
  isSandbox: z.boolean().default(false),
  /** Whether the vendor took it on itself to tell of changes. */
  isHooked: z.boolean().default(false),
})
export type StoredSettings = z.infer<typeof StoredSettings>

export function listIntegrationRows(trx: TenantTrx, tenantId: string): Promise<IntegrationRow[]> {
  return trx.selectFrom('integrations').selectAll().where('tenant_id', '=', tenantId).limit(20).execute()
}

export function findIntegration(
  trx: TenantTrx,
  tenantId: string,
  provider: string,
): Promise<IntegrationRow | undefined> {
  return trx
    .selectFrom('integrations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

export function lockIntegration(
  trx: TenantTrx,
  tenantId: string,
  provider: string,
): Promise<IntegrationRow | undefined> {
  return trx
    .selectFrom('integrations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst()
}

/** Replaces a connection, or makes it. One that becomes the source of the menu takes that from any other. */
export async function putIntegration(trx: TenantTrx, row: Insertable<TenantTables['integrations']>): Promise<void> {
  const { tenant_id, provider, ...rest } = row
  if (row.is_menu_source)
    await trx
      .updateTable('integrations')
      .set({ is_menu_source: false })
      .where('tenant_id', '=', tenant_id)
      .where('provider', '!=', provider)
      .execute()
  await trx
    .insertInto('integrations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider']).doUpdateSet(rest))
    .execute()
}

export async function updateIntegration(
  trx: TenantTrx,
  tenantId: string,
  provider: string,
  change: Updateable<TenantTables['integrations']>,
): Promise<void> {
  await trx
    .updateTable('integrations')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .execute()
}

export async function deleteIntegration(trx: TenantTrx, tenantId: string, provider: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('integrations')
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function findMenu(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('catalogs')
    .select(['source', 'product_count', 'imported_at'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
}

export function findColumnMapping(trx: TenantTrx, tenantId: string) {
  return trx.selectFrom('column_mappings').select('mapping').where('tenant_id', '=', tenantId).executeTakeFirst()
}

export async function putColumnMapping(
  trx: TenantTrx,
  row: Insertable<TenantTables['column_mappings']>,
): Promise<void> {
  const { mapping, saved_by, saved_at } = row
  await trx
    .insertInto('column_mappings')
    .values(row)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ mapping, saved_by, saved_at }))
    .execute()
}

export async function putHook(trx: PlatformTrx, row: Insertable<PlatformTables['vendor_hooks']>): Promise<void> {
  await trx
    .insertInto('vendor_hooks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'provider']).doNothing())
    .execute()
}

export function listHooks(trx: PlatformTrx, tenantId: string) {
  return trx
    .selectFrom('vendor_hooks')
    .select(['hook_id', 'provider'])
    .where('tenant', '=', tenantId)
    .limit(20)
    .execute()
}

/** Whose hook this is; nothing for an unknown one and for a tenant that is suspended. */
export function findHook(trx: PlatformTrx, hookId: string) {
  return trx
    .selectFrom('vendor_hooks')
    .innerJoin('tenants', 'tenants.id', 'vendor_hooks.tenant')
    .select(['vendor_hooks.provider', 'tenants.id', 'tenants.slug', 'tenants.name', 'tenants.time_zone as timeZone'])
    .where('hook_id', '=', hookId)
    .where('tenants.status', '=', 'active')
    .executeTakeFirst()
}

export async function deleteHook(trx: PlatformTrx, tenantId: string, provider: string): Promise<void> {
  await trx.deleteFrom('vendor_hooks').where('tenant', '=', tenantId).where('provider', '=', provider).execute()
}

/** False if this delivery was kept before. */
export async function insertReceipt(
  trx: TenantTrx,
  row: Insertable<TenantTables['vendor_hook_receipts']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('vendor_hook_receipts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider', 'delivery_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Whether a webhook said, at this moment or later, that a product is gone. */
export async function hasHeardOfDeletion(
  trx: TenantTrx,
  tenantId: string,
  provider: string,
  since: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('vendor_hook_receipts')
    .select('delivery_id')
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .where('received_at', '>=', since)
    .where('topic', 'in', DELETIONS)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What Shopify, WooCommerce and BigCommerce call it. */
const DELETIONS = ['products/delete', 'product.deleted', 'store/product/deleted']

export async function deleteReceiptsBefore(trx: TenantTrx, tenantId: string, before: Date): Promise<void> {
  await trx
    .deleteFrom('vendor_hook_receipts')
    .where('tenant_id', '=', tenantId)
    .where('received_at', '<', before)
    .execute()
}
