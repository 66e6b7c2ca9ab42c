import { type FakeReply, type FakeRequest, type FakeVendor, startFakeVendor } from './fake-vendor.ts'

export const DUTCHIE = { locationKey: 'canary-dutchie-0123456789' }

export type FakeDutchieProduct = { id: number; name: string; price: number; floor: number; backRoom?: number }
export type FakeDutchieSale = {
  id: number
  /** When it was last changed; only sales of the asked window are told. */
  modified: string
  isVoid?: boolean
  lines: { productId: number; name: string; quantity: number; unitPrice: number; isReturned?: boolean }[]
}

export type FakeDutchie = FakeVendor & {
  products: FakeDutchieProduct[]
  sales: FakeDutchieSale[]
  /** What the key may do beyond saying whose it is. */
  roles: ('Inventory' | 'Reporting')[]
}

/** A location of Dutchie POS: basic authentication, names in PascalCase, the whole menu in one answer, stock by room. */
export async function startFakeDutchie(): Promise<FakeDutchie> {
  const shelf: Shelf = { products: [], sales: [], roles: ['Inventory', 'Reporting'] }
  const vendor = await startFakeVendor((request) => answer(request, shelf))
  return Object.assign(shelf, vendor)
}

export function makeDutchieProducts(count: number, from = 1): FakeDutchieProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `Mesa Flower ${from + index}`,
    price: 28,
    floor: 9,
  }))
}

type Shelf = Pick<FakeDutchie, 'products' | 'sales' | 'roles'>

function answer({ url, headers }: FakeRequest, shelf: Shelf): FakeReply {
  const basic = Buffer.from(`${DUTCHIE.locationKey}:`).toString('base64')
  if (headers.authorization !== `Basic ${basic}`) return { status: 401, text: 'Unauthorized' }
  const path = url.pathname.replace(/^\/dutchie-pos/, '')
  if (path === '/whoami') return { json: { LocationId: 12, LocationName: 'Mesa Central', LicenseNumber: 'L-1' } }
  const role = path === '/reporting/transactions' ? 'Reporting' : 'Inventory'
  if (!shelf.roles.includes(role)) return { status: 403, text: 'Forbidden' }
  switch (path) {
    case '/products':
      return { json: url.searchParams.has('fromLastModifiedDateUTC') ? [] : shelf.products.map(productNode) }
    case '/inventory':
      return { json: shelf.products.map(stockNode) }
    case '/reporting/transactions': {
      const [from, to] = ['FromLastModifiedDateUTC', 'ToLastModifiedDateUTC'].map((name) => url.searchParams.get(name))
      const found = shelf.sales.filter(({ modified }) => modified >= (from ?? '') && modified < (to ?? ''))
      return { json: found.map(saleNode) }
    }
    default:
      return { status: 404, text: 'Not found' }
  }
}

function productNode({ id, name, price }: FakeDutchieProduct) {
  return {
    ProductId: id,
    ProductName: name,
    Sku: `MESA-${id}`,
    BrandName: 'Mesa Gardens',
    Category: 'Flower',
    StrainType: 'Indica',
    IsActive: true,
    OnlineProduct: true,
    RecPrice: price,
    NetWeight: 3.5,
    NetWeightUnit: 'Grams',
    ThcContent: 20,
    ThcContentUnit: '%',
  }
}

function stockNode({ id, floor, backRoom = 0 }: FakeDutchieProduct) {
  return {
    ProductId: id,
    QuantityAvailable: floor + backRoom,
    RoomQuantities: [
      { Room: 'Sales Floor', QuantityAvailable: floor },
      { Room: 'Back Room', QuantityAvailable: backRoom },
    ],
    LabResults: [{ LabTest: 'THC', Value: 23.4, LabResultUnit: '%' }],
  }
}

function saleNode({ id, isVoid = false, lines, modified }: FakeDutchieSale) {
  return {
    TransactionId: id,
    TransactionDate: modified,
    IsVoid: isVoid,
    IsReturn: false,
    TotalDiscount: 0,
    Tax: 1.5,
    Items: lines.map((line) => ({
      ProductId: line.productId,
      ProductName: line.name,
      Quantity: line.quantity,
      UnitPrice: line.unitPrice,
      IsReturned: line.isReturned ?? false,
    })),
  }
}
