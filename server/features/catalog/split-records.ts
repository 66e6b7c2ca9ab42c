/** One record of a file: its cells as written, or why it cannot be told apart. `line` is where it starts; the first line is 1. */
export type FileRecord = { line: number; cells: string[] } | { line: number; broken: string }

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Longer than any cell that is taken, so that an opening quote without a partner does not swallow the file. */
const MAX_QUOTED_CHARS = 12_000
const WIDTH_RECORDS = 15

/**
 * Splits delimited text (RFC 4180; lines end in CR, LF or CRLF) and outlives what exports get wrong. A quote inside a cell is
 * a plain character, as in `2.5" Glass`. A quoted cell that never closes breaks its own line alone: reading goes on with the
 * next line. A record over several lines must be as wide as one of the first records, else its first line counts as broken too.
 */
export function* splitRecords(text: string, delimiter: Delimiter): Generator<FileRecord> {
  const widths: number[] = []
  let start = 0
  let line = 1
  let quote = -1
  while (start < text.length) {
    const lineEnd = endOfLine(text, start)
    const next = afterLine(text, lineEnd)
    if (quote < start) quote = orEnd(text, text.indexOf('"', start))
    if (quote >= lineEnd) {
      const content = text.slice(start, lineEnd)
      if (content.trim() !== '') {
        const cells = content.split(delimiter)
        if (widths.length < WIDTH_RECORDS) widths.push(cells.length)
        yield { line, cells }
      }
      start = next
      line++
      continue
    }
    const record = readQuotedRecord(text, start, delimiter)
    if (record === null || (record.lines > 1 && widths.length > 0 && !widths.includes(record.cells.length))) {
      yield { line, broken: 'a quoted cell is not closed' }
      start = next
      line++
      continue
    }
    if (widths.length < WIDTH_RECORDS) widths.push(record.cells.length)
    yield { line, cells: record.cells }
    start = record.end
    line += record.lines
  }
}

type QuotedRecord = { cells: string[]; end: number; lines: number }

/** Reads a record that holds quotes; null when one of its quoted cells does not close. */
function readQuotedRecord(text: string, start: number, delimiter: Delimiter): QuotedRecord | null {
  const cells: string[] = []
  let lines = 1
  let at = start
  for (;;) {
    const quoted = text[at] === '"' ? readQuotedCell(text, at, delimiter) : null
    if (quoted === 'unclosed') return null
    let end: number
    if (quoted === null) {
      end = endOfCell(text, at, delimiter)
      cells.push(text.slice(at, end))
    } else {
      end = quoted.end
      lines += quoted.breaks
      cells.push(quoted.value)
    }
    if (text[end] !== delimiter) return { cells, end: afterLine(text, end), lines }
    at = end + 1
  }
}

/** Null when the cell is none that is quoted after all: text follows its second quote on the same line. */
function readQuotedCell(
  text: string,
  open: number,
  delimiter: Delimiter,
): { value: string; end: number; breaks: number } | 'unclosed' | null {
  const limit = open + MAX_QUOTED_CHARS
  let from = open + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close === -1 || close > limit) return 'unclosed'
    if (text[close + 1] === '"') {
      from = close + 2
      continue
    }
    const end = skipSpaces(text, close + 1, delimiter)
    const inner = text.slice(open + 1, close)
    const breaks = countLineBreaks(inner)
    if (end >= text.length || text[end] === delimiter || text[end] === '\n' || text[end] === '\r')
      return { value: inner.replaceAll('""', '"'), end, breaks }
    return breaks === 0 ? null : 'unclosed'
  }
}

function skipSpaces(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && delimiter !== '\t')) at++
  return at
}

function countLineBreaks(text: string): number {
  let breaks = 0
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '\n' || (char === '\r' && text[i + 1] !== '\n')) breaks++
  }
  return breaks
}

const CELL_ENDS = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g, '|': /[|\r\n]/g } as const

function endOfCell(text: string, start: number, delimiter: Delimiter): number {
  const ends = CELL_ENDS[delimiter]
  ends.lastIndex = start
  return ends.exec(text)?.index ?? text.length
}

function orEnd(text: string, index: number): number {
  return index === -1 ? text.length : index
}

const LINE_BREAK = /[\r\n]/g

function endOfLine(text: string, start: number): number {
  LINE_BREAK.lastIndex = start
  return LINE_BREAK.exec(text)?.index ?? text.length
}

function afterLine(text: string, lineEnd: number): number {
  return text[lineEnd] === '\r' && text[lineEnd + 1] === '\n' ? lineEnd + 2 : lineEnd + 1
}

const DETECTION_LINES = 20

/** The delimiter that appears most evenly over the first lines, outside of quotes. A comma when none appears. */
export function detectDelimiter(text: string): Delimiter {
  const stated = /^\s*sep=([,;\t|])\s*(?:[\r\n]|$)/i.exec(text)?.[1]
  const named = DELIMITERS.find((delimiter) => delimiter === stated)
  if (named !== undefined) return named
  const lines = text
    .slice(0, 64 * 1024)
    .split(/\r\n|\r|\n/, DETECTION_LINES)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ''))
  let best: Delimiter = ','
  let bestScore = 0
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => countOf(line, delimiter))
    const usual = mostCommon(counts.filter((count) => count > 0))
    const share = counts.filter((count) => count === usual).length / lines.length
    const score = Math.sqrt(usual) * share ** 2 * (counts[0] === 0 ? UNHEADED : 1)
    if (score > bestScore) [best, bestScore] = [delimiter, score]
  }
  return best
}

/** A character that the first line lacks more likely parts a list inside a cell, unless the first line is a title. */
const UNHEADED = 0.5

function mostCommon(counts: readonly number[]): number {
  const tally = new Map<number, number>()
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1)
  return [...tally].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function countOf(line: string, delimiter: string): number {
  return line.split(delimiter).length - 1
}
