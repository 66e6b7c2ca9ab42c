import { CalendarClock, CreditCard, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BillingOverview } from '#contract/billing.ts'
import { useNow } from '#web/lib/now.ts'
import { useUser } from '#web/lib/session.tsx'
import { Card } from '#web/ui/card.tsx'
import { describeTrialEnd, maskCard, printDay } from './billing-words.ts'

/** Trial end or next payment, payment method, billing e-mail. */
export function BillingFacts({ billing }: { billing: BillingOverview }) {
  const { timeZone } = useUser()
  const now = useNow()
  const { card, status, trialEndsAt, periodEndsAt, cancelsAtPeriodEnd } = billing
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {status === 'trialing' || periodEndsAt === null ? (
        <Fact icon={<CalendarClock size={18} aria-hidden="true" />} title="Trial end date">
          <p className="font-semibold">{printDay(trialEndsAt, timeZone)}</p>
          <p className="text-xs text-ink-soft">{describeTrialEnd(trialEndsAt, now)}</p>
        </Fact>
      ) : (
        <Fact
          icon={<CalendarClock size={18} aria-hidden="true" />}
          title={cancelsAtPeriodEnd || status === 'canceled' ? 'Access until' : 'Next payment'}
        >
          <p className="font-semibold">{printDay(billing.endedAt ?? periodEndsAt, timeZone)}</p>
        </Fact>
      )}
      <Fact icon={<CreditCard size={18} aria-hidden="true" />} title="Payment method">
        {card === null ? (
          <p className="text-ink-soft">None on file</p>
        ) : (
          <>
            <p className="font-semibold tabular-nums">{maskCard(card)}</p>
            <p className="text-xs text-ink-soft">
              Expires {String(card.expiryMonth).padStart(2, '0')}/{card.expiryYear}
            </p>
          </>
        )}
      </Fact>
      <Fact icon={<Mail size={18} aria-hidden="true" />} title="Billing email">
        <p className="font-semibold break-all">{billing.billingEmail || 'None yet'}</p>
      </Fact>
    </div>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="flex gap-3 p-5" aria-label={title}>
      <span className="mt-0.5 text-brand-ink">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-xs font-medium text-ink-soft">{title}</h2>
        <div className="mt-1">{children}</div>
      </div>
    </Card>
  )
}
