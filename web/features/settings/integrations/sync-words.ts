import { SYNC_RESULT_TEXTS } from '#contract/integration-providers.ts'
import type { SyncRun } from '#contract/integrations.ts'
import { formatCount, formatNoun } from '#web/lib/format.ts'

/** What a sync that is under way is doing, in a line. */
export function describeProgress(run: SyncRun): string {
  if (run.retryAt !== null) return `${SYNC_RESULT_TEXTS[run.result].title} It is tried again by itself.`
  if (run.phase === 'products') {
    const { read, expected } = run.products
    if (read === 0) return 'Reading products...'
    return expected === null
      ? `Reading products: ${formatCount(read)}`
      : `Reading products: ${formatCount(read)} of ${formatCount(expected)}`
  }
  return run.orders.read === 0 ? 'Reading orders...' : `Reading orders: ${formatCount(run.orders.read)}`
}

/** What a sync that is over has done, in a line. */
export function describeOutcome(run: SyncRun): string {
  if (run.status !== 'done') return SYNC_RESULT_TEXTS[run.result].title
  const { added, changed, removed, read } = run.products
  const parts = [
    ...(read === 0 ? [] : [`${formatNoun(read, 'product')} read`]),
    ...(added === 0 ? [] : [`${formatCount(added)} added`]),
    ...(changed === 0 ? [] : [`${formatCount(changed)} changed`]),
    ...(removed === 0 ? [] : [`${formatCount(removed)} removed`]),
    ...(run.orders.read === 0 ? [] : [`${formatNoun(run.orders.read, 'order')} read`]),
  ]
  return parts.length === 0 ? 'Nothing had changed.' : `${parts.join(', ')}.`
}

/** How much of the products is read, of 100; null where the vendor does not say how many there are. */
export function progressPercent(run: SyncRun): number | null {
  const { read, expected } = run.products
  if (run.phase === 'orders') return 100
  return expected === null || expected === 0 ? null : Math.min(100, Math.round((read / expected) * 100))
}
