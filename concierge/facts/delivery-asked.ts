import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { clock, sentence, tell } from '#concierge/say/wording.ts'
import { wordStem } from '#concierge/understand/fold-text.ts'
import { type FactQuestion, looseFlag, looseHours, looseText } from './answer.ts'
import { sayLoose } from './answer-place.ts'
import { deliveryCosts, runsAsked } from './delivery-terms.ts'
import { isAllDay } from './shop-clock.ts'

/** What a term of the delivery is about; null for the shop's own words. */
type Aspect = 'hours' | 'costs' | 'time' | 'door'
type Term = { about: Aspect | null; text: string }

const ASPECTS = ['time', 'costs', 'hours'] as const
export const ASKS_COSTS =
  /\bfees?\b|\bcharges?\b|\bcosts?\b|\bhow much\b|\bminimums?\b|\bmin\b|\bfree\b|\bspend\b|\bcuanto (?:cuesta|cobran|vale|sale)|\bcosto\b|\bminimo\b|\bgratis\b|\benvio\b/
const ASKED: Readonly<Record<(typeof ASPECTS)[number], RegExp>> = {
  time: /\bhow (?:long|fast|quick(?:ly)?|soon)\b(?! (?:do|are|will) (?:you|u|ya|yall|they) (?:deliver|open|run))|\betas?\b|\b(?:delivery|deliveries|wait|waiting) times?\b|\btakes?\b|\bturn ?around\b|\bcuanto (?:tarda|demora|tiempo)|\btardan?\b/,
  costs: ASKS_COSTS,
  hours:
    /\bhow (?:late|early)\b|\bhours\b|\bwhat times?\b|\bwhen\b|\bhorarios?\b|\bhasta (?:que hora|cuando)\b|\ba que hora\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|domingos?|sabados?|lunes)\b/,
}
/** What a line of the shop's own words is about. */
const TOLD: typeof ASKED = {
  time: /\bminut|\bhours?\b|\bhoras?\b|\bsame.day\b|\bwindow\b/i,
  costs: /\bfees?\b|\$|\bfree\b|\bminimum\b|\bcharge|\bcosto\b|\bgratis\b|\btips?\b/i,
  hours: /\bhours?\b|\buntil\b|\bdays?\b|\d ?(?:am|pm)\b|\d:\d\d|\bhasta\b/i,
}
/** A question for yes or no is answered with it. */
const ASKS_WHETHER =
  /(?:^|[,.?!;:] *|\b(?:and|so|hi|hey|hello|also|but|ok|okay|yo) )(?:do|does|can|could|will|would|are|is) (?:you|u|ya|yall|they|there|it|the|delivery|anyone|somebody|someone)\b|\bwhere\b|\bhacen\b|\bdonde\b|\bentregan\b|\bllegan\b/

/** Whether only a term is asked for: whoever asks what it costs or how long it takes knows that there are drivers. */
export function asksTermAlone(terms: readonly Term[], plain: string): boolean {
  const asked = ASPECTS.filter((aspect) => ASKED[aspect].test(plain))
  return !ASKS_WHETHER.test(plain) && terms.some(({ about }) => asked.some((aspect) => aspect === about))
}

/** What was asked about before the other terms, and of the shop's own words those alone that are about it. */
export function askedFirst(terms: readonly Term[], plain: string): string[] {
  const asked = ASPECTS.filter((aspect) => ASKED[aspect].test(plain))
  const isAsked = ({ about, text }: Term): boolean =>
    asked.some((aspect) => (about === null ? TOLD[aspect].test(text) : aspect === about))
  const others = terms.filter((term) => !isAsked(term) && (asked.length === 0 || term.about !== null))
  return [...terms.filter(isAsked), ...others].map(({ text }) => text)
}

/** Keys of a delivery that are said in a sentence of their own. */
export const KNOWN = new Set([
  'offered',
  'area',
  'zips',
  'minimum_order',
  'fee',
  'free_over',
  'hours',
  'eta_minutes',
  'id_at_door',
  'payment',
  'days',
  'no_delivery_to',
  'zones',
  'runs',
  'id_rule',
])

/** Behind what is said in Spanish no line stands that could only be quoted in English. */
function isTold(value: string, before: readonly Term[], language: FactQuestion['language']): boolean {
  return language === 'en' || before.length === 0 || !staysEnglish(value)
}

/** "Yes: the registered guest comes to the lobby", under "hotels": it says nothing where they were not asked of. */
function isReplyUnasked(key: string, value: string, plain: string): boolean {
  const isNamed = key.split('_').some((word) => word.length > 3 && plain.includes(wordStem(word)))
  return !isNamed && /^(?:yes|no|s[ií])\s?[:,.;]/i.test(value)
}

/** When it comes, what it costs, what the driver asks for, and what else the shop says of it. */
export function deliveryTerms(question: FactQuestion): Term[] {
  const { profile, language, plain } = question
  const { delivery } = profile
  const costs = deliveryCosts(question)
  const eta = looseText(delivery, 'eta_minutes')
  const terms: Term[] = [
    ...[...sayHours(question), ...runsAsked(question)].map((text) => ({ about: 'hours' as const, text })),
    ...(costs === '' ? [] : [{ about: 'costs' as const, text: costs }]),
    ...(eta === null ? [] : [{ about: 'time' as const, text: sayTime(eta, language) }]),
    ...atTheDoor(question).map((text) => ({ about: 'door' as const, text })),
  ]
  for (const [key, value] of Object.entries(delivery ?? {}))
    if (
      !KNOWN.has(key) &&
      !key.endsWith('_by_area') &&
      typeof value === 'string' &&
      isTold(value, terms, language) &&
      !isReplyUnasked(key, value, plain)
    )
      terms.push({ about: null, text: sayLoose(key.replaceAll('_', ' '), value, language) })
  return terms
}

function sayHours({ profile: { delivery }, language }: FactQuestion): string[] {
  const hours = looseHours(delivery, 'hours')
  if (hours === null) return []
  const served = hours.days ?? looseText(delivery, 'days')
  const days = served === null ? '' : `, ${served}`
  const [open, close] = [clock(hours.open), clock(hours.close)]
  return [
    isAllDay({ ...hours, closed: false })
      ? tell(language, `Deliveries run around the clock${days}.`, `Entregas a cualquier hora${days}.`)
      : tell(language, `Deliveries run from ${open} to ${close}${days}.`, `Entregas de ${open} a ${close}${days}.`),
  ]
}

/** Minutes, be it a number, a range, or words with numbers in them. */
function sayTime(eta: string, language: FactQuestion['language']): string {
  const range = /^(\d+) (?:to|a|or|o) (\d+)$/.exec(eta.trim())
  const told = range === null ? eta : `${range[1]}-${range[2]}`
  const most = /^up to (\d+)$/.exec(told)?.[1]
  if (most !== undefined) return tell(language, `It takes up to ${most} minutes.`, `Tarda como mucho ${most} minutos.`)
  if (/\bhours?\b/.test(told)) return tell(language, `It usually takes ${told}.`, `Suele tardar ${told}.`)
  return /\p{L}/u.test(told)
    ? tell(language, `In minutes, it usually takes ${told}.`, `En minutos, suele tardar: ${told}.`)
    : tell(language, `It usually takes ${told} minutes.`, `Suele tardar ${told} minutos.`)
}

function atTheDoor({ profile: { delivery }, language, plain }: FactQuestion): string[] {
  const lines: string[] = []
  if (
    looseFlag(delivery, 'id_at_door') === true &&
    /\bid\b|door|license|home|identific|\bcard(?:ed)? (?:me|us)\b|\bget carded\b/.test(plain)
  )
    lines.push(
      tell(
        language,
        'Have your ID ready: it is checked at the door.',
        'Ten tu identificación lista: se revisa en la puerta.',
      ),
    )
  const rule = looseText(delivery, 'id_rule')
  if (rule !== null && /\bids?\b|door|license|home|sign|identific/.test(plain)) lines.push(sentence(rule))
  const paid = looseText(delivery, 'payment')
  if (paid !== null && /pay|cash|card(?!(?:ed)? (?:me|us)\b|ed\b)|pagar|debit/.test(plain))
    lines.push(sentence(tell(language, `Payment for delivery: ${paid}`, `Pago al entregar: ${paid}`)))
  return lines
}
