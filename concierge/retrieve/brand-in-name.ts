import type { Product } from '#contract/catalog.ts'

const SEPARATED = /^([^|]{2,40}?)\s*(?:\||:|\s[-–]\s)\s*\S/
const SPACED = /^(\S+ \S+(?: \S+)?) \S/

/** Where a row of the menu leaves its brand empty and its name begins with one of the menu's brands, that is its brand. */
export function withBrands(products: readonly Product[]): readonly Product[] {
  if (products.every(({ brand }) => brand !== null)) return products
  const brands = new Map(products.flatMap(({ brand }) => (brand === null ? [] : [[brand.toLowerCase(), brand]])))
  return products.map((product) => {
    const brand = product.brand === null ? brandIn(product.name, brands) : undefined
    return brand === undefined ? product : { ...product, brand }
  })
}

/** A brand of a single word only counts where a separator sets it off: "Cookies" begins many a name. */
function brandIn(name: string, brands: ReadonlyMap<string, string>): string | undefined {
  const separated = SEPARATED.exec(name)?.[1]?.toLowerCase()
  const known = separated === undefined ? undefined : brands.get(separated)
  if (known !== undefined) return known
  const words = SPACED.exec(name)?.[1]?.toLowerCase().split(' ') ?? []
  return brands.get(words.join(' ')) ?? brands.get(words.slice(0, 2).join(' '))
}
