import type { Insertable } from 'kysely'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR, WidgetTheme } from '#contract/widget-config.ts'
import type { PlatformTables } from '#server/db/schema.ts'
import { DEMO_PROFILE, DEMO_SHOP_NAME } from './demo-profile.ts'
import { createSeededRandom } from './seeded-random.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How the demo's agent speaks and sells. */
export const DEMO_BRIEF = AgentBrief.parse({
  personality: {
    name: 'Buddy',
    greetingStyle: 'friendly',
    communicationTone: 'consultative',
    expertise: 'Knows every product on the menu, its maker, its potency and what goes well with it.',
    brandCulture: 'A neighborhood dispensary: unhurried, plain-spoken, welcoming to a first visit.',
  },
  salesCycle: {
    customerJourney: {
      targetCustomer: 'Adults of the neighborhood, from a first visit to connoisseurs.',
      acquisitionGoal: 'A basket that fits the wish and the budget.',
      interactionStyle: 'One question at a time.',
    },
  },
})

export const DEMO_THEME = WidgetTheme.parse({
  secondaryColor: DEFAULT_SECONDARY_COLOR,
  businessName: DEMO_SHOP_NAME,
  welcomeTitle: `Welcome to ${DEMO_SHOP_NAME}`,
  welcomeSubtitle: 'Ask about the menu, the deals or the shop.',
})

/** The App settings entity of section 3, with the sample values of the specification. Dates follow the day of seeding. */
export function demoSettings(now: Date) {
  const address = DEMO_PROFILE.address
  return {
    user: {
      firstName: 'Demo',
      lastName: 'Admin',
      email: 'admin@demo-tenant.example',
      phone: '(303) 555-0148',
      role: 'Owner',
    },
    organization: {
      name: DEMO_SHOP_NAME,
      address: [address?.street, address?.city, `${address?.state_code} ${address?.zip}`].join(', '),
      license: '402R-00147',
      phone: DEMO_PROFILE.phone ?? '',
      website: DEMO_PROFILE.website ?? '',
      logo: '',
      orgDescription: 'A neighborhood dispensary with a wide menu and time for questions.',
    },
    theme: { primaryColor: DEFAULT_PRIMARY_COLOR, secondaryColor: DEFAULT_SECONDARY_COLOR },
    analytics: {
      hasBaseline: true,
      dataSource: 'pos',
      baselineRevenue: 38_400,
      baselineOrders: 640,
      baselineCartValue: 60,
      baselineDate: new Date(now.getTime() - 400 * DAY_MS).toISOString(),
    },
    integrations: {
      connected: true,
      posSystem: 'dutchie',
      apiKey: '',
      connectedDate: new Date(now.getTime() - 380 * DAY_MS).toISOString(),
      pos: { connected: true, apiKey: '', connectedDate: new Date(now.getTime() - 380 * DAY_MS).toISOString() },
    },
  }
}

const PEOPLE = [
  { email: 'customer', firstName: 'Demo', lastName: 'Customer', role: 'customer', activeHoursAgo: 5 },
  { email: 'admin', firstName: 'Demo', lastName: 'Admin', role: 'admin', activeHoursAgo: 1 },
  { email: 'superadmin', firstName: 'Demo', lastName: 'Operator', role: 'admin', activeHoursAgo: 26 },
  { email: 'manager', firstName: 'Store', lastName: 'Manager', role: 'manager', activeHoursAgo: 2 },
  { email: 'frontdesk', firstName: 'Front', lastName: 'Desk', role: 'viewer', activeHoursAgo: 74 },
] as const

/**
 * The people of the demo tenant: a customer, an admin, a super admin and the two sample users of the team list. They
 * have no identity: each is claimed by the first sign-in with its verified e-mail.
 */
export function demoPeople(tenantId: string, now: Date) {
  const random = createSeededRandom('demo people')
  const users: Insertable<PlatformTables['users']>[] = []
  const memberships: Insertable<PlatformTables['memberships']>[] = []
  for (const [index, { email, firstName, lastName, role, activeHoursAgo }] of PEOPLE.entries()) {
    const createdAt = new Date(now.getTime() - 400 * DAY_MS + index * 60_000)
    const id = random.uuid(createdAt)
    const address = `${email}@demo-tenant.example`
    users.push({
      id,
      email: address,
      email_key: address,
      first_name: firstName,
      last_name: lastName,
      phone: null,
      is_super_admin: email === 'superadmin',
      created_at: createdAt,
    })
    memberships.push({
      user_id: id,
      tenant: tenantId,
      role,
      created_at: createdAt,
      last_active_at: new Date(now.getTime() - activeHoursAgo * 60 * 60 * 1000),
    })
  }
  return { users, memberships }
}
