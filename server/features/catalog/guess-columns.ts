import type { ColumnMapping } from '#contract/import.ts'
import { AppError } from '#server/http/app-error.ts'
import { categoryOfWords } from './category-words.ts'
import { spokenValues } from './cell-kinds.ts'
import { type Field, FIELD_RULES, FIELDS } from './column-fields.ts'
import { foldHeader } from './fold-header.ts'
import { guessByValues, guessUntold } from './guess-by-values.ts'
import { meansField, speaksOfField } from './header-meaning.ts'
import { headerKey, writeOut } from './header-words.ts'
import { readPackCount } from './read-size.ts'
import { areTitles, settleName } from './settle-name.ts'

/** Which column, by position, feeds which field. */
export type Columns = ReadonlyMap<Field, number>

type Candidate = { field: Field; column: number; score: number }

const EXACT = 100
const LOOSE = 40
/** Every word of it speaks of the field. */
const COVERED = 45
const SHORTENED = 0.9
/** The same words in another order or written out. */
const REWORDED = 0.8
const EMPTY_COLUMN = 0.3
/** A word such as `type` names the category first, and the subcategory when another column is the category. */
const SHARED = 0.5
const REPEATED_ID = 0.4

/**
 * Guesses which column feeds which field, by the words of the headers and by what the columns hold. `given` names some by hand
 * (field to header, an empty header for none) and wins. Throws AppError when it names a field or a header that does not exist.
 */
export function guessColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  given: ColumnMapping = {},
): Columns {
  const columns = new Map<Field, number>()
  const settled = new Set<Field>()
  for (const [field, header] of Object.entries(given)) {
    const known = FIELDS.find((name) => name === field)
    const column = headers.indexOf(header.trim())
    if (known === undefined)
      throw new AppError('invalid_input', { fields: { [`mapping.${field}`]: 'is no field of a product' } })
    if (column === -1 && header !== '')
      throw new AppError('invalid_input', { fields: { [`mapping.${field}`]: `the file has no column "${header}"` } })
    settled.add(known)
    if (header !== '') columns.set(known, column)
  }
  const values = headers.map((_, column) => spokenValues(samples.map((row) => row[column] ?? '')))
  const ranked = rankCandidates(headers, values).filter(({ field }) => !settled.has(field))
  assign(columns, ranked)
  if (!columns.has('name')) guessByValues(columns, headers, values)
  if (!settled.has('name')) {
    settleName(columns, values, {
      names: ranked.filter(({ field }) => field === 'name').map(({ column }) => column),
      isOfItem: (column) => saysItem(headers[column] ?? ''),
    })
    assign(columns, ranked)
  }
  for (const { percent, mg } of POTENCIES)
    if (!settled.has(percent) && !settled.has(mg)) partPotency(columns, { percent, mg, headers, values })
  guessUntold(columns, { headers, values, rows: samples.length, settled })
  if (!settled.has('name')) findName(columns, values)
  if (!settled.has('stock')) dropPackedQuantity(columns, headers, samples)
  return columns
}

function assign(columns: Map<Field, number>, ranked: readonly Candidate[]): void {
  const taken = new Set(columns.values())
  for (const { field, column } of ranked) {
    if (columns.has(field) || taken.has(column)) continue
    columns.set(field, column)
    taken.add(column)
  }
}

const POTENCIES = [
  { percent: 'thc', mg: 'thcMgTotal' },
  { percent: 'cbd', mg: 'cbdMgTotal' },
] as const

/** `Total THC` in milligrams beside `THC Potency` in percent: one column for each, though both headers speak of the first. */
function partPotency(
  columns: Map<Field, number>,
  {
    percent,
    mg,
    headers,
    values,
  }: {
    percent: (typeof POTENCIES)[number]['percent']
    mg: (typeof POTENCIES)[number]['mg']
    headers: readonly string[]
    values: readonly string[][]
  },
): void {
  const column = columns.get(percent)
  if (column === undefined || columns.has(mg)) return
  const taken = new Set(columns.values())
  const spoken = headers.flatMap((header, at) => {
    const held = values[at] ?? []
    const mayBe = at === column || !taken.has(at)
    return mayBe && held.length > 0 && scoreHeader(percent, foldHeader(header), held) > 0 ? [{ at, held }] : []
  })
  const inMg = spoken.find(({ held }) => held.every(saysMilligrams))
  const inPercent = spoken.find(({ at, held }) => (at === column ? inMg?.at !== at : held.some(saysPercent)))
  if (inMg === undefined || inPercent === undefined) return
  columns.set(mg, inMg.at)
  columns.set(percent, inPercent.at)
}

function saysPercent(value: string): boolean {
  return value.includes('%')
}

function saysMilligrams(value: string): boolean {
  return /\d ?mg$/i.test(value)
}

function rankCandidates(headers: readonly string[], values: readonly string[][]): Candidate[] {
  const candidates: Candidate[] = []
  const hasParcels = headers.some((header, at) => SIDE_OF_PARCEL.test(header) && (values[at] ?? []).length > 0)
  for (const [column, header] of headers.entries()) {
    const texts = foldHeader(header)
    if (hasParcels && weighsParcel(texts, values[column] ?? [])) continue
    const whole = `${texts[0] ?? ''}${header.includes('$') ? ' usd' : ''}`
    for (const field of FIELDS) {
      const held = values[column] ?? []
      const score = scoreHeader(field, texts, held) * scoreValues(field, held, whole)
      if (score > 0) candidates.push({ field, column, score })
    }
  }
  return candidates.sort((a, b) => b.score - a.score || a.column - b.column)
}

const PHRASES = new Map(FIELDS.map((field) => [field, FIELD_RULES[field].phrases.split('|')]))

const KEYS: ReadonlyMap<Field, ReadonlyMap<string, number>> = new Map(
  FIELDS.map((field) => {
    const places = new Map<string, number>()
    for (const [place, phrase] of (PHRASES.get(field) ?? []).entries()) {
      const key = headerKey(phrase)
      if (!places.has(key)) places.set(key, place)
    }
    return [field, places]
  }),
)

/** Whether a cell reads like the header of a known field, or of one of these. */
export function isKnownHeader(cell: string, fields: readonly Field[] = FIELDS): boolean {
  return foldHeader(cell).some((text) => {
    const key = headerKey(text)
    return fields.some((field) => KEYS.get(field)?.has(key) === true)
  })
}

/** Whether a cell may be a header although nobody foresaw it. */
export function mayBeHeader(cell: string): boolean {
  return isKnownHeader(cell) || foldHeader(cell).some(speaksOfField)
}

const SIDE_OF_PARCEL = /\b(?:width|height|depth)\b/i

/** Beside the width of a parcel a bare number is what it weighs. */
function weighsParcel([said = '']: readonly string[], values: readonly string[]): boolean {
  return (
    /^(?:(?:product|item|variant) )?weight(?: (?:g|kg|lbs?|oz))?$/.test(said) &&
    values.every((value) => /^[\d.,]+$/.test(value))
  )
}

/** What a shop system sends by post, with the box around it. */
const SHIPPING_WEIGHT = 'variant grams'

function scoreHeader(field: Field, texts: readonly string[], values: readonly string[]): number {
  if (texts[0] === SHIPPING_WEIGHT) return 0
  const { words, never } = FIELD_RULES[field]
  const phrases = PHRASES.get(field) ?? []
  for (const [index, text] of texts.entries()) {
    const place = phrases.indexOf(text)
    if (place < 0) continue
    const isShared = field === 'subcategory' && PHRASES.get('category')?.includes(text) === true
    return (EXACT - (50 * place) / phrases.length) * (index === 0 ? 1 : SHORTENED) * (isShared ? SHARED : 1)
  }
  const [whole = ''] = texts
  for (const text of texts) {
    const place = KEYS.get(field)?.get(headerKey(text))
    if (place !== undefined) return (EXACT - (50 * place) / phrases.length) * REWORDED
  }
  if (texts.some((text) => meansField(field, text, values))) return COVERED
  const spelled = writeOut(whole)
  return words?.test(spelled) && !never?.test(spelled) ? LOOSE : 0
}

function scoreValues(field: Field, values: readonly string[], header: string): number {
  if (values.length === 0) return EMPTY_COLUMN
  if (FIELD_RULES[field].fits?.(values, header) === false) return 0
  if (field === 'category') return shareOfShelves(values)
  const isRepeated = field === 'productId' && new Set(values).size < values.length * 0.95
  return isRepeated ? REPEATED_ID : 1
}

const LONGEST_NAME = 90

/** Beside `Master Category` a `Category` has words that are no shelf alone: `Singles`, `Packs`. */
function shareOfShelves(values: readonly string[]): number {
  const known = values.filter((value) => categoryOfWords(value) !== null).length / values.length
  return (1 + known) / 2
}

/** A column of items' descriptions may hold their names; a sheet's notes do not. */
function saysItem(header: string): boolean {
  return /^(?:(?:item|article|product) )?desc/.test(writeOut(foldHeader(header)[0] ?? ''))
}

/** A file without a name column may keep its names in a short description, or call each product by its strain, or with its maker. */
function findName(columns: Map<Field, number>, values: readonly string[][]): void {
  if (columns.has('name')) return
  for (const field of ['description', 'strainName', 'brand'] as const) {
    const column = columns.get(field)
    const spoken = values[column ?? -1] ?? []
    const length = spoken.reduce((sum, value) => sum + value.length, 0) / Math.max(1, spoken.length)
    const areMakers = field === 'brand' && (new Set(spoken).size < spoken.length || !areTitles(spoken))
    if (column === undefined || length === 0 || length > LONGEST_NAME || areMakers) continue
    columns.delete(field)
    columns.set('name', column)
    return
  }
}

const AMBIGUOUS_STOCK = /^(quantity|qty|count|units|amount|cantidad|menge|quantite)$/
const LEAST_FILLED = 0.6

/** A `quantity` that is mostly blank, or repeats the count in the name (`5pk`), counts the pieces of a pack and not the stock. */
function dropPackedQuantity(
  columns: Map<Field, number>,
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): void {
  const column = columns.get('stock')
  const name = columns.get('name')
  if (column === undefined || !AMBIGUOUS_STOCK.test(foldHeader(headers[column] ?? '')[0] ?? '')) return
  const filled = samples.filter((row) => (row[column] ?? '').trim() !== '')
  const counted = filled.filter((row) => name !== undefined && readPackCount(row[name] ?? '') !== null)
  const repeated = counted.filter((row) => Number(row[column]) === readPackCount(row[name ?? 0] ?? ''))
  const isRepeated = counted.length >= 3 && repeated.length / counted.length > 0.6
  const ones = filled.filter((row) => Number(row[column]) === 1)
  const isOfPacks = columns.has('availability') && !isRepeated && ones.length / filled.length >= 0.5
  if (filled.length < samples.length * LEAST_FILLED || isRepeated || isOfPacks) columns.delete('stock')
  if (isOfPacks && !columns.has('packCount')) columns.set('packCount', column)
}

/** The mapping as callers confirm it: field to header. */
export function toMapping(columns: Columns, headers: readonly string[]): ColumnMapping {
  return Object.fromEntries([...columns].map(([field, column]) => [field, headers[column] ?? '']))
}
