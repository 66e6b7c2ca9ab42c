import type { TestResult } from '#contract/integration-providers.ts'
import type { Product } from '#contract/catalog.ts'
import type { StoreOrder } from '#contract/orders.ts'
import type { OutgoingEvent } from '#server/db/events.ts'

/** What was entered for a connection, settings and secrets together, by the key of its field. Each is checked for form before. */
export type Credentials = Readonly<Record<string, string>>

/** Why a vendor's call came to nothing; nothing of the vendor's own words is kept. */
export class VendorError extends Error {
  readonly result: Exclude<TestResult, 'ok'>
  readonly retryAfterMs: number | null
  /** HTTP status, for the log of deliveries; null where there was no answer. */
  readonly status: number | null
  constructor(
    result: Exclude<TestResult, 'ok'>,
    details: { retryAfterMs?: number | null; status?: number | null } = {},
  ) {
    super(`vendor call failed: ${result}`)
    this.result = result
    this.retryAfterMs = details.retryAfterMs ?? null
    this.status = details.status ?? null
  }
}

/** A vendor's product as a row of a menu file has it, by the same fields; the importer reads the rest out of the words. */
export type MenuRow = { productId: string; name: string } & Partial<
  Record<
    | 'sku'
    | 'brand'
    | 'category'
    | 'subcategory'
    | 'strainName'
    | 'strainType'
    | 'thc'
    | 'cbd'
    | 'thcMgTotal'
    | 'thcMgPerPiece'
    | 'cbdMgTotal'
    | 'size'
    | 'sizeUnit'
    | 'sizeGrams'
    | 'packCount'
    | 'price'
    | 'regularPrice'
    | 'salePrice'
    | 'currency'
    | 'stock'
    | 'effects'
    | 'flavors'
    | 'terpenes'
    | 'tags'
    | 'description'
    | 'imageUrl'
    | 'url',
    string
  >
>

/** One product of a vendor: a row for each variant, none when it is not for sale; or as it is, of the sandbox. */
export type ReadProduct =
  | { externalId: string; name: string; rows: MenuRow[] }
  | { externalId: string; name: string; products: Product[] }
  | ReadFault
/** One order; null when it is none yet, such as an unpaid cart. */
export type ReadOrder = { externalId: string; name: string; order: StoreOrder | null } | ReadFault
export type ReadFault = { externalId: string; name: string; fault: string }

/** `next` is where to go on; null after the last page. `expected` is how many the vendor says there are in all. */
export type Page<T> = { items: T[]; next: string | null; expected: number | null }

export type PageRequest = {
  /** Where the page before ended; null for the first. */
  place: string | null
  /** Only what changed since then; null for everything. */
  since: Date | null
  /** When the sync began: nothing newer needs to be read. */
  until: Date
}

/** A service that can be connected. `check` throws VendorError; it answers with what the account calls itself. */
export type Connector = { check: (credentials: Credentials) => Promise<{ accountName: string }> }

/**
 * A service that brings products and orders. An id of a product is the vendor's, and of its variants the vendor's, a
 * hyphen and the variant's. Each call throws VendorError.
 */
export type StoreConnector = Connector & {
  /** Whether it can tell what changed; if not, every sync reads all products. */
  tellsChanges: boolean
  readProducts: (credentials: Credentials, request: PageRequest) => Promise<Page<ReadProduct>>
  readOrders: (credentials: Credentials, request: PageRequest) => Promise<Page<ReadOrder>>
  /** What a webhook of the vendor says, if its signature fits; null if not. */
  readHook?: (credentials: Credentials, hook: HookRequest) => { deliveryId: string; topic: string } | null
  /** Has the vendor post what changes to this address, with this secret. Asked again, it mends what the vendor let go. */
  keepHook?: (credentials: Credentials, hook: { url: string; secret: string }) => Promise<void>
  dropHook?: (credentials: Credentials, hook: { url: string }) => Promise<void>
}

export type HookRequest = { headers: Readonly<Record<string, string | undefined>>; body: Uint8Array }

/** A service that hears of what happens. `tell` throws VendorError. */
export type HearingConnector = Connector & {
  hears: (event: OutgoingEvent) => boolean
  tell: (credentials: Credentials, event: OutgoingEvent) => Promise<{ status: number }>
}
