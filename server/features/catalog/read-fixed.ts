import { mayBeHeader } from './guess-columns.ts'
import type { FileRecord } from './split-records.ts'

const DELIMITED = /[\t;|]|,.*,/
const FEWEST_COLUMNS = 3
const MOST_COLUMNS = 60
const HEAD_LINES = 15
const LONGEST_LINE = 1000
const MOST = 0.8

/** The rows of a listing whose columns stand below each other, as printers and old tills write it. Null for any other text. */
export function readFixedRecords(text: string): FileRecord[] | null {
  const head = text.slice(0, HEAD_LINES * LONGEST_LINE).split(/\r\n|\r|\n/, HEAD_LINES)
  if (head.filter((line) => DELIMITED.test(line)).length > 1) return null
  const headerAt = head.findIndex(
    (line) => titlesIn(line).filter((title) => mayBeHeader(title)).length >= FEWEST_COLUMNS,
  )
  const starts = startsOf(head[headerAt] ?? '')
  if (headerAt < 0 || starts.length < FEWEST_COLUMNS || starts.length > MOST_COLUMNS) return null
  const lines = text.split(/\r\n|\r|\n/)
  const body = lines.slice(headerAt + 1).filter((line) => line.trim() !== '')
  const isAligned = (line: string) =>
    line.length <= LONGEST_LINE && starts.every((start) => start === 0 || (line[start - 1] ?? ' ') === ' ')
  if (body.length === 0 || body.filter(isAligned).length < body.length * MOST) return null
  return lines.slice(headerAt).map((line, at) => ({
    line: headerAt + at + 1,
    cells: starts.map((start, column) =>
      line.slice(column === 0 ? 0 : start, starts[column + 1] ?? LONGEST_LINE).trim(),
    ),
  }))
}

/** Titles stand two blanks or more apart; one blank is within a title. */
function titlesIn(line: string): string[] {
  return line.length > LONGEST_LINE ? [] : line.split(/ {2,}/).filter((title) => title !== '')
}

function startsOf(line: string): number[] {
  return line.length > LONGEST_LINE ? [] : [...line.matchAll(/(?<=^| {2})[^ ]/g)].map(({ index }) => index)
}
