import { formatPrice, type PlanId, PLANS } from '#contract/plans.ts'
import type { SandboxAccount } from '#server/db/sandbox-accounts.ts'
import { html, sandboxDocument } from './page-markup.ts'
import { cardChoices, cardLine, printDay } from './portal-page.ts'

type CheckoutView = { plan: PlanId; trialEndsAt: Date | null; cancelUrl: string; refusal: string | null }

/** The sandbox's checkout of one plan. */
export function printCheckout(account: SandboxAccount, view: CheckoutView): string {
  const { name, priceCents } = PLANS[view.plan]
  const price = formatPrice(priceCents)
  return sandboxDocument(
    `Subscribe to ${name}`,
    html`
${view.refusal === null ? null : html`<p class="alert" role="alert">${view.refusal}</p>`}
<section><p class="big">${price} a month</p>
<p class="soft">${
      view.trialEndsAt === null
        ? `${price} would be due today.`
        : `Your trial goes on: nothing is due before ${printDay(view.trialEndsAt)}.`
    }</p>
<form method="post">${cardChoices(account.card === null ? null : cardLine(account))}
<div class="row"><button class="main" name="do" value="subscribe">Subscribe</button><a class="button" href="${view.cancelUrl}">Go back</a></div></form></section>`,
  )
}
