import type { Category } from '#contract/catalog.ts'
import { type BareUnits, bareUnitsOf, readPotency } from './read-potency.ts'
import { readDoses } from './read-size.ts'

export const INHALED: readonly Category[] = ['flower', 'pre-roll', 'vape', 'concentrate']
export const INGESTED: readonly Category[] = ['edible', 'tincture', 'topical']

/** What of a row tells how its file writes strength. `thc` and `cbd` are cells as written. */
export type PotencyRow = { category: Category; name: string; packCount: number | null; thc: string; cbd: string }

/** How a file writes strength, which a single cell does not tell. */
export type PotencyColumns = {
  bareUnits: { thc: BareUnits; cbd: BareUnits }
  writesPercent: boolean
  /** The milligrams of the THC column are of whole packages. */
  tellsPackages: boolean
}

export function readPotencyColumns(
  rows: readonly PotencyRow[],
  headers: Readonly<Record<'thc' | 'cbd', string>>,
): PotencyColumns {
  const bare = (field: 'thc' | 'cbd', shelves: readonly Category[]): number[] =>
    rows.flatMap((row) => {
      const potency = shelves.includes(row.category) ? readPotency(row[field]) : null
      return potency === null || potency === 'text' || potency.unit !== 'bare' ? [] : [potency.value]
    })
  const thc = bareUnitsOf(headers.thc, bare('thc', INHALED), bare('thc', INGESTED))
  const cbd = bareUnitsOf(headers.cbd, bare('cbd', INHALED), bare('cbd', INGESTED))
  return {
    bareUnits: { thc, cbd: { inhaled: thc.inhaled, ingested: cbd.ingested } },
    writesPercent: rows.some((row) => /\d\s*%/.test(row.thc)),
    tellsPackages: tellsPackages(rows),
  }
}

/** So many rows tell of what a column is. */
const LEAST_TOLD = 3

/** Where a name tells both the total and the count, the cell is either the total or the dose of one piece. */
function tellsPackages(rows: readonly PotencyRow[]): boolean {
  let [packages, pieces] = [0, 0]
  for (const { category, name, packCount, thc } of rows) {
    const potency = INGESTED.includes(category) ? readPotency(thc) : null
    if (potency === null || potency === 'text' || potency.unit === 'percent') continue
    const { thcTotal } = readDoses(name)
    if (packCount === null || packCount < 2 || thcTotal === null) continue
    // "Caps 10mg" of which 30 hold 300 mg.
    if (thcTotal === potency.value || thcTotal * packCount === potency.value) packages++
    else if (thcTotal === potency.value * packCount) pieces++
  }
  return packages >= LEAST_TOLD && pieces === 0
}
