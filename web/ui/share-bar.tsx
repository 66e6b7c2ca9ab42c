import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ShareTone = 'good' | 'middling' | 'bad'

const FILLS: Record<ShareTone, string> = { good: 'bg-good', middling: 'bg-middling', bad: 'bg-bad' }

type ShareBarProps = { label: ReactNode; percent: number; shown: string; tone: ShareTone }

/** A named share of a whole as a bar, with its figure at the end. */
export function ShareBar({ label, percent, shown, tone }: ShareBarProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">{label}</span>
        <span className="font-medium tabular-nums">{shown}</span>
      </div>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <div className={classNames('h-full rounded-full', FILLS[tone])} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

export type Share = { tone: ShareTone; percent: number }

/** Shares of one whole, side by side. Decoration for figures that stand beside it in words. */
export function StackedBar({ shares, className }: { shares: readonly Share[]; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('flex h-2 gap-px overflow-hidden rounded-full bg-sunken', className)}>
      {shares.map(({ tone, percent }) => (
        <div key={tone} className={FILLS[tone]} style={{ width: `${percent}%` }} />
      ))}
    </div>
  )
}

/** The same, upright: the first share stands at the bottom. */
export function StackedColumn({ shares }: { shares: readonly Share[] }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-full w-full flex-col-reverse gap-px overflow-hidden rounded-t-sm bg-sunken"
    >
      {shares.map(({ tone, percent }) => (
        <div key={tone} className={FILLS[tone]} style={{ height: `${percent}%` }} />
      ))}
    </div>
  )
}
