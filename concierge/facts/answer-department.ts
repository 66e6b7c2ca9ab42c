import { sentence, tell } from '#concierge/say/wording.ts'
import { wordsIn } from '#concierge/understand/fold-text.ts'
import type { Holiday, StoreProfile, WeekHours } from '#contract/store-profile.ts'
import { type FactAnswer, type FactQuestion, looseList } from './answer.ts'
import { answerHours } from './answer-hours.ts'
import { namesDepartment } from './department-hours.ts'
import { ownThingNamed } from './own-terms.ts'
import { patientHours } from './patient-hours.ts'
import { PATIENTS } from './patient-terms.ts'
import { readDays } from './read-day.ts'
import { weeksTold } from './weeks-told.ts'
import { sayFact } from './say-fact.ts'
import { minutesOf, shopTime } from './shop-clock.ts'
import { readSpans } from './spans-told.ts'
import { isCalled, ownNameOf } from './whole-rooms.ts'

type Department = { name: string; week: WeekHours }

const ASKS_TIMES =
  /\b(?:open|opens|opened|close|closes|closed|closing|shuts?|hours?|hrs|when|what time|until|till?|how (?:late|early)|still|now|rn|today|tonight|tomorrow|running|runs?|run|serving|available|abre|cierra|abiert[oa]|horario|hoy|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|thanksgiving|christmas|new years?|easter|420|four 20|july|and|what about|how about|same for|same with)\b|\d ?(?:am|pm)\b|4\/20/

/** When a counter, a window or a lane that keeps hours of its own is open; null where none is asked for. */
export function answerDepartment(question: FactQuestion): FactAnswer | null {
  const { profile, plain, language } = question
  const department = departmentAsked(profile, plain)
  if (department === null) return patientHours(question)
  if (!ASKS_TIMES.test(plain)) return null
  if (asksWhole(question)) return wholeTold(question, department)
  const holidays = (profile.holidays ?? []).map((holiday) => holidayOf(holiday, department))
  const told = answerHours({ ...question, profile: { ...profile, hours: department.week, holidays } })
  const key = department.name.replaceAll('_', ' ')
  const named = ownNameOf(profile, department.name)
  const label = named === null ? key : `${named} (${key})`
  const others = department.name.startsWith('drive') ? driveThru(language) : label
  return {
    ...told,
    text: `${sentence(others).slice(0, -1)}: ${told.text}`,
    paths: [...told.paths, 'department_hours'],
    derived: [...(told.derived ?? []), told.text, others],
  }
}

/** "I'm a patient, can I come in now": when the part of the shop for them is open; null where no such time is asked. */
export function comingToDepartment(question: FactQuestion): FactAnswer | null {
  return ASKS_TO_COME.test(question.plain) ? answerDepartment(question) : null
}

const ASKS_TO_COME =
  /\b(?:open|opens|close|closes|closed|hours|what time|(?:come|get|walk|go|stop|swing) (?:in|by|over)|shop)\b(?=.*\b(?:now|rn|yet|today|tonight|tomorrow|still|early|earlier|\d{1,2} ?(?:am|pm)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)|\b(?:when|what time)\b.{0,40}\bopens?\b/

/** Whoever asks for the hours and names no day is told all that the shop says of it, unless that is much more than its hours. */
function asksWhole({ store, profile, plain, now }: FactQuestion): boolean {
  return (
    !WINDOW.test(plain) &&
    ownThingNamed(store, plain) === null &&
    /\b(?:hours|hrs|(?<!\b(?:until|till?) )when|schedule|horarios?)\b/.test(plain) &&
    !/\b(?:now|rn|still)\b/.test(plain) &&
    readDays(plain, profile, shopTime(now, profile)).length === 0
  )
}

/** All that is told of it in words of the owner's under its own name; null where no text of it tells a time. */
function wholeTold({ store, language }: FactQuestion, { name }: Department): FactAnswer | null {
  const fact = store.facts.find(
    ({ path, value }) => path === name && typeof value === 'string' && readSpans(value).length > 0,
  )
  return fact === undefined ? null : { text: sayFact(fact, language), paths: [fact.path], known: true }
}

function driveThru(language: FactQuestion['language']): string {
  return tell(language, 'the drive-thru', 'el autoservicio')
}

const OF_PATIENTS = /^(?:medical|med|patients?|mmj)$/

/** The department that the question names, the drive-thru by any of its names. */
export function departmentAsked(profile: StoreProfile, plain: string): Department | null {
  const department_hours = { ...weeksTold(profile), ...profile.department_hours }
  const named = Object.entries(department_hours).find(
    ([name]) =>
      namesDepartment(name.split('_'), plain) ||
      isCalled(ownNameOf(profile, name), plain) ||
      (OF_PATIENTS.test(name) && PATIENTS.test(plain)),
  )
  if (named !== undefined) return { name: named[0], week: named[1] }
  const drive = Object.entries(department_hours).find(([name]) => name.startsWith('drive'))
  const [window, another] = Object.entries(department_hours).filter(([name]) => /(?:^|_)(?:window|hatch)$/.test(name))
  if (window !== undefined && another === undefined && !OF_CARS.test(plain) && WINDOW.test(plain))
    return { name: window[0], week: window[1] }
  if (drive !== undefined && DRIVE.test(plain)) return { name: drive[0], week: drive[1] }
  const curb = Object.entries(department_hours).find(([name]) => name.startsWith('curb'))
  return curb !== undefined && CURB.test(plain) ? { name: curb[0], week: curb[1] } : null
}

/** The one window that a shop has, by whatever it is called: "the walk-up window", "the window outside". */
const WINDOW =
  /\b(?:the|your|ur|yalls|that|this|at|from|use|outside|outdoor|walk ?(?:up|in|by)|pick ?up|pre ?orders?|orders?|express|side|front|little|la|su) (?:\p{L}+ ){0,2}(?:window|hatch|ventanilla)\b|^(?:window|ventanilla) |\bwalk ?up (?:hours|hrs|times?|service|counter|spot)\b/u
const OF_CARS = /\bdriv|\bmy car\b|\bventanas\b/

const DRIVE =
  /\bdrive ?(?:thru|through|up)|\bdrivethr|\bautoservicio\b|\b(?:the|your|ur|at|that) (?:pick ?up |order )?(?:window|lane)\b/

const CURB = /\bcurb ?side\b|\bcurb\b|\bacera\b/

/** A special day for a department: what is said of it by name, else its own hours as far as the shop is open. */
function holidayOf(holiday: Holiday, { name, week }: Department): Holiday {
  const words = new Set(name.split('_'))
  const line = looseList(holiday, 'departments').find((told) =>
    wordsIn(told.toLowerCase().replaceAll('-', ' ')).some((word) => word.length > 3 && words.has(word)),
  )
  if (line !== undefined && /\bclosed\b/i.test(line)) return { ...holiday, closed: true }
  if (holiday.closed || holiday.open === undefined || holiday.close === undefined) return holiday
  const days = Object.values(week).filter(({ closed }) => !closed)
  const open =
    days.map((day) => day.open).toSorted((one, other) => minutesOf(one) - minutesOf(other))[0] ?? holiday.open
  const close =
    days.map((day) => day.close).toSorted((one, other) => minutesOf(other) - minutesOf(one))[0] ?? holiday.close
  return {
    ...holiday,
    open: minutesOf(open) > minutesOf(holiday.open) ? open : holiday.open,
    close: minutesOf(close) < minutesOf(holiday.close) ? close : holiday.close,
  }
}
