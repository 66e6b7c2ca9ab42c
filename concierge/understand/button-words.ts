import type { FUNNELS } from '#contract/sales-funnels.ts'
import type { TurnInput } from '#concierge/ports.ts'

type ButtonLabel = (typeof FUNNELS)['newCustomer' | 'returningCustomer']['buttons'][number]

/** What a shopper means who presses a button of the welcome: its label alone is no question. */
const MEANT: Record<ButtonLabel, string> = {
  'Effects Guide': 'What effects do indica, sativa and hybrid have?',
  'First Flights': 'I am new to this, something gentle for a beginner',
  'Member Exclusives': 'Do you have a loyalty program?',
  'Your Favorites': 'What are your most popular products?',
  'Daily Sales': 'What deals do you have today?',
}
const MEANT_BY_LABEL = new Map(Object.entries(MEANT).map(([label, meant]) => [label.toLowerCase(), meant]))

/** The turn with the label of a pressed button replaced by what it asks. */
export function withButtonWords(input: TurnInput): TurnInput {
  const meant = MEANT_BY_LABEL.get(input.text.trim().toLowerCase())
  return meant === undefined ? input : { ...input, text: meant }
}
