import type { PlanId } from '#contract/plans.ts'

/** One dispensary of the operator's sample view. Days count back from the day of seeding. */
export type SampleAccount = {
  name: string
  city: string
  plan: PlanId
  status: 'active' | 'trialing' | 'past_due' | 'canceled'
  /** How long it has been with us. */
  ageDays: number
  trialDaysLeft?: number
  isBeta?: boolean
  cancels?: boolean
  /** Calls and tokens on an ordinary day. */
  callsADay: number
  tokensADay: number
  conversationsADay: number
  /** How the last fortnight compares with the days before; 1 is the same. */
  trend: number
  /** No conversation since so many days. */
  silentDays?: number
  openFlags: number
  members: number
}

const TRIAL = {
  plan: 'professional',
  status: 'trialing',
  callsADay: 800,
  tokensADay: 7_000,
  conversationsADay: 10,
} as const

/** The Kitchen accounts of the specification's sample, as rows. Names and people are made up. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  account('Copperline Cannabis', 'Denver', {
    callsADay: 21_400,
    tokensADay: 402_000,
    conversationsADay: 210,
    members: 6,
  }),
  account('Tidewater Botanicals', 'Norfolk', {
    callsADay: 13_600,
    tokensADay: 236_000,
    conversationsADay: 141,
    members: 4,
  }),
  account('High Mesa Provisions', 'Santa Fe', {
    callsADay: 9_800,
    tokensADay: 171_000,
    conversationsADay: 96,
    trend: 1.2,
  }),
  account('Juniper Row', 'Portland', { callsADay: 7_900, tokensADay: 122_000, conversationsADay: 84 }),
  account('Northbound Green', 'Burlington', {
    callsADay: 6_300,
    tokensADay: 98_000,
    conversationsADay: 66,
    trend: 0.7,
  }),
  account('Lantern & Leaf', 'Ann Arbor', { callsADay: 5_100, tokensADay: 71_000, conversationsADay: 52 }),
  account('Saltbush Collective', 'Tucson', {
    callsADay: 4_200,
    tokensADay: 60_000,
    conversationsADay: 41,
    openFlags: 4,
  }),
  account('Fernbank Dispensary', 'Eugene', { callsADay: 2_600, tokensADay: 38_000, conversationsADay: 26, trend: 0.4 }),
  account('Prairie Bloom', 'Tulsa', { callsADay: 1_900, tokensADay: 22_000, conversationsADay: 17, silentDays: 16 }),
  account('Granite State Greens', 'Concord', {
    plan: 'optimization',
    callsADay: 8_700,
    tokensADay: 166_000,
    conversationsADay: 91,
    members: 5,
  }),
  account('Bayou Botanica', 'Baton Rouge', {
    plan: 'optimization',
    callsADay: 5_600,
    tokensADay: 101_000,
    conversationsADay: 58,
  }),
  account('Summit & Sage', 'Boulder', {
    plan: 'optimization',
    cancels: true,
    callsADay: 3_300,
    tokensADay: 54_000,
    conversationsADay: 33,
    trend: 0.45,
  }),
  account('Harbor Light Wellness', 'Portsmouth', {
    plan: 'professional',
    ageDays: 74,
    callsADay: 900,
    tokensADay: 9_000,
    conversationsADay: 11,
  }),
  account('Redwood Remedies', 'Eureka', {
    plan: 'professional',
    ageDays: 66,
    callsADay: 700,
    tokensADay: 8_000,
    conversationsADay: 9,
  }),
  account('Coastal Canopy', 'Santa Cruz', {
    status: 'past_due',
    callsADay: 2_200,
    tokensADay: 31_000,
    conversationsADay: 22,
    trend: 0.6,
  }),
  account('Ironwood Apothecary', 'Flagstaff', {
    plan: 'professional',
    status: 'past_due',
    ageDays: 81,
    callsADay: 420,
    tokensADay: 5_000,
    conversationsADay: 5,
    silentDays: 9,
    openFlags: 3,
  }),
  account('Willow Creek Cannabis', 'Missoula', { ...TRIAL, trialDaysLeft: 23, ageDays: 7, conversationsADay: 14 }),
  account('Cedar & Stone', 'Asheville', { ...TRIAL, trialDaysLeft: 16, ageDays: 14, conversationsADay: 8 }),
  account('Golden Hour Greens', 'Sacramento', { ...TRIAL, trialDaysLeft: 71, ageDays: 19, isBeta: true }),
  account('Riverbend Relief', 'Chattanooga', { ...TRIAL, trialDaysLeft: 4, ageDays: 26, conversationsADay: 0 }),
  account('Mile Marker 9', 'Reno', { ...TRIAL, trialDaysLeft: 11, ageDays: 19, conversationsADay: 6, openFlags: 3 }),
  account('Old Mill Herbals', 'Bend', { plan: 'professional', status: 'canceled', ageDays: 88, callsADay: 0 }),
  account('Sunfield Supply', 'Las Cruces', { plan: 'professional', status: 'canceled', ageDays: 79, callsADay: 0 }),
]

function account(name: string, city: string, own: Partial<SampleAccount>): SampleAccount {
  return {
    name,
    city,
    plan: 'econcierge',
    status: 'active',
    ageDays: 240,
    callsADay: 1_200,
    tokensADay: 12_000,
    conversationsADay: 0,
    trend: 1,
    openFlags: 0,
    members: 2,
    ...own,
  }
}
