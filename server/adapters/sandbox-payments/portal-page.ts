import { formatPrice, PLANS } from '#contract/plans.ts'
import type { SandboxAccount, SandboxSubscription } from '#server/db/sandbox-accounts.ts'
import { html, type Markup, sandboxDocument } from './page-markup.ts'
import { SANDBOX_CARD_NAMES, SANDBOX_CARDS } from './sandbox-cards.ts'
import { liveSubscription } from './sandbox-ledger.ts'
import { boundaryOf } from './settle-account.ts'

/** The sandbox's portal: subscription, payment method, billing e-mail, invoices. */
export function printPortal(account: SandboxAccount, page: { returnUrl: string; note: string | null }): string {
  const live = liveSubscription(account)
  return sandboxDocument(
    'Manage your subscription',
    html`
${page.note === null ? null : html`<p role="status"><strong>${page.note}</strong></p>`}
<p><a href="${page.returnUrl}">Return to eConcierge</a></p>
${live === undefined ? html`<section><h2>Subscription</h2><p class="soft">There is none.</p></section>` : subscriptionPart(live)}
<section><h2>Payment method</h2><p>${cardLine(account)}</p>
<form method="post">${cardChoices(null)}<button class="main" name="do" value="card">Save payment method</button></form></section>
<section><h2>Billing email</h2>
<form method="post"><label class="field">E-mail address<input type="email" name="email" value="${account.email}" maxlength="254" required></label>
<button name="do" value="email">Save e-mail</button></form></section>
<section><h2>Invoices</h2>${invoiceTable(account)}</section>
${live === undefined ? null : rehearsal(live)}`,
  )
}

function subscriptionPart(live: SandboxSubscription): Markup {
  const { name, priceCents } = PLANS[live.plan]
  const ends = boundaryOf(live)
  return html`<section><h2>Subscription</h2><p class="big">${name}, ${formatPrice(priceCents)} a month</p>
<p class="soft">${describeState(live, ends)}</p>
<form method="post" class="row">${
    live.cancelsAtPeriodEnd
      ? html`<button class="main" name="do" value="resume">Resume subscription</button>`
      : html`<button name="do" value="cancel">Cancel at period end</button>`
  }</form></section>`
}

function describeState({ status, cancelsAtPeriodEnd }: SandboxSubscription, ends: Date | null): string {
  const day = ends === null ? '' : printDay(ends)
  if (cancelsAtPeriodEnd) return `Cancelled. It ends on ${day}.`
  if (status === 'trialing') return `Free trial. The first charge would be on ${day}.`
  if (status === 'past_due') return 'The last charge was declined. Save a payment method that works.'
  return `Active. The next charge would be on ${day}.`
}

/** Makes the moments reachable that otherwise take weeks to come. */
function rehearsal(live: SandboxSubscription): Markup {
  return html`<section><h2>Try what happens next</h2>
<p class="soft">Only here: ends the running ${live.status === 'trialing' ? 'trial' : 'period'} now, as if its last day had come.</p>
<form method="post"><button name="do" value="end-period">End it now</button></form></section>`
}

/** Radio buttons, one a card. Nothing is typed. */
export function cardChoices(onFile: string | null): Markup {
  const known =
    onFile === null
      ? null
      : html`<label><input type="radio" name="card" value="on-file" checked><span>${onFile} <span class="soft">(on file)</span></span></label>`
  return html`<fieldset><legend>Card</legend>${known}${SANDBOX_CARD_NAMES.map((name, at) => {
    const { brand, lastFour, note } = SANDBOX_CARDS[name]
    const checked = onFile === null && at === 0 ? html` checked` : null
    return html`<label><input type="radio" name="card" value="${name}"${checked}><span>${cardName(brand, lastFour)} <span class="soft">(${note})</span></span></label>`
  })}</fieldset>`
}

export function cardLine({ card }: SandboxAccount): string {
  return card === null ? 'There is none.' : cardName(card.brand, card.lastFour)
}

function cardName(brand: string, lastFour: string): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${lastFour}`
}

function invoiceTable({ invoices }: SandboxAccount): Markup {
  if (invoices.length === 0) return html`<p class="soft">None yet.</p>`
  const rows = invoices
    .toReversed()
    .map(
      (invoice) =>
        html`<tr><td>${printDay(invoice.issuedAt)}</td><td>${invoice.description}</td><td>${formatPrice(invoice.amountCents)} ${invoice.status}</td></tr>`,
    )
  return html`<table><tbody>${rows}</tbody></table>`
}

export function printDay(day: Date): string {
  return day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
}
