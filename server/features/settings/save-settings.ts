import type * as z from 'zod'
import type { OrganizationForm, ThemeForm, VersionedSettings } from '#contract/settings.ts'
import { TIME_ZONES } from '#contract/settings-limits.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { getSettings, readStored } from './get-settings.ts'
import { findSettings, listMedia, listStoreRows, updateSettings, updateStore, updateTenant } from './queries.ts'

type Deps = { db: Database }
type Form = { version: number; organization: OrganizationForm; theme: z.infer<typeof ThemeForm> }

const SAVES_AN_HOUR = 200

/**
 * Saves the account form over the version it was read from, and lets the name, the time zone and the website reach the
 * tenant and its main shop. Throws `conflict` when someone else saved meanwhile; nothing is changed then.
 */
export async function saveSettings(deps: Deps, context: StaffContext, form: Form): Promise<VersionedSettings> {
  const { tenant, now, actor } = context
  await takeHit(deps.db, [{ bucket: `settings:${tenant.id}`, limit: SAVES_AN_HOUR, windowSeconds: 3600 }], now)
  const timeZone = form.organization.timeZone ?? tenant.timeZone
  requireTimeZone(timeZone, tenant.timeZone)
  await deps.db.bothSides(async (sides) => {
    await sides.platform((trx) => updateTenant(trx, tenant.id, { name: form.organization.name, timeZone }))
    await sides.tenant(tenant.id, async (trx) => {
      const row = await findSettings(trx, tenant.id, { lock: true })
      const stored = readStored(row.data)
      await requireOwnLogo(trx, tenant.id, { asked: form.organization.logo, kept: stored.organization.logo })
      const { timeZone: _, ...organization } = form.organization
      const was = { ...stored.organization, ...stored.theme, timeZone: tenant.timeZone }
      const changes = changesOf(was, { ...organization, ...form.theme, timeZone })
      // Nothing to change is nothing to lose: the same form sent twice is saved once.
      if (Object.keys(changes.after).length === 0) return
      if (row.version !== form.version) throw new AppError('conflict')
      const data = {
        ...stored,
        organization: { ...stored.organization, ...organization },
        theme: { ...stored.theme, ...form.theme },
      }
      await updateSettings(trx, tenant.id, { version: row.version + 1, data, now, by: actor.email })
      await tellMainStore(trx, context, { before: stored.organization, organization, timeZone })
      const entry = { action: 'settings.changed' as const, subject: 'Account', ...changes }
      await recordAudit(trx, tenant.id, auditActorOf(context), entry)
    })
  })
  return getSettings(deps, { ...context, tenant: { ...tenant, name: form.organization.name, timeZone } })
}

function requireTimeZone(asked: string, current: string): void {
  if (asked === current || TIME_ZONES.some((known) => known === asked)) return
  throw new AppError('invalid_input', { fields: { 'organization.timeZone': 'Please choose one of the time zones' } })
}

/** A logo is a picture that this tenant uploaded, or stays what it was. */
async function requireOwnLogo(
  trx: TenantTrx,
  tenantId: string,
  logo: { asked: string | undefined; kept: unknown },
): Promise<void> {
  if (logo.asked === undefined || logo.asked === '' || logo.asked === logo.kept) return
  const own = await listMedia(trx, tenantId)
  if (own.some(({ media_key }) => logo.asked === `/media/${media_key}.png`)) return
  throw new AppError('invalid_input', { fields: { 'organization.logo': 'Please upload the logo first' } })
}

/** The concierge speaks of the shop by its name: the main shop follows a new one, unless it goes by a name of its own. */
async function tellMainStore(
  trx: TenantTrx,
  { tenant, now }: StaffContext,
  change: { before: { name?: unknown }; organization: { name: string; website?: string }; timeZone: string },
): Promise<void> {
  const [main] = await listStoreRows(trx, tenant.id)
  if (main === undefined || !main.is_primary) return
  const profile = StoreProfile.parse(main.profile)
  const { name, website } = change.organization
  const followed = profile.name === change.before.name || profile.name === tenant.name ? name : profile.name
  const next = {
    ...profile,
    name: followed,
    timezone: change.timeZone,
    ...(website === undefined || website === '' ? {} : { website }),
  }
  if (JSON.stringify(next) === JSON.stringify(profile)) return
  const updatedAt = new Date(Math.max(now.getTime(), main.updated_at.getTime() + 1))
  await updateStore(trx, tenant.id, { storeId: main.store_id, profile: next, updatedAt })
}

/** Only what differs, as it was and as it is. */
export function changesOf(was: object, is: object): { before: object; after: object } {
  const old = new Map(Object.entries(was))
  const changed = Object.entries(is).filter(([name, value]) => JSON.stringify(old.get(name)) !== JSON.stringify(value))
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old.get(name) ?? null])),
    after: Object.fromEntries(changed),
  }
}
