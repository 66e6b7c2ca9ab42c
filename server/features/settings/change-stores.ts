import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Store } from '#contract/settings.ts'
import { DEFAULT_HOURS, type StoreFacts, StoreProfile } from '#contract/store-profile.ts'
import { findState } from '#contract/us-states.ts'
import { type AuditEntry, recordAudit } from '#server/db/audit-log.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { describeStore, mergeFacts } from './merge-facts.ts'
import { deleteStore, insertStore, listStoreRows, moveMainStore, updateStore } from './queries.ts'
import { changesOf } from './save-settings.ts'

type Deps = { db: Database }
type Row = Pick<Selectable<TenantTables['stores']>, 'store_id' | 'is_primary' | 'profile' | 'updated_at'>

const MAX_STORES = 50
const CHANGES_AN_HOUR = 300

/** The shops of the dispensary, the main one first. */
export async function listStores(deps: Deps, { tenant }: StaffContext): Promise<{ stores: Store[] }> {
  const rows = await deps.db.tenant(tenant.id, (trx) => listStoreRows(trx, tenant.id))
  return { stores: rows.map(toStore) }
}

/** Adds a shop with the hours that every shop starts with. */
export async function addStore(
  deps: Deps,
  context: StaffContext,
  input: { name: string; city: string; state: string },
): Promise<Store> {
  const state = findState(input.state)
  if (state === undefined) throw new AppError('invalid_input', { fields: { state: 'State is required' } })
  return changeStores(deps, context, async (trx, rows) => {
    if (rows.length >= MAX_STORES)
      throw new AppError('unprocessable', { text: `A dispensary has up to ${MAX_STORES} stores here.` })
    const profile = StoreProfile.parse({
      name: input.name,
      address: { city: input.city, state: state.name, state_code: state.code },
      timezone: state.timeZone,
      hours: DEFAULT_HOURS,
    })
    const row = { store_id: randomUUIDv7(), is_primary: rows.length === 0, profile, updated_at: context.now }
    await insertStore(trx, { ...row, tenant_id: context.tenant.id, profile: JSON.stringify(profile) })
    return { rows: [...rows, row], changed: row, audit: { action: 'store.changed', subject: `${input.name} added` } }
  })
}

/** Saves what the form states of a shop. Throws `conflict` when it was saved since it was read. */
export async function saveStore(
  deps: Deps,
  context: StaffContext,
  input: { id: string; updatedAt: string; facts: StoreFacts },
): Promise<Store> {
  return changeStores(deps, context, async (trx, rows) => {
    const row = requireStore(rows, input.id)
    if (row.updated_at.getTime() !== Date.parse(input.updatedAt)) throw new AppError('conflict')
    const was = StoreProfile.parse(row.profile)
    const profile = mergeFacts(was, input.facts)
    const updatedAt = laterThan(row.updated_at, context.now)
    await updateStore(trx, context.tenant.id, { storeId: row.store_id, profile, updatedAt })
    const changed = { ...row, profile, updated_at: updatedAt }
    return {
      rows: rows.map((other) => (other === row ? changed : other)),
      changed,
      audit: { action: 'store.changed', subject: profile.name, ...changesOf(was, profile) },
    }
  })
}

/** Makes a shop the one that the concierge speaks for. The one before it becomes one of the others. */
export async function makeMainStore(deps: Deps, context: StaffContext, id: string): Promise<Store> {
  return changeStores(deps, context, async (trx, rows) => {
    const row = requireStore(rows, id)
    if (row.is_primary) throw new AppError('unprocessable', { text: 'This is the main store already.' })
    const moved = await Promise.all(
      rows.map(async (other) => {
        if (other !== row && !other.is_primary) return other
        const { other_locations: _told, ...profile } = StoreProfile.parse(other.profile)
        const updatedAt = laterThan(other.updated_at, context.now)
        if (other !== row) await updateStore(trx, context.tenant.id, { storeId: other.store_id, profile, updatedAt })
        return { ...other, is_primary: other === row, profile, updated_at: updatedAt }
      }),
    )
    await moveMainStore(trx, context.tenant.id, id)
    const changed = requireStore(moved, id)
    const nameOf = (store: Row | undefined) => StoreProfile.parse(store?.profile).name
    return {
      rows: moved,
      changed,
      audit: {
        action: 'store.changed',
        subject: `${nameOf(row)} made the main store`,
        before: { main: nameOf(rows.find((other) => other.is_primary)) },
        after: { main: nameOf(row) },
      },
    }
  })
}

/** Removes a shop. The main one cannot go: it is what the concierge speaks for. */
export async function removeStore(deps: Deps, context: StaffContext, id: string): Promise<{ removed: boolean }> {
  await changeStores(deps, context, async (trx, rows) => {
    const row = requireStore(rows, id)
    if (row.is_primary) throw new AppError('unprocessable', { text: 'The main store cannot be removed.' })
    await deleteStore(trx, context.tenant.id, id)
    const { name } = StoreProfile.parse(row.profile)
    return {
      rows: rows.filter((other) => other !== row),
      changed: row,
      audit: { action: 'store.changed', subject: `${name} removed`, before: Object(row.profile) },
    }
  })
  return { removed: true }
}

type Change = { rows: Row[]; changed: Row; audit: AuditEntry }

/** All changes of a tenant's shops stand in line behind the lock on their rows. */
async function changeStores(
  deps: Deps,
  context: StaffContext,
  work: (trx: TenantTrx, rows: Row[]) => Promise<Change>,
): Promise<Store> {
  const { tenant, now } = context
  await takeHit(deps.db, [{ bucket: `stores:${tenant.id}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 }], now)
  return deps.db.tenant(tenant.id, async (trx) => {
    const { rows, changed, audit } = await work(trx, await listStoreRows(trx, tenant.id))
    const main = await tellOtherLocations(trx, context, rows)
    await recordAudit(trx, tenant.id, auditActorOf(context), audit)
    return toStore(main !== null && main.store_id === changed.store_id ? main : changed)
  })
}

/** The concierge of the main shop knows where the others are. */
async function tellOtherLocations(trx: TenantTrx, { tenant, now }: StaffContext, rows: Row[]): Promise<Row | null> {
  const main = rows.find((row) => row.is_primary)
  if (main === undefined) return null
  const { other_locations: known, ...profile } = StoreProfile.parse(main.profile)
  const others = rows.filter((row) => row !== main).map((row) => describeStore(StoreProfile.parse(row.profile)))
  if (JSON.stringify(known ?? []) === JSON.stringify(others)) return main
  const next = { ...profile, ...(others.length === 0 ? {} : { other_locations: others }) }
  const updatedAt = laterThan(main.updated_at, now)
  await updateStore(trx, tenant.id, { storeId: main.store_id, profile: next, updatedAt })
  return { ...main, profile: next, updated_at: updatedAt }
}

function requireStore(rows: readonly Row[], id: string): Row {
  const row = rows.find((known) => known.store_id === id)
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** `updated_at` is a version too: two saves within a millisecond must differ. */
function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}

function toStore(row: Row): Store {
  return {
    id: row.store_id,
    isPrimary: row.is_primary,
    updatedAt: row.updated_at.toISOString(),
    profile: StoreProfile.parse(row.profile),
  }
}
