import { clock, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseHours, looseText } from './answer.ts'
import { arrivalOf } from './arrival-now.ts'
import { answerIdentification } from './answer-identification.ts'
import { sayLoose, silent } from './answer-place.ts'
import { BROUGHT_TO_CAR } from './leads-to-topics.ts'
import { isServedOn } from './days-served.ts'
import { heldUntil } from './held-until.ts'
import { hoursOfShop } from './hours-beside.ts'
import { linesAsked } from './lines-asked.ts'
import { insteadOf, linesOfWay, sayLine, timesToldOf, WAYS } from './lines-of-way.ts'
import { orderedBefore, ridersTold } from './ordered-before.ts'
import { orderingNow, PATHS_OF_NOW, wayNow } from './pickup-now.ts'
import { readDays } from './read-day.ts'
import { sayFact } from './say-fact.ts'
import { sayReady } from './say-ready.ts'
import { shopTime } from './shop-clock.ts'
import { YOUNG } from './young-company.ts'

const ASKS_TIME =
  /\b(?:what time|when|hours?|opens?|closes?|closing|until|till?|how late|shuts?|hora|abre|cierra|abiert[oa]|horario)\b/

/** Whoever stays in the car is served at the kerb or at a window, whichever is there. */
const FROM_THE_CAR =
  /\bfrom (?:my|the|our) (?:car|truck|van|vehicle)\b|\b(?:in|to|leav(?:e|ing)|out(?: of)?|exit(?:ing)?|park(?:ing)?) (?:my|the|our) (?:car|truck|van|vehicle|seat)\b|\b(?:do|must|should|gotta|have to|need to|without|not|cant|rather not) (?:(?:i|we|have|need|want|to|even|really|actually|ever|me|us) )*(?:com(?:e|ing)|go(?:ing)?|walk(?:ing)?|run(?:ning)?|step(?:ping)?) (?:in|inside|into (?:the|your) (?:store|shop|building))\b|\b(?:i|we) (?:just )?(?:stay|sit|remain|wait) in (?:the|my|our) (?:car|truck|van|vehicle)\b/

/** "The window closes 1 hour before the store": when, rests on the hours of the shop. */
const RESTS_ON_HOURS = /\b(?:before|after|with|as|than) (?:the |our )?(?:store|shop|we|clos\p{L}+|open\p{L}*)\b/iu

const PLACE = /\b(?:window|lane|lockers?|kiosk|booth)\b/i

/** A shop with a drive-thru has no other window to be served at. */
const AT_WINDOW =
  /\b(?:at|from|through|by|use|using|open|is|does|has) (?:the|your|that|a) (?:pick ?up |order )?window\b/

/** "The pickup window": a way by what its note calls it. */
function isCalled(pickup: Readonly<Record<string, unknown>>, way: string, plain: string): boolean {
  const place = PLACE.exec(plain)?.[0]
  if (place === 'window' && way === 'drive_thru' && AT_WINDOW.test(plain)) return looseFlag(pickup, way) === true
  return place !== undefined && PLACE.exec(looseText(pickup, `${way}_note`) ?? '')?.[0].toLowerCase() === place
}

/** "Until when is the window open": a way to take an order, by its place. */
export function namesWayOfPickup({ profile: { pickup }, plain }: Pick<FactQuestion, 'profile' | 'plain'>): boolean {
  return pickup !== undefined && WAYS.some(([key]) => looseFlag(pickup, key) === true && isCalled(pickup, key, plain))
}

/** Of a way that is there and has hours of its own, or a note that tells them. */
function hasTime(pickup: Readonly<Record<string, unknown>>, way: string): boolean {
  const note = timesToldOf(pickup, way)
  return looseFlag(pickup, way) === true && (looseHours(pickup, `${way}_hours`) !== null || TELLS_TIME.test(note))
}

/** Until when it is served, and not when an order will be ready. */
const ASKS_OPENING =
  /^(?!.*\bready\b).*\b(?:opens?|closes?|closing|shuts?|until|how late|hours|abre|cierra|abiert[oa])\b/

/** "Can I still use the drive thru tonight", "is the window there on sundays". */
const NAMES_WHEN =
  /\b(?:tonight|today|tomorrow|still|now|past|after|before|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|hoy|domingos?|sabados?)\b/

const TELLS_TIME = /\d:\d\d|\d ?[ap]\.?m\b|\b(?:noon|midnight)\b/iu

/** "How do I order": no question of yes or no, nor is what says to take something. */
const ASKS_HOW =
  /\b(?:how (?:do|does|can|would|should|to|soon|long|fast|quick\p{L}*)|whats? the (?:process|way)|como|i ?ll|lets|gimme)\b/u

const NOT_ON =
  /\b(?:not|never|except|but not|no|none|closed)(?: available| offered| served| open)?(?: on)? ([^.;]*(?:day|weekend)[^.;]*)/i

/** "Sunday: not open". */
const SHUT_ON = /day\w*\b[^.;]*\b(?:not open|closed|none|no service)\b/i

/** The day that is asked about, where the note of a way leaves it out ("not on Sundays"). */
function dayWithout({ profile, plain, now, language }: FactQuestion, way: string): string | null {
  const note = timesToldOf(profile.pickup ?? {}, way)
  const without = NOT_ON.exec(note)?.[1] ?? note.split(/;\s+/).find((part) => SHUT_ON.test(part))
  if (without === undefined) return null
  const off = readDays(plain, profile, shopTime(now, profile)).find(({ day }) => isServedOn(without, day.weekday))
  return off === undefined ? null : weekdayName(off.day.weekday, language)
}

/** That a way is there, or is not on the day asked about. */
function sayOffered(question: FactQuestion, [key, en, es]: readonly [string, string, string]): string {
  const off = dayWithout(question, key)
  return off === null
    ? tell(question.language, `Yes, we have ${en}.`, `Sí, tenemos ${es}.`)
    : tell(question.language, `Sorry, no ${en.replace(/^a /, '')} on ${off}.`, `Lo siento, el ${off} no hay ${es}.`)
}

/** Of a note that tells of several days the part on those that are asked about, else the whole. */
function noteOn({ profile, plain, now }: FactQuestion, note: string): string {
  const parts = note.split(/;\s+/)
  const days = readDays(plain, profile, shopTime(now, profile))
  const told = parts.filter((part) => NAMES_DAY.test(part) && days.some(({ day }) => isServedOn(part, day.weekday)))
  return days.length > 0 && told.length > 0 && parts.filter((part) => NAMES_DAY.test(part)).length > 1
    ? told.join('; ')
    : note
}

/** That there is such a way was said before its note. */
const SAYS_YES = /^yes[,.:;!]\s+/i

const NAMES_DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun|daily|every ?day|week)/i

/** How one way goes, and when it is open. */
function termsOf(question: FactQuestion, pickup: Readonly<Record<string, unknown>>, way: string): string[] {
  const { language } = question
  const note = looseText(pickup, `${way}_note`)
  const hours = looseHours(pickup, `${way}_hours`)
  const lines = linesOfWay(question.store.facts, way).filter(
    ({ leaves }) => hours === null || !ASKS_TIME.test(question.plain) || OF_STEPS.test(leaves.at(-1) ?? ''),
  )
  const told = [
    ...(note === null ? [] : [sentence(noteOn(question, note).replace(SAYS_YES, ''))]),
    ...lines.map((line) => sayLine(line, language)),
  ]
  if (hours === null) return told
  const [open, close] = [clock(hours.open), clock(hours.close)]
  const days = hours.days === null ? '' : `, ${hours.days}`
  return [...told, tell(language, `It is open from ${open} to ${close}${days}.`, `Abre de ${open} a ${close}${days}.`)]
}

const OF_STEPS = /(?:^|_)(?:how(?:_to)?|details?|info|instructions?|steps|process)$/

function sayAhead({ plain, language }: FactQuestion): string {
  const yes = ASKS_HOW.test(plain) ? '' : tell(language, 'yes, ', 'sí, ')
  return sentence(
    tell(language, `${yes}you can order ahead and pick up in the store`, `${yes}puedes pedir y recoger en la tienda`),
  )
}

function sayNoPickup(language: FactQuestion['language']): FactAnswer {
  return {
    text: tell(
      language,
      "Sorry, we don't offer order pickup; come in and shop with us.",
      'Lo siento, no ofrecemos pedidos para recoger.',
    ),
    paths: ['pickup'],
    known: true,
  }
}

/** Ordering ahead, and how to take it: in the store, at the kerb or at a window. */
export function answerPickup(question: FactQuestion): FactAnswer {
  const { profile, language, plain } = question
  const { pickup } = profile
  if (pickup === undefined) return silent(language)
  if (pickup.offered === false) return sayNoPickup(language)
  const lines: string[] = []
  const fromCar = FROM_THE_CAR.test(plain)
  const namesNone = !fromCar && !WAYS.some(([key, pattern]) => pattern.test(plain) || isCalled(pickup, key, plain))
  const asksTime = ASKS_TIME.test(plain)
  const unbrought = BROUGHT_TO_CAR.test(plain) && looseFlag(pickup, 'curbside') !== true
  const [kerb] = WAYS
  if (unbrought && kerb !== undefined && WAYS.every(([key]) => looseFlag(pickup, key) !== true))
    return insteadOf(question, [kerb[0], kerb[2], kerb[3]])
  for (const [key, pattern, en, es] of WAYS) {
    const value = looseFlag(pickup, key)
    const untold = namesNone && ASKS_OPENING.test(plain) && hasTime(pickup, key)
    const inCar = fromCar && (value === true || WAYS.every(([other]) => looseFlag(pickup, other) !== true))
    if (!pattern.test(plain) && !isCalled(pickup, key, plain) && !untold && !inCar) continue
    if (value === null && inCar && !pattern.test(plain)) continue
    if (value === null) return silent(language)
    if (!value && pattern.test(plain) && !fromCar) return insteadOf(question, [key, en, es])
    const particular =
      value && !untold && (!inCar || pattern.test(plain)) ? particularOf(question, [key, en, es]) : null
    const now = value && !untold && !inCar ? wayNow(question, [key, en, es]) : null
    if (now !== null) return now
    if (particular !== null) return particular
    if (unbrought && value) lines.push(sayUnbrought(language, en, es))
    else
      lines.push(
        value
          ? sayOffered(question, [key, en, es])
          : tell(language, `Sorry, we don't have ${en}.`, `Lo siento, no tenemos ${es}.`),
      )
    const hours = value ? looseHours(pickup, `${key}_hours`) : null
    if (value) lines.push(...termsOf(question, pickup, key))
    const rests = value && RESTS_ON_HOURS.test(looseText(pickup, `${key}_note`) ?? '')
    if (rests && asksTime && !untold) {
      lines.push(...hoursOfShop(question))
      return { text: lines.join(' '), paths: ['pickup', 'hours', 'holidays'], known: true }
    }
    const tellsTime = hours !== null || (value && TELLS_TIME.test(timesToldOf(pickup, key)))
    if (tellsTime && (asksTime || NAMES_WHEN.test(plain)) && !untold)
      return { text: lines.join(' '), paths: ['pickup'], known: true }
  }
  const now = lines.length === 0 ? orderingNow(question) : null
  if (now?.takes === false) return { text: now.text, paths: PATHS_OF_NOW, known: true, derived: [now.text] }
  const one = lines.length === 0 ? aheadOf(question) : null
  if (one !== null) return one
  const readyBy = now === null ? null : arrivalOf(question, pickup.ready_minutes)
  const held = heldUntil(question)
  if (lines.length === 0) lines.push(held ?? readyBy ?? now?.text ?? sayAhead(question))
  lines.push(...sayReady(pickup.ready_minutes, language))
  const hold = looseText(pickup, 'hold')
  if (hold !== null && held === null)
    lines.push(tell(language, `We hold orders ${hold}.`, `Guardamos los pedidos ${hold}.`))
  lines.push(...othersOf(pickup, lines, language))
  const paths = now === null ? ['pickup'] : PATHS_OF_NOW
  return { text: lines.join(' '), paths, known: true, derived: [readyBy ?? now?.text ?? ''] }
}

/** Nobody comes out to the car, and there is another way to stay in it. */
function sayUnbrought(language: FactQuestion['language'], en: string, es: string): string {
  return tell(
    language,
    `Sorry, we don't bring orders out to cars, but there is ${en}.`,
    `Lo siento, no llevamos pedidos al auto, pero hay ${es}.`,
  )
}

/** What is asked of a way in particular: where it is, when, how it goes, who may come; null where no line tells that. */
function particularOf(question: FactQuestion, way: readonly [string, string, string]): FactAnswer | null {
  const { store, plain, language } = question
  const [key] = way
  const named = linesOfWay(store.facts, key)
  const ahead = orderedBefore(question, way)
  if (ahead !== null) return ahead
  const riders = UNDER_AGE.test(plain) || YOUNG.test(plain) ? ridersTold(question.profile.pickup, key) : []
  if (riders.length > 0)
    return {
      text: [...(ASKS_IF_THERE.test(plain) ? [sayOffered(question, way)] : []), ...riders].join(' '),
      paths: ['pickup'],
      known: true,
    }
  const told = linesAsked(named, plain)
  if (told.length === 0)
    return UNDER_AGE.test(plain) ? withWayOffered(question, way, answerIdentification(question)) : null
  const off = dayWithout(question, key)
  const first = off !== null || ASKS_IF_THERE.test(plain) ? [sayOffered(question, way)] : []
  return {
    text: [...first, ...told.map((line) => sayLine(line, language))].join(' '),
    paths: told.map(({ path }) => path),
    known: true,
  }
}

/** "Is there a drive thru? kids asleep in the back": whether it is there goes before who may come. */
function withWayOffered(
  question: FactQuestion,
  way: readonly [string, string, string],
  answer: FactAnswer,
): FactAnswer {
  if (!ASKS_IF_THERE.test(question.plain)) return answer
  const told = [sayOffered(question, way), ...termsOf(question, question.profile.pickup ?? {}, way[0])].join(' ')
  return { ...answer, text: `${told} ${answer.text}`, paths: ['pickup', ...answer.paths] }
}

/** Who may sit in the car is told by the rule for the shop where the way has none of its own. */
const UNDER_AGE =
  /\b(?:minors?|kids?|kiddos?|child(?:ren)?|bab(?:y|ies)|toddlers?|teen(?:s|agers?)?|sons?|daughters?|ids?|licen[cs]e|passengers?|under ?(?:21|age))\b/

const ASKS_IF_THERE =
  /\b(?:(?:do|does) (?:you|u|yall|ya)(?: guys)?|you (?:have|offer|got|do)|is there|have|offer|got|tienen|hay)\b/

/** Of ordering ahead the one line that is asked for: the least order, the last hour for one, who may fetch it. */
function aheadOf({ store, plain, language }: FactQuestion): FactAnswer | null {
  const lines = store.facts.filter(
    ({ top, leaves: [leaf = ''] }) =>
      top === 'pickup' && !KNOWN.has(leaf) && !WAYS.some(([way]) => leaf.startsWith(`${way}_`)),
  )
  const told = ASKS_ONE.test(plain) ? linesAsked(lines, plain) : []
  return told.length === 0
    ? null
    : {
        text: told.map(({ leaves, value }) => sayFact({ path: leaves.join('.'), value }, language)).join(' '),
        paths: told.map(({ path }) => path),
        known: true,
      }
}

const ASKS_ONE =
  /\b(?:minimum|minimo|last (?:call|orders?|time|online|minute)|latest|cut ?off|deadline|(?:someone|somebody|anyone) else|(?:husband|wife|boyfriend|girlfriend|son|daughter|mom|dad|friend|roommate) (?:(?:can|could|to) )?(?:pick|grab|get|collect))\b/

/** What else the profile tells of ordering ahead, under keys of its own. */
function othersOf(
  pickup: Readonly<Record<string, unknown>>,
  told: readonly string[],
  language: FactQuestion['language'],
): string[] {
  return Object.entries(pickup).flatMap(([key, value]) =>
    !KNOWN.has(key) &&
    !WAYS.some(([way]) => key.startsWith(`${way}_`)) &&
    (typeof value === 'string' || typeof value === 'number') &&
    !told.includes(sentence(String(value)))
      ? [sayLoose(key.replaceAll('_', ' '), value, language)]
      : [],
  )
}

const KNOWN = new Set(['offered', 'ready_minutes', 'hold', 'curbside', 'drive_thru'])
