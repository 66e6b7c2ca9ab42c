/** Weights by the names of the trade, the longer first; grams as they are sold. */
const UNITS: readonly (readonly [said: string, grams: number, one: string, many: string])[] = [
  ['quarter (?:pounds?|lbs?)|qps?', 112, 'quarter pound', 'quarter pounds'],
  ['half (?:a )?(?:pound|lb)', 224, 'half pound', 'half pounds'],
  ['pounds?|lbs?', 448, 'pound', 'pounds'],
  ['half(?: an| of an)? (?:ounces?|oz|zips?)|half(?:s|es)?|halves|1/2(?: oz)?', 14, 'half ounce', 'half ounces'],
  ['quarters?(?: (?:of an |an )?(?:ounces?|oz|zips?))?|1/4(?: oz)?|q(?:ue)?', 7, 'quarter', 'quarters'],
  ['eighths?|8ths?|1/8(?:th)?s?(?: oz)?', 3.5, 'eighth', 'eighths'],
  ['ounces?|ozs?|zips?|onions?', 28, 'ounce', 'ounces'],
  ['grams?|gs?', 1, 'gram', 'grams'],
]
const UNIT = UNITS.map(([said]) => said).join('|')
const COUNT = '(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|full|whole)'
const MG_PIECES = '\\d+ mg\\b.{0,40}\\b\\d+ (?:pack|pieces?|gumm\\p{L}+|squares?|mints?|of them)\\b'
const PIECES_MG = '\\b\\d+ (?:pack|pieces?|gumm\\p{L}+|squares?|mints?)\\b.{0,30}\\b\\d+ mg'

/** Questions that a little arithmetic answers: one weight in another, or how many mg each piece has. */
export const ASKS_TO_RECKON = [
  `how many (?:${UNIT})\\b(?: are| is| do i get| you get)?(?: there)? (?:in|to|make|makes|equals?|per|out of|from|is) (?:${COUNT} )?(?:${UNIT})$`,
  `(?:${COUNT} )?(?:${UNIT}) (?:is|are|=|equals?|makes?|comes out to) (?:how many|how much|what)(?: (?:${UNIT}))?(?: in (?:${UNIT}))?$`,
  `(?:whats|what is|how much is|how many is|convert) (?:${COUNT} )?(?:${UNIT}) (?:in|to|into) (?:${UNIT})$`,
  `(?:whats|what is) \\d+(?:\\.\\d+)? g called`,
  `(?:${MG_PIECES}|${PIECES_MG}).{0,30}\\bhow (?:much|many).{0,20}(?:each|per|piece|one|in a)\\b`,
  `how (?:much|many) (?:mg|thc).{0,24}(?:each|per|one|a single|a) (?:piece|gummy|one|square|mint)?.{0,24}(?:${MG_PIECES}|${PIECES_MG})`,
  `how (?:much|many) (?:thc|mg|milligrams)(?: of thc)?(?: (?:is|are|would be|do i get|there|actually))* (?:in|from|out of) (?:${COUNT} )?(?:half (?:an? )?(?:g|grams?)|${UNIT})\\b[^,]{0,30}\\b(?:at|thats|with|of|testing) (?:about |around )?\\d{1,2}(?:\\.\\d+)? ?%`,
  `\\b\\d{1,2}(?:\\.\\d+)? ?%.{0,40}\\bhow (?:much|many) (?:thc|mg|milligrams)\\b.{0,24}\\b(?:in|per|a|each|from|out of) (?:${COUNT} )?(?:half (?:an? )?(?:g|grams?)|${UNIT})$`,
  `how many (?:joints?|jays?|js|doobies?|spliffs?)(?: (?:can|could|do|does|will|would|should|i|we|you|it|get|roll|make|out|is|are|there|fit))* (?:in|from|out of|with|to|of|per|make|makes)? ?(?:${COUNT} )?(?:${UNIT})(?: (?:make|makes|roll|get me|of flower|of weed))?$`,
].join('|')

const MG_A_PERCENT = 10
const SHARE = /\b(\d{1,2}(?:\.\d+)?) ?%/
const JOINTS = /^.{0,12}\bhow many (?:joints?|jays?|js|doobies?|spliffs?)\b/
/** What is rolled into one, in grams, from a full one to a slim one. */
const JOINT_GRAMS = [0.7, 0.5] as const

/** "A quarter makes about 10 to 14 joints", "0.5 grams at 25% THC hold about 125 mg": what a weight comes to. */
function ofWeight(plain: string): string | null {
  const share = SHARE.exec(plain)?.[1]
  const half = /\bhalf (?:an? )?(?:g|grams?)\b/.test(plain)
  const [, count = '1', name = ''] = plain.matchAll(WEIGHTS).next().value ?? []
  const unit = UNITS.find(([words]) => new RegExp(`^(?:${words})$`).test(name))
  if (unit === undefined && !half) return null
  const times = COUNTED[count] ?? (Number(count) || 1)
  const grams = half ? 0.5 : times * (unit?.[1] ?? 0)
  const said = half ? '0.5 grams' : times === 1 ? `${article(unit?.[2] ?? '')} ${unit?.[2]}` : `${times} ${unit?.[3]}`
  if (share !== undefined && /\b(?:thc|mg|milligrams)\b/.test(plain))
    return `${capital(said)} at ${share}% THC: about ${round(grams * Number(share) * MG_A_PERCENT)} mg of THC in it, as 1% of a gram is ${MG_A_PERCENT} mg. Some of that is lost in the burning.`
  if (!JOINTS.test(plain)) return null
  const [full, slim] = JOINT_GRAMS
  return `${capital(said)} makes about ${Math.round(grams / full)} to ${Math.round(grams / slim)} joints of half a gram to ${full} grams.`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function article(name: string): string {
  return /^[aeiou]/.test(name) ? 'an' : 'a'
}

const WEIGHTS = new RegExp(`(?:\\b(${COUNT}) )?\\b(${UNIT})(?![\\p{L}\\d])`, 'gu')
const COUNTED: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

/** "1 ounce is 8 eighths.", "That is 10 mg a piece."; null where nothing is to be reckoned. */
export function reckon(plain: string): string | null {
  const weighed = SHARE.test(plain) || JOINTS.test(plain) ? ofWeight(plain) : null
  if (weighed !== null) return weighed
  const total = Number(/(\d+) mg\b/.exec(plain)?.[1] ?? '0')
  const pieces = Number(/(\d+) (?:pack|pieces?|gumm\p{L}+|squares?|mints?|of them)\b/u.exec(plain)?.[1] ?? '0')
  if (total > 0 && pieces > 0) return `${total} mg in ${pieces} pieces is ${round(total / pieces)} mg a piece.`
  const said = [...plain.matchAll(WEIGHTS)].map(([, count = '1', name = '']) => ({
    count: COUNTED[count] ?? (Number(count) || 1),
    unit: UNITS.find(([words]) => new RegExp(`^(?:${words})$`).test(name)),
  }))
  const asked = new RegExp(`how many (${UNIT})(?![\\p{L}\\d])|\\b(?:in|into|to) (${UNIT})$`, 'u').exec(plain)
  const wanted = asked?.[1] ?? asked?.[2]
  const to = UNITS.find(([words]) => wanted !== undefined && new RegExp(`^(?:${words})$`).test(wanted))
  const from = said.find(({ unit }) => unit !== undefined && unit !== to)
  if (from?.unit === undefined) return null
  const grams = from.count * from.unit[1]
  if (to === undefined && from.unit[1] === 1) {
    const named = UNITS.find(([, weight]) => weight === grams)
    return named === undefined ? null : `${round(grams)} grams is ${article(named[2])} ${named[2]}.`
  }
  const [, weight, one, many] = to ?? ['', 1, 'gram', 'grams']
  const amount = round(grams / weight)
  const whole =
    from.count === 1 ? capital(`${article(from.unit[2])} ${from.unit[2]}`) : `${round(from.count)} ${from.unit[3]}`
  return `${whole} is ${amount} ${amount === 1 ? one : many}.`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  twenty: 20,
}
const COUNT_OF = '(\\d{1,2}|one|two|three|four|five|ten|twenty)'
const RATIO = new RegExp(`(?<![\\p{L}\\p{N}:])${COUNT_OF}(?::| to |-to-| by )${COUNT_OF}\\b(?!:)`, 'u')

/**
 * What the two figures of a ratio stand for, in the order in which they were named: "2:1 CBD to THC means two parts of CBD to one of
 * THC." Null for three figures, and where a part is named that the two need not be of.
 */
export function tellRatio(plain: string): string | null {
  const [, first = '', second = ''] = RATIO.exec(plain) ?? []
  const [left, right] = [NUMBERS[first] ?? Number(first), NUMBERS[second] ?? Number(second)]
  if (first === '' || left === 0 || right === 0) return null
  const named = [...new Set(plain.match(/\b(?:cbd|thc|cbn|cbg|cbc|thcv)\b/g))]
  const isOfTwo = named.length === 2
  if (!isOfTwo && !named.every((name) => name === 'cbd' || name === 'thc')) return null
  const [one, other] = isOfTwo ? named.map((name) => name.toUpperCase()) : ['CBD', 'THC']
  if (left === right) return `${left}:${right} means equal parts, as much ${one} as ${other}.`
  return `${left}:${right} ${one} to ${other} means ${left} ${left === 1 ? 'part' : 'parts'} of ${one} to ${right} ${right === 1 ? 'part' : 'parts'} of ${other}.`
}
