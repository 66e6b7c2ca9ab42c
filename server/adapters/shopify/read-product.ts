import * as z from 'zod'
import { readAttribute, textOfHtml } from '#server/adapters/attribute-fields.ts'
import type { MenuRow, ReadProduct } from '#server/features/integrations/connector.ts'
import { idOf } from './queries.ts'

const text = z.string().nullish()

export const ShopifyProduct = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  vendor: text,
  productType: text,
  tags: z.array(z.string()).max(250),
  descriptionHtml: text,
  onlineStoreUrl: text,
  featuredMedia: z
    .object({ preview: z.object({ image: z.object({ url: z.string() }).nullable() }).nullable() })
    .nullish(),
  metafields: z.object({ nodes: z.array(z.object({ key: z.string(), value: z.string() })) }),
  variants: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        title: text,
        price: z.string(),
        compareAtPrice: text,
        sku: text,
        inventoryQuantity: z.number().nullish(),
        availableForSale: z.boolean(),
      }),
    ),
  }),
})

/** A row for each variant. A draft or an archived product has none. */
export function readShopifyProduct(product: z.output<typeof ShopifyProduct>): ReadProduct {
  const externalId = idOf(product.id)
  const { nodes: variants } = product.variants
  const base: Partial<MenuRow> = {
    brand: product.vendor ?? '',
    category: product.productType ?? '',
    tags: product.tags.join(', '),
    description: textOfHtml(product.descriptionHtml ?? ''),
    url: product.onlineStoreUrl ?? '',
    imageUrl: product.featuredMedia?.preview?.image?.url ?? '',
  }
  for (const { key, value } of product.metafields.nodes) Object.assign(base, readAttribute(key, value))
  const rows = variants.map((variant): MenuRow => {
    const isOnly = variants.length === 1
    return {
      ...base,
      productId: isOnly ? externalId : `${externalId}-${idOf(variant.id)}`,
      name: product.title,
      sku: variant.sku ?? '',
      ...(isOnly || !variant.title ? {} : { size: variant.title }),
      price: variant.compareAtPrice ? '' : variant.price,
      regularPrice: variant.compareAtPrice ?? '',
      salePrice: variant.compareAtPrice ? variant.price : '',
      stock: stockOf(variant.inventoryQuantity ?? null, variant.availableForSale),
    }
  })
  return { externalId, name: product.title, rows: product.status === 'ACTIVE' ? rows : [] }
}

/** A shop that sells below zero is told as having some: what counts is whether it can be bought. */
function stockOf(quantity: number | null, isForSale: boolean): string {
  if (!isForSale) return '0'
  return quantity === null || quantity <= 0 ? '' : String(quantity)
}
