/** The welcome of each kind of customer and the buttons below it, section 3 of the specification. The labels are fixed. */
export const FUNNELS = {
  newCustomer: {
    prompt: 'Welcome to {dispensaryName}, could I assist you in your search?',
    buttons: ['Effects Guide', 'First Flights', 'Member Exclusives'],
  },
  returningCustomer: {
    prompt: 'Welcome back, {firstName}! How can I help you today?',
    buttons: ['Your Favorites', 'Daily Sales', 'Member Exclusives'],
  },
} as const
export type FunnelName = keyof typeof FUNNELS

const FALLBACKS = { dispensaryName: 'our dispensary', firstName: 'valued customer' }

/** Fills `{dispensaryName}` and `{firstName}`; an unknown name falls back to words that fit anyone. */
export function fillPrompt(prompt: string, names: { dispensaryName: string; firstName: string }): string {
  return prompt
    .replaceAll('{dispensaryName}', () => names.dispensaryName.trim() || FALLBACKS.dispensaryName)
    .replaceAll('{firstName}', () => names.firstName.trim() || FALLBACKS.firstName)
}
