import type { Product } from '#contract/catalog.ts'
import { foldText } from '#concierge/understand/fold-text.ts'

const LONGEST = 300
/** What menus write for a strain where there is none. */
const NO_NAME = /^(?:(?:indica|sativa|hybrid|assorted|variety|blend|house|mixed?|thc|cbd|\d+)(?: |$))+$/

/**
 * Where a menu calls things of several strains alike ("Whole Bud", "Live Cart"), the strain goes before the name, as on the label: by
 * the name alone nobody could tell them apart. A name that already has a word of its strain stays as it is.
 */
export function withStrains(products: readonly Product[]): readonly Product[] {
  const strains = new Map<string, string>()
  const shared = new Set<string>()
  for (const { name, strainName } of products) {
    if (strainName === null) continue
    const [key, strain] = [foldText(name), foldText(strainName)]
    const first = strains.get(key)
    if (first === undefined) strains.set(key, strain)
    else if (first !== strain) shared.add(key)
  }
  if (shared.size === 0) return products
  return products.map((product) => {
    const { name, strainName } = product
    if (strainName === null || !shared.has(foldText(name)) || isToldIn(foldText(name), foldText(strainName)))
      return product
    return { ...product, name: `${strainName} ${name}`.slice(0, LONGEST) }
  })
}

function isToldIn(name: string, strain: string): boolean {
  if (NO_NAME.test(strain) || name.includes(strain)) return true
  const words = name.split(/[^\p{L}\p{N}]+/u)
  return strain.split(/[^\p{L}\p{N}]+/u).some((word) => word.length > 3 && words.includes(word))
}
