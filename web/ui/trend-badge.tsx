import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { formatChange } from '#web/lib/format.ts'
import { Badge, type Tone } from './badge.tsx'

type TrendBadgeProps = {
  /** Change in whole percent; null when there is nothing to compare with. */
  change: number | null
  comparedWith: string
  /** Both spans in full, on hover. */
  exact: string
  /** Which way is good; `none` where neither is. */
  good: 'up' | 'down' | 'none'
}

/** A change and what it is compared with: `+12% vs last month`. */
export function TrendBadge({ change, comparedWith, exact, good }: TrendBadgeProps) {
  if (change === null) {
    return (
      <span className="text-xs text-ink-soft" title={exact}>
        No earlier figure to compare
      </span>
    )
  }
  const Arrow = change === 0 ? Minus : change > 0 ? ArrowUp : ArrowDown
  return (
    <Badge tone={toneOf(change, good)} title={exact} icon={<Arrow size={12} strokeWidth={2.5} aria-hidden="true" />}>
      <span className="tabular-nums">{formatChange(change)}</span> {comparedWith}
    </Badge>
  )
}

function toneOf(change: number, good: 'up' | 'down' | 'none'): Tone {
  if (change === 0 || good === 'none') return 'plain'
  return change > 0 === (good === 'up') ? 'good' : 'bad'
}
