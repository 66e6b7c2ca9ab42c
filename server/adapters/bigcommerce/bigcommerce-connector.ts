import * as z from 'zod'
import { CHECK_TIMEOUT_MS, callVendor } from '#server/adapters/call-vendor.ts'
import { pageOf, readAnswer, readItems } from '#server/adapters/read-page.ts'
import { type Credentials, type ReadOrder, type StoreConnector } from '#server/features/integrations/connector.ts'
import type { Outbound, OutboundOptions } from '#server/http/outbound.ts'
import { dropBigCommerceHooks, keepBigCommerceHooks, readBigCommerceHook } from './bigcommerce-hooks.ts'
import { BigCommerceOrder, OrderLines, readBigCommerceOrder } from './read-order.ts'
import { BigCommerceProduct, readBigCommerceProduct } from './read-product.ts'

const PRODUCTS_A_PAGE = 250
/** Each order costs a call of its own for its lines, and the store's limit is 150 calls in 30 seconds. */
const ORDERS_A_PAGE = 25
const MAX_BYTES = 32 * 1024 * 1024
const TIMEOUT_MS = 30_000
/** A person may wait for it. */
const HOOK_TIMEOUT_MS = 3_000

/** BigCommerce's REST APIs, v3 for the catalogue and v2 for orders. */
export function createBigCommerceConnector(deps: { outbound: Outbound; origin?: string }): StoreConnector {
  const { outbound, origin = 'https://api.bigcommerce.com' } = deps
  const ask = async ({ storeHash = '', accessToken = '' }: Credentials, path: string, options: OutboundOptions) => {
    const { json } = await callVendor(outbound, `${origin}/stores/${encodeURIComponent(storeHash)}${path}`, {
      ...options,
      headers: { 'x-auth-token': accessToken, ...options.headers },
      maxBytes: MAX_BYTES,
    })
    return json
  }
  const get = (credentials: Credentials, path: string, timeoutMs = TIMEOUT_MS) => ask(credentials, path, { timeoutMs })
  const hooksOf =
    (credentials: Credentials) => (path: string, options?: { method: 'POST' | 'PUT' | 'DELETE'; body?: object }) =>
      ask(credentials, path, {
        timeoutMs: HOOK_TIMEOUT_MS,
        method: options?.method ?? 'GET',
        ...(options?.body === undefined
          ? {}
          : { body: JSON.stringify(options.body), headers: { 'content-type': 'application/json' } }),
      })
  return {
    tellsChanges: true,
    check: async (credentials) => {
      const { name } = readAnswer(Store, await get(credentials, '/v2/store', CHECK_TIMEOUT_MS))
      await get(credentials, '/v3/catalog/products?limit=1', CHECK_TIMEOUT_MS)
      await get(credentials, '/v2/orders?limit=1', CHECK_TIMEOUT_MS)
      return { accountName: name }
    },
    readProducts: async (credentials, { place, since }) => {
      const page = pageOf(place)
      const changed =
        since === null ? '&is_visible=true' : `&date_modified:min=${encodeURIComponent(since.toISOString())}`
      const path = `/v3/catalog/products?include=variants,images,custom_fields&sort=id&limit=${PRODUCTS_A_PAGE}&page=${page}${changed}`
      const { data, meta } = readAnswer(Products, await get(credentials, path))
      const names = await readNames((query) => get(credentials, query), data)
      return {
        items: readItems(BigCommerceProduct, data, (product) => readBigCommerceProduct(product, names)),
        next: page < meta.pagination.total_pages ? String(page + 1) : null,
        expected: meta.pagination.total,
      }
    },
    readOrders: async (credentials, { place, since }) => {
      const page = pageOf(place)
      const changed = since === null ? '' : `&min_date_modified=${encodeURIComponent(since.toISOString())}`
      const path = `/v2/orders?sort=date_modified:asc&limit=${ORDERS_A_PAGE}&page=${page}${changed}`
      // An empty list is an empty answer.
      const orders = readAnswer(Orders, (await get(credentials, path)) ?? [])
      const items: ReadOrder[] = []
      for (const order of orders) items.push(...(await readWithLines(order, (query) => get(credentials, query))))
      return { items, next: orders.length === ORDERS_A_PAGE ? String(page + 1) : null, expected: null }
    },
    readHook: readBigCommerceHook,
    keepHook: (credentials, hook) => keepBigCommerceHooks(hooksOf(credentials), hook),
    dropHook: (credentials, { url }) => dropBigCommerceHooks(hooksOf(credentials), url),
  }
}

const Store = z.object({ id: z.string(), name: z.string().max(300) })
const Names = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })).max(1000) })
const Products = z.object({
  data: z.array(z.unknown()).max(250),
  meta: z.object({ pagination: z.object({ total: z.int(), total_pages: z.int() }) }),
})
const Orders = z.array(z.unknown()).max(250)

/** What the brands and categories of a page are called; products carry their ids alone. */
async function readNames(get: (path: string) => Promise<unknown>, items: readonly unknown[]) {
  const known = items.map((item) => BigCommerceProduct.safeParse(item)).filter((parsed) => parsed.success)
  const namesOf = async (what: 'brands' | 'categories', ids: readonly number[]) => {
    const wanted = [...new Set(ids.filter((id) => id > 0))]
    if (wanted.length === 0) return new Map<number, string>()
    const json = await get(`/v3/catalog/${what}?id:in=${wanted.join(',')}&limit=250`)
    return new Map(readAnswer(Names, json).data.map(({ id, name }) => [id, name]))
  }
  return {
    brands: await namesOf(
      'brands',
      known.map(({ data }) => data.brand_id ?? 0),
    ),
    categories: await namesOf(
      'categories',
      known.flatMap(({ data }) => data.categories),
    ),
  }
}

async function readWithLines(order: unknown, get: (path: string) => Promise<unknown>): Promise<ReadOrder[]> {
  const parsed = BigCommerceOrder.safeParse(order)
  const lines = parsed.success ? await get(`/v2/orders/${parsed.data.id}/products?limit=250`) : []
  const known = readAnswer(OrderLines, lines ?? [])
  return readItems(BigCommerceOrder, [order], (each) => readBigCommerceOrder(each, known))
}
