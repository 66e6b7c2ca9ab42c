import type { Category, Product } from '#contract/catalog.ts'

/** What a name or a description says of the pieces of what is eaten: how many there are, and the milligrams of THC in one. */
type Pieces = { count: number | null; each: number | null }

const PIECE =
  '(?:gumm(?:y|ies)|pieces?|pcs?|chews?|bites?|squares?|tablets?|capsules?|softgels?|pills?|drops?|mints?|lozenges?|pearls?|jell(?:y|ies)|caramels?|cookies?|brownies?|truffles?|tarts?|taffy|taffies|segments?)'
const SOME = String.raw`(?<![\d.:$%]|\d ?x ?)(\d{1,3}|five|ten|twelve|fifteen|twenty|thirty|forty)(?![\d.:]*\d)`
/** Servings are none: one large piece may be cut into ten. "20 gummies", "10 perforated pieces", "Twenty 5mg THC jellies", "10-count", "20pk", "pack of 10". */
const COUNTS: readonly RegExp[] = [
  new RegExp(
    String.raw`${SOME}[ -]?(?:(?:\d+(?:\.\d+)? ?mg|thc|individual(?:ly)?|perforated|delicious|scored|soft|small|wrapped|bite-sized|infused|breakable) ){0,3}${PIECE}\b(?! ?(?:ea\b|each\b|of chocolate))`,
    'gi',
  ),
  new RegExp(String.raw`${SOME}[ -]?(?:count|ct|pk|packs?)\b`, 'gi'),
  new RegExp(String.raw`\b(?:pack|box|bag|tin|jar|package) of ${SOME}\b(?! ?m?g\b)`, 'gi'),
]
const DOSE = String.raw`(?<![\d.])(\d+(?:\.\d+)?) ?mg(?: of)?(?: (?:active |total |delta[- ]?9 )?thc\b)?(?! ?(?:of )?cb)`
const ONE = String.raw`(?:(?:infused |single |perforated |individual |chill )?${PIECE}|dose|unit)`
/** "5mg per piece", "10 mg each", "each gummy delivers 20mg of THC", "each has 10mg CBD and 1mg THC", "20 gummies of 5mg". */
const DOSES: readonly RegExp[] = [
  new RegExp(
    String.raw`${DOSE}(?: ?/ ?\d+ ?mg \w+)? ?(?:(?:per|in (?:each|every)|a|/) ?${ONE}\b|each\b|apiece\b)`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:each|every|per) ${ONE}\b[^.!?]{0,30}?(?<!\d ?mg cb\w.{0,9})${DOSE}`, 'gi'),
  new RegExp(
    String.raw`\b(?:each|every|per) ${ONE}\b[^.!?]{0,30}?\d ?mg (?:of )?cb\w (?:and|&|\+|with|plus) (?:just |only )?(?<![\d.])(\d+(?:\.\d+)?) ?mg (?:of )?thc\b`,
    'gi',
  ),
  new RegExp(String.raw`\d ?${PIECE} (?:of|at|with|x) ${DOSE}`, 'gi'),
]

const WORDS: Record<string, number> = { five: 5, ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40 }
const MOST_PIECES = 100
const MOST_MG_EACH = 1000

/** Null where a text names two: it speaks of several packages, or of others' doses. */
function theOne(text: string, patterns: readonly RegExp[], most: number): number | null {
  const found = new Set<number>()
  for (const pattern of patterns)
    for (const [, said = ''] of text.matchAll(pattern)) {
      const value = WORDS[said.toLowerCase()] ?? Number(said)
      if (value > 0 && value <= most) found.add(value)
    }
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

function piecesIn(text: string): Pieces {
  const bare = text.replace(PER_SERVING, ' ')
  const count = theOne(bare, COUNTS, MOST_PIECES)
  return { count: count === 1 ? null : count, each: theOne(text, DOSES, MOST_MG_EACH) }
}

/** The milligrams of THC that a description tells of one can or one piece, where it tells but one dose. */
export function doseOfOne(description: string): number | null {
  return ofVessel(description) ?? piecesIn(description).each
}

/** "1 pearl per serving" counts no package. */
const PER_SERVING = new RegExp(String.raw`\d+ ?${PIECE} per serving|serving size[^.,;|]{0,30}`, 'gi')

type Counted = Pick<Product, 'packCount' | 'thcMgTotal' | 'thcMgPerPiece'>

/**
 * How many pieces and how many milligrams each, where columns, label and name leave it open: two figures of theirs give the
 * third, else the description tells. The columns win; what does not multiply to the total is of another package and is dropped.
 */
export function withPieces<T extends Counted>(category: Category, description: string, product: T): T {
  const { packCount, thcMgTotal, thcMgPerPiece } = product
  if (category === 'edible' && packCount === null && thcMgTotal !== null && thcMgPerPiece !== null) {
    const divided = { packCount: Math.round(thcMgTotal / thcMgPerPiece), thcMgPerPiece }
    return isWhole(divided, thcMgTotal) ? { ...product, packCount: divided.packCount } : product
  }
  if (category !== 'edible' || description === '') return product
  if (packCount !== null && packCount > 1 && thcMgTotal !== null && ofVessel(description) === thcMgTotal)
    return { ...product, thcMgPerPiece: thcMgTotal, thcMgTotal: round(thcMgTotal * packCount) }
  if (packCount !== null && thcMgPerPiece !== null) return product
  if (thcMgTotal !== null && packCount === null && thcMgPerPiece === null && isOnePiece(description, thcMgTotal))
    return { ...product, packCount: 1, thcMgPerPiece: thcMgTotal }
  const vessel = ofVessel(description)
  if (vessel !== null && vessel === thcMgTotal && packCount === null)
    return { ...product, packCount: 1, thcMgPerPiece: vessel }
  const said = piecesIn(description)
  if (said.count === null && said.each === null) return product
  const each = thcMgPerPiece ?? said.each
  const count = packCount ?? said.count
  if (thcMgTotal === null)
    return {
      ...product,
      packCount: count,
      thcMgPerPiece: each,
      thcMgTotal: count === null || each === null ? null : round(count * each),
    }
  const settled =
    count === null || each === null
      ? { packCount: count ?? thcMgTotal / (each ?? 1), thcMgPerPiece: each ?? round(thcMgTotal / (count ?? 1)) }
      : { packCount: count, thcMgPerPiece: each }
  return isWhole(settled, thcMgTotal) ? { ...product, ...settled } : product
}

/** "5 mg THC per can": the dose of one, unless it is poured out in servings. */
function ofVessel(description: string): number | null {
  const found = new Set([...description.matchAll(PER_VESSEL)].map(([, dose]) => Number(dose)))
  const [only] = found
  return found.size === 1 && only !== undefined && !/\bservings?\b/i.test(description) ? only : null
}

const PER_VESSEL = new RegExp(
  String.raw`${DOSE} ?(?:per|a|in (?:each|every|a)|/) ?(?:can|bottle|shot|cup|glass)\b`,
  'gi',
)

/** "One dense brownie with 100mg THC": all of it in one piece, with nothing told of a share of it. */
function isOnePiece(description: string, total: number): boolean {
  const found = ONE_PIECE.exec(description)?.[1]
  return found !== undefined && Number(found) === total && !OF_A_SHARE.test(description)
}

const ONE_PIECE = new RegExp(
  String.raw`(?:^|[.!] )(?:one|1|an?|(?:a |one )?single) (?:(?!(?:of|bag|tin|pack|jar)\b)[a-z-]+ ){0,4}${PIECE}(?<!s)(?: \w+)? ?(?:with|of|at|has|holds|contains|containing|,|:)? ?(\d{1,4}(?:\.\d+)?) ?mg(?: of)? ?(?:thc\b|[.,]|$)`,
  'i',
)
const OF_A_SHARE = /\bservings?\b|\b(?:each|per|every)\b|\b(?:squares|pieces|doses|segments)\b/i

/** Several pieces, which make the total together. */
function isWhole({ packCount, thcMgPerPiece }: { packCount: number; thcMgPerPiece: number }, total: number): boolean {
  return (
    packCount > 1 &&
    packCount <= MOST_PIECES &&
    Number.isInteger(packCount) &&
    Math.abs(packCount * thcMgPerPiece - total) < MOST_ROUNDED
  )
}

/** A third of 100 mg is written as 33.333. */
const MOST_ROUNDED = 0.1

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
