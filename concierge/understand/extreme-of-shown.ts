import type { Item } from '#concierge/retrieve/item.ts'
import { centsPer, type Unit, unitAsked } from '#concierge/retrieve/unit-price.ts'

const EXTREMES: readonly (readonly [RegExp, (item: Item, unit: Unit | null) => number | null])[] = [
  [
    /\b(?:cheapest|cheaper|(?:least|less) (?:expensive|pricey)|lowest priced?|best (?:price|deal|value)|better (?:deal|value)|mas barat[oa])\b/,
    priceBy,
  ],
  [
    /\b(?:(?:most|more) expensive|priciest|pricier|dearest|dearer|mas car[oa])\b/,
    (item, unit) => negative(priceBy(item, unit)),
  ],
  [/\b(?:most|more|highest|higher) (?:mg|milligrams)\b/, (item) => negative(item.mgTotal ?? strengthOf(item))],
  [
    /\b(?:strongest|stronger|most potent|more potent|most thc|more thc|higher thc|highest|hardest|harder|mas fuerte)\b/,
    (item) => negative(strengthOf(item)),
  ],
  [
    /\b(?:mildest|milder|weakest|weaker|gentlest|gentler|lightest|lighter|(?:least|less) (?:strong|potent)|less thc|least thc|lowest|easiest|mas suave)\b/,
    strengthOf,
  ],
]

/** "Which of these is cheapest", "the strongest one": the extreme of what was shown. */
export function extremeOf(plain: string, listed: readonly Item[]): readonly Item[] {
  if (listed.length === 0 || !asksOfShown(plain)) return []
  const key = EXTREMES.find(([pattern]) => pattern.test(plain))?.[1]
  if (key === undefined) return []
  const unit = unitAsked(plain)
  const known = listed.flatMap((item) => {
    const value = key(item, unit)
    return value === null ? [] : [{ item, value }]
  })
  known.sort((a, b) => a.value - b.value)
  const [first, second, third] = known
  // Of two there is none where both are the same.
  if (first === undefined || (second !== undefined && third === undefined && first.value === second.value)) return []
  return [first.item]
}

const OF_SHOWN =
  /\b(?:\p{L}+(?:est|er)|(?:most|least|more|less) \p{L}+) (?:one\b|of (?:these|those|them|the (?:two|three|2|3|bunch|lot))\b)|\bwhich(?: one)?(?: of (?:these|those|them|the (?:two|three)))?(?: is|s| are| has| hits| costs)?(?: the)? (?:\p{L}+(?:est|er)|most|least|more|less)\b|\b(?:of|among|between|out of) (?:these|those|them|the (?:two|three|2|3))\b|\bcual (?:de (?:estos|estas|ellos|ellas) )?(?:es|pega|sale)\b/u

/** Of what was shown and of nothing else. */
export const OF_THESE =
  /\b(?:of|among|between|out of|from) (?:all )?(?:these|those|them|the (?:two|three|2|3|bunch|lot|ones?))\b|\b(?:these|those|them)\b|\bde (?:estos|estas|ellos|ellas)\b/
/** "Ill take the cheapest one": of what was shown. */
export const TAKES_ONE = /\b(?:ill|i will|ima|imma|lets|let me) (?:\p{L}+ ){1,3}the \p{L}{3,}est(?: one)?(?= ?,|$)/u
/** "which is the cheapest", "strongest one you got": the extreme of all that fits the wish, of which a list shows a few. */
export const OF_ALL = /\b(?:\p{L}{3,}est|least \p{L}+|most \p{L}+)\b/u

/** "is there a smaller cheaper one" is no choice among those shown: another one is wished for. */
const ANOTHER_ONE =
  /\b(?:an?|any|some|another|got|have|something|anything|una?) (?:(?:bit|little|much|lot|tad|way|even) )*(?:\p{L}+(?:er|ier),? (?:and |but |, )?)+(?:ones?|option|version|kind)\b/u

const COMPARED =
  'cheaper|pricier|dearer|stronger|harder|milder|weaker|gentler|lighter|(?:more|less) (?:expensive|potent|strong|pricey)'
/** "I want the cheaper", "the stronger of the pair then". */
const BARE_COMPARED = new RegExp(
  `\\b(the (?:${COMPARED}))(?: of (?:the (?:pair|two)|both|them|those|these))?(?= ?(?:$|,| (?:please|pls|then|thanks|instead|for me|and|is it|is that|wins?|sounds)\\b))`,
)
/** "Ill take the strongest": what is taken is one of those shown. */
const BARE_TAKEN =
  /\b((?:ill|i will|ima|imma|lets|let me|gimme|give me) (?:(?!the\b)\p{L}+ ){0,3}the (?:cheap|strong|mild|weak|gentl|light)est)(?= ?(?:$|,| (?:please|pls|then|thanks)\b))/u

/** The message with "one" behind what tells one of those shown from the others, where it is not said. */
export function withOneSaid(plain: string): string {
  return plain.replace(BARE_COMPARED, '$1 one').replace(BARE_TAKEN, '$1 one')
}

function asksOfShown(plain: string): boolean {
  return OF_SHOWN.test(plain) && !ANOTHER_ONE.test(plain)
}

/** "Which is cheaper per gram" weighs no whole packages. */
function priceBy(item: Item, unit: Unit | null): number | null {
  return unit === null ? item.payable : centsPer(unit, item)
}

const LEADS = '^(?:(?:so|and|but|ok|okay|hm+|oh|,) ?)*'
const WEIGHS_TWO = new RegExp(
  `${LEADS}(?:which|what)(?:s| ones?)?(?: (?:one|is|of (?:them|those|these|the two)|would be|do you think is|tastes?|smells?|feels?|hits?|works?|lasts?))* (?:more|better|less|smoother|nicer)\\b(?! (?:than|like)\\b)`,
)
/** "Which would you smoke on a hike", "whats the price difference". */
const CHOOSES_OF_TWO = new RegExp(
  `${LEADS}(?:which(?: one| of (?:them|those|these|the two))? (?:would|should|do|did) (?:you|u|i|we) (?:\\p{L}+ )?(?:pick|take|choose|smoke|get|go (?:for|with)|recommend|suggest|grab|use|buy|vape|eat|prefer|like|bring)\\b|which(?: one)? for (?:an?|the|when|my|tonight)\\b|(?:whats|what is|how (?:big|much) is) the (?:price )?(?:difference|gap)(?: in (?:price|cost))?\\b|how much of a (?:price )?difference\\b)`,
  'u',
)

/** "Which tastes better", "which ones more uplifting", "which is better for daytime": of two that were shown. */
export function weighsTwo(plain: string): boolean {
  return WEIGHS_TWO.test(plain) || CHOOSES_OF_TWO.test(plain)
}

function negative(value: number | null): number | null {
  return value === null ? null : -value
}

function strengthOf(item: Item): number | null {
  return item.category === 'edible' ? item.mgPerPiece : item.product.thcPercent
}

/** True when the extreme of what was shown is asked for. */
export function asksExtreme(plain: string): boolean {
  return asksOfShown(plain) && EXTREMES.some(([pattern]) => pattern.test(plain))
}
