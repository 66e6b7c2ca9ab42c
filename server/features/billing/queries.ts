import type { Insertable, Selectable, Updateable } from 'kysely'
import type { PlatformBillingTables, TenantBillingTables } from '#server/db/billing-tables.ts'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { SubscriptionRow } from '#server/db/subscriptions.ts'

export type AccountRow = Selectable<PlatformBillingTables['payment_accounts']>
export type InvoiceRow = Selectable<TenantBillingTables['invoices']>
type ProviderName = AccountRow['provider']

const INVOICES_READ = 200

/** How the provider knows a tenant. */
export function findAccount(trx: PlatformTrx, provider: ProviderName, tenant: string): Promise<AccountRow | undefined> {
  return trx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('provider', '=', provider)
    .where('tenant', '=', tenant)
    .executeTakeFirst()
}

export async function findTenantOfCustomer(
  trx: PlatformTrx,
  provider: ProviderName,
  customerId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payment_accounts')
    .select('tenant')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.tenant
}

/** Two that open an account at the same moment were given the same one by the provider. */
export async function insertAccount(trx: PlatformTrx, row: Insertable<PlatformBillingTables['payment_accounts']>) {
  await trx
    .insertInto('payment_accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setAccountSubscription(
  trx: PlatformTrx,
  account: Pick<AccountRow, 'provider' | 'customer_id'>,
  subscriptionId: string,
): Promise<void> {
  await trx
    .updateTable('payment_accounts')
    .set({ subscription_id: subscriptionId })
    .where('provider', '=', account.provider)
    .where('customer_id', '=', account.customer_id)
    .execute()
}

export type ClosureRow = Selectable<PlatformBillingTables['payment_closures']>

export function listDueClosures(trx: PlatformTrx, due: { provider: ProviderName; now: Date; limit: number }) {
  return trx
    .selectFrom('payment_closures')
    .selectAll()
    .where('provider', '=', due.provider)
    .where('next_try_at', '<=', due.now)
    .orderBy('next_try_at')
    .limit(due.limit)
    .execute()
}

export async function postponeClosure(
  trx: PlatformTrx,
  { provider, customer_id }: ClosureRow,
  next: { nextTryAt: Date; lastError: string },
): Promise<void> {
  await trx
    .updateTable('payment_closures')
    .set(({ eb }) => ({ next_try_at: next.nextTryAt, last_error: next.lastError, tries: eb('tries', '+', 1) }))
    .where('provider', '=', provider)
    .where('customer_id', '=', customer_id)
    .execute()
}

export async function deleteClosure(trx: PlatformTrx, { provider, customer_id }: ClosureRow): Promise<void> {
  await trx
    .deleteFrom('payment_closures')
    .where('provider', '=', provider)
    .where('customer_id', '=', customer_id)
    .execute()
}

/** Takes the next number for a look at the provider. */
export async function askSubscription(trx: PlatformTrx, tenant: string): Promise<number> {
  const row = await trx
    .updateTable('subscriptions')
    .set(({ eb }) => ({ asked_seq: eb('asked_seq', '+', 1) }))
    .where('tenant', '=', tenant)
    .returning('asked_seq')
    .executeTakeFirstOrThrow()
  return row.asked_seq
}

export function lockSubscription(trx: PlatformTrx, tenant: string): Promise<SubscriptionRow> {
  return trx.selectFrom('subscriptions').selectAll().where('tenant', '=', tenant).forUpdate().executeTakeFirstOrThrow()
}

export async function updateSubscription(
  trx: PlatformTrx,
  tenant: string,
  changes: Updateable<PlatformBillingTables['subscriptions']>,
): Promise<void> {
  await trx.updateTable('subscriptions').set(changes).where('tenant', '=', tenant).execute()
}

/** False when this message was acted upon before. */
export async function insertEvent(
  trx: PlatformTrx,
  row: Insertable<PlatformBillingTables['payment_events']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isEventKnown(trx: PlatformTrx, provider: ProviderName, eventId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldEvents(trx: PlatformTrx, before: Date): Promise<void> {
  await trx.deleteFrom('payment_events').where('received_at', '<', before).execute()
}

/** Tenants of this provider that were not looked at since `before`, or whose trial or period ended since the last look. */
export async function listDueTenants(
  trx: PlatformTrx,
  due: { provider: ProviderName; before: Date; now: Date; limit: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('subscriptions')
    .innerJoin('payment_accounts', 'payment_accounts.tenant', 'subscriptions.tenant')
    .select('subscriptions.tenant')
    .where('payment_accounts.provider', '=', due.provider)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('checked_at', 'is', null),
        eb('checked_at', '<', due.before),
        and([
          eb('status', '=', 'trialing'),
          eb('trial_ends_at', '<=', due.now),
          eb('checked_at', '<', ref('trial_ends_at')),
        ]),
        and([
          eb('status', '!=', 'canceled'),
          eb('current_period_ends_at', '<=', due.now),
          eb('checked_at', '<', ref('current_period_ends_at')),
        ]),
      ]),
    )
    .orderBy('checked_at', 'asc')
    .limit(due.limit)
    .execute()
  return rows.map((row) => row.tenant)
}

/** Trials that end before `until` and were never known to a provider, or whose end is near. */
export function listEndingTrials(trx: PlatformTrx, until: Date, limit: number) {
  return trx
    .selectFrom('subscriptions')
    .leftJoin('payment_accounts', 'payment_accounts.tenant', 'subscriptions.tenant')
    .selectAll('subscriptions')
    .select('payment_accounts.subscription_id')
    .where('status', '=', 'trialing')
    .where('trial_ends_at', '<', until)
    .orderBy('trial_ends_at')
    .limit(limit)
    .execute()
}

export function listInvoiceRows(trx: TenantTrx, tenantId: string): Promise<InvoiceRow[]> {
  return trx
    .selectFrom('invoices')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(INVOICES_READ)
    .execute()
}

export function findInvoice(trx: TenantTrx, tenantId: string, invoiceId: string): Promise<InvoiceRow | undefined> {
  return trx
    .selectFrom('invoices')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
}

/** Writes an invoice of the provider, new or in place of what it was. */
export async function saveInvoice(trx: TenantTrx, row: Insertable<TenantBillingTables['invoices']>): Promise<void> {
  const { tenant_id: _, invoice_id: __, provider_invoice_id: ___, card_brand, card_last_four, ...now } = row
  await trx
    .insertInto('invoices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'provider_invoice_id']).doUpdateSet(
        // The card that paid stays the one that was on file then.
        row.status === 'paid' ? now : { ...now, card_brand, card_last_four },
      ),
    )
    .execute()
}
