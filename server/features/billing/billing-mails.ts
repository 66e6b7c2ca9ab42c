import { formatPrice, PLANS } from '#contract/plans.ts'
import { PAST_DUE_DAYS } from '#contract/entitlement.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import type { SubscriptionRow } from '#server/db/subscriptions.ts'
import type { ProvidedInvoice } from './billing-provider.ts'

type Letter = { tenantId: string; to: string; publicUrl: string; now: Date }

const KIND = 'billing'
const DAY_MS = 24 * 60 * 60 * 1000
/** What was paid before is history: nobody wants its receipt. */
const RECEIPT_MS = 7 * DAY_MS

/** Once for each invoice that was paid. */
export async function mailReceipt(trx: TenantTrx, letter: Letter, invoice: ProvidedInvoice): Promise<void> {
  const { paidAt, amountCents } = invoice
  if (paidAt === null || amountCents <= 0 || letter.now.getTime() - paidAt.getTime() > RECEIPT_MS) return
  await send(trx, letter, {
    onceKey: `receipt:${invoice.id}`,
    subject: `Your receipt: ${formatPrice(amountCents)} on ${printDay(paidAt)}`,
    lines: [
      `Thank you. We received ${formatPrice(amountCents)} for ${invoice.description} (invoice ${invoice.number}).`,
      'You can download the invoice under Settings, Billing.',
    ],
  })
}

/** Once for each time that payments begin to fail. */
export async function mailFailedPayment(
  trx: TenantTrx,
  letter: Letter,
  { past_due_since, price_cents }: Pick<SubscriptionRow, 'past_due_since' | 'price_cents'>,
): Promise<void> {
  if (past_due_since === null) return
  const limit = new Date(past_due_since.getTime() + PAST_DUE_DAYS * DAY_MS)
  await send(trx, letter, {
    onceKey: `payment-failed:${past_due_since.toISOString()}`,
    subject: 'Your payment did not go through',
    lines: [
      `Your payment of ${formatPrice(price_cents)} was declined.`,
      `eConcierge stays on until ${printDay(limit)}. Please update your payment method before then: Settings, Billing, Manage Subscription.`,
    ],
  })
}

/** Once for each end of a trial. */
export async function mailTrialEnding(
  trx: TenantTrx,
  letter: Letter,
  row: Pick<SubscriptionRow, 'trial_ends_at' | 'plan' | 'price_cents' | 'card_last_four' | 'is_beta'>,
): Promise<void> {
  const day = printDay(row.trial_ends_at)
  const price = formatPrice(row.price_cents)
  const isCharged = row.card_last_four !== null
  await send(trx, letter, {
    onceKey: `trial-ending:${row.trial_ends_at.toISOString()}`,
    subject: `Your ${row.is_beta ? 'beta' : 'free trial'} ends on ${day}`,
    lines: isCharged
      ? [
          `On ${day} your plan ${PLANS[row.plan].name} begins, at ${price} a month, charged to the card ending ${row.card_last_four}.`,
          'If you do not want to go on, cancel before then under Settings, Billing. Nothing is charged if you do.',
        ]
      : [
          `On ${day} your access ends, because no payment method is on file.`,
          'To go on, choose a plan under Settings, Billing. Your settings and conversations stay as they are.',
        ],
  })
}

async function send(
  trx: TenantTrx,
  { tenantId, to, publicUrl, now }: Letter,
  mail: { onceKey: string; subject: string; lines: string[] },
): Promise<void> {
  if (to === '') return
  const text = [...mail.lines, `${publicUrl}/settings?tab=billing`].join('\n\n')
  await queueMail(
    trx,
    tenantId,
    { kind: KIND, to, subject: mail.subject, text, onceKey: `${KIND}:${mail.onceKey}` },
    now,
  )
}

function printDay(day: Date): string {
  return day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
}
