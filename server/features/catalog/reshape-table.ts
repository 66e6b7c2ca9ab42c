import { categoryOfWords } from './category-words.ts'
import { foldWords } from './fold-words.ts'

export type Table<Row extends { cells: string[] }> = { headers: string[]; rows: Row[] }

/** A menu as a plain table, a row for each product and a column for each matter, whatever the way it was laid out. */
export function reshapeTable<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  return joinNumberedLists(splitNamedAttributes(fillSections(table)))
}

const LEAST_SECTIONS = 2

/** Price boards name a shelf in a line of its own, above what stands on it: that line becomes a column. */
function fillSections<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const sections = rows.map(({ cells }) => sectionIn(cells))
  const count = sections.filter((section) => section !== null).length
  if (count < LEAST_SECTIONS || count > rows.length / 2 || headers.length < 3) return { headers, rows }
  let shelf = ''
  const filled: Row[] = []
  for (const [at, row] of rows.entries()) {
    const section = sections[at] ?? null
    if (section === null) filled.push({ ...row, cells: [...row.cells.slice(0, headers.length), shelf] })
    else shelf = section
  }
  return { headers: [...headers, 'Section'], rows: filled }
}

function sectionIn(cells: readonly string[]): string | null {
  const said = cells.filter((cell) => cell.trim() !== '')
  const [only = ''] = said
  return said.length === 1 && !/\d/.test(only) && categoryOfWords(only) !== null ? only.trim() : null
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
