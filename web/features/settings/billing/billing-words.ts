import type { BillingOverview, Invoice } from '#contract/billing.ts'
import { formatPrice } from '#contract/plans.ts'
import { formatNoun } from '#web/lib/format.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** What the buttons ask and say. */
export const BILLING_TEXTS = {
  portalFailed: 'Unable to access billing portal. Please contact support.',
  changeFailed: 'Unable to process plan change. Please contact support.',
  cancelFailed: 'Unable to cancel subscription. Please contact support.',
  cancelPrompt:
    'Are you sure you want to cancel your subscription? This will take effect at the end of your current billing period.',
  cancelled: 'Subscription cancelled. You will retain access until the end of your current billing period.',
  resumeFailed: 'Unable to resume subscription. Please contact support.',
  resumed: 'Subscription resumed. Nothing else changes.',
} as const

const DAY_MS = 24 * 60 * 60 * 1000

/** `February 15, 2024`, in the dispensary's time zone. */
export function printDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(instant))
}

/** `trial ends in 23 days`; the last day counts as one. */
export function describeTrialEnd(trialEndsAt: string, now: Date): string {
  const left = Math.ceil((new Date(trialEndsAt).getTime() - now.getTime()) / DAY_MS)
  return left > 0 ? `trial ends in ${formatNoun(left, 'day')}` : 'trial has ended'
}

/** `Visa •••• •••• •••• 4242` */
export function maskCard({ brand, lastFour }: { brand: string; lastFour: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• •••• •••• ${lastFour}`
}

/** What the plan costs, and from when. */
export function describePrice({ plan, status, isBeta }: Pick<BillingOverview, 'plan' | 'status' | 'isBeta'>): string {
  const price = `${formatPrice(plan.priceCents)}/mo`
  return status === 'trialing' ? `${price} after ${isBeta ? 'the beta' : 'trial'}` : price
}

/** The badge beside the plan's name. */
export function describeStatus({ status, entitlement, cancelsAtPeriodEnd }: BillingOverview): {
  text: string
  tone: Tone
} {
  if (!entitlement.isEntitled) return { text: status === 'canceled' ? 'Cancelled' : 'Ended', tone: 'bad' }
  if (status === 'past_due') return { text: 'Past due', tone: 'bad' }
  if (cancelsAtPeriodEnd) return { text: 'Cancels at period end', tone: 'middling' }
  return { text: 'Active', tone: 'good' }
}

export type Notice = { tone: 'bad' | 'middling'; title: string; text: string }

/** What stands above the plan when something is to be done; null when all is well. */
export function describeNotice(billing: BillingOverview, timeZone: string): Notice | null {
  const { entitlement, status, trialEndsAt, periodEndsAt, cancelsAtPeriodEnd } = billing
  const until = entitlement.until === null ? '' : printDay(entitlement.until, timeZone)
  if (entitlement.reason === 'trial_over') return ENDED.trial
  if (entitlement.reason === 'payment_overdue') return ENDED.overdue
  if (!entitlement.isEntitled) return ENDED.other
  if (status === 'past_due') {
    return {
      tone: 'bad',
      title: 'Your last payment did not go through.',
      text: `Update your payment method under Manage Subscription by ${until} to keep eConcierge running.`,
    }
  }
  if (cancelsAtPeriodEnd) {
    const end = printDay(status === 'trialing' ? trialEndsAt : (periodEndsAt ?? trialEndsAt), timeZone)
    return {
      tone: 'middling',
      title: `Your subscription ends on ${end}.`,
      text: 'You keep access until then. Resume it any time before, and nothing changes.',
    }
  }
  if (status === 'trialing' && billing.subscriptionId === null) {
    return {
      tone: 'middling',
      title: `Your ${billing.isBeta ? 'beta' : 'trial'} ends on ${until}, and no payment method is on file.`,
      text: 'To go on after that, pick a plan below and choose Change Plan. Nothing is due before the last day.',
    }
  }
  return null
}

const ENDED = {
  trial: {
    tone: 'bad',
    title: 'Your trial has ended.',
    text: 'Pick a plan below and choose Change Plan to go on. Your settings and conversations are kept.',
  },
  overdue: {
    tone: 'bad',
    title: 'A payment is still open, so your subscription has ended.',
    text: 'Update your payment method under Manage Subscription to go on. Your settings and conversations are kept.',
  },
  other: {
    tone: 'bad',
    title: 'Your subscription has ended.',
    text: 'Pick a plan below and choose Change Plan to start again. Your settings and conversations are kept.',
  },
} as const satisfies Record<string, Notice>

export const INVOICE_STATUS: Record<Invoice['status'], { text: string; tone: Tone }> = {
  paid: { text: 'Paid', tone: 'good' },
  open: { text: 'Open', tone: 'middling' },
  failed: { text: 'Failed', tone: 'bad' },
  void: { text: 'Void', tone: 'plain' },
}
