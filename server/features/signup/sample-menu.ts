import { CATEGORIES, isInStock, type Product } from '#contract/catalog.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'

const PER_CATEGORY = 4

let built: readonly Product[] | null = null

/** A small invented menu over all shelves, to try an agent with before the shop's own menu is there. */
export function sampleMenu(): readonly Product[] {
  built ??= pick(buildDemoCatalog().filter(isInStock))
  return built
}

/** Spread over each shelf, so that the few show its range. The demo shop's pages are not the sampling shop's: no links. */
function pick(products: readonly Product[]): Product[] {
  return CATEGORIES.flatMap((category) => {
    const shelf = products.filter((product) => product.category === category)
    const step = Math.max(1, Math.floor(shelf.length / PER_CATEGORY))
    return shelf.filter((_, index) => index % step === 0).slice(0, PER_CATEGORY)
  }).map((product) => ({ ...product, productId: `sample-${product.productId}`, url: null }))
}
