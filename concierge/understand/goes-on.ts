import type { StoreIntent } from './intent.ts'
import { TERMS_LEFT_OPEN } from './terms-left-open.ts'

const OPENING = '^(?:(?:and|n|so|but|ok|okay|cool|oh|hm+|what|ooh|nice|great|sweet|perfect|word|bet)(?: ,)? )*'

/** "and if I spend 200", "how much is it": more of whatever was being asked about the shop. */
const GOES_ON = new RegExp(
  `${OPENING}(?:if (?:i|we|my|its|it|im)\\b|how (?:much|long) (?:is|does|for|would) (?:it|that|they)\\b(?! thc)|is there an? (?:minimum|fee|limit|cost|charge)|whats the (?:minimum|fee|cost|catch|limit|charge)|do (?:i|we) (?:need|have) to\\b|how do(?:es)? (?:i|it|that) )`,
)

/** What the cost is of: using what was spoken of. */
const TO_USE =
  '(?: to (?:use|take|get)(?: (?:it|that|them|one|the atm|the machine|money|cash|out))*| (?:for|when|by) using (?:it|that|one))?'

type Left = (typeof TERMS_LEFT_OPEN)[number]

/** Questions too short to say what they are of, and the topics that have an answer to them. */
const LEFT_OPEN: readonly Left[] = [
  ...TERMS_LEFT_OPEN,
  {
    asked: new RegExp(
      `${OPENING}(?:what|how) about (?:tonight|tomorrow(?: night| morning| evening)?|later(?: today| tonight)?|this (?:morning|afternoon|evening))(?: then| though| instead)?$`,
    ),
    of: new Set(['store_hours', 'deals', 'delivery', 'pickup']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:what|how much|how many points)(?: (?:do|must|should|would|does))?(?: (?:i|we|you|one|it))?(?: (?:have|got|need|gotta))?(?: to)? (?:spend|buy|earn|take|cost|need)(?: (?:for|to (?:get|reach|be|make|hit|become|qualify)(?: (?:for|to|at))?)(?: (?:that|it|there|one|them|up there|the top))?)?(?: (?:level|tier|one))?(?: (?:and|with) [^,]{0,40})?$`,
    ),
    of: new Set(['loyalty']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:how much|what|at least how much) (?:(?:do|must|should|would) )?(?:(?:i|we|you) )?(?:(?:have|need|got) to |gotta |must |should )?(?:spend|order|buy)(?: (?:for (?:that|it)|at least|at a minimum|minimum|there|to .{0,24}))?|whats the (?:least|smallest|lowest|minimum)(?: amount)? (?:that )?(?:i|we|you) (?:can|could|have to|gotta|got to|need to|must|should|gotta have to) (?:spend|order|buy)|do (?:i|we) (?:have|need) to (?:spend|order|buy) (?:a certain (?:amount|sum)|some minimum|anything|a lot|so much))$`,
    ),
    of: new Set(['delivery']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:even|also|or|only|as far as) )*(?:(?:how|what) about )?(?:all the way )?(?:out |over |up |down )?to (?!(?:go|get|be|smoke|vape|eat|drink|buy|order|take|try|use|pay|see|know|sleep|relax|chill|help|start|begin|share|give|make|have)\\b)(?:(?:an?|the|my|our|his|her|some) )?[^ ]+(?: (?!for\\b|with\\b)[^ ]+){0,2}$`,
    ),
    of: new Set(['delivery']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:what|how) about|anything|any|something|got any|is there (?:one|any|anything))?(?: any(?:thing)?)? ?(?:on|for) (?:(?:the|your|some) )?(?:flower|buds?|weed|pre ?rolls?|joints?|blunts?|edibles?|gumm\\p{L}+|chocolates?|drinks?|beverages?|tinctures?|topicals?|vapes?|carts?|cartridges?|disposables?|pods?|pens?|concentrates?|dabs?|wax|shatter|rosin|resin|hash|accessories|glass|merch)(?: too| as well| then| though)?$`,
      'u',
    ),
    of: new Set(['deals']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:what|how much)(?:s| would| does| will| do)?(?: (?:it|that|they|this|all that))?(?: (?:be|gonna|going to))? (?:set|run|cost|charge) (?:me|us)(?: back)?(?: ,)?(?: (?:fee|price|cost|money|delivery|shipping)(?: wise)?| in fees)?${TO_USE}|how much(?: (?:is it|extra|more|to (?:me|here|there)|total|then|for that))?${TO_USE}|(?:whats?|what is|what does|what do|what would)(?: (?:it|that|they|you|the))* (?:cost|run|charge|fee|charges|fees)(?: me| for (?:it|that)| extra)?${TO_USE}|(?:is|are) (?:it|that|there|they)(?: really| always)? (?:free|extra|an? (?:extra )?(?:fee|charge|cost|minimum))${TO_USE}|(?:any |the |whats (?:the|its|their) |how (?:much|high|big) is (?:the|its|their|that) |is there an? |theres an? )?(?:atm |machine |delivery |card |debit )?(?:fees?|charge|cost|costs|minimum|price)|(?:does|do|will) (?:it|that|they|you) (?:cost|charge)(?: (?:extra|more|anything|me|a fee))*${TO_USE}|free|(?:is|are|would) (?:it|that|they)(?: be)? free (?:if|when|over|above|with|for|past) .{0,24})$`,
    ),
    of: new Set(['delivery', 'pickup', 'parking', 'payment']),
  },
  {
    asked:
      /\b(?:is|are|will|would|does|do|be|get) (?:it|that|they|the fee|shipping)(?: (?:be|still|then|come|go|get|become|turn|start being|to be))* (?:free|away|waived|cheaper|extra)\b|\bdo (?:i|we) (?:still )?(?:pay|get charged|owe) (?:it|that|the fee|a fee|for (?:it|that))\b|^(?:and |so |but )?(?:is it )?free (?:if|over|above|at|when|for|with)\b/,
    of: new Set(['delivery']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:how (?:late|long|soon|fast|quick|quickly|early)(?: (?:is|does|do|will|would|are|can|it|that|they|you|usually|take|to|get|here|there|wait|the))*|(?:un)?til(?:l)? (?:when|what time)|what (?:time|times|days?|hours)|which days?|when|whats the (?:eta|wait)|eta|same day|(?:what are |and |whats )*(?:its|their|those) hours|(?:is|are) (?:it|that|they) (?:still )?open (?:til|until|late|after|past|on|at)\\b.{0,16}|until (?:when|what time) (?:is|are|do|does|can) (?:it|that|they|i|we)\\b.{0,24})$`,
    ),
    of: new Set(['delivery', 'pickup']),
  },
  {
    asked:
      /\b(?:what time|how (?:late|early)|when|until when|til when)\b.{0,20}\b(?:it|that|they|those|these|deliver(?:y|ies)|drivers?)\b.{0,20}\b(?:start|begin|end|stop|run|finish|go|open|close|quit|cut)/,
    of: new Set(['delivery', 'pickup', 'deals']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:do|will|would|can|could|does|when (?:do|will|would|does)|how (?:long|soon) (?:til|till|until|before)) (?:they|those|these|it|them|the points|mine|i)(?: (?:ever|just|even|all|eventually|to))* (?:expire|lapse|run out|go away|disappear|vanish|go bad|lose (?:them|it|those|any|mine)|reset)\\b.{0,40}|how long (?:do|can|will|would|are) (?:they|those|these|it|i)(?: (?:last|good|good for|stay good|keep (?:them|it)|hold on to (?:them|it)|have(?: to use (?:them|it))?|valid|valid for))+|(?:is there|any) (?:an? )?(?:expiration|expiry|cut ?off)(?: date)?(?: (?:on|for) (?:them|those|it|that))?)$`,
    ),
    of: new Set(['loyalty']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:so |then )*what (?:else|other (?:ways|kinds|options|forms)) ?(?:(?:do|can|could|will|would|does) (?:they|you|yall|u|i|we|it) )?(?:take|accept|pay(?: with)?|use|honor|works?|allow)|what(?: ones)? (?:do|can|will) (?:they|you|yall|u|i|we) (?:take|accept|use|pay with)(?: then| instead)?|(?:any )?other (?:ways|options)(?: (?:to|of) pay(?:ing)?)?|what works(?: then)?)$`,
    ),
    of: new Set(['payment']),
  },
  {
    asked: /\b(?:use|get|do|have|combine|apply) (?:them )?(?:both|together|the two)\b/,
    of: new Set(['deals', 'loyalty']),
  },
  {
    asked:
      /\b(?:can|could|does|do|will|is|would) (?:i |we |it |that |they |those )?(?:\p{L}+ )?(?:use|apply|applies|work|count|good|valid|go|stack)(?: (?:it|that|them))? (?:on|for|with|toward|towards) (?:(?:the|things?|stuff|items?|already|something|what(?:s| is)) )*(?:sales?|on sale|discounted|marked down|clearance|specials?|everything|anything|any(?:thing)? i want)\b/u,
    of: new Set(['deals', 'loyalty']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:and|or|what about|how about|same|is it the same|is that the same)(?: (?:for|with|on|of|if its))?|for)(?: (?:the|some|just))* (?:(?:solid|liquid|live|medical|infused|out of state) )?(?:flower|buds?|weed|pre ?rolls?|joints?|blunts?|edibles?|gumm\\p{L}+|chocolates?|candy|drinks?|beverages?|liquids?|tinctures?|topicals?|vapes?|carts?|cartridges?|disposables?|pods?|pens?|concentrates?|dabs?|wax|shatter|rosin|resin|hash|oils?|extracts?|seeds?|clones?|patients?|visitors?|tourists?|residents?)(?: too| as well| then| though)?$`,
      'u',
    ),
    of: new Set(['purchase_limits']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:even )?if|without|with no|no|i|ive|its|theyre|do(?:es)? (?:it|they|i|the)|would it|is it) (?:(?!you\\b|yall\\b|store\\b|shop\\b)[^ ]+ ){0,6}?(?:opened|unopened|open|sealed|used|tried|receipt|worn|eaten|smoked|tags?|packag\\p{L}+|original box)(?: (?!you\\b|yall\\b)[^ ]+){0,3}$`,
      'u',
    ),
    of: new Set(['returns']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:what|how) about|and|or|same (?:for|with)|is it the same (?:for|with))(?: (?:the|my|your|some))* (?:\\p{L}+ )?(?:batter(?:y|ies)|chargers?|carts?|cartridges?|disposables?|pods?|pens?|vapes?|hardware|edibles?|gumm\\p{L}+|flower|pre ?rolls?|joints?|concentrates?|tinctures?|topicals?|drinks?|glass|bongs?|pipes?|grinders?|accessories|gear|merch|shirts?|hoodies?|hats?)(?: too| as well| then| though)?$`,
      'u',
    ),
    of: new Set(['returns']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:is (?:that|it)|are (?:those|they)|that|does (?:that|it) (?:run|go|hold|apply))(?: (?:the same|true|good|like that|also|even|for|on))* (?:every ?day|each day|daily|all week(?: long)?|(?:on )?(?:the )?weekends?(?: too)?|(?:seven|7) days(?: a week)?|all year|year round)$`,
    ),
    of: new Set(['delivery', 'pickup', 'deals', 'store_hours']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:does|do|must|can|will|should)(?: (?:it|they|that|mine|the id|my id))(?: (?:have to|has to|need to|needs to|gotta|got to|be|also|really|just|still|even))+ (?:from|issued|in state|local|valid|current|physical|real|plastic|a real|the real)\\b.{0,30}$`,
    ),
    of: new Set(['id_policy']),
  },
  {
    asked: new RegExp(
      `${OPENING}(?:(?:(?:is|are|does|do|whats) )?(?:it |that |they )?(?:the )?same(?: (?:thing|rule|rules|deal|goes?|true|ok|story))*|what about|how about|or|even|not even)(?: (?:for|with|while|just))* (?:on|in|at|by|near|outside|inside|around|aboard|onboard) (?:[^ ]+ ){0,4}[^ ]+$`,
    ),
    of: new Set(['consumption_rules']),
  },
]

/** "whats it cost" after a question about delivery, "can i use both" after one about points: of what was talked about. */
export function isLeftOpen(plain: string, topic: StoreIntent): boolean {
  return LEFT_OPEN.some(({ asked, of }) => of.has(topic) && asked.test(plain))
}

/** "is monday the same or different", "and if i wait til saturday": the same question about another day. */
const OF_ANOTHER_DAY =
  /\b(?:same|different|differ|better|worse|later|earlier|longer|shorter|too|as well|instead|either|wait|come|came|waited)\b/
const LONGEST_OF_DAY = 10

/** True when the question that stands is asked of another day. */
export function asksOfAnotherDay(plain: string): boolean {
  return OF_ANOTHER_DAY.test(plain) && plain.split(' ').length <= LONGEST_OF_DAY
}

/** True when a message goes on with what was asked about the shop before. */
export function goesOn(plain: string): boolean {
  return GOES_ON.test(plain)
}

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|weekends?|thanksgiving|christmas|new years?|july|holidays?|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\p{L}* \d{1,2}|the \d{1,2}(?:st|nd|rd|th)|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana)\b/u

/** A day of the week, a holiday or a date. */
export function namesDay(plain: string): boolean {
  return DAY.test(plain)
}

const PART_OF_DAY =
  /(?<=day|days|tomorrow|eve) (?:(?:in the |early |late )?(?:morning|mornings|afternoon|evening|evenings|night|nights))\b/gu
const OF_THE_SAME =
  /^(?:and|n|so|but|ok|okay|cool|oh|what|whats|how|about|bout|or|on|for|in|the|is|it|then|this|next|coming|early|late|same|too|also|as|well|till|until|til|when|time|you|yall|open|close|closed|hours|mon|tues|wednes|thurs|fri|satur|sun|day|days|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|tomorrow|christmas|eve|,)$/u

/** "And saturday night?" after a question about the shop: a day, and no mood. Null where more is said. */
export function ofAnotherDay(plain: string, standing: StoreIntent | null): string | null {
  if (standing === null || !namesDay(plain)) return null
  const day = plain.replace(PART_OF_DAY, '')
  return day !== plain && day.split(' ').every((word) => OF_THE_SAME.test(word)) ? day : null
}

/** "and if i wait til saturday", "is it free if i spend 100": rests on what was asked before, and names no topic of its own. */
export function resumesTopic(
  plain: string,
  [topic, other]: readonly StoreIntent[],
  standing: StoreIntent | null,
): boolean {
  if (topic === undefined || topic !== standing || other !== undefined) return false
  return isLeftOpen(plain, topic) || goesOn(plain) || (namesDay(plain) && asksOfAnotherDay(plain))
}
