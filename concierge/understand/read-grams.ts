import { isNegated, type Sentence } from './sentence.ts'
import { EITHER, find, LITTLE, LOWER, NUMBER, UPPER } from './take-amount.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'

const NAMED_WEIGHTS: readonly (readonly [string, number])[] = [
  [
    '(?:half|1/2|0\\.5|media) (?:an? |of an? )?(?:ounces?|oz|ozs|zips?|onza|o)|14 g|halves|medias? onzas?|half(?! (?:of )?(?:an? |one )?(?:grams?|g|gumm(?:y|ie)|edible|cookie|brownie|joint|chocolate|square|bar|piece|tablet|pill|mint|hit|bowl|can|drink|seltzer|hours?|hrs?|days?|miles?|months?|years?|dozen)(?![\\p{L}])| (?:the|that|as|price|off|dose|size|way|hour)| of (?:that|it|them|us|you|those|these|this|the|my|our|your|his|her|one|a (?:gummy|cookie|brownie|chocolate|bar|joint)|people|everyone)(?![\\p{L}])| (?:(?:of it|is|its|thats|of) )?(?:thc|cb[dgnc])(?![\\p{L}]))(?= of (?:flower|weed|indica|sativa|hybrid)|$| |,)',
    14,
  ],
  ['(?:quarter|(?<!\\d )1/4|cuarto)(?: of (?:an? )?)? ?(?:ounces?|oz|zips?|de onza)?s?(?! ?pound)|7 g|cuartos', 7],
  ['(?:an? )?(?:eighths?|8ths?|1/8(?:th)?s?(?: ?oz| ?ounce)?|octavos?|3\\.5 g|slices?(?= of flower))', 3.5],
  ['(?:half|1/2|0\\.5|medio)(?: of)?(?: an?)? (?:grams?|g|gramo)|0\\.5 g', 0.5],
  [
    '(?:full |whole |1 |an? |one |una )?(?:ounces?|oz|ozs|(?<!\\b(?:do|does|did|doing|done) )zips?|onzas?)|(?:full|whole|an|one|1) o(?! ring)(?= |$)|28(?:\\.35)? g',
    28,
  ],
  ['(?:two|2|dos) (?:full |whole )?(?:grams?|gramos|g)(?! of thc)', 2],
  [
    '(?:one|a|1|un|single) (?:full )?(?:grams?|gramo|g)(?! of thc)|(?<!(?:per|the|half|each|every|by|of) )(?:full )?gram(?! of thc)|(?<!\\d )(?:full|whole|single|one|1) grams(?! of thc)|(?<=^|(?:^|[ ,])(?:any|some|sell|have|got|want|need|your|the|cheap|loose|just|individual|show me) )grams(?=$| ,| of (?!thc|cbd)| (?:under|below|for|in stock|on sale|please)(?![\\p{L}]))|the gram(?= (?:vs|versus|or|and|against|compared to) (?:(?:the|an?|by) )*(?:_|eighths?|quarters?|half|ounces?|oz|zips?|\\d))|the gram(?= (?:ones?|sizes?|version|jars?|bags?|pods?|flower|joints?|prerolls?|carts?|cartridges?|vapes?|disposables?|pens?)(?![\\p{L}]))',
    1,
  ],
]

const WEIGHTS = NAMED_WEIGHTS.map(([source, weight]) => [`(?:${source})(?![\\p{L}\\p{N}])`, weight] as const)

const GRAMS_MAX = `${UPPER}${LITTLE} ${NUMBER} g`
const GRAMS_MIN = `${LOWER}${LITTLE} ${NUMBER} g`
const GRAMS = `${NUMBER} (?:g|grams?)(?![\\p{L}])`
const EITHER_GRAMS = `${NUMBER}(?: ?(?:g|grams?))? (?:or|o) ${GRAMS}`

/** One of these stands in every weight. */
const WEIGHT_WORD = /\d|oun|oz|zip|onz|hal|quarter|cuart|eighth|oct|slice|gram|medi| o\b| g\b/

export function readGrams(sentence: Sentence): Partial<Wish> {
  if (!WEIGHT_WORD.test(sentence.rest)) return {}
  if (/\d (?:oz|g)(?: or|,| to)/.test(sentence.rest) || /(?:ounce|oz|zip) or (?:a )?half/.test(sentence.rest)) {
    const either = find(sentence, '(?:an? )?(?:ounces?|oz|zips?) or (?:an? )?half(?: (?:ounce|oz|zip))?')
    if (either !== null) return { grams: [28, 14] }
  }
  const figured = /\d g/.test(sentence.rest)
  const bounded = figured ? find(sentence, GRAMS_MAX) : null
  if (bounded !== null) return { gramsMax: Number(bounded[1]) }
  const floor = figured ? find(sentence, GRAMS_MIN) : null
  if (floor !== null) return { gramsMin: Number(floor[1]) }
  const compared = comparedWeight(sentence)
  // "Smaller than an oz but bigger than an eighth": each side is told by itself.
  if (compared !== null) return { ...compared, ...comparedWeight(sentence) }
  const grams: number[] = []
  for (const [source, weight] of WEIGHTS) {
    const match = find(sentence, source)
    if (match !== null && !isNegated(sentence.plain, match.index)) grams.push(weight)
  }
  const either = EITHER.test(sentence.rest) ? find(sentence, EITHER_GRAMS) : null
  if (either !== null) return { grams: [Number(either[1]), Number(either[2])] }
  const plain = find(sentence, GRAMS)
  if (plain !== null) grams.push(Number(plain[1]))
  return grams.length === 0 ? {} : { grams }
}

const COMPARED =
  /\b(?:bigger|larger|heavier|smaller|more|less|over|under|at least|up to)\b|\bor (?:more|less|bigger|larger|smaller|up)\b|\band up\b/
/** "Bump it up to full grams": the size that it is to be. */
const RAISED = '(?:bump|go|move|step|jump|size|scale|raise|bring|get|make)(?: (?:it|that|this|them|me))? '
/** "No bigger than a half gram". */
const NO = '(?:no|not|nothing|never|isnt|arent|dont want(?: anything)?|no quiero) (?:(?:any|a|an|one) )?'
const HAIR = 0.01

/** "bigger than a half ounce", "a quarter or more": a weight by its name, and which side of it is meant. */
function comparedWeight(sentence: Sentence): Partial<Wish> | null {
  if (!COMPARED.test(sentence.rest)) return null
  for (const [source, weight] of WEIGHTS) {
    const named = `(?:an? |the |your )?${source}`
    if (find(sentence, `${NO}(?:bigger|larger|heavier|more|over) (?:than )?${named}`) !== null)
      return { gramsMax: weight }
    if (find(sentence, `${NO}(?:smaller|lighter|less|under) (?:than )?${named}`) !== null) return { gramsMin: weight }
    if (find(sentence, `(?:bigger|larger|heavier|more|over) (?:than )?${named}`) !== null)
      return { gramsMin: weight + HAIR }
    if (find(sentence, `(?:smaller|lighter|less|under) (?:than )?${named}`) !== null) return { gramsMax: weight - HAIR }
    if (find(sentence, `at least ${named}|${named} (?:or (?:more|bigger|larger|up)|and up)`) !== null)
      return { gramsMin: weight }
    if (find(sentence, `(?<!${RAISED})up to ${named}|${named} or (?:less|smaller)`) !== null)
      return { gramsMax: weight }
  }
  return null
}
