import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { openStore, type Store } from '#concierge/open-store.ts'
import { readCatalog } from '#server/features/catalog/read-catalog.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { Check, type Row } from './checks.ts'

const Case = z.looseObject({
  id: z.string(),
  store: z.string(),
  category: z.string(),
  lang: z.string().default('en'),
  text: z.string(),
  history: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), text: z.string() })).default([]),
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
  return {
    name: 'own cases',
    cases,
    shops: loadShops(
      folder,
      files.filter((file) => /^store-.*\.json$/.test(file)),
    ),
  }
}

/** The shared questions, or null where the folder is absent. */
export function loadSharedQuestions(folder: string): CaseSet | null {
  const path = join(folder, 'questions-dev.jsonl')
  if (!existsSync(path)) return null
  const profiles = readdirSync(folder).filter((file) => /^store-.*\.json$/.test(file))
  return { name: 'shared questions', cases: readLines(path, Case), shops: loadShops(folder, profiles) }
}

function loadShops(folder: string, profiles: readonly string[]): Map<string, Shop> {
  const shops = new Map<string, Shop>()
  const Named = z.looseObject({ id: z.string(), catalog: z.string() })
  for (const file of profiles) {
    const text = readFileSync(join(folder, file), 'utf8')
    const { id, catalog } = Named.parse(JSON.parse(text))
    const bytes = readFileSync(join(folder, catalog))
    const rows = z
      .array(z.record(z.string(), z.string()))
      .parse(parse(bytes, { columns: true, bom: true, skip_empty_lines: true }))
    const store = openStore({ profile: readProfile(text), products: readCatalog(bytes).products })
    shops.set(id, { store, rows: new Map(rows.map((row) => [row['product_id'] ?? '', row])) })
  }
  return shops
}

export function readLines<T>(path: string, schema: z.ZodType<T>): T[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}
