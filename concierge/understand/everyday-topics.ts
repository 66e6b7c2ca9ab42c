import { asksForEasyHour, asksOfLine } from '#concierge/facts/answer-busy.ts'
import { asksDaysCompared } from '#concierge/facts/days-compared.ts'
import { asksHolidays } from '#concierge/facts/holidays-told.ts'
import { asksForNewcomers, groupsAsked } from '#concierge/facts/deal-groups.ts'
import { asksOfReferral } from '#concierge/facts/brought-along.ts'
import { asksWhatPatientsPay } from '#concierge/facts/patient-terms.ts'
import { asksShopToMatch } from '#concierge/facts/price-match.ts'
import { asksTimeLeft } from '#concierge/facts/time-left.ts'
import { asksOfYoungCompany } from '#concierge/facts/young-company.ts'
import { setsOut } from './asks-if-there.ts'
import { type StoreIntent, storeIntentsOf } from './intent.ts'
import { OTHERS_OPEN } from './talk-cues.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'

/** Whether it pays to come on another day. */
const ASKS_WHICH_DAY_PAYS = new RegExp(
  [
    `\\b(?:which|what) days?\\b.{0,24}\\b(?:smart|smartest|best|wisest|cheapest|ideal)\\b.{0,24}\\b(?:for|get|buy|grab|pick up)\\b|\\b(?:if i|should i|worth|better to|i) (?:just )?(?:wait|waiting|hold off|holding off|hold out|holding out) (?:til|till|until|for) (?:\\p{L}+ )?${DAY}|\\b(?:better off|save|saves|saving|worth it)\\b.{0,40}\\b${DAY}|\\b${DAY}\\b.{0,50}\\b(?:save me|better off|worth (?:it|waiting|the wait))\\b`,
    `\\b(?:(?:which|what) days?|best days?|cheapest days?)\\b.{0,40}\\b(?:cheap(?:er|est)?|discounted|marked down|deals?|save|off|less)\\b|\\b${DAY}\\b.{0,24}\\b(?:cheaper|discounted|marked down|(?:cost|be) less)\\b|\\b(?:cheaper|discounted|marked down|(?:cost|be) less)\\b.{0,20}\\b(?:on|come|til|till|until|if i (?:come|wait)) (?:\\p{L}+ )?${DAY}`,
  ].join('|'),
  'u',
)

/** "Which day is best to get gummies cheap", "are vapes cheaper on thursday": no goods yet. */
export function asksDayThatPays(plain: string): boolean {
  return ASKS_WHICH_DAY_PAYS.test(plain)
}

const CHEAP =
  '(?:cheap(?:er|est)?|less|lower|discounted|marked down|half (?:off|price)|\\d+ ?% off|on (?:sale|special)|a deal|off)'

/** "Carts are cheap on tuesdays, i heard", "is the wednesday dab thing good on rosin too": the deal of a day, by what was heard of it. */
const HEARD_OF_DAY = new RegExp(
  `\\b(?:are|is|were|get|gets|go|goes|be)(?: (?:all|always|like|usually|really|way|super|much|gonna be))* ${CHEAP}(?: (?:there|here|for \\p{L}+))?(?: on| every)? ${DAY}|\\b(?:on |every )?${DAY}(?: (?:is|are|mean|means))* ${CHEAP}\\b|\\b(?:the|your|that|this|yalls) ${DAY}(?: \\p{L}+){0,2} (?:things?|deals?|specials?|sales?|promos?|discounts?)\\b`,
  'u',
)

export function asksDealOfDay(plain: string): boolean {
  return HEARD_OF_DAY.test(plain)
}

/** "Can I still get in", shortly before the door is shut. */
const STILL_LET_IN =
  /\b(?:can|could|will|may) (?:i|we) (?:even )?still (?:get|come|make it|walk|be let) (?:in|inside|over)\b|\b(?:still|too late to) (?:get|come|make it|walk|be let) in\b|(?<!\b(?:como|por donde) )\b(?:alcanzo(?: a llegar)?|llego(?: a tiempo)?|me da tiempo)(?=\s*[?,]|$)/

/** "Tarjeta medica de california sirve": a card that is shown. */
const PATIENT_CARD = /\btarjetas? medicas?\b|\b(?:mexican )?consular cards?\b/

/** "Soy turista": whose papers will do. */
const COMES_FROM_AWAY =
  /\b(?:soy|somos) (?:un |una )?(?:turistas?|extranjer[oa]s?|visitantes?)\b|\b(?:vengo|venimos|estoy|estamos) de (?:visita|vacaciones|viaje|fuera)\b|\bque (?:(?:necesito|tengo que|debo|hay que|se necesita|hace falta) )+(?:llevar|traer|mostrar|presentar)\b/

/** "Do i get anything for wearing my jersey". */
const GETS_FOR_WEARING =
  /\b(?:get|gets|anything|something|cheaper|save|reward|perks?|earn|count|love)\b.{0,24}\b(?:for|if|when|by)(?: (?:i|we|im|you|my|come|came|coming|show|showing|up|in|are|were|all))* (?:wear(?:ing|s)?|dress(?:ed|ing)?|rock(?:ing)?)\b|\b(?:wear(?:ing)?|dress(?:ed|ing)?) (?:\p{L}+ ){1,5}(?:get (?:me|us) (?:anything|something)|(?:what|do|will|would|can) (?:do )?(?:i|we) get|worth (?:anything|something)|count for)\b/u

/** "My dad is 60, what day should he come in". */
const WHAT_DAY_TO_COME =
  /\b(?:what|which|whats the best|best) days? (?:should|would|do|does|can|could|to|is best)(?: (?:it|be|best|i|we|he|she|they|you))* (?:to )?(?:come|stop|swing|drop|visit|go|shop|bring)\b/

const STORE_HOURS: StoreIntent = 'store_hours'

/** A topic of the shop that is asked for by what somebody is after, and not by any word for it. */
const WAYS: readonly (readonly [StoreIntent, (plain: string) => boolean])[] = [
  ['deals', asksShopToMatch],
  ['deals', (plain) => ASKS_WHICH_DAY_PAYS.test(plain)],
  ['deals', asksDealOfDay],
  ['deals', (plain) => /\breferrals?\b/.test(plain) || asksOfReferral(plain)],
  ['deals', (plain) => GETS_FOR_WEARING.test(plain)],
  ['deals', asksForNewcomers],
  ['deals', (plain) => WHAT_DAY_TO_COME.test(plain) && groupsAsked(plain).length > 0],
  ['store_hours', asksForEasyHour],
  ['store_hours', asksOfLine],
  ['store_hours', asksTimeLeft],
  ['store_hours', asksDaysCompared],
  ['store_hours', asksHolidays],
  ['store_hours', (plain) => STILL_LET_IN.test(plain)],
  ['id_policy', asksOfYoungCompany],
  ['tax', asksWhatPatientsPay],
  ['id_policy', (plain) => COMES_FROM_AWAY.test(plain)],
]

/** The topics of the shop that words name; where they name none, the one that is asked for without its words. */
export function topicsSaid(plain: string): StoreIntent[] {
  const said = storeIntentsOf(plain)
  const named: readonly StoreIntent[] = PATIENT_CARD.test(plain)
    ? ['id_policy', ...said.filter((topic) => topic !== 'payment' && topic !== 'id_policy')]
    : said
  const ofOthers = named.includes(STORE_HOURS) && OTHERS_OPEN.test(plain)
  const ofDoor = named.length > 0 && named.every((topic) => topic === 'store_location') && setsOut(plain)
  const topics = ofDoor ? [STORE_HOURS] : ofOthers ? named.filter((topic) => topic !== STORE_HOURS) : [...named]
  return topics.length > 0 ? topics : WAYS.filter(([, asks]) => asks(plain)).map(([topic]) => topic)
}
