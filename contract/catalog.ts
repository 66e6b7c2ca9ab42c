import * as z from 'zod'

/** The nine shelves of a dispensary. Source words are mapped onto these on import. */
export const CATEGORIES = [
  'flower',
  'pre-roll',
  'vape',
  'edible',
  'concentrate',
  'tincture',
  'topical',
  'accessory',
  'merch',
] as const
export const Category = z.enum(CATEGORIES)
export type Category = z.infer<typeof Category>

export const STRAIN_TYPES = ['indica', 'sativa', 'hybrid', 'indica-hybrid', 'sativa-hybrid'] as const
export const StrainType = z.enum(STRAIN_TYPES)
export type StrainType = z.infer<typeof StrainType>

const words = z.array(z.string().max(80)).max(40)

/**
 * One sellable variant of a menu. `null` means that the source does not say; nothing is guessed.
 * `priceCents` and `salePriceCents` are before tax. `stock` null counts as in stock.
 * `thcPercent`/`cbdPercent` are percent by weight, `*Mg*` milligrams, `sizeGrams` grams a package.
 */
export const Product = z.object({
  productId: z.string().min(1).max(120),
  sku: z.string().max(120).nullable(),
  name: z.string().min(1).max(300),
  brand: z.string().max(160).nullable(),
  category: Category,
  subcategory: z.string().max(120).nullable(),
  strainName: z.string().max(160).nullable(),
  strainType: StrainType.nullable(),
  thcPercent: z.number().min(0).max(100).nullable(),
  cbdPercent: z.number().min(0).max(100).nullable(),
  thcMgTotal: z.number().min(0).max(100_000).nullable(),
  thcMgPerPiece: z.number().min(0).max(100_000).nullable(),
  cbdMgTotal: z.number().min(0).max(100_000).nullable(),
  size: z.string().max(80).nullable(),
  sizeGrams: z.number().min(0).max(100_000).nullable(),
  packCount: z.int().min(0).max(10_000).nullable(),
  priceCents: z.int().min(0).max(100_000_000).nullable(),
  salePriceCents: z.int().min(0).max(100_000_000).nullable(),
  currency: z.string().length(3),
  stock: z.int().min(0).max(10_000_000).nullable(),
  effects: words,
  flavors: words,
  terpenes: words,
  tags: words,
  promo: z.string().max(300).nullable(),
  description: z.string().max(4000).nullable(),
  imageUrl: z.string().max(500).nullable(),
  url: z.string().max(500).nullable(),
})
export type Product = z.infer<typeof Product>

/** What a shopper pays before tax: the lower of price and sale price. Null when the menu gives no price. */
export function payableCents(product: Pick<Product, 'priceCents' | 'salePriceCents'>): number | null {
  const { priceCents, salePriceCents } = product
  if (priceCents === null) return salePriceCents
  return salePriceCents === null ? priceCents : Math.min(priceCents, salePriceCents)
}

export function isInStock(product: Pick<Product, 'stock'>): boolean {
  return product.stock === null || product.stock > 0
}

export function isOnSale(product: Pick<Product, 'priceCents' | 'salePriceCents'>): boolean {
  const { priceCents, salePriceCents } = product
  return salePriceCents !== null && priceCents !== null && salePriceCents < priceCents
}
