import * as z from 'zod'
import { ENTITLEMENT_REASONS } from '#contract/entitlement.ts'
import { PLAN_IDS } from '#contract/plans.ts'
import type { RouteTable } from '#contract/route.ts'
import { CardOnFile } from '#contract/signup.ts'

export const BILLING_STATUSES = ['trialing', 'active', 'past_due', 'canceled'] as const
export const INVOICE_STATUSES = ['paid', 'open', 'failed', 'void'] as const

const PlanId = z.enum(PLAN_IDS)
const providerId = z.string().trim().min(1).max(200)
const address = z.string().trim().min(1).max(500)

/** What a dispensary pays for, as the payment provider last said it. */
export const BillingOverview = z.object({
  plan: z.object({ id: PlanId, name: z.string(), priceCents: z.int(), trialDays: z.int() }),
  status: z.enum(BILLING_STATUSES),
  isBeta: z.boolean(),
  trialEndsAt: z.iso.datetime(),
  /** When the paid period ends and the next one is charged; null before the first payment. */
  periodEndsAt: z.iso.datetime().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  pastDueSince: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  entitlement: z.object({
    isEntitled: z.boolean(),
    reason: z.enum(ENTITLEMENT_REASONS),
    until: z.iso.datetime().nullable(),
  }),
  card: CardOnFile.nullable(),
  billingEmail: z.string(),
  /** The ids that the calls below take; null where the provider does not know the dispensary yet. */
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** The plans that can be changed to. */
  offers: z.array(z.object({ plan: PlanId, name: z.string(), priceCents: z.int(), priceId: z.string() })),
  provider: z.object({ label: z.string(), isSandbox: z.boolean() }),
})
export type BillingOverview = z.infer<typeof BillingOverview>

export const Invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  description: z.string(),
  amountCents: z.int(),
  status: z.enum(INVOICE_STATUSES),
})
export type Invoice = z.infer<typeof Invoice>

const Opened = z.object({ success: z.literal(true), url: z.url() })
const Done = z.object({ success: z.literal(true) })

export const billingRoutes = {
  getBilling: {
    method: 'GET',
    path: '/billing',
    access: 'manage_billing',
    summary: 'The current plan, the payment method and what may be done with them',
    reply: BillingOverview,
  },
  refreshBilling: {
    method: 'POST',
    path: '/billing/refresh',
    access: 'manage_billing',
    summary: 'The same after a look at the payment provider: for whoever comes back from one of its pages',
    reply: BillingOverview,
  },
  listInvoices: {
    method: 'GET',
    path: '/billing/invoices',
    access: 'manage_billing',
    summary: 'The billing history, newest first',
    reply: z.object({ invoices: z.array(Invoice) }),
  },
  downloadInvoice: {
    method: 'GET',
    path: '/billing/invoices/:id/pdf',
    access: 'manage_billing',
    summary: 'An invoice as a PDF file',
    params: z.object({ id: z.uuid() }),
    reply: z.unknown(),
  },
  createPortalSession: {
    method: 'POST',
    path: '/stripe/create-portal-session',
    access: 'manage_billing',
    summary: 'The page of the payment provider where payment method, billing e-mail and invoices are managed',
    /** `customerId` is the own one of `GET /billing`, null as long as there is none. Addresses lead back to Settings. */
    body: z.object({ customerId: providerId.nullable(), returnUrl: address }),
    reply: Opened,
  },
  createCheckoutSession: {
    method: 'POST',
    path: '/stripe/create-checkout-session',
    access: 'manage_billing',
    summary: 'The page of the payment provider where a plan is bought; nothing changes before it is finished there',
    body: z.object({
      priceId: providerId,
      customerEmail: z.string().trim().max(254),
      successUrl: address,
      cancelUrl: address,
    }),
    reply: Opened,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/stripe/cancel-subscription',
    access: 'manage_billing',
    summary: 'Cancel at the end of the current billing period',
    body: z.object({ subscriptionId: providerId.nullable() }),
    reply: Done,
  },
  resumeSubscription: {
    method: 'POST',
    path: '/stripe/resume-subscription',
    access: 'manage_billing',
    summary: 'Take a cancellation back before it takes effect',
    body: z.object({ subscriptionId: providerId.nullable() }),
    reply: Done,
  },
} as const satisfies RouteTable

export const WEBHOOK_LIMIT_BYTES = 512 * 1024

export const paymentWebhookRoutes = {
  receivePaymentEvent: {
    method: 'POST',
    path: '/stripe/webhook',
    access: 'public',
    summary: 'Messages of the payment provider, signed over their very bytes',
    reply: z.object({ received: z.literal(true) }),
    bodyLimitBytes: WEBHOOK_LIMIT_BYTES,
  },
} as const satisfies RouteTable
