import { clock, dateName, type Language, tell, weekdayName } from '#concierge/say/wording.ts'
import { findsShut } from '#concierge/understand/asks-if-there.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { answerBusy } from './answer-busy.ts'
import { silent } from './answer-place.ts'
import { asksClosedDays, sayClosedDays } from './closed-days.ts'
import { sayDaysCompared } from './days-compared.ts'
import { asksHolidays, sayHolidays } from './holidays-told.ts'
import { entryAsked, isLastMinute, lastEntryOf, TOO_LATE } from './last-entry.ts'
import { COMING, inTimeToday, openThen, saysHalf } from './open-at.ts'
import { hoursTold } from './patient-hours.ts'
import { type NamedDay, readDays } from './read-day.ts'
import { describeDay } from './say-day.ts'
import { ALL_DAY, ALL_DAY_FIGURES, sayWeek } from './say-week.ts'
import { hoursOn, isAllDay, minutesOf, neverCloses, type OpenState, openState, shopTime } from './shop-clock.ts'
import { asksOfToday, tellsNow } from './tells-now.ts'
import { asksTimeLeft, sayMinutes } from './time-left.ts'

/** Opening hours: now, on a named day or holiday, or the whole week. */
export function answerHours(question: FactQuestion): FactAnswer {
  const { profile, plain, language, now } = question
  if (profile.hours === undefined) {
    return {
      text: tell(
        language,
        "I don't have the opening hours here, please call the store.",
        'No tengo aquí el horario; llama a la tienda, por favor.',
      ),
      paths: [],
      known: false,
    }
  }
  const today = shopTime(now, profile)
  const days = readDays(plain, profile, today)
  const busy = answerBusy(question)
  if (busy !== null) return ASKS_DOORS.test(plain) ? besideDoors(question, days, busy) : busy
  if (ASKS_OF_RUSH.test(plain)) return silent(language)
  const overview = days.length === 0 ? sayOverview(question) : null
  if (overview !== null) return overview
  if (days.length === 0 && asksClosedDays(plain)) return answerWeek(question, null, sayClosedDays(question))
  if (days.length === 0 && asksTimeLeft(plain)) return answerComing(question)
  const entry = days.length === 0 && !AT_TIME.test(plain) ? entryAsked(question.store, plain, language) : null
  if (entry !== null) return answerEntry(question, entry)
  if (ASKS_ALL_DAY.test(plain) && days.length === 0) return answerAllDay(question)
  const whole =
    /\b(?:all|full|whole|every ?day|weekly|regular|normal|opening|(?<!doing )business|store|week ?days?|toda|semana|horarios?)\b/.test(
      plain,
    ) &&
    days.length === 0 &&
    !/\b(?:now|tonight|late|close|closing|cierra|cierran)\b/.test(plain)
  const asksNow = asksOfToday(days)
  const presentTense = plain.split(' , ').some((part) => !ASKS_WHEN.test(part) && ASKS_OF_NOW.test(part))
  if (presentTense && tellsNow(plain, days, today)) return answerNow(question)
  const namesTime = AT_TIME.test(plain)
  const inTime = !whole && asksNow ? inTimeToday(question) : null
  if (inTime !== null)
    return { text: inTime.text, paths: ['hours', 'holidays', 'timezone'], known: true, derived: inTime.derived }
  if (asksNow && ((!whole && presentTense && !namesTime) || findsShut(plain))) return answerNow(question)
  const ofToday: NamedDay[] = [{ day: today, said: 'today', holiday: null }]
  if (!whole && asksNow && namesTime && !COMING.test(plain) && saysHalf(plain)) return answerDays(question, ofToday)
  if (!whole && asksNow && (namesTime || COMING.test(plain))) return answerComing(question)
  if (days.length > 0) return answerDays(question, days)
  if (
    !whole &&
    /\b(?:close|closing|closes|late|until|till|cierra|cierran|shut|geschlossen|schliesst|ferme)\b|关门/.test(plain)
  ) {
    const hours = hoursOn(profile, today).hours
    if (neverCloses(profile) && hours !== null && isAllDay(hours))
      return answerWeek(question, null, tell(language, 'We never close.', 'No cerramos nunca.'))
    return answerWeek(question, null, ofToday.map((day) => describeDay(question, day)).join(' '))
  }
  return answerWeek(question, null)
}

/** Which holidays, or which days of the week, where none is named. */
function sayOverview(question: FactQuestion): FactAnswer | null {
  const holidays = asksHolidays(question.plain) ? sayHolidays(question) : null
  if (holidays !== null) return { text: holidays, paths: ['holidays'], known: true, derived: [holidays] }
  const compared = sayDaysCompared(question)
  return compared === null ? null : answerWeek(question, null, compared)
}

function answerDays(question: FactQuestion, days: readonly NamedDay[]): FactAnswer {
  return {
    text: [openThen(question, days), ...days.map((day) => describeDay(question, day))].join(' ').trim(),
    paths: ['hours', 'holidays'],
    known: true,
    derived: [
      ALL_DAY_FIGURES,
      ...days.flatMap(({ day, holiday }) => [dateName(day, question.language), holiday ?? '']),
    ],
  }
}

const ASKS_WHEN = /\b(?:did|were|was|when|what time|how (?:early|soon)|a que hora|cuando)\b/
/** "Are you open", "doors open": whether it is open at this moment. */
const ASKS_OF_NOW =
  /\b(?:are|r|have) (?:you|we|they)(?: guys)? (?:still |even |currently |back )?(?:open(?:ed)?|closed)|\bopen (?:right )?now|still open|open(?:ed)?(?: up)? yet|doors (?:are )?open\b|doing business|taking (?:people|customers)|about to (?:close|lock up|shut)|(?:you|guys|place) open(?: |$)|abiert[oa]s?|right now|currently|(?:this|at the|at this) (?:very |exact )?(?:second|minute|moment|instant)\b|as we speak|(?:at|during) this (?:hour|time)\b|this (?:late|early)\b|open$/

/** How many people come is told by no opening hours. */
const ASKS_OF_RUSH =
  /\b(?:is|are|does|do|how|gets?|it|yall|you|there) (?:(?:it|you|yall|there|the (?:store|shop|place|line|lines|wait)|get|gets|usually|really|super|pretty|so|very|that|too|always) )*(?:busy|crowded|packed|slammed|swamped|mobbed)\b/

const ASKS_DOORS = /\b(?:what time|when|how late|until when)\b.{0,24}\b(?:open|close|closing|shut)\b/

/** "What time do you close and how busy is it at 5": the hours of that day, and then when it is calm. */
function besideDoors(question: FactQuestion, days: readonly NamedDay[], busy: FactAnswer): FactAnswer {
  const { profile, now } = question
  const today: NamedDay = { day: shopTime(now, profile), said: 'today', holiday: null }
  const text = (days.length > 0 ? days : [today]).map((day) => describeDay(question, day)).join(' ')
  return { ...busy, text: `${text} ${busy.text}`, paths: ['hours', 'holidays', ...busy.paths] }
}

/** Asks for a shop that is open day and night. */
const ASKS_ALL_DAY =
  /\b24 ?(?:\/ ?7|hours?|hrs?|h|horas)\b|\baround the clock\b|\ball night\b|\b(?:never|ever|always) (?:open|close[sd]?)\b|\btoda la noche\b/

/** Whether it is open day and night: today, where some days are so. */
function answerAllDay(question: FactQuestion): FactAnswer {
  const { profile, now, language } = question
  const { hours } = hoursOn(profile, shopTime(now, profile))
  return neverCloses(profile) || hours === null || !isAllDay(hours)
    ? answerWeek(question, neverCloses(profile))
    : answerWeek(question, null, tell(language, 'Yes, today all day and night.', 'Sí, hoy todo el día y la noche.'))
}

/** The hours of the week after a yes or a no, or after what is said first. */
function answerWeek(question: FactQuestion, verdict: boolean | null, first = ''): FactAnswer {
  const { language } = question
  const said = verdict === null ? first : verdict ? tell(language, 'Yes.', 'Sí.') : 'No.'
  return {
    text: `${said} ${sayWeek(question)}`.trim(),
    paths: ['hours', 'holidays'],
    known: true,
    derived: [ALL_DAY_FIGURES],
  }
}

/** To whoever fears that it is closed, "yes" would say so. */
const FEARS_CLOSED = /\b(?:closed|shut|miss(?:ed)?|too late|gone home|locked)\b/

/** Whether it is open at this moment; while it is closed patients may have hours of their own. */
function answerNow(question: FactQuestion): FactAnswer {
  const answer = sayNow(question)
  const ofPatients = openState(question.profile, question.now).open ? null : hoursTold(question)
  if (ofPatients === null || question.language === 'es') return answer
  return { ...answer, text: `${answer.text} ${ofPatients.text}`, paths: [...answer.paths, ...ofPatients.paths] }
}

function sayNow({ profile, language, now, plain }: FactQuestion): FactAnswer {
  const state = openState(profile, now)
  const paths = ['hours', 'holidays', 'timezone']
  if (state.open && state.closesAt === null) {
    const now = tell(language, "Yes, we're open now", 'Sí, estamos abiertos ahora')
    const text = neverCloses(profile) ? `${now}. ${sayWeek({ profile, language })}` : `${now}, ${ALL_DAY[language]}.`
    return { text, paths, known: true, derived: [ALL_DAY_FIGURES] }
  }
  if (state.open && state.closesAt !== null) {
    const until = clock(state.closesAt)
    const isFear = FEARS_CLOSED.test(plain)
    return {
      text: tell(
        language,
        `${isFear ? "No, we're still open" : "Yes, we're open now"}, until ${until} today.`,
        `Sí, estamos abiertos ahora, hasta las ${until}.`,
      ),
      paths,
      known: true,
    }
  }
  const next = state.opensNext
  const why = whyClosed(state, shopTime(now, profile).minutes, language)
  if (next === null)
    return {
      text: tell(language, `We're closed right now${why}.`, `Ahora estamos cerrados${why}.`),
      paths,
      known: true,
    }
  const when =
    next.inDays === 0
      ? tell(language, 'today', 'hoy')
      : next.inDays === 1
        ? tell(language, 'tomorrow', 'mañana')
        : tell(
            language,
            `on ${weekdayName(next.day.weekday, language)}`,
            `el ${weekdayName(next.day.weekday, language)}`,
          )
  const at = clock(next.at)
  return {
    text: tell(
      language,
      `We're closed right now${why}. We open ${when} at ${at}.`,
      `Ahora estamos cerrados${why}. Abrimos ${when} a las ${at}.`,
    ),
    paths,
    known: true,
  }
}

/** A holiday that keeps the shop closed, or on which it was closed by then. */
function whyClosed({ today: { holiday, hours } }: OpenState, minutes: number, language: Language): string {
  if (holiday === null) return ''
  if (hours === null || hours.closed || minutes < minutesOf(hours.close))
    return tell(language, ` for ${holiday}`, ` por ${holiday}`)
  const at = clock(hours.close)
  return tell(language, `: we closed at ${at} for ${holiday}`, `: cerramos a las ${at} por ${holiday}`)
}

/** "Open at 8 am", "open til 1": the hours of the day tell whether it is. */
const AT_TIME = /\b(?:at|by|until|past|before|after) (?:\d{1,2}(?::\d\d)?(?: [ap]m)?|noon|midnight)$/

/** Until when somebody is let in, before what holds now and today. */
function answerEntry(question: FactQuestion, entry: string): FactAnswer {
  const { profile, language, now, store } = question
  const coming = answerComing(question)
  const { open, closesAt } = openState(profile, now)
  const last = lastEntryOf(store)
  if (last === null || !open || closesAt === null) return { ...coming, text: `${entry} ${coming.text}` }
  const left = (minutesOf(closesAt) - shopTime(now, profile).minutes + 24 * 60) % (24 * 60)
  const tooLate = left < last.minutes && !entry.startsWith(TOO_LATE[language]) ? `${TOO_LATE[language]} ` : ''
  return { ...coming, text: `${tooLate}${entry} ${coming.text.replace(last.text, '').trim()}` }
}

/** Whether it is open now, and until when today, so that whoever comes can reckon. */
function answerComing(question: FactQuestion): FactAnswer {
  const today = shopTime(question.now, question.profile)
  const now = answerNow(question)
  const { open, closesAt } = openState(question.profile, question.now)
  if (open && closesAt === null) return now
  const last = open && closesAt !== null ? lastEntryOf(question.store) : null
  const left = (minutesOf(closesAt ?? '0:00') - today.minutes + 24 * 60) % (24 * 60) || 24 * 60
  const note = last !== null && isLastMinute(left, last) ? ` ${last.text}` : ''
  const day = describeDay(question, { day: today, said: 'today', holiday: null })
  if (open && closesAt !== null && asksTimeLeft(question.plain)) {
    const { language } = question
    const time = sayMinutes(left, language)
    const end = clock(closesAt)
    const told = tell(
      language,
      `You have ${time}: we close at ${end} today.`,
      `Te quedan ${time}: hoy cerramos a las ${end}.`,
    )
    return { ...now, text: `${told}${note}`, derived: [time] }
  }
  return { ...now, text: `${now.text} ${day}${note}`, derived: [dateName(today, question.language)] }
}
