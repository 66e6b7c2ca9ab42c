import { createHmac } from 'node:crypto'
import { createConnectors } from '#server/adapters/create-connectors.ts'
import type { Outbound } from '#server/http/outbound.ts'
import { BIGCOMMERCE, makeBigProducts, startFakeBigCommerce } from './fake-bigcommerce.ts'
import { DUTCHIE, makeDutchieProducts, startFakeDutchie } from './fake-dutchie.ts'
import { makeShopifyProducts, SHOPIFY, startFakeShopify } from './fake-shopify.ts'
import { makeWooProducts, startFakeWoo, WOO } from './fake-woocommerce.ts'

export type Hook = { headers: Record<string, string>; body: string }

/** All the stores that can be connected, each on loopback. */
export async function startFourStores() {
  const [shopify, bigcommerce, dutchie, woo] = await Promise.all([
    startFakeShopify(),
    startFakeBigCommerce(),
    startFakeDutchie(),
    startFakeWoo(),
  ])
  return {
    shopify,
    bigcommerce,
    'dutchie-pos': dutchie,
    woocommerce: woo,
    close: () => Promise.all([shopify.close(), bigcommerce.close(), dutchie.close(), woo.close()]),
  }
}
export type FourStores = Awaited<ReturnType<typeof startFourStores>>

export function joinFourStores(stores: FourStores, outbound: Outbound) {
  const at = (vendorOrigin: string) =>
    createConnectors({ outbound, publicUrl: 'http://localhost:5000', vendorOrigin, sandbox: null })
  const base = at(stores.shopify.origin)
  return {
    ...base,
    stores: {
      shopify: base.stores.shopify,
      bigcommerce: at(stores.bigcommerce.origin).stores.bigcommerce,
      'dutchie-pos': at(stores['dutchie-pos'].origin).stores['dutchie-pos'],
      woocommerce: base.stores.woocommerce,
    },
  }
}

/** What is entered to connect each. */
export const fieldsOf = ({ woocommerce }: FourStores) => ({
  shopify: SHOPIFY,
  bigcommerce: BIGCOMMERCE,
  'dutchie-pos': DUTCHIE,
  woocommerce: { site: woocommerce.origin, ...WOO },
})

export function fillStores(stores: FourStores, count: number): void {
  stores.shopify.products.splice(0, Infinity, ...makeShopifyProducts(count))
  stores.bigcommerce.products.splice(0, Infinity, ...makeBigProducts(count))
  stores['dutchie-pos'].products.splice(0, Infinity, ...makeDutchieProducts(count))
  stores.woocommerce.products.splice(0, Infinity, ...makeWooProducts(count))
}

export function emptyStores(stores: FourStores): void {
  fillStores(stores, 0)
  stores.shopify.orders.length = 0
  stores.bigcommerce.orders.length = 0
  stores.bigcommerce.hooks.length = 0
  stores.woocommerce.orders.length = 0
}

/** The vendors that post what changes. Each does the same five things to its shelf, and posts each of them. */
export const HOOKED = ['shopify', 'bigcommerce', 'woocommerce'] as const
export type Hooked = (typeof HOOKED)[number]
type Round = { number: number; now: Date; secret: string }

/** The two products of a round before anything happens to them. */
export function addRound(stores: FourStores, provider: Hooked, number: number): void {
  const first = number * 100 + 1
  if (provider === 'shopify') stores.shopify.products.push(...makeShopifyProducts(2, first))
  else if (provider === 'bigcommerce') stores.bigcommerce.products.push(...makeBigProducts(2, first))
  else stores.woocommerce.products.push(...makeWooProducts(2, first))
}

/** What is for sale at the vendor now. */
export function idsOf(stores: FourStores, provider: Hooked): string[] {
  return stores[provider].products.map(({ id }) => String(id)).sort()
}

/** Product 1 gets a price, product 2 goes, product 50 comes, and an order is paid and then half refunded. */
export function changeShelf(stores: FourStores, provider: Hooked, { number, now }: Round): void {
  const [changed, gone, added] = [number * 100 + 1, number * 100 + 2, number * 100 + 50]
  const at = now.toISOString()
  const line = { productId: changed, quantity: 2 }
  switch (provider) {
    case 'shopify': {
      const { products, orders } = stores.shopify
      Object.assign(products.find(({ id }) => id === changed) ?? {}, { price: '77.00', updatedAt: at })
      products.splice(
        products.findIndex(({ id }) => id === gone),
        1,
      )
      products.push(...makeShopifyProducts(1, added).map((product) => ({ ...product, updatedAt: at })))
      const lines = [{ ...line, title: 'Flower', currentQuantity: 1, price: '30.00' }]
      orders.push({ id: number, createdAt: at, updatedAt: at, lines })
      return
    }
    case 'bigcommerce': {
      const { products, orders } = stores.bigcommerce
      Object.assign(products.find(({ id }) => id === changed) ?? {}, { price: 77, modified: at })
      products.splice(
        products.findIndex(({ id }) => id === gone),
        1,
      )
      products.push(...makeBigProducts(1, added).map((product) => ({ ...product, modified: at })))
      const lines = [{ product_id: changed, name: 'Flower', quantity: 2, refunded: 1, price: '32.00' }]
      orders.push({ id: number, status_id: 10, modified: at, lines })
      return
    }
    case 'woocommerce': {
      const { products, orders } = stores.woocommerce
      const modified = at.slice(0, 19)
      Object.assign(products.find(({ id }) => id === changed) ?? {}, { price: '77.00', modified })
      products.splice(
        products.findIndex(({ id }) => id === gone),
        1,
      )
      products.push(...makeWooProducts(1, added).map((product) => ({ ...product, modified })))
      const lines = [{ ...line, name: 'Flower', subtotal: '70.00' }]
      orders.push({ id: number, status: 'completed', modified, lines, refunded: 1 })
    }
  }
}

/** The five posts about it: created, updated, deleted, paid, refunded. */
export function hooksOf(stores: FourStores, provider: Hooked, { number, now, secret }: Round): Hook[] {
  const about = { created: number * 100 + 50, updated: number * 100 + 1, deleted: number * 100 + 2 }
  const one = (what: string, topic: string, id: number): Hook => {
    if (provider === 'shopify') return stores.shopify.hook(topic, `${what}-${number}`, { id })
    if (provider === 'bigcommerce')
      return stores.bigcommerce.tell(topic, id, now.getTime() + number)[0] ?? { headers: {}, body: '' }
    const body = JSON.stringify({ id, what })
    const signature = createHmac('sha256', secret).update(body).digest('base64')
    return {
      body,
      headers: {
        'x-wc-webhook-signature': signature,
        'x-wc-webhook-topic': topic,
        'x-wc-webhook-delivery-id': `${what}-${number}`,
      },
    }
  }
  const [created, updated, deleted, paid, refunded] = TOPICS[provider]
  return [
    one('created', created, about.created),
    one('updated', updated, about.updated),
    one('deleted', deleted, about.deleted),
    one('paid', paid, number),
    one('refunded', refunded, number),
  ]
}

const TOPICS = {
  shopify: ['products/create', 'products/update', 'products/delete', 'orders/paid', 'refunds/create'],
  bigcommerce: [
    'store/product/created',
    'store/product/updated',
    'store/product/deleted',
    'store/order/created',
    'store/order/updated',
  ],
  woocommerce: ['product.created', 'product.updated', 'product.deleted', 'order.created', 'order.updated'],
} as const
