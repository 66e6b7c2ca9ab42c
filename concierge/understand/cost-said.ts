const COSTS_ONE =
  /(?<!\b(?:you|u|yall|someone|somebody|driver|can|could|please|to) )\b(?:run(?= (?:me|us)\b)|set(?= (?:me|us) back\b))( (?:me|us))(?: back)?(?! (?:through|by|over|down|an?|some|the|something|with|up)\b)/gi
/** What stands behind the question: "what do two of those come to", "how much do your eighths run". */
const SUMS_UP =
  /\b((?:how much|what(?:'?(?:ll|d|s)\b|(?= (?:would|will|does|do|did|is)\b)))[^,.;?!]{1,60}? )(?:comes? (?:out )?to|adds? up to|totals?(?: up| out)? to|runs?)(?=\s*(?:$|[,.;?!])| (?:for|at|in total|altogether|all together|before|after|with) )/gi
const MAY_COST = /\b(?:run|set|come|add|total)s? /i

/** "What would that run me", "set me back", "come to": each wording of what a thing costs, said as a cost. */
export function costSaid(text: string): string {
  return MAY_COST.test(`${text} `) ? text.replace(COSTS_ONE, 'cost$1').replace(SUMS_UP, '$1cost') : text
}
