import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { openStore, type Store } from '#concierge/open-store.ts'
import type { Product } from '#contract/catalog.ts'
import { readCatalog } from '#server/features/catalog/read-catalog.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { Check, type Row } from './checks.ts'

const Case = z.looseObject({
  id: z.string(),
  store: z.string(),
  category: z.string(),
  lang: z.string().default('en'),
  text: z.string(),
  history: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), text: z.string() })).default([]),
  /** Said before by the shopper; the concierge's own replies make the history. */
  before: z.array(z.string()).default([]),
  now: z.string().optional(),
  expected: z.looseObject({ intent: z.string(), checks: z.array(Check) }),
})
export type Case = z.infer<typeof Case>

export type Shop = { store: Store; rows: ReadonlyMap<string, Row> }
export type CaseSet = { name: string; cases: readonly Case[]; shops: ReadonlyMap<string, Shop> }

/** The project's own cases: `own-cases/*.jsonl` with the profiles and menus beside them. */
export function loadOwnCases(folder: string): CaseSet {
  const files = readdirSync(folder)
  const cases = files.filter((file) => file.endsWith('.jsonl')).flatMap((file) => readLines(join(folder, file), Case))
  const shops = loadShops(
    folder,
    files.filter((file) => /^store-.*\.json$/.test(file)),
  )
  shops.set('demo', demoShop())
  return { name: 'own cases', cases, shops }
}

/** The invented dispensary of the demo tenant. */
function demoShop(): Shop {
  const products = buildDemoCatalog()
  const rows = new Map(products.map((product) => [product.productId, rowOf(product)]))
  return { store: openStore({ profile: DEMO_PROFILE, products }), rows }
}

/** The shared questions, or null where the folder is absent. */
export function loadSharedQuestions(folder: string): CaseSet | null {
  const path = join(folder, 'questions-dev.jsonl')
  if (!existsSync(path)) return null
  const profiles = readdirSync(folder).filter((file) => /^store-.*\.json$/.test(file))
  return { name: 'shared questions', cases: readLines(path, Case), shops: loadShops(folder, profiles) }
}

const CANONICAL = ['product_id', 'name', 'brand', 'category', 'strain_type', 'price', 'sale_price', 'stock'] as const

/** The rows as their file has them, or null when its columns are not those of the checks. */
function readRows(bytes: Buffer): Map<string, Row> | null {
  const [header = ''] = bytes
    .subarray(0, 1000)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, 1)
  const columns = new Set(header.split(','))
  if (!CANONICAL.every((column) => columns.has(column))) return null
  const rows = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(bytes, { columns: true, bom: true, skip_empty_lines: true }))
  return new Map(rows.map((row) => [row['product_id'] ?? '', row]))
}

/** A menu in another shape is judged by what its import read. */
function rowOf(product: Product): Row {
  const amount = (value: number | null): string => (value === null ? '' : String(value))
  const cents = (value: number | null): string => (value === null ? '' : String(value / 100))
  return {
    product_id: product.productId,
    name: product.name,
    brand: product.brand ?? '',
    category: product.category,
    subcategory: product.subcategory ?? '',
    strain_name: product.strainName ?? '',
    strain_type: product.strainType ?? '',
    thc_percent: amount(product.thcPercent),
    thc_mg_total: amount(product.thcMgTotal),
    thc_mg_per_piece: amount(product.thcMgPerPiece),
    size: product.size ?? '',
    size_grams: amount(product.sizeGrams),
    price: cents(product.priceCents),
    sale_price: cents(product.salePriceCents),
    stock: amount(product.stock),
    effects: product.effects.join('|'),
    flavors: product.flavors.join('|'),
    terpenes: product.terpenes.join('|'),
    tags: product.tags.join('|'),
    description: product.description ?? '',
  }
}

function loadShops(folder: string, profiles: readonly string[]): Map<string, Shop> {
  const shops = new Map<string, Shop>()
  const Named = z.looseObject({ id: z.string(), catalog: z.string() })
  for (const file of profiles) {
    const text = readFileSync(join(folder, file), 'utf8')
    const { id, catalog } = Named.parse(JSON.parse(text))
    const bytes = readFileSync(join(folder, catalog))
    const { products } = readCatalog(bytes)
    const store = openStore({ profile: readProfile(text), products })
    shops.set(id, {
      store,
      rows: readRows(bytes) ?? new Map(products.map((product) => [product.productId, rowOf(product)])),
    })
  }
  return shops
}

export function readLines<T>(path: string, schema: z.ZodType<T>): T[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}
