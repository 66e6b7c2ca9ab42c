import { categoryOfWords } from './category-words.ts'
import { MAX_COLUMNS } from './collect-rows.ts'
import { isKnownHeader } from './guess-columns.ts'
import { centsOf, measureOf, POTENCY, shareOf, unitOf, weightOf } from './json-measures.ts'
import { plainJson } from './plain-json.ts'
import type { FileRecord } from './split-records.ts'

type Branch = { readonly [key: string]: unknown }
type Cells = Map<string, string>

const DEEPEST = 7
const LONGEST_SEARCH = 20_000
const VARIANTS = /variant|option|sellable|size|weight|tier|price|sku|inventor|packag|^offers?$/i
const CHILDREN = /products?$|items?$|menu$|nodes?$|edges$|rows?$|results?$|hits$/i
/** Lists of what a laboratory found. */
const MEASURES = /lab|analy|cannabinoid|potenc|terpene|test/i
const CONTAINER =
  /fields?$|attributes?$|info$|information$|details?$|data$|^product$|^item$|commerce$|configurable|pricing$|prices?$|offers?$|properties$|^node$|^_source$/i
/** Leaves that repeat what their parent is called, and leaves that mean nothing without it. */
const SAYS_PARENT = /^(?:value|path|formatted|amount|range|display|text|raw|plain|plain_?text|rendered)$/i
const NEEDS_PARENT = /^(?:name|id|title|label|url|type|slug|src|display_?name)$/i

/** The rows of a menu in JSON: a list of products at any depth, nested as menus' services give them. Null for any other text. */
export function readJsonRecords(text: string): FileRecord[] | null {
  if (!/^\s*[[{]/.test(text)) return null
  const whole = parsed(text) ?? parsedLines(text)
  if (whole === null) return null
  const rows = findRows(plainJson(whole)).flatMap((row) => expand(row, 0))
  if (rows.length === 0) return null
  const headers = [...new Set(rows.flatMap((row) => [...row.keys()]))].slice(0, MAX_COLUMNS + 1)
  return [
    { line: 1, cells: headers },
    ...rows.map((row, index) => ({ line: index + 2, cells: headers.map((header) => row.get(header) ?? '') })),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A product in each line, as streams of records are written. */
function parsedLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 2 || !lines.every((line) => /^\s*\{.*\},?\s*$/.test(line))) return null
  const rows = lines.map((line) => parsed(line.trim().replace(/,$/, '')))
  return rows.every((row) => row !== null) ? rows : null
}

/** The cells of a value in JSON that stands in a cell of a table, each under a header that begins with that of the cell; null for other text. */
export function readJsonCell(header: string, cell: string): ReadonlyMap<string, string> | null {
  if (!/^\s*(?:\{|\[\s*\{)/.test(cell)) return null
  const value = parsed(cell)
  return value === null ? null : flatten({ [header]: plainJson(value) }, true)
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function branchesOf(value: unknown): Branch[] {
  return Array.isArray(value) ? value.filter(isBranch) : []
}

/** The longest list of rows that is reached without passing through another list. */
function findRows(whole: unknown): Branch[] {
  let best: Branch[] = []
  const open: unknown[] = [whole]
  for (let at = 0; at < open.length && at < LONGEST_SEARCH; at++) {
    const value = open[at]
    const rows = isBranch(value)
      ? ([onShelves(value), byKey(value)].find((found) => found.length > 0) ?? [])
      : branchesOf(value)
    if (rows.length > best.length) best = rows
    if (isBranch(value)) open.push(...Object.values(value))
  }
  return best
}

const FEWEST_SHELVES = 2

/** The rows of lists that are keyed by their shelves: `{"flower": [...], "edibles": [...]}`. */
function onShelves(branch: Branch): Branch[] {
  const lists = Object.entries(branch).filter(([, value]) => branchesOf(value).length > 0)
  const shelves = lists.filter(([key]) => categoryOfWords(key) !== null)
  if (shelves.length < FEWEST_SHELVES || shelves.length < lists.length / 2) return []
  return lists.flatMap(([category, value]) => branchesOf(value).map((row) => ({ category, ...row })))
}

const FEWEST_KEYED = 3

/** Products that are keyed by their ids: `{"p_1": {"name": ...}, "p_2": ...}`. */
function byKey(branch: Branch): Branch[] {
  const entries = Object.entries(branch)
  const rows = entries.flatMap(([id, value]) => (isBranch(value) ? [{ id, ...value }] : []))
  const isProduct = (row: Branch) => Object.keys(row).some((key) => NAMED.test(key)) && isPriced(row, 0)
  return rows.length >= FEWEST_KEYED && rows.length === entries.length && rows.every(isProduct) ? rows : []
}

/** What has no other name is called by its label. */
function named(row: Branch): Branch {
  const { label, ...rest } = row
  return typeof label === 'string' && !Object.keys(rest).some((key) => NAMED.test(key)) ? { name: label, ...rest } : row
}

const NAMED = /name$|title$|^label$/i

/** A row for each of its variants, and for each product of a shelf; each has what stands above it too. */
function expand(row: Branch, depth: number): Cells[] {
  const lists = Object.entries(row).filter(([, value]) => branchesOf(value).length > 0)
  const children =
    depth < 2
      ? lists.find(
          ([key, value]) =>
            !MEASURES.test(key) &&
            (CHILDREN.test(key) || holdsProducts(row, key)) &&
            branchesOf(value).every((entry) => Object.keys(entry).length > 2),
        )
      : undefined
  if (children !== undefined) {
    const shelf = flatten(omit(row, children[0]))
    const name = SHELF_NAMES.map((key) => shelf.get(key)).find((said) => said !== undefined)
    return branchesOf(children[1]).flatMap((child) =>
      expand(child, depth + 1).map((cells) =>
        name === undefined || cells.has('category') ? cells : new Map([...cells, ['category', name]]),
      ),
    )
  }
  const variants = lists.find(
    ([key, value]) => VARIANTS.test(key) && branchesOf(value).every((entry) => isPriced(entry, 0)),
  )
  if (variants === undefined) return [flatten(named(row))]
  const base = flatten(named(omit(row, variants[0])))
  return branchesOf(variants[1]).map((variant) => {
    const own = [...flatten(variant)].map(
      ([key, value]) =>
        [NEEDS_PARENT.test(key) ? `variant ${/^(?:name|label)$/i.test(key) ? 'title' : key}` : key, value] as const,
    )
    return new Map([...base, ...own])
  })
}

/** What a shelf is called. */
const SHELF_NAMES = ['name', 'title', 'heading', 'label', 'displayName', 'display_name', 'section', 'category'] as const
const MOST_OF_A_SHELF = 4

/** A shelf says little but its name, and what stands on it has names and prices, under whatever word. */
function holdsProducts(row: Branch, key: string): boolean {
  return (
    !VARIANTS.test(key) &&
    flatten(omit(row, key)).size <= MOST_OF_A_SHELF &&
    branchesOf(row[key]).every((entry) => Object.keys(entry).some((name) => NAMED.test(name)) && isPriced(entry, 0))
  )
}

function isPriced(branch: Branch, depth: number): boolean {
  return Object.entries(branch).some(
    ([key, value]) =>
      /pric|cost/i.test(key) ||
      (depth < 2 && [value].flat().some((entry) => isBranch(entry) && isPriced(entry, depth + 1))),
  )
}

function omit(row: Branch, left: string): Branch {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== left))
}

/** `isCell` keeps the name of the cell before what is in it: a `package` has a count. */
function flatten(row: Branch, isCell = false): Cells {
  const cells: Cells = new Map()
  const put = (path: readonly string[], text: string): void => {
    const header = isCell && path.length > 1 && !SAYS_PARENT.test(path.at(-1) ?? '') ? path.join(' ') : headerOf(path)
    if (text !== '' && !cells.has(header)) cells.set(header, text)
    else if (text !== '' && cells.get(header) !== text && path.length > 1) cells.set(path.join(' '), text)
  }
  const later: (readonly [string[], unknown])[] = [[[], row]]
  for (let at = 0; at < later.length; at++) {
    const [path, value] = later[at] ?? [[], null]
    const weight = isBranch(value) && path.length > 0 ? weightOf(value) : null
    if (weight !== null) put(['size'], weight)
    const cents = isBranch(value) && path.length > 0 ? centsOf(value) : null
    const measure = isBranch(value) && path.length > 0 ? shareOf(value, POTENCY.test(path.at(-1) ?? '')) : null
    if (cents !== null) put([`${headerOf(path).replace(/ ?price$/i, '')} price cents`.trim()], cents)
    if (measure !== null) put(path, measure)
    if (cents !== null || measure !== null) continue
    if (isBranch(value))
      for (const [key, entry] of Object.entries(value)) if (path.length < DEEPEST) later.push([[...path, key], entry])
    if (Array.isArray(value)) putList(put, path, value)
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      put(path, String(value).trim())
  }
  return cells
}

/** A list of words is one cell; named measures such as cannabinoids are a cell each; other named entries are a list of names. */
function putList(
  put: (path: readonly string[], text: string) => void,
  path: readonly string[],
  list: readonly unknown[],
): void {
  const rows = branchesOf(list)
  if (rows.length === 0) {
    const words = list.filter((entry) => typeof entry === 'string' || typeof entry === 'number')
    put(path, words.join(PATH.test(path.at(-1) ?? '') ? ' > ' : ' | '))
    return
  }
  const level = levelIn(path.at(-1) ?? '', rows)
  if (level !== null) {
    put(['in stock'], level)
    return
  }
  const names: string[] = []
  const pictures = rows.flatMap((entry) => Object.values(entry).filter(isAddress))
  if (PICTURES.test(path.at(-1) ?? '') && pictures[0] !== undefined) put(['image'], pictures[0])
  for (const entry of rows) {
    const cells = flatten(entry)
    const [label, said] = propertyIn(cells)
    if (isKnownHeader(label) && said !== '') {
      put([label], said)
      continue
    }
    const name = [...cells].find(([key]) =>
      /name$|title$|label$|^type$|^result_?type$|^analyte$|^compound$|^cannabinoid$/i.test(key),
    )?.[1]
    if (name === undefined) continue
    names.push(name)
    if (/^(?:(?:total )?(?:thc|cbd)(?: total| per \w+)?|thca|cbda|tac)$/i.test(name)) put([name], measureOf(cells))
  }
  put(path, names.join(' | '))
}

const PATH = /path$|breadcrumbs?$|hierarchy$/i

/** A chain counts each of its places; which of them is meant no one knows. */
function levelIn(key: string, rows: readonly Branch[]): string | null {
  if (!/inventor|stock|quantit/i.test(key)) return null
  const counts = rows.map(
    (row) => Object.entries(row).find(([name, value]) => COUNTED.test(name) && typeof value === 'number')?.[1],
  )
  if (counts.some((count) => count === undefined)) return null
  return counts.length === 1 ? String(counts[0]) : counts.some((count) => Number(count) > 0) ? 'yes' : 'no'
}

const COUNTED =
  /^(?:quantity|qty|count|stock|on_?hand|units|available)$|available_?(?:units|quantity|qty)|(?:quantity|qty|units)_?(?:available|on_?hand)/i

/** `{"name": "Strain type", "value": "Indica"}`: what shops and services say of a product beyond their own fields. */
function propertyIn(cells: Cells): readonly [string, string] {
  const find = (pattern: RegExp) => [...cells].find(([key]) => pattern.test(key))?.[1] ?? ''
  const label = find(/^(?:name|key|label|property|attribute(?:_?name)?)$/i)
  const said = find(/^(?:value|values|options?|terms)$/i)
  const unit = /^[\d.]+$/.test(said) ? find(/^unit$/i) : ''
  return [label, unit === '' ? said : `${said} ${unitOf(unit) || unit}`]
}

const PICTURES = /^(?:media|images?|photos?|pictures?|gallery)$/i

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https:\/\//i.test(value)
}

const PRICES = /^pric(?:es?|ing)$/i
const WEIGHT = /^(?:half|gram|eighth|quarter|ounce|oz|zip|g|each|unit)$/i

function headerOf(path: readonly string[]): string {
  const leaf = path.at(-1) ?? ''
  const above = path.slice(0, -1)
  const parent = above.at(-1) ?? ''
  if (above.length === 0) return leaf
  if (SAYS_PARENT.test(leaf)) return headerOf(above)
  if (/^price$/i.test(leaf) && /special|sale|promo|discount/i.test(parent)) return 'regular price'
  if (/^(?:label|name|unit|weight)$/i.test(leaf) && PRICES.test(parent)) return 'size'
  if (PRICES.test(parent) && WEIGHT.test(leaf)) return `price ${leaf}`
  return NEEDS_PARENT.test(leaf) && !CONTAINER.test(parent) ? `${parent} ${leaf}` : leaf
}
