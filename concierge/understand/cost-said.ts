const COSTS_ONE =
  /(?<!\b(?:you|u|yall|someone|somebody|driver|can|could|please|to) )\b(?:run(?= (?:me|us)\b)|set(?= (?:me|us) back\b))( (?:me|us))(?: back)?(?! (?:through|by|over|down|an?|some|the|something|with|up)\b)/gi
/** What stands behind the question: "what do two of those come to", "how much do your eighths run". */
const SUMS_UP =
  /\b((?:how much|what(?:'?(?:ll|d|s)\b|(?= (?:would|will|does|do|did|is)\b)))[^,.;?!]{1,60}? )(?:comes? (?:out )?to|adds? up to|totals?(?: up| out)? to|runs?)(?=\s*(?:$|[,.;?!])| (?:for|at|in total|altogether|all together|before|after|with) )/gi
const MAY_COST = /\b(?:run|set|come|add|total)s?\b/i

/** "Three of those, whats that before tax": what they cost, for so it is told. */
const BEFORE_TAX =
  /\bwhat(?:'?(?:ll|d|s)| is| does| would| will| do| are)? (?:that|it|they|those|this)(?: (?:be|cost|run))?,? (?:all )?(?:before|without|not counting|minus) (?:the )?tax(?:es)?\b/gi

const PIECES =
  '(?:single )?(?:cans?|bottles?|joints?|pre-? ?rolls?|blunts?|gummy|gummies|chews?|mints?|cookies?|brownies?|squares?|drinks?|seltzers?|sodas?|papers?|cones?|tablets?|capsules?|sticks?|units?|pods?)'
/** "Whats that per can", "how much is it a joint": what one of a pack costs. A dose or a limit of one is another thing. */
const OF_ONE = new RegExp(
  `\\b(?:per|for (?:each|a single|one)|(?<=\\b(?:that|it|those|they) )(?:an?|each)) ${PIECES}(?=[ ?!.,]|$)`,
  'gi',
)
/** "Whats that a gram". */
const OF_A_GRAM = /\b(what(?:'?s| is)|how much(?: is|'?s)) (that|it|those|this) an? gram(?=[ ?!.]*$)/i
const ASKS_PRICE = /\b(?:how much|what(?:'?s)?|price|costs?)\b/i
const FIGURE =
  /\d|\$|\b(?:mg|milligrams?|thc|cbd|cb[ngc]|dose|dosage|strong|potent|sugar|calories|puffs|under|less|max|cheapest|cheaper|best|better|value|which|deals?|your)\b/i

/** "What would that run me", "set me back", "come to", "per can": each wording of what a thing costs, said as a cost. */
export function costSaid(text: string): string {
  const said = MAY_COST.test(text) ? text.replace(COSTS_ONE, 'cost$1').replace(SUMS_UP, '$1cost') : text
  const untaxed = /\btax/i.test(said) ? said.replace(BEFORE_TAX, 'how much is that') : said
  const priced = untaxed.replace(OF_A_GRAM, '$1 $2 per gram')
  return ASKS_PRICE.test(priced) && !FIGURE.test(priced) ? priced.replace(OF_ONE, 'per piece') : priced
}
