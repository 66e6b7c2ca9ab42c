export type Table<Row extends { cells: string[] }> = { headers: string[]; rows: Row[] }

export const MOSTLY = 0.6

/** Whether most of what stands in a column is of this kind. */
export function isMostly<Row extends { cells: string[] }>(
  rows: readonly Row[],
  column: number,
  test: (cell: string) => boolean,
): boolean {
  const said = rows
    .slice(0, SAMPLE)
    .map(({ cells }) => (cells[column] ?? '').trim())
    .filter((cell) => cell !== '')
  return said.length > 0 && said.filter(test).length / said.length >= MOSTLY
}

export const SAMPLE = 200
const MOST_MADE = 100

/** Gives columns behind the others to what `read` finds in some cells; those cells stay as they are. */
export function withColumns<Row extends { cells: string[] }>(
  { headers, rows }: Table<Row>,
  columns: readonly number[],
  read: (header: string, cell: string) => ReadonlyMap<string, string> | null,
): Table<Row> {
  if (columns.length === 0) return { headers, rows }
  const at = new Map<string, number>()
  const found = rows.map(({ cells }) => {
    const told = columns.flatMap((column) => [...(read(headers[column] ?? '', cells[column] ?? '') ?? [])])
    for (const [header] of told) if (!at.has(header) && at.size < MOST_MADE) at.set(header, at.size)
    return told
  })
  return {
    headers: [...headers, ...at.keys()],
    rows: rows.map((row, index) => {
      const own = Array.from(at, () => '')
      for (const [header, text] of found[index] ?? []) {
        const place = at.get(header)
        if (place !== undefined) own[place] = text
      }
      return { ...row, cells: [...Array.from(headers, (_, column) => row.cells[column] ?? ''), ...own] }
    }),
  }
}

/** The same table without some columns. */
export function withoutColumns<Row extends { cells: string[] }>(
  { headers, rows }: Table<Row>,
  columns: ReadonlySet<number>,
): Table<Row> {
  const isKept = (_: string, column: number) => !columns.has(column)
  return {
    headers: headers.filter(isKept),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter(isKept) })),
  }
}
