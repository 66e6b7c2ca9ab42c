import { US_STATES } from '#contract/us-states.ts'
import { once, onceFor, remember, rememberOf } from '#concierge/retrieve/remember.ts'
import type { Store } from '#concierge/open-store.ts'
import { ownStateOf } from '#concierge/guard/own-places.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { indexByStarts } from '#concierge/understand/word-starts.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'
import { HOUSE_RULES, type HouseRule } from './house-rules.ts'
import { KIND_OF_SHOP } from './kind-of-shop.ts'
import { LEADS_TO_TOPICS } from './leads-to-topics.ts'
import { lineTelling } from './line-telling.ts'
import { LOST_THINGS } from './lost-things.ts'
import { ORDER_AFFAIRS } from './order-affairs.ts'
import { ROOM_AFFAIRS } from './room-affairs.ts'
import { SERVICE_AFFAIRS } from './service-affairs.ts'
import { USED_GOODS } from './used-goods.ts'
import { useToldOf } from './used-where.ts'
import { PEOPLE_AND_STORY } from './people-and-story.ts'
import { UNTOLD_MATTERS } from './untold-matters.ts'
import { type Affair, type Untold, VISIT_AFFAIRS } from './visit-affairs.ts'

const STATES = US_STATES.map(({ name }) => name.toLowerCase()).join('|')
const PATIENT_PAPERS =
  '(?:med(?:ical)?|patient|mmj|marijuana|mmid|weed|cannabis) (?:\\p{L}+ )?(?:cards?|ids?|licen[cs]es?|patients?|certs?)'
const OTHERS =
  '(?:mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|parents?|wife|husband|spouse|partner|brother|sister|son|daughter|uncle|aunt|friend|neighbou?r|roommate|somebody|someone|person)'
const FETCHES = '(?:pick (?:it |them |stuff |things |that |\\p{L}+ \\p{L}+ )?up|buy|purchase|shop|get|grab|come in)'
const IS_HINDERED =
  '(?:cant|cannot|doesnt|does not|isnt able to|unable to|too (?:sick|weak|ill) to) (?:really |even )?(?:drive|walk|come|leave|get (?:out|there)|make it|travel)|homebound|housebound|bedridden|in (?:a |the )?(?:hospice|bed|nursing home)|patient|(?:has|have|got|with) (?:an? |the |her |his |their )?(?:\\p{L}+ )?card|card ?holder'
/** Said before or behind. */
const BESIDE = (words: string): string => `(?:(?=.*\\b(?:${words})\\b)|(?<=\\b(?:${words})\\b.*))`
const FOR_THEM = '(?:for|in|on) (?:him|her|them|my \\p{L}+|(?:his|her|their) (?:place|behalf|stead|name|card))'

const LARGE_BAG =
  '(?:backpacks?|book ?bags?|rucksacks?|suitcases?|luggage|duffels?|duffel bags?|purses?|(?:big|large|gym|shopping|travel|laptop) bags?)'

/** What somebody comes with straight from the slope or the beach. */
const SPORTS_GEAR =
  '(?:skis?|ski poles|ski boots|snowboards?|skateboards?|longboards?|surfboards?|boogie boards?|paddle ?boards?|sleds?|snowshoes|helmets?|fishing (?:rods?|poles?)|golf clubs)'

/**
 * What shoppers ask a shop besides its topics, in the words that they use for it. A profile that says nothing of an affair
 * leaves the question to whatever else may answer.
 */
const AFFAIRS: readonly (Affair & { untold?: Untold; of?: HouseRule['of'] })[] = [
  ...HOUSE_RULES,
  ...PEOPLE_AND_STORY,
  ...KIND_OF_SHOP,
  LOST_THINGS,
  ...ORDER_AFFAIRS,
  ...VISIT_AFFAIRS,
  ...UNTOLD_MATTERS,
  ...LEADS_TO_TOPICS,
  ...ROOM_AFFAIRS,
  ...SERVICE_AFFAIRS,
  ...USED_GOODS,
  {
    asked: new RegExp(
      `\\b(?:with|bring|bringing|leave|leaving|wear|wearing|stash|check|carrying|hauling|lugging|hold|(?:got|have|is|are) (?:my|our|these|this))(?: (?!any\\b)\\p{L}+){0,4} ${LARGE_BAG}(?! (?:in stock|for sale))\\b|\\b(?:have|got|haul) (?:an?|two|some) ${LARGE_BAG}\\b(?=.*\\b(?:where|put|go|leave|hold|keep|stash|inside)\\b)|\\b${LARGE_BAG} (?:ok|okay|fine|allowed|cool|inside|in there)\\b|\\b(?:lockers?|coat check|bag check|cubby|cubbies)\\b`,
      'u',
    ),
    not: /\b(?:pick(?:ing|ed)? (?:it |my \p{L}+ )?up|pickup|orders?|prepaid|code)\b/u,
    told: /\bbackpacks?\b|\blockers?\b|\bluggage\b|\b(?:large|big) bags?\b|\bbag[_ ]check\b/,
  },
  {
    asked: new RegExp(
      `\\b(?:put|leave|leaving|stash|lock(?: up)?|park|store|keep|set|prop|drop|check|hang|(?:place|spot|room|rack|somewhere|anywhere) for)(?: (?:up|down|off|away))?(?: (?:my|our|the|a|some|an?))? (?:\\p{L}+ )?${SPORTS_GEAR}\\b|\\b${SPORTS_GEAR} (?:racks?|check|storage|parking)\\b`,
      'u',
    ),
    told: /\b(?:ski|snowboard|skateboard|surfboard|board|gear)(?:s|[_ ]and[_ ]\p{L}+)?[_ ](?:racks?|stands?|check|storage|hooks?)\b|\bleave your (?:gear|skis?|boards?)\b/u,
  },
  {
    asked:
      /\b(?:take|taking|snap|shoot|post|film|record|make|taken)(?: \p{L}+){0,4} (?:pics?|photos?|pictures?|videos?|selfies?|tiktoks?|reels?|vlogs?)\b|\b(?:can|could|may|allowed to|ok to|okay to)(?: (?:i|we|people))? (?:film|record|video|vlog|photograph)\b(?! (?:the|my) (?:unboxing|review))|\b(?:filming|vlogging|photography|live ?stream(?:ing)?)\b|\bface ?time|\bvideo (?:call|chat)|\b(?:be|talk|stay|hop|get|being|talking|use|answer)(?: on)? (?:the|my|a) (?:phone|cell|camera)\b|\b(?:take|make|answer) (?:a|my|phone) calls?\b/u,
    told: /(?<!\bexcept )\bphotos?\b(?! (?:or \p{L}+ cop|cop|id\b|of an? id))|\bfilming\b|\bpictures?\b|\b(?:no|your) cameras?\b|\bcameras? (?:off|away|are|is|stay|must|in|on)\b|\bphone calls?\b|\bphones? (?:off|away|down)\b|\bvideos?\b/u,
  },
  {
    asked:
      /\brain ?checks?\b|\b(?:sale|deal|discount|price)\b.{0,50}\b(?:sells? out|sold out|gone|runs? out|ran out|out of stock)\b.{0,40}\b(?:price|deal|honou?r|later|still|lose|come back)|\b(?:sells? out|sold out|gone|runs? out|ran out)\b.{0,50}\b(?:(?:sale|deal|same|that|the) price|honou?r|rain)/,
    told: /\brain[-_ ]?checks?\b/,
  },
  {
    asked:
      /\blay ?away\b|\b(?:open|run|start|keep) an? tab\b|\bpay (?:it |for it |you )?(?:later|half now|in parts|over time|next week|in installments|when i get paid|on payday)|\b(?:hold|put|set|save) (?:\p{L}+ ){1,4}(?:aside |away |back )?(?:til|till|until) (?:\p{L}+ )?(?:payday|i get paid)|\binstal+ments?\b|\bpayment plans?\b|\b(?:now|today)(?: and| but)? pay(?: you| it| yall)?(?: back)? (?:later|next|when|on (?:fri|mon|pay)\p{L}*)|\bput (?:it|this|that) on (?:a|my|the) tab\b|\bafterpay\b|\bklarna\b|\baffirm plan/u,
    told: /\blay[-_ ]?away\b|\btabs\b|\binstal+ments?\b/,
  },
  {
    asked: new RegExp(
      `\\bcare ?(?:givers?|takers?)\\b|\\b(?:on (?:her|his|their|my|our)|on) behalf\\b|\\b(?:in|under) (?:her|his|their) (?:place|stead|name)\\b|\\b${OTHERS}\\b${BESIDE(FETCHES)}${BESIDE(IS_HINDERED)}${BESIDE(FOR_THEM)}`,
      'u',
    ),
    told: /\bcare[- ]?givers?\b|\bdesignated (?:buyer|person)|\bon (?:a patients|their|the patients) behalf\b/,
  },
  {
    asked: new RegExp(
      `\\b${PATIENT_PAPERS}\\b.{0,30}\\b(?:from|of) (?:${STATES}|out of state|another state|other states?|a different state)\\b|\\b(?:${STATES}|out of state|another states?|other states?) (?:\\p{L}+ )?${PATIENT_PAPERS}\\b`,
      'u',
    ),
    told: /(?:out[- ]of[- ]state|other states?|another state|reciproc|visiting patient|temporary (?:[\w-]+ )?patient).{0,80}(?:card|patient|licen|medical)|(?:cards?|patients?).{0,40}(?:out[- ]of[- ]state|other states?|another state|reciproc)/,
    elsewhere: new RegExp(`\\b(${STATES})\\b`),
  },
  {
    asked:
      /\bdress code\b|\bbare ?foot\b|\bshirtless\b|\bin (?:(?:my|a|an|just|only|wet) )*(?:\p{L}+ )?(?:flip ?flops|bikinis?|swimsuits?|swim ?wear|swim trunks|wet ?suits?|pajamas|pjs|slippers)\b|\b(?:wear|wearing|come in|walk in|show up|without|in my|still in)(?: \p{L}+){0,3} (?:shoes?|shirts?|pajamas|pjs|swimsuits?|swimwear|swim trunks|bikinis?|masks?|helmets?|boots?|costumes?|slippers|flip flops|scrubs|wetsuits?)\b/u,
    told: /\bdress[_ ]code\b|\battire\b|\bshoes\b|\bshirts? (?:and|required)|\bmasks?\b|\bboots?\b|\bhelmets?\b/,
  },
  {
    asked: /\b(?:lab|test) (?:results?|reports?|sheets?)\b|\bcoas?\b|\bcertificates? of analysis\b/,
    told: /\blab[_ ](?:results?|reports?|binder|tests?)\b|\bcoas?\b/,
  },
  {
    asked:
      /\border(?:ing)? (?:over|by|on|through|via) (?:the |a )?(?:phone|telephone)\b|\bphone (?:in (?:an |my )?)?orders?\b|\bcall (?:in|and|to) (?:place )?(?:an? |my )?order|\bcall in (?:an?|my) order|\b(?:no|without(?: an?)?|dont (?:have|own|use)(?: an?| the)?|not good with) (?:computers?|internet|smart ?phone|apps?)\b/,
    told: /\bphone[_ ]orders?\b|\btakes? (?:the|your|an) order\b|\border by phone\b/,
  },
  {
    asked:
      /\bround(?:ing)? up\b(?!.{0,24}\b(?:debit|cards?|nearest|next)\b)|\bdonat(?:e|es|ed|ions?|ing)\b|\bcharit(?:y|ies|able)\b|\bfund ?raisers?\b|\bg(?:ive|ives|iving|ave) (?:(?:anything|something|some|money|any|of|the|your|profits?) )*back to\b|\b(?:giv(?:e|es|ing)|help(?:s|ing)?|support(?:s|ing)?|sponsor(?:s|ing)?)(?: \p{L}+){0,4} (?:local )?(?:community|neighbou?rhood|nonprofits?|non profits?|causes?|environment|little league|schools?)\b|\bdo(?:es|ing)? (?:\p{L}+ ){0,4}for (?:the|your|our) (?:local )?(?:community|neighbou?rhood|town|environment|planet)\b|\b(?:good|local|worthy) causes?\b|\bnon ?profits?\b|\b(?:proceeds|profits?|sales?|my (?:money|dollars?|purchase)) (?:go|goes|going|donated) (?:to|toward)|\bvolunteer\p{L}*\b/u,
    told: /\bround[_ ]up\b|\bdonat|\bcharit|\bfundrais|\bpantry\b|\brescue\b|\bcommunity\b|\bneighbou?r[_ ]fund\b|\d ?% of (?:\p{L}+ )?(?:sales?|profits?|proceeds)|\bproceeds\b|\bcleanups?\b|\bnonprofits?\b|\bfood bank\b|\bgiv(?:e|es|ing)[_ ]back\b|\bvolunteer|\bsponsor/u,
  },
  {
    asked:
      /\blarge print\b|\breading glasses\b|\bbraille\b|\b(?:cant|hard to|trouble|have a hard time|difficult to)(?: \p{L}+)? (?:read|reading|see|seeing)(?: \p{L}+){0,3} (?:print|menus?|labels?|screens?|letters|tablets?)\b|\b(?:low vision|visually impaired|bad eyes|legally blind)\b/u,
    told: /\blarge[-_ ]print\b|\breading glasses\b|\bbraille\b|\bmagnif/,
  },
  {
    asked:
      /\b(?:lessons?|class(?:es)?|courses?|workshops?|tutorials?|trainings?|intro(?:duction)?|101)\b(?: \p{L}+){0,3} (?:for|to)(?: \p{L}+){0,2} (?:newbies?|beginners?|first timers?|new(?:comers?| people| folks| customers)|cannabis|weed|edibles|dabbing|rookies?)\b|\b(?:do|does|give|offer|have|run|host|teach|hold|any|some|got|next|when|whens)(?: \p{L}+){0,4} (?:lessons?|courses?|workshops?|tutorials?|class(?:es)?)\b|\bweed 101\b|\bcannabis 101\b|\b(?:spots?|seats?|place) (?:left )?(?:in|at|for)(?: \p{L}+){0,3} 101\b|\b(?:dan|hay|tienen|ofrecen|hacen|cuando (?:es|son)|proximas?)(?: \p{L}+){0,3} (?:clases?|talleres|taller|cursos?)\b|\b(?:learn|teach|show)(?: (?:me|us|people|how|to))* (?:roll|rolling|cook|cooking|grow|growing)\b|\b(?:sign(?:ed|ing)? ?up|signup|register|registration|rsvp|enroll|join|attend|book|(?:spots?|seats?|place|spaces?|room) (?:left )?(?:in|at|for)|tickets? (?:to|for)|get in(?:to)?|come to|go to|do)(?: (?:for|in|to|at|me|us))?(?: [\p{L}\d]+){0,4} (?:class(?:es)?|workshops?|courses?|lessons?|seminars?|tutorials?)\b(?! a\b)/u,
    not: /\b(?:world|top|first|high|business|second|low) class\b/,
    told: /\bclass(?:es)?\b|\bworkshops?\b|\bcourses?\b|\blessons?\b|\b101\b|\bbasics\b/,
  },
  {
    asked:
      /\bsign language\b|\basl\b|\bdeaf\b|\bhard of hea?ring\b|\bhearing (?:loop|aids?|impaired|loss)\b|\b(?:cant|doesnt|dont|barely|hardly|trouble|struggles?|not) (?:to )?hea?r(?:ing)?(?: (?:so|very|too|much|really))*(?: (?:well|good|great|anymore|people|anything|much)|$)/,
    told: /\bsign[_ ]language\b|\basl\b|\bdeaf\b|\bhearing\b|\bwritten notes?\b/,
  },
  {
    asked:
      /\b(?:senior|seniors|elder|elders|older folks) (?:hours?|mornings?|time)\b|\bhours? (?:just |only )?for (?:seniors|older)/,
    told: /\bsenior[_ ](?:hours?|mornings?)\b/,
  },
  {
    asked:
      /\bpower (?:is |goes |went |was )?(?:out|outages?|cuts?)\b|\bblack ?outs?\b|\b(?:lights|electricity) (?:go|goes|went|is|are) (?:out|off)\b/,
    told: /\bpower[_ ]out|\boutages?\b|\bpower is out\b|\bgenerator\b/,
  },
  {
    asked:
      /\b(?:give|do|have|offer|take|book|get|any) (?:an? |some )?(?:\p{L}+ )?tours?\b|\bsee (?:the|your|where you) (?:grow|kitchen|garden|facility)\b|\bbehind the scenes\b/u,
    told: /\btours?\b/,
  },
  {
    asked:
      /\b(?:vendor|brand|grower|maker) (?:days?|events?|pop ?ups?|visits?|reps?)\b|\bpop ?ups?\b|\bmeet (?:the|any|some) (?:growers?|makers?|brands?|farmers?|vendors?)\b|\b(?:growers?|brands?|vendors?|reps?) (?:ever )?(?:visit|come (?:in|by)|popping up|setting up|showing up|coming (?:in|by|through)|at the (?:shop|store)|in (?:the )?(?:shop|store))\b/,
    told: /\bvendors?\b|\bpop[-_ ]?ups?\b|\bgrowers? (?:visit|day)|\bbrand[_ ](?:days?|reps?)\b/,
  },
  {
    asked:
      /\b(?:fix|repair|sharpen|mend|unclog|clean)(?: \p{L}+){0,3} (?:grinder|glass|bong|pipe|rig|piece|bubbler)\b|\b(?:grinder|glass|bong|pipe|rig|piece|bubbler)(?: \p{L}+){0,3} (?:fixed|repaired|sharpened|cleaned)\b/u,
    told: /\brepairs?\b|\bsharpen|\bglass ?blower\b|\bcleaning service\b/,
  },
  {
    asked:
      /\b(?:unmarked|discreet|discrete|plain|nondescript) (?:bags?|box|boxes|packag\p{L}+|wrapping|vans?|cars?|vehicles?)\b|\b(?:will|can|could|would|wont|so|dont want) (?:(?:my|the|our) )?(?:neighbou?rs?|landlord|roommates?|parents) (?:\p{L}+ ){0,2}(?:see|know|notice|find out)\b|\b(?:shows? up|appears?|say|says|looks?) (?:\p{L}+ ){0,3}(?:on|in) (?:my|the) (?:bank |card |credit card )?statement\b/u,
    told: /\bdiscreet|\bunmarked\b|\bplain (?:bags?|box|pack|car|van)|\bstatement\b/,
  },
  {
    asked:
      /\bsecurity(?: guards?)?\b|\bwalk (?:me|us|people) (?:out )?to (?:my|our|the|their) cars?\b|\bescorts? (?:me|us|to)\b/,
    told: /\bsecurity\b|\bguards?\b|\bescorts?\b/,
  },
  {
    asked:
      /\b(?<!\b(?:left|lost|los[et]|forgot|forgotten|dropped|died|broke)\b.{0,24})(?:uber|lyft|taxi|taxis|cab|cabs|ride ?shares?)\b|\bdrop ?off (?:spot|zone|area|point)\b/,
    not: /\baddress\b/,
    told: /\bride[-_ ]?shares?\b|\btaxis?\b|\bcabs?\b|\buber\b|\blyft\b|\bdrop[-_ ]?off (?:spot|zone|area|point)/,
  },
  {
    asked:
      /\bprice adjust\p{L}*\b|\b(?:bought|got|paid)\b.{0,40}\b(?:yesterday|last week|this morning|days? ago)\b.{0,40}\b(?:now|today)\b.{0,20}\bon sale\b/u,
    told: /\bprice[_ ]adjust/,
  },
  {
    asked:
      /\b(?:special|custom) orders?\b|\bwait ?lists?\b|\bpre ?orders?\b|\b(?:request|suggest) (?:an? |that |some )?(?:products?|strains?|brands?|items?)\b|\b(?:can|could|will|would) you (?:guys )?(?:bring|order|get) (?:it|that|them|one|some|something) (?:back )?in\b(?! stock\b.{0,10}\b(?:today|now)\b)/,
    told: /\bspecial[_ ]orders?\b|\brequests?\b|\bwait[-_ ]?lists?\b|\bpre[-_ ]?orders?\b/,
  },
  {
    asked:
      /\b(?:big|large|huge|massive|bulk|giant|sizable) (?:\p{L}+ )?orders?\b|\b(?:in bulk|bulk (?:buy|purchase)s?)\b|\b(?:order|orders|ordering|spend|spending|buy|buying)\b.{0,40}\b(?:heads up|call ahead|(?:much|advance|any) notice|let you know (?:first|ahead|before))\b|\bhow much notice\b/u,
    not: /\bdeliver/,
    told: /\b(?:bulk|large|big)[_ ]orders?\b|\borders? (?:over|above|of more than) \$?\d+.{0,40}\b(?:notice|ahead|call|advance)\b/,
  },
  {
    asked:
      /\b(?:test|try|check|plug in|fire up)(?: \p{L}+){0,4} (?:before (?:i|we) (?:leave|go|pay|buy|walk)|at the (?:counter|register)|in (?:the )?(?:store|shop))\b/u,
    told: /\btest(?:ing)?[_ ](?:station|bench|battery)|\btest(?:ed)? (?:it |them |every \p{L}+ |your \p{L}+ )?(?:at the|before)/u,
  },
  {
    asked:
      /\b(?:were|come|coming|bring|bringing|rolling|showing up|stop by|stopping|walk in|have|got)(?: \p{L}+){0,4} (?:group|party|bunch|crew|bus load) of (?:\d+|us|people|friends|guys|girls|ten|eight|twelve|fifteen|twenty)\b|\b(?:come|coming|visit|visiting|stop by|stopping by|swing by|stop in|drop in|walk in|bring|bringing|book|reserve)(?: \p{L}+){0,6} (?:bachelor(?:ette)?|bridal|birthday|hen|stag|wedding|big|large|whole) (?:part(?:y|ies)|groups?|crew|shower)\b|\b(?:[3-9]|[1-9]\d|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a dozen|a bunch|so many|lots) of us\b.{0,60}\b(?:come|coming|visit|book|reserve|at once|allowed|fit|at the same time|in there|inside|ok|okay|cool|too many|pile in|together|call ahead|let (?:you|u|yall|ya) know|heads? ?up|a reservation)\b|\b(?:bachelor(?:ette)?|bridal shower|birthday|wedding|tour|shuttle|van|bus|limo|team|party)(?: \p{L}+){0,2} of (?:[5-9]|[1-9]\d)\b(?=.*\b(?:ahead|all|come|in|fit|ok|okay|allowed|together)\b)|\b(?:all|everybody|everyone)(?: of us)? at once\b|\bone at a time\b(?=.*$)(?<=\b(?:cousins|friends|us|group|party|girls|guys|coworkers|buddies|family)\b.*)|\b(?:book|reserve)(?: (?:a|the|some|ahead|in advance|our|my))* (?:time ?slot|slot|visit|time)\b|\bhow (?:far|long|many days|much|early)(?: (?:ahead|in advance|before|of time|notice))* (?:do|should|must|would|does|need)(?: \p{L}+){0,2} (?:to )?(?:book|reserve|call ahead|tell you)\b|\bparty bus(?:es)?\b|\btour bus(?:es)?\b|\b(?:big|large|whole) groups? (?:come|in|ok|okay|allowed|of)\b|\bhow many (?:of us|people|friends) (?:can|at|are allowed)\b/u,
    told: /\bgroups?\b|\bparty[_ ]bus|\bbachelor|\btour[_ ]bus/,
  },
  {
    asked:
      /\b(?:leave|write|post|give)(?: you)?(?: (?:a|some|my|good|google|yelp))* (?:reviews?|feedback)\b|\bsuggestion box\b/,
    told: /\breviews?\b|\bfeedback\b|\bsuggestions?\b/,
  },
]

/** A message is asked several times which matters it speaks of. */
const affairsIn = remember(indexByStarts(AFFAIRS.map(({ asked }) => asked)), { most: 100, longest: 400 })

/** Of each affair the fact that tells it: by its key sooner than by its text, under a key of the shop's own sooner than in a part. */
const toldBy = onceFor((facts: readonly Fact[]): readonly (Fact | undefined)[] => {
  const read = facts.map((fact) => ({
    fact,
    key: foldText(fact.path.replaceAll(/[._]/g, ' ')),
    text: once(() => foldText(Array.isArray(fact.value) ? fact.value.join(', ') : String(fact.value))),
  }))
  const own = read.filter(({ fact }) => isOwn(fact))
  return AFFAIRS.map(
    ({ told, untold }) =>
      (
        own.find(({ key }) => told.test(key)) ??
        own.find(({ key, text }) => told.test(text()) || told.test(`${key} ${text()}`)) ??
        read.find(({ fact, key }) => OF_RULES.has(fact.top) && told.test(key)) ??
        read.find(
          ({ fact, text }) =>
            (TOLD_IN_LINES.has(fact.top) || (untold !== undefined && OF_RULES.has(fact.top))) && told.test(text()),
        )
      )?.fact ?? lineTelling(facts, told),
  )
})

/** Parts of a profile that hold rules beside what their topics tell. */
const OF_RULES: ReadonlySet<string> = new Set([
  'loyalty',
  'id_policy',
  'limits_and_rules',
  'accessibility',
  'pickup',
  'delivery',
  'payment',
  'staff',
  'return_policy',
  'parking',
])

/** Parts whose lines each tell a thing of its own. */
const TOLD_IN_LINES = new Set(['accessibility', 'staff'])

/** The fact on a matter that the sentence asks for in other words than the profile's; null when there is none. */
export function findAffair(store: Pick<Store, 'facts' | 'profile'>, plain: string): Fact | null {
  return findTold(store, plain)?.fact ?? null
}

type Told = { fact: Fact; of?: HouseRule['of'] | undefined; told?: RegExp | undefined }

/** Whether a matter is told by one line of what stands under a key, and not by the key itself. */
export function isToldByLine(store: Pick<Store, 'facts' | 'profile'>, plain: string, { path, top }: Fact): boolean {
  const found = findTold(store, plain)
  return found?.told !== undefined && found.fact.path === path && !found.told.test(foldText(top.replaceAll('_', ' ')))
}

const findTold = rememberOf(({ facts, profile }: Pick<Store, 'facts' | 'profile'>, plain: string): Told | null => {
  const ofUse = useToldOf(facts, plain)
  if (ofUse !== null) return { fact: ofUse, of: ['consumption_rules', 'store_info'] }
  for (const at of affairsIn(plain)) {
    if (AFFAIRS[at]?.not?.test(plain) === true) continue
    const fact = toldBy(facts)[at]
    const state = AFFAIRS[at]?.elsewhere?.exec(plain)?.[1]
    if (fact !== undefined && (state === undefined || state !== ownStateOf(profile)))
      return { fact, of: AFFAIRS[at]?.of, told: AFFAIRS[at]?.told }
  }
  return null
})

/** The rule of the house that is asked for, and the topics that it answers for; null where the shop tells none. */
export function houseRule(
  store: Pick<Store, 'facts' | 'profile'>,
  plain: string,
): { fact: Fact; of: HouseRule['of'] } | null {
  const told = findTold(store, plain)
  return told?.of === undefined ? null : { fact: told.fact, of: told.of }
}

/** A matter that is asked for, of which this profile tells nothing: what is to be said of it. */
export function untoldMatter(store: Pick<Store, 'facts' | 'profile'>, plain: string): Untold | null {
  const at = affairsIn(plain).find(
    (one) => AFFAIRS[one]?.untold !== undefined && AFFAIRS[one].not?.test(plain) !== true,
  )
  return at === undefined || findAffair(store, plain) !== null ? null : (AFFAIRS[at]?.untold ?? null)
}

/** Whether the words are those in which shoppers ask for such a matter, whatever a shop tells of it. */
export const asksAffair = (plain: string): boolean => affairsIn(plain).length > 0
