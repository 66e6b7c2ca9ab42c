import { wordStem } from '#concierge/understand/fold-text.ts'
import { isIdle } from '#concierge/understand/read-qualifiers.ts'
import { quoteOf } from './description-quote.ts'
import { DETAILS, type Detail, LINEAGE, MATERIALS } from './details.ts'
import { DETAILS_OF_USE } from './details-of-use.ts'
import type { Item } from './item.ts'

function unsaidOf(name: string): readonly [string, string] {
  return [`how much ${name} is in it`, `cuánto ${name} lleva`]
}

/** Cannabinoids that menus give no column to: an amount is told by a figure, that it is in there by the word alone. */
const MINOR_CANNABINOIDS: readonly (Detail & {
  id: string
  /** Asked for by itself: of what a name has ("5:1 CBG gummies") no more is asked by every question. */
  direct: RegExp
  ofAmount: RegExp
  amount: readonly RegExp[]
})[] = ['cbn', 'cbg', 'cbc', 'thcv', 'thca', 'cbda', 'cbdv', 'cbd'].map((id) => ({
  id,
  asked: new RegExp(
    String.raw`\b(?:how (?:much|many)|mg|milligrams?|percent|amount|any|does|do|is there|what|cuant[oa]s?)\b.*\b${id}\b`,
  ),
  direct: new RegExp(
    String.raw`\b(?:how (?:much|many)|mg|milligrams?|percent(?:age)?|amount|any|have|has|contains?|with|there|cuant[oa]s?)(?: (?:of|thc|cbd|and|&|any|mg|milligrams?|actual|total))* ${id}\b(?! (?!(?:is|does|has|this)\b)\p{L}+(?:s|y|ie)\b)`,
    'u',
  ),
  ofAmount: new RegExp(
    String.raw`\b(?:how (?:much|many)|mg|milligrams?|percent(?:age)?|amount|cuant[oa]s?)(?: (?!(?:is|are|any|there)\b)[\p{L}\d&:]+){0,6} ${id}\b|\b${id}\b(?: \p{L}+)? (?:amount|content|mg|milligrams?|percentage)\b|\bhow (?:much|many)(?: \p{L}+){0,3} (?:is|are)(?: \p{L}+){0,4} ${id}\b`,
    'u',
  ),
  told: [new RegExp(String.raw`\b${id}\b`, 'i')],
  amount: [
    new RegExp(
      String.raw`\d ?mg (?:of )?${id}\b.{0,40}\b(?:each|per (?!pack|bag|container)\p{L}+)|\b(?:each|per (?!pack|bag|container)\p{L}+)\b.{0,40}\d ?mg (?:of )?${id}\b`,
      'iu',
    ),
    new RegExp(String.raw`\d ?(?:mg|%) ?(?:of )?${id}\b|\b${id}\W{0,3}\d+(?:\.\d+)? ?(?:mg|%)`, 'i'),
  ],
  held: ({ product }: Item) =>
    id === 'cbd' && (product.cbdMgTotal !== null || (product.cbdPercent !== null && product.category !== 'edible')),
  ...(id === 'cbd' ? {} : { unsaid: unsaidOf(id.toUpperCase()) }),
}))

const MINOR = new RegExp(String.raw`\b(?:${MINOR_CANNABINOIDS.map(({ id }) => id).join('|')})\b`)

/** What a message asks of a product that a description may tell; the first that its words name. */
export function detailAsked(plain: string, items: readonly Item[]): Detail | null {
  const [item] = items
  const detail =
    toldAmong(plain, items) ??
    namedDetail(plain, item) ??
    traitAsked(plain) ??
    deedAsked(plain) ??
    partAsked(plain) ??
    wordTold(plain, items)
  const isNamed = detail?.words !== undefined && detail.words.every((word) => item?.nameWords.has(word))
  return isNamed && !items.some((one) => saysBeside(one, detail)) ? null : detail
}

/** What is in the name of a thing may stand in its description too: "contains milk and peanuts". */
function saysBeside(item: Item, { told }: Detail): boolean {
  const quote = quoteOf(item, told)
  return quote !== null && quote !== item.product.name
}

/** One name may stand for several rows, of which but one says it. */
export const MOST_READ = 12

/** Of what is asked of things in general too ("how should i store it"), what one of these rows tells of itself. */
export function toldAmong(plain: string, items: readonly Item[]): Detail | null {
  if (items.length === 0) return null
  const read = items.slice(0, MOST_READ)
  return (
    OWN_TELLING.find(({ asked, told }) => asked.test(plain) && read.some((item) => quoteOf(item, told) !== null)) ??
    null
  )
}

/** True where what is asked is told of one of these rows by its description. */
export function isToldAmong(plain: string, items: readonly Item[]): boolean {
  const read = items.slice(0, MOST_READ)
  return ALL_DETAILS.some(({ asked, told }) => asked.test(plain) && read.some((item) => quoteOf(item, told) !== null))
}

const ALL_DETAILS = [...DETAILS_OF_USE, ...DETAILS]
const OWN_TELLING = ALL_DETAILS.filter(({ onlyTold }) => onlyTold === true)
const OTHER_DETAILS = ALL_DETAILS.filter(({ onlyTold }) => onlyTold !== true)

function namedDetail(plain: string, item: Item | undefined): Detail | null {
  if (MINOR.test(plain)) {
    const minor = MINOR_CANNABINOIDS.find(({ id, asked, direct }) =>
      (item?.nameWords.has(id) === true ? direct : asked).test(plain),
    )
    if (minor !== undefined) return minor.ofAmount.test(plain) ? { ...minor, told: minor.amount } : minor
  }
  return OTHER_DETAILS.find(({ asked }) => asked.test(plain)) ?? null
}

/** "Is it solventless", "are the pants cotton": a trait that is said in the same word. */
function traitAsked(plain: string): Detail | null {
  const trait = TRAIT_ASKED.exec(plain)?.[1]
  if (trait === undefined) return null
  const detail = saidAs([trait], ['whether it is ' + trait, `si es ${trait}`])
  return MATERIAL.test(trait) ? { ...detail, told: [...detail.told, MATERIAL] } : detail
}

/** What else it is made of answers whether it is of something. */
const MATERIAL = new RegExp(String.raw`\b(?:${MATERIALS})\b`, 'i')

const TRAIT_ASKED = new RegExp(
  String.raw`^(?:(?:so|and|but|ok|hey|hi) )*(?:is|are|es|son)\b.{2,60}\b(organic|natural|refillable|reusable|solventless|indoor|outdoor|sun ?grown|greenhouse|hydroponic|hand ?trimmed|scored|resealable|waterproof|washable|smell ?proof|full spectrum|broad spectrum|fast acting|lab tested|handmade|single (?:strain|source|origin)|alcohol free|unisex|unscented|unflavou?red|scented|adjustable|magnetic|${MATERIALS})(?: (?:made|or not|at all))?$`,
)

/** "Does the stash box float", "will it fold": what a thing does, in the verb that is asked with. */
function deedAsked(plain: string): Detail | null {
  const deed = DEED_ASKED.exec(plain)?.[1]
  return deed === undefined ? null : saidAs([deed], [`whether it can ${deed}`, 'si puede hacer eso'])
}

const DEED_ASKED =
  /^(?:(?:so|and|but|ok|hey|hi) )*(?:do|does|will|can)\b(?! (?:you|u|yall|we|i|they)\b).{2,60} (float|sink|lock|latch|fold|collapse|stack|spin|bend|stretch|shrink|glow|seal|detach|rotate|vibrate|recharge)(?: (?:in water|on water|shut|up|flat|apart|easily|well|in the dark|at all|or not))*$/

/** "Does the briq come with a case", "is there coconut in the pear ones": a part, by the word it is asked for with. */
function partAsked(plain: string): Detail | null {
  const part = (HAS_PART.exec(plain) ?? PART_IN.exec(plain))?.[1]?.replace(
    / (?:in (?:it|them|there)|included|too|though)$/,
    '',
  )
  if (part === undefined || NO_PART.test(part)) return null
  const words = part
    .split(' ')
    .filter((word) => word.length > 2 && !/^(?:any|some|the|real|actual|extra|and|added)$/.test(word))
  if (words.length === 0 || words.length > MOST_WORDS) return null
  return saidAs(words, [`whether it has ${part}`, `si tiene ${part}`])
}

/** Whether it is asked if something is in a thing. */
export function asksOfPart(plain: string): boolean {
  return partAsked(plain) !== null
}

const MOST_WORDS = 2
const HAS_PART =
  /(?:^|, )(?:(?:so|and|but|ok|hey|hi|um) )*(?:(?:do|does|did|will|has|tienen?|trae)\b(?! (?:you|u|yall|we|i|they)\b).{2,60}?|(?<=, )(?:do|does|will) (?:they|it)(?: ,)? )\b(?:have|has|contain|include|come with|got|use)s? ((?:an? |any |some |the )?[\p{L} -]{3,28})$/u
const PART_IN =
  /^(?:(?:so|and|but|ok|hey|hi|um) )*(?:is|are) there ((?:an? |any |some )?[\p{L} -]{3,24}) in (?:the|your|that|those|it|them)\b/u
/** What columns tell, and what is no part of a thing. */
const NO_PART =
  /\b(?:prices?|sales?|deals?|discounts?|coupons?|stock|left|thc|cbd|mg|strong|potent|good|nice|better|best|reviews?|ratings?|indica|sativa|hybrid|sizes?|flavou?rs?|tastes?|effects?|terps?|terpenes?|ones?|more|others?|kinds?|types?|brands?|strains?|high|buzz|weed|options?|gumm\p{L}*|carts?|pens?|flower|edibles?|pre ?rolls?|joints?|packs?|it|that|this)\b/u

/** Said on a menu by one of the words that it is asked for with. */
function saidAs(words: readonly string[], unsaid: readonly [string, string]): Detail {
  const stems = words.map(wordStem)
  return { asked: ANYTHING, words: stems, told: [{ exec: (line) => findStem(line.toLowerCase(), stems) }], unsaid }
}

const ANYTHING = /^/

/** "Is the pouch lockable", "is that one grown nearby": whether a thing is so, in a word that its description has and its name has not. */
function wordTold(plain: string, items: readonly Item[]): Detail | null {
  if (!YES_OR_NO.test(plain)) return null
  const read = items.slice(0, MOST_READ)
  const words = plain
    .split(' ')
    .filter((word) => WHOLE_WORD.test(word) && !isIdle(word) && !NO_PART.test(word) && !isNamed(word, read))
  for (const word of words.slice(-MOST_WORDS).reverse()) {
    const detail = saidAs([word], ['', ''])
    if (read.some((item) => quoteOf(item, detail.told) !== null)) return detail
  }
  return null
}

const YES_OR_NO =
  /^(?:(?:so|and|but|ok|hey|hi|um) )*(?:is|are|was|were|does|do|will|can|has)\b(?! (?:you|u|yall|we|i|they|there|anyone|anybody|my)\b)/
const WHOLE_WORD = /^\p{L}{4,}$/u

function isNamed(word: string, items: readonly Item[]): boolean {
  return items.some(({ nameWords }) => nameWords.has(wordStem(word)))
}

function findStem(line: string, stems: readonly string[]): { index: number; 0: string } | null {
  for (const stem of stems) {
    for (let at = line.indexOf(stem); at >= 0; at = line.indexOf(stem, at + stem.length))
      if (!/\p{L}/u.test(line.charAt(at - 1))) return { index: at, 0: stem }
  }
  return null
}

/** True where the strains are asked that something was bred from. */
export function asksLineage(plain: string): boolean {
  return LINEAGE.asked.test(plain)
}
