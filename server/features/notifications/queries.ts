import type { Insertable } from 'kysely'
import type { NotificationChoices } from '#contract/notification-choices.ts'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export function findChoices(trx: TenantTrx, tenantId: string, userId: string) {
  return trx
    .selectFrom('notification_choices')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function saveChoices(
  trx: TenantTrx,
  tenantId: string,
  member: { userId: string; choices: NotificationChoices; phone: string | null; verifiedAt: Date | null; now: Date },
): Promise<void> {
  const { choices } = member
  const columns = {
    new_conversations: choices.newConversations,
    weekly_reports: choices.weeklyReports,
    product_alerts: choices.productAlerts,
    billing: choices.billing,
    high_priority_texts: choices.highPriority,
    maintenance_texts: choices.maintenance,
    phone: member.phone,
    phone_verified_at: member.verifiedAt,
    updated_at: member.now,
  }
  await trx
    .insertInto('notification_choices')
    .values({ tenant_id: tenantId, user_id: member.userId, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(columns))
    .execute()
}

/** The one code of a member; a new one takes the place of the one before. */
export async function writePhoneCode(
  trx: TenantTrx,
  { tenant_id, user_id, ...code }: Insertable<TenantTables['phone_codes']>,
): Promise<void> {
  await trx
    .insertInto('phone_codes')
    .values({ tenant_id, user_id, ...code })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(code))
    .execute()
}

/** The code that a member is to repeat, held until the transaction ends. */
export function lockPhoneCode(trx: TenantTrx, tenantId: string, userId: string) {
  return trx
    .selectFrom('phone_codes')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countPhoneTry(trx: TenantTrx, tenantId: string, userId: string): Promise<void> {
  await trx
    .updateTable('phone_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deletePhoneCode(trx: TenantTrx, tenantId: string, userId: string): Promise<void> {
  await trx.deleteFrom('phone_codes').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute()
}

export async function isStopped(trx: PlatformTrx, phone: string): Promise<boolean> {
  const row = await trx.selectFrom('text_stops').select('phone').where('phone', '=', phone).executeTakeFirst()
  return row !== undefined
}

export async function insertStop(trx: PlatformTrx, phone: string, now: Date): Promise<void> {
  await trx
    .insertInto('text_stops')
    .values({ phone, stopped_at: now })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute()
}

export async function deleteStop(trx: PlatformTrx, phone: string): Promise<void> {
  await trx.deleteFrom('text_stops').where('phone', '=', phone).execute()
}

/** Takes what is to be told once; false when it has been told. */
export async function claimRun(
  trx: TenantTrx,
  tenantId: string,
  run: { kind: string; period: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notification_runs')
    .values({ tenant_id: tenantId, kind: run.kind, period: run.period, ran_at: run.now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'period']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What was told of by this kind before now, by period. */
export async function listRuns(trx: TenantTrx, tenantId: string, kind: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('notification_runs')
    .select('period')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .limit(RUNS_KEPT)
    .execute()
  return new Set(rows.map(({ period }) => period))
}

const RUNS_KEPT = 5000

export async function forgetRuns(
  trx: TenantTrx,
  tenantId: string,
  gone: { kind: string; periods: readonly string[] },
): Promise<void> {
  if (gone.periods.length === 0) return
  await trx
    .deleteFrom('notification_runs')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', gone.kind)
    .where('period', 'in', gone.periods)
    .execute()
}

export async function forgetOldRuns(trx: TenantTrx, tenantId: string, before: Date): Promise<void> {
  await trx.deleteFrom('notification_runs').where('tenant_id', '=', tenantId).where('ran_at', '<', before).execute()
}

const CONVERSATIONS_TOLD = 5

/** The newest conversations of a local day with the first thing that was asked in each. */
export async function listFirstQuestions(trx: TenantTrx, tenantId: string, day: string) {
  const conversations = await trx
    .selectFrom('conversations')
    .select(['conversation_id', 'flag_count'])
    .where('tenant_id', '=', tenantId)
    .where('figures_day', '=', day)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .orderBy('flag_count', 'desc')
    .orderBy('started_at', 'desc')
    .limit(CONVERSATIONS_TOLD)
    .execute()
  const told: { id: string; flags: number; question: string }[] = []
  for (const { conversation_id: id, flag_count: flags } of conversations) {
    const asked = await trx
      .selectFrom('messages')
      .select('text')
      .where('tenant_id', '=', tenantId)
      .where('conversation_id', '=', id)
      .where('role', '=', 'user')
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst()
    if (asked !== undefined) told.push({ id, flags, question: asked.text })
  }
  return told
}

const PRODUCTS_SEEN = 200

/** Products that are out of stock and were recommended since then, most recommended first. */
export function listMissedProducts(trx: TenantTrx, tenantId: string, since: Date) {
  return trx
    .selectFrom('products')
    .innerJoin('conversation_products', (join) =>
      join
        .onRef('conversation_products.tenant_id', '=', 'products.tenant_id')
        .onRef('conversation_products.product_id', '=', 'products.product_id'),
    )
    .select(({ fn }) => ['products.product_id', 'products.name', fn.countAll<number>().as('shown')])
    .where('products.tenant_id', '=', tenantId)
    .where('products.stock', '=', 0)
    .where('conversation_products.tenant_id', '=', tenantId)
    .where('conversation_products.shown_at', '>=', since)
    .groupBy(['products.product_id', 'products.name'])
    .orderBy('shown', 'desc')
    .limit(PRODUCTS_SEEN)
    .execute()
}

/** Which of these products are on the shelf again. */
export async function listRestocked(
  trx: TenantTrx,
  tenantId: string,
  productIds: readonly string[],
): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await trx
    .selectFrom('products')
    .select('product_id')
    .where('tenant_id', '=', tenantId)
    .where('product_id', 'in', productIds)
    .where(({ or, eb }) => or([eb('stock', '>', 0), eb('stock', 'is', null)]))
    .execute()
  return rows.map((row) => row.product_id)
}

const WISHES_SEEN = 2000

/** What shoppers asked for since then that the menu lacks. */
export function listWishes(trx: TenantTrx, tenantId: string, since: Date) {
  return trx
    .selectFrom('unmet_wishes')
    .select(['wanted', 'conversation_id'])
    .where('tenant_id', '=', tenantId)
    .where('asked_at', '>=', since)
    .where('kind', '!=', 'whole')
    .limit(WISHES_SEEN)
    .execute()
}

const FLAGS_SEEN = 20

/** Serious flags since then that nobody has resolved. */
export function listSeriousFlags(trx: TenantTrx, tenantId: string, since: Date) {
  return trx
    .selectFrom('flags')
    .select(['flag_id', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where('severity', '=', 'high')
    .where('resolved_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .limit(FLAGS_SEEN)
    .execute()
}

const BILLS_SEEN = 20

/** Mails to the billing address since then; what was passed on from them carries a way out and is none of them. */
export function listBillingMails(trx: TenantTrx, tenantId: string, since: Date) {
  return trx
    .selectFrom('mails')
    .select(['mail_id', 'to_address', 'subject', 'text'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'billing')
    .where('unsubscribe_url', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .limit(BILLS_SEEN)
    .execute()
}

/** Texts with a code are asked for by whoever gets them. */
export const CODE_KIND = 'phone-code'

export async function countTexts(trx: TenantTrx, tenantId: string, sent: { to: string; since: Date }): Promise<number> {
  const { texts } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('texts'))
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'text')
    .where('kind', '!=', CODE_KIND)
    .where('to_address', '=', sent.to)
    .where('created_at', '>=', sent.since)
    .executeTakeFirstOrThrow()
  return texts
}

const TENANTS_SHOWN = 500

export function listTenants(trx: PlatformTrx) {
  return trx.selectFrom('tenants').select(['id', 'slug', 'name']).orderBy('name').limit(TENANTS_SHOWN).execute()
}

export function findTenant(trx: PlatformTrx, slug: string) {
  return trx.selectFrom('tenants').select(['id', 'slug', 'name']).where('slug', '=', slug).executeTakeFirst()
}

export function listActiveTenants(trx: PlatformTrx) {
  return trx.selectFrom('tenants').select(['id', 'name', 'time_zone']).where('status', '=', 'active').execute()
}
