import { CreditCard, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { BillingOverview } from '#contract/billing.ts'
import { formatPrice } from '#contract/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { BILLING_TEXTS, describePrice, describeStatus } from './billing-words.ts'
import { useBillingActions } from './use-billing-actions.ts'

/** The current plan, and what can be done with it. */
export function PlanCard({ billing }: { billing: BillingOverview }) {
  const { portal, change, cancel, resume, isBusy } = useBillingActions(billing)
  const [isAsking, setAsking] = useState(false)
  const choice = usePlanChoice(billing)
  const status = describeStatus(billing)
  const isOver = billing.status === 'canceled'
  return (
    <Card aria-labelledby="current-plan">
      <CardHead id="current-plan" title="Current plan" />
      <CardBody>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div>
            <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
              {billing.plan.name}
              <Badge tone={status.tone}>{status.text}</Badge>
            </p>
            <p className="mt-1 text-ink-soft">
              {billing.status === 'trialing' && `${billing.plan.trialDays}-day ${billing.isBeta ? 'beta' : 'trial'} • `}
              {describePrice(billing)}
            </p>
          </div>
          <CreditCard size={22} className="mt-1 text-brand-ink" aria-hidden="true" />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            busy={isBusy}
            busyLabel="Loading..."
            icon={<ExternalLink size={15} aria-hidden="true" />}
            onClick={() => portal.mutate()}
          >
            Manage Subscription
          </Button>
          {choice.chosen !== undefined && (
            <span className="flex flex-wrap items-center gap-2">
              <CompactSelect
                label="Plan to change to"
                value={choice.chosen}
                onChange={choice.choose}
                choices={choice.choices}
              />
              <Button
                busy={isBusy}
                busyLabel="Loading..."
                onClick={() => choice.chosen !== undefined && change.mutate(choice.chosen)}
              >
                Change Plan
              </Button>
            </span>
          )}
          {billing.cancelsAtPeriodEnd && !isOver ? (
            <Button busy={isBusy} busyLabel="Loading..." onClick={() => resume.mutate()}>
              Resume Subscription
            </Button>
          ) : (
            <Button look="quiet" busy={isBusy} busyLabel="Loading..." disabled={isOver} onClick={() => setAsking(true)}>
              Cancel Subscription
            </Button>
          )}
        </div>
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            cancel.mutate()
          }}
          title="Cancel Subscription"
          text={BILLING_TEXTS.cancelPrompt}
          confirmLabel="Cancel Subscription"
          closeLabel="Keep Subscription"
        />
      </CardBody>
    </Card>
  )
}

/** The plans to change to, the current one only when it is over. Optimization Engine is offered first. */
function usePlanChoice({ plan, offers, entitlement, subscriptionId }: BillingOverview) {
  const keepsPlan = entitlement.isEntitled && subscriptionId !== null
  const others = offers.filter((offer) => !keepsPlan || offer.plan !== plan.id)
  const first = keepsPlan
    ? others.find((offer) => offer.plan === 'optimization')
    : others.find((offer) => offer.plan === plan.id)
  const [chosen, choose] = useState((first ?? others[0])?.priceId)
  const choices = Object.fromEntries(
    others.map(({ priceId, name, priceCents }) => [priceId, `${name} ${formatPrice(priceCents)}/mo`]),
  )
  const isThere = others.some((offer) => offer.priceId === chosen)
  return { chosen: isThere ? chosen : (first ?? others[0])?.priceId, choose, choices }
}
