import { categoryOfWords } from './category-words.ts'
import { foldWords } from './fold-words.ts'
import { readAmount } from './read-amount.ts'
import { isTerpene, kindOfTag } from './read-tags.ts'
import { readStrainType } from './strain-type.ts'
import { isMostly, type Table, withoutColumns } from './table.ts'

type Kind = 'Category' | 'Strain type' | 'Effects' | 'Flavors' | 'Terpenes'
type Flag = { column: number; word: string }

const MARK = /^(?:true|false|t|f|yes|no|y|n|s[ií]|1|0|x|✓|✔|√|•|●|-|–|—)$/i
const YES = /^(?:true|t|yes|y|s[ií]|1|x|✓|✔|√|•|●)$/i
const FEWEST_FLAGS = 2
/** Of a thing that has one shelf, rows with two of them are few. */
const MOST_DOUBLE = 0.2

/**
 * Databases and ticked sheets have a column for each word, `is_flower`, `is_edible`, `Indica?`, `Relaxed`, `Myrcene %`, and in its
 * cells yes and no, a mark or a share. The words that are ticked become one column; terpenes come in the order of their shares.
 */
export function joinFlags<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const kinds = new Map<Kind, Flag[]>()
  for (const [column, header] of table.headers.entries()) {
    const word = wordOf(header)
    const kind = word === null ? null : kindOf(word)
    if (word === null || kind === null || !isTicked(table, column, kind)) continue
    kinds.set(kind, [...(kinds.get(kind) ?? []), { column, word }])
  }
  const joined = [...kinds].filter(([kind, flags]) => isOneMatter(kind, flags, table.rows))
  if (joined.length === 0) return table
  const rows = table.rows.map((row) => ({
    ...row,
    cells: [
      ...Array.from(table.headers, (_, at) => row.cells[at] ?? ''),
      ...joined.map(([kind, flags]) => saidBy(kind, flags, row.cells)),
    ],
  }))
  const columns = new Set(joined.flatMap(([, flags]) => flags.map(({ column }) => column)))
  return withoutColumns({ headers: [...table.headers, ...joined.map(([kind]) => kind)], rows }, columns)
}

const LONGEST_FLAG = 40
const AROUND =
  /^(?:is|has|are|category|cat|shelf|type|strain|effect|feels?|flavou?r|tastes?|terp(?:ene)?) |(?: percent| flag)$/g

function wordOf(header: string): string | null {
  if (header.length > LONGEST_FLAG) return null
  const word = foldWords(header).replaceAll(AROUND, '').trim()
  return word === '' || word.split(' ').length > 2 ? null : word
}

function kindOf(word: string): Kind | null {
  if (isTerpene(word)) return 'Terpenes'
  if (/^(?:indica|sativa|hybrid|hibrid[ao])(?: dom| dominant)?$/.test(word)) return 'Strain type'
  const kind = kindOfTag(word)
  if (kind === 'effects') return 'Effects'
  if (categoryOfWords(word) !== null) return 'Category'
  return kind === 'flavors' ? 'Flavors' : null
}

function isTicked<Row extends { cells: string[] }>({ rows }: Table<Row>, column: number, kind: Kind): boolean {
  if (kind === 'Terpenes' && isMostly(rows, column, (cell) => shareIn(cell) !== null)) return true
  return rows.every(({ cells }) => {
    const cell = (cells[column] ?? '').trim()
    return cell === '' || MARK.test(cell)
  })
}

/** Two words or more of which one alone is said of a product; of `Infused` and `Smalls` neither is its shelf. */
function isOneMatter<Row extends { cells: string[] }>(
  kind: Kind,
  flags: readonly Flag[],
  rows: readonly Row[],
): boolean {
  if (flags.length < FEWEST_FLAGS) return false
  const counts = rows.map(({ cells }) => flags.filter(({ column }) => YES.test((cells[column] ?? '').trim())).length)
  if (kind === 'Terpenes') return true
  if (counts.every((count) => count === 0)) return false
  if (kind !== 'Category') return true
  const shelves = new Set(flags.map(({ word }) => categoryOfWords(word)))
  return shelves.size > 1 && counts.filter((count) => count > 1).length <= rows.length * MOST_DOUBLE
}

function saidBy(kind: Kind, flags: readonly Flag[], cells: readonly string[]): string {
  const said = flags.flatMap(({ column, word }) => {
    const cell = (cells[column] ?? '').trim()
    const share = kind === 'Terpenes' ? shareIn(cell) : null
    return YES.test(cell) || (share !== null && share > 0) ? [{ word, share: share ?? 0 }] : []
  })
  const words = said.toSorted((one, other) => other.share - one.share).map(({ word }) => word)
  if (kind === 'Category') return words.length === 1 ? (words[0] ?? '') : ''
  if (kind === 'Strain type') return readStrainType(words.join(' ')) === null ? '' : words.join(' ')
  return words.join(' | ')
}

/** "0.92%", "1.1 mg/g", and zero for what a laboratory did not find; null of what is no share. */
function shareIn(cell: string): number | null {
  if (/^(?:n\.?d\.?|< ?(?:lo[dq]|[\d.]{1,8} ?%?)|lo[dq]|bql|-)$/i.test(cell)) return 0
  const amount = readAmount(cell.replace(/ ?(?:%|mg\/g)$/, ''))
  return amount.kind === 'amount' ? amount.value : null
}
