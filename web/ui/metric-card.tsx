import { ArrowUpRight } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

type MetricCardProps = {
  label: string
  value: string
  /** A quieter part after the value: `/ 5.0`. */
  unit?: string
  note?: ReactNode
  trend?: ReactNode
  /** Puts the name of the card into a link: the whole card then leads where it leads. */
  link?: (name: ReactNode) => ReactNode
}

/** One figure: its name, its value, what it is made of and how it moved. */
export function MetricCard({ label, value, unit, note, trend, link }: MetricCardProps) {
  return (
    <div
      className={classNames(
        'group relative flex min-w-0 flex-col rounded-card border border-line bg-surface px-5 py-4',
        link !== undefined && 'transition-colors hover:border-line-strong',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xs font-medium text-ink-soft">
          {link === undefined ? (
            label
          ) : (
            <Slot.Root className="rounded-sm after:absolute after:inset-0 after:rounded-card">{link(label)}</Slot.Root>
          )}
        </h2>
        {link !== undefined && (
          <ArrowUpRight
            size={15}
            aria-hidden="true"
            className="shrink-0 text-ink-soft transition-colors group-hover:text-brand-ink"
          />
        )}
      </div>
      <p className="mt-1.5 text-2xl font-semibold tracking-tight tabular-nums">
        {value}
        {unit !== undefined && <span className="ml-1 text-sm font-normal tracking-normal text-ink-soft">{unit}</span>}
      </p>
      <div className="mt-0.5 min-h-4 text-xs text-ink-soft">{note}</div>
      <div className="mt-auto flex min-h-8 items-end pt-2">{trend}</div>
    </div>
  )
}

/** The same card while its figure is on the way. */
export function MetricCardSkeleton({ label }: { label: string }) {
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4">
      <p className="text-xs font-medium text-ink-soft">{label}</p>
      <Skeleton className="mt-2 h-7 w-28" />
      <Skeleton className="mt-2 h-3 w-20" />
      <Skeleton className="mt-4 h-5 w-32" />
    </div>
  )
}
