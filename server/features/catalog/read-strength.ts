import type { Category, Product } from '#contract/catalog.ts'
import type { BareUnits, Potency } from './read-potency.ts'
import { namesCbdAlone } from './names-cbd.ts'
import { doseOfOne } from './read-pieces.ts'
import { completeDoses, isDoseOfPiece, readDoses } from './read-size.ts'

type Doses = Pick<Product, 'thcPercent' | 'cbdPercent' | 'thcMgTotal' | 'thcMgPerPiece' | 'cbdMgTotal'>

type Given = {
  category: Category
  thc: Potency | null | 'text'
  cbd: Potency | null | 'text'
  thcMgTotal: number | null
  thcMgPerPiece: number | null
  cbdMgTotal: number | null
  bareUnits: { thc: BareUnits; cbd: BareUnits }
  packCount: number | null
  /** The other rows of the file tell the milligrams of whole packages. */
  tellsPackages: boolean
  size: string | null
  name: string
  description: string
}

const NONE: Doses = { thcPercent: null, cbdPercent: null, thcMgTotal: null, thcMgPerPiece: null, cbdMgTotal: null }
const MAX_MG = 100_000

/** How strong a product is, from its potency columns first, then for what is eaten or applied from its label and name. */
export function readStrength(given: Given): { doses: Doses; faults: { field: 'thc' | 'cbd'; reason: string }[] } {
  if (given.category === 'accessory' || given.category === 'merch') return { doses: NONE, faults: [] }
  const faults: { field: 'thc' | 'cbd'; reason: string }[] = []
  const isIngested = given.category === 'edible' || given.category === 'tincture' || given.category === 'topical'
  const amounts = (field: 'thc' | 'cbd') => {
    const potency = given[field]
    if (potency === 'text') faults.push({ field, reason: 'the potency cannot be read' })
    if (potency === null || potency === 'text') return { percent: null, mg: null, bareMg: null }
    const units = given.bareUnits[field]
    const isBareMg = potency.unit === 'bare' && isIngested && units.ingested === 'mg'
    if (isBareMg) return { percent: null, mg: null, bareMg: potency.value }
    if (potency.unit === 'mg') return { percent: null, mg: potency.value, bareMg: null }
    const isFraction = potency.unit === 'bare' && !isIngested && units.inhaled === 'fraction'
    const percent = isFraction ? round(potency.value * 100) : potency.value
    if (percent <= 100) return { percent, mg: null, bareMg: null }
    faults.push({ field, reason: `${potency.value} is not a percentage` })
    return { percent: null, mg: null, bareMg: null }
  }
  const thc = amounts('thc')
  const cbd = amounts('cbd')
  const doses = isIngested
    ? readIngested(given, { thc, cbd })
    : {
        thcMgTotal: given.thcMgTotal ?? thc.mg,
        thcMgPerPiece: given.thcMgPerPiece,
        cbdMgTotal: given.cbdMgTotal ?? cbd.mg,
      }
  return {
    doses: {
      thcPercent: thc.percent,
      cbdPercent: cbd.percent,
      thcMgTotal: bounded(doses.thcMgTotal),
      thcMgPerPiece: bounded(doses.thcMgPerPiece),
      cbdMgTotal: bounded(doses.cbdMgTotal),
    },
    faults,
  }
}

type Amounts = Record<'thc' | 'cbd', { mg: number | null; bareMg: number | null }>

/** A number with its unit or its cannabinoid beats a bare one; the name beats the label, which often repeats one piece; a column beats both. */
function readIngested(given: Given, amounts: Amounts): Pick<Doses, 'thcMgTotal' | 'thcMgPerPiece' | 'cbdMgTotal'> {
  const isNone = given.thc !== null && given.thc !== 'text' && given.thc.value === 0
  const stated = [given.thcMgTotal, given.thcMgPerPiece, amounts.thc.mg, amounts.thc.bareMg, isNone ? 0 : null]
  const inName = readDoses(given.name, namesCbdAlone(given, stated) ? 'cbd' : 'thc')
  const onLabel = readDoses(given.size ?? '')
  const column = amounts.thc.mg ?? (inName.namesThc ? null : amounts.thc.bareMg)
  const written = inName.thcTotal ?? onLabel.thcTotal ?? milligramsOf(given.size)
  const count = given.packCount
  const one = given.thcMgPerPiece ?? doseOfOne(given.description)
  const isWhole = count !== null && one !== null && one * count === column
  const isColumnPerPiece =
    !isWhole &&
    column !== null &&
    count !== null &&
    count > 1 &&
    (written === column * count || (!given.tellsPackages && isDoseOfPiece(column, count)))
  const total = given.thcMgTotal ?? (isColumnPerPiece ? column * count : column)
  const piece = onLabel.thcPerPiece ?? inName.thcPerPiece
  const contradicted = total !== null && count !== null && count > 1 && piece !== null && piece * count !== total
  const completed = completeDoses(
    {
      thcTotal: total ?? written,
      thcPerPiece: given.thcMgPerPiece ?? (isColumnPerPiece ? column : null) ?? (contradicted ? null : piece),
    },
    count,
  )
  return {
    thcMgTotal: completed.thcTotal,
    thcMgPerPiece: completed.thcPerPiece,
    cbdMgTotal: given.cbdMgTotal ?? amounts.cbd.mg ?? inName.cbdTotal ?? onLabel.cbdTotal ?? amounts.cbd.bareMg,
  }
}

/** Dutchie writes the milligrams of an edible as grams: `.1g` is 100 mg. */
function milligramsOf(size: string | null): number | null {
  const grams = /^\s*(0?\.\d+)\s*g\s*$/i.exec(size ?? '')?.[1]
  return grams === undefined ? null : round(Number(grams) * 1000)
}

function bounded(value: number | null): number | null {
  return value !== null && value >= 0 && value <= MAX_MG ? value : null
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
