import type { ShownProduct } from '#contract/turn.ts'
import type { Item } from './retrieve/item.ts'

/** A product as a card shows it. Cost, stock counts and vendor descriptions stay inside. */
export function toShownProduct(item: Item, reasons: readonly string[]): ShownProduct {
  const { product } = item
  return {
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    brand: product.brand,
    category: product.category,
    subcategory: product.subcategory,
    strainType: product.strainType,
    thcPercent: product.thcPercent,
    cbdPercent: product.cbdPercent,
    thcMgTotal: product.thcMgTotal,
    thcMgPerPiece: product.thcMgPerPiece,
    size: product.size,
    packCount: product.packCount,
    priceCents: product.priceCents,
    salePriceCents: product.salePriceCents,
    currency: product.currency,
    effects: product.effects,
    url: product.url,
    imageUrl: product.imageUrl,
    inStock: item.inStock,
    reasons: reasons.slice(0, 6).map((reason) => reason.slice(0, 200)),
  }
}
