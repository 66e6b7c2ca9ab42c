import type { Field } from './column-fields.ts'
import { categoryOfWords } from './category-words.ts'
import { writeOut } from './header-words.ts'
import { isStockWord, readAmount } from './read-amount.ts'
import { readGrams, readPackCount } from './read-size.ts'
import { isStrainTypeWord } from './strain-type.ts'

/** How a field is spoken of: one word of `core`, none that is neither there nor in `beside`, and values that `fit`. */
type Meaning = {
  core: ReadonlySet<string>
  beside: ReadonlySet<string>
  needs?: RegExp
  fits?: (values: readonly string[]) => boolean
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that any header may have and that tell nothing of what stands below it. */
const ANY = wordsOf(
  'the our a an of or and is it its item product menu listing variant online shop store pos public customer shown display',
)

const MONEY = 'price sell retail usd dollars shelf tag each rate per unit'
const TESTED =
  'percent total tested test lab labs labeled labelled how result results content level measured active reading weight by'
const OF_MILLIGRAMS = /\b(?:mg|milligrams?)\b/

const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.filter(test).length / Math.max(1, values.length)
const isSmallNumber = (value: string): boolean => /^\d{1,3}(?:\.0+)?$/.test(value)
const saysSize = (value: string): boolean =>
  readGrams(value) !== null || readPackCount(value) !== null || /\d ?(?:ml|mg|oz|g)\b/i.test(value)

/** Makers repeat and are no shelves: under `House` and `Who` much else may stand. */
function areMakers(values: readonly string[]): boolean {
  const isWordy = share(values, (value) => /\p{L}{2}/u.test(value) && value.length <= LONGEST_MAKER) >= MOST
  const isOther =
    share(values, (value) => isStrainTypeWord(value) || isStockWord(value) || categoryOfWords(value) !== null) > HALF
  return isWordy && !isOther && (values.length < FEW || new Set(values).size <= values.length * MOST)
}

function areWords(values: readonly string[]): boolean {
  return share(values, (value) => /\p{L}{3}/u.test(value)) >= MOST
}

/** Words of which some say more than a name or a kind does. */
function areSentences(values: readonly string[]): boolean {
  return areWords(values) && share(values, (value) => value.trim().split(/\s+/).length >= FEWEST_OF_SENTENCE) >= HALF
}

/** Names differ from row to row, or from one product to the next. */
function areNames(values: readonly string[]): boolean {
  const isWordy = share(values, (value) => /\p{L}{2}/u.test(value)) >= MOST
  return isWordy && (values.length < FEW || new Set(values).size >= values.length / FEW)
}

const LONGEST_MAKER = 60
const FEWEST_OF_SENTENCE = 3
const MOST = 0.8
const HALF = 0.5
const FEW = 4

const meaning = (core: string, beside: string, rest: Pick<Meaning, 'needs' | 'fits'> = {}): Meaning => ({
  core: wordsOf(core),
  beside: wordsOf(beside),
  ...rest,
})

/** What a header says that nobody foresaw as a whole: every word of it must be one that speaks of the field. A word beside them, as in `Case price`, leaves it unread. */
const MEANINGS: Partial<Record<Field, Meaning>> = {
  productId: meaning('ref reference id code key number', 'internal external unique number', {
    fits: (values) => new Set(values).size === values.length && values.every((value) => /^\S{1,40}$/.test(value)),
  }),
  name: meaning(
    'name title product item label article treat called listing',
    'full short shelf tag on as listed we call what',
    {
      fits: areNames,
    },
  ),
  brand: meaning(
    'brand maker grower producer vendor farm kitchen house who company manufacturer cultivator supplier by processor bakery from',
    'name title made makes grown grows grew produced crafted whose parent label partner',
    { fits: areMakers },
  ),
  category: meaning(
    'category section department shelf aisle class family group kind sort type form what under',
    'goes found listed name',
    {
      fits: (values) => share(values, (value) => categoryOfWords(value) !== null) >= MOST,
    },
  ),
  strainName: meaning('strain cultivar', 'name cannabis plant parent associated linked base', {
    fits: (values) => areNames(values) && share(values, isStrainTypeWord) < HALF,
  }),
  strainType: meaning(
    'type lineage lean leaning leans dominance dominant species genetics class phenotype pheno kind variety',
    'strain plant cannabis flower indica sativa hybrid or toward',
  ),
  thc: meaning('thc potency strength strong potent', TESTED),
  cbd: meaning('cbd', TESTED),
  thcMgTotal: meaning('mg milligrams', 'thc total package pack container bag bottle jar tin per in whole all active', {
    fits: (values) => share(values, (value) => /^[\d.,]+(?: ?mg)?$/i.test(value)) >= MOST,
  }),
  thcMgPerPiece: meaning('piece pieces serving unit gummy each dose', 'mg thc milligrams per in one single', {
    needs: /\b(?:mg|milligrams?|dose)\b/,
    fits: (values) => share(values, (value) => /^[\d.,]+(?: ?mg)?$/i.test(value)) >= MOST,
  }),
  cbdMgTotal: meaning('cbd', 'mg milligrams total package pack container per in whole', { needs: OF_MILLIGRAMS }),
  size: meaning(
    'size weight big fill contents content measure portion volume',
    'sellable unit net how much package pack inside each per label',
    {
      fits: (values) => share(values, saysSize) >= HALF,
    },
  ),
  packCount: meaning(
    'pieces packs pack count units number',
    'each per in quantity how many inside piece sellable unit package container',
    {
      needs: /\b(?:packs?|pieces?|units (?:each|inside|(?:in|per)(?: an?| each)? (?:pack|package|container)))\b/,
      fits: (values) => share(values, isSmallNumber) >= MOST,
    },
  ),
  price: meaning(
    'price sell retail door pay charge asking',
    `${MONEY} suggested you we pay sell selling out door counter sticker tax included in`,
  ),
  regularPrice: meaning(
    'regular everyday full was usual normal standard original list before old',
    `${MONEY} every day`,
  ),
  salePrice: meaning(
    'sale special now deal promo promotional markdown marked reduced discounted intro introductory tpr today todays week weekly weekend clearance flash limited offer',
    `${MONEY} this to down out door only day daily time`,
    {
      needs: /^(?!week(?: price)?$)/,
      fits: (values) => share(values, (value) => readAmount(value).kind === 'amount') >= MOST,
    },
  ),
  stock: meaning(
    'quantity stock left hand inventory many count remaining remain units balance',
    'how on in we have now current still shelf floor available got total sellable number',
    {
      // A stock number is what the house calls a thing.
      needs: /^(?!.*\bstock number\b)/,
      fits: (values) => share(values, (value) => /\d/.test(value)) >= HALF || !values.every(isSmallNumber),
    },
  ),
  availability: meaning(
    'available stock ready live active shelf visible sellable orderable published carry',
    'in on to ship now still for sale currently do we can sell today have got',
    // The number of a shelf in a vault answers nothing.
    { fits: (values) => values.every((value) => /^[01]$/.test(value)) || share(values, isSmallNumber) < MOST },
  ),
  effects: meaning(
    'effect effects feel feels feeling feelings mood moods vibe vibes experience',
    'like how makes you expect what reported main common',
  ),
  flavors: meaning('flavor flavors taste tastes aroma aromas smell smells nose palate', 'like and profile notes main'),
  tags: meaning('tags flags labels badges markers', 'web search filter', { fits: areWords }),
  promo: meaning(
    'deal promo promotion special discount offer',
    'note text name description label active current blurb details',
    { needs: /\b(?:note|text|name|description|label|blurb|details)\b/, fits: areWords },
  ),
  description: meaning(
    'about description story blurb copy prose pitch summary details info notes note text words talker points say tell know like write',
    'this it what more info full long short web website site page text words marketing selling talking extra further we us you me why good to in for customers shoppers guests public card shelf label up',
    {
      // What is written for those who work there is shown to nobody: notes are a description where a header says for whom.
      needs:
        /^(?!.*\bnotes?\b)|\b(?:web|website|site|online|menu|public|customers?|shoppers?|guests?|shelf|display|listing|card|label|page)\b/,
      fits: areSentences,
    },
  ),
  terpenes: meaning('terpene terpenes', 'top primary main dominant profile list lab biggest'),
}

/** Whether all that a header says speaks of this field, and the column holds what such columns hold. */
export function meansField(field: Field, header: string, values: readonly string[]): boolean {
  const meant = MEANINGS[field]
  if (meant === undefined || values.length === 0) return false
  const spelled = writeOut(header)
  const words = spelled.split(' ')
  if (words.length > MOST_WORDS || meant.needs?.test(spelled) === false) return false
  return (
    words.some((word) => meant.core.has(word)) &&
    words.every((word) => meant.core.has(word) || meant.beside.has(word) || ANY.has(word)) &&
    meant.fits?.(values) !== false
  )
}

const MOST_WORDS = 7

/** Whether every word of a header is one that such headers have, for telling the line of headers from titles above it. */
export function speaksOfField(header: string): boolean {
  const words = writeOut(header).split(' ')
  return (
    words.length <= MOST_WORDS &&
    Object.values(MEANINGS).some(
      ({ core, beside }) =>
        words.some((word) => core.has(word)) &&
        words.every((word) => core.has(word) || beside.has(word) || ANY.has(word)),
    )
  )
}
