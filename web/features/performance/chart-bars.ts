import type { ChartPoint } from '#contract/performance.ts'
import { formatChange } from '#web/lib/format.ts'

/** The two parts of one bar, in dollars, and the words above it. Null where nothing is drawn. */
export type Bar = { base: number | null; uplift: number | null; label: string | null }

/**
 * The bar of a point: the average order without the assistant, and on top what the average order with it exceeds it by.
 * Where it does not exceed, nothing stands on top and the label says by how much it falls short. Where there were no
 * orders without the assistant, the whole bar is the average with it, and no change is named.
 */
export function toBar({ aovWithCents, aovWithoutCents, upliftPercent }: ChartPoint): Bar {
  const label = upliftPercent === null ? null : formatChange(upliftPercent)
  if (aovWithoutCents === null) return { base: null, uplift: dollars(aovWithCents), label }
  if (aovWithCents === null) return { base: dollars(aovWithoutCents), uplift: null, label }
  return { base: dollars(aovWithoutCents), uplift: dollars(Math.max(0, aovWithCents - aovWithoutCents)), label }
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
