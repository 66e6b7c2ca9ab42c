import { MAX_COLUMNS } from './collect-rows.ts'

type Branch = { readonly [key: string]: unknown }

/** What a system says of its own answer, not of a product. */
const OF_THE_SYSTEM = /^(?:@type|@context|__typename|cursor|pageInfo|itemCondition)$/
const SCHEMA = /^https?:\/\/schema\.org\//i
/** Units by the codes of trade. */
const UNITS: Readonly<Record<string, string>> = { GRM: 'g', MGM: 'mg', ONZ: 'oz', MLT: 'ml', P1: '%' }
const DEEPEST = 40

/**
 * The same value without the wrappers that services put around what they tell: `edges` and `node` of GraphQL, `ListItem` and
 * `AggregateOffer` of schema.org. A price that is said to be the list price is called so.
 */
export function plainJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(SCHEMA, '')
  if (depth > DEEPEST) return null
  if (Array.isArray(value)) {
    const list = value.map((entry) => plainJson(unwrapped(entry), depth + 1))
    return isPriceList(value) ? Object.assign({}, ...list) : list
  }
  if (!isBranch(value)) return value
  const listed = value['edges'] ?? value['nodes']
  if (Array.isArray(listed)) return plainJson(listed, depth + 1)
  const rows = rowsOfTable(value)
  if (rows !== null) return rows
  const entries = Object.entries(value).filter(([key]) => !OF_THE_SYSTEM.test(key))
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      if (key === 'unitCode' || key === 'unitText') return ['unit', UNITS[String(entry)] ?? entry]
      if (key === 'price' && saysKind(value)) return [kindOfPrice(value), entry]
      return [key, plainJson(key === 'offers' ? ownOffers(entry) : entry, depth + 1)]
    }),
  )
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `{"node": {...}}` and `{"@type": "ListItem", "item": {...}}`. */
function unwrapped(entry: unknown): unknown {
  if (!isBranch(entry)) return entry
  if (isBranch(entry['node'])) return entry['node']
  return entry['@type'] === 'ListItem' && isBranch(entry['item']) ? entry['item'] : entry
}

function ownOffers(value: unknown): unknown {
  return isBranch(value) && Array.isArray(value['offers']) ? value['offers'] : value
}

function saysKind(branch: Branch): boolean {
  return typeof branch['priceType'] === 'string'
}

function kindOfPrice(branch: Branch): string {
  const kind = String(branch['priceType'])
  return /list|msrp|srp|regular|strike|original/i.test(kind)
    ? 'list price'
    : /sale/i.test(kind)
      ? 'sale price'
      : 'price'
}

/** Several prices of one thing, told apart by their kinds. */
function isPriceList(list: readonly unknown[]): boolean {
  return (
    list.length > 0 &&
    list.every((entry) => isBranch(entry) && 'price' in entry) &&
    list.some((entry) => isBranch(entry) && saysKind(entry))
  )
}

/** Reports give the names of their columns once: `{"cols": [{"name": "price"}], "rows": [[30], [35]]}`. */
function rowsOfTable(branch: Branch): Branch[] | null {
  const lists = Object.values(branch).filter((value) => Array.isArray(value))
  const rows = lists.find((list) => list.length > 0 && list.every((row) => Array.isArray(row)))
  const names = lists
    .map((list) => list.map(nameOf))
    .find((found) => found.length > 0 && found.every((name) => name !== ''))
  if (rows === undefined || names === undefined) return null
  const kept = names.slice(0, MAX_COLUMNS + 1)
  return rows.map((row) => Object.fromEntries(kept.map((name, at) => [name, Array.isArray(row) ? row[at] : null])))
}

function nameOf(column: unknown): string {
  const name = isBranch(column) ? (column['name'] ?? column['label'] ?? column['field'] ?? column['title']) : column
  return typeof name === 'string' ? name : ''
}
