import { MAX_COLUMNS } from './collect-rows.ts'
import { isKnownHeader } from './guess-columns.ts'
import type { FileRecord } from './split-records.ts'

const LABELLED = /^\s{0,8}[*•-]?\s?(\p{L}[^:\n]{0,39}?)\s{0,8}:(?:\s+(.*))?$/u
const FEWEST_KNOWN = 3
const LONGEST_LOOK = 400
const MOST = 0.8
const HEAD = 200_000

/** The rows of a text that tells each product in lines of its own, `Name: Plum Kush`, `Price: $30`. Null for any other text. */
export function readBlockRecords(text: string): FileRecord[] | null {
  const first = text.slice(0, HEAD).split(/\r\n|\r|\n/, LONGEST_LOOK)
  const spoken = first.filter((line) => line.trim() !== '')
  const labels = spoken.flatMap((line) => labelIn(line) ?? [])
  const known = new Set(labels.filter((label) => isKnownHeader(label)))
  const start = labels.find((label) => isKnownHeader(label, ['name', 'productId', 'sku']))
  if (known.size < FEWEST_KNOWN || labels.length < spoken.length * MOST || start === undefined) return null
  if (labels.filter((label) => label === start).length < 2) return null
  const rows: { line: number; cells: Map<string, string> }[] = []
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const label = labelIn(line)
    if (label === null) continue
    if (label === start) rows.push({ line: at + 1, cells: new Map() })
    const said = LABELLED.exec(line)?.[2]?.trim() ?? ''
    if (said !== '') rows.at(-1)?.cells.set(label, said)
  }
  const headers = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].slice(0, MAX_COLUMNS + 1)
  return [
    { line: 1, cells: headers },
    ...rows.map(({ line, cells }) => ({ line, cells: headers.map((header) => cells.get(header) ?? '') })),
  ]
}

function labelIn(line: string): string | null {
  return LABELLED.exec(line)?.[1] ?? null
}
