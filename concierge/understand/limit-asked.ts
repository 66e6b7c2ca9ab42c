/** What a sum is held against: "am i over 50", "is 60 enough for both". `beside` is what else is said. */
export type LimitAsked = { isOver: boolean; cents: number; beside: string }

const THEY =
  '(?:(?:[2-9]|all|both|two|three|four|five|six)(?: of (?:them|those|these))?|the (?:two|pair)(?: of (?:them|those|these))?|i|we|that|it|this|those|they)'
const STAND =
  '(?: (?:still|be|stay|keep|keeps|me|us|at|come|comes|in|cost|costs|together|out|to|end|up|go|going|right|just|all|total))*'
const LIMIT = new RegExp(
  `\\b(?:am|are|is|does|do|will|would|could|puts?|keeps|(?<=\\b(?:does|do|would|will|can|could|to|id|ill) (?:\\p{L}+ ){0,3})keep|if) ${THEY}${STAND} (under|below|within|less than|over|above|more than|past) \\$?(\\d+(?:\\.\\d\\d)?)(?= ?(?:dollars|bucks|total|in total|before|after|with|then|now|right|all|altogether|,|$))`,
  'u',
)
const ENOUGH =
  /\b(?:(?:is|will|would|does|do) \$?(\d+)(?: (?:dollars|bucks))? (?:be )?(?:enough|(?:going to |gonna )?(?:cover|do it|get me))|(?:can i afford|enough for|get|have enough for) (?:it|that|them|both|all|those|two|three|[2-9])(?: of (?:them|those|these))? (?:with|on|for|within|under) (?:a )?\$?(\d+)(?= ?(?:dollars|bucks|total|altogether|,|$))|\b(?:have|got|with|only) \$?(\d+)(?: (?:dollars|bucks|on me|cash|left|total))* ?,? (?:so |and )?(?:can|could) (?:i|we) (?:do|get|afford|swing|buy) (?:it|that|them|both|all|those|two|three|[2-9])\b)/

/** The sum of money that what is bought is held against; null where none is asked about. */
export function limitAsked(plain: string): LimitAsked | null {
  const [, word, limit] = LIMIT.exec(plain) ?? []
  const [, first, second, third] = word === undefined ? (ENOUGH.exec(plain) ?? []) : []
  const figure = limit ?? first ?? second ?? third
  if (figure === undefined) return null
  return {
    isOver: word !== undefined && /over|above|more|past/.test(word),
    cents: Math.round(Number(figure) * 100),
    beside: plain.replace(figure, ''),
  }
}
