import { sql } from 'kysely'
import type { InsightRange } from '#contract/insights.ts'
import type { TenantTrx } from '#server/db/database.ts'

const RANGE_DAYS: Record<InsightRange, number> = { '7d': 7, '30d': 30, '90d': 90 }
const DAY_MS = 24 * 60 * 60 * 1000

export function startOfRange(range: InsightRange, now: Date): Date {
  return new Date(now.getTime() - RANGE_DAYS[range] * DAY_MS)
}

const QUESTIONS_READ = 2_000

/** The newest questions that got no answer. */
export function listOpenQuestions(trx: TenantTrx, tenantId: string, since: Date) {
  return trx
    .selectFrom('open_questions')
    .select(['conversation_id', 'text', 'asked_at'])
    .where('tenant_id', '=', tenantId)
    .where('asked_at', '>=', since)
    .orderBy('asked_at', 'desc')
    .limit(QUESTIONS_READ)
    .execute()
}

const WISHES_READ = 10_000

/** The newest wishes that were not met, part by part. */
export function listUnmetWishes(trx: TenantTrx, tenantId: string, since: Date) {
  return trx
    .selectFrom('unmet_wishes')
    .select(['conversation_id', 'kind', 'wanted', 'said', 'asked_at'])
    .where('tenant_id', '=', tenantId)
    .where('asked_at', '>=', since)
    .orderBy('asked_at', 'desc')
    .limit(WISHES_READ)
    .execute()
}

export type MenuLine = Awaited<ReturnType<typeof listMenuLines>>[number]

/** The menu in the order of its source, with what a defect can be seen in and no more: menus are long. */
export function listMenuLines(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('products')
    .select([
      'product_id as productId',
      'name',
      'brand',
      'category',
      'size',
      'thc_percent as thcPercent',
      'cbd_percent as cbdPercent',
      'thc_mg_total as thcMgTotal',
      'thc_mg_per_piece as thcMgPerPiece',
      'cbd_mg_total as cbdMgTotal',
      'price_cents as priceCents',
      'sale_price_cents as salePriceCents',
    ])
    .select((eb) => [
      eb('image_url', 'is not', null).as('hasPicture'),
      eb('description', 'is not', null).as('hasDescription'),
    ])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute()
}

/** How many conversations since `since` showed each product. */
export async function countShowings(
  trx: TenantTrx,
  tenantId: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ product_id: string; conversations: number }>`
    select product_id, count(*) as conversations from conversation_products
    where tenant_id = ${tenantId} and shown_at >= ${since}
    group by product_id`.execute(trx)
  return new Map(rows.map((row) => [row.product_id, row.conversations]))
}

export async function findImportTime(trx: TenantTrx, tenantId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('catalogs')
    .select('imported_at')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.imported_at ?? null
}
