import { asksHolidays } from '#concierge/facts/holidays-told.ts'
import type { StoreIntent } from './intent.ts'

const WORKS_HERE =
  /(?<!\bwho (?:all |actually |really )?)\b(?:jobs?|work|working|position|career)(?: \p{L}+)? (?:there|here|with (?:you|yall)|(?:at|in|for) (?:your|the|this|yalls) (?:\p{L}+ )?(?:store|shop|place|dispensary))\b/u

/** "Are you kid friendly" asks nothing of the assistant. */
const WHOM_FRIENDLY = /\b(?:kids?|child|family|baby|toddler|stroller|pets?|dogs?|cats?|animal|wheel ?chair) friendly\b/

/** "Mi cartucho no prende": what is broken is to be made good. */
const BROKEN_IN_SPANISH = /\bno (?:me )?(?:prende|enciende|funciona|sirve|jala|carga|pega)\b|\bdefectuos[oa]s?\b/

const COMPLAINS =
  /\b(?:how|where|who|whom|i|we)\b(?: (?:do|does|can|should|would|could|like|want|wanna|need|have|to|i|we|id))* (?:complain|(?:file|make|lodge|leave) (?:a |my )?complaint)\b/

/** Whether the words of a topic leave no doubt of it, whatever the message resembles. */
export function saysPlainly(topic: StoreIntent, plain: string): boolean {
  if (topic === 'store_hours') return asksHolidays(plain)
  if (topic === 'complaint') return COMPLAINS.test(plain)
  if (topic === 'returns') return BROKEN_IN_SPANISH.test(plain)
  return topic === 'jobs' ? WORKS_HERE.test(plain) : WHOM_FRIENDLY.test(plain)
}
