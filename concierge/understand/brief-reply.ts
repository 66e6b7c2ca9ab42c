import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { wearOfShown, withoutSizes } from './clothes-sizes.ts'
import { wordStem } from './fold-text.ts'
import { countAsked, countIn, RECOUNTS } from './read-quantity.ts'
import type { ReadWish } from './read-wish.ts'
import { TASTES } from './sentence.ts'
import { saysWish, type Standing } from './standing.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What stands before a figure that is put in another's place: "make that 20", "sorry i meant 20", "maybe closer to 40". */
const LEAD = wordSet(
  ', ok okay k alright yeah yes well actually hm hmm hmmm um uh oof ouch oh oops whoops sorry so and but no nah nope wait lets let us please just only maybe more like rather then instead about around roughly say do make keep it that this to at up go bump raise lower drop change for budget my i we can could id ill im would be mean meant meaning bad typo closer near within the a an what whats you u yall have got any anything something ones how probably think thinking guess prefer of stretch swing spend pay tho though set limit max price range something with still not over perhaps under below less than until around at most typo mistake misspoke mistyped typed said saying say was supposed thats its number figure again correction not lol haha lmao',
)
/** What stands behind it: "20 lol typo", "35 ish", "40 is better". */
const TAIL = wordSet(
  ', ish or so max tops maximum dollars bucks instead then though tho please is are be would better ideal perfect fine good great enough ok okay works work my the limit budget cap ceiling most lol lmao haha tbh honestly typo sorry oops meant i mean not actually rather if possible now at give take more less all we can do spend pay afford have got to range each apiece mark price that it for me us today still mistake misspoke mistyped typed my bad instead of than',
)
const FIGURE = /^\$?(\d{1,3}(?:\.\d+)?)$/
/** The figure that it is put in the place of: "15 not 50". */
const REFUSED = /\b(?:not|instead of|rather than)(?: the)?$/
const CLAUSE = / ?, ?| (?:but|and|as long as|if) (?=\p{L})/u
const LONGEST = 14

/** Figures that a price tag is likely to have. */
const PRICES = { least: 10, most: 400 } as const

/** `instead` is the figure whose place it takes. */
type Figure = { value: number; about: boolean; instead: number | null }

/** A clause of nothing but a figure and what says to take it. */
function bareFigure(clause: string): Figure | null {
  const words = clause.trim().split(' ')
  const isRefused = (index: number): boolean => REFUSED.test(words.slice(0, index).join(' '))
  const at = words.findIndex((word, index) => FIGURE.test(word) && !isRefused(index))
  if (at < 0 || words.length > LONGEST) return null
  const value = Number(FIGURE.exec(words[at] ?? '')?.[1])
  const isFiller = (lexicon: ReadonlySet<string>, index: number): boolean => {
    const word = words[index] ?? ''
    return lexicon.has(word) || (FIGURE.test(word) && isRefused(index))
  }
  const isReply = words.every((_, index) => index === at || isFiller(index < at ? LEAD : TAIL, index))
  const refused = words.find((word, index) => FIGURE.test(word) && isRefused(index))
  return isReply ? { value, about: ABOUT.test(clause), instead: refused === undefined ? null : Number(refused) } : null
}

const ABOUT = /\b(?:about|around|roughly|like|closer|near|ish|or so|give or take|range|mark)\b/
const MENU_WEIGHTS: ReadonlySet<number> = new Set([1, 2, 3.5, 7, 14, 28])
const MOST_PIECES = 30

/** Of which quantity a bare figure is: of that which stands, and of money where none does. */
function inPlaceOf({ value, about, instead }: Figure, before: Wish): Partial<Wish> {
  if (instead !== null && before.grams.includes(instead) && MENU_WEIGHTS.has(value)) return { grams: [value] }
  const isPrice = value >= PRICES.least && value <= PRICES.most
  const price: Partial<Wish> = isPrice ? { priceMax: Math.round(value * 100), priceAbout: about } : {}
  if (isPrice && (before.priceMax !== null || before.priceMin !== null)) return price
  if (before.mgPieceMin !== null || before.mgPieceMax !== null)
    return { mgPieceMax: value, mgPieceMin: before.mgPieceMin === null ? null : value }
  if (before.packCount !== null && value > 1 && value <= MOST_PIECES) return { packCount: value }
  if (before.grams.length > 0 && MENU_WEIGHTS.has(value)) return { grams: [value] }
  return price
}

const TO_WEIGHT =
  'ok|okay|and|or|so|hmm+|actually|maybe|just|only|nothing|but|show|me|see|give|do|you|have|got|any|all|it|that|what|whats|how|about|make|can|i|we|want|need|get|in|as|an?|the|those|these|your|of'
const WEIGHT_TAIL = '(?: (?:instead|then|please|pls|though|tho|too|only|alone|ones?|sizes?|bags?|jars?))*'
const OF_A_WEIGHT = new RegExp(
  `^(?:(?:${TO_WEIGHT}) )*(?:(?:in|as|an?|the|those) (28|14|7|3\\.5)s?|(28|14|7|3\\.5)s)${WEIGHT_TAIL}$`,
)

/** "whats a full zip run" after half ounces: what another size costs, and not what it is. */
const PRICED = /\b(?:runs?|go(?:es|ing)? for|set me back|prices?|priced|costs?|how much)\b/

const OF_SIZE = wordSet(
  'gram grams g full whole single half halves quarter quarters eighth eighths ounce ounces oz zip zips size sizes sized one ones now and also in bigger smaller',
)

/** "Ok now full grams" after half grams: of nothing but another size of what stands. */
function isMereSize(plain: string): boolean {
  return plain
    .split(' ')
    .every((word) => OF_SIZE.has(word) || LEAD.has(word) || TAIL.has(word) || /^(?:,|\d+(?:[./]\d+)?)$/.test(word))
}

function isOfFlower({ wish, shown }: Standing): boolean {
  return wish.forms.length > 0
    ? wish.forms.every(({ category }) => category === 'flower')
    : shown.length > 0 && shown.every(({ category }) => category === 'flower')
}

/** "in a 28" after flower: a figure that is a weight of the menu. */
function bareWeight(plain: string, standing: Standing): Partial<Wish> {
  const found = isOfFlower(standing) ? OF_A_WEIGHT.exec(plain) : null
  const weight = found?.[1] ?? found?.[2]
  return weight === undefined ? {} : { grams: [Number(weight)] }
}

const RATHER_THAN =
  /^(?:(?:ok|okay|oh|no|but|and|i|want|like|id|mean|meant|prefer|rather|the|an?|just|only|maybe|sorry) )*(\p{L}{3,})(?: ones?| kind)?(?: ,)? (?:not|no|rather than|instead of|over) (?:the )?\p{L}{3,}(?: ones?| kind)?(?: please)?$/u

const AFTER_DISTASTE = new RegExp(
  `\\b(?:too (?:${TASTES})|gross|nasty)(?: for (?:me|us))?(?: ?,)?(?: (?:so|but|then|maybe|just|id like|i want|got|any|lets do|make it))* (\\p{L}{3,})(?: ones?| kind)?(?: (?:instead|then))?$`,
  'u',
)

/** "dark not milk", "milk is too sweet, dark" after chocolate: what is said for the one that is refused is a word beside the thing, as in "dark chocolate". */
function ratherThan({ wish, plain }: ReadWish, standing: Standing): Partial<Wish> {
  const refusesOnly = wish.notTerms.length > 0 && !saysWish({ ...wish, notTerms: [], notFlavors: [] })
  const word =
    refusesOnly && standing.wish.forms.length > 0
      ? (RATHER_THAN.exec(plain) ?? AFTER_DISTASTE.exec(plain))?.[1]
      : undefined
  return word === undefined ? {} : { qualifiers: [wordStem(word)], notFlavors: [] }
}

/**
 * A reply too short to say what it is of ("make that 20", "35 ish", "in a 28"), read by what stands. Of a message that says more, a
 * clause of its own ("i can do 30, but it has to be a 5 pack").
 */
export function asReply(read: ReadWish, standing: Standing): ReadWish {
  const { wish, plain } = read
  const rather = ratherThan(read, standing)
  if (rather.qualifiers !== undefined) return { ...read, wish: { ...wish, ...rather }, answers: true }
  const wear = wearOfShown(wish, plain, standing)
  if (wear !== null) return withSaid(read, withoutSizes({ ...wish, wear }))
  if (wish.packCount === null && wish.packMin === null && A_PACK.test(plain) && isOfRolls(standing))
    return { ...read, wish: { ...wish, packMin: 2 }, answers: true }
  const anew = countedAnew(read, standing)
  if (anew !== null) return withSaid(read, anew)
  const many = soManyOf(read, standing)
  if (many !== null) return withSaid(read, { packCount: null, packMin: null, count: null, quantity: many })
  if (wish.grams.length > 0 && saysWish(standing.wish) && isMereSize(plain)) return { ...read, answers: true }
  if (wish.grams.length > 0 && isOfFlower(standing) && PRICED.test(plain)) return { ...read, answers: true }
  if (!/\d/.test(plain) || standing.topic !== null || wish.terms.length > 0 || wish.grams.length > 0) return read
  if (!saysWish(standing.wish) && standing.shown.length === 0) return read
  const answers = bareFigure(plain) !== null
  if (wish.priceMax !== null || wish.priceMin !== null) return answers ? { ...read, answers } : read
  const weight = bareWeight(plain, standing)
  if (weight.grams !== undefined) return withSaid(read, weight)
  if (OF_STRENGTH.test(plain) || (saysStrength(standing.wish) && standing.wish.priceMax === null)) return read
  const figure = plain.split(CLAUSE).flatMap((clause) => bareFigure(clause) ?? [])[0]
  const said = figure === undefined ? {} : inPlaceOf(figure, standing.wish)
  if (Object.keys(said).length === 0) return read
  return answers ? withSaid(read, said) : { ...read, wish: { ...wish, ...said } }
}

/** "Make it 3" after one thing, or so many grams of it: how many there are to be. */
function countedAnew({ wish, plain }: ReadWish, { wish: before, parts, shown, topic }: Standing): Partial<Wish> | null {
  const counts = before.quantity !== null || before.grams.some((weight) => weight > 1 && weight < MOST_BARE)
  if (!RECOUNTS.test(plain) || parts.length > 1 || shown.length < 2 || topic !== null || !counts) return null
  const many = countIn(plain)
  if (many === null || saysWish({ ...wish, packCount: null, packMin: null, quantity: null, count: null })) return null
  const counted = { packCount: null, packMin: null, count: null }
  return before.quantity === null && Number.isInteger(before.grams[0])
    ? { ...counted, quantity: null, grams: [many] }
    : { ...counted, quantity: many }
}

const MOST_BARE = 6

const A_PACK =
  /^(?:(?:ok|okay|an?|the|in|just|maybe|probably|id|like|prefer|want|hmm+|um+|def|definitely) )*packs?(?= (?:please|pls|then|i guess|i think|probably)$| ,|,|$)/

/** "A pack or singles" was asked of joints, and "pack" says it. */
function isOfRolls({ wish, shown }: Standing): boolean {
  return wish.forms.length > 0
    ? wish.forms.every(({ category }) => category === 'pre-roll')
    : shown.length > 0 && shown.every(({ category }) => category === 'pre-roll')
}

/** "So for three packs" of the one thing that was shown, and not in another pack. */
function soManyOf({ wish, plain }: ReadWish, { shown, topic, wish: before }: Standing): number | null {
  const [item, other] = shown
  const asked = countAsked(plain)
  if (asked === null || item === undefined || other !== undefined || topic !== null) return null
  if (saysWish({ ...wish, packCount: null, packMin: null, quantity: null, count: null })) return null
  const { count, ofPacks, priced } = asked
  if (ofPacks) return priced || !comesInPacks(item) ? count : null
  const isOfFigure = before.mgPieceMin !== null || before.mgPieceMax !== null || before.packCount !== null
  return count <= MOST_BARE && !isOfFigure ? count : null
}

/** Drinks and joints are sold in twos and fours; what is in a larger pack is counted by that. */
function comesInPacks({ category, kinds, packCount }: Item): boolean {
  return (category === 'pre-roll' && (packCount ?? 1) < LARGE_PACK) || kinds.has('drink')
}

const LARGE_PACK = 5

const OF_STRENGTH = /\b(?:strong|weak|mild|light|heav|poten|gentl|thc|cbd|percent|dose|mg)\p{L}*/u

/** A figure after "around 20 % thc" may be of that. */
function saysStrength({ thcMin, thcMax }: Wish): boolean {
  return thcMin !== null || thcMax !== null
}

/** Of a reply that is wholly understood no word is left that would be of something else. */
function withSaid(read: ReadWish, said: Partial<Wish>): ReadWish {
  return { ...read, wish: { ...read.wish, ...said, qualifiers: [] }, unknown: [], answers: true }
}
