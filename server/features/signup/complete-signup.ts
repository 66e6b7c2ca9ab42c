import { randomUUIDv7 } from 'node:crypto'
import type { User } from '#contract/auth.ts'
import type { Product } from '#contract/catalog.ts'
import { BETA_TRIAL_DAYS, SIGNUP_PLAN } from '#contract/plans.ts'
import type { AgentDraft, BusinessForm } from '#contract/signup.ts'
import { createTenant, type CreatedTenant } from '#server/db/create-tenant.ts'
import { type BothSides, type Database, type PlatformTrx, sqlStateOf } from '#server/db/database.ts'
import type { NewSubscription } from '#server/db/subscriptions.ts'
import { AppError } from '#server/http/app-error.ts'
import {
  describeBrief,
  describeOtherShops,
  describeSettings,
  describeShop,
  describeTheme,
  splitName,
  timeZoneOf,
} from './describe-shop.ts'
import {
  type ConfirmedPayment,
  confirmedPayment,
  EMAIL_TAKEN,
  openSignup,
  type Pending,
  REPEAT_MS,
} from './pending-signup.ts'
import { loadMenu } from './preview-agent.ts'
import { deleteMenu, isEmailTaken, listSlugs, updateSignup } from './queries.ts'
import { freeSlug, slugOf } from './slug.ts'

/** Opens a session for a member, in the caller's transaction. */
export type OpenMemberSession = (
  trx: PlatformTrx,
  member: { userId: string; tenant: string },
  now: Date,
) => Promise<{ user: User; token: string }>

type Deps = { db: Database; openSession: OpenMemberSession }

/** A sign-up with everything that a tenant needs. */
type Ready = {
  pending: Pending
  business: BusinessForm
  agent: AgentDraft
  payment: ConfirmedPayment | null
  trialEndsAt: Date
  menu: readonly Product[]
  now: Date
}

const UNIQUE_VIOLATION = '23505'
const MAX_ATTEMPTS = 5
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Makes tenant, owner, settings, shop, first agent and subscription in one transaction, and signs the owner in. Asked again
 * within the hour it makes nothing and signs in again. Throws `unprocessable` when a step is missing, `conflict` when the
 * e-mail address got an account in the meantime, `not_found` for a token that opens nothing.
 */
export async function completeSignup(
  deps: Deps,
  input: { signupToken: string; agent: AgentDraft },
  now: Date,
): Promise<{ user: User; token: string }> {
  const { signupId } = await deps.db.platform((trx) => openSignup(trx, input.signupToken, now))
  const menu = await loadMenu(deps.db, signupId, input.agent.menu)
  for (let attempt = 1; ; attempt++) {
    try {
      return await deps.db.bothSides((sides) => complete(deps, sides, { ...input, menu, now }))
    } catch (error) {
      // Somebody took the slug or the address at the same moment; the next attempt sees which.
      if (sqlStateOf(error) !== UNIQUE_VIOLATION || attempt >= MAX_ATTEMPTS) throw error
    }
  }
}

async function complete(
  deps: Deps,
  sides: BothSides,
  input: { signupToken: string; agent: AgentDraft; menu: readonly Product[]; now: Date },
): Promise<{ user: User; token: string }> {
  const { now } = input
  const pending = await sides.platform((trx) => openSignup(trx, input.signupToken, now, { lock: true }))
  if (pending.completed !== null) return signInAgain(deps, sides, pending.completed, now)
  const ready = requireReady(pending, input)
  const slug = await sides.platform(async (trx) => {
    if (await isEmailTaken(trx, pending.emailKey)) {
      throw new AppError('conflict', { text: EMAIL_TAKEN, fields: { email: EMAIL_TAKEN } })
    }
    const wanted = slugOf(ready.business.dispensaryName)
    return freeSlug(wanted, await listSlugs(trx, wanted))
  })
  const tenant = await makeTenant(sides, ready, slug)
  return sides.platform(async (trx) => {
    const userId = await makeOwner(trx, ready, tenant)
    await updateSignup(trx, pending.signupId, {
      tenant: tenant.tenantId,
      user_id: userId,
      completed_at: now,
      agent: JSON.stringify(ready.agent),
    })
    await deleteMenu(trx, pending.signupId)
    return deps.openSession(trx, { userId, tenant: tenant.tenantId }, now)
  })
}

async function signInAgain(deps: Deps, sides: BothSides, completed: NonNullable<Pending['completed']>, now: Date) {
  if (now.getTime() - completed.at.getTime() > REPEAT_MS) throw new AppError('not_found', { text: DONE_ALREADY })
  return sides.platform((trx) => deps.openSession(trx, completed, now))
}

function requireReady(pending: Pending, input: { agent: AgentDraft; menu: readonly Product[]; now: Date }): Ready {
  const { business } = pending
  const payment = confirmedPayment(pending)
  if (!pending.isBeta && payment === null)
    throw new AppError('unprocessable', { text: 'Please add a payment method first.' })
  if (business === null) throw new AppError('unprocessable', { text: 'Please fill in the business setup first.' })
  if (input.agent.menu === 'csv' && input.menu.length === 0) {
    throw new AppError('unprocessable', { text: 'Please upload your menu, or choose the sample menu.' })
  }
  const betaEnd = new Date(input.now.getTime() + BETA_TRIAL_DAYS * DAY_MS)
  return {
    pending,
    business,
    payment,
    trialEndsAt: pending.isBeta || payment === null ? betaEnd : payment.trialEndsAt,
    ...input,
  }
}

async function makeTenant(sides: BothSides, ready: Ready, slug: string): Promise<CreatedTenant> {
  const { pending, business, agent, menu, now } = ready
  const tenant = await createTenant(sides, {
    slug,
    name: business.dispensaryName,
    timeZone: timeZoneOf(business),
    profile: describeShop(business, agent),
    brief: describeBrief(agent),
    theme: describeTheme(agent, business),
    settings: describeSettings({ business, account: pending.account, agent }),
    menu: menu.length === 0 ? null : { products: menu, source: agent.menu },
    subscription: subscriptionOf(ready),
    now,
  })
  await sides.tenant(tenant.tenantId, async (trx) => {
    for (const profile of describeOtherShops(business)) {
      await trx
        .insertInto('stores')
        .values({
          tenant_id: tenant.tenantId,
          store_id: randomUUIDv7(),
          is_primary: false,
          profile: JSON.stringify(profile),
          updated_at: now,
        })
        .execute()
    }
  })
  return tenant
}

function subscriptionOf({ pending, payment, trialEndsAt, now }: Ready): NewSubscription {
  return {
    plan: SIGNUP_PLAN.id,
    isBeta: pending.isBeta,
    billingEmail: pending.account.email,
    card: payment?.card ?? null,
    trialStartsAt: now,
    trialEndsAt,
  }
}

async function makeOwner(
  trx: PlatformTrx,
  { pending, payment, now }: Ready,
  { tenantId }: CreatedTenant,
): Promise<string> {
  const userId = randomUUIDv7()
  const { yourName, email, phone } = pending.account
  const { firstName, lastName } = splitName(yourName)
  await trx
    .insertInto('users')
    .values({
      id: userId,
      email,
      email_key: pending.emailKey,
      first_name: firstName,
      last_name: lastName === '' ? null : lastName,
      phone,
      is_super_admin: false,
      created_at: now,
    })
    .execute()
  await trx
    .insertInto('memberships')
    .values({ user_id: userId, tenant: tenantId, role: 'admin', created_at: now, last_active_at: now })
    .execute()
  if (payment !== null) {
    const { provider, customerId, subscriptionId } = payment
    await trx
      .insertInto('payment_accounts')
      .values({ provider, customer_id: customerId, subscription_id: subscriptionId, tenant: tenantId, created_at: now })
      .execute()
  }
  return userId
}

const DONE_ALREADY = 'This sign-up is complete. Please sign in.'
