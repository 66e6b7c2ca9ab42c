import type { ShownProduct } from '#contract/turn.ts'

/** What a model may see of a product: the facts of its row, never cost or margin. */
export function rowForModel(product: ShownProduct) {
  return {
    id: product.productId,
    name: product.name,
    brand: product.brand,
    type: product.strainType,
    category: product.category,
    size: product.size,
    price: dollars(product.priceCents),
    salePrice: dollars(product.salePriceCents),
    thcPercent: product.thcPercent,
    thcMgPerPiece: product.thcMgPerPiece,
    effects: product.effects.slice(0, 5),
  }
}

function dollars(cents: number | null): string | null {
  return cents === null ? null : `$${(cents / 100).toFixed(2)}`
}
