import { randomUUIDv7 } from 'node:crypto'
import type { AuditActor } from '#server/db/audit-log.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { BothSides, Database, TenantTrx } from '#server/db/database.ts'
import type { SubscriptionRow } from '#server/db/subscriptions.ts'
import { mailFailedPayment, mailReceipt } from './billing-mails.ts'
import type { BillingProvider, ProvidedAccount, ProvidedInvoice, ProviderEvent } from './billing-provider.ts'
import {
  type AccountRow,
  askSubscription,
  findAccount,
  insertEvent,
  lockSubscription,
  saveInvoice,
  setAccountSubscription,
  updateSubscription,
} from './queries.ts'
import { type ReadState, readState } from './read-state.ts'

export type BillingDeps = { db: Database; provider: BillingProvider; publicUrl: string }

type Look = { tenantId: string; account: AccountRow; seq: number; found: ProvidedAccount; now: Date }

/**
 * Reads at the provider what became of a tenant's subscription and keeps it: state, invoices, mails and the message that
 * gave cause in one transaction. Says nothing new, however often and in whatever order it is called. Throws PaymentUnavailable.
 */
export async function syncSubscription(
  deps: BillingDeps,
  tenantId: string,
  now: Date,
  event?: ProviderEvent,
): Promise<void> {
  const { provider } = deps
  const asked = await deps.db.platform(async (trx) => {
    const account = await findAccount(trx, provider.name, tenantId)
    return account === undefined ? null : { account, seq: await askSubscription(trx, tenantId) }
  })
  if (asked === null) return
  const found = await provider.readAccount(asked.account.customer_id, now)
  const look: Look = { tenantId, ...asked, found, now }
  const replaced = await deps.db.bothSides((sides) => applyLook(deps, sides, look, event))
  for (const subscriptionId of replaced) {
    await provider.endSubscription({ customerId: asked.account.customer_id, subscriptionId, now })
  }
}

/** Returns the subscriptions that a newer one has taken the place of. */
async function applyLook(
  deps: BillingDeps,
  sides: BothSides,
  look: Look,
  event: ProviderEvent | undefined,
): Promise<string[]> {
  const { tenantId, now } = look
  const applied = await sides.platform(async (trx) => {
    const before = await lockSubscription(trx, tenantId)
    if (event !== undefined) {
      const { id: event_id, type, customerId: customer_id } = event
      const isNew = await insertEvent(trx, {
        provider: deps.provider.name,
        event_id,
        type,
        customer_id,
        received_at: now,
      })
      if (!isNew) return null
    }
    // Someone who looked later has been here already.
    if (before.applied_seq >= look.seq) return null
    const state = readState(before, look.found, now)
    await updateSubscription(trx, tenantId, {
      ...state.changes,
      applied_seq: look.seq,
      checked_at: now,
      updated_at: now,
    })
    if (state.subscriptionId !== null) await setAccountSubscription(trx, look.account, state.subscriptionId)
    return { before, state }
  })
  if (applied === null) return []
  await sides.tenant(tenantId, (trx) => tellTenant(deps, trx, look, applied))
  return applied.state.replaced
}

async function tellTenant(
  deps: BillingDeps,
  trx: TenantTrx,
  { tenantId, found, now }: Look,
  { before, state }: { before: SubscriptionRow; state: ReadState },
): Promise<void> {
  const { changes } = state
  for (const invoice of found.invoices) await saveInvoice(trx, toRow(tenantId, invoice, state))
  const letter = { tenantId, to: changes.billing_email, publicUrl: deps.publicUrl, now }
  for (const invoice of found.invoices) await mailReceipt(trx, letter, invoice)
  if (changes.past_due_since !== null) await mailFailedPayment(trx, letter, changes)
  const who: AuditActor = { actor: deps.provider.label, role: 'payment provider', address: null, now }
  if (changes.plan !== before.plan) {
    await recordAudit(trx, tenantId, who, {
      action: 'plan.changed',
      subject: changes.plan,
      before: { plan: before.plan, priceCents: before.price_cents },
      after: { plan: changes.plan, priceCents: changes.price_cents },
    })
  }
  if (changes.status === 'canceled' && before.status !== 'canceled') {
    await recordAudit(trx, tenantId, who, {
      action: 'subscription.cancelled',
      subject: changes.plan,
      after: { endedAt: changes.ended_at },
    })
  }
}

function toRow(tenantId: string, invoice: ProvidedInvoice, { changes }: ReadState) {
  return {
    tenant_id: tenantId,
    invoice_id: randomUUIDv7(),
    provider_invoice_id: invoice.id,
    number: invoice.number,
    issued_at: invoice.issuedAt,
    description: invoice.description,
    amount_cents: invoice.amountCents,
    status: invoice.status,
    period_starts_at: invoice.periodStartsAt,
    period_ends_at: invoice.periodEndsAt,
    paid_at: invoice.paidAt,
    card_brand: changes.card_brand,
    card_last_four: changes.card_last_four,
  }
}
