import { foldText } from '#concierge/understand/fold-text.ts'
import { WEEKDAYS } from '#contract/store-profile.ts'
import type { FactQuestion } from './answer.ts'
import { type DealGroup, groupsAsked } from './deal-groups.ts'

/** A deal as it is told, and its row. */
export type Deal = { text: string; path: string }

/** Every deal of a shop: those that always hold, those of a day, and those under keys of its own. */
export function allDeals({ profile }: Pick<FactQuestion, 'profile'>): Deal[] {
  const all: Deal[] = []
  for (const [index, text] of (profile.deals?.always ?? []).entries()) all.push({ text, path: `deals.always.${index}` })
  for (const weekday of WEEKDAYS) {
    const text = profile.deals?.daily?.[weekday]
    if (text !== undefined)
      all.push({
        text: `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}: ${text}`,
        path: `deals.daily.${weekday}`,
      })
  }
  for (const [key, value] of Object.entries(profile.deals ?? {})) {
    if (typeof value === 'string' && !['stacking', 'price_match'].includes(key))
      all.push({ text: `${key.replaceAll('_', ' ')}: ${value}`, path: `deals.${key}` })
  }
  return all
}

/** The deals of the groups that are asked about, and the groups that no deal names. */
export function dealsOfGroups(question: Pick<FactQuestion, 'profile' | 'plain'>): {
  deals: readonly Deal[]
  missing: readonly DealGroup[]
} {
  const groups = groupsAsked(question.plain)
  const all = allDeals(question)
  const isOf = ({ text }: Deal, { named }: DealGroup): boolean => named.test(foldText(text))
  return {
    deals: all.filter((deal) => groups.some((group) => isOf(deal, group))),
    missing: groups.filter((group) => !all.some((deal) => isOf(deal, group))),
  }
}
