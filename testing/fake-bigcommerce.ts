import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type FakeReply, type FakeRequest, type FakeVendor, startFakeVendor } from './fake-vendor.ts'

export const BIGCOMMERCE = { storeHash: 'abc123xyz', accessToken: 'canary-bigcommerce-0123456789' }

export type FakeBigProduct = {
  id: number
  name: string
  price: number
  inventory_level: number
  is_visible: boolean
  modified: string
  variants?: { id: number; label: string; price: number }[]
}
export type FakeBigOrder = {
  id: number
  status_id: number
  modified: string
  lines: { product_id: number; name: string; quantity: number; refunded?: number; price: string }[]
}
type Hook = { id: number; scope: string; destination: string; is_active: boolean; headers: Record<string, string> }

export type FakeBigCommerce = FakeVendor & {
  products: FakeBigProduct[]
  orders: FakeBigOrder[]
  hooks: Hook[]
  mayReadOrders: boolean
  /** What BigCommerce would post to whoever asked to hear of this scope. A copy has the same `at`. */
  tell: (scope: string, id: number, at: number) => { url: string; headers: Record<string, string>; body: string }[]
}

/** A store of BigCommerce: v3 and v2 paging, an empty answer for no orders, hooks that are registered by call and unsigned. */
export async function startFakeBigCommerce(): Promise<FakeBigCommerce> {
  const shelf: Shelf = { products: [], orders: [], hooks: [], mayReadOrders: true }
  const vendor = await startFakeVendor((request) => answer(request, shelf))
  return Object.assign(shelf, vendor, {
    tell: (scope: string, id: number, at: number) => {
      const type = scope.split('/')[1]
      const hash = createHash('sha1').update(`${scope}:${id}:${at}`).digest('hex')
      const producer = `stores/${BIGCOMMERCE.storeHash}`
      const body = JSON.stringify({ scope, store_id: '1000', data: { type, id }, hash, created_at: at, producer })
      return shelf.hooks
        .filter((hook) => hook.is_active && scope.startsWith(hook.scope.replace('*', '')))
        .map((hook) => ({
          url: hook.destination,
          headers: { 'content-type': 'application/json', ...hook.headers },
          body,
        }))
    },
  })
}

export function makeBigProducts(count: number, from = 1): FakeBigProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `Cedar Flower ${from + index}`,
    price: 32,
    inventory_level: 6,
    is_visible: true,
    modified: '2026-06-01T00:00:00.000Z',
  }))
}

type Shelf = Pick<FakeBigCommerce, 'products' | 'orders' | 'hooks' | 'mayReadOrders'>

function answer(request: FakeRequest, shelf: Shelf): FakeReply {
  const { url, headers } = request
  const path = new RegExp(`^/bigcommerce/stores/${BIGCOMMERCE.storeHash}(/.*)$`).exec(url.pathname)?.[1]
  if (path === undefined) return { status: 404, json: { title: 'Not found' } }
  if (headers['x-auth-token'] !== BIGCOMMERCE.accessToken) return { status: 401, json: { title: 'Unauthorized' } }
  if (path.startsWith('/v3/hooks')) return answerHooks(request, path, shelf)
  if (path === '/v2/store') return { json: { id: 'store-1', name: 'Cedar Shop', status: 'live' } }
  if (path === '/v3/catalog/products') return productPage(url, shelf)
  if (path === '/v3/catalog/brands') return { json: { data: [{ id: 7, name: 'Cedar Gardens' }] } }
  if (path === '/v3/catalog/categories') return { json: { data: [{ id: 3, name: 'Flower' }] } }
  if (!shelf.mayReadOrders) return { status: 403, json: { title: 'Forbidden' } }
  if (path === '/v2/orders') return orderPage(url, shelf)
  const order = shelf.orders.find(({ id }) => path === `/v2/orders/${id}/products`)
  return order === undefined ? { status: 404, json: [{ status: 404 }] } : { json: order.lines.map(lineNode) }
}

const NewHook = z.object({
  scope: z.string(),
  destination: z.url(),
  is_active: z.boolean(),
  headers: z.record(z.string(), z.string()),
})

function answerHooks({ method, body }: FakeRequest, path: string, { hooks }: Shelf): FakeReply {
  const id = Number(path.split('/').at(-1))
  const place = hooks.findIndex((hook) => hook.id === id)
  if (method === 'GET') return { json: { data: hooks, meta: {} } }
  if (method === 'POST') {
    const hook = { id: 500 + hooks.length, ...NewHook.parse(JSON.parse(body)) }
    hooks.push(hook)
    return { json: { data: hook } }
  }
  const known = hooks[place]
  if (known === undefined) return { status: 404, json: { title: 'Not found' } }
  if (method === 'DELETE') hooks.splice(place, 1)
  else Object.assign(known, NewHook.parse(JSON.parse(body)))
  return { json: { data: known } }
}

const slice = <T>(rows: readonly T[], url: URL, size: number) => {
  const page = Number(url.searchParams.get('page') ?? 1)
  return rows.slice((page - 1) * size, page * size)
}

function productPage(url: URL, { products }: Shelf): FakeReply {
  const size = Math.min(250, Number(url.searchParams.get('limit') ?? 50))
  const since = url.searchParams.get('date_modified:min') ?? ''
  const isVisible = url.searchParams.get('is_visible') === 'true'
  const found = products.filter((row) => row.modified >= since && (!isVisible || row.is_visible))
  const pagination = { total: found.length, total_pages: Math.ceil(found.length / size) }
  return { json: { data: slice(found, url, size).map(productNode), meta: { pagination } } }
}

function orderPage(url: URL, { orders }: Shelf): FakeReply {
  const size = Math.min(250, Number(url.searchParams.get('limit') ?? 50))
  const found = orders.filter((row) => row.modified >= (url.searchParams.get('min_date_modified') ?? ''))
  const rows = slice(found, url, size)
  return rows.length === 0 ? { status: 204 } : { json: rows.map(orderNode) }
}

function productNode({ modified: _modified, variants, ...product }: FakeBigProduct) {
  const own = { id: product.id * 10, sku: '', price: null, sale_price: 0, inventory_level: product.inventory_level }
  return {
    ...product,
    sku: `CEDAR-${product.id}`,
    description: '<p>Slow &amp; clean</p>',
    sale_price: 0,
    retail_price: 0,
    availability: 'available',
    inventory_tracking: 'product',
    brand_id: 7,
    categories: [3],
    custom_url: { url: `/flower-${product.id}/` },
    custom_fields: [{ name: 'THC', value: '21.5%' }],
    images: [],
    variants: variants?.map(({ id, label, price }) => ({
      id,
      sku: `V-${id}`,
      price,
      sale_price: 0,
      inventory_level: 2,
      option_values: [{ label }],
    })) ?? [own],
  }
}

function orderNode({ id, status_id }: FakeBigOrder) {
  return {
    id,
    status_id,
    is_deleted: false,
    date_created: 'Tue, 09 Jun 2026 10:00:00 +0000',
    currency_code: 'USD',
    discount_amount: '0.0000',
    coupon_discount: '4.0000',
    total_tax: '1.5000',
  }
}

function lineNode(line: FakeBigOrder['lines'][number]) {
  return {
    product_id: line.product_id,
    variant_id: line.product_id * 10,
    sku: '',
    name: line.name,
    quantity: line.quantity,
    quantity_refunded: line.refunded ?? 0,
    price_ex_tax: line.price,
    product_options: [],
  }
}
