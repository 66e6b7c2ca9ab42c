import type { Category, StrainType } from '#contract/catalog.ts'

/**
 * One acceptable form of a product: the shelf, and the kinds that must all hold ("rosin gummies" = edible, gummy + rosin).
 * `word` is how the thing was called where a kind covers several ("tea" among drinks); it counts where the menu has it.
 * `loose` says that no shelf was named ("live resin ones"), `told` that a description may tell the kind as well as a name.
 */
export type Form = { category: Category | null; kinds: readonly string[]; word?: string; loose?: true; told?: true }

export type WishOrder =
  | 'cheapest'
  | 'dearest'
  | 'finest'
  | 'strongest'
  | 'richest'
  | 'mildest'
  | 'biggest'
  | 'smallest'
  | 'value'
  | 'pieceValue'
  | 'thcValue'
  | 'discounted'
  | 'popular'
  | 'newest'

/**
 * What a shopper wants, as hard as it was said. Lists are "any of" unless named `not…`; null and empty mean "not said".
 * Prices in cents, THC in percent, doses in milligrams. `leaning` holds effects an occasion suggests: they rank, they do not exclude.
 */
export type Wish = {
  forms: readonly Form[]
  notCategories: readonly Category[]
  notKinds: readonly string[]
  strainTypes: readonly StrainType[]
  notStrainTypes: readonly StrainType[]
  brands: readonly string[]
  notBrands: readonly string[]
  /** Words of a name; each inner list is the spellings accepted, all outer ones must be found. */
  terms: readonly Term[]
  notTerms: readonly string[]
  /** Stems of words said beside the thing: of what fits, those that carry them are meant. */
  qualifiers: readonly string[]
  /** Words beside the thing that only a description may tell: of what fits, the things that are told of so are meant. */
  told: readonly string[]
  effects: readonly string[]
  /** How the effects were called, cut to what forms of a word share: rows that list those very words go first. */
  effectWords: readonly string[]
  notEffects: readonly string[]
  leaning: readonly string[]
  occasion: string | null
  flavors: readonly string[]
  notFlavors: readonly string[]
  terpenes: readonly string[]
  topTerpene: boolean
  notTerpenes: readonly string[]
  cannabinoids: readonly string[]
  notCannabinoids: readonly string[]
  /** Of several terpenes or cannabinoids one is enough: "cbn or cbg". */
  eitherInside: boolean
  /** Proportions, any of them: "10:1". */
  ratios: readonly string[]
  /** More CBD than THC. */
  cbdRich: boolean
  priceMax: number | null
  priceMin: number | null
  priceAbout: boolean
  /** "Under 20": what costs 20 is only for want of better. */
  priceBelow: boolean
  /** "Under 16 percent": as with a price. */
  thcBelow: boolean
  budgetTotal: number | null
  thcMax: number | null
  thcMin: number | null
  mgPieceMax: number | null
  mgPieceMin: number | null
  mgTotalMax: number | null
  mgTotalMin: number | null
  /** Of CBD in all of it. */
  cbdMgMax: number | null
  cbdMgMin: number | null
  grams: readonly number[]
  gramsMin: number | null
  gramsMax: number | null
  packCount: number | null
  packMin: number | null
  single: boolean
  onSale: boolean
  order: WishOrder | null
  /** Which one of that order: 2 for \"the second strongest\". */
  place: number | null
  beginner: boolean
  strong: boolean
  mild: boolean
  /** Mild by its THC, in so many words. */
  lowThc: boolean
  /** Neither the mild nor the strong end of the shelf. */
  medium: boolean
  /** Only what is gentle by its own figures: a mild wish measured against the shelf. */
  gentle: boolean
  /** Without any THC by the menu's own word. */
  thcFree: boolean
  /** Nothing that gets one high: CBD, salves and the like. */
  unfelt: boolean
  inhaled: boolean | null
  /** To be felt within minutes: what is inhaled. */
  soon: boolean
  count: number | null
  /** How many of one thing are to be bought; `priceMax` is then that of one. */
  quantity: number | null
  staffPick: boolean
  /** Asked for by a medical patient, or of what is kept for them. */
  patient: boolean
  /** A size of clothing, as menus write it: "S", "XL". */
  wear: string | null
}

/** A word of a name: the stems of the catalogue it may stand for, and how the shopper wrote it. Where it is `whole`, its rows are all it takes. */
export type Term = { said: string; stems: readonly string[]; rows: ReadonlySet<number> | null; whole?: true }

/** A limit a cent below a whole dollar is that of "under" or "cheaper than" it, in cents. */
export function isJustBelow(priceMax: number): boolean {
  return priceMax % 100 === 99
}

export const NO_WISH: Wish = {
  forms: [],
  notCategories: [],
  notKinds: [],
  strainTypes: [],
  notStrainTypes: [],
  brands: [],
  notBrands: [],
  terms: [],
  notTerms: [],
  qualifiers: [],
  told: [],
  effects: [],
  effectWords: [],
  notEffects: [],
  leaning: [],
  occasion: null,
  flavors: [],
  notFlavors: [],
  terpenes: [],
  topTerpene: false,
  eitherInside: false,
  notTerpenes: [],
  cannabinoids: [],
  notCannabinoids: [],
  ratios: [],
  cbdRich: false,
  priceMax: null,
  priceMin: null,
  priceAbout: false,
  priceBelow: false,
  thcBelow: false,
  budgetTotal: null,
  thcMax: null,
  thcMin: null,
  mgPieceMax: null,
  mgPieceMin: null,
  mgTotalMax: null,
  mgTotalMin: null,
  cbdMgMax: null,
  cbdMgMin: null,
  grams: [],
  gramsMin: null,
  gramsMax: null,
  packCount: null,
  packMin: null,
  single: false,
  onSale: false,
  order: null,
  place: null,
  beginner: false,
  strong: false,
  mild: false,
  lowThc: false,
  medium: false,
  gentle: false,
  thcFree: false,
  unfelt: false,
  inhaled: null,
  soon: false,
  count: null,
  quantity: null,
  staffPick: false,
  patient: false,
  wear: null,
}

/** The hybrids that lean towards a type count as that type, and "hybrid" takes all three hybrids. */
export function acceptedTypes(type: 'indica' | 'sativa' | 'hybrid'): readonly StrainType[] {
  switch (type) {
    case 'indica':
      return ['indica', 'indica-hybrid']
    case 'sativa':
      return ['sativa', 'sativa-hybrid']
    case 'hybrid':
      return ['hybrid', 'indica-hybrid', 'sativa-hybrid']
  }
}

/** What a wish is made of. */
export const WISH_KEYS: readonly (keyof Wish)[] = Object.keys(NO_WISH).filter(
  (key): key is keyof Wish => key in NO_WISH,
)

/** The parts of a wish that say something, for the trace and to tell a wish from none. */
export function spokenParts(wish: Wish): Partial<Wish> {
  const spoken: Partial<Wish> = {}
  for (const key of WISH_KEYS) {
    const value = wish[key]
    const silent = value === null || value === false || (Array.isArray(value) && value.length === 0)
    if (!silent) copyPart(wish, key, spoken)
  }
  return spoken
}

function copyPart<Key extends keyof Wish>(from: Wish, key: Key, to: Partial<Wish>): void {
  to[key] = from[key]
}
