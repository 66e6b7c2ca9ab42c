/** Retail ounces of flower are sold as 28 grams, an eighth as 3.5. */
const OUNCE_GRAMS = 28

const NUMBER = String.raw`(\d+(?:[.,]\d+)?|\.\d+)`
const GRAMS = new RegExp(`(?<![\\d.]|\\d/)${NUMBER}\\s*-?(?:g|gr|gms?|grams?)(?![a-z])`, 'i')
const MILLIGRAMS = new RegExp(`(?<![\\d.]|\\d/)${NUMBER}\\s*(?:mg|milligrams?)(?![a-z])`, 'i')
const OUNCES = new RegExp(
  `(?<![\\d.]|\\d/)(?:(\\d+)\\s*/\\s*(\\d+)|${NUMBER})\\s*-?(?:oz|ounces?|onzas?)(?![a-z])`,
  'i',
)
const NAMED_WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\b(half|1\/2)[\s-]*gram\b/i, 0.5],
  [/\bfull[\s-]*gram\b|^(?:an?\s+|one\s+|single\s+)?gram$/i, 1],
  [/\b(eighth|8th)s?\b|⅛|(?<![\d/]\s?)1\/8(th)?\b(?!\s*("|″|in\b|inch))/i, OUNCE_GRAMS / 8],
  [/\bquarter(?![\s-]*pound)(s|[\s-]*(oz|ounce))?\b|¼|(?<![\d/]\s?)1\/4\b(?!\s*("|″|in\b|inch))/i, OUNCE_GRAMS / 4],
  [/\bhalf[\s-]*(oz|ounce|o)\b|½\s*oz|^1\/2$|^half$/i, OUNCE_GRAMS / 2],
  [/^(an?\s+|full\s+|one\s+)?(ounce|oz|zip)$/i, OUNCE_GRAMS],
]

const TIMES = new RegExp(
  `(\\d{1,3})\\s*(?:pk|pack|ct)?\\s*[x×*]\\s*${NUMBER}\\s*(?:g|gr|gms?|grams?|mg|ml|l|oz|fl oz)(?![a-z])`,
  'i',
)
const TIMES_AFTER = new RegExp(`${NUMBER}\\s*(?:g|gr|gms?|grams?|mg)\\s*[x×*]\\s*(\\d{1,3})(?!\\d)`, 'i')
const COUNTED =
  /(?<![\d.:#])(\d{1,3})\s*-?\s*(?:pks?|packs?|pcks?|ct|count|pcs?|pieces?|bags?|units|unités?|unidad(?:es)?|piezas?|pièces?)(?![a-z])/i
/** A strain that is called by a number has it before the noun as well: "Gelato 41 Pre-Rolls 10pk". */
const COUNTED_BY_NOUN =
  /(?<![\d.:#]|\b(?:gelato|mac|glue|skunk|chem|ak)[\s-])(\d{1,3})\s*-?\s*(?:pre-?\s?rolls|joints|gumm(?:y|ies)|caps(?:ules)?|tabs|tablets|chews|mints|lozenges|softgels|squares|truffles|pastilles|jellies|caramels)(?![a-z])/i
/** A label of nothing else: a name may have cookies in it and a number before them. */
const ONLY_PIECES = /^\s*(\d{1,3})\s*(?:cookies|brownies|bites|pops|drops|bars|pearls|treats|muffins|slices)\s*$/i
const PACK_OF =
  /\b(?:(?:pack|box|case|bag|set)\s+of|(?:paquete|caja|bolsa|estuche|paquet|bo[iî]te|sachet|lot)\s+de)\s+(\d{1,3})\b(?!\s*-?(?:g|gr|grams?|mg|ml|oz)\b|[.,]\d)/i
const BARE_COUNT = /^\s*(\d{1,3})\s*(?:x|ea|each|units?)?\s*$/i

/** How many pieces a pack holds, from a label or a name: `10pk`, `(5 Pack)`, `5x0.5g`, `10mg x 10`, `pack of 3`. Null when it does not say. */
export function readPackCount(cell: string): number | null {
  const text = inFigures(cell)
  const found =
    TIMES.exec(text)?.[1] ??
    TIMES_AFTER.exec(text)?.[2] ??
    COUNTED.exec(text)?.[1] ??
    PACK_OF.exec(text)?.[1] ??
    COUNTED_BY_NOUN.exec(text)?.[1] ??
    ONLY_PIECES.exec(text)?.[1] ??
    null
  const count = found === null ? 0 : Number(found)
  return count > 0 ? count : null
}

/** The same from a cell of a column that holds pack counts. */
export function readPackCell(cell: string): number | null {
  const bare = BARE_COUNT.exec(cell.replace(/\.0+$/, ''))?.[1]
  if (bare !== undefined) return Number(bare) > 0 ? Number(bare) : null
  return readPackCount(cell)
}

/** "6 x half gram", "two grams", "a quarter ounce": measures in words as figures. */
function inFigures(text: string): string {
  const counted = text.replace(HALVES, '$1 x 0.5 gram')
  return counted.replace(IN_WORDS, (_, word: string, unit: string) => `${FIGURES[word.toLowerCase()] ?? 1} ${unit}`)
}

const FIGURES: Record<string, number> = {
  half: 0.5,
  one: 1,
  single: 1,
  full: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
}
/** "5 half grams" are five of them. */
const HALVES = /(?<![\d.])(\d{1,2}) ?half[ -]grams\b/gi
const IN_WORDS = /\b(half|one|single|full|two|three|four|five|seven)(?:[ -]an?)?[ -](gram|ounce)s?\b/gi

const SMALLEST_PRE_ROLL_GRAMS = 0.25

/**
 * Grams in the package, from a label or a name. Pieces are multiplied where the weight is each one's: `0.7g ea | 10-Pack` is 7.
 * `5pk 1.75g` is 1.75, since pre-rolls of 0.35 exist; `5pk 0.5g` is 2.5, since a tenth of a gram is no pre-roll.
 */
export function readGrams(cell: string): number | null {
  const text = inFigures(cell)
  const grams = weightIn(text)
  if (grams === null) return null
  const count = readPackCount(text) ?? 1
  const isEach = /\b(ea|each|per|apiece)\b\.?/i.test(text) || TIMES.test(text) || TIMES_AFTER.test(text)
  const isTotal = /\btotal\b|\bin all\b/i.test(text) || (!isEach && grams / count >= SMALLEST_PRE_ROLL_GRAMS)
  return round(isTotal ? grams : grams * count)
}

/** The last shelf of a path where it is a measure and nothing else: `Flower > Indica > Eighths`. */
export function gramsOfShelf(path: string): number | null {
  const measure = MEASURE_OF_SHELF.exec(path)?.[1]
  return measure === undefined ? null : readGrams(/^halves$/i.test(measure) ? '1/2' : measure.replace(/s$/i, ''))
}

const MEASURE_OF_SHELF =
  /(?:^|[>/|:] ?)((?:eighth|quarter|half|full)s?|halves|(?:(?:eighth|quarter|half|full|one)[ -])?(?:ounce|oz|gram)s?|\d{1,2}(?:\.\d{1,2})? ?(?:g|grams?|oz)|1\/[248](?: ?(?:oz|ounces?))?)$/i

function weightIn(text: string): number | null {
  const grams = GRAMS.exec(text)?.[1]
  if (grams !== undefined) return numberOf(grams)
  const ounces = OUNCES.exec(text)
  if (ounces !== null) {
    const [, over, under, decimal] = ounces
    const share = decimal === undefined ? Number(over) / Number(under) : numberOf(decimal)
    return Number.isFinite(share) ? share * OUNCE_GRAMS : null
  }
  const named = NAMED_WEIGHTS.find(([pattern]) => pattern.test(text.trim()))
  if (named !== undefined) return named[1]
  const milligrams = MILLIGRAMS.exec(text)?.[1]
  return milligrams === undefined ? null : numberOf(milligrams) / 1000
}

/** Doses that a label or a name states, in milligrams. */
export type Doses = { thcTotal: number | null; thcPerPiece: number | null; cbdTotal: number | null; namesThc: boolean }

const DOSE =
  /(?:\b(THCA?|CBD|CBN|CBG|CBC)\s*:?\s*)?(?<![\d.])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*mgs?(?![a-z])(?:\s*(?:of\s+)?(THCA?|CBD|CBN|CBG|CBC)\b)?(\s*(?:(?:ea\b|each|apiece)|(?:\/|per\s+)(?:pc|piece|serving|gumm(?:y|ie)|dose|unit|chew|cap\w*|tab\w*)))?/gi
const TIMES_MG = /[x×*]\s*\d{1,3}(?!\d|\s*mg)|\d\s*[x×*]\s*\d+(?:\.\d+)?\s*mg/i
/** A pack of pieces of this dose or less would be unusual, so a small number beside a count is the dose of one piece. */
const SMALLEST_PIECE_MG = 2
const LARGEST_PIECE_MG = 25

/**
 * Reads `100mg 10pk`, `10mg ea | 10-Pack`, `5mg x 20-Pack`, `100mg CBD/100mg THC`. A number without a cannabinoid counts as THC,
 * or as CBD where `bareIs` says so.
 */
export function readDoses(text: string, bareIs: 'thc' | 'cbd' = 'thc'): Doses {
  const doses: Doses = { thcTotal: null, thcPerPiece: null, cbdTotal: null, namesThc: false }
  const count = readPackCount(text)
  const bare: number[] = []
  for (const [, before, digits = '', after, each] of text.matchAll(DOSE)) {
    const value = Number(digits.replaceAll(',', ''))
    const kind = (after ?? before ?? '').toUpperCase()
    if (each !== undefined && (kind === '' || kind.startsWith('THC'))) doses.thcPerPiece ??= value
    else if (kind.startsWith('THC')) [doses.thcTotal, doses.namesThc] = [doses.thcTotal ?? value, true]
    else if (kind === 'CBD') doses.cbdTotal ??= value
    else if (kind === '') bare.push(value)
  }
  const [first, second] = bare
  const largest = Math.max(...bare)
  const isEach = TIMES_MG.test(text) || (count !== null && isDoseOfPiece(largest, count))
  if (bareIs === 'cbd') {
    if (first !== undefined) doses.cbdTotal ??= isEach && count !== null ? round(first * count) : largest
    return completeDoses(doses, count)
  }
  if (first !== undefined && doses.thcTotal === null) {
    if (second !== undefined && Math.min(first, second) < largest && largest % Math.min(first, second) === 0) {
      doses.thcPerPiece ??= Math.min(first, second)
      doses.thcTotal = largest
    } else if (isEach) doses.thcPerPiece ??= first
    else doses.thcTotal = first
  }
  return completeDoses(doses, count)
}

/** Whether milligrams beside a count are those of one piece: as a total they would make pieces too weak to sell. */
export function isDoseOfPiece(milligrams: number, count: number): boolean {
  return count > 1 && milligrams <= LARGEST_PIECE_MG && milligrams / count <= SMALLEST_PIECE_MG
}

/** Total and piece follow from each other when the count is known. */
export function completeDoses<T extends Pick<Doses, 'thcTotal' | 'thcPerPiece'>>(doses: T, count: number | null): T {
  if (count === 1 && doses.thcTotal === null) return { ...doses, thcTotal: doses.thcPerPiece }
  if (count === null || count < 2) return doses
  if (doses.thcTotal === null && doses.thcPerPiece !== null)
    return { ...doses, thcTotal: round(doses.thcPerPiece * count) }
  if (doses.thcPerPiece === null && doses.thcTotal !== null)
    return { ...doses, thcPerPiece: round(doses.thcTotal / count) }
  return doses
}

/** `Weight (oz)`, `net_wt_oz`: the unit of the bare numbers of a column. */
export function unitOfHeader(header: string): string | null {
  return /[(_ ](g|gr|grams?|oz|ounces?|ml)\.?\)?$/i.exec(header.trim())?.[1] ?? null
}

/** A bare number with the unit of its own column: `3.5` and `Grams` are `3.5g`, `20` and `EA` are `20 ct`. */
export function withUnit(label: string, unit: string): string {
  const word = unit.toLowerCase()
  if (/^(packages?|pack)$/.test(word)) return label
  if (/^(ea|each|units?|items?|count|ct|pcs?|pieces?)$/.test(word))
    return Number(label) > 1 ? `${Number(label)} ct` : 'each'
  const short = word.startsWith('g')
    ? 'g'
    : /^(mg|milli)/.test(word)
      ? 'mg'
      : /^(oz|ounce)/.test(word)
        ? ' oz'
        : ` ${unit}`
  return `${Number(label)}${short}`
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
