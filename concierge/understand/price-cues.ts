const CHEAPER =
  'cheaper|less (?:expensive|pricey|costly|steep)|more affordable|lower priced?|cost(?:s)? less|(?:save|spend|pay) (?:some |less )?(?:money|less)|spend less|pay less|budget option|(?:wallet|budget) friendl(?:y|ier)|(?:easier|kinder|gentler|lighter) (?:on|to) (?:the|my|our) (?:wallet|pocket|budget)|(?<!\\b(?:la|el|lo|las|los) )mas barat[oa]s?|menos car[oa]|moins cher|billiger'
const TOO_DEAR =
  'too (?:expensive|much|pricey|steep|costly|rich)(?! (?:of a|in) )|(?<!(?:more|most|nothing|is|be|less|how) )(?:pricey|expensive|steep)(?! (?:is|ones?|stuff|the better))|(?:its|thats|is|are|theyre|was|seems?)(?: all| really| so| kind of| a bit| a little| pretty| quite)* (?:pricey|expensive|steep)(?! (?:is|ones?|stuff))|rich for (?:my|me|us)|muy car[oa]s?|demasiado car[oa]'
const BEYOND_MEANS =
  '(?:over|above|past|not in|out of|outside(?: of)?|beyond) (?:my|our|the) (?:budget|price range|price|league|range|means)|cant (?:afford|swing)|thats (?:like )?(?:a lot|a bit (?:much|high)|kind of (?:a lot|much|high)|high|insane|robbery|wild)$|more than (?:i|we)(?: was| am| were| really| had| actually)* (?:want|wanted|planned|hoping|hoped|can|could|care|like|looking|thinking|have|got|meant)\\b'
const WILL_NOT_PAY =
  'not (?:that|this|so|as) (?:(?:much|many) (?:money|cash|dollars|bucks)|expensive|pricey|steep|costly)|(?:not|dont|wont|never|aint|rather not|cant)(?: (?:going|gonna|trying|looking|about|want|wanna|to|really|be|willing))* (?:spend|spending|pay|paying|drop|dropping|do|doing) (?:that|so|this|as|all that) (?:much|kind of money)'

const ASKS_CHEAPER = new RegExp(
  `(?<![\\p{L}])(?:${CHEAPER}|${TOO_DEAR}|${BEYOND_MEANS}|${WILL_NOT_PAY})(?![\\p{L}])`,
  'u',
)

const OTHER_FIGURE = /\b(?:thc|cbd|mg|milligrams|dos(?:e|age)|potency|percent|strong|strength|grams?|sugar|calorie)/
/** "anything lower than that", "got one for less", "whats lower?": of the price, where no other figure is spoken of. */
const LESS_THAN_THAT =
  /\b(?:lower|less|under|below) (?:than )?(?:that|those|these|this|them)\b|\b(?:anything|something|one|ones|any) (?:\p{L}+ )?(?:for less|lower|lower down)\b|\bfor less$|\bless (?:money|cash)\b|\bbring (?:it|the price) down\b|(?:^|, |\b(?:whats|what is|got|have|is there|show me|anything|something|any|go|damn|ok|hmm+) )(?:a (?:bit|little) |any |anything )?(?:lower|less)(?:$| ,| please| though)/u

/** True when less is to be paid than for what was shown: "cheaper", "too rich for me", "whats lower". */
export function asksForLess(plain: string): boolean {
  return ASKS_CHEAPER.test(plain) || (LESS_THAN_THAT.test(plain) && !OTHER_FIGURE.test(plain))
}

const ASKS_DEARER = /\b(?:more expensive|pricier|dearer|higher priced?|mas car[oa]s?)\b(?! (?:is|are|than|works))/
const ASKS_BETTER =
  /\b(?:higher end|step up|nicer|fancier|bougier|classier|(?:better|higher) quality)\b(?! (?:is|are|than|works))/

/** How something above what was shown is asked for: by the price ("pricier") or by the quality ("a step up", "nicer"). */
export function asksForHigher(plain: string): 'dearest' | 'finest' | null {
  if (ASKS_DEARER.test(plain)) return 'dearest'
  return ASKS_BETTER.test(plain) ? 'finest' : null
}

/** "What would that cost" asks for a figure and gives none. */
const THAT_PRICE =
  /\b(?<!\b(?:would|will|does|do|did|how much|what|whats|whatd|whatll|could|might) )(?:same|similar|that|this|equal|comparable|mismo) (?:kind of )?(?:price|cost|range|budget|ballpark|precio)\b|\b(?:same|similar|that) price (?:range|point)\b|\bfor (?:that|the same|this) (?:much|amount|money)\b/
const AT_THAT_PRICE =
  /\b(?:at|for|in|around|near|about|within|under|below|with) (?:(?:around|about|like) )?(?:that|this|the same|a similar) (?:kind of )?(?:price|cost|range|budget|ballpark|amount|money)\b|\bfor (?:that|this) much\b/

/** "same price", "that price range": what was named or shown says how much. */
export function namesSamePrice(plain: string): boolean {
  return THAT_PRICE.test(plain)
}

/** "do you have vapes at that price": asks for something else of the price that was named or shown. */
export function asksAtThatPrice(plain: string): boolean {
  return AT_THAT_PRICE.test(plain)
}

/** "How much does a bong cost", "how much is a grinder": its price is asked, and no dose. */
export const ASKS_COST =
  /\b(?:costs?|price[sd]?)\b|\bhow much (?:is|are|for) (?:(?:an?|the|your|some|one) )?(?:\p{L}+ ){0,2}\p{L}+$/u
