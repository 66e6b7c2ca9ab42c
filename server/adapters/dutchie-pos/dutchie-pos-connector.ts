import * as z from 'zod'
import { CHECK_TIMEOUT_MS, callVendor } from '#server/adapters/call-vendor.ts'
import { readAnswer, readItems } from '#server/adapters/read-page.ts'
import { type Credentials, type StoreConnector, VendorError } from '#server/features/integrations/connector.ts'
import type { Outbound } from '#server/http/outbound.ts'
import { type DutchieStock, DutchieProduct, readDutchieProduct, Stock } from './read-product.ts'
import { DutchieSale, readDutchieSale } from './read-sale.ts'

/** The whole menu comes in one answer, of ten thousand products and more. */
const MENU_MAX_BYTES = 96 * 1024 * 1024
const MENU_TIMEOUT_MS = 60_000
const SALES_WINDOW_MS = 7 * 24 * 60 * 60 * 1000
const OLDEST_SALES_MS = 60 * 24 * 60 * 60 * 1000

/** Dutchie's point-of-sale API. Its key stands for one location. */
export function createDutchiePosConnector(deps: { outbound: Outbound; origin?: string }): StoreConnector {
  const { outbound, origin = 'https://api.pos.dutchie.com' } = deps
  const get = async (credentials: Credentials, path: string, timeoutMs = MENU_TIMEOUT_MS) => {
    const { locationKey = '', integratorKey = '' } = credentials
    const basic = Buffer.from(`${locationKey}:${integratorKey}`).toString('base64')
    const { json } = await callVendor(outbound, `${origin}${path}`, {
      headers: { authorization: `Basic ${basic}` },
      maxBytes: MENU_MAX_BYTES,
      timeoutMs,
    })
    return lowerKeys(json)
  }
  return {
    tellsChanges: false,
    check: async (credentials) => {
      const { locationname } = readAnswer(WhoAmI, await get(credentials, '/whoami', CHECK_TIMEOUT_MS))
      // The key of a location needs no role to say who it is; only reading proves that it may read.
      const [from, to] = [60_000, 0].map((ago) => encodeURIComponent(new Date(Date.now() - ago).toISOString()))
      const products = get(credentials, `/products?isActive=true&fromLastModifiedDateUTC=${from}`, CHECK_TIMEOUT_MS)
      const window = `FromLastModifiedDateUTC=${from}&ToLastModifiedDateUTC=${to}`
      const sales = get(credentials, `/reporting/transactions?${window}`, CHECK_TIMEOUT_MS)
      for (const list of await Promise.all([products, sales])) readAnswer(List, list)
      return { accountName: locationname }
    },
    readProducts: async (credentials) => {
      const products = readAnswer(List, await get(credentials, '/products?isActive=true'))
      const stock = await readStock((path) => get(credentials, path))
      const items = readItems(DutchieProduct, products, (product) => readDutchieProduct(product, stock))
      return { items, next: null, expected: items.length }
    },
    readOrders: async (credentials, { place, since, until }) => {
      const oldest = until.getTime() - OLDEST_SALES_MS
      const from = new Date(Math.max(oldest, dateOf(place)?.getTime() ?? since?.getTime() ?? oldest))
      const to = new Date(Math.min(until.getTime(), from.getTime() + SALES_WINDOW_MS))
      const query = new URLSearchParams({
        FromLastModifiedDateUTC: from.toISOString(),
        ToLastModifiedDateUTC: to.toISOString(),
        IncludeDetail: 'true',
        IncludeTaxes: 'true',
        IncludeOrderIds: 'true',
      })
      const sales = readAnswer(List, await get(credentials, `/reporting/transactions?${query}`))
      const next = to.getTime() < until.getTime() ? to.toISOString() : null
      return { items: readItems(DutchieSale, sales, readDutchieSale), next, expected: null }
    },
  }
}

const WhoAmI = z.object({ locationname: z.string().max(300) })
const List = z.array(z.unknown()).max(200_000)

/** What is on the sales floor. At some locations the first report is empty and the second is not. */
async function readStock(get: (path: string) => Promise<unknown>): Promise<DutchieStock> {
  const rows = readAnswer(List, await get('/inventory?includeLabResults=true&includeRoomQuantities=true'))
  const found = rows.length > 0 ? rows : readAnswer(List, await get('/reporting/inventory'))
  const stock: Map<number, z.output<typeof Stock>[]> = new Map()
  for (const row of found) {
    const parsed = Stock.safeParse(row)
    if (!parsed.success) continue
    const lots = stock.get(parsed.data.productid)
    if (lots === undefined) stock.set(parsed.data.productid, [parsed.data])
    else lots.push(parsed.data)
  }
  return stock
}

function dateOf(place: string | null): Date | null {
  if (place === null) return null
  const date = new Date(place)
  if (Number.isNaN(date.getTime())) throw new VendorError('not_a_store')
  return date
}

const DEEPEST = 6

/** Some locations answer with names in PascalCase and others in camelCase, so all are read in small letters. */
function lowerKeys(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return null
  if (Array.isArray(value)) return value.map((each) => lowerKeys(each, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), lowerKeys(each, depth + 1)]))
}
