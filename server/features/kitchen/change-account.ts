import type { AccountDetails } from '#contract/kitchen.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { BothSides, Database } from '#server/db/database.ts'
import { recordOperator } from '#server/db/operator-log.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { readAccount } from './get-account.ts'

type Deps = { db: Database }
type Change = {
  action: 'tenant.suspended' | 'tenant.resumed' | 'trial.extended'
  before: object
  after: object
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Shuts an account: sessions, chat and store keys are refused from the next call on, until it is resumed. Twice is once. */
export async function suspendAccount(
  deps: Deps,
  context: StaffContext,
  input: { id: string; reason: string },
): Promise<AccountDetails> {
  if (input.id === context.tenant.id)
    throw new AppError('unprocessable', {
      text: 'You are signed in to this account. It cannot be suspended from here.',
    })
  await deps.db.bothSides(async (sides) => {
    const tenant = await lockTenant(sides, input.id)
    if (tenant.status === 'suspended') return
    await setStatus(sides, input.id, 'suspended')
    await record(sides, context, tenant, {
      action: 'tenant.suspended',
      before: { status: 'active' },
      after: { status: 'suspended', reason: input.reason },
    })
  })
  return deps.db.operator((trx) => readAccount(trx, input.id, context.now))
}

export async function resumeAccount(deps: Deps, context: StaffContext, id: string): Promise<AccountDetails> {
  await deps.db.bothSides(async (sides) => {
    const tenant = await lockTenant(sides, id)
    if (tenant.status === 'active') return
    await setStatus(sides, id, 'active')
    await record(sides, context, tenant, {
      action: 'tenant.resumed',
      before: { status: 'suspended' },
      after: { status: 'active' },
    })
  })
  return deps.db.operator((trx) => readAccount(trx, id, context.now))
}

/** Moves the end of a trial at the payment provider, which would charge at the old one. */
export type MoveTrialEnd = (tenantId: string, trialEndsAt: Date, now: Date) => Promise<void>

/** The trial ends so many days later than it would have; one that has just run out, so many days from now. */
export async function extendTrial(
  deps: Deps & { moveTrialEnd: MoveTrialEnd },
  context: StaffContext,
  input: { id: string; days: number },
): Promise<AccountDetails> {
  const { now } = context
  const before = await deps.db.platform((trx) =>
    trx
      .selectFrom('subscriptions')
      .select(['status', 'trial_ends_at'])
      .where('tenant', '=', input.id)
      .executeTakeFirst(),
  )
  if (before === undefined) throw new AppError('not_found')
  if (before.status !== 'trialing') throw new AppError('unprocessable', { text: 'This account is not on trial.' })
  const from = Math.max(before.trial_ends_at.getTime(), now.getTime())
  const trialEndsAt = new Date(from + input.days * DAY_MS)
  await deps.moveTrialEnd(input.id, trialEndsAt, now)
  await deps.db.bothSides(async (sides) => {
    const tenant = await lockTenant(sides, input.id)
    await sides.platform((trx) =>
      trx
        .updateTable('subscriptions')
        .set({ trial_ends_at: trialEndsAt, updated_at: now })
        .where('tenant', '=', input.id)
        .where('status', '=', 'trialing')
        .execute(),
    )
    await record(sides, context, tenant, {
      action: 'trial.extended',
      before: { trialEndsAt: before.trial_ends_at.toISOString() },
      after: { trialEndsAt: trialEndsAt.toISOString() },
    })
  })
  return deps.db.operator((trx) => readAccount(trx, input.id, now))
}

type LockedTenant = { id: string; name: string; slug: string; status: 'active' | 'suspended' }

async function lockTenant(sides: BothSides, id: string): Promise<LockedTenant> {
  const tenant = await sides.platform((trx) =>
    trx
      .selectFrom('tenants')
      .select(['id', 'name', 'slug', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
  if (tenant === undefined) throw new AppError('not_found')
  return tenant
}

async function setStatus(sides: BothSides, id: string, status: 'active' | 'suspended'): Promise<void> {
  await sides.platform((trx) => trx.updateTable('tenants').set({ status }).where('id', '=', id).execute())
}

/** In both logs: the tenant may see what was done to it, and the operator what its people do. */
async function record(sides: BothSides, context: StaffContext, tenant: LockedTenant, change: Change): Promise<void> {
  const who = auditActorOf(context)
  const entry = { ...change, subject: `${tenant.name} (${tenant.slug})` }
  await sides.tenant(tenant.id, (trx) => recordAudit(trx, tenant.id, who, entry))
  await sides.platform((trx) => recordOperator(trx, who, entry))
}
