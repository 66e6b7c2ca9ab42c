import { type Category, isInStock, isOnSale, type Product, payableCents, type StrainType } from '#contract/catalog.ts'
import { foldText, plainSentence, wordStem } from '#concierge/understand/fold-text.ts'
import { isDenied } from './affirmed.ts'
import { CANNABINOIDS, FLAVORS, TERPENES } from './aromas.ts'
import { brandKey } from './brand-key.ts'
import { EFFECTS, effectWordOf } from './effects.ts'
import { KINDS } from './kinds.ts'
import { withPiecesTold } from './pieces-told.ts'
import { readKinds, withoutStrain } from './read-kinds.ts'
import { ratiosOf } from './ratios-of.ts'
import { tasteTold } from './taste-told.ts'

/**
 * A product with what can be read off its own row: sizes and doses written only in its name, kinds, canonical effects,
 * flavours and terpenes. Nothing is guessed from outside the row. Money in cents, mass in grams, doses in milligrams.
 */
export type Item = {
  product: Product
  row: number
  category: Category
  payable: number | null
  inStock: boolean
  onSale: boolean
  grams: number | null
  packCount: number | null
  mgPerPiece: number | null
  mgTotal: number | null
  /** Milligrams a piece of what is eaten, else percent of THC; 0 where the menu is silent. */
  strength: number
  strainType: StrainType | null
  kinds: ReadonlySet<string>
  /** Qualities that only the description speaks of: they count against a refusal, and for a wish where no name has them. */
  mentioned: readonly string[]
  effects: ReadonlySet<string>
  /** The menu's own effect words, cut to what their forms share. */
  effectWords: ReadonlySet<string>
  hintedEffects: ReadonlySet<string>
  flavors: ReadonlySet<string>
  /** Canonical, the menu's order kept: the first is the dominant one. */
  terpenes: readonly string[]
  cannabinoids: ReadonlySet<string>
  ratios: readonly string[]
  forPatients: boolean
  /** Marked by the menu as staff pick, best seller or featured. */
  featured: boolean
  /** Which of these marks it has, the most telling first. */
  mark: 'staff pick' | 'best seller' | 'popular' | 'featured' | null
  /** What speaks for a product whatever the wish: enough stock, a known price. */
  standing: number
  /** The folded name, for telling two sizes of one product from two products. */
  nameKey: string
  /** The folded strain, empty without one. */
  strainKey: string
  /** What makes spellings of one brand equal. */
  brandKey: string | null
  /** Folded name, subcategory, strain, tags and size: what the product is called. */
  label: string
  /** Stems of brand, name and strain, for names and free words. */
  nameWords: ReadonlySet<string>
}

export function readItem(listed: Product, row: number): Item {
  const product = withPiecesTold(listed)
  const name = foldText(product.name)
  const size = foldText(product.size ?? '')
  const label = [name, product.subcategory, product.strainName, product.tags.join(' '), size]
    .map((part) => foldText(part ?? ''))
    .join(' | ')
  const packCount = readPackCount(product, `${size} | ${name}`)
  const mg = readDose(product, `${size} | ${name}`, packCount)
  const grams = product.sizeGrams ?? readGrams(`${size} | ${name}`, packCount)
  const said = `${label} | ${foldText(product.description ?? '')}`
  return {
    product,
    row,
    category: product.category,
    payable: payableCents(product),
    inStock: isInStock(product),
    onSale: isOnSale(product),
    grams,
    packCount,
    mgPerPiece: mg.perPiece,
    mgTotal: mg.total,
    strength: isEaten(product.category) ? (mg.perPiece ?? mg.total ?? 0) : (product.thcPercent ?? 0),
    strainType: product.strainType ?? readStrainType(name, product.category),
    kinds: readKinds(product.category, {
      label,
      said,
      quality: withoutStrain(withoutMaker(label, product.brand), product.strainName),
      shelf: foldText(`${product.subcategory ?? ''} | ${product.tags.join(' ')}`),
      each: grams === null || packCount === null || packCount < 2 ? null : grams / packCount,
    }),
    mentioned: readMentioned(foldText(product.description ?? '')),
    effects: matching(EFFECTS, product.effects.join('|'), (effect) => effect.row),
    effectWords: product.effects.length === 0 ? EMPTY : new Set(product.effects.map(effectWordOf)),
    hintedEffects: matching(EFFECTS, label, (effect) => effect.hint),
    flavors: matching(
      FLAVORS,
      `${product.flavors.join('|') || tasteTold(product)} | ${label}`,
      (flavor) => flavor.sold,
    ),
    terpenes: readTerpenes(product.terpenes),
    cannabinoids: withCbd(
      product,
      matching(CANNABINOIDS, said, (cannabinoid) => cannabinoid.sold),
    ),
    ratios: ratiosOf(label, foldText(product.description ?? '')),
    label,
    forPatients: FOR_PATIENTS.test(said),
    featured: markOf(product.tags) !== null,
    mark: markOf(product.tags),
    nameKey: name,
    strainKey: foldText(product.strainName ?? ''),
    brandKey: product.brand === null ? null : brandKey(product.brand),
    standing: standingOf(product),
    nameWords: readWords(`${product.brand ?? ''} ${product.name} ${product.strainName ?? ''}`),
  }
}

/** A maker called by one word of the shelves ("Keef" of the sodas) makes nothing of that kind by its name alone. */
function withoutMaker(label: string, brand: string | null): string {
  const maker = foldText(brand ?? '')
  return /^\p{L}{3,}$/u.test(maker) ? label.replaceAll(new RegExp(`(?<!\\p{L})${maker}(?!\\p{L})`, 'gu'), ' ') : label
}

function isEaten(category: Category): boolean {
  return category === 'edible' || category === 'tincture'
}

/** What a shop sells to medical patients alone, as menus say it. */
const FOR_PATIENTS =
  /\b(?:medical|med|medical use|patients?) only\b|\b(?:only for|exclusive(?:ly)? (?:to|for)|reserved for) (?:registered |medical |our |mmj )*patients\b/

const CBD_OF_NOTE = 4

/** A figure says as much as a word, where the name of a flower or cart does not. */
const CBD_MG_OF_NOTE = 5

function withCbd({ cbdPercent, cbdMgTotal, category }: Product, named: ReadonlySet<string>): ReadonlySet<string> {
  const isOfNote = (category !== 'edible' && (cbdPercent ?? 0) >= CBD_OF_NOTE) || (cbdMgTotal ?? 0) >= CBD_MG_OF_NOTE
  return isOfNote && !named.has('cbd') ? new Set([...named, 'cbd']) : named
}

function standingOf(product: Product): number {
  const { stock } = product
  const plenty = stock === null ? 0.2 : Math.min(0.6, Math.log10(1 + stock) / 3)
  return plenty - (stock !== null && stock < 3 ? 0.5 : 0) - (payableCents(product) === null ? 0.5 : 0)
}

/** The stems of a text's words, as free words of a shopper are compared with them. */
export function readWords(text: string): Set<string> {
  const words = new Set<string>()
  for (const word of plainSentence(text).split(/[ :/]/)) if (/[\p{L}\p{N}]/u.test(word)) words.add(wordStem(word))
  return words
}

function matching<T extends { id: string }>(
  entries: readonly T[],
  text: string,
  pattern: (entry: T) => RegExp,
): ReadonlySet<string> {
  if (text === '') return EMPTY
  const folded = foldText(text)
  const found = entries.filter((entry) => pattern(entry).test(folded))
  return found.length === 0 ? EMPTY : new Set(found.map(({ id }) => id))
}

/** One for all that have none: most items of most menus, and each of them is looked at in a turn. */
const EMPTY: ReadonlySet<string> = new Set()

const NONE: readonly string[] = []
const QUALITIES = KINDS.filter((kind) => kind.quality && !kind.described)

function readMentioned(description: string): readonly string[] {
  if (description === '') return NONE
  const found = QUALITIES.filter((kind) => {
    const match = kind.sold.exec(description)
    return (
      match !== null &&
      !/\b(?:no|not|non|without|never|zero) (?:\p{L}+ )?$/u.test(description.slice(0, match.index)) &&
      !isDenied(description, match.index, match.index + match[0].length)
    )
  })
  return found.length === 0 ? NONE : found.map((kind) => kind.id)
}

function readPackCount(product: Product, text: string): number | null {
  if (product.packCount !== null) return product.packCount
  const found = /(\d{1,3})\s?-?\s?(?:packs?\b|pk\b|ct\b|count\b|pcs?\b|pieces?\b|piece\b)/.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

function readDose(
  product: Product,
  text: string,
  packCount: number | null,
): { perPiece: number | null; total: number | null } {
  if (!['edible', 'tincture', 'topical', 'concentrate'].includes(product.category))
    return { perPiece: null, total: product.thcMgTotal }
  const each = /(\d+(?:\.\d+)?)\s?mg\s?(?:ea\b|each|per |\/ ?(?:pc|piece|gummy)|x\s?\d)/.exec(text)?.[1]
  const amounts = [...text.matchAll(/(\d+(?:\.\d+)?)\s?mg/g)].map((match) => Number(match[1]))
  const perPiece = product.thcMgPerPiece ?? (each === undefined ? null : Number(each))
  const told = Number(EACH_BY_DESCRIPTION.exec(foldText(product.description ?? ''))?.[1] ?? 0)
  if (told > 0 && packCount !== null && packCount > 1 && perPiece === told * packCount)
    return { perPiece: told, total: perPiece }
  const total = product.thcMgTotal ?? (each === undefined && amounts.length > 0 ? Math.max(...amounts) : null)
  if (perPiece === null && total !== null && packCount !== null && packCount > 0)
    return { perPiece: total / packCount, total }
  if (total === null && perPiece !== null && packCount !== null) return { perPiece, total: perPiece * packCount }
  return { perPiece, total }
}

/** A menu may have the sum of all pieces where the dose of one should be: then its description is right. */
const EACH_BY_DESCRIPTION =
  /(\d+(?:\.\d+)?) ?mg (?:of )?thc (?:each|apiece|per (?:piece|gummy|capsule|softgel|chew|mint)|a (?:piece|pill|gummy))\b/

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\b1\/8\s?(?:oz|th)?\b|\beighth\b/, 3.5],
  [/\b1\/4\s?oz\b|\bquarter (?:oz|ounce)\b/, 7],
  [/\b1\/2\s?oz\b|\bhalf (?:oz|ounce)\b/, 14],
  [/(?<![\d./])1\s?oz\b|\bounce\b/, 28],
]

function readGrams(text: string, packCount: number | null): number | null {
  const found = /(?<![\d.])(\d*\.?\d+)\s?(?:g|gr|grams?)\b(\s?(?:ea|each|x))?/.exec(text)
  if (found !== null) {
    const grams = Number(found[1])
    const perEach = found[2] !== undefined && packCount !== null
    return Number.isFinite(grams) && grams > 0 ? (perEach ? grams * packCount : grams) : null
  }
  for (const [pattern, grams] of FRACTIONS) if (pattern.test(text)) return grams
  return null
}

function readStrainType(name: string, category: Category): StrainType | null {
  if (category === 'accessory' || category === 'merch') return null
  const suffix =
    /(?:[-(/]\s?|\s)\(?(i|s|h|i\/h|h\/i|s\/h|h\/s)\)?\s*(?:\||$)/.exec(name)?.[1] ??
    /\((i|s|h|i\/h|s\/h)\)/.exec(name)?.[1]
  switch (suffix) {
    case 'i':
      return 'indica'
    case 's':
      return 'sativa'
    case 'h':
      return 'hybrid'
    case 'i/h':
    case 'h/i':
      return 'indica-hybrid'
    case 's/h':
    case 'h/s':
      return 'sativa-hybrid'
  }
  const named = ['indica', 'sativa', 'hybrid'].filter((type) => name.includes(type))
  if (named.includes('hybrid') && named.length === 2)
    return named.includes('indica') ? 'indica-hybrid' : 'sativa-hybrid'
  if (named.length !== 1) return null
  return named[0] === 'indica' ? 'indica' : named[0] === 'sativa' ? 'sativa' : 'hybrid'
}

function readTerpenes(words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (const word of words) {
    const folded = foldText(word).replace(/[^a-z]+/g, '')
    const known = TERPENES.find((terpene) => terpene.row.test(folded))
    if (known !== undefined && !found.includes(known.id)) found.push(known.id)
  }
  return found
}

const MARKS = [
  ['staff pick', /staff pick/i],
  ['best seller', /best ?seller/i],
  ['popular', /popular/i],
  ['featured', /featured/i],
] as const

function markOf(tags: readonly string[]): Item['mark'] {
  return MARKS.find(([, pattern]) => tags.some((tag) => pattern.test(tag)))?.[0] ?? null
}
