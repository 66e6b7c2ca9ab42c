import { FILTER_NAMES } from '#web/features/quality-assurance/conversations/conversation-filter.ts'

/** Parts of a query that a screen reads as text; whatever else stands in the address is left out. */
function pick<Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): { [N in Name]?: string } => {
    const picked: { [N in Name]?: string } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string') picked[name] = value
    }
    return picked
  }
}

// Named here: inside `createRoute` the compiler would guess the names from the route instead of the other way round.
export const returnToSearch = pick('returnTo')
export const periodSearch = pick('period')
export const settingsSearch = pick('tab', 'store', 'checkout', 'connection')
export const betaSearch = pick('beta')
export const builderSearch = pick('agent', 'step', 'panel', 'method')
export const checkoutSearch = pick('checkout')
export const qualitySearch = pick('tab', 'range', 'conversation')
export const conversationsSearch = pick(...FILTER_NAMES, 'page', 'conversation')
export const insightsSearch = pick('part', 'range', 'conversation')
export const auditSearch = pick('log', 'account', 'actor', 'action', 'from', 'to')
export const kitchenSearch = pick('tab', 'account', 'search', 'standing', 'risk', 'status', 'page', 'range')
export const resourcesSearch = pick('search', 'category')
export const outboxSearch = pick('tenant', 'mail')
export const linkSearch = pick('token')
export const openedSearch = pick('conversation')
