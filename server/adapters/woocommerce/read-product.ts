import * as z from 'zod'
import { readAttribute, textOfHtml } from '#server/adapters/attribute-fields.ts'
import type { MenuRow, ReadProduct } from '#server/features/integrations/connector.ts'

const named = z.array(z.object({ name: z.string() })).default([])
const stock = {
  sku: z.string().nullish(),
  regular_price: z.string().nullish(),
  sale_price: z.string().nullish(),
  price: z.string().nullish(),
  stock_quantity: z.number().nullish(),
  stock_status: z.string().nullish(),
  purchasable: z.boolean().nullish(),
}

export const Variation = z.object({
  id: z.int(),
  ...stock,
  status: z.string().nullish(),
  attributes: z.array(z.object({ name: z.string(), option: z.string() })).default([]),
})

export const WooProduct = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  catalog_visibility: z.string().nullish(),
  permalink: z.string().nullish(),
  description: z.string().nullish(),
  short_description: z.string().nullish(),
  categories: named,
  tags: named,
  images: z.array(z.object({ src: z.string() })).default([]),
  attributes: z.array(z.object({ name: z.string(), options: z.array(z.string()).default([]) })).default([]),
  ...stock,
})

type Product = z.output<typeof WooProduct>
type Stocked = Pick<Product, keyof typeof stock>

/** A row for each variation, or one; a product that is not published has none. */
export function readWooProduct(product: Product, variations: readonly z.output<typeof Variation>[]): ReadProduct {
  const externalId = String(product.id)
  const isForSale = product.status === 'publish' && product.catalog_visibility !== 'hidden'
  const base: Partial<MenuRow> = {
    category: product.categories[0]?.name ?? '',
    subcategory: product.categories[1]?.name ?? '',
    tags: product.tags.map((tag) => tag.name).join(', '),
    description: textOfHtml(product.short_description || product.description || ''),
    imageUrl: product.images[0]?.src ?? '',
    url: product.permalink ?? '',
  }
  for (const { name, options } of product.attributes) Object.assign(base, readAttribute(name, options.join(', ')))
  const rows =
    product.type === 'variable'
      ? variations
          .filter((variation) => (variation.status ?? 'publish') === 'publish')
          .map((variation): MenuRow => {
            const label = variation.attributes.map((attribute) => attribute.option).join(' ')
            return {
              ...base,
              ...(label === '' ? {} : { size: label }),
              productId: `${externalId}-${variation.id}`,
              name: product.name,
              ...sold(variation),
            }
          })
      : [{ ...base, productId: externalId, name: product.name, ...sold(product) }]
  return { externalId, name: product.name, rows: isForSale ? rows : [] }
}

function sold(item: Stocked) {
  const regular = item.regular_price || item.price || ''
  const isOut = item.stock_status === 'outofstock' || item.purchasable === false
  return {
    sku: item.sku ?? '',
    price: regular,
    salePrice: item.sale_price ?? '',
    stock: isOut ? '0' : item.stock_quantity && item.stock_quantity > 0 ? String(item.stock_quantity) : '',
  }
}
