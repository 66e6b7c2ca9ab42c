import type { Invoice } from '#contract/billing.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { findSubscription } from '#server/db/subscriptions.ts'
import { printInvoice } from './print-invoice.ts'
import { findInvoice, listInvoiceRows } from './queries.ts'
import type { BillingDeps } from './sync-subscription.ts'

/** The billing history, newest first. */
export async function listInvoices(deps: BillingDeps, { tenant }: StaffContext): Promise<{ invoices: Invoice[] }> {
  const rows = await deps.db.tenant(tenant.id, (trx) => listInvoiceRows(trx, tenant.id))
  return {
    invoices: rows.map((row) => ({
      id: row.invoice_id,
      number: row.number,
      issuedAt: row.issued_at.toISOString(),
      description: row.description,
      amountCents: row.amount_cents,
      status: row.status,
    })),
  }
}

/** One invoice as a file. Throws `not_found` for one that is not the tenant's. */
export async function downloadInvoice(
  deps: BillingDeps,
  { tenant }: StaffContext,
  invoiceId: string,
): Promise<{ name: string; file: Buffer }> {
  const invoice = await deps.db.tenant(tenant.id, (trx) => findInvoice(trx, tenant.id, invoiceId))
  if (invoice === undefined) throw new AppError('not_found')
  const subscription = await deps.db.platform((trx) => findSubscription(trx, tenant.id))
  const file = printInvoice({
    invoice,
    tenantName: tenant.name,
    billingEmail: subscription?.billing_email ?? '',
    timeZone: tenant.timeZone,
    isSandbox: deps.provider.isSandbox && invoice.provider_invoice_id !== null,
  })
  return { name: `invoice-${invoice.number.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`, file }
}
