import type { Wish, WishOrder } from '#concierge/retrieve/wish.ts'
import { PIECE } from '#concierge/retrieve/unit-price.ts'
import { type Sentence, takeAll } from './sentence.ts'

const LEAST_COST = '(?:best|cheapest|lowest|better|least expensive)(?: (?:price|cost|deal|value)s?)?'
/** "Cheapest joint per gram", "lowest price by the piece". */
const BY_UNIT = (unit: string): string => `${LEAST_COST}(?= (?:\\p{L}+ ){0,3}(?:per|by the) (?:${unit})(?!\\p{L}))`

const MOST = '(?:biggest|largest|best|steepest|deepest|highest|greatest|heaviest|hugest|top|most)'
/**
 * "Marked down the most", "best deal on gummies", "which cart has the biggest discount". A deal or a discount that is on nothing
 * ("your best deals") is one of the shop's own.
 */
const MOST_OFF = new RegExp(
  `(?<!\\p{L})(?:(?:marked down|discounted|reduced|knocked down|slashed)(?: by)? (?:the )?most|most (?:marked down|heavily discounted|discounted|reduced)|${MOST} (?:(?:percent(?:age)?|%|price|money) )?(?:off(?! the)|markdowns?|mark downs?|price (?:cut|drop)s?)|${MOST} (?:sale|clearance|discounted) (?:items?|products?|things?|ones?)|${MOST} (?:percent(?:age)? )?(?:discounts?|deals?|sales?|savings|reductions?)(?= (?:on|for|among|in) (?!(?:the|this|my|your|first|seniors?|veterans?|students?|today|tonight|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|town|new)(?!\\p{L})))|(?<=(?:has|with|is|(?<!(?:you|u|yall|they|guys) )have|are|got) (?:the |your )?)${MOST} (?:percent(?:age)? )?(?:discounts?|savings|reductions?))(?!\\p{L})`,
  'gu',
)

/** "Sort by thc": what was shown in another order, and no figure of it. */
export const SORTED = /\b(?:sort|rank|order|list|arrange)(?:ed|d)?(?: (?:them|it|those|these|em|all))? by\b/

const ORDERS: readonly (readonly [WishOrder, RegExp])[] = [
  [
    'thcValue',
    /(?<!\p{L})(?:(?:(?:most|highest|best|strongest|max(?:imum)?|biggest) )(?:(?:thc|potency|potent|mg|milligrams?|high|strength|buzz|content)(?: (?:of )?(?:thc|content|percent|percentage|%))? |(?<=(?:strongest|potent|highest thc|most thc) )(?:in )?(?:an? )?(?:\p{L}+ ){1,2})?(?:(?:for|per) (?:the |my |your |each |every |a )?(?:least |lowest |smallest |cheapest |less )?(?:money|dollars?|bucks?|prices?|cost|cash|spend))(?<!(?:most|best|biggest) (?:for|per) (?:the |my |your )(?:money|dollars?|bucks?))|(?:best|cheapest|lowest|better)(?: (?:price|cost|deal|value)s?)? per (?:mg|milligram)(?: of thc)?|(?<=\b(?:best|cheapest|lowest|better)(?: \p{L}+){1,4} )per (?:mg|milligram)(?: of thc)?|per (?:mg|milligram)(?: of thc)?(?=(?: ,)?(?: \p{L}+){0,4} (?:cheapest|lowest|best)\b)|cheapest thc|thc per (?:dollars?|buck)|(?:mas )thc por (?:el |mi )?(?:dinero|dolar))(?!\p{L})/gu,
  ],
  ['thcValue', new RegExp(`(?<!\\p{L})${BY_UNIT('mg|milligram')}`, 'gu')],
  ['pieceValue', new RegExp(`(?<!\\p{L})${BY_UNIT(PIECE)}`, 'gu')],
  ['value', new RegExp(`(?<!\\p{L})${BY_UNIT('gram|g')}`, 'gu')],
  [
    'value',
    /(?<!\p{L})(?:best (?:bang|value)(?: for (?:your|the|my) (?:dollars|money|buck))?|bang for (?:your|the|my) (?:dollars|buck)|most for (?:my|your|the) money|(?:best|cheapest|lowest|better)(?: (?:price|cost|deal|value)s?)? per (?:gram|g)|(?<=\b(?:best|cheapest|lowest|better)(?: \p{L}+){1,4} )(?:per|by the) (?:gram|g)|(?:per|by the) (?:gram|g)(?=(?: ,)?(?: \p{L}+){0,4} (?:cheapest|lowest|best)\b)|mejor (?:valor|relacion))(?!\p{L})/gu,
  ],
  ['discounted', MOST_OFF],
  [
    'cheapest',
    /(?<!\p{L})(?:(?:sort|sorted|rank|ranked|order|ordered|list|listed|arranged?)(?: (?:them|it|those|these|em|all))? by (?:price|cost)(?! (?:high|descending))|cheapest|(?:whichever|whatever|which ?ever one)(?:s| is| one is| ones)? (?:the )?(?:cheaper|less|lower)|least (?:expensive|pricey|costly|money|cash)|(?:the )?(?:least|lowest|smallest)(?: (?:amount|sum|price|money))*(?: (?:that|of))*(?: (?:i|we|you))(?: (?:can|could|would|have to|gotta|need to))* (?:spend|pay|drop|get away with)|(?:spend|pay|drop|cost)(?:ing|s)? (?:me )?(?:(?:the |my )?(?:bare |absolute )?(?:least|minimum)|as little)(?: (?:money|cash))?(?: as)?(?! (?:on|for) delivery)|(?:as little|the least) (?:money |cash )?as (?:i|we) can|(?:costs?|costing|runs?|priced) (?:me |us )?(?:the )?(?:very )?least|least(?= (?:would |will |should |do )?(?:id|ill|i|we|wed|you|youd|people)(?: (?:would|will|can|could|have to|gonna|going to|ever))* pay\b)|least(?= (?:an? |the |your )?(?:[\p{L}_]+ ){1,2}(?:costs?|runs?|goes for)(?!\p{L}))|lowest (?:prices?|priced|cost)|best prices?(?! per |s? (?:in town|around|match|guarantee))|most affordable|mas barat[oa]s?|cheap(?:er)? ?est|budget friendly|budget(?= (?:weed|buds?|flower|eighths?|options?|stuff|carts?|vapes?|picks?|gumm(?:y|ies)|edibles?|ounces?|prerolls?|joints?|strains?|tier|shelf)(?!\p{L}))|cheap|inexpensive|affordable|economic[oa]s?|barat[oa]s?|on a (?:tight )?budget|tight budget|wallet friendly|(?:easy|gentle|light|(?:not|nothing) (?:too |so )?(?:heavy|hard|rough)) on (?:the|my) (?:wallet|pocket|bank account)|(?:wont|doesnt|dont|not|without)(?: going to| gonna)? break(?:ing)? the bank|(?:wont|doesnt|dont|not|without|cant|never)(?: (?:going to|gonna|want to|trying to|looking to|completely|totally|really|just|let it))* (?:break|wreck|kill|murder|hurt|drain|destroy|empt(?:y|ies)|ruin|blow|bleed|crush|bust|damage|demolish|eat|punish|burn(?: a hole)?|tear up)(?:ing)?(?: (?:up|in|into|through|out|dry))? (?:my|our|the|his|her|your) (?:wallet|pockets?(?: ?book)?|purse|bank(?: account)?|budget|checking account|paycheck)|bargains?|for the low(?:est)?|for cheap|on the cheap|dirt cheap|low ?cost|low priced?|cheapo|cheapies?|dont want to spend (?:a lot|much|too much)|not (?:too )?(?:expensive|pricey)|low budget|(?<!\b(?:batter(?:y|ies)|pens?|carts?|vapes?|pipes?|bongs?|grinders?|rigs?|glass|device|disposables?|it|one|thing|that|tray)(?: \p{L}+)? )broke(?! (?:my|it|the|down|up|into|on me)(?!\p{L})))(?!\p{L})/gu,
  ],
  [
    'dearest',
    /(?<!\p{L})(?:most expensive|(?:costs?|costing|runs?) (?:me |us )?the (?:very )?most|most(?= (?:would |will |should |do )?(?:id|ill|i|we|wed|you|youd|people)(?: (?:would|will|can|could|have to|gonna|going to|ever))* pay\b)|most(?= (?:an? |the |your )?(?:[\p{L}_]+ ){1,2}(?:costs?|runs?|goes for)(?!\p{L}))|priciest|dearest|costliest|highest priced?|mas car[oa]s?)(?!\p{L})/gu,
  ],
  [
    'finest',
    /(?<!\p{L})(?:(?<=\b(?:any|some|got|that|good|real|straight|pure|actual|decent|best|yall|u|you) )gas|nicest|money (?:is )?no object|(?:highest|top|best|premium) quality|primo|premium|top ?shelf|exotics?|high(?:est)? ?end|top (?:tier|notch)|highest grade|premo|dankest|loudest|finest|luxury|fanciest|bougiest|best(?= (?:buds?|nugs?|weed|flowers?|trees?|bud)(?! (?:for|deals?|under|to|way)(?!\p{L}))(?!\p{L}))|fire(?= (?:buds?|nugs?|weed|flowers?)(?!\p{L})))(?!\p{L})/gu,
  ],
  [
    'mildest',
    /(?<!\p{L})(?:mildest|weakest|lightest|gentlest|(?:lowest|smallest|least|tiniest) (?:thc|potency|dose|dosage|mg|strength|milligrams?)|least (?:strong|potent|thc)|lowest testing|softest(?= (?:flower|bud|weed|strain|edible|gumm|one|thing|hit))|mas suave|menos fuerte)(?!\p{L})/gu,
  ],
  // What it is to have most of is read where cannabinoids are.
  [
    'richest',
    /(?<!\p{L})(?:most|highest|greatest|mas|(?<=\bwhich (?:ones? )?(?:of (?:these|those|them) )?(?:has|have|got) )more)(?: (?:amounts?|content|levels?|mg|milligrams?))?(?: (?:of|in))? (?=(?:cbd|cbn|cbg|cbc|thcv)(?!\p{L})(?! (?:to|:) ))/gu,
  ],
  [
    'strongest',
    /(?<!\p{L})(?:(?:sort|sorted|rank|ranked|order|ordered|list|listed|arranged?)(?: (?:them|it|those|these|em|all))? by (?:thc|strength|potency|how strong)(?! (?:low|ascending))|strongest|most (?:potent|thc|powerful|intense|cbd|mg|milligrams?)|(?:highest|top|max(?:imum)?|biggest|largest|greatest) (?:thc|potency|percentage|test(?:ing|ed)?|dose|mg|milligrams?|%)(?: thc)?|hardest hitting|(?:hits?|hitting|punch(?:es)?|kicks?|slaps?)(?: (?:me|you|us|the))* hardest|(?:biggest|most) (?:punch|wallop)|mas (?:fuerte|potente)s?|heaviest(?: hitters?)?|highest)(?! (?:in )?(?:total )?terp)(?!\p{L})/gu,
  ],
  [
    'biggest',
    /(?<!\p{L})(?:(?:biggest|largest|bulkiest|chunkiest|fattest)(?! (?:thc|cb[dgn]|percent\p{L}*|potency|strength|dos(?:e|age)|mg|milligrams?|number|%|deals?|discounts?|sales?|savings?|selection|fan|high|buzz|kick|hit|brand|sellers?|problem|issue|difference))|(?:holds?|fits?|carr(?:y|ies)|packs?|contains?|(?:comes?|is|are) (?:\p{L}+ )?filled with) (?:the )?(?:very )?most(?! (?:thc|cbd|cbn|cbg|terp\p{L}*|flavou?r|punch|potency|caffeine|sugar))|(?:the )?most (?:oil|juice|grams|pieces|joints|gummies|count|in|per)|highest (?:piece )?count|mas grandes?)(?!\p{L})/gu,
  ],
  [
    'smallest',
    /(?<!\p{L})(?:smallest|tiniest|littlest|teeniest|mas pequen[oa]s?)(?! (?:fee|tip|minimum|budget))(?!\p{L})/gu,
  ],
  [
    'popular',
    /(?<!\p{L})(?:best ?sell(?:er|ers|ing)|sells? (?:the )?(?:best|most)|most popular|popular|top ?sellers?|favorites?|(?:everyone|everybody|people|folks) (?:are |is )?(?:buys?|gets?|loves?|buying|getting|ordering|loving)(?: (?:the )?most)?|crowd pleasers?|trending|trendy|most (?:bought|ordered|sold|purchased)|mas vendid[oa]s?|hottest|best(?! (?:way|time|method|practice|place|spot)))(?!\p{L})/gu,
  ],
  [
    'newest',
    /(?<!\p{L})(?:new arrivals?|whats new|(?:thats|that is|thats brand|thats like) new|any new(?= (?:flower|strains?|edibles?|gummies|carts?|vapes?|preroll|concentrates?|disposables?|stuff|products?|drinks?)(?![\p{L}]))|newest|anything new|something new|new drops?|new (?:stuff|products?|items?|releases?)|(?:just|recently|only just|newly|lately) (?:dropped|came in|in|landed|arrived|got in|added|stocked|restocked)|(?:came|come|comes|coming|got|get|gotten|brought|dropped|stocked) (?:in )?new(?= (?:in|this|lately|recently|today|since|to the (?:menu|shelf))(?!\p{L})|$)|(?:what|whats|what all|anything|stuff|things|strains?|flower|products?)(?: (?:has|that|just|you|yall|u|all))* (?:came|come|dropped|landed|arrived|showed up|hit the (?:shelf|shelves|menu)|got added|been added)(?: (?:in|out))?(?= (?:this week|today|lately|recently|since|the (?:last|past))(?!\p{L}))|recent (?:arrivals?|additions?|drops?)|latest|fresh drops?|novedades)(?!\p{L})/gu,
  ],
]

/** Orders in which one comes before the next. */
const PLACED: ReadonlySet<WishOrder> = new Set(['strongest', 'mildest', 'cheapest', 'dearest'])
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:2nd|second|segund[oa]) $/, 2],
  [/\b(?:3rd|third|tercer[oa]?) $/, 3],
]

/** "2nd strongest": which of the order is meant. */
function placeBefore(before: string): number | null {
  return PLACES.find(([pattern]) => pattern.test(before))?.[1] ?? null
}

const THC_FREE =
  /(?<!\p{L})(?<!\b(?:almost|nearly|next to|practically|virtually|basically|barely|hardly|close to|little to|low to|pretty much) )(?:(?:without|no|zero|(?<![\d.,])0(?: ?(?:mg|%)(?: of)?)?|free of|sin) (?:any )?thc(?! (?:over|above|past|beyond|(?:more|higher|stronger) than)\b)|thc ?free|(?:cbd only|only cbd|just cbd|pure cbd|nothing but cbd)(?! (?:for|if|when|because)(?!\p{L})))(?!\p{L})/u
const UNFELT =
  /(?<!\p{L})(?:(?:zero|no|(?<![\d.,])0) (?:high|buzz)|non ?(?:psychoactive|intoxicating)|(?:wont|doesnt|not|dont want to|without) (?:get(?:ting)? )?(?:me |you |him |her |us |them |anyone |people )?high(?! (?:dose|thc|tolerance))|(?:dont|do not|rather not|not trying to|without)(?: (?:want|need|like|wanna|trying|looking))*(?: to)? (?:get(?:ting)?|be(?:ing)?|feel(?:ing)?) (?:at all )?(?:stoned|baked|lit)(?! (?:too|out|for hours|all day)))(?!\p{L})/u

const PATIENT =
  /\b(?:(?:im|i am|as|were|hes|shes|for|my \p{L}+ is)(?: an?| both| the)? (?:\p{L}+ )?(?:medical|med|mmj|patients?)|(?:medical|med|mmj|patient)(?: (?:marijuana|cannabis))? (?:cards?|patients?|menu|side|only|grade|products?|items?|stuff|strength|edibles?|flower|gummies|vapes?|carts?|prices?)|my (?:med|mmj|medical) card)\b/u

/** How a thing is wished for: in which order, how strong, for whom, on sale. */
export function readManner(sentence: Sentence): Partial<Wish> {
  const { plain } = sentence
  let order: WishOrder | null = null
  let place: number | null = null
  for (const [name, pattern] of ORDERS) {
    const found = takeAll(sentence, pattern, name).filter(
      (mention) =>
        !/\b(?:your|youre|you are|yall are|thats|this is|its) (?:really |simply |just )?the $/.test(
          plain.slice(0, mention.start),
        ) || /^ \p{L}{3,}/u.test(plain.slice(mention.end)),
    )
    const first = found.find((mention) => !mention.negated || name === 'cheapest')
    if (first === undefined || order !== null) continue
    order = name
    place = PLACED.has(name) ? placeBefore(plain.slice(0, first.start)) : null
  }
  const beginner =
    /(?<!\p{L})(?:(?:(?:neither|none) of (?:us|them)|nobody here) (?:has|have|had|is|are)(?: (?:ever|really|even))* (?:done|tried|smoked|vaped|used|had|touched|eaten)|(?:done|smoked|tried|used|vaped|touched|gotten high|partaken|gotten stoned)(?: (?!bought|been)\p{L}+){0,3} since (?:college|high ?school|uni(?:versity)?|school|the (?:19)?[5-9]0s|(?:i|we) (?:was|were)|my (?:teens|twenties|youth)|(?:19)?[5-9]\d(?!\p{N}))|beginners?|newb(?:ie)?s?|n00bs?|noobs?|newcomer|(?:im|i am|we are|hes|shes|theyre|both) (?:kind of |pretty |really |totally |super |brand )?new(?: here| at this)?(?! (?:customer|patient|member|in town|to (?:the|this) (?:area|store|shop|town))|\p{L}| \p{L}+ (?:customer|patient))|(?:someone|somebody|person|people|smoker|user) new|new (?:person|people|smoker|user)s?|soy nuev[oa]s?|nuev[oa]s? en (?:esto|el|la)|para empezar|empezando|first ?tim(?:e|er|ers)|brand new to|new to (?:this|weed|cannabis|edibles|smoking|thc|all|it)|never (?:really |even |ever )?(?:tried|smokes?d?|had|used?|done|did|do|does|taken|vaped?|eaten|touch(?:ed)?|gotten high|been high)|(?:dont|doesnt|do not|does not) (?:really |normally |usually |ever |even )?(?:use cannabis|use weed|consume|partake|get high)(?! (?:flower|weed|it|anything|so|because|in|at))|easy on (?:them|me|him|her|us|a newbie)|not (?:a |really a |much of a )?(?:big |regular |heavy )?(?:smoker|stoner|user)s?|low tolerance|no tolerance|lightweight|first(?: ever| real| legal)* (?:edible|gummy|joint|(?:weed|cannabis|pot|marijuana|thc|edibles?) (?:purchase|buy|experience|time))|first (?:\p{L}+ )?purchase (?:of my (?:whole |entire )?life|ever in my life)|(?:never|havent)(?: ever| once)* (?:bought|purchased) (?:(?:legal|actual|real|any|recreational) )?(?:weed|cannabis|pot|edibles?|gummies|marijuana|thc|anything like this|any of this|this stuff)(?: (?:before|ever|in my life))|just starting|starting out|(?:easy|simple|safe|good|gentle) (?:\p{L}+ ){1,3}to (?:start|begin)(?: out)? with|(?:havent|hasnt|hadnt|not) (?:smoked|tried|had|touched|used|vaped|gotten high) (?:\p{L}+ ){0,3}(?:in|since|for)|it has been years|been years|principiantes?|primera vez|nunca he (?:probado|fumado)|novat[oa]s?|inexperienced|start (?:me|him|her|them) (?:on|with|off)|scared of getting too|dont really know anything|no experience)(?!\p{L})/u.test(
      plain,
    ) &&
    !/(?:not (?:a )?(?:beginner|my first)|first ?time (?:(?:ever )?(?:on|in|to|at|around|visiting|out) (?:the|this|your|town|here|these|that)\b|customer|visit|(?:on )?here|shopper|buyer|patient|discount|deal|order|shopping|(?:on|at|in|with|using|trying) (?:you|your|this (?:site|chat|app|page|shop|store)|the (?:site|chat|app)))|first (?:visit|order)|(?:used|tried|had|talked to|done) (?:an?|any|one of these|this|these|your)(?: \p{L}+)? ?(?:chats?|bots?|apps?|sites?|websites?|assistants?)\b)/u.test(
      plain,
    )
  const medium = takeAll(sentence, MEDIUM, true).length > 0
  const wasWeak = takeAll(sentence, WAS_WEAK, true).some((mention) => !mention.negated)
  const wasStrong = takeAll(sentence, WAS_STRONG, true).some((mention) => !mention.negated)
  const mild = medium ? { wanted: false } : { wanted: readMild(sentence).wanted || wasStrong }
  const lowThc = LOW_THC.test(plain)
  const strength = medium || mild.wanted ? null : readStrong(sentence)
  return {
    order: medium && (order === 'strongest' || order === 'mildest') ? null : order,
    place,
    beginner,
    mild: mild.wanted || strength === 'refused' || lowThc,
    lowThc,
    medium,
    strong: strength === 'strong' || (wasWeak && !mild.wanted),
    thcFree: THC_FREE.test(plain),
    unfelt: UNFELT.test(plain) && !THC_FREE.test(plain),
    onSale:
      order === 'discounted' ||
      takeAll(
        sentence,
        /(?<!\p{L})(?:on (?:sale|discount|special|promo(?:tion)?|clearance)|en especial(?=$| ,| (?:para|por|de|hoy))|discounted|marked down|(?:sale|discount|deal) (?:items?|ones?|stuff|things?|products?)|clearance|for sale price|en (?:oferta|descuento|promocion)|rebajad[oa]s?|(?:specials?|deals?|sales?) on(?! (?:mon|tue|wed|thu|fri|sat|sun|the|week|today|tomorrow))|that are on deal|reduced|at (?:an? |the )?(?:discount|reduced price|lower price)|with (?:an? |any |some )?(?:nice |good |big )?(?:discounts?|markdowns?|money off)(?! (?:code|card|for|if|on))|on markdown|price (?:cuts?|drops?|slashed)|slashed|(?:got|gotten|went|gone) (?:cheaper|down in price)|(?<=(?:flower|buds?|weed|preroll|joints?|carts?|cartridges?|vapes?|edibles?|gummy|gummies|concentrates?|dabs?|wax|tinctures?|topicals?|drinks?|ounces?|eighths?|quarters?) )(?:specials|markdowns)|sale(?= (?:indica|sativa|hybrid|flower|preroll|joints?|carts?|cartridges?|vapes?|edibles?|gummies|concentrates?|ounces?|eighths?)))(?!\p{L})/gu,
        true,
      ).some((mention) => !mention.negated),
    patient: PATIENT.test(plain),
    staffPick:
      takeAll(
        sentence,
        /(?<!\p{L})(?:staff (?:picks?|favorites?|recommend(?:ation|ed)s?)|budtenders? (?:picks?|favorites?|choice)|your (?:favorites?|top picks?|go to))(?!\p{L})/gu,
        true,
      ).length > 0,
  }
}

/** "Low thc", "hardly any THC": figures are meant, and not how it feels. */
const LOW_THC =
  /(?<!\p{L})(?:low(?:er)?|little|minimal|hardly any|barely any|almost no|not (?:too |very |so )?(?:much|high)|not a (?:lot|ton) of)(?: (?:in|on|of))?(?: the)? thc(?!\p{L})|(?<!\p{L})low (?:percentage|test)(?!\p{L})|(?<!\p{L})(?:baj[oa]s? (?:en |de )?|poco )thc(?!\p{L})/u

/** "medium strength", "not too weak not too strong", "between mild and strong". */
const MEDIUM =
  /(?<!\p{L})(?:medium|middle|moderate|average|mid ?range|in between)(?: (?:strength|potency|level|thc|dose))|middle of the (?:road|pack)|(?:in )?between (?:mild|weak|light|gentle|soft)(?:er)? and (?:strong|potent|heavy)|(?:not|neither) (?:too |the |super |so )?(?:strong|weak|mild|light|strongest|weakest|mildest)(?:,? (?:and|or|but|nor))?(?: ,)? (?:not |nor )?(?:too |the |super |so )?(?:strong|weak|mild|light|strongest|weakest|mildest)|moderately (?:strong|potent)|(?:fuerza|potencia) media|ni (?:muy |tan )?(?:fuerte|suave),? ni (?:muy |tan )?(?:fuerte|suave)(?!\p{L})/gu

/** "The last ones were too weak", "weak carts before": what was had before was not strong enough. */
const WAS_WEAK =
  /(?<!\p{L})(?:(?<!\b(?:that|which) )(?:was|were|been|felt|seemed|turned out|came out|ended up)(?: (?:way|far|so|too|really|pretty|kind of|a bit|a little|just|super|very|quite|rather))* (?:weak|mild|light|gentle|subtle)(?! (?:but|and) (?:good|nice|perfect|great|i))|too(?: (?:\p{L}+ ){0,1})?(?:weak|mild|subtle|gentle)|(?:weak|mild)(?= (?:\p{L}+ ){1,3}(?:before|last time|previously|in the past)(?!\p{L})))(?!\p{L})/gu

/** "20 mg is way too strong for me", "those were too strong": so much is not wished for again. */
const WAS_STRONG =
  /(?<!\p{L})(?:is|are|was|were|been|felt|feels|hits?|got)(?: (?:way|far|so|really|pretty|kind of|a bit|a little|just|still|much|always))* too (?:strong|potent|powerful|intense|heavy)(?! (?:on|of a (?:taste|smell|flavou?r)))(?!\p{L})/gu

function readMild(sentence: Sentence): { wanted: boolean } {
  const low = takeAll(
    sentence,
    /(?<!\p{L})(?:low (?:dos(?:e|age)|thc|potency|strength|tolerance|percentage)|lower (?:dose|thc)|micro ?dos(?:e|ed|ing)|mild(?:er|ly)?|gentle|(?:something|anything|keep it|nice and|on the) light(?:er)?(?: side)?(?! (?:my|the|up|blue|green))|(?:thats|that is|its|is|are|be) (?:pretty|kind of|fairly|really|very|super|nice and|on the) light(?:er)?(?! (?:my|the|up|blue|green))|light (?:high|buzz|dose|weight|thc)|(?:something|anything|bit|little|much|way|even|tad|one|go|far|feels?|hits?) lighter|(?<!\b(?:papers?|cones?|wraps?|trays?|grinders?|pipes?|bongs?|bowls?|tips?|jars?) )and lighter|(?:softer|mellower|tamer|more mellow|less intense)(?! (?:on|gumm\p{L}*|chews?|texture|cookies?|ones to chew))|(?:^|, )lighter(?= ?(?:,|(?:pls|plz|please|tho(?:ugh)?|maybe|por favor)(?: |$)|$))|lighter(?= (?:ones?|option|high|buzz|weight|flower|smoke|strain|stuff|side|than|effects?|dose|vape|indica|sativa|hybrid))|weak(?:er)?|easy going|subtle|suaves?|ligero|leve|baj[oa] (?:en )?(?:thc|dosis|potencia)|dosis baja|less (?:strong|potent|intense|thc)|little (?:high|buzz)|(?:slight|tiny|faint|small|teeny|wee)(?: (?:little|bit of an?))? buzz|(?:not|dont (?:want|need|like)|without|nothing with)(?: (?:having|with|get|getting|anything))* (?:an? (?:(?:whole|huge) )?(?:ton|lot|bunch|load|heap)|tons|lots|loads|much|(?:too|so|that|very) much|(?:too|so|that|very) high)(?: (?:of|in|on))?(?: the)? (?:thc|mg|milligrams|potency)|(?:not|arent|isnt|aint|wont be|dont want (?:it|them|anything|something|one)|without being)(?: (?:that|too|so|super|very|crazy|overly|insanely|wildly|ridiculously|mad|hella|all|going to be|to be))+ (?:strong|potent|intense|heavy|high|crazy|hard hitting|overpowering|overwhelming|powerful)(?! enough)|isnt too strong|(?:not|isnt|arent|wont be|nothing|without (?:being|getting))(?: (?:too|so|that|super|very|all|all that|overly|at all))* (?:racy|racey|edgy|speedy|heart racing)|less (?:racy|racey|edgy|speedy)|nothing (?:too |super |that )?(?:crazy|wild|insane|extreme|hardcore|overwhelming)(?= ?(?:,|$)| (?:and|but|or|just|please|pls|for|though)(?!\p{L}))|nothing (?:too|crazy|super|insanely|that|overly)(?: crazy)? (?:strong|potent|crazy|heavy(?! on)|intense|wild|overpowering|overwhelming|powerful|extreme|hardcore)|wont get me too high|makes? me paranoid|(?:gets?|feels?|makes? (?:me|him|her|them)) (?:too |really |so |very )?(?:anxious|panicky|overwhelmed)|paranoi[ad]|too high|freak(?:ed|ing)? out|dont want to get too)(?!\p{L})/gu,
    true,
  )
  return {
    wanted:
      (NOT_TO_FLOOR.test(sentence.plain) && sentence.plain.replace(NOT_TO_FLOOR, ' ').search(STRONG) < 0) ||
      low.some(
        (mention) =>
          !mention.negated ||
          /paranoi|not |too |nothing|isnt|arent|aint|dont|without|wont/.test(
            sentence.plain.slice(mention.start, mention.end),
          ),
      ),
  }
}

/** Asked for as no sleep either, which is read where effects are. */
const NOT_TO_FLOOR =
  /\b(?:wont|shouldnt|wouldnt|doesnt|not gonna|not going to) knock me (?:out|flat|over|down)\b|\b(?:wont|shouldnt|wouldnt|doesnt|not (?:gonna|going to)|nothing (?:(?:that|thats|to)(?: (?:will|would|gonna|going to))?|thatll)) (?:floor|flatten|wreck|destroy|cripple|overwhelm) (?:me|us|him|her|them|anyone|people)\b/

const STRONG =
  /(?<!\p{L})(?:strong(?:er)?|potent|powerful|high (?:thc|potency|tolerance|dose|test(?:ing)?|percentage)|heavy (?:hitter|hitting|duty)|hits? hard|hard hitting|knock(?:s)? (?:me|you) (?:on|off|over|flat)(?: (?:my|your|the) (?:ass|butt|feet|back|floor))?|(?:knocks?|blows?|rocks?) (?:my|your|the) socks(?: (?:right|clean))? off|kicks? (?:my|your) (?:ass|butt)|puts? me (?:on my (?:ass|butt|back)|on the (?:moon|floor|couch)|in(?:to)? orbit)|(?:sends?|slaps?|smacks?|hits?) me (?:(?:in)?to (?:the moon|outer space|space|mars|orbit|next week|another (?:planet|galaxy|dimension))|like a (?:truck|train|freight train|brick))|melts? my face(?: off)?|(?:through the roof|sky high|off the charts)(?<=toleran.{0,30})|super high|really high|heavy(?= (?:_|flower|buds?|strains?|stuff|smoke)(?![\p{L}]))|(?<=\b(?:something|anything|smokeable|and|but) )heavy(?= ?(?:,|$)| (?:for|under|to|please))|fuertes?|potentes?|alt[oa] (?:en )?(?:thc|potencia)|smokes? all day|seasoned|gets? you (?:really )?(?:high|lit|baked)|as (?:stoned|high|lit|baked|faded|wrecked|blasted|fucked up|messed up|blazed) as (?:possible|i can(?: get| be)?|humanly possible|(?:its )?possible))(?!\p{L})/gu

/** "How strong is it" asks, and wishes for nothing. */
const ASKS_HOW = /\b(?:how|que tan) $/

/** Whether strength is wanted, refused ("not strong at all"), or not spoken of. */
function readStrong(sentence: Sentence): 'strong' | 'refused' | null {
  const found = takeAll(sentence, STRONG, true).filter(
    ({ start }) => !ASKS_HOW.test(sentence.plain.slice(Math.max(0, start - 8), start)),
  )
  if (found.some((mention) => !mention.negated)) return 'strong'
  const refused = found.some(({ start, end }) => {
    const word = sentence.plain.slice(start, end)
    return (
      /^(?:strong|potent|powerful|heavy|fuerte|potente)s?$/.test(word) &&
      !/^ (?:enough|as)\b/.test(sentence.plain.slice(end))
    )
  })
  return refused ? 'refused' : null
}
