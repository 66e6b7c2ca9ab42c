import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Performance } from '#contract/performance.ts'
import { Can } from '#web/lib/can.tsx'
import { formatCents, formatCount, formatPercent, formatScore, formatZone } from '#web/lib/format.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BehindLink } from './behind-link.tsx'
import { LiftTable } from './lift-table.tsx'
import { describeLift } from './lift-words.ts'

/** Few open it. */
const HoldoutDialog = lazy(async () => ({ default: (await import('./holdout-dialog.tsx')).HoldoutDialog }))

/** What the assistant may claim of the revenue: three figures that are never added up, each explained where it stands. */
export function AttributionCard({ figures }: { figures: Performance }) {
  const { summary, currency, attributionWindowHours, timeZone, lift, from, to } = figures
  const bought = { from, to, bought: 'yes' } as const
  const share = (cents: number) =>
    summary.totalRevenueCents > 0
      ? `${formatPercent(Math.round((cents / summary.totalRevenueCents) * 100))} of revenue`
      : 'No revenue yet'
  return (
    <Card aria-labelledby="attribution-title">
      <CardHead
        id="attribution-title"
        title="Revenue eConcierge had a part in"
        note={`Orders placed within ${formatHours(attributionWindowHours)} after a chat. ${currency}, net of tax, discounts, voids and returns; days in ${formatZone(timeZone)}.`}
      />
      <dl className="grid gap-px border-t border-line bg-line sm:grid-cols-3">
        <Figure
          name="Direct"
          value={<BehindLink behind={bought}>{formatCents(summary.directCents, currency)}</BehindLink>}
          detail={share(summary.directCents)}
          text="Items that the assistant recommended or that were clicked in the chat, and then bought."
        />
        <Figure
          name="Assisted"
          value={<BehindLink behind={bought}>{formatCents(summary.assistedCents, currency)}</BehindLink>}
          detail={share(summary.assistedCents)}
          text="The other items of those orders. The chat came before them, but did not name them."
        />
        <Figure name="Lift" {...describeLift(lift, currency)}>
          {lift !== undefined && <MeasureButton isRunning={lift.status !== 'off'} />}
        </Figure>
      </dl>
      {lift !== undefined && lift.status !== 'off' && <LiftTable lift={lift} currency={currency} />}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line px-5 py-3 text-xs text-ink-soft sm:px-6">
        <Aside
          name="Conversations"
          value={<BehindLink behind={{ from, to }}>{formatCount(summary.totalConversations)}</BehindLink>}
        />
        <Aside
          name="Led to an order"
          value={
            <BehindLink behind={bought}>
              {formatPercent(summary.conversionRate === null ? null : Math.round(summary.conversionRate * 100))}
            </BehindLink>
          }
        />
        <Aside
          name="Shoppers' rating"
          value={summary.csat === null ? 'No ratings yet' : `${formatScore(summary.csat)} / 5.0`}
        />
      </dl>
    </Card>
  )
}

export function AttributionCardSkeleton() {
  return (
    <Card>
      <CardHead title="Revenue eConcierge had a part in" note="Orders placed after a chat." />
      <div className="grid gap-6 border-t border-line px-6 py-5 sm:grid-cols-3">
        {['direct', 'assisted', 'lift'].map((name) => (
          <div key={name}>
            <Skeleton className="h-4 w-16" />
            <Skeleton className="mt-2 h-7 w-28" />
            <Skeleton className="mt-3 h-8 w-full" />
          </div>
        ))}
      </div>
    </Card>
  )
}

type FigureProps = { name: string; value: ReactNode; detail: string; text: string; children?: ReactNode }

function Figure({ name, value, detail, text, children }: FigureProps) {
  return (
    <div className="bg-surface px-5 py-4 sm:px-6">
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="text-lg font-semibold tracking-tight tabular-nums">{value}</span>
        <span className="text-xs text-ink-soft">{detail}</span>
      </dd>
      <dd className="mt-1.5 max-w-[48ch] text-xs text-ink-soft">
        {text} {children}
      </dd>
    </div>
  )
}

/** The way to the hold-out, for who may set it. */
function MeasureButton({ isRunning }: { isRunning: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Can permission="manage_settings">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-sm font-medium text-brand-ink hover:underline"
      >
        {isRunning ? 'Change the hold-out' : 'Set up a hold-out'}
      </button>
      {isOpen && (
        <Suspense>
          <HoldoutDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  )
}

function Aside({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt>{name}</dt>
      <dd className="font-medium tabular-nums text-ink">{value}</dd>
    </div>
  )
}

function formatHours(hours: number): string {
  return hours % 24 === 0 && hours >= 48 ? `${hours / 24} days` : `${hours} hours`
}
