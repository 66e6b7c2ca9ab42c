import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Product } from '#contract/catalog.ts'
import { localDay } from '#contract/local-day.ts'
import type { MenuSummary } from '#contract/signup.ts'
import type { PlatformTrx } from '#server/db/database.ts'
import type { PlatformTables } from '#server/db/schema.ts'

export type SignupRow = Selectable<PlatformTables['signups']>

export function findSignup(
  trx: PlatformTrx,
  key: { tokenHash: string; now: Date; lock: boolean },
): Promise<SignupRow | undefined> {
  const query = trx
    .selectFrom('signups')
    .selectAll()
    .where('token_hash', '=', key.tokenHash)
    .where('expires_at', '>', key.now)
  return (key.lock ? query.forUpdate() : query).executeTakeFirst()
}

/** The newest sign-up under way with this e-mail address. */
export function findPendingByEmail(trx: PlatformTrx, emailKey: string, now: Date): Promise<SignupRow | undefined> {
  return trx
    .selectFrom('signups')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertSignup(trx: PlatformTrx, row: Insertable<PlatformTables['signups']>): Promise<void> {
  await trx.insertInto('signups').values(row).execute()
}

/** Changes a sign-up under way; a completed one is a record and stays as it is. */
export async function updateSignup(
  trx: PlatformTrx,
  signupId: string,
  changes: Updateable<PlatformTables['signups']>,
): Promise<void> {
  await trx
    .updateTable('signups')
    .set(changes)
    .where('signup_id', '=', signupId)
    .where('completed_at', 'is', null)
    .execute()
}

export async function isEmailTaken(trx: PlatformTrx, emailKey: string): Promise<boolean> {
  const row = await trx.selectFrom('users').select('id').where('email_key', '=', emailKey).executeTakeFirst()
  return row !== undefined
}

const SLUGS_READ = 10_000

/** The slugs that begin like this one. */
export async function listSlugs(trx: PlatformTrx, slug: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('tenants')
    .select('slug')
    .where('slug', 'like', `${slug}%`)
    .limit(SLUGS_READ)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

export async function saveMenu(
  trx: PlatformTrx,
  menu: { signupId: string; version: string; summary: MenuSummary; products: readonly Product[] },
): Promise<void> {
  const row = {
    version: menu.version,
    summary: JSON.stringify(menu.summary),
    products: JSON.stringify(menu.products),
  }
  await trx
    .insertInto('signup_menus')
    .values({ signup_id: menu.signupId, ...row })
    .onConflict((conflict) => conflict.column('signup_id').doUpdateSet(row))
    .execute()
}

export function findMenuSummary(trx: PlatformTrx, signupId: string) {
  return trx
    .selectFrom('signup_menus')
    .select(['version', 'summary'])
    .where('signup_id', '=', signupId)
    .executeTakeFirst()
}

export function findMenu(trx: PlatformTrx, signupId: string) {
  return trx.selectFrom('signup_menus').selectAll().where('signup_id', '=', signupId).executeTakeFirst()
}

export async function deleteMenu(trx: PlatformTrx, signupId: string): Promise<void> {
  await trx.deleteFrom('signup_menus').where('signup_id', '=', signupId).execute()
}

/** Sign-ups that nobody finished in time. */
export function listExpired(trx: PlatformTrx, now: Date, limit: number): Promise<SignupRow[]> {
  return trx
    .selectFrom('signups')
    .selectAll()
    .where('expires_at', '<', now)
    .where('completed_at', 'is', null)
    .limit(limit)
    .execute()
}

/** Keeps how far a sign-up came, as a count of its first day, when the sign-up itself is forgotten. */
export async function keepJourney(trx: PlatformTrx, signup: SignupRow): Promise<void> {
  const isPaid =
    signup.is_beta || (signup.payment !== null && 'state' in signup.payment && signup.payment.state === 'confirmed')
  await trx
    .insertInto('journey_days')
    .values({
      day: localDay(signup.created_at, 'UTC'),
      signups: 1,
      payments: isPaid ? 1 : 0,
      setups: signup.business === null ? 0 : 1,
    })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        signups: sql<number>`journey_days.signups + excluded.signups`,
        payments: sql<number>`journey_days.payments + excluded.payments`,
        setups: sql<number>`journey_days.setups + excluded.setups`,
      }),
    )
    .execute()
}

export async function deleteSignup(trx: PlatformTrx, signupId: string): Promise<void> {
  await trx.deleteFrom('signups').where('signup_id', '=', signupId).execute()
}
