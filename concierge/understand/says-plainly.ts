import { asksHolidays } from '#concierge/facts/holidays-told.ts'
import { asksForNewcomers } from '#concierge/facts/deal-groups.ts'
import type { StoreIntent } from './intent.ts'

const WORKS_HERE =
  /(?<!\bwho (?:all |actually |really )?)\b(?:jobs?|work|working|position|career)(?: \p{L}+)? (?:there|here|with (?:you|yall)|(?:at|in|for) (?:your|the|this|yalls) (?:\p{L}+ )?(?:store|shop|place|dispensary))\b/u

/** "Are you kid friendly" asks nothing of the assistant. */
const WHOM_FRIENDLY = /\b(?:kids?|child|family|baby|toddler|stroller|pets?|dogs?|cats?|animal|wheel ?chair) friendly\b/

/** "Mi cartucho no prende": what is broken is to be made good. */
const BROKEN_IN_SPANISH = /\bno (?:me )?(?:prende|enciende|funciona|sirve|jala|carga|pega)\b|\bdefectuos[oa]s?\b/

const COMPLAINS =
  /\b(?:how|where|who|whom|i|we)\b(?: (?:do|does|can|should|would|could|like|want|wanna|need|have|to|i|we|id))* (?:complain|(?:file|make|lodge|leave) (?:a |my )?complaint)\b/

/** "Which day is best to get gummies cheap": no gummies yet. */
const DAY_THAT_PAYS =
  /\b(?:(?:which|what) days?|best days?|cheapest days?)\b.{0,40}\b(?:cheap(?:er|est)?|discounted|marked down|deals?|save|off|less)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.{0,24}\b(?:cheaper|discounted|marked down|(?:cost|be) less)\b|\b(?:cheaper|discounted|marked down|(?:cost|be) less)\b.{0,20}\b(?:on|come|til|till|until|if i (?:come|wait)) (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/u

export function asksDayThatPays(plain: string): boolean {
  return DAY_THAT_PAYS.test(plain)
}

/** "Taxes, what do they add up to": no sum of the world outside. */
const OF_TAXES = /\btax(?:es|ed)?\b/

/** "If I order now, when would the courier show up": nothing is fetched. */
const BROUGHT_ONCE_ORDERED =
  /\bif (?:i|we) (?:order|place|put)\b.{0,40}\b(?:drivers?|couriers?|delivery (?:guy|person|man)|get to me|at my place)\b/

/** Whether the words of a topic leave no doubt of it, whatever the message resembles. */
export function saysPlainly(topic: StoreIntent, plain: string): boolean {
  if (topic === 'store_hours') return asksHolidays(plain)
  if (topic === 'delivery') return BROUGHT_ONCE_ORDERED.test(plain)
  if (topic === 'deals') return DAY_THAT_PAYS.test(plain) || asksForNewcomers(plain)
  if (topic === 'tax') return OF_TAXES.test(plain)
  if (topic === 'complaint') return COMPLAINS.test(plain)
  if (topic === 'returns') return BROKEN_IN_SPANISH.test(plain)
  return topic === 'jobs' ? WORKS_HERE.test(plain) : WHOM_FRIENDLY.test(plain)
}
