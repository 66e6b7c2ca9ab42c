import type { BothSides } from '#server/db/database.ts'
import { createSeededRandom } from './seeded-random.ts'

/** The demo's point of sale: connected to the sandbox, its menu read once. It reaches no vendor and syncs when asked. */
export async function insertDemoConnection(
  sides: BothSides,
  tenantId: string,
  { products, now }: { products: number; now: Date },
): Promise<void> {
  const provider = 'dutchie-pos'
  await sides.tenant(tenantId, async (trx) => {
    await trx
      .insertInto('integrations')
      .values({
        tenant_id: tenantId,
        provider,
        settings: JSON.stringify({ fields: {}, readsOrders: false, isSandbox: true }),
        sealed: null,
        last_four: null,
        account_name: 'Sandbox register',
        is_menu_source: true,
        last_result: 'ok',
        checked_at: now,
        connected_by: 'admin@demo-tenant.example',
        connected_at: now,
        failures: 0,
        products_until: now,
        orders_until: now,
        next_sync_at: null,
      })
      .execute()
    await trx
      .insertInto('sync_runs')
      .values({
        tenant_id: tenantId,
        run_id: createSeededRandom('demo sync').uuid(now),
        provider,
        kind: 'full',
        status: 'done',
        phase: 'finished',
        place: null,
        result: 'ok',
        started_by: 'admin@demo-tenant.example',
        started_at: now,
        beat_at: now,
        retry_at: null,
        finished_at: now,
        products_since: null,
        orders_since: null,
        tries: 0,
        products_read: products,
        products_expected: products,
        products_added: products,
        products_changed: 0,
        products_removed: 0,
        orders_read: 0,
        orders_expected: 0,
        failed_items: 0,
      })
      .execute()
  })
}
