import { asksHolidays } from '#concierge/facts/holidays-told.ts'
import { asksWhatPatientsPay } from '#concierge/facts/patient-terms.ts'
import { asksOfYoungCompany } from '#concierge/facts/young-company.ts'
import { asksForNewcomers } from '#concierge/facts/deal-groups.ts'
import { asksDayThatPays } from './everyday-topics.ts'
import type { StoreIntent } from './intent.ts'

const WORKS_HERE =
  /(?<!\bwho (?:all |actually |really )?)\b(?:jobs?|work|working|position|career)(?: \p{L}+)? (?:there|here|with (?:you|yall)|(?:at|in|for) (?:your|the|this|yalls) (?:\p{L}+ )?(?:store|shop|place|dispensary))\b/u

/** "Are you kid friendly" asks nothing of the assistant. */
const WHOM_FRIENDLY = /\b(?:kids?|child|family|baby|toddler|stroller|pets?|dogs?|cats?|animal|wheel ?chair) friendly\b/

/** "Mi cartucho no prende": what is broken is to be made good. */
const BROKEN_IN_SPANISH = /\bno (?:me )?(?:prende|enciende|funciona|sirve|jala|carga|pega)\b|\bdefectuos[oa]s?\b/

const COMPLAINS =
  /\b(?:how|where|who|whom|i|we)\b(?: (?:do|does|can|should|would|could|like|want|wanna|need|have|to|i|we|id))* (?:complain|(?:file|make|lodge|leave) (?:a |my )?complaint)\b/

/** "Taxes, what do they add up to": no sum of the world outside. */
const OF_TAXES = /\btax(?:es|ed)?\b/

/** "If I order now, when would the courier show up": nothing is fetched. */
const BROUGHT_ONCE_ORDERED =
  /\bif (?:i|we) (?:order|place|put)\b.{0,40}\b(?:drivers?|couriers?|delivery (?:guy|person|man)|get to me|at my place)\b/

/** Whether the words of a topic leave no doubt of it, whatever the message resembles. */
export function saysPlainly(topic: StoreIntent, plain: string): boolean {
  if (topic === 'store_hours') return asksHolidays(plain)
  if (topic === 'delivery') return BROUGHT_ONCE_ORDERED.test(plain)
  if (topic === 'deals') return asksDayThatPays(plain) || asksForNewcomers(plain)
  if (topic === 'tax') return OF_TAXES.test(plain) || asksWhatPatientsPay(plain)
  if (topic === 'store_location') return /(?<!\bin )\btransit\b/.test(plain)
  if (topic === 'id_policy' && asksOfYoungCompany(plain)) return true
  if (topic === 'complaint') return COMPLAINS.test(plain)
  if (topic === 'returns') return BROKEN_IN_SPANISH.test(plain)
  return topic === 'jobs' ? WORKS_HERE.test(plain) : WHOM_FRIENDLY.test(plain)
}
