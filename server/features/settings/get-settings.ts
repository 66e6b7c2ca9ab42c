import * as z from 'zod'
import { PLANS } from '#contract/plans.ts'
import { can } from '#contract/permissions.ts'
import { AppSettings, type VersionedSettings } from '#contract/settings.ts'
import type { Database } from '#server/db/database.ts'
import { findSubscription, type SubscriptionRow } from '#server/db/subscriptions.ts'
import type { StaffContext } from '#server/http/context.ts'
import { findPerson, findSettings } from './queries.ts'

type Deps = { db: Database }

/** The settings as the caller may see them: the bill only for who may manage it, and never a key of another system. */
export async function getSettings(deps: Deps, context: StaffContext): Promise<VersionedSettings> {
  const { tenant, actor } = context
  const row = await deps.db.tenant(tenant.id, (trx) => findSettings(trx, tenant.id))
  const { person, subscription } = await deps.db.platform(async (trx) => ({
    person: await findPerson(trx, actor.userId),
    subscription: await findSubscription(trx, tenant.id),
  }))
  const stored = readStored(row.data)
  const settings = AppSettings.parse({
    ...stored,
    user: {
      firstName: person?.first_name ?? '',
      lastName: person?.last_name ?? '',
      email: actor.email,
      phone: person?.phone ?? '',
      role: stored.user.email === actor.email ? 'Owner' : actor.role,
    },
    organization: { ...stored.organization, timeZone: tenant.timeZone },
    billing: can(actor.role, 'manage_billing') && subscription !== undefined ? describeBill(subscription) : null,
  })
  return {
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    settings: { ...settings, integrations: withoutKeys(settings.integrations) },
  }
}

/** The bill in the words of the App settings; the Billing tab knows more of it. */
function describeBill(row: SubscriptionRow) {
  const next = row.status === 'trialing' ? row.trial_ends_at : (row.current_period_ends_at ?? row.trial_ends_at)
  return {
    plan: PLANS[row.plan].name,
    status: row.status === 'trialing' ? 'trial' : row.status,
    nextBilling: next.toISOString(),
    amount: row.price_cents / 100,
    card: row.card_last_four === null ? '' : `•••• •••• •••• ${row.card_last_four}`,
  }
}

/** Settings as they are stored: sections that were never written read as empty ones. */
const Stored = z.looseObject({
  user: z.looseObject({ email: z.string().catch('') }).catch({ email: '' }),
  organization: z.looseObject({}).catch({}),
  theme: z.looseObject({}).catch({}),
  analytics: z.looseObject({}).catch({}),
  integrations: z.looseObject({ pos: z.looseObject({}).catch({}) }).catch({ pos: {} }),
})

/** The bill is told from the subscription alone: a copy of earlier versions is left behind. */
export function readStored(data: unknown): z.infer<typeof Stored> {
  const { billing: _, ...stored } = Stored.parse(typeof data === 'object' && data !== null ? data : {})
  return stored
}

function withoutKeys(integrations: AppSettings['integrations']): AppSettings['integrations'] {
  return { ...integrations, apiKey: '', pos: { ...integrations.pos, apiKey: '' } }
}
