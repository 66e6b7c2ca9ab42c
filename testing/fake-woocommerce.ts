import { type FakeReply, type FakeRequest, type FakeVendor, startFakeVendor } from './fake-vendor.ts'

export const WOO = { consumerKey: 'ck_canary_0123456789abcdef', consumerSecret: 'cs_canary_fedcba9876543210' }

export type FakeWooProduct = {
  id: number
  name: string
  type: 'simple' | 'variable'
  status: 'publish' | 'draft'
  price: string
  stock: number
  modified: string
  variations?: { id: number; option: string; price: string }[]
}

export type FakeWooOrder = {
  id: number
  status: string
  modified: string
  currency?: string
  conversationId?: string
  lines: { productId: number; name: string; quantity: number; subtotal: string }[]
  refunded?: number
}

export type FakeWoo = FakeVendor & { products: FakeWooProduct[]; orders: FakeWooOrder[]; mayReadOrders: boolean }

/** A WordPress site with WooCommerce: pages of at most 100, their counts in headers, refusals as the real one words them. */
export async function startFakeWoo(): Promise<FakeWoo> {
  const shelf: Shelf = { products: [], orders: [], mayReadOrders: true }
  const vendor = await startFakeVendor((request) => answer(request, shelf))
  return Object.assign(shelf, vendor)
}

export function makeWooProducts(count: number, from = 1): FakeWooProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `Pine Flower ${from + index}`,
    type: 'simple' as const,
    status: 'publish' as const,
    price: '35.00',
    stock: 7,
    modified: '2026-06-01T00:00:00',
  }))
}

type Shelf = Pick<FakeWoo, 'products' | 'orders' | 'mayReadOrders'>

function answer({ url, headers }: FakeRequest, shelf: Shelf): FakeReply {
  const path = /^\/wp-json\/wc\/v3(\/.*)$/.exec(url.pathname)?.[1]
  if (path === undefined) return { status: 404, json: { code: 'rest_no_route' } }
  const basic = Buffer.from(`${WOO.consumerKey}:${WOO.consumerSecret}`).toString('base64')
  if (headers.authorization !== `Basic ${basic}`)
    return { status: 401, json: { code: 'woocommerce_rest_cannot_view', message: 'Sorry, you cannot list resources.' } }
  const since = url.searchParams.get('modified_after') ?? ''
  if (path === '/products') {
    const isPublished = url.searchParams.get('status') === 'publish'
    const found = shelf.products.filter((row) => row.modified >= since && (!isPublished || row.status === 'publish'))
    return pageOf(found, url, productNode)
  }
  if (path.startsWith('/orders') && !shelf.mayReadOrders)
    return { status: 403, json: { code: 'woocommerce_rest_cannot_view' } }
  if (path === '/orders')
    return pageOf(
      shelf.orders.filter((row) => row.modified >= since),
      url,
      orderNode,
    )
  const id = Number(/\d+/.exec(path)?.[0])
  if (path.endsWith('/variations'))
    return pageOf(shelf.products.find((row) => row.id === id)?.variations ?? [], url, variationNode)
  if (path.endsWith('/refunds'))
    return pageOf(
      shelf.orders.filter((row) => row.id === id),
      url,
      refundNode,
    )
  return { status: 404, json: { code: 'rest_no_route' } }
}

function pageOf<T>(rows: readonly T[], url: URL, node: (row: T) => object): FakeReply {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 10))
  const page = Number(url.searchParams.get('page') ?? 1)
  return {
    headers: { 'x-wp-total': String(rows.length), 'x-wp-totalpages': String(Math.ceil(rows.length / size)) },
    json: rows.slice((page - 1) * size, page * size).map(node),
  }
}

function productNode(product: FakeWooProduct) {
  return {
    id: product.id,
    name: product.name,
    type: product.type,
    status: product.status,
    catalog_visibility: 'visible',
    permalink: `https://pine.example.com/product/${product.id}`,
    description: '',
    short_description: '<p>Sticky &amp; sweet</p>',
    sku: `PINE-${product.id}`,
    regular_price: product.price,
    sale_price: '',
    price: product.price,
    stock_quantity: product.stock,
    stock_status: product.stock > 0 ? 'instock' : 'outofstock',
    purchasable: true,
    categories: [{ id: 1, name: 'Flower' }],
    tags: [{ id: 2, name: 'New' }],
    images: [],
    attributes: [
      { name: 'THC', options: ['24.1%'] },
      { name: 'Strain Type', options: ['Indica'] },
    ],
  }
}

function variationNode({ id, option, price }: { id: number; option: string; price: string }) {
  return {
    id,
    sku: `V-${id}`,
    regular_price: price,
    sale_price: '',
    price,
    stock_quantity: 3,
    stock_status: 'instock',
    purchasable: true,
    status: 'publish',
    attributes: [{ name: 'Weight', option }],
  }
}

function orderNode(order: FakeWooOrder) {
  return {
    id: order.id,
    number: String(order.id),
    status: order.status,
    currency: order.currency ?? 'USD',
    date_created_gmt: '2026-06-09T10:00:00',
    discount_total: '5.00',
    total_tax: '1.20',
    refunds: order.refunded === undefined ? [] : [{ id: 1, total: '-35.00' }],
    meta_data:
      order.conversationId === undefined ? [] : [{ key: '_econcierge_conversation', value: order.conversationId }],
    line_items: order.lines.map((line, index) => ({
      id: order.id * 100 + index,
      name: line.name,
      product_id: line.productId,
      variation_id: 0,
      quantity: line.quantity,
      subtotal: line.subtotal,
      sku: '',
    })),
  }
}

function refundNode(order: FakeWooOrder) {
  return {
    id: 1,
    line_items: [
      { quantity: -(order.refunded ?? 0), meta_data: [{ key: '_refunded_item_id', value: String(order.id * 100) }] },
    ],
  }
}
