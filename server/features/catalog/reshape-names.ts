import { categoryOfWords } from './category-words.ts'
import { foldWords } from './fold-words.ts'
import { isKnownHeader } from './guess-columns.ts'
import { readGrams } from './read-size.ts'
import { readStrainType } from './strain-type.ts'
import { isMostly, MOSTLY, SAMPLE, type Table } from './table.ts'

const NAME = /^(?:product|item|name|(?:product|item) name|title)$/
const MAKER = /\b(?:brand|maker|vendor|producer|manufacturer|mfg|mfr|grower|cultivator|farm|supplier|label|company)\b/
const STROKES = [' | ', ' // ', ' - ', ' – ', ' • '] as const
const LEAST_NAMED = 3
const LONGEST_PART = 60

/**
 * A name may be a whole product joined by strokes, `Fern Farm | Plum Kush | Indica`. Where no column has them, the makers are the
 * first parts, few of them on many rows, and the strains stand before their types. The name stays as it is written.
 */
export function splitNames<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const folded = table.headers.map(foldWords)
  const name = folded.findIndex((header) => NAME.test(header))
  if (name < 0 || table.rows.length < LEAST_NAMED) return table
  const joined = STROKES.filter((stroke) => isMostly(table.rows, name, (cell) => cell.includes(stroke)))
  const found = joined
    .map((stroke) => {
      const parts = table.rows.map(({ cells }) => partsOf(cells[name] ?? '', stroke))
      return { makers: folded.some((header) => MAKER.test(header)) ? null : makersIn(parts, stroke), parts }
    })
    .map(({ makers, parts }) => ({
      makers,
      strains: hasStrains(table.headers) ? null : strainsIn(parts, makers !== null),
    }))
  const { makers = null, strains = null } = found.find((one) => one.makers !== null || one.strains !== null) ?? {}
  const made = [
    ...(makers === null ? [] : [{ header: 'Brand', words: makers }]),
    ...(strains === null ? [] : [{ header: 'Strain', words: strains }]),
  ]
  if (made.length === 0) return table
  return {
    headers: [...table.headers, ...made.map(({ header }) => header)],
    rows: table.rows.map((row, at) => ({
      ...row,
      cells: [
        ...Array.from(table.headers, (_, column) => row.cells[column] ?? ''),
        ...made.map(({ words }) => words[at] ?? ''),
      ],
    })),
  }
}

function partsOf(name: string, stroke: string): string[] {
  const parts = name.split(stroke).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part !== '' && part.length <= LONGEST_PART) ? parts : []
}

function hasStrains(headers: readonly string[]): boolean {
  return headers.some((header) => isKnownHeader(header, ['strainName']))
}

/** Of a lighter stroke than `|` three parts are needed: "Plum Kush - 3.5g" begins with no maker. */
function makersIn(parts: readonly (readonly string[])[], stroke: string): string[] | null {
  const fewest = stroke === ' | ' ? 2 : LEAST_NAMED
  const makers = parts.map((own) => (own.length >= fewest && (own[0] ?? '').length > 1 ? (own[0] ?? '') : ''))
  const named = makers.filter((maker) => maker !== '')
  if (named.length < parts.length * MOSTLY || new Set(named).size > named.length / LEAST_NAMED) return null
  if (stroke === ' | ') return makers
  const things = new Set(parts.map(([, thing = '']) => thing))
  return areMostlyOther(named) || areMostlyOther([...things]) || things.size < new Set(named).size * 2 ? null : makers
}

/** Types, measures and shelves; a strain may be called after cookies. */
function areMostlyOther(words: readonly string[]): boolean {
  const sample = [...new Set(words)].slice(0, SAMPLE)
  const others = sample.filter(
    (word) => readStrainType(word) !== null || readGrams(word) !== null || categoryOfWords(word) !== null,
  )
  return others.length > sample.length / 2
}

/** The part before a type that stands at one place of most names; the first is no strain where it is the maker. */
function strainsIn(parts: readonly (readonly string[])[], isMade: boolean): string[] | null {
  const namedBefore = (own: readonly string[], at: number): string =>
    own[at] === undefined || readStrainType(own[at]) === null ? '' : (own[at - 1] ?? '')
  const sample = parts.slice(0, SAMPLE)
  const place = [1, 2, 3].find((at) => {
    const named = sample.map((own) => namedBefore(own, at)).filter((strain) => strain !== '')
    const isMaker = at === 1 && (isMade || new Set(named).size < named.length / 2)
    return !isMaker && named.length >= sample.length / 2 && !areMostlyOther(named)
  })
  return place === undefined ? null : parts.map((own) => namedBefore(own, place))
}
