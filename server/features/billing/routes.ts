import type { FastifyInstance } from 'fastify'
import { billingRoutes, paymentWebhookRoutes, WEBHOOK_LIMIT_BYTES } from '#contract/billing.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { RawReply, registerRoutes } from '#server/http/register-routes.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { getBilling, refreshBilling } from './get-billing.ts'
import { downloadInvoice, listInvoices } from './list-invoices.ts'
import { openCheckout, openPortal } from './open-provider-page.ts'
import { findTenantOfCustomer } from './queries.ts'
import { receiveEvent } from './receive-event.ts'
import { type BillingDeps, syncSubscription } from './sync-subscription.ts'

const WEBHOOKS_PER_MINUTE = 1200

export function registerBilling(app: FastifyInstance, deps: BillingDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    billingRoutes,
    {
      getBilling: (context) => getBilling(deps, context),
      refreshBilling: (context) => refreshBilling(deps, context),
      listInvoices: (context) => listInvoices(deps, context),
      downloadInvoice: async (context, { params }) => {
        const { name, file } = await downloadInvoice(deps, context, params.id)
        return new RawReply((reply) =>
          reply
            .header('content-type', 'application/pdf')
            .header('content-disposition', `attachment; filename="${name}"`)
            .header('cache-control', 'no-store')
            .send(file),
        )
      },
      createPortalSession: (context, { body }) => openPortal(deps, context, body),
      createCheckoutSession: (context, { body }) => openCheckout(deps, context, body),
      cancelSubscription: (context, { body }) => cancelSubscription(deps, context, { ...body, cancels: true }),
      resumeSubscription: (context, { body }) => cancelSubscription(deps, context, { ...body, cancels: false }),
    },
    doorkeeper,
  )
  registerWebhook(app, deps, doorkeeper)
  deps.provider.servePages?.(app, doorkeeper.clock, async (customerId) => {
    const { name } = deps.provider
    const tenant = await deps.db.platform((trx) => findTenantOfCustomer(trx, name, customerId))
    if (tenant !== undefined) await syncSubscription(deps, tenant, doorkeeper.clock())
  })
}

/** A scope of its own: the signature is over the very bytes, so here they arrive untouched. */
function registerWebhook(app: FastifyInstance, deps: BillingDeps, doorkeeper: Doorkeeper): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: WEBHOOK_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    registerRoutes(
      scope,
      paymentWebhookRoutes,
      {
        receivePaymentEvent: async (context) => {
          const bucket = `payment-webhook:${context.address}`
          await takeHit(deps.db, [{ bucket, limit: WEBHOOKS_PER_MINUTE, windowSeconds: 60 }], context.now)
          const { body, headers } = context.request
          if (typeof body !== 'string') throw new AppError('invalid_input')
          return receiveEvent(deps, context, { body, signature: String(headers['stripe-signature'] ?? '') })
        },
      },
      doorkeeper,
    )
  })
}
