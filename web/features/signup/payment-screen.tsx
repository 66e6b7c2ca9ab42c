import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { PAYMENT_BADGES } from '#contract/claims.ts'
import { formatPrice, SIGNUP_PLAN } from '#contract/plans.ts'
import type { PendingSignup } from '#contract/signup.ts'
import { firstChargeDate } from '#contract/signup-rules.ts'
import { api } from '#web/lib/api.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { stored } from '#web/lib/storage.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/shell/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardPayment } from './card-payment.tsx'
import { HostedPayment } from './hosted-payment.tsx'
import { PendingGate } from './pending-gate.tsx'
import { StepIndicator } from './steps.tsx'
import { TrustBadges } from './trust-badges.tsx'
import { useForgetPending } from './use-pending-signup.ts'

/** Step 2: how the trial is paid for once it is over. */
export function PaymentScreen() {
  usePageTitle('Payment')
  return (
    <div className="mx-auto max-w-[36rem]">
      <StepIndicator current={2} isBeta={false} />
      <BackLink to={paths.signup} className="mt-6">
        Back
      </BackLink>
      <div className="mt-4 text-center">
        <h1 className="text-lg font-semibold tracking-tight sm:text-2xl">Add Your Payment Method</h1>
        <p className="mt-2 text-ink-soft">You won't be charged until day 31</p>
      </div>
      <Terms />
      <PendingGate>{(pending) => <Payment pending={pending} />}</PendingGate>
      <div className="mt-6">
        <TrustBadges badges={PAYMENT_BADGES} />
      </div>
    </div>
  )
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What is charged, and when. */
function Terms() {
  const [firstCharge] = useState(() => firstChargeDate(new Date(), SIGNUP_PLAN.trialDays))
  return (
    <div className="mt-6 flex items-start gap-3 rounded-card border border-line bg-brand-wash p-4">
      <CalendarCheck size={20} className="mt-0.5 shrink-0 text-brand-ink" aria-hidden="true" />
      <div>
        <p className="font-semibold">
          {formatPrice(SIGNUP_PLAN.priceCents)}/month starting on day {SIGNUP_PLAN.trialDays + 1}
        </p>
        <p className="mt-0.5 text-ink-soft">
          First charge: <span className="font-medium text-ink">{DATE.format(firstCharge)}</span>. Cancel before then and
          you pay nothing.
        </p>
      </div>
    </div>
  )
}

function Payment({ pending }: { pending: PendingSignup }) {
  const [isReplacing, setReplacing] = useState(false)
  const goOn = useGoOn()
  const options = useQuery({
    queryKey: ['signup-options'],
    queryFn: ({ signal }) => api('GET /signup/options', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (pending.payment !== null && !isReplacing) {
    const onReplace = options.data?.payment === 'card' ? () => setReplacing(true) : undefined
    return <CardOnFile card={pending.payment} onContinue={goOn} onReplace={onReplace} />
  }
  if (options.data === undefined) return <Skeleton className="mt-6 h-96 w-full" />
  return options.data.payment === 'hosted' ? (
    <HostedPayment label={options.data.providerLabel} onPaid={goOn} />
  ) : (
    <CardPayment label={options.data.providerLabel} isSandbox={options.data.isSandbox} onPaid={goOn} />
  )
}

type CardOnFileProps = {
  card: NonNullable<PendingSignup['payment']>
  onContinue: () => void
  onReplace: (() => void) | undefined
}

function CardOnFile({ card, onContinue, onReplace }: CardOnFileProps) {
  return (
    <section aria-label="Payment method" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">
      <p className="font-semibold">
        <span className="capitalize">{card.brand}</span> ending in {card.lastFour}
      </p>
      <p className="mt-1 text-ink-soft">
        Expires {String(card.expiryMonth).padStart(2, '0')}/{card.expiryYear}. Your trial is ready.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" size="large" onClick={onContinue}>
          Continue to Setup
        </Button>
        {onReplace !== undefined && (
          <Button size="large" onClick={onReplace}>
            Use another card
          </Button>
        )}
      </div>
    </section>
  )
}

function useGoOn() {
  const navigate = useNavigate()
  const forgetPending = useForgetPending()
  return () => {
    stored.paymentConfirmed.write('true')
    stored.paymentDraft.clear()
    forgetPending()
    void navigate({ to: paths.signupBusinessSetup })
  }
}
