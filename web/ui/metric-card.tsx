import { ArrowUpRight } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

type MetricCardProps = {
  label: string
  value: string
  /** The value in full, on hover, where `value` is rounded. */
  exact?: string
  /** A quieter part after the value: `/ 5.0`. */
  unit?: string
  note?: ReactNode
  trend?: ReactNode
  /** Puts the name of the card into a link: the whole card then leads where it leads. */
  link?: (name: ReactNode) => ReactNode
}

/** One figure: its name, its value, what it is made of and how it moved. */
export function MetricCard({ label, value, exact, unit, note, trend, link }: MetricCardProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        '@container group relative min-w-0 rounded-card border border-line bg-surface p-4',
        link !== undefined && 'transition-colors hover:border-line-strong',
      )}
    >
      <div className="flex h-full flex-wrap content-start items-end gap-x-4 gap-y-2 sm:flex-col sm:flex-nowrap sm:items-stretch">
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center justify-between gap-2 text-xs font-medium text-ink-soft">
            {link === undefined ? (
              label
            ) : (
              <>
                <Slot.Root className="rounded-sm after:absolute after:inset-0 after:rounded-card">
                  {link(label)}
                </Slot.Root>
                <ArrowUpRight
                  size={15}
                  aria-hidden="true"
                  className="absolute top-4 right-4 text-ink-soft transition-colors group-hover:text-brand-ink"
                />
              </>
            )}
          </h2>
          <p
            title={exact}
            className={classNames(
              'mt-1 font-semibold tracking-tight whitespace-nowrap tabular-nums',
              value.length > LONG_VALUE ? 'text-lg' : 'text-lg @min-[10.75rem]:text-2xl',
            )}
          >
            {value}
            {unit !== undefined && (
              <span className="ml-1 text-sm font-normal tracking-normal text-ink-soft">{unit}</span>
            )}
          </p>
          {note !== undefined && <div className="mt-0.5 text-xs text-ink-soft">{note}</div>}
        </div>
        {trend !== undefined && <div className="max-w-full shrink-0 sm:mt-auto">{trend}</div>}
      </div>
    </div>
  )
}

/** Figures of more characters get the smaller size, to stay on one line. */
const LONG_VALUE = 11

/** The same card while its figure is on the way. */
export function MetricCardSkeleton({ label }: { label: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <p className="text-xs font-medium text-ink-soft">{label}</p>
      <Skeleton className="mt-2 h-7 w-28" />
      <Skeleton className="mt-2 h-3 w-20" />
      <Skeleton className="mt-4 h-5 w-32" />
    </div>
  )
}
