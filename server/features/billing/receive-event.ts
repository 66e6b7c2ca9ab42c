import { AppError } from '#server/http/app-error.ts'
import type { PublicContext } from '#server/http/context.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { type ProviderEvent, UnsignedEvent } from './billing-provider.ts'
import { findTenantOfCustomer, insertEvent, isEventKnown } from './queries.ts'
import { type BillingDeps, syncSubscription } from './sync-subscription.ts'

/**
 * Takes a message of the provider. What it says is not believed beyond whom it is about: the state is read from the provider.
 * Throws `invalid_input` unless it is signed, `unavailable` when it should be sent again.
 */
export async function receiveEvent(
  deps: BillingDeps,
  { request, now }: PublicContext,
  message: { body: string; signature: string },
): Promise<{ received: true }> {
  const event = await readSigned(deps, message)
  const tenantId = await deps.db.platform(async (trx) => {
    if (await isEventKnown(trx, deps.provider.name, event.id)) return null
    return event.customerId === null ? undefined : findTenantOfCustomer(trx, deps.provider.name, event.customerId)
  })
  if (tenantId === null) return { received: true }
  if (tenantId === undefined) {
    await keepUnrelated(deps, event, now)
    return { received: true }
  }
  try {
    await syncSubscription(deps, tenantId, now, event)
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    request.log.error({ err: error }, 'the payment provider does not answer')
    throw new AppError('unavailable')
  }
  return { received: true }
}

async function readSigned({ provider }: BillingDeps, message: { body: string; signature: string }) {
  try {
    return await provider.readEvent(message.body, message.signature)
  } catch (error) {
    if (error instanceof UnsignedEvent) throw new AppError('invalid_input', { text: 'The signature does not fit.' })
    throw error
  }
}

/** About a customer of nobody here, such as one of a sign-up that is still under way. */
async function keepUnrelated(deps: BillingDeps, { id, type, customerId }: ProviderEvent, now: Date): Promise<void> {
  const row = { provider: deps.provider.name, event_id: id, type, customer_id: customerId, received_at: now }
  await deps.db.platform((trx) => insertEvent(trx, row))
}
