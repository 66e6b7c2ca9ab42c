import { isOriginAllowed } from '#contract/origins.ts'
import type { SupportFinding } from '#contract/resources.ts'
import { sayAgo, sayDay, type ShopState } from './shop-state.ts'

export type Diagnosis = { text: string; findings: SupportFinding[]; links: { label: string; url: string }[] }

type Now = { now: Date; timeZone: string }

const DAY_MS = 24 * 60 * 60 * 1000
const QUIET_AFTER_MS = 7 * DAY_MS
const STALE_AFTER_MS = 14 * DAY_MS

const BUILDER = { label: 'Check the installation', url: '/econcierge-builder?step=3' }
const INTEGRATIONS = { label: 'Open Integrations', url: '/settings?tab=integrations' }
const BILLING = { label: 'Open Billing', url: '/settings?tab=billing' }

/** Why the widget may not show, by what is known without looking at the page. */
export function diagnoseWidget(state: ShopState, { now, timeZone }: Now): Diagnosis {
  const findings = [
    seenFinding(state, now),
    originsFinding(state),
    publishedFinding(state, timeZone),
    menuFinding(state, now),
    standingFinding(state, timeZone),
    state.isWidgetServed
      ? good('The widget’s files are served.')
      : attention('The widget’s files are not served right now.'),
  ].filter((finding) => finding !== null)
  const first = findings.find((finding) => finding.state === 'attention')
  const text =
    first === undefined
      ? 'Everything that I can see from here looks right. Let the check below look at the page itself.'
      : 'I looked at your dispensary. Begin with what is marked below.'
  return { text, findings, links: [BUILDER, ...(first === undefined ? [] : linksFor(state))] }
}

/** How old the menu is and where it comes from. */
export function diagnoseMenu(state: ShopState, { now }: Now): Diagnosis {
  const source = state.connections.find((connection) => connection.isMenuSource)
  const findings = [
    menuFinding(state, now),
    source === undefined
      ? note('Your menu comes from files that you upload. It changes when you upload the next one.')
      : connectionFinding(source),
  ]
  return { text: 'This is how your menu stands.', findings, links: [INTEGRATIONS] }
}

export function diagnoseConnections(state: ShopState): Diagnosis {
  const findings =
    state.connections.length === 0 ? [note('Nothing is connected yet.')] : state.connections.map(connectionFinding)
  return { text: 'These are your connections.', findings, links: [INTEGRATIONS] }
}

export function diagnosePlan({ plan }: ShopState, { timeZone }: Now): Diagnosis {
  const { entitlement } = plan
  const findings = [note(`Your plan is ${plan.name}.`)]
  if (plan.isTrial) findings.push(note(`Your trial ends on ${sayDay(plan.trialEndsAt, timeZone)}.`))
  else if (plan.periodEndsAt !== null)
    findings.push(note(`The current period ends on ${sayDay(plan.periodEndsAt, timeZone)}.`))
  if (!entitlement.isEntitled) findings.push(attention('It is not active at the moment.'))
  if (entitlement.reason === 'payment_late') findings.push(attention('The last payment did not go through.'))
  if (entitlement.reason === 'cancelling') findings.push(note('It is cancelled and ends then.'))
  return { text: 'This is how your subscription stands.', findings, links: [BILLING] }
}

function linksFor(state: ShopState) {
  return state.plan.entitlement.isEntitled ? [] : [BILLING]
}

function seenFinding({ lastSeenAt }: ShopState, now: Date): SupportFinding {
  if (lastSeenAt === null)
    return attention('No shopper has begun a chat on your own site yet. The code may not be on the page.')
  const ago = sayAgo(lastSeenAt, now)
  return now.getTime() - lastSeenAt.getTime() > QUIET_AFTER_MS
    ? attention(`The last chat on your site began ${ago}. The code may have been taken off since.`)
    : good(`A shopper began a chat on your site ${ago}, so it shows for at least some visitors.`)
}

function originsFinding({ allowedOrigins, websiteOrigin }: ShopState): SupportFinding {
  if (allowedOrigins.length === 0) return good('Any site may show it: no allowed origins are listed.')
  const listed = allowedOrigins.slice(0, 5).join(', ')
  if (websiteOrigin === null) return note(`Only these sites may show it: ${listed}.`)
  return isOriginAllowed(allowedOrigins, websiteOrigin)
    ? good(`Your website ${websiteOrigin} is among the allowed origins.`)
    : attention(`Your website ${websiteOrigin} is not among the allowed origins: ${listed}.`)
}

function publishedFinding({ agentName, publishedAt, draftSavedAt }: ShopState, timeZone: string): SupportFinding {
  if (agentName === null) return attention('No agent is active. Activate one in the builder.')
  if (draftSavedAt !== null && (publishedAt === null || draftSavedAt > publishedAt))
    return note(`${agentName} has edits of ${sayDay(draftSavedAt, timeZone)} that are not published yet.`)
  return good(`${agentName} is active and published.`)
}

function menuFinding({ menu }: ShopState, now: Date): SupportFinding {
  if (menu === null || menu.products === 0)
    return attention('Your menu is empty: the chat can greet shoppers, but recommend nothing.')
  const products = `${menu.products} product${menu.products === 1 ? '' : 's'}`
  if (menu.isSample) return attention(`Your menu is still the sample with ${products}. Bring in your own.`)
  const text = `Your menu has ${products} and was last brought in ${sayAgo(menu.importedAt, now)}.`
  return now.getTime() - menu.importedAt.getTime() > STALE_AFTER_MS ? attention(text) : good(text)
}

function standingFinding({ plan }: ShopState, timeZone: string): SupportFinding | null {
  const { isEntitled, until } = plan.entitlement
  if (isEntitled) return null
  return attention(`Your subscription ended${until === null ? '' : ` on ${sayDay(until, timeZone)}`}.`)
}

function connectionFinding({ name, isWorking, advice }: ShopState['connections'][number]): SupportFinding {
  return isWorking ? good(`${name} works.`) : attention(`${name} needs a look. ${advice}`.trim())
}

const good = (text: string): SupportFinding => ({ state: 'good', text })
const attention = (text: string): SupportFinding => ({ state: 'attention', text })
const note = (text: string): SupportFinding => ({ state: 'note', text })
