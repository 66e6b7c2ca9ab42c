import { AgentBrief } from '#contract/agent.ts'
import { addDays, localDay } from '#contract/local-day.ts'
import { PLANS } from '#contract/plans.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import { createTenant } from '#server/db/create-tenant.ts'
import { emptyFigures } from '#server/db/daily-figures.ts'
import type { BothSides, Database, PlatformTrx } from '#server/db/database.ts'
import { SAMPLE_ACCOUNTS, type SampleAccount } from './sample-accounts.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_OF_USE = 60
const JOURNEY_DAYS = 90
const TIME_ZONE = 'America/Denver'

/**
 * The operator's sample view: accounts with their plans, use and people, and a funnel before them. In development only,
 * beside the demo tenant. Does nothing when it is there.
 */
export async function seedKitchen(db: Database, now: Date): Promise<void> {
  const random = createSeededRandom('kitchen')
  const [first] = SAMPLE_ACCOUNTS
  if (first === undefined || (await db.platform((trx) => hasTenant(trx, slugOf(first))))) return
  await db.bothSides(async (sides) => {
    for (const sample of SAMPLE_ACCOUNTS) await seedAccount(sides, sample, { random: random.fork(sample.name), now })
    await sides.platform((trx) => seedJourney(trx, random.fork('journey'), now))
  })
}

type Draw = { random: SeededRandom; now: Date }

async function hasTenant(trx: PlatformTrx, slug: string): Promise<boolean> {
  return (await trx.selectFrom('tenants').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined
}

async function seedAccount(sides: BothSides, sample: SampleAccount, { random, now }: Draw): Promise<void> {
  const { name } = sample
  const createdAt = daysBefore(now, sample.ageDays)
  const email = `owner@${domainOf(sample)}`
  const { tenantId } = await createTenant(sides, {
    slug: slugOf(sample),
    name,
    timeZone: TIME_ZONE,
    profile: StoreProfile.parse({ name, timezone: TIME_ZONE }),
    brief: AgentBrief.parse({}),
    theme: WidgetTheme.parse({ businessName: name }),
    settings: { organization: { name, website: `https://${domainOf(sample)}` } },
    menu: null,
    now: createdAt,
    subscription: {
      plan: sample.plan,
      isBeta: sample.isBeta === true,
      billingEmail: email,
      card: null,
      trialStartsAt: createdAt,
      trialEndsAt: daysBefore(now, -(sample.trialDaysLeft ?? 30 - sample.ageDays)),
    },
  })
  const days = drawDays(sample, random, now)
  await sides.tenant(tenantId, async (trx) => {
    const talked = days.filter((day) => day.conversations > 0)
    if (talked.length === 0) return
    await trx
      .insertInto('daily_figures')
      .values(talked.map(({ day, conversations }) => ({ ...emptyFigures(), tenant_id: tenantId, day, conversations })))
      .execute()
  })
  await sides.platform(async (trx) => {
    await settleSubscription(trx, tenantId, { sample, random, now })
    await insertMembers(trx, tenantId, { sample, random, now })
    await insertUse(trx, tenantId, { sample, days, now })
    if (sample.ageDays <= JOURNEY_DAYS) await insertSignup(trx, tenantId, { sample, random, createdAt })
  })
}

type UseDay = { day: string; calls: number; tokens: number; conversations: number }

function drawDays(sample: SampleAccount, random: SeededRandom, now: Date): UseDay[] {
  const today = localDay(now, 'UTC')
  const count = sample.status === 'canceled' ? 0 : Math.min(DAYS_OF_USE, sample.ageDays)
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index
    const factor = random.between(0.8, 1.2) * (ago < 14 ? sample.trend : 1)
    const isSilent = ago < (sample.silentDays ?? 0)
    return {
      day: addDays(today, -ago),
      calls: Math.round(sample.callsADay * factor * (isSilent ? 0.1 : 1)),
      tokens: isSilent ? 0 : Math.round(sample.tokensADay * factor),
      conversations: isSilent ? 0 : Math.round(sample.conversationsADay * factor),
    }
  })
}

async function settleSubscription(
  trx: PlatformTrx,
  tenant: string,
  { sample, random, now }: Draw & { sample: SampleAccount },
): Promise<void> {
  const { status } = sample
  const paysOn = random.int(1, 28)
  await trx
    .updateTable('subscriptions')
    .set({
      status,
      price_cents: PLANS[sample.plan].priceCents,
      cancels_at_period_end: sample.cancels === true,
      past_due_since: status === 'past_due' ? daysBefore(now, 6) : null,
      last_paid_at:
        status === 'trialing' || status === 'canceled'
          ? null
          : daysBefore(now, paysOn + (status === 'past_due' ? 30 : 0)),
      ended_at: status === 'canceled' ? daysBefore(now, 20) : null,
    })
    .where('tenant', '=', tenant)
    .execute()
}

const FIRST_NAMES = ['Ana', 'Ben', 'Cleo', 'Dara', 'Eli', 'Faye', 'Gus', 'Hana', 'Ivo', 'June'] as const
const LAST_NAMES = ['Abbot', 'Birch', 'Castro', 'Doyle', 'Ellis', 'Frost', 'Gaines', 'Hale'] as const
const ROLES = ['admin', 'manager', 'user', 'viewer', 'billing-admin', 'viewer'] as const

async function insertMembers(
  trx: PlatformTrx,
  tenant: string,
  { sample, random, now }: Draw & { sample: SampleAccount },
): Promise<void> {
  const createdAt = daysBefore(now, sample.ageDays)
  for (const [index, role] of ROLES.slice(0, sample.members).entries()) {
    const id = random.uuid(createdAt)
    const name = index === 0 ? 'owner' : `${role}${index}`
    const email = `${name}@${domainOf(sample)}`
    const first_name = random.pick(FIRST_NAMES)
    const last_name = random.pick(LAST_NAMES)
    await trx
      .insertInto('users')
      .values({
        id,
        email,
        email_key: email,
        first_name,
        last_name,
        phone: null,
        is_super_admin: false,
        created_at: createdAt,
      })
      .execute()
    await trx
      .insertInto('memberships')
      .values({
        user_id: id,
        tenant,
        role,
        created_at: createdAt,
        last_active_at: daysBefore(now, (sample.silentDays ?? 0) + random.between(0.1, 4)),
      })
      .execute()
  }
}

async function insertUse(
  trx: PlatformTrx,
  tenant: string,
  { sample, days, now }: { sample: SampleAccount; days: readonly UseDay[]; now: Date },
): Promise<void> {
  const talked = days.filter((day) => day.conversations > 0)
  const isSeen = sample.conversationsADay > 0
  // A past moment of roll-up: rows that nobody touched stay as they are seeded.
  await trx
    .insertInto('tenant_pulses')
    .values({
      tenant,
      domain: domainOf(sample),
      snippet_seen_at: isSeen ? daysBefore(now, Math.max(0, sample.ageDays - 2)) : null,
      first_conversation_on: talked[0]?.day ?? null,
      last_conversation_on: talked.at(-1)?.day ?? null,
      open_flags: sample.openFlags,
      storage_bytes: sample.conversationsADay * sample.ageDays * 9_000,
      storage_counted_at: now,
      rolled_up_at: now,
    })
    .execute()
  if (days.length === 0) return
  await trx
    .insertInto('usage_days')
    .values(
      days.map(({ day, calls, tokens, conversations }) => ({
        tenant,
        day,
        shopper_calls: Math.round(calls * 0.86),
        staff_calls: Math.round(calls * 0.05),
        store_calls: calls - Math.round(calls * 0.86) - Math.round(calls * 0.05),
        tokens,
        conversations,
        updated_at: daysBefore(now, 1),
      })),
    )
    .execute()
}

async function insertSignup(
  trx: PlatformTrx,
  tenant: string,
  { sample, random, createdAt }: { sample: SampleAccount; random: SeededRandom; createdAt: Date },
): Promise<void> {
  const isBeta = sample.isBeta === true
  await trx
    .insertInto('signups')
    .values({
      signup_id: random.uuid(createdAt),
      token_hash: `sample ${slugOf(sample)}`,
      email_key: `owner@${domainOf(sample)}`,
      is_beta: isBeta,
      account: JSON.stringify({}),
      // No hash of anything: nobody can sign in with it.
      password_hash: 'none',
      payment: isBeta ? null : JSON.stringify({ state: 'confirmed' }),
      business: JSON.stringify({}),
      agent: JSON.stringify({}),
      tenant,
      user_id: null,
      completed_at: createdAt,
      created_at: createdAt,
      expires_at: daysBefore(createdAt, -30),
    })
    .execute()
}

/** Visits of the landing page, and sign-ups that were begun and left. */
async function seedJourney(trx: PlatformTrx, random: SeededRandom, now: Date): Promise<void> {
  const today = localDay(now, 'UTC')
  const days = Array.from({ length: JOURNEY_DAYS }, (_, index) => addDays(today, -index - 1))
  const visits = days.map((day) => ({ day, visits: random.int(18, 64) }))
  await trx
    .insertInto('landing_days')
    .values(visits)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const left = days.filter((_, index) => index > 30 && index % 2 === 0)
  const journeys = left.map((day) => {
    const signups = random.int(0, 3)
    const payments = random.int(0, signups)
    return { day, signups, payments, setups: random.int(0, payments) }
  })
  await trx
    .insertInto('journey_days')
    .values(journeys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function slugOf({ name }: SampleAccount): string {
  return `sample-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

function domainOf({ name }: SampleAccount): string {
  return `${name.toLowerCase().replace(/[^a-z0-9]+/g, '')}.example`
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS)
}
