import { createHash } from 'node:crypto'
import { emailKey } from '#server/db/email-key.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { actOnBilling, openOwnAccount, type OwnBilling, readOwnBilling } from './own-account.ts'
import { requireReturnAddress } from './return-address.ts'
import type { BillingDeps } from './sync-subscription.ts'

type Opened = { success: true; url: string }

/** A repeated click within this time leads to the same page. */
const SAME_PAGE_MS = 60_000

/** The provider's portal for the caller's own customer. Throws `not_found` for any other customer, before the provider is asked. */
export function openPortal(
  deps: BillingDeps,
  context: StaffContext,
  input: { customerId: string | null; returnUrl: string },
): Promise<Opened> {
  return actOnBilling(deps, context, async () => {
    const returnUrl = requireReturnAddress(deps.publicUrl, 'returnUrl', input.returnUrl)
    const own = await readOwnBilling(deps, context)
    if (input.customerId !== (own.account?.customer_id ?? null)) throw new AppError('not_found')
    const customerId = await openOwnAccount(deps, context, own)
    return { success: true, url: await deps.provider.openPortal({ customerId, returnUrl, now: context.now }) }
  })
}

/**
 * The provider's checkout of a listed plan, for the caller's own customer. Throws `not_found` for a price that is not on
 * the list and for an e-mail address that is neither the billing one nor the caller's.
 */
export function openCheckout(
  deps: BillingDeps,
  context: StaffContext,
  input: { priceId: string; customerEmail: string; successUrl: string; cancelUrl: string },
): Promise<Opened> {
  return actOnBilling(deps, context, async () => {
    const successUrl = requireReturnAddress(deps.publicUrl, 'successUrl', input.successUrl)
    const cancelUrl = requireReturnAddress(deps.publicUrl, 'cancelUrl', input.cancelUrl)
    if (!deps.provider.prices.some((price) => price.priceId === input.priceId)) throw new AppError('not_found')
    const own = await readOwnBilling(deps, context)
    const known = [own.row.billing_email, context.actor.email].map(emailKey)
    if (!known.includes(emailKey(input.customerEmail))) throw new AppError('not_found')
    const customerId = await openOwnAccount(deps, context, own)
    const { row } = own
    const hasTrialLeft = row.status === 'trialing' && row.trial_ends_at > context.now
    const order = {
      customerId,
      tenantId: context.tenant.id,
      priceId: input.priceId,
      trialEndsAt: hasTrialLeft ? row.trial_ends_at : null,
      successUrl,
      cancelUrl,
    }
    const url = await deps.provider.openCheckout({
      ...order,
      onceKey: onceKeyOf(order, own, context.now),
      now: context.now,
    })
    return { success: true, url }
  })
}

/** The same order in the same minute has the same key; any other order another one. */
function onceKeyOf(order: object, { account }: OwnBilling, now: Date): string {
  const minute = Math.floor(now.getTime() / SAME_PAGE_MS)
  const parts = JSON.stringify([order, account?.subscription_id ?? null, minute])
  return createHash('sha256').update(parts).digest('hex').slice(0, 48)
}
