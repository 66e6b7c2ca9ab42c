import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { CHECK_TIMEOUT_MS, callVendor } from '#server/adapters/call-vendor.ts'
import { pageOf, readAnswer, readItems } from '#server/adapters/read-page.ts'
import {
  type Credentials,
  type HookRequest,
  type ReadOrder,
  type ReadProduct,
  type StoreConnector,
  VendorError,
} from '#server/features/integrations/connector.ts'
import type { Outbound } from '#server/http/outbound.ts'
import { readWooOrder, Refunds, WooOrder } from './read-order.ts'
import { readWooProduct, Variation, WooProduct } from './read-product.ts'

const PRODUCTS_A_PAGE = 100
const ORDERS_A_PAGE = 50
const MAX_BYTES = 32 * 1024 * 1024
const TIMEOUT_MS = 30_000

/** WooCommerce's REST API v3 on the shop's own site, by a key that may read. */
export function createWooCommerceConnector({ outbound }: { outbound: Outbound }): StoreConnector {
  const get = (credentials: Credentials, path: string, timeoutMs = TIMEOUT_MS) => {
    const { site = '', consumerKey = '', consumerSecret = '' } = credentials
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')
    return callVendor(outbound, `${baseOf(site)}/wp-json/wc/v3${path}`, {
      headers: { authorization: `Basic ${basic}` },
      maxBytes: MAX_BYTES,
      timeoutMs,
    })
  }
  return {
    tellsChanges: true,
    check: async (credentials) => {
      const { json, headers } = await get(credentials, '/products?per_page=1', CHECK_TIMEOUT_MS)
      readAnswer(List, json)
      if (headers.get('x-wp-total') === null) throw new VendorError('not_a_store')
      await get(credentials, '/orders?per_page=1', CHECK_TIMEOUT_MS)
      return { accountName: new URL(baseOf(credentials.site ?? '')).host }
    },
    readProducts: async (credentials, { place, since }) => {
      const page = pageOf(place)
      // What was taken off sale must be seen too when only changes are read.
      const which = since === null ? 'status=publish' : `status=any&${modifiedAfter(since)}`
      const path = `/products?orderby=id&order=asc&per_page=${PRODUCTS_A_PAGE}&page=${page}&${which}`
      const { json, headers } = await get(credentials, path)
      const items: ReadProduct[] = []
      for (const item of readAnswer(List, json)) {
        const parsed = WooProduct.safeParse(item)
        const isVariable = parsed.success && parsed.data.type === 'variable' && parsed.data.status === 'publish'
        const variations = isVariable ? await readVariations((query) => get(credentials, query), parsed.data.id) : []
        items.push(...readItems(WooProduct, [item], (product) => readWooProduct(product, variations)))
      }
      return { items, next: nextPage(headers, page), expected: countOf(headers, 'x-wp-total') }
    },
    readOrders: async (credentials, { place, since }) => {
      const page = pageOf(place)
      const which = since === null ? '' : `&${modifiedAfter(since)}`
      const path = `/orders?orderby=modified&order=asc&per_page=${ORDERS_A_PAGE}&page=${page}${which}`
      const { json, headers } = await get(credentials, path)
      const items: ReadOrder[] = []
      for (const item of readAnswer(List, json)) {
        const parsed = WooOrder.safeParse(item)
        const isRefunded = parsed.success && parsed.data.refunds.length > 0
        const refunds = isRefunded
          ? (await get(credentials, `/orders/${parsed.data.id}/refunds?per_page=100`)).json
          : []
        items.push(...readItems(WooOrder, [item], (order) => readWooOrder(order, readAnswer(Refunds, refunds))))
      }
      return { items, next: nextPage(headers, page), expected: countOf(headers, 'x-wp-total') }
    },
    readHook: readWooHook,
  }
}

const List = z.array(z.unknown()).max(200)

type Get = (query: string) => Promise<{ json: unknown; headers: Headers }>

async function readVariations(get: Get, productId: number): Promise<z.output<typeof Variation>[]> {
  const variations: z.output<typeof Variation>[] = []
  for (let page = 1; page <= 10; page++) {
    const { json, headers } = await get(`/products/${productId}/variations?per_page=100&page=${page}`)
    for (const item of readAnswer(List, json)) {
      const parsed = Variation.safeParse(item)
      if (parsed.success) variations.push(parsed.data)
    }
    if (nextPage(headers, page) === null) break
  }
  return variations
}

function modifiedAfter(since: Date): string {
  return `modified_after=${encodeURIComponent(since.toISOString().slice(0, 19))}&dates_are_gmt=true`
}

/** The site's address without what people copy along with it; its host stays as it was written, to be judged so. */
function baseOf(site: string): string {
  const [, origin, path = ''] = /^(https?:\/\/[^/?#]+)([^?#]*)/i.exec(site.trim()) ?? []
  if (origin === undefined || !URL.canParse(origin)) throw new VendorError('not_a_store')
  return `${origin}${path.replace(/\/(wp-admin|wp-json)?(\/.*)?$/, '').replace(/\/+$/, '')}`
}

function nextPage(headers: Headers, page: number): string | null {
  return page < (countOf(headers, 'x-wp-totalpages') ?? 0) ? String(page + 1) : null
}

function countOf(headers: Headers, name: string): number | null {
  const value = headers.get(name) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** `X-WC-Webhook-Signature` is the base64 HMAC of the raw body by the secret that was entered there. */
function readWooHook({ hookSecret }: Credentials, { headers, body }: HookRequest) {
  if (hookSecret === undefined) return null
  const expected = createHmac('sha256', hookSecret).update(body).digest()
  const given = Buffer.from(headers['x-wc-webhook-signature'] ?? '', 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const deliveryId = headers['x-wc-webhook-delivery-id']
  return deliveryId === undefined ? null : { deliveryId, topic: headers['x-wc-webhook-topic'] ?? '' }
}
