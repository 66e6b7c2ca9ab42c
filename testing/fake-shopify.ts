import { createHmac } from 'node:crypto'
import { type FakeReply, type FakeRequest, type FakeVendor, startFakeVendor } from './fake-vendor.ts'

export const SHOPIFY = {
  shop: 'quiet-harbor',
  accessToken: 'shpat_canary_0123456789abcdef',
  webhookSecret: 'canary-webhook-secret-shopify',
}

export type FakeShopifyProduct = {
  id: number
  title: string
  status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED'
  productType: string
  price: string
  quantity: number
  updatedAt: string
  metafields?: Record<string, string>
  variants?: { id: number; title: string; price: string }[]
  /** A product that the importer cannot take. */
  broken?: boolean
}

export type FakeShopifyOrder = {
  id: number
  createdAt: string
  updatedAt: string
  cancelledAt?: string
  currency?: string
  conversationId?: string
  lines: { productId: number; title: string; quantity: number; currentQuantity?: number; price: string }[]
}

export type FakeShopify = FakeVendor & {
  products: FakeShopifyProduct[]
  orders: FakeShopifyOrder[]
  scopes: string[]
  /** What Shopify would post for a change, signed. */
  hook: (topic: string, deliveryId: string, body?: object) => { headers: Record<string, string>; body: string }
}

/** A store of Shopify: cursors, page sizes, scopes and signatures as the real one has them. */
export async function startFakeShopify(): Promise<FakeShopify> {
  const products: FakeShopifyProduct[] = []
  const orders: FakeShopifyOrder[] = []
  const scopes = ['read_products', 'read_orders']
  const vendor = await startFakeVendor((request) => answer(request, { products, orders, scopes }))
  return {
    ...vendor,
    products,
    orders,
    scopes,
    hook: (topic, deliveryId, payload = { id: 1 }) => {
      const body = JSON.stringify(payload)
      const signature = createHmac('sha256', SHOPIFY.webhookSecret).update(body).digest('base64')
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-hmac-sha256': signature,
          'x-shopify-event-id': deliveryId,
        },
      }
    },
  }
}

/** `count` flowers of this store, numbered from `from`. */
export function makeShopifyProducts(count: number, from = 1): FakeShopifyProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    id: from + index,
    title: `Harbor Flower ${from + index}`,
    status: 'ACTIVE' as const,
    productType: 'Flower',
    price: `${20 + ((from + index) % 30)}.00`,
    quantity: 5,
    updatedAt: '2026-06-01T00:00:00Z',
  }))
}

/** Below its name and the shop's, as a fake stands for every shop at once. */
const API = new RegExp(`^/shopify/${SHOPIFY.shop}/admin/api/\\d{4}-\\d{2}/graphql\\.json$`)

type Shelf = Pick<FakeShopify, 'products' | 'orders' | 'scopes'>

function answer({ url, headers, body }: FakeRequest, shelf: Shelf): FakeReply {
  if (!API.test(url.pathname)) return { status: 404, json: { errors: 'Not Found' } }
  if (headers['x-shopify-access-token'] !== SHOPIFY.accessToken)
    return { status: 401, json: { errors: '[API] Invalid API key or access token' } }
  const { query, variables } = JSON.parse(body)
  if (query.includes('currentAppInstallation'))
    return data({
      shop: { name: 'Quiet Harbor' },
      currentAppInstallation: { accessScopes: shelf.scopes.map((handle) => ({ handle })) },
    })
  const isOrders = query.includes('orders(')
  if (!shelf.scopes.includes(isOrders ? 'read_orders' : 'read_products'))
    return { json: { errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] } }
  const since = /updated_at:>='([^']+)'/.exec(variables.query ?? '')?.[1] ?? ''
  const isWanted = (row: { updatedAt: string; status?: string }) =>
    row.updatedAt >= since && (!String(variables.query).includes('status:active') || row.status === 'ACTIVE')
  const first = Math.min(Number(variables.first), 250)
  if (isOrders) return data({ orders: pageOf(shelf.orders.filter(isWanted), { ...variables, first }, orderNode) })
  const found = shelf.products.filter(isWanted)
  return data({ products: pageOf(found, { ...variables, first }, productNode), productsCount: { count: found.length } })
}

const data = (json: object): FakeReply => ({ json: { data: json } })

function pageOf<T>(
  rows: readonly T[],
  { first, after }: { first: number; after: string | null },
  node: (row: T) => object,
) {
  const start = after === null ? 0 : Number(Buffer.from(after, 'base64').toString())
  const end = start + first
  return {
    pageInfo: { hasNextPage: end < rows.length, endCursor: Buffer.from(String(end)).toString('base64') },
    nodes: rows.slice(start, end).map(node),
  }
}

function productNode(product: FakeShopifyProduct) {
  const variants = product.variants ?? [{ id: product.id * 10, title: 'Default Title', price: product.price }]
  return {
    id: `gid://shopify/Product/${product.id}`,
    title: product.title,
    status: product.status,
    vendor: 'Harbor Gardens',
    productType: product.productType,
    tags: ['indica'],
    descriptionHtml: '<p>Grown <b>slowly</b>.</p>',
    onlineStoreUrl: `https://quiet-harbor.example.com/products/${product.id}`,
    featuredMedia: null,
    metafields: {
      nodes: Object.entries(product.metafields ?? { thc: '22.5%' }).map(([key, value]) => ({ key, value })),
    },
    variants: {
      nodes: variants.map((variant) => ({
        id: `gid://shopify/ProductVariant/${variant.id}`,
        title: variant.title,
        price: product.broken ? null : variant.price,
        compareAtPrice: null,
        sku: `SKU-${variant.id}`,
        inventoryQuantity: product.quantity,
        availableForSale: product.quantity > 0,
      })),
    },
  }
}

function orderNode(order: FakeShopifyOrder) {
  const money = (amount: string) => ({ shopMoney: { amount } })
  return {
    id: `gid://shopify/Order/${order.id}`,
    name: `#${order.id}`,
    createdAt: order.createdAt,
    cancelledAt: order.cancelledAt ?? null,
    displayFinancialStatus: 'PAID',
    test: false,
    currencyCode: order.currency ?? 'USD',
    taxesIncluded: false,
    customAttributes:
      order.conversationId === undefined ? [] : [{ key: 'econcierge_conversation', value: order.conversationId }],
    totalDiscountsSet: money('0.00'),
    totalTaxSet: money('2.50'),
    lineItems: {
      nodes: order.lines.map((line) => ({
        title: line.title,
        quantity: line.quantity,
        currentQuantity: line.currentQuantity ?? line.quantity,
        sku: null,
        product: { id: `gid://shopify/Product/${line.productId}`, variantsCount: { count: 1 } },
        variant: { id: `gid://shopify/ProductVariant/${line.productId * 10}` },
        originalUnitPriceSet: money(line.price),
      })),
    },
  }
}
