/** The price list. Amounts are cents a month in US dollars, before tax. Every screen and every charge reads it here. */
export const PLANS = {
  professional: { id: 'professional', name: 'Professional', priceCents: 9700, trialDays: 30 },
  econcierge: { id: 'econcierge', name: 'eConcierge', priceCents: 399_900, trialDays: 30 },
  optimization: { id: 'optimization', name: 'Optimization Engine', priceCents: 790_000, trialDays: 0 },
} as const

export type PlanId = keyof typeof PLANS
export const PLAN_IDS = ['professional', 'econcierge', 'optimization'] as const satisfies readonly PlanId[]

/** What the billing screen calls each plan. */
export const BILLING_NAMES: Record<PlanId, string> = {
  professional: PLANS.professional.name,
  econcierge: 'Virtual Budtender',
  optimization: PLANS.optimization.name,
}

/** What self-serve sign-up buys. */
export const SIGNUP_PLAN = PLANS.professional

export const BETA_TRIAL_DAYS = 90

/** What the landing page lists. None of them can be bought there: a badge says why. */
export const LISTED_PLANS = [
  {
    ...PLANS.econcierge,
    badge: 'BETA CLOSED',
    tagline: 'A virtual budtender on your site, around the clock',
    terms: ['30-day free trial', 'No setup fees'],
    features: [
      'Recommends from your live menu, by effect, budget and taste',
      'Upsells and cross-sells within the limits you set',
      'Answers hours, deals, delivery and ID questions',
      'Dashboard, conversations and quality assurance',
    ],
  },
  {
    ...PLANS.optimization,
    badge: 'AT CAPACITY',
    tagline: 'eConcierge, tuned with you every month',
    terms: ['Implementation fee', 'Minimum commitment'],
    features: [
      'Everything in eConcierge',
      'Sales settings tuned on your own figures',
      'Point-of-sale and loyalty integration',
      'A named person to call',
    ],
  },
] as const

/** `$97`, `$3,999`: whole dollars as the plans are priced. */
export function formatPrice(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`
}
