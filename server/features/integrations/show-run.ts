import { SyncRun } from '#contract/integrations.ts'
import type { RunRow } from './sync-queries.ts'

/** A run as the dashboard shows it. */
export function toSyncRun(row: RunRow): SyncRun {
  return SyncRun.parse({
    id: row.run_id,
    kind: row.kind,
    status: row.status,
    phase: row.phase,
    result: row.result,
    startedBy: row.started_by,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    retryAt: row.status === 'waiting' && row.tries > 0 ? (row.retry_at?.toISOString() ?? null) : null,
    tries: row.tries,
    products: {
      read: row.products_read,
      expected: row.products_expected,
      added: row.products_added,
      changed: row.products_changed,
      removed: row.products_removed,
    },
    orders: { read: row.orders_read, expected: row.orders_expected },
    failedItems: row.failed_items,
  })
}
