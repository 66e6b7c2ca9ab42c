import { useQuery } from '@tanstack/react-query'
import { CircleAlert, FlaskConical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { BillingOverview } from '#contract/billing.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { BillingFacts } from './billing-facts.tsx'
import { billingQuery } from './billing-queries.ts'
import { describeNotice } from './billing-words.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { PlanCard } from './plan-card.tsx'
import { useProviderLook } from './use-billing-actions.ts'

/** What the dispensary pays for: plan, payment method, history. */
export function BillingTab() {
  useReturnFromCheckout()
  const { data, error, isFetching, refetch } = useQuery(billingQuery())
  if (data === undefined && error !== null) {
    return (
      <FailurePanel
        title="Billing could not be loaded."
        text={describeError(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data === undefined) return <BillingLoading />
  return (
    <div className="space-y-4">
      {data.provider.isSandbox && (
        <p className="flex items-start gap-2.5 rounded-card bg-accent-wash px-5 py-3 text-accent-ink">
          <FlaskConical size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span>
            <strong className="font-semibold">{data.provider.label}</strong>: every button works, and no card is ever
            charged.
          </span>
        </p>
      )}
      <StandingNotice billing={data} />
      <PlanCard billing={data} />
      <BillingFacts billing={data} />
      <InvoiceTable />
    </div>
  )
}

function StandingNotice({ billing }: { billing: BillingOverview }) {
  const { timeZone } = useUser()
  const notice = describeNotice(billing, timeZone)
  if (notice === null) return null
  const isBad = notice.tone === 'bad'
  return (
    <div
      role={isBad ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-card border px-5 py-4 ${isBad ? 'border-bad/40 bg-bad-wash' : 'border-middling/50 bg-middling-wash'}`}
    >
      <CircleAlert
        size={20}
        className={`mt-0.5 shrink-0 ${isBad ? 'text-bad-ink' : 'text-middling-ink'}`}
        aria-hidden="true"
      />
      <div>
        <p className={`font-semibold ${isBad ? 'text-bad-ink' : 'text-middling-ink'}`}>{notice.title}</p>
        <p>{notice.text}</p>
      </div>
    </div>
  )
}

/** Whatever the address says, the server asks the provider what became of the checkout. */
function useReturnFromCheckout(): void {
  const hasReturned = useQueryText('checkout') !== undefined
  const setQuery = useSetQuery()
  const look = useProviderLook()
  const asked = useRef(false)
  useEffect(() => {
    if (!hasReturned || asked.current) return
    asked.current = true
    look()
    setQuery({ checkout: undefined }, { replace: true })
  }, [hasReturned, look, setQuery])
}

function BillingLoading() {
  return (
    <div className="space-y-4">
      <LoadingNote />
      <Skeleton className="h-44 w-full rounded-card" />
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  )
}
