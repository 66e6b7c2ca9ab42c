import { foldWords } from './fold-words.ts'
import { isKnownHeader } from './guess-columns.ts'
import { inheritParents } from './inherit-parents.ts'
import { joinAlternatives } from './join-alternatives.ts'
import { readJsonCell } from './read-json.ts'
import { joinDiscounts } from './reshape-discounts.ts'
import { joinFlags } from './reshape-flags.ts'
import { fillMerged } from './reshape-merged.ts'
import { splitNames } from './reshape-names.ts'
import { readOptions } from './reshape-options.ts'
import { fillSections } from './reshape-sections.ts'
import { addRooms, anyStore } from './reshape-stores.ts'
import { splitVariants } from './split-variants.ts'
import { splitPairs, splitSizePrices } from './split-cells.ts'
import { isMostly, SAMPLE, type Table, withColumns } from './table.ts'

/** A menu as a plain table, a row for each product and a column for each matter, whatever the way it was laid out. */
export function reshapeTable<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const steps = [
    fillSections,
    splitJsonCells,
    fillMerged,
    splitVariants,
    joinFlags,
    splitPairs,
    splitSizePrices,
    addRooms,
    anyStore,
    splitLabelled,
    readOptions,
    splitNamedAttributes,
    inheritParents,
    joinNumberedLists,
    joinAlternatives,
    joinUnits,
    callPackages,
    joinDiscounts,
    endSales,
    splitNames,
  ]
  return steps.reduce((reshaped, step) => step(reshaped), table)
}

const PAIR = /^(?:attribute|meta|custom field|property) ?(\d{1,2}) (name|values?)$/
const MOST_ATTRIBUTES = 60

/**
 * Shop systems write what a product is by attributes as pairs of columns, `Attribute 1 name` and `Attribute 1 value(s)`, in an order
 * of each row's own. They get a column each, by their names.
 */
function splitNamedAttributes<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const pairs = pairsIn(headers)
  if (pairs.length === 0) return { headers, rows }
  const at = new Map<string, number>()
  for (const { cells } of rows)
    for (const { name } of pairs) {
      const said = (cells[name] ?? '').trim()
      if (said !== '' && !at.has(said) && at.size < MOST_ATTRIBUTES) at.set(said, at.size)
    }
  const paired = new Set(pairs.flatMap(({ name, value }) => [name, value]))
  const isKept = (_: string, column: number) => !paired.has(column)
  return {
    headers: [...headers.filter(isKept), ...at.keys()],
    rows: rows.map((row) => {
      const own = Array.from(at, () => '')
      for (const { name, value } of pairs) {
        const place = at.get((row.cells[name] ?? '').trim())
        if (place !== undefined) own[place] = row.cells[value] ?? ''
      }
      return { ...row, cells: [...row.cells.slice(0, headers.length).filter(isKept), ...own] }
    }),
  }
}

function pairsIn(headers: readonly string[]): { name: number; value: number }[] {
  const names = new Map<string, number>()
  const values = new Map<string, number>()
  for (const [column, header] of headers.entries()) {
    const [, number = '', part = ''] = PAIR.exec(foldWords(header.replace(/\(s\)/i, 's'))) ?? []
    if (number !== '') (part === 'name' ? names : values).set(number, column)
  }
  return [...names].flatMap(([number, name]) => {
    const value = values.get(number)
    return value === undefined ? [] : [{ name, value }]
  })
}

const NUMBERED = /^(?:dominant |top |primary )?(terp|terpene|effect|feeling|mood|flavor|flavour|taste|tag) ?\d{1,2}$/

/** `Terp 1` and `Terp 2` are one list, under the first of them. */
function joinNumberedLists<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const lists = new Map<string, number[]>()
  for (const [column, header] of headers.entries()) {
    const of = NUMBERED.exec(foldWords(header))?.[1]
    if (of !== undefined) lists.set(of, [...(lists.get(of) ?? []), column])
  }
  if (lists.size === 0) return { headers, rows }
  const joined = new Map([...lists].map(([of, columns]) => [columns[0] ?? -1, { of, columns }]))
  const dropped = new Set([...lists.values()].flatMap((columns) => columns.slice(1)))
  const isKept = (_: string, column: number) => !dropped.has(column)
  const listIn = (cells: readonly string[], columns: readonly number[]): string =>
    columns
      .map((column) => (cells[column] ?? '').trim())
      .filter((cell) => cell !== '')
      .join('|')
  return {
    headers: headers
      .map((header, column) => (joined.has(column) ? `${joined.get(column)?.of}s` : header))
      .filter(isKept),
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells
        .map((cell, column) => {
          const list = joined.get(column)
          return list === undefined ? cell : listIn(row.cells, list.columns)
        })
        .filter(isKept),
    })),
  }
}

/** Listings keep what has parts as JSON in one cell: `{"amount": "42.00"}`, `[{"name": "THC", "value": 23.8}]`. */
function splitJsonCells<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const columns = [...headers.keys()].filter((column) => isMostly(rows, column, (cell) => /^(?:\{|\[\s*\{)/.test(cell)))
  const split = withColumns({ headers, rows }, columns, readJsonCell)
  return {
    headers: split.headers.map((header, column) => (columns.includes(column) ? `${header} (JSON)` : header)),
    rows: split.rows,
  }
}

const PAIR_END = /[,;|\n](?=\s*\p{L}[\p{L} %]{0,30}\s*[:=])/u
const LABELLED = /^\s*(?:[\p{L} ]{1,30}:)?\s*([\p{L}][\p{L} %]{1,30}?)\s*[:=]\s*(\S.*?)\s*$/su

/** Feeds tell the details of a product in one cell, each behind its label: "Potency:THC:22 %,Strain:Lineage:Hybrid", "Type: Indica | THC: 20%", `"THC=20%";"Effects=calm, happy"`. */
function splitLabelled<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const columns = [...headers.keys()].filter(
    (column) =>
      rows.slice(0, SAMPLE).some(({ cells }) => (labelledIn(cells[column] ?? '')?.size ?? 0) > 1) &&
      !PROSE.test(foldWords(headers[column] ?? '')) &&
      isMostly(rows, column, (cell) => labelledIn(cell) !== null),
  )
  return withColumns({ headers, rows }, columns, (_, cell) => labelledIn(cell))
}

/** What is written of a product there has rules of its own. */
const PROSE = /desc|body|note|about|copy|blurb|story|summary|text|comment|name|title|tags|labels|keywords|badges/

/** Null where one part has no label that a column might have, as in prose. */
function labelledIn(cell: string): ReadonlyMap<string, string> | null {
  if (!/[:=]/.test(cell) || cell.length > LONGEST_DETAILS) return null
  const pairs = new Map<string, string>()
  for (const part of cell.replaceAll('"', '').split(PAIR_END)) {
    const [, label = '', text = ''] = LABELLED.exec(part) ?? []
    if (label === '' || !isKnownHeader(label)) return null
    pairs.set(label.trim(), text)
  }
  return pairs
}

const LONGEST_DETAILS = 500

/** `THC Content` 214 and `THC Content Unit` mg/g are one cell. */
function joinUnits<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const folded = headers.map(foldWords)
  const units = folded.flatMap((header, unit) => {
    const of = /^(.*(?:thc|cbd|potency|content|weight|size|volume).*?) (?:unit|units|uo ?m|unit of measure)$/.exec(
      header,
    )?.[1]
    const value = of === undefined ? -1 : folded.indexOf(of)
    return value < 0 ? [] : [{ value, unit }]
  })
  for (const [value, header] of headers.entries()) if (SHARE.test(header)) units.push({ value, unit: -1 })
  if (units.length === 0) return { headers, rows }
  return {
    headers: headers.map((header) => (SHARE.test(header) ? header.replace(MG_PER_G, ' ').trim() : header)),
    rows: rows.map((row) => {
      const cells = [...row.cells]
      for (const { value, unit } of units)
        if (/^[\d.,]+$/.test((cells[value] ?? '').trim()))
          cells[value] = `${cells[value]} ${unit < 0 ? 'mg/g' : (cells[unit] ?? '')}`.trim()
      return { ...row, cells }
    }),
  }
}

/** Where a unit has servings, it is the package: `THC mg per unit` is no dose of a piece then. */
function callPackages<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const folded = headers.map((header) => foldWords(header))
  const isPackage = folded.some((header) =>
    /^(?:number of )?(?:servings|pieces|doses) (?:per|in each|in) unit$/.test(header),
  )
  if (!isPackage) return { headers, rows }
  return {
    headers: headers.map((header, at) =>
      / (?:per|in each|in) unit$/.test(folded[at] ?? '') && !/price|cost|weight/.test(folded[at] ?? '')
        ? `${(folded[at] ?? '').replace(/ (?:per|in each|in) unit$/, '')} per package`
        : header,
    ),
    rows,
  }
}

const MG_PER_G = /\(? ?\bmg ?(?:\/|per) ?g(?:ram)?\b ?\)?/i
/** Milligrams in a gram are a share, and no dose. */
const SHARE = new RegExp(String.raw`\b(?:thc|cbd)a?\b.{0,20}${MG_PER_G.source}`, 'i')

/** A sale price beside `On Sale` No is that of a sale that is over or to come. */
function endSales<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const folded = headers.map(foldWords)
  const flag = folded.findIndex((header) =>
    /^(?:is )?on sale$|^(?:sale|markdown|promo|discount|special|deal) (?:is )?(?:active|enabled|live)(?: flag)?$/.test(
      header,
    ),
  )
  const price = folded.findIndex((header) =>
    /^(?:sale|special|promo|discounted?) price$|^(?:disc(?:ount)?|sale|markdown) (?:percent|pct)$|^(?:percent|pct) off$/.test(
      header,
    ),
  )
  if (flag < 0 || price < 0) return { headers, rows }
  return {
    headers,
    rows: rows.map((row) =>
      /^(?:no|n|false|0)$/i.test((row.cells[flag] ?? '').trim()) ? { ...row, cells: row.cells.with(price, '') } : row,
    ),
  }
}
