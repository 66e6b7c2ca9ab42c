import { type InsightRange, MENU_DEFECTS, type MenuDefect } from '#contract/insights.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { findMenuDefects } from './find-menu-defects.ts'
import { countShowings, findImportTime, listMenuLines, startOfRange } from './queries.ts'

const DEFECTS_SHOWN = 100

/** Defects of the menu, those of the products that most conversations showed first. */
export async function getMenuDefects(deps: { db: Database }, { tenant, now }: StaffContext, range: InsightRange) {
  return deps.db.tenant(tenant.id, async (trx) => {
    const products = await listMenuLines(trx, tenant.id)
    const importedAt = await findImportTime(trx, tenant.id)
    const showings = await countShowings(trx, tenant.id, startOfRange(range, now))
    const found = findMenuDefects(products, importedAt, now)
    const defects: MenuDefect[] = found
      .map((defect) => ({ ...defect, conversations: showings.get(defect.productId) ?? 0 }))
      .sort((one, other) => other.conversations - one.conversations || rank(one) - rank(other))
      .slice(0, DEFECTS_SHOWN)
    return {
      range,
      products: products.length,
      importedAt: importedAt?.toISOString() ?? null,
      counts: MENU_DEFECTS.map((defect) => ({
        defect,
        products: found.filter((one) => one.defect === defect).length,
      })).filter((count) => count.products > 0),
      defects,
    }
  })
}

/** What misleads a shopper comes before what is merely missing. */
const GRAVEST_FIRST: readonly MenuDefect['defect'][] = [
  'price_zero',
  'no_price',
  'potency_unit_mixed',
  'no_potency',
  'duplicate',
  'stale',
  'no_picture',
  'no_description',
]

function rank({ defect }: MenuDefect): number {
  return GRAVEST_FIRST.indexOf(defect)
}
