import { readGrams } from './read-grams.ts'
import { readPack } from './read-pack.ts'
import { APIECE } from './read-quantity.ts'
import { besideRefused, isTooMuch, MOST_A_PIECE } from './refused-doses.ts'
import {
  AFTER_UPPER,
  type Amount,
  type Bound,
  find,
  isBelow,
  LITTLE,
  LOWER,
  NUMBER,
  takeAmount,
  UPPER,
} from './take-amount.ts'
import type { Sentence } from './sentence.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'

/**
 * Takes every "how much" out of the sentence: money, THC percent, milligrams, grams and pack sizes, each with its bound.
 * Units decide the quantity; a bare bounded number is money, unless it is an age or a ZIP code.
 */
export function readAmounts(sentence: Sentence): Partial<Wish> {
  const percent = readPercent(sentence)
  const borne = readBorneDose(sentence)
  return {
    ...percent,
    ...borne,
    ...(isTooMuch(sentence.plain) && Object.keys(borne).length > 0 ? {} : readMilligrams(sentence)),
    ...readMoney(sentence),
    ...readPack(sentence),
    ...readGrams(sentence),
  }
}

/** "Over 3% terps": no figure of THC, and none that menus tell. */
const OF_TERPENES = /\d ?% ?(?:(?:total|of|in) )*terp/

function readPercent(sentence: Sentence): Partial<Wish> {
  const decade = readPotencyDecade(sentence)
  if (decade !== null) return decade
  const bare = readBarePotency(sentence)
  if (bare !== null) return bare
  if (OF_TERPENES.test(sentence.rest)) return {}
  if (
    /\d% ?(?:off|discount|deal|sale|special|promo|thing|one\b|de descuento)/.test(sentence.rest) ||
    !/\d ?%|\d (?:thc|percent)/.test(sentence.rest)
  )
    return {}
  const amount = takeAmount(sentence, '%(?: ?thc)?') ?? takeAmount(sentence, 'thc')
  if (amount === null) return {}
  switch (amount.bound) {
    case 'max':
      return { thcMax: amount.high, thcMin: amount.low, thcBelow: amount.below === true }
    case 'min':
      return { thcMin: amount.low }
    case 'about':
    case 'exact':
      return { thcMin: (amount.low ?? 0) - 2.5, thcMax: (amount.high ?? 0) + 2.5 }
  }
}

const TENS: Readonly<Record<string, number>> = {
  teens: 10,
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
}
const THIRDS: Readonly<Record<string, readonly [number, number]>> = {
  low: [0, 4],
  lower: [0, 4],
  mid: [3, 7],
  middle: [3, 7],
  high: [6, 10],
  higher: [6, 10],
  upper: [6, 10],
}
const BELOW = 0.1
const OR_LOWER = '(?:or|and) (?:less|lower|below|under|down)'
const OR_HIGHER = '(?:or|and) (?:more|higher|above|up|over|better|stronger)'
const POTENCY_DECADE = `(?:(?:in|at|around) )?(?:the )?(?:(${Object.keys(THIRDS).join('|')}) )?(?:([2-9]0)s|(${Object.keys(TENS).join('|')}))(?: ?%)?(?: (?:thc|percent|range))*(?: (?:(${OR_LOWER})|(${OR_HIGHER})))?(?![\\p{L}])`

/** "high twenties thc", "testing in the low 30s", "thc in the teens or lower". */
function readPotencyDecade(sentence: Sentence): Partial<Wish> | null {
  if (!/\bthc\b|\bpotency\b|%|\bpercent|\btest(?:s|ed|ing)?\b/.test(sentence.plain)) return null
  const found = find(sentence, POTENCY_DECADE)
  if (found === null) return null
  const tens = found[2] === undefined ? (TENS[found[3] ?? ''] ?? 0) : Number(found[2])
  const [from, to] = THIRDS[found[1] ?? ''] ?? [0, 10]
  return {
    ...(found[4] === undefined ? { thcMin: tens + from } : {}),
    ...(found[5] === undefined ? { thcMax: tens + to - BELOW } : {}),
  }
}

const NO_OTHER_UNIT = '(?![\\p{L}\\p{N}]| ?(?:mg|g|oz|dollars|pack))'
const POTENCY_SAID =
  '(?:thc|potency|tests?|tested|testing)(?: (?:thc|content|level|percentage|percent|number|is|of|at|in|out|should|to|be|has|that|thats))* '
const POTENCY_FLOOR = `${POTENCY_SAID}${LOWER}${LITTLE} ${NUMBER}${NO_OTHER_UNIT}`
const POTENCY_TESTED = `${POTENCY_SAID}${NUMBER} ?(?:${OR_HIGHER}|plus|\\+)${NO_OTHER_UNIT}`
const POTENCY_AND_UP = `${NUMBER} (?:and up|or (?:more|higher|above)|plus|and (?:above|higher))${NO_OTHER_UNIT}`
const POTENCY_CEILING = `${POTENCY_SAID}${UPPER}${LITTLE} ${NUMBER}${NO_OTHER_UNIT}`
const POTENCY_TESTED_LESS = `${POTENCY_SAID}${NUMBER} (?:${OR_LOWER}|${AFTER_UPPER})${NO_OTHER_UNIT}`
/** "No thc over 20": so much is the most. */
const NONE_OF = /\b(?:no|nothing|not|without|sin)(?: (?:any|with|the))* $/
const POTENCY_AND_LESS = `${NUMBER} (?:and (?:under|below|lower)|or (?:less|lower|below))(?: thc)${NO_OTHER_UNIT}`

/** "A gift without thc under 20": the figure is money. */
const NO_THC = /\b(?:without|no|zero|free of|sin)(?: any)? thc\b|\bthc ?free\b/
/** "High thc under 30": what is to be strong is not to be weaker than that, so the figure is money. */
const HIGH_THC =
  /\b(?:high(?:er|est)?|strong(?:est)?|lots? of|plenty of|loads of|heavy|rich|most|max)(?: (?:in|on))? thc\b/

/** "high thc, 30 and up", "thc over 25", "tests 30 or higher": beside the word THC or a test a bare bounded number is a percentage. */
function readBarePotency(sentence: Sentence): Partial<Wish> | null {
  if (
    !/\d/.test(sentence.rest) ||
    !/\bthc\b|\bpotency\b|\btest(?:s|ed|ing)?\b/.test(sentence.plain) ||
    /\d ?%|\d mg/.test(sentence.rest)
  )
    return null
  const ofThc = /\bthc\b|\bpotency\b/.test(sentence.plain)
  const floor =
    find(sentence, POTENCY_FLOOR) ?? find(sentence, POTENCY_TESTED) ?? (ofThc ? find(sentence, POTENCY_AND_UP) : null)
  if (floor !== null)
    return NONE_OF.test(sentence.plain.slice(0, floor.index))
      ? { thcMax: Number(floor[1]) }
      : { thcMin: Number(floor[1]) }
  if (NO_THC.test(sentence.plain) || HIGH_THC.test(sentence.plain)) return null
  const ceiling =
    find(sentence, POTENCY_CEILING) ?? find(sentence, POTENCY_TESTED_LESS) ?? find(sentence, POTENCY_AND_LESS)
  return ceiling === null ? null : { thcMax: Number(ceiling[1]) }
}

const EACH =
  '(?: ?(?:of )?(?:thc|cbd))?(?: ?(?:each|apiece|a piece|per (?:piece|gummy|serving|dose|unit|edible)|ea|a gummy|a pop|por (?:pieza|gomita)|cada un[oa]|cada gomita|pieces?|doses?|by itself|on its own|in (?:one|each|every|a single)(?: (?:one|piece|gummy|gummie|chew))?))'

const MG_EACH = `mg${EACH}`

/** "a 100 mg gummy": said of one piece. */
const ONE_PIECE =
  'mg(?: thc)?(?: \\p{L}+)?(?= (?:gummy|gummie|chew|caramel|lozenge|mint|piece|cookie|brownie)(?! (?:packs?|bags?|tins?|jars?|box(?:es)?|pouch(?:es)?))(?: |$))'

/** "One gummy with 50 mg", "each one is 50 mg", "50 mg gummies each piece": the piece is counted before its dose or behind its name. */
const OF_ONE_PIECE =
  /\b(?:(?:one|a single|single|each|every|per) (?:(?:gummy|gummie|chew|caramel|lozenge|mint|piece|cookie|brownie|edible)|(?:each|every) one|one)|each|every one)(?: (?:thats|that|is|has|with|of|at|having|are|being|about|around|like|over|under|a|full|least|to be|should be|can be))* \d+(?:\.\d+)? mg|\d mg (?:\p{L}+ ){1,2}(?:each(?: (?:piece|one|gummy))?|apiece|a piece|per piece)\b(?! (?:day|night|time|week))/u

/** "Over 80 mg cbd": a bound of what else is in it, where no piece is spoken of. */
const OF_CBD =
  /(?:over|above|more than|at least|under|below|less than|up to|no more than|no less than|minimum(?: of)?|between \d+(?: mg)? and) \d+(?:\.\d+)? ?mg (?:of )?cbd\b(?! (?:each|apiece|a piece|per)\b)|\d mg (?:of )?cbd (?:or (?:more|less|higher)|and up|plus|minimum)\b/

function readMilligrams(sentence: Sentence): Partial<Wish> {
  if (!/\d mg/.test(sentence.rest)) return {}
  const ofCbd = OF_CBD.test(sentence.rest) ? takeAmount(sentence, 'mg (?:of )?cbd') : null
  if (ofCbd !== null) return { cbdMgMin: ofCbd.low, cbdMgMax: ofCbd.high }
  const each = takeAmount(sentence, MG_EACH) ?? takeAmount(sentence, ONE_PIECE)
  const amount = each ?? takeAmount(sentence, 'mg(?: (?:of )?thc)?')
  if (amount === null) return {}
  const value = amount.high ?? amount.low ?? 0
  if (value === 0) return {}
  const refused = besideRefused(value, sentence)
  if (refused !== null) return refused
  const perPiece =
    each !== null || (value < MOST_A_PIECE && !OF_ALL.test(sentence.plain)) || OF_ONE_PIECE.test(sentence.plain)
  if (amount.bound === 'min') return perPiece ? { mgPieceMin: amount.low } : { mgTotalMin: amount.low }
  if (amount.bound === 'max')
    return perPiece
      ? { mgPieceMax: amount.high, mgPieceMin: amount.low }
      : { mgTotalMax: amount.high, mgTotalMin: amount.low }
  return perPiece ? { mgPieceMax: value, mgPieceMin: value } : { mgTotalMax: value, mgTotalMin: value }
}

/** "10 mg in the whole package": said of all that is in it. */
const OF_ALL =
  /\d mg(?: (?:of )?thc)?(?: or less)?(?: (?:in|for|per|to))? (?:(?:the|a|one) )?(?:(?:whole|entire|full) (?:pack(?:age)?|bag|thing|box|tin|container|bar)|total|all together|altogether|in all)\b/

const BUDGET =
  '(?:(?:my |our |the |a |mi )?(?:budgets?|presupuesto|spend(?:ing)?(?: limit)?|limit|price range|price point)(?: is| of| es de| es| de|s| at| about| around| around like|:)*|(?:(?:i|we)(?: only| just)?(?: have| got| ve got| brought)|ive(?: only| just)?(?: got)?|weve(?: only| just)?(?: got)?)(?: about| like| only| around| just)?(?: an?)?|(?:can |wanna |want to |looking to |to )?(?:spend|drop|shell out|fork over|part with)(?: about| around| up to| like| only| maybe)?|keep it (?:to|at|around)|(?:id|i would|ill|i will|i can|we can|(?:happy|willing|trying|looking|down|ready) to) pay(?: about| around| up to| like| maybe)?|tengo|solo tengo|gastar)'

/** "We have like 30 between us": more than that cannot be spent, however roughly it is counted. */
const ALL_THERE_IS =
  /\b(?:i|we|ive|weve)(?: only| just| really| still)* (?:have|got|ve got|brought)(?: only| just)? (?:like|about|around|maybe|roughly|close to|near) \$?\d|\b(?:on me|between us|to my name|in my (?:pocket|wallet)|left to spend)\b/

const CURRENCY = /dollars|€|eur/
/** The thread of a cart, and no sum. */
const NO_THREAD =
  '(?!510s?(?:$|,| (?:thread|cart|pen|batter|vape|tank|oil|pod|compatible|thing|one|device|stick|and|but|or)))'
const BUDGET_NAMED = `${BUDGET} ${NO_THREAD}\\$?${NUMBER}(?! ?- ?\\$?\\d| to \\$?\\d)(?! ?(?:g|mg|oz|%|pack|people|years?|kids|of|anos|(?:more )?min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|seconds?|blocks|miles)\\b)`
const NO_UNIT =
  '(?! ?(?:g|mg|oz|%|pack|thc|am|pm|years?|yrs?|anos?|people|hours?|hrs?|min(?:ute)?s?|miles?|days?|weeks?|of (?:them|those)|gumm|joints?|prerolls?|eighths?|grams?|ounces?|and over))(?!\\d)'
const TO_SPEND = `\\$?${NUMBER}(?: dollars)? (?:to (?:spend|blow|burn|work with|play with|drop)|budget|budgeted|on me|in my pocket|left|max budget|limit|is (?:(?:about |pretty much )?all|the most|as (?:much|high|far) as|about as much as)(?: that)? (?:i|we|ive|weve|id|ill))(?![\\p{L}])`
const BARE_MONEY: readonly (readonly [string, Bound])[] = [
  [`(?<!diff(?:erence)? )(?:between|from|entre) ${NUMBER} (?:and|to|y|a) ${NUMBER}${NO_UNIT}`, 'max'],
  [`${UPPER}${LITTLE} ${NUMBER}${NO_UNIT}`, 'max'],
  [`${NUMBER}(?: (?:${APIECE}|flat|even|total|all in|out the door|otd))? ${AFTER_UPPER}(?![\\p{L}\\p{N}])`, 'max'],
  [`for (?:like |about |around |just |only |a (?=100\\b))*(?!510\\b|[1-4](?![\\d.]))${NUMBER}${NO_UNIT}(?= |$)`, 'max'],
  [
    `(?<!\\bhow )(?:can|could|will|would|id|ill|willing to|able to|wanna|want to|gonna|trying to|happy to|down to)(?: (?:only|just|maybe|probably|really))* (?:do|swing|manage|go|afford|spare|part with|stretch(?: it)?)(?: (?:to|up to|as high as|about|around|like|maybe|only))* (\\d{2,3})${NO_UNIT}(?= |$)`,
    'max',
  ],
  [
    `(?<!\\b(?:im|is|age|aged|am|hes|shes|theyre|turning|turned|(?:of us|were|we are)(?: all| both| mostly)?) )${NUMBER} ish${NO_UNIT}(?= |$)`,
    'about',
  ],
  [`(?:around|about|roughly|more like|closer to|thinking(?: more)?(?: like)?) ${NUMBER}${NO_UNIT}(?= |$)`, 'about'],
]

/** "Cant handle more than 5", "i only do 2.5" of what is eaten: milligrams. */
const BORNE =
  /\b(?:(?:cant|cannot|can only|can just|only|never|dont|wont|shouldnt|couldnt)(?: (?:really|even|ever|usually|just|to|like|want))* (?:handle|take|tolerate|do|go|eat|have)|tolerance|sensitive)\b/
const EATEN =
  /\b(?:edibles?|gumm(?:y|ies)|chews?|chocolates?|mints?|cookies?|brownies?|drinks?|seltzers?|tablets?|comestibles?|gomitas?)\b/
/** More may be a price. */
const SMALL = '(10|\\d(?:\\.\\d+)?)'
const BORNE_UPPER = `${UPPER}${LITTLE} ${SMALL}(?! ?(?:g|oz|%|dollars|pack|people|years?)(?![\\p{L}]))(?!\\d)`
/** "5 or lower per piece", where milligrams are spoken of. */
const PIECE = '(?:each|a piece|apiece|per (?:piece|gummy|serving|dose|edible|one)|a gummy)(?![\\p{L}])'
const PIECE_UPPER = `${NUMBER} ${AFTER_UPPER} ${PIECE}|${UPPER}${LITTLE} ${NUMBER} ${PIECE}`
const BORNE_ONLY = `(?:can |could )?(?:only|just) (?:handle|take|tolerate|do|eat) (?:like |about |around )?${SMALL}(?! ?(?:g|oz|%|dollars|pack|people|years?|gumm)(?![\\p{L}]))(?!\\d)`

function readBorneDose(sentence: Sentence): Partial<Wish> {
  if (!/\d/.test(sentence.rest) || !EATEN.test(sentence.plain)) return {}
  const apiece = /\d mg/.test(sentence.plain) ? find(sentence, PIECE_UPPER) : null
  if (apiece !== null) return { mgPieceMax: Number(apiece[1] ?? apiece[2]) }
  if (!BORNE.test(sentence.plain)) return {}
  for (const source of [BORNE_UPPER, BORNE_ONLY]) {
    const most = Number(find(sentence, `${source}(?! mg)`)?.[1] ?? 0)
    if (most > 0) return { mgPieceMax: most }
  }
  return {}
}

const BILLS: Readonly<Record<string, number>> = { fiver: 5, tenner: 10 }
const BILL = `(?:${UPPER} )?(?:for )?(?:just |only |like )?(?:an? |my )?(${Object.keys(BILLS).join('|')})(?: ${AFTER_UPPER})?(?! off\\b)`

/** "80 dollars is crazy", "not paying 80 for that": less than the figure is to be paid. */
const TOO_DEAR =
  /\d(?: dollars)?(?: for (?:\p{L}+ ){1,3}?)? ?(?:is|are|was|seems?|feels?|sounds?)(?: (?:way|just|a bit|a little|kind of|so|really|pretty|absolutely|straight up|like|honestly|still|all))* (?:too (?:much|high|steep|expensive|pricey|rich|dear)|(?:a )?(?:bit much|lot)|crazy|insane|nuts|wild|ridiculous|robbery|outrageous|bonkers|steep|expensive|pricey|absurd|high)\b|\b(?:not|never|wont|cant|dont|aint)(?: (?:going to|gonna|trying to|want to|wanna|about to|willing to|be|afford to|justify))* (?:pay|paying|spend|spending|drop|dropping|shell(?:ing)? out) (?:(?:like|over|about) )?\$?\d|\b(?:isnt|arent|aint|(?<!(?:is|why|if|than|but|or) )not)(?: (?:like|all|priced at|the))? (?:\$\d+|\d+ dollars)(?! (?:or|and|to|off))/u

function readMoney(sentence: Sentence): Partial<Wish> {
  const money = moneySaid(sentence)
  const { priceMax } = money
  return typeof priceMax === 'number' && priceMax % 100 === 0 && TOO_DEAR.test(sentence.plain)
    ? { priceMax: priceMax - 1 }
    : money
}

function moneySaid(sentence: Sentence): Partial<Wish> {
  const bill = /\b(?:tenn|fiv)er\b/.test(sentence.rest) ? find(sentence, BILL) : null
  if (bill !== null) return moneyWish({ low: null, high: BILLS[bill[1] ?? ''] ?? null, bound: 'max' })
  if (!/\d/.test(sentence.rest)) return {}
  const money =
    (CURRENCY.test(sentence.rest) ? takeAmount(sentence, '(?:dollars|€|euros|eur)', '\\$?') : null) ??
    (sentence.rest.includes('$') ? takeAmount(sentence, '', '\\$') : null)
  if (money !== null)
    return moneyWish(
      money.bound === 'about' && ALL_THERE_IS.test(sentence.plain) ? { ...money, bound: 'exact' } : money,
    )
  const budget = find(sentence, BUDGET_NAMED)
  if (budget !== null) return moneyWish({ low: null, high: Number(budget[1]), bound: 'max' })
  const spend = find(sentence, TO_SPEND)
  if (spend !== null) return moneyWish({ low: null, high: Number(spend[1]), bound: 'max' })
  for (const [source, bound] of BARE_MONEY) {
    const match = find(sentence, source)
    if (match === null) continue
    const [first, second] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])]
    return moneyWish(
      second === null
        ? { low: bound === 'about' ? first : null, high: first, bound, below: isBelow(match[0]) }
        : { low: first, high: second, bound },
    )
  }
  return {}
}

function moneyWish(amount: Amount): Partial<Wish> {
  const cents = (value: number | null): number | null => (value === null ? null : Math.round(value * 100))
  switch (amount.bound) {
    case 'max':
      return { priceMax: cents(amount.high), priceMin: cents(amount.low), priceBelow: amount.below === true }
    case 'min':
      return { priceMin: cents(amount.low) }
    case 'about':
      return { priceMax: cents(amount.high), priceAbout: true }
    case 'exact':
      return { priceMax: cents(amount.high) }
  }
}
