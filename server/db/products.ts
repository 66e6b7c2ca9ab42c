import { type Selectable, sql } from 'kysely'
import { Product } from '#contract/catalog.ts'
import type { TenantTrx } from './database.ts'
import type { TenantTables } from './schema.ts'

const ROWS_AT_ONCE = 2_000

/** The tenant's menu in the order of its source. */
export async function loadProducts(trx: TenantTrx, tenantId: string): Promise<Product[]> {
  const rows = await trx
    .selectFrom('products')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute()
  return rows.map(toProduct)
}

/** The version of the menu; 0 before the first import. It grows with every import. */
export async function loadCatalogVersion(trx: TenantTrx, tenantId: string): Promise<number> {
  const row = await trx.selectFrom('catalogs').select('version').where('tenant_id', '=', tenantId).executeTakeFirst()
  return row?.version ?? 0
}

/** Replaces the whole menu in the caller's transaction and raises its version. */
export async function replaceProducts(
  trx: TenantTrx,
  tenantId: string,
  menu: { products: readonly Product[]; source: string; now: Date },
): Promise<void> {
  // First, since its row is the lock that makes two imports wait for each other.
  await trx
    .insertInto('catalogs')
    .values({
      tenant_id: tenantId,
      version: 1,
      product_count: menu.products.length,
      imported_at: menu.now,
      source: menu.source,
    })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({
        version: sql<number>`catalogs.version + 1`,
        product_count: menu.products.length,
        imported_at: menu.now,
        source: menu.source,
      }),
    )
    .execute()
  await trx.deleteFrom('products').where('tenant_id', '=', tenantId).execute()
  for (let start = 0; start < menu.products.length; start += ROWS_AT_ONCE) {
    await insertProducts(trx, tenantId, { products: menu.products.slice(start, start + ROWS_AT_ONCE), start })
  }
}

/** One statement for many rows: the rows travel as JSON, because COPY is refused under row-level security. */
async function insertProducts(
  trx: TenantTrx,
  tenantId: string,
  chunk: { products: readonly Product[]; start: number },
): Promise<void> {
  const rows = chunk.products.map((product, i) => toRow(product, chunk.start + i))
  await sql`
    insert into products (tenant_id, product_id, position, sku, name, brand, category, subcategory, strain_name,
      strain_type, thc_percent, cbd_percent, thc_mg_total, thc_mg_per_piece, cbd_mg_total, size, size_grams, pack_count,
      price_cents, sale_price_cents, currency, stock, effects, flavors, terpenes, tags, promo, description, image_url, url)
    select ${tenantId}::uuid, product_id, position, sku, name, brand, category, subcategory, strain_name,
      strain_type, thc_percent, cbd_percent, thc_mg_total, thc_mg_per_piece, cbd_mg_total, size, size_grams, pack_count,
      price_cents, sale_price_cents, currency, stock, effects, flavors, terpenes, tags, promo, description, image_url, url
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      product_id text, position integer, sku text, name text, brand text, category text, subcategory text,
      strain_name text, strain_type text, thc_percent double precision, cbd_percent double precision,
      thc_mg_total double precision, thc_mg_per_piece double precision, cbd_mg_total double precision, size text,
      size_grams double precision, pack_count integer, price_cents integer, sale_price_cents integer, currency text,
      stock integer, effects jsonb, flavors jsonb, terpenes jsonb, tags jsonb, promo text, description text,
      image_url text, url text)
  `.execute(trx)
}

function toRow(product: Product, position: number) {
  return {
    product_id: product.productId,
    position,
    sku: product.sku,
    name: product.name,
    brand: product.brand,
    category: product.category,
    subcategory: product.subcategory,
    strain_name: product.strainName,
    strain_type: product.strainType,
    thc_percent: product.thcPercent,
    cbd_percent: product.cbdPercent,
    thc_mg_total: product.thcMgTotal,
    thc_mg_per_piece: product.thcMgPerPiece,
    cbd_mg_total: product.cbdMgTotal,
    size: product.size,
    size_grams: product.sizeGrams,
    pack_count: product.packCount,
    price_cents: product.priceCents,
    sale_price_cents: product.salePriceCents,
    currency: product.currency,
    stock: product.stock,
    effects: product.effects,
    flavors: product.flavors,
    terpenes: product.terpenes,
    tags: product.tags,
    promo: product.promo,
    description: product.description,
    image_url: product.imageUrl,
    url: product.url,
  }
}

function toProduct(row: Selectable<TenantTables['products']>): Product {
  return Product.parse({
    productId: row.product_id,
    sku: row.sku,
    name: row.name,
    brand: row.brand,
    category: row.category,
    subcategory: row.subcategory,
    strainName: row.strain_name,
    strainType: row.strain_type,
    thcPercent: row.thc_percent,
    cbdPercent: row.cbd_percent,
    thcMgTotal: row.thc_mg_total,
    thcMgPerPiece: row.thc_mg_per_piece,
    cbdMgTotal: row.cbd_mg_total,
    size: row.size,
    sizeGrams: row.size_grams,
    packCount: row.pack_count,
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    currency: row.currency,
    stock: row.stock,
    effects: row.effects,
    flavors: row.flavors,
    terpenes: row.terpenes,
    tags: row.tags,
    promo: row.promo,
    description: row.description,
    imageUrl: row.image_url,
    url: row.url,
  })
}
