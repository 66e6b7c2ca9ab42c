import * as z from 'zod'
import { textOfHtml } from '#server/adapters/attribute-fields.ts'
import type { MenuRow, ReadProduct } from '#server/features/integrations/connector.ts'

const text = z.string().nullish()
const number = z.number().nullish()

/** Names are in small letters, as the connector reads them. Cost is not read at all. */
export const DutchieProduct = z.object({
  productid: z.int(),
  productname: z.string(),
  alternatename: text,
  internalname: text,
  sku: text,
  brandname: text,
  vendorname: text,
  category: text,
  mastercategory: text,
  strain: text,
  straintype: text,
  description: text,
  onlinedescription: text,
  imageurl: text,
  isactive: z.boolean().nullish(),
  onlineproduct: z.boolean().nullish(),
  onlineavailable: z.boolean().nullish(),
  ismedicalonly: z.boolean().nullish(),
  price: number,
  recprice: number,
  netweight: number,
  netweightunit: text,
  productgrams: number,
  size: text,
  thccontent: number,
  thccontentunit: text,
  cbdcontent: number,
  cbdcontentunit: text,
  unitthcdose: number,
  servingsizeperunit: number,
  tags: z.array(z.union([z.string(), z.object({ tagname: z.string() })])).nullish(),
  effects: z.array(z.string()).nullish(),
  flavors: z.array(z.string()).nullish(),
})

export const Stock = z.object({
  productid: z.int(),
  quantityavailable: number,
  roomquantities: z
    .array(z.object({ room: text, quantityavailable: number, issalesfloor: z.boolean().nullish() }))
    .nullish(),
  labresults: z.array(z.object({ labtest: text, value: number, labresultunit: text })).nullish(),
})
export type DutchieStock = ReadonlyMap<number, readonly z.output<typeof Stock>[]>

type Product = z.output<typeof DutchieProduct>

/** One row, for shoppers of age: what is sold on a medical card alone is left out. */
export function readDutchieProduct(product: Product, stock: DutchieStock): ReadProduct {
  const externalId = String(product.productid)
  const name = product.alternatename || product.productname
  const isForSale =
    product.isactive !== false &&
    product.onlineproduct !== false &&
    product.onlineavailable !== false &&
    product.ismedicalonly !== true
  const lots = stock.get(product.productid) ?? []
  const row: MenuRow = {
    productId: externalId,
    name,
    sku: product.sku ?? '',
    brand: product.brandname || product.vendorname || '',
    category: product.category || product.mastercategory || '',
    subcategory: product.category ? (product.mastercategory ?? '') : '',
    strainName: product.strain ?? '',
    strainType: product.straintype ?? '',
    ...potencyOf(product, lots),
    thcMgPerPiece: amount(product.unitthcdose),
    packCount: amount(product.servingsizeperunit),
    size:
      product.netweight && product.netweightunit
        ? `${product.netweight} ${product.netweightunit}`
        : (product.size ?? ''),
    sizeGrams: amount(product.productgrams),
    price: amount(product.recprice ?? product.price),
    stock: stock.size === 0 ? '' : String(floorQuantity(lots)),
    tags: (product.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.tagname)).join(', '),
    effects: (product.effects ?? []).join(', '),
    flavors: (product.flavors ?? []).join(', '),
    description: textOfHtml(product.onlinedescription || product.description || ''),
    imageUrl: product.imageurl ?? '',
  }
  return { externalId, name, rows: isForSale ? [row] : [] }
}

/** What was tested of the lots on the shelf counts before what the product is said to have. */
function potencyOf(product: Product, lots: readonly z.output<typeof Stock>[]) {
  const tested = (cannabinoid: RegExp) =>
    lots.flatMap((lot) => lot.labresults ?? []).find((result) => cannabinoid.test(result.labtest ?? '') && result.value)
  const thc = tested(/^(total )?thc$/i)
  const cbd = tested(/^(total )?cbd$/i)
  const stated = {
    thc: measured(thc?.value ?? product.thccontent, thc === undefined ? product.thccontentunit : thc.labresultunit),
    cbd: measured(cbd?.value ?? product.cbdcontent, cbd === undefined ? product.cbdcontentunit : cbd.labresultunit),
  }
  return stated
}

function measured(value: number | null | undefined, unit: string | null | undefined): string {
  if (value === null || value === undefined || value <= 0) return ''
  const word = (unit ?? '').toLowerCase()
  return /mg|milli/.test(word) ? `${value}mg` : /%|percent/.test(word) ? `${value}%` : String(value)
}

/** Only what stands on the sales floor can be sold; where rooms are not told, all of it. */
function floorQuantity(lots: readonly z.output<typeof Stock>[]): number {
  let sum = 0
  for (const lot of lots) {
    const rooms = lot.roomquantities ?? []
    const floor = rooms.filter((room) => room.issalesfloor ?? /floor|retail|front|vault? ?sales/i.test(room.room ?? ''))
    if (floor.length === 0) sum += lot.quantityavailable ?? 0
    else for (const room of floor) sum += room.quantityavailable ?? 0
  }
  return Math.max(0, Math.floor(sum))
}

function amount(value: number | null | undefined): string {
  return value === null || value === undefined || value <= 0 ? '' : String(value)
}
