import type { Performance } from '#contract/performance.ts'
import { formatCents } from '#web/lib/format.ts'

type AovLegendProps = { colors: Performance['colors']; currency: string; targetCents: number | null }

/** What the parts of a bar are, and the line across them where there is a target. */
export function AovLegend({ colors, currency, targetCents }: AovLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      <LegendEntry color={colors.secondary}>AOV w/o eConcierge</LegendEntry>
      <LegendEntry color={colors.primary}>Added with eConcierge (change above the bar)</LegendEntry>
      {targetCents !== null && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-ink" />
          {`AOV target ${formatCents(targetCents, currency)}`}
        </li>
      )}
    </ul>
  )
}

function LegendEntry({ color, children }: { color: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="size-2.5 rounded-sm" style={{ backgroundColor: color }} />
      {children}
    </li>
  )
}
