import { categoryOfWords } from './category-words.ts'
import { isStockWord } from './read-amount.ts'
import { readStrainType } from './strain-type.ts'

/** What marks of a menu stand for, by the mark in lower case. */
export type Legend = ReadonlyMap<string, string>

const BULLET = /^\s*[*†•–-]+\s*/
const LEAD =
  /^\s*[^=:]{0,40}:\s+(?=[^=]{1,30}=)|^\s*(?:key|legend|dots?|colou?rs?|codes?|types?|letters?)\b[^=:]{0,20}?[:–-]\s*/i
const PART_END = /[,;|·•\n]|\s{2,}/
const PAIR = /^\s*(\S.{0,23}?)\s*(?:=|→|->|:|\bis\b|\bmeans\b|\bfor\b|[–-](?=\s))\s*(\S.{0,39}?)[\s.]*$/u
const LONGEST = 300

/** Reads lines beside a table that say what its marks stand for: "Dots: green = sativa, purple = indica". Only known meanings count, on either side. */
export function readLegend(lines: readonly (readonly string[])[]): Legend {
  const legend = new Map<string, string>()
  for (const cells of lines) {
    const text = cells.filter((cell) => cell.trim() !== '').join(', ')
    const pairs = text.length > LONGEST ? null : pairsIn(text)
    for (const [mark, meaning] of pairs ?? []) legend.set(mark.toLowerCase(), meaning)
  }
  return legend
}

function pairsIn(text: string): (readonly [string, string])[] | null {
  const parts = text
    .replace(BULLET, '')
    .replace(LEAD, '')
    .split(PART_END)
    .filter((part) => part.trim() !== '')
  const pairs = parts.map((part): readonly [string, string] => {
    const [, one = '', other = ''] = PAIR.exec(part) ?? []
    return isMeaning(other) ? [one, other] : [other, one]
  })
  return pairs.length > 1 && pairs.every(([mark, meaning]) => mark !== '' && isMeaning(meaning)) ? pairs : null
}

function isMeaning(words: string): boolean {
  return words.length > 1 && (readStrainType(words) !== null || isStockWord(words) || categoryOfWords(words) !== null)
}

/** The same rows with the meaning in place of the mark, in columns that hold hardly anything but marks. */
export function withLegend<Row extends { cells: string[] }>(rows: readonly Row[], legend: Legend): Row[] {
  if (legend.size === 0) return [...rows]
  const width = rows[0]?.cells.length ?? 0
  const marked = new Set(
    Array.from({ length: width }, (_, column) => column).filter((column) => {
      const said = rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')
      return said.length > 0 && said.filter((cell) => legend.has(cell.toLowerCase())).length >= said.length * MOST
    }),
  )
  if (marked.size === 0) return [...rows]
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      marked.has(column) ? (legend.get(cell.trim().toLowerCase()) ?? cell) : cell,
    ),
  }))
}

const MOST = 0.8
