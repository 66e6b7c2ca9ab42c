import { asksForEasyHour } from '#concierge/facts/answer-busy.ts'
import { sentencesIn } from '#concierge/understand/fold-text.ts'
import { startsAsking } from '#concierge/understand/asides.ts'
import { clausesOf } from '#concierge/understand/clauses.ts'
import { compilePattern, matches } from './pattern.ts'
import type { Reading } from './read-message.ts'

const WITH_WHOM =
  '(?:with|to) (?:(?:a|an|the|your|one of your|some|of) ){0,3}(?:\\p{L}+ )?(?:budtenders?|somebody|someone|person|people|staff|experts?|pharmacists?|specialists?|consultants?|team|guy)'
const BETWEEN = '(?: (?:a|an|some|my|me|any|in|the|for|private|free|quick|one|on|1|\\d+|min(?:ute)?s?)){0,6}'
/** A talk with somebody of the team, to the end of what is said of it: what it is to be about is for whom one talks to. */
const BOOKS = new RegExp(
  `\\b(?:(?:book|schedule|reserve|set up|arrange|make|get|have|do|offer|sign up for|is there|are there)${BETWEEN} (?:appointment|consult(?:ation)?|sit ?down|one on one)s?|(?:book|schedule|reserve|set up|arrange|sign up for|get|have)${BETWEEN} (?:time|slot|spot|session|meeting|chat|talk|call)s? ${WITH_WHOM})\\b(?:(?! and (?:what|how|which|should|can|is|do|also)\\b)[^.!?;,]){0,160}`,
  'giu',
)
/** A time with few people or little noise. */
const QUIET_TIME =
  /\b(?:quiet|calm|slow|less (?:busy|crowded|loud|noisy|hectic)|low sensory|sensory(?: friendly)?)(?:er|est)? (?:times?|hours?|days?|mornings?|part of the day)\b|\b(?:when|what time|what days?|which days?)\b.{0,30}\b(?:quiet(?:er|est)?|calm(?:er|est)?|slow(?:er|est)?|(?:least|less|not (?:so|as|too)) (?:busy|crowded|loud|noisy|packed|hectic)|dead|empty|fewest people)\b/i
/** What asks for advice all the same, whatever else is asked for. */
const ASKS_REMEDY =
  /\b(?:what|which|something|anything|should|safe|dos(?:e|age|ing)|mg|how (?:much|many)|recommend|suggest|helps?|good for|treats?|cures?|try|take|mix|strains?|gumm\p{L}*|edibles?|tinctures?|product)\b/iu
const MOST_CLAUSES = 8
/** Nobody books at greater length. */
const LONGEST = 400

/**
 * Whether a service of the shop is all that is asked for, and an illness only told as the reason: "can i book a talk about my arthritis",
 * "my son is autistic, is there a quieter hour".
 */
export function asksForService(text: string): boolean {
  if (text.length > LONGEST) return false
  const rest = text.replace(BOOKS, ' ')
  const booked = rest !== text
  const clauses = sentencesIn(rest).flatMap(clausesOf)
  if (clauses.length > MOST_CLAUSES) return false
  const others = clauses.filter((clause) => !QUIET_TIME.test(clause) && !asksForEasyHour(clause.toLowerCase()))
  const asksService = booked || others.length < clauses.length
  return (
    asksService && others.every((clause) => !ASKS_REMEDY.test(clause) && (isOpening(clause) || !startsAsking(clause)))
  )
}

/** What stands before a booking: "can i". */
const isOpening = (clause: string): boolean => clause.trim().split(/\s+/).length <= 2

const WORK =
  'job|jobs|hiring|hire|resume|application|applications|employment|position|positions|opening|openings|trabajo|empleo'
const SEEKS_WORK = [
  `looking|need|want|apply|applying|any|have|offer|got|get|find|submit|send|drop_off|are|you|busco|tienen|solicitar ~5 ${WORK}`,
  'apply ~3 work|here|there|online',
  'work ~2 for|with ~1 you|yall|u|guys',
  'can|could|may|old|age|want|like ~6 work ~1 here|there',
].map(compilePattern)
const NOTHING_BOUGHT = compilePattern(
  '!PURCHASE & !PRODUCT & !TRIES ~3 PRODUCT|some|one & !buy|shop|order|smoke|get_in|come_in|discount|deal|weed|edibles|carts|vape|something|anything|stuff|interview|relax|relaxed|calm|sleep|high|nerves|stress|recommend|suggest|flower|pen|pickup|delivery & !my|first|new ~1 job',
)

/** "Looking for a job, im 20": work is asked for, and nothing to be had. */
export function asksForWork(reading: Reading): boolean {
  return SEEKS_WORK.some((pattern) => matches(pattern, reading)) && matches(NOTHING_BOUGHT, reading)
}
