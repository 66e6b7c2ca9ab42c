import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { CHECK_TIMEOUT_MS, callVendor } from '#server/adapters/call-vendor.ts'
import { readAnswer, readItems } from '#server/adapters/read-page.ts'
import {
  type Credentials,
  type HookRequest,
  type StoreConnector,
  VendorError,
} from '#server/features/integrations/connector.ts'
import type { Outbound } from '#server/http/outbound.ts'
import { CHECK_QUERY, ORDERS_QUERY, PRODUCTS_QUERY } from './queries.ts'
import { readShopifyOrder, ShopifyOrder } from './read-order.ts'
import { readShopifyProduct, ShopifyProduct } from './read-product.ts'

const API_VERSION = '2026-04'
const PAGE = 50
const MAX_BYTES = 16 * 1024 * 1024
const TIMEOUT_MS = 20_000

/** Shopify's Admin GraphQL API. `origin` gives a shop's own address, and a fake's in tests. */
export function createShopifyConnector(deps: {
  outbound: Outbound
  origin?: (shop: string) => string
}): StoreConnector {
  const { outbound, origin = (shop) => `https://${shop}.myshopify.com` } = deps
  const ask = (credentials: Credentials, query: string, variables: object, timeoutMs = TIMEOUT_MS) =>
    askGraph(outbound, `${origin(shopOf(credentials))}/admin/api/${API_VERSION}/graphql.json`, {
      token: credentials.accessToken ?? '',
      body: JSON.stringify({ query, variables }),
      timeoutMs,
    })
  return {
    tellsChanges: true,
    check: async (credentials) => {
      const { shop, currentAppInstallation } = readAnswer(
        Check,
        await ask(credentials, CHECK_QUERY, {}, CHECK_TIMEOUT_MS),
      )
      const scopes = currentAppInstallation.accessScopes.map((scope) => scope.handle)
      const isMissing = NEEDED_SCOPES.some(
        (name) => !scopes.includes(`read_${name}`) && !scopes.includes(`write_${name}`),
      )
      if (isMissing) throw new VendorError('missing_permission')
      return { accountName: shop.name }
    },
    readProducts: async (credentials, { place, since }) => {
      // Whatever is no longer for sale must be seen too when only changes are read.
      const filter = since === null ? 'status:active' : `updated_at:>='${since.toISOString()}'`
      const answer = await ask(credentials, PRODUCTS_QUERY, { first: PAGE, after: place, query: filter })
      const { products, productsCount } = readAnswer(ProductsPage, answer)
      return {
        items: readItems(ShopifyProduct, products.nodes, readShopifyProduct),
        next: products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null,
        expected: productsCount?.count ?? null,
      }
    },
    readOrders: async (credentials, { place, since }) => {
      const filter = since === null ? null : `updated_at:>='${since.toISOString()}'`
      const answer = await ask(credentials, ORDERS_QUERY, { first: PAGE, after: place, query: filter })
      const { orders } = readAnswer(OrdersPage, answer)
      return {
        items: readItems(ShopifyOrder, orders.nodes, readShopifyOrder),
        next: orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null,
        expected: null,
      }
    },
    readHook: readShopifyHook,
  }
}

const NEEDED_SCOPES = ['products', 'orders']

const Check = z.object({
  shop: z.object({ name: z.string().max(300) }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
})

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().max(2000).nullable() })
const ProductsPage = z.object({
  products: z.object({ pageInfo: PageInfo, nodes: z.array(z.unknown()).max(250) }),
  productsCount: z.object({ count: z.int() }).nullish(),
})
const OrdersPage = z.object({ orders: z.object({ pageInfo: PageInfo, nodes: z.array(z.unknown()).max(250) }) })

/** The shop's name out of whatever form of its address was entered. */
function shopOf({ shop = '' }: Credentials): string {
  const name = /^(?:https:\/\/)?([a-z0-9][a-z0-9-]{0,60})(?:\.myshopify\.com)?\/?$/.exec(shop.trim().toLowerCase())?.[1]
  if (name === undefined) throw new VendorError('not_a_store')
  return name
}

const Cost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
})
const Fault = z.object({ extensions: z.object({ code: z.string().optional() }).optional() })
const Answer = z.object({
  data: z.unknown().optional(),
  errors: z.union([z.string(), z.array(Fault)]).optional(),
  extensions: z.object({ cost: Cost.optional() }).optional(),
})

async function askGraph(
  outbound: Outbound,
  url: string,
  request: { token: string; body: string; timeoutMs: number },
): Promise<unknown> {
  const { json } = await callVendor(outbound, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': request.token },
    body: request.body,
    maxBytes: MAX_BYTES,
    timeoutMs: request.timeoutMs,
  })
  const { data, errors, extensions } = readAnswer(Answer, json)
  if (errors === undefined || errors.length === 0) return data
  const codes = typeof errors === 'string' ? [] : errors.map((error) => error.extensions?.code)
  if (codes.includes('THROTTLED')) {
    const cost = extensions?.cost
    const missing = cost === undefined ? 0 : cost.requestedQueryCost - cost.throttleStatus.currentlyAvailable
    const retryAfterMs = cost === undefined ? null : (missing / Math.max(1, cost.throttleStatus.restoreRate)) * 1000
    throw new VendorError('rate_limited', { retryAfterMs: retryAfterMs && Math.max(500, retryAfterMs) })
  }
  if (codes.includes('ACCESS_DENIED')) throw new VendorError('missing_permission')
  if (codes.includes('INTERNAL_SERVER_ERROR')) throw new VendorError('unreachable')
  throw new VendorError('not_a_store')
}

/** `X-Shopify-Hmac-Sha256` is the base64 HMAC of the raw body by the secret of the shop's webhooks. */
function readShopifyHook({ webhookSecret }: Credentials, { headers, body }: HookRequest) {
  if (webhookSecret === undefined || webhookSecret === '') return null
  const expected = createHmac('sha256', webhookSecret).update(body).digest()
  const given = Buffer.from(headers['x-shopify-hmac-sha256'] ?? '', 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const deliveryId = headers['x-shopify-event-id'] ?? headers['x-shopify-webhook-id']
  return deliveryId === undefined ? null : { deliveryId, topic: headers['x-shopify-topic'] ?? '' }
}
