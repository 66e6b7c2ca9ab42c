import { plainSentence, wordStem } from '#concierge/understand/fold-text.ts'
import { indexHeads, startsIn } from '#concierge/understand/word-starts.ts'
import { FLAVORS, TERPENES } from './aromas.ts'
import { EFFECTS } from './effects.ts'
import { type Called, headNouns } from './head-nouns.ts'
import type { Item } from './item.ts'
import type { Term } from './wish.ts'
import { KINDS } from './kinds.ts'
import { OCCASIONS } from './occasions.ts'
import { CATEGORY_WORDS } from './shelves.ts'
import { houseBrands } from './house-brands.ts'
import { type BrandEntry, shortBrands } from './short-brands.ts'
import { isKnownStrain, strainNames } from './strain-lore.ts'
import { NICKNAMES } from './strains-by-name.ts'
import { tiersOf } from './tiers.ts'
import { isCommonWord } from './word-index.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'

/** Names that a catalogue uses: products and strains by the stems of their words, and brands. */
export type Gazetteer = {
  names: ReadonlyMap<string, readonly number[]>
  brands: ReadonlyMap<string, BrandEntry>
  longest: number
  /**
   * What names, known strains and brands begin with, and how many words the longest of them has: most words of a message begin none.
   * A brand of one word may be written in two ("sunny side"), so any beginning of it counts as that of two words.
   */
  nameHeads: ReadonlyMap<string, number>
  brandHeads: ReadonlyMap<string, number>
  /** Stems that stand in the names of several words, beside shelf words. */
  rareWords: ReadonlySet<string>
  /** What things to use and to wear are: the last stems of their names ("Puff Puff Pass Game"). */
  gear: ReadonlySet<string>
  /** Stems that only the names of things to use and to wear have. */
  gearOnly: ReadonlySet<string>
  /** Everyday nouns that names end in, and the things so called. */
  heads: ReadonlyMap<string, Called>
  /** The shop's own brands. */
  ofHouse: readonly string[]
  /** The shelves by which the menu sorts what is smoked. */
  tiers: ReadonlyMap<string, ReadonlySet<number>>
  /** Rows that say no brand. */
  brandless: ReadonlySet<number>
}

const NOISE =
  /^(\d+([.:/]\d+)*%?|8th|g|mg|oz|ml|pack|pk|pieces?|pcs?|each|ea|i|s|h|x|the|of|by|and|with|thc|cbd|cbn|cbg|cbc|thcv|thca|indica|sativa|hybrid|live|resin|rosin|infused|single|smalls?|preroll|flower|fower|vape|cartridge|cart|disposable|pod|gummy|gummies|gumm(y|ie)s|pearls?|lozenges?|soft|chews?|chocolate|bar|tin|jar|half|ounce|eighth|quarter|edible|concentrate|wax|badder|budder|sugar|sauce|shatter|diamonds?)$/

/** "Northway Mini" of Northway: how large a thing is is no name of it. */
const SIZE_ALONE = /^(?:minis?|big|large|small|jumbo|xl|king|tiny|little)$/

/** True for what names of menus say of size, form and type, and share. */
export function isShelfStem(stem: string): boolean {
  return NOISE.test(stem)
}

/** "Peak Pro 2": a figure behind everyday words makes a model of them. */
function isModel(stems: readonly string[]): boolean {
  const words = stems.slice(0, -1).filter((stem) => !isLexiconWord(stem) && !NOISE.test(stem))
  return words.length > 1 && /^\d$/.test(stems.at(-1) ?? '')
}

export function buildGazetteer(items: readonly Item[], shop: string): Gazetteer {
  const names = new Map<string, number[]>()
  const brandRows = new Map<string, { brand: string; rows: number[] }>()
  let longest = 1
  for (const item of items) {
    const brandWords = new Set(nameStems(item.product.brand ?? ''))
    for (const phrase of namePhrases(item)) {
      const stems = phrase.filter((stem) => !brandWords.has(stem) || phrase.length === 1)
      const key = stems.join(' ')
      const gear = item.category === 'accessory' || item.category === 'merch'
      if (
        gear &&
        !isModel(stems) &&
        stems.every((stem) => isCommonWord(stem) || isLexiconWord(stem) || NOISE.test(stem))
      )
        continue
      if (/\b(?:thc|cb[dgnc])\b/.test(key) && stems.every((stem) => isCommonWord(stem) || NOISE.test(stem))) continue
      if (phrase.length > 1 && stems.every((stem) => NOISE.test(stem))) continue
      if (phrase.length > 1 && SIZE_ALONE.test(key)) continue
      if (key === '' || key.length < 3 || (stems.length === 1 && (isCommonWord(key) || isLexiconWord(key)))) continue
      const rows = names.get(key)
      if (rows === undefined) names.set(key, [item.row])
      else if (rows[rows.length - 1] !== item.row) rows.push(item.row)
      longest = Math.max(longest, stems.length)
    }
    if (item.product.brand !== null) {
      const key = nameStems(item.product.brand.replace(/\(.*?\)|\bllc\b|\binc\b\.?/gi, ' ')).join(' ')
      if (key.length < 2) continue
      const entry = brandRows.get(key)
      if (entry === undefined) brandRows.set(key, { brand: item.product.brand, rows: [item.row] })
      else entry.rows.push(item.row)
    }
  }
  const brands = new Map<string, BrandEntry>()
  for (const [key, entry] of brandRows) {
    const ambiguous =
      !key.includes(' ') &&
      (isCommonWord(key) || (isLexiconWord(key) && !isOwnShelf(items, key, entry.rows)) || key.length < 3)
    brands.set(key, { ...entry, ambiguous })
  }
  addNicknames(names)
  const rareWords = wordsOfNames(names.keys())
  const isUsed = (key: string): boolean =>
    names.has(key) || isKnownStrain(key) || rareWords.has(key) || isLexiconWord(key)
  for (const [key, entry] of shortBrands(brands, isUsed)) brands.set(key, entry)
  return {
    names,
    brands,
    longest: Math.min(Math.max(longest, LONGEST_STRAIN), 6),
    nameHeads: headsOf([...names.keys(), ...strainNames()]),
    brandHeads: withParted(headsOf(brands.keys()), brands.keys()),
    rareWords,
    gear: gearHeads(items),
    gearOnly: gearStems(items),
    heads: headNouns(items),
    tiers: tiersOf(items),
    ofHouse: houseBrands(new Set(items.flatMap(({ product }) => product.brand ?? [])), shop),
    brandless: new Set(items.filter(({ product }) => product.brand === null).map(({ row }) => row)),
  }
}

/** So many words a strain may have that is known elsewhere, however short the names of a menu. */
const LONGEST_STRAIN = 4

/** How many words the longest name has that begins with a stem. */
export function headsOf(names: Iterable<string>): Map<string, number> {
  const heads = new Map<string, number>()
  for (const name of names) {
    const stems = name.split(' ')
    const head = stems[0] ?? ''
    heads.set(head, Math.max(stems.length, heads.get(head) ?? 0))
  }
  return heads
}

function withParted(heads: Map<string, number>, brands: Iterable<string>): ReadonlyMap<string, number> {
  for (const brand of brands) {
    if (brand.includes(' ')) continue
    for (let end = 1; end <= brand.length; end++) {
      const head = brand.slice(0, end)
      heads.set(head, Math.max(2, heads.get(head) ?? 0))
    }
  }
  return heads
}

function gearStems(items: readonly Item[]): ReadonlySet<string> {
  const gear = new Set<string>()
  const other = new Set<string>()
  for (const { category, product } of items)
    for (const stem of nameStems(product.name))
      (category === 'accessory' || category === 'merch' ? gear : other).add(stem)
  return gear.difference(other)
}

function gearHeads(items: readonly Item[]): ReadonlySet<string> {
  const heads = new Set<string>()
  for (const { category, product } of items) {
    if (category !== 'accessory' && category !== 'merch') continue
    for (const part of product.name.split(/\s*[|/(),[\]:]\s*|\s+[-–]\s+|\s(?=\d)/)) {
      const head = nameStems(part).findLast((stem) => !NOISE.test(stem))
      if (head !== undefined && /^\p{L}{3,}$/u.test(head)) heads.add(head)
    }
  }
  return heads
}

/** "Dogwalkers" names pre-rolls, and all of that brand's products are pre-rolls: then the brand is what is meant. */
function isOwnShelf(items: readonly Item[], key: string, rows: readonly number[]): boolean {
  const [first, ...others] = new Set(rows.map((row) => items[row]?.category))
  if (first === undefined || others.length > 0) return false
  const shelf = CATEGORY_WORDS.find((entry) => entry.category === first)
  const size = items.filter((item) => item.category === first).length
  return rows.length * 3 < size && [...key.matchAll(shelf?.asked ?? /$^/gu)].some((match) => match[0] === key)
}

const SHORTEST_INITIALS = 3

/** Gives every name its nickname, and names of three words or more their initials, where these mean nothing else. */
function addNicknames(names: Map<string, number[]>): void {
  for (const group of NICKNAMES) {
    const own = group.flatMap((name) => names.get(name) ?? [])
    const rows = [...new Set(own.length > 0 ? own : partsOfNames(names, group))].sort((a, b) => a - b)
    if (rows.length > 0) for (const name of group) if (!names.has(name) && !isCommonWord(name)) names.set(name, rows)
  }
  for (const [name, rows] of names) {
    const stems = name.split(' ')
    if (stems.length < SHORTEST_INITIALS || stems.some((stem) => !/^\p{L}/u.test(stem))) continue
    const initials = stems.map((stem) => stem.charAt(0)).join('')
    if (!names.has(initials) && !isCommonWord(initials) && !isLexiconWord(initials) && !NOISE.test(initials))
      names.set(initials, rows)
  }
}

/** "AJ's Sour Diesel": where no name is the strain's alone, what has the whole of it in its name. */
function partsOfNames(names: ReadonlyMap<string, readonly number[]>, group: readonly string[]): readonly number[] {
  const whole = group.filter((name) => name.includes(' ') && name.length >= SHORTEST_WHOLE).map((name) => ` ${name} `)
  if (whole.length === 0) return []
  return [...names].flatMap(([name, rows]) => (whole.some((part) => ` ${name} `.includes(part)) ? rows : []))
}

const SHORTEST_WHOLE = 8

/** What stands behind the strain in a name ("Blue Dream Party Dozen"), empty where the name does not begin with it. */
function behindStrain({ product: { name, strainName } }: Item): string {
  return strainName !== null && name.startsWith(`${strainName} `) ? name.slice(strainName.length + 1) : ''
}

/** The phrases a product is called by: its strain, what stands behind it, and each part of its name with sizes and shelf words taken off. */
function namePhrases(item: Item): string[][] {
  const { name, strainName } = item.product
  const phrases: string[][] = []
  for (const text of [strainName ?? '', behindStrain(item), ...name.split(/\s*[|/]\s*|\s+[-–]\s+|[()[\]]/)]) {
    const stems = nameStems(text)
    const start = stems.findIndex((stem) => !NOISE.test(stem))
    if (start < 0) continue
    let end = start
    while (end < stems.length && !NOISE.test(stems[end] ?? '')) end++
    if (end - start >= 1) phrases.push(stems.slice(start, end))
    if ((start > 0 || end < stems.length) && stems.length <= 6) phrases.push(stems)
  }
  return phrases
}

/** The strain or product name an item goes by, as a term that all its forms share; null when the gazetteer has none. */
export function nameOfItem(item: Item, gazetteer: Gazetteer): Term | null {
  for (const stems of namePhrases(item)) {
    const rows = gazetteer.names.get(stems.join(' '))
    if (rows !== undefined && rows.length > 1)
      return { said: item.product.strainName ?? stems.join(' '), stems, rows: new Set(rows) }
  }
  return null
}

export function nameStems(text: string): string[] {
  return plainSentence(text)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => wordStem(word.replace(/[.#:@'-]+/g, '')))
}

const LEXICONS: readonly RegExp[] = [
  ...KINDS.map((entry) => entry.asked),
  ...CATEGORY_WORDS.map((entry) => entry.asked),
  ...EFFECTS.map((entry) => entry.asked),
  ...OCCASIONS.map((entry) => entry.asked),
  ...FLAVORS.map((entry) => entry.asked),
  ...TERPENES.map((entry) => entry.asked),
  /(?<!\p{L})(?:indica|sativa|hybrid|cheap|strong|mild)s?(?!\p{L})/gu,
]
const lexiconsFor = indexHeads(LEXICONS)
const lexiconCache = new Map<string, boolean>()

/** True when the word already means a kind, an effect, a flavour … to the lexicons. */
export function isLexiconWord(stem: string): boolean {
  const cached = lexiconCache.get(stem)
  if (cached !== undefined) return cached
  const mayMean = lexiconsFor(startsIn(stem)).flatMap((at) => LEXICONS[at] ?? [])
  const known = mayMean.some((pattern) => allMatches(stem, pattern).some(([all]) => all === stem))
  if (lexiconCache.size < 20_000) lexiconCache.set(stem, known)
  return known
}

function wordsOfNames(names: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>()
  for (const name of names)
    if (name.includes(' ')) for (const stem of name.split(' ')) if (!NOISE.test(stem)) words.add(stem)
  return words
}
