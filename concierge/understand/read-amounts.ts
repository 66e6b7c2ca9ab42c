import { blank, isNegated, type Sentence } from './sentence.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'

const UPPER =
  '(?:(?:arent|isnt|not|dont|doesnt|wont|cant|never|no)(?: \\p{L}+){0,4}? (?:over|above|more than|past|beyond|higher than|exceed(?:ing)?)|under|below|less than|without (?:breaking|going over|exceeding|passing|spending (?:more than|over))|no (?:stronger|bigger|larger|heavier|pricier|dearer|greater) than|nothing (?:stronger|bigger|heavier|pricier|dearer|more) than|beneath|or under|capped at|cap of|ceiling of|tops out at|cheaper than|not more than|no more than|not over|never more than|never over|at most|max(?:imum)?(?: of)?|up to|within|beneath|lower than|no higher than|not above|nothing over|nothing above|menos de|maximo|hasta|no mas de|por debajo de|bajo|unter|moins de|menos que)'
const LOWER =
  '(?:over|above|more than|at least|minimum(?: of)?|min|no less than|not under|north of|upwards of|mas de|minimo|por lo menos|al menos|starting at|higher than|stronger than)'
const AFTER_UPPER =
  '(?:or less|or fewer|at the most|at most|is my (?:limit|max|budget|ceiling)|is the (?:limit|max|most i)|ceiling|cap|or under|or below|or cheaper|and under|and below|max(?:imum)?|tops|at most|or so max|limit|o menos|maximo|como maximo|tope)'
const AFTER_LOWER = '(?:or more|or higher|or above|or stronger|and up|and above|plus|\\+|minimum|o mas)'
const ABOUT =
  '(?:around|about|roughly|approx(?:imately)?|like|near|close to|more or less|ish|or so|unos|alrededor de|como|aproximadamente|circa|somewhere around)'
const LITTLE =
  '(?: (?:the|a|an|like|is|of|about|around|maybe|say|only|just|exactly|roughly|to|than|like a|como|unos|las|los))*'
const NUMBER = '(\\d+(?:\\.\\d+)?)'

type Bound = 'max' | 'min' | 'about' | 'exact'
type Amount = { low: number | null; high: number | null; bound: Bound }

/**
 * Takes every "how much" out of the sentence: money, THC percent, milligrams, grams and pack sizes, each with its bound.
 * Units decide the quantity; a bare bounded number is money, unless it is an age or a ZIP code.
 */
export function readAmounts(sentence: Sentence): Partial<Wish> {
  return {
    ...readPercent(sentence),
    ...readMilligrams(sentence),
    ...readMoney(sentence),
    ...readPack(sentence),
    ...readGrams(sentence),
  }
}

function takeAmount(sentence: Sentence, unit: string, before = ''): Amount | null {
  const range = find(
    sentence,
    `(?:between |from |entre )?(?:the |an? |los |las )?${before}${NUMBER}${unit ? `(?: ?${unit})?` : ''}(?: (?:ones?|stuff|kind))?(?: ?- ?| to | and | y | a )(?:the |an? |los |las )?${before}${NUMBER} ?${unit}`,
  )
  if (range !== null && Number(range[1]) < Number(range[2]))
    return { low: Number(range[1]), high: Number(range[2]), bound: 'max' }
  const either = !EITHER.test(sentence.rest)
    ? null
    : find(
        sentence,
        `(?:${ABOUT} )?${before}${NUMBER}${unit ? `(?: ?${unit})?` : ''} (?:or|o) ${before}${NUMBER} ?${unit}`,
      )
  if (either !== null) return eitherOf(Number(either[1]), Number(either[2]), before !== '')
  const cases: readonly (readonly [string, Bound])[] = [
    [`${UPPER}${LITTLE} ${before}${NUMBER} ?${unit}`, 'max'],
    [`${LOWER}${LITTLE} ${before}${NUMBER} ?${unit}`, 'min'],
    [`${before}${NUMBER} ?${unit} ${AFTER_UPPER}(?![\\p{L}\\p{N}])`, 'max'],
    [`${before}${NUMBER} ?${unit} ?${AFTER_LOWER}(?![\\p{L}\\p{N}])`, 'min'],
    [`${ABOUT}${LITTLE} ${before}${NUMBER} ?${unit}(?: ${ABOUT}(?![\\p{L}\\p{N}]))?`, 'about'],
    [`${before}${NUMBER} ?${unit} ${ABOUT}(?![\\p{L}\\p{N}])`, 'about'],
    [`${before}${NUMBER} ?${unit}`, 'exact'],
  ]
  for (const [source, bound] of cases) {
    const match = find(sentence, source)
    if (match === null) continue
    const value = Number(match[1])
    if (bound === 'max') return { low: null, high: value, bound }
    if (bound === 'min') return { low: value, high: null, bound }
    return { low: value, high: value, bound }
  }
  return null
}

const EITHER = /\d[^ ]*(?: \p{L}+)? (?:or|o) \$?\d/u

/** "2 or 3 mg" takes what lies between the two; of two prices the higher is the limit. */
function eitherOf(one: number, other: number, isMoney: boolean): Amount {
  const high = Math.max(one, other)
  return { low: isMoney ? null : Math.min(one, other), high, bound: 'max' }
}

const patternCache = new Map<string, RegExp>()

function find(sentence: Sentence, source: string): RegExpExecArray | null {
  let pattern = patternCache.get(source)
  if (pattern === undefined) {
    pattern = new RegExp(`(?<![\\p{L}\\p{N}$.:/])${source}(?![\\p{N}])(?!\\.\\d)`, 'u')
    patternCache.set(source, pattern)
  }
  const match = pattern.exec(sentence.rest)
  if (match !== null) blank(sentence, match.index, match.index + match[0].length)
  return match
}

function readPercent(sentence: Sentence): Partial<Wish> {
  const bare = readBarePotency(sentence)
  if (bare !== null) return bare
  if (
    /\d% ?(?:off|discount|deal|sale|special|promo|thing|one\b|de descuento)/.test(sentence.rest) ||
    !/\d ?%|\d (?:thc|percent)/.test(sentence.rest)
  )
    return {}
  const amount = takeAmount(sentence, '%(?: ?thc)?') ?? takeAmount(sentence, 'thc')
  if (amount === null) return {}
  switch (amount.bound) {
    case 'max':
      return { thcMax: amount.high, thcMin: amount.low }
    case 'min':
      return { thcMin: amount.low }
    case 'about':
    case 'exact':
      return { thcMin: (amount.low ?? 0) - 2.5, thcMax: (amount.high ?? 0) + 2.5 }
  }
}

/** "high thc, 30 and up", "thc over 25": beside the word THC a bare bounded number is a percentage. */
function readBarePotency(sentence: Sentence): Partial<Wish> | null {
  if (!/\bthc\b|\bpotency\b/.test(sentence.plain) || /\d ?%|\d mg|\$\d/.test(sentence.rest)) return null
  const end = '(?![\\p{L}\\p{N}]| ?(?:mg|g|oz|dollars|pack))'
  const floor =
    find(sentence, `(?:thc |potency )(?:is |of |at )?${LOWER} ${NUMBER}${end}`) ??
    find(sentence, `${NUMBER} (?:and up|or (?:more|higher|above)|plus|and (?:above|higher))${end}`)
  if (floor !== null) return { thcMin: Number(floor[1]) }
  const ceiling =
    find(sentence, `(?:thc |potency )(?:is |of |at )?${UPPER} ${NUMBER}${end}`) ??
    find(sentence, `${NUMBER} (?:and (?:under|below|lower)|or (?:less|lower|below))(?: thc)${end}`)
  return ceiling === null ? null : { thcMax: Number(ceiling[1]) }
}

const EACH =
  '(?: ?(?:of )?(?:thc|cbd))?(?: ?(?:each|apiece|a piece|per (?:piece|gummy|serving|dose|unit|edible)|ea|a gummy|a pop|por (?:pieza|gomita)|cada un[oa]|cada gomita|pieces?|doses?))'

/** "a 100 mg gummy": said of one piece. */
const ONE_PIECE =
  'mg(?: thc)?(?: \\p{L}+)?(?= (?:gummy|gummie|chew|caramel|lozenge|mint|piece|cookie|brownie)(?! (?:packs?|bags?|tins?|jars?|box(?:es)?|pouch(?:es)?))(?: |$))'

function readMilligrams(sentence: Sentence): Partial<Wish> {
  if (!/\d mg/.test(sentence.rest)) return {}
  const each = takeAmount(sentence, `mg${EACH}`) ?? takeAmount(sentence, ONE_PIECE)
  const amount = each ?? takeAmount(sentence, 'mg(?: (?:of )?thc)?')
  if (amount === null) return {}
  const value = amount.high ?? amount.low ?? 0
  const perPiece = each !== null || value < 40
  if (amount.bound === 'min') return perPiece ? { mgPieceMin: amount.low } : { mgTotalMin: amount.low }
  if (amount.bound === 'max')
    return perPiece
      ? { mgPieceMax: amount.high, mgPieceMin: amount.low }
      : { mgTotalMax: amount.high, mgTotalMin: amount.low }
  return perPiece ? { mgPieceMax: value, mgPieceMin: value } : { mgTotalMax: value, mgTotalMin: value }
}

const BUDGET =
  '(?:(?:my |our |the |a |mi )?(?:budgets?|presupuesto|spend(?:ing)?(?: limit)?|limit|price range|price point)(?: is| of| es de| es| de|s| at| about| around| around like|:)*|(?:i|we)(?: only| just)?(?: have| got| ve got| brought)(?: about| like| only| around| just)?(?: an?)?|(?:can |wanna |want to |looking to |to )?spend(?: about| around| up to| like| only| maybe)?|keep it (?:to|at|around)|tengo|solo tengo|gastar)'

function readMoney(sentence: Sentence): Partial<Wish> {
  if (!/\d/.test(sentence.rest)) return {}
  const money = takeAmount(sentence, '(?:dollars|€|euros|eur)', '\\$?') ?? takeAmount(sentence, '', '\\$')
  if (money !== null) return moneyWish(money)
  const budget = find(sentence, `${BUDGET} \\$?${NUMBER}(?! ?(?:g|mg|oz|%|pack|people|years?|kids|of)\\b)`)
  if (budget !== null) return moneyWish({ low: null, high: Number(budget[1]), bound: 'max' })
  const spend = find(
    sentence,
    `\\$?${NUMBER}(?: dollars)? (?:to (?:spend|blow|burn|work with|play with|drop)|budget|budgeted|on me|in my pocket|left|max budget|limit)(?![\\p{L}])`,
  )
  if (spend !== null) return moneyWish({ low: null, high: Number(spend[1]), bound: 'max' })
  const unit =
    '(?! ?(?:g|mg|oz|%|pack|thc|am|pm|years?|yrs?|people|hours?|minutes?|miles?|days?|weeks?|of (?:them|those)|gumm|joints?|prerolls?|eighths?|grams?|ounces?|and over))(?!\\d)'
  for (const [source, bound] of [
    [`(?<!diff(?:erence)? )(?:between|from|entre) ${NUMBER} (?:and|to|y|a) ${NUMBER}${unit}`, 'max'],
    [`${UPPER}${LITTLE} ${NUMBER}${unit}`, 'max'],
    [`${NUMBER} ${AFTER_UPPER}(?![\\p{L}\\p{N}])`, 'max'],
    [`for (?:like |about |around )?(?!510\\b|[1-4](?![\\d.]))${NUMBER}${unit}(?= |$)`, 'max'],
    [`(?:around|about|roughly|more like|closer to|thinking(?: more)?(?: like)?) ${NUMBER}${unit}(?= |$)`, 'about'],
  ] satisfies readonly (readonly [string, Bound])[]) {
    const match = find(sentence, source)
    if (match === null) continue
    const [first, second] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])]
    return moneyWish(
      second === null
        ? { low: bound === 'about' ? first : null, high: first, bound }
        : { low: first, high: second, bound },
    )
  }
  return {}
}

function moneyWish(amount: Amount): Partial<Wish> {
  const cents = (value: number | null): number | null => (value === null ? null : Math.round(value * 100))
  switch (amount.bound) {
    case 'max':
      return { priceMax: cents(amount.high), priceMin: cents(amount.low) }
    case 'min':
      return { priceMin: cents(amount.low) }
    case 'about':
      return { priceMax: cents(amount.high), priceAbout: true }
    case 'exact':
      return { priceMax: cents(amount.high) }
  }
}

function readPack(sentence: Sentence): Partial<Wish> {
  const orMore = `${NUMBER} pack (?:or (?:more|bigger|larger|up)|and up)`
  const least = find(sentence, `(?:at least|bigger than|more than|over) (?:an? )?${NUMBER} pack|${orMore}`)
  if (least !== null) return { packMin: Number(least[1] ?? least[2]) }
  const pack =
    find(sentence, '([5-9]|[1-9]\\d) packs of (?=preroll|joints|minis|js\\b|jays)') ??
    find(sentence, `(?:pack of |a )?${NUMBER} (?!packs of)pack(?:s|er)?`) ??
    find(sentence, `packs? (?:of|de) ${NUMBER}`)
  if (pack !== null) return { packCount: Number(pack[1]) }
  const pieces = find(sentence, '(\\d+) (?:joints|prerolls?|gummies|pieces)(?= |$)')
  if (pieces !== null && Number(pieces[1]) >= 2) {
    sentence.rest =
      sentence.rest.slice(0, pieces.index) +
      pieces[0].replace(/\d/g, '_') +
      sentence.rest.slice(pieces.index + pieces[0].length)
    return Number(pieces[1]) >= 5 ? { packCount: Number(pieces[1]) } : { count: Number(pieces[1]) }
  }
  if (/\bpacks? (?:of |de )?(?:\p{L}+ )?(?:gumm|edible|choc|mint|cand|gomit)/u.test(sentence.plain)) return {}
  if (
    find(sentence, '(?:not|no|instead of|rather than|without) (?:an? |any |the |in )?(?:multi ?)?packs?(?= |$)') !==
    null
  )
    return { single: true }
  if (find(sentence, '(?:multi ?)?packs(?= |$)|multi ?pack|an? pack(?= |$)|not (?:a )?singles?|no singles') !== null)
    return { packMin: 2 }
  if (
    ROLLED.test(sentence.plain) &&
    find(sentence, '(?:in |of )?(?:an? |the |little )?(?:tins?|cases?|pouch(?:es)?|boxes|box)(?: of)?(?= |$)') !== null
  )
    return { packMin: 2 }
  if (
    /\binfused\b/.test(sentence.plain) &&
    find(sentence, '(?<!(?:humidity|boveda|no|not|a) )packs?(?: of (?:joints|prerolls?|js))?(?= |$)') !== null
  )
    return { packMin: 2 }
  if (ONE_JOINT.test(sentence.plain)) return { single: true }
  return find(sentence, '(?:single|singles|individual|just one|sueltos?)(?! (?:grams?|g) )(?= |$)') === null
    ? {}
    : { single: true }
}

/** Rolled things sold by the tin or the box are packs. */
const ROLLED = /\b(?:preroll|joints?|js|jays|doobies?|shorties|minis|smokes)\b/

/** "just a joint": one, where a pack would also be a pre-roll. */
const ONE_JOINT =
  /(?:^|\b(?:just|get|grab|want|need|only|and|plus|buy|for|have|me) )(?:an?|one|1|un|una) (?:(?!pack|five|multi)\p{L}+ ){0,3}?(?:joint|preroll|doobie|spliff|porro|prerollo)(?= |$)(?! packs?\b)/u

const WEIGHTS: readonly (readonly [string, number])[] = [
  [
    '(?:half|1/2|0\\.5|media) (?:an? |of an? )?(?:ounces?|oz|ozs|zips?|onza|o)|14 g|halves|medias? onzas?|half(?! gram| (?:the|that|as|price|off|dose|size|way|hour)| of (?:that|it)| g\\b)(?= of (?:flower|weed|indica|sativa|hybrid)|$| |,)',
    14,
  ],
  ['(?:quarter|(?<!\\d )1/4|cuarto)(?: of (?:an? )?)? ?(?:ounces?|oz|zips?|de onza)?s?(?! ?pound)|7 g|cuartos', 7],
  ['(?:an? )?(?:eighths?|8ths?|1/8(?:th)?s?(?: ?oz| ?ounce)?|octavos?|3\\.5 g|slices?(?= of flower))', 3.5],
  ['(?:half|1/2|0\\.5|medio)(?: a)? (?:grams?|g|gramo)|0\\.5 g', 0.5],
  ['(?:full |whole |1 |an? |one |una )?(?:ounces?|oz|ozs|zips?|onzas?)|28(?:\\.35)? g', 28],
  [
    '(?:one|a|1|un|single) (?:full )?(?:grams?|gramo|g)(?! of thc)|(?<!(?:per|the|half|each|every|by|of) )(?:full )?gram(?! of thc)',
    1,
  ],
  ['(?:two|2|dos) (?:grams?|gramos|g)(?! of thc)', 2],
]

function readGrams(sentence: Sentence): Partial<Wish> {
  if (/\d (?:oz|g)(?: or|,| to)/.test(sentence.rest) || /(?:ounce|oz|zip) or (?:a )?half/.test(sentence.rest)) {
    const either = find(sentence, '(?:an? )?(?:ounces?|oz|zips?) or (?:an? )?half(?: (?:ounce|oz|zip))?')
    if (either !== null) return { grams: [28, 14] }
  }
  const bounded = find(sentence, `${UPPER}${LITTLE} ${NUMBER} g`)
  if (bounded !== null) return { gramsMax: Number(bounded[1]) }
  const floor = find(sentence, `${LOWER}${LITTLE} ${NUMBER} g`)
  if (floor !== null) return { gramsMin: Number(floor[1]) }
  const compared = comparedWeight(sentence)
  if (compared !== null) return compared
  const grams: number[] = []
  for (const [source, weight] of WEIGHTS) {
    const match = find(sentence, `(?:${source})(?![\\p{L}\\p{N}])`)
    if (match !== null && !isNegated(sentence.plain, match.index)) grams.push(weight)
  }
  const either = !EITHER.test(sentence.rest)
    ? null
    : find(sentence, `${NUMBER}(?: ?(?:g|grams?))? (?:or|o) ${NUMBER} (?:g|grams?)(?![\\p{L}])`)
  if (either !== null) return { grams: [Number(either[1]), Number(either[2])] }
  const plain = find(sentence, `${NUMBER} (?:g|grams?)(?![\\p{L}])`)
  if (plain !== null) grams.push(Number(plain[1]))
  return grams.length === 0 ? {} : { grams }
}

const COMPARED =
  /\b(?:bigger|larger|heavier|smaller|more|less|over|under|at least|up to)\b|\bor (?:more|less|bigger|larger|smaller|up)\b|\band up\b/
const HAIR = 0.01

/** "bigger than a half ounce", "a quarter or more": a weight by its name, and which side of it is meant. */
function comparedWeight(sentence: Sentence): Partial<Wish> | null {
  if (!COMPARED.test(sentence.rest)) return null
  for (const [source, weight] of WEIGHTS) {
    const named = `(?:an? |the |your )?(?:${source})(?![\\p{L}\\p{N}])`
    if (find(sentence, `(?:bigger|larger|heavier|more|over) (?:than )?${named}`) !== null)
      return { gramsMin: weight + HAIR }
    if (find(sentence, `(?:smaller|lighter|less|under) (?:than )?${named}`) !== null) return { gramsMax: weight - HAIR }
    if (find(sentence, `at least ${named}|${named} (?:or (?:more|bigger|larger|up)|and up)`) !== null)
      return { gramsMin: weight }
    if (find(sentence, `up to ${named}|${named} or (?:less|smaller)`) !== null) return { gramsMax: weight }
  }
  return null
}
