import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import { AgentBrief } from '#contract/agent.ts'
import type { Product } from '#contract/catalog.ts'
import { type Role, ROLES } from '#contract/permissions.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import { createTenant } from '#server/db/create-tenant.ts'
import type { Database, PlatformTrx } from '#server/db/database.ts'
import { openSession } from '#server/features/auth/open-session.ts'
import { insertToken } from '#server/features/auth/queries.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'

export type TestMember = { userId: string; email: string; role: Role }

export type TestTenant = {
  id: string
  slug: string
  name: string
  timeZone: string
  agent: { id: string; key: string }
  /** The key of the shop's own server. */
  storeKey: string
  /** One member of each role; the super admin is an admin of this tenant. */
  members: Record<Role, TestMember>
}

export type TenantOverrides = {
  name?: string
  timeZone?: string
  profile?: Partial<StoreProfile>
  brief?: z.input<typeof AgentBrief>
  theme?: z.input<typeof WidgetTheme>
  settings?: object
  /** The menu; null for a tenant that has imported none. Two products unless given. */
  products?: readonly Product[] | null
  now?: Date
}

/** A whole tenant of its own, made as production makes one, with a member of every role. */
export async function makeTenant(db: Database, overrides: TenantOverrides = {}): Promise<TestTenant> {
  const slug = `shop-${randomUUIDv7().slice(-12)}`
  const { name = `Shop ${slug.slice(-4)}`, timeZone = 'America/New_York', now = new Date() } = overrides
  const { products = [makeProduct(), makeProduct({ name: 'Sunny Gummies', category: 'edible' })] } = overrides
  const members = makeMembers(slug)
  return db.bothSides(async (sides) => {
    const created = await createTenant(sides, {
      slug,
      name,
      timeZone,
      profile: StoreProfile.parse({ name, timezone: timeZone, ...overrides.profile }),
      brief: AgentBrief.parse(overrides.brief ?? {}),
      theme: WidgetTheme.parse(overrides.theme ?? {}),
      settings: overrides.settings ?? {},
      menu: products === null ? null : { products, source: 'menu.csv' },
      now,
    })
    await sides.platform((trx) => insertMembers(trx, { tenantId: created.tenantId, members, now }))
    const { tenantId: id, agentId, agentKey, storeKey } = created
    return { id, slug, name, timeZone, agent: { id: agentId, key: agentKey }, storeKey, members }
  })
}

/** A product as a menu gives it: an indica eighth at $35.00, unless said otherwise. */
export function makeProduct(overrides: Partial<Product> = {}): Product {
  const id = randomUUIDv7().slice(-12)
  return {
    productId: `p-${id}`,
    sku: `SKU-${id}`,
    name: 'Quiet Harbor 3.5g',
    brand: 'Harbor Gardens',
    category: 'flower',
    subcategory: null,
    strainName: 'Quiet Harbor',
    strainType: 'indica',
    thcPercent: 22.5,
    cbdPercent: 0.1,
    thcMgTotal: null,
    thcMgPerPiece: null,
    cbdMgTotal: null,
    size: '3.5g',
    sizeGrams: 3.5,
    packCount: null,
    priceCents: 3500,
    salePriceCents: null,
    currency: 'USD',
    stock: 12,
    effects: ['relaxed', 'sleepy'],
    flavors: ['earthy'],
    terpenes: ['myrcene'],
    tags: [],
    promo: null,
    description: null,
    imageUrl: null,
    url: null,
    ...overrides,
  }
}

const TICKET_MS = 60_000

/** Signs a member in as the login page does, by a one-time ticket. Returns the bearer token of the session. */
export async function signIn(db: Database, who: { tenant: TestTenant; role: Role; now?: Date }): Promise<string> {
  const { tenant, role, now = new Date() } = who
  const ticket = createToken('lt_')
  const browserToken = createToken('')
  await db.platform((trx) =>
    insertToken(trx, {
      token_hash: hashToken(ticket),
      purpose: 'login_ticket',
      user_id: tenant.members[role].userId,
      tenant: tenant.id,
      bound_to: hashToken(browserToken),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + TICKET_MS),
    }),
  )
  const { token } = await openSession({ db }, { ticket, browserToken }, now)
  return token
}

/** One more member of a tenant, a viewer unless said otherwise. Returns their id. */
export async function addMember(db: Database, tenant: TestTenant, role: Role = 'viewer'): Promise<string> {
  const userId = randomUUIDv7()
  const email = `${userId.slice(-12)}@${tenant.slug}.example`
  const now = new Date()
  await db.platform(async (trx) => {
    await trx
      .insertInto('users')
      .values({
        id: userId,
        email,
        email_key: email,
        first_name: 'Another',
        last_name: role,
        phone: null,
        is_super_admin: false,
        created_at: now,
      })
      .execute()
    await trx
      .insertInto('memberships')
      .values({ user_id: userId, tenant: tenant.id, role, created_at: now, last_active_at: null })
      .execute()
  })
  return userId
}

function makeMembers(slug: string): Record<Role, TestMember> {
  const member = (role: Role) => ({ userId: randomUUIDv7(), email: `${role}@${slug}.example`, role })
  return {
    customer: member('customer'),
    viewer: member('viewer'),
    user: member('user'),
    manager: member('manager'),
    'billing-admin': member('billing-admin'),
    admin: member('admin'),
    super_admin: member('super_admin'),
  }
}

async function insertMembers(
  trx: PlatformTrx,
  { tenantId, members, now }: { tenantId: string; members: Record<Role, TestMember>; now: Date },
): Promise<void> {
  const people = ROLES.map((role) => members[role])
  await trx
    .insertInto('users')
    .values(
      people.map(({ userId, email, role }) => ({
        id: userId,
        email,
        email_key: email,
        first_name: 'Test',
        last_name: role,
        phone: null,
        is_super_admin: role === 'super_admin',
        created_at: now,
      })),
    )
    .execute()
  await trx
    .insertInto('memberships')
    .values(
      people.map(({ userId, role }) => ({
        user_id: userId,
        tenant: tenantId,
        role: role === 'super_admin' ? 'admin' : role,
        created_at: now,
        last_active_at: null,
      })),
    )
    .execute()
}
