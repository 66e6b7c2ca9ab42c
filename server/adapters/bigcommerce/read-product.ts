import * as z from 'zod'
import { readAttribute, textOfHtml } from '#server/adapters/attribute-fields.ts'
import type { MenuRow, ReadProduct } from '#server/features/integrations/connector.ts'

const price = z.union([z.number(), z.string()]).nullish()

export const BigCommerceProduct = z.object({
  id: z.int(),
  name: z.string(),
  sku: z.string().nullish(),
  description: z.string().nullish(),
  price,
  sale_price: price,
  retail_price: price,
  is_visible: z.boolean(),
  availability: z.string().nullish(),
  inventory_tracking: z.string().nullish(),
  inventory_level: z.number().nullish(),
  brand_id: z.int().nullish(),
  categories: z.array(z.int()).max(1000).default([]),
  custom_url: z.object({ url: z.string() }).nullish(),
  custom_fields: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  images: z.array(z.object({ url_standard: z.string(), is_thumbnail: z.boolean().nullish() })).default([]),
  variants: z
    .array(
      z.object({
        id: z.int(),
        sku: z.string().nullish(),
        price,
        sale_price: price,
        inventory_level: z.number().nullish(),
        purchasing_disabled: z.boolean().nullish(),
        option_values: z.array(z.object({ label: z.string() })).nullish(),
      }),
    )
    .default([]),
})

type Product = z.output<typeof BigCommerceProduct>
type Names = { brands: ReadonlyMap<number, string>; categories: ReadonlyMap<number, string> }

/** A row for each variant; a hidden product has none. */
export function readBigCommerceProduct(product: Product, { brands, categories }: Names): ReadProduct {
  const externalId = String(product.id)
  const base: Partial<MenuRow> = {
    brand: brands.get(product.brand_id ?? 0) ?? '',
    category: product.categories.map((id) => categories.get(id) ?? '').find((name) => name !== '') ?? '',
    description: textOfHtml(product.description ?? ''),
    imageUrl: (product.images.find((image) => image.is_thumbnail) ?? product.images[0])?.url_standard ?? '',
  }
  for (const { name, value } of product.custom_fields) Object.assign(base, readAttribute(name, value))
  const isCounted = product.inventory_tracking === 'product' || product.inventory_tracking === 'variant'
  const isForSale = product.availability !== 'disabled'
  const rows = product.variants.map((variant): MenuRow => {
    const isOnly = product.variants.length === 1
    const label = variant.option_values?.map((option) => option.label).join(' ') ?? ''
    const level = product.inventory_tracking === 'variant' ? variant.inventory_level : product.inventory_level
    return {
      ...base,
      productId: isOnly ? externalId : `${externalId}-${variant.id}`,
      name: product.name,
      sku: variant.sku || product.sku || '',
      ...(isOnly || label === '' ? {} : { size: label }),
      price: amount(variant.price ?? product.price),
      salePrice: amount(variant.sale_price || product.sale_price),
      stock: !isForSale || variant.purchasing_disabled ? '0' : isCounted ? String(Math.max(0, level ?? 0)) : '',
    }
  })
  return { externalId, name: product.name, rows: product.is_visible ? rows : [] }
}

/** A sale price of 0 means none. */
function amount(value: number | string | null | undefined): string {
  return value === null || value === undefined || Number(value) === 0 ? '' : String(value)
}
