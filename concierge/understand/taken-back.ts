import type { Wish } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'
import { indexByStarts } from './word-starts.ts'

const FORGET =
  '(?:never ?mind|forget(?: about)?|(?:screw|fuck|eff|to hell with|the hell with|who cares about)|ignore|drop|scrap|scratch|lose|skip|dont (?:worry|care|mind) (?:about|what)|no (?:limit on|particular)|olvida|no (?:me )?importa)(?: the| a| that| my| about| el| la| what)*(?: \\p{L}+)?'
const NO_ISSUE = '(?:issue|problem|concern|object|factor|obstacle|big deal|limit|thing)'
const NO_MATTER = `(?:(?:isnt|aint|is not|is|not|no longer)(?: (?:really|even|such|no|an?|the|longer|much))* ${NO_ISSUE}|no ${NO_ISSUE}|doesnt (?:really )?matter|dont matter|isnt (?:that )?important|is no object|is (?:open|flexible)|no (?:me )?importa|da igual)`
const FINE = '(?:is |are |works?|will |would )(?:fine|good|ok|okay|great|do|be fine|work)?'

/** Wishes that may be taken back by name, and what then is open again. */
const BY_NAME: readonly (readonly [string, Partial<Wish>])[] = [
  [
    'prices?|budgets?|costs?|moneys?|precio|presupuesto|\\$?\\d+(?! ?(?:mg|g|oz|packs?|ml|th)\\b|[%.:]\\d?)',
    { priceMax: null, priceMin: null, priceAbout: false, priceBelow: false, budgetTotal: null, order: null },
  ],
  ['brand|maker|marca', { brands: [], notBrands: [] }],
  ['type|strain|tipo', { strainTypes: [], notStrainTypes: [] }],
  [
    'size|weight|amount|tamano',
    { grams: [], gramsMin: null, gramsMax: null, packCount: null, packMin: null, single: false },
  ],
  ['flavou?r|taste|sabor', { flavors: [], notFlavors: [], terms: [] }],
  [
    'strength|potency|thc|dose|potencia',
    { thcMin: null, thcMax: null, mgPieceMin: null, mgPieceMax: null, strong: false, mild: false },
  ],
  ['terp(?:ene)?s?', { terpenes: [], topTerpene: false, notTerpenes: [] }],
  ['effects?|mood|vibe|efecto', { effects: [], leaning: [], occasion: null }],
  ['sale|discount|deal|oferta', { onSale: false }],
  ['form|format|shelf|category|forma', { forms: [], notKinds: [], notCategories: [] }],
]

const PATTERNS: readonly (readonly [RegExp, Partial<Wish>])[] = BY_NAME.map(([name, freed]) => [
  new RegExp(
    `\\b${FORGET} (?:${name})\\b|\\b(?:${name}) ${NO_MATTER}|\\bany (?:${name}) ${FINE}|(?<!\\b(?:for|got|have|there|about) )\\bany (?:(?!sale|discount|deal|terp)(?:${name}))$`,
    'u',
  ),
  freed,
])

/** "No just whatever is cheapest", "anything, the cheapest you have": of any maker and name. */
const WHATEVER_IS =
  /\b(?:whatever|whichever|anything|any(?:one)?|no matter (?:what|which))(?: ones?| brand)?(?: ?,)?(?: (?:thats|that is|is|are|s|as long as its|so long as its))? (?:the )?(?:cheap(?:est)?|strongest|least expensive|lowest priced?)\b|\b(?:just|only) the (?:cheapest|strongest) (?:you|u|yall) (?:have|got)\b/

const cuesIn = indexByStarts(PATTERNS.map(([pattern]) => pattern))

/** What "never mind the price" or "any brand is fine" opens again of a wish that stood. */
export function takenBack(plain: string): Partial<Wish> {
  const whatever: Partial<Wish> = WHATEVER_IS.test(plain) ? { brands: [], terms: [] } : {}
  return Object.assign(whatever, ...cuesIn(plain).map((at) => PATTERNS[at]?.[1]))
}

/** "Never mind the $30": the figure is named to be given up, and no limit anew. */
export function withoutGivenUp(read: ReadWish, { priceMax }: Wish): ReadWish {
  const { wish, plain } = read
  if (wish.priceMax === null || wish.priceMax !== priceMax || takenBack(plain).priceMax !== null) return read
  return { ...read, wish: { ...wish, priceMax: null, priceAbout: false, priceBelow: false } }
}
