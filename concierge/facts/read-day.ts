import { type StoreProfile, WEEKDAYS, type Weekday } from '#contract/store-profile.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { isServedOn } from './days-served.ts'
import { addDays, dateOfRule, isMonthly, nextWeekday, type ShopDay } from './shop-clock.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'

export type NamedDay = {
  day: ShopDay
  said: 'today' | 'tomorrow' | 'weekday' | 'holiday' | 'date'
  holiday: string | null
}

const WEEKDAY_WORDS: readonly (readonly [Weekday, RegExp])[] = [
  ['monday', /\b(?:mondays?|lunes|lundi|montags?|segunda(?: feira)?|lunedi)\b|周一|星期一/],
  ['tuesday', /\b(?:tuesdays?|martes|mardi|dienstags?|terca(?: feira)?|martedi)\b|周二|星期二/],
  ['wednesday', /\b(?:wednesdays?|miercoles|mercredi|mittwochs?|quarta(?: feira)?|mercoledi)\b|周三|星期三/],
  ['thursday', /\b(?:thursdays?|jueves|jeudi|donnerstags?|quinta(?: feira)?|giovedi)\b|周四|星期四/],
  ['friday', /\b(?:fridays?|viernes|vendredi|freitags?|sexta(?: feira)?|venerdi)\b|周五|星期五/],
  ['saturday', /\b(?:saturdays?|sabados?|samedi|samstags?|sabato)\b|周六|星期六/],
  ['sunday', /\b(?:sundays?|domingos?|dimanche|sonntags?|domenica)\b|周日|星期日|星期天|周天/],
]

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Holidays by their everyday names, with the day they fall on when the profile does not say. */
const HOLIDAYS: readonly { words: RegExp; date?: readonly [number, number]; rule?: string; name: string }[] = [
  {
    // Thanks at the end of a message are taken off it, also those that the day is of.
    words: /thanks ?giving|turkey day|dia de gracias|accion de gracias|\b(?:dia|accion) de(?=[ ?]*$)/,
    rule: 'fourth thursday of november',
    name: 'Thanksgiving',
  },
  { words: /black friday/, rule: 'day after thanksgiving', name: 'Black Friday' },
  { words: /christmas eve|noche ?buena|vispera de navidad/, date: [12, 24], name: 'Christmas Eve' },
  { words: /christmas|navidad/, date: [12, 25], name: 'Christmas Day' },
  { words: /new ?years? eve|noche ?vieja|\bnye\b|(?:vispera|fin) de ano/, date: [12, 31], name: "New Year's Eve" },
  { words: /new ?years?(?: day)?|ano nuevo/, date: [1, 1], name: "New Year's Day" },
  {
    words:
      /(?:4|4th|fourth) of july|\b(?:4th|fourth) july\b|july (?:4|4th|fourth)\b|independence day|(?:4|cuatro) de julio|dia de (?:la )?independencia/,
    date: [7, 4],
    name: 'Independence Day',
  },
  { words: /\b4\/20\b|\b420\b|four[ -](?:twenty|20)\b|\bweed day\b/, date: [4, 20], name: '4/20' },
  { words: /patriots day|marathon monday/, rule: 'third monday of april', name: "Patriots' Day" },
  { words: /\b(?:st\.?|saint|san) (?:patricks?|patricio|paddys|pattys)\b/, date: [3, 17], name: "St. Patrick's Day" },
  { words: /cinco de mayo/, date: [5, 5], name: 'Cinco de Mayo' },
  { words: /boxing day/, date: [12, 26], name: 'December 26' },
  { words: /memorial day/, rule: 'last monday of may', name: 'Memorial Day' },
  { words: /labou?r day|dia del trabajo/, rule: 'first monday of september', name: 'Labor Day' },
  { words: /easter|pascua/, rule: 'easter', name: 'Easter' },
  { words: /\bmlk\b|martin luther/, rule: 'third monday of january', name: 'Martin Luther King Day' },
  { words: /presidents day/, rule: 'third monday of february', name: "Presidents' Day" },
  { words: /juneteenth/, date: [6, 19], name: 'Juneteenth' },
  { words: /veterans day|dia de los veteranos/, date: [11, 11], name: 'Veterans Day' },
  { words: /super ?bowl/, rule: 'second sunday of february', name: 'Super Bowl Sunday' },
  { words: /green wednesday/, rule: 'day before thanksgiving', name: 'Green Wednesday' },
  { words: /halloween/, date: [10, 31], name: 'Halloween' },
  { words: /valentin(?:es?)?(?: day)?\b|\bv day\b/, date: [2, 14], name: "Valentine's Day" },
  { words: /mothers day|dia de (?:las?|la) madres?/, rule: 'second sunday of may', name: "Mother's Day" },
  { words: /fathers day|dia del padre/, rule: 'third sunday of june', name: "Father's Day" },
  { words: /columbus day|indigenous peoples/, rule: 'second monday of october', name: "Indigenous Peoples' Day" },
  { words: /\b710\b|7\/10/, date: [7, 10], name: '7/10' },
]

/** Every day a plain sentence names, nearest occurrence from today on; "weekend" gives Saturday and Sunday. */
export function readDays(plain: string, profile: StoreProfile, today: ShopDay): NamedDay[] {
  const holidays = AFTER_HOLIDAY.test(plain) ? [] : readHolidays(plain, profile, today)
  if (holidays.length > 0) return [...holidays, ...daysOfWeek(plain, holidays)]
  const dated = readDate(plain, today)
  if (dated !== null) return [dated]
  const beside = NEXT_TO.exec(plain)
  if (beside !== null) {
    const [named] = readDays(plain.replace(NEXT_TO, ''), profile, today)
    if (named !== undefined)
      return [{ day: addDays(named.day, beside[1] === 'after' ? 1 : -1), said: 'date', holiday: null }]
  }
  const days: NamedDay[] = []
  if (
    /\b(?:todays?|tonights?|hoy|esta noche|right now|now|currently|ahora|aujourdhui|heute|hoje|oggi|this (?:morning|evening|afternoon))\b|今天|现在/.test(
      plain,
    )
  )
    days.push({ day: today, said: 'today', holiday: null })
  if (/\b(?:tomorrows?|(?<!\b(?:de|por|en) la )manana(?! temprano por)|demain|morgen|amanha|domani)\b|明天/.test(plain))
    days.push({ day: addDays(today, 1), said: 'tomorrow', holiday: null })
  const [span] = SPAN.exec(plain) ?? []
  for (const [weekday, pattern] of WEEKDAY_WORDS)
    if (pattern.test(plain) || (span !== undefined && isServedOn(span, weekday)))
      days.push({ day: nextWeekday(today, weekday), said: 'weekday', holiday: null })
  if (/\bweek ?ends?\b|fin de semana|wochenende/.test(plain)) {
    for (const weekday of WEEKDAYS.slice(5))
      days.push({ day: nextWeekday(today, weekday), said: 'weekday', holiday: null })
  }
  return days
}

/** "Open today after christmas": the holiday is over. */
const AFTER_HOLIDAY =
  /\b(?:today|tonight|tomorrow|now|this (?:morning|afternoon|evening))\b(?: \p{L}+){0,2} after (?:the )?(?:holidays?|christmas|xmas|thanksgiving|new years?|easter|(?:the )?(?:4th|fourth)|labor|memorial)/u

/** "Thanksgiving week, thursday and friday": the days that are named, in the week of the holiday. */
function daysOfWeek(plain: string, holidays: readonly NamedDay[]): NamedDay[] {
  const [holiday] = holidays
  if (holiday === undefined || !/\bweek\b/.test(plain)) return []
  const monday = addDays(holiday.day, -WEEKDAYS.indexOf(holiday.day.weekday))
  return WEEKDAY_WORDS.filter(([, said]) => said.test(plain)).flatMap(([weekday]) => {
    const day = nextWeekday(monday, weekday)
    return holidays.some((one) => one.day.day === day.day && one.day.month === day.month)
      ? []
      : [{ day, said: 'date' as const, holiday: null }]
  })
}

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
/** "Monday to wednesday": the days between as well. */
const SPAN = new RegExp(`\\b${WEEKDAY} ?(?:to|thru|through|until|till?|-) ?${WEEKDAY}\\b`)

/** "The day after tomorrow", "the day before friday". */
const NEXT_TO = /\b(?:the )?day (after|before) (?=(?:this |next )?(?:tomorrow|today|\p{L}+day)\b)/u

/** "Christmas Eve and Christmas Day" are two days; the day after one is no holiday itself. */
function readHolidays(plain: string, profile: StoreProfile, today: ShopDay): NamedDay[] {
  const found: NamedDay[] = []
  for (const part of plain.split(/ , | (?:and|or|y|o) /)) {
    const named = readHoliday(part, profile, today)
    if (named === null) continue
    const beside = /\b(?:the )?day (after|before) /.exec(part)?.[1]
    const moved =
      beside === undefined
        ? named
        : { day: addDays(named.day, beside === 'after' ? 1 : -1), said: 'date' as const, holiday: null }
    if (!found.some(({ day }) => day.month === moved.day.month && day.day === moved.day.day)) found.push(moved)
  }
  const whole = found.length === 0 ? readHoliday(plain, profile, today) : null
  return whole === null ? found : [whole]
}

function readHoliday(plain: string, profile: StoreProfile, today: ShopDay): NamedDay | null {
  for (const { entry, said } of ownHolidays(profile)) {
    const day = said.test(plain) ? upcoming(entry.date, entry.rule, today) : null
    if (day !== null) return { day, said: 'holiday', holiday: entry.name }
  }
  for (const holiday of HOLIDAYS) {
    if (!holiday.words.test(plain)) continue
    const day = upcoming(holiday.date && asDate(holiday.date), holiday.rule, today)
    if (day !== null) return { day, said: 'holiday', holiday: holiday.name }
  }
  return null
}

/** "Iditarod ceremonial start" is "the iditarod" to all who know it. */
function shortOf(name: string): readonly string[] {
  const [first = '', ...others] = name.split(' ')
  return others.length > 1 && first.length >= 6 && !OF_MANY.test(first) ? [first] : []
}

/** What many days begin with. */
const OF_MANY =
  /^(?:annual|national|international|christmas|easter|summer|winter|spring|autumn|school|public|president\p{L}*|independence|martin|indigenous|columbus|mother\p{L}*|father\p{L}*|veteran\p{L}*|employee|company|season\p{L}*|grand|second|fourth|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|august|september|october|november|december)$/u

/** The holidays of a profile with what says their names. */
const ownHolidays = onceFor(({ holidays }: StoreProfile) =>
  (holidays ?? []).flatMap((entry) => {
    const name = foldText(entry.name)
      .replace(/'/g, '')
      .replace(/^the | day$| of the month$/g, '')
    return name.length < 3
      ? []
      : [
          {
            entry,
            said: new RegExp(
              `(?<![\\p{L}\\d])(?:${[name, ...shortOf(name)].map(escape).join('|')})(?!s? eve)(?![\\p{L}\\d])`,
              'u',
            ),
          },
        ]
  }),
)

/** The day of the year of a holiday that everyone knows, as a profile states it; null for any other. */
export function dateOfHoliday(name: string): { date: string } | { rule: string } | null {
  const plain = foldText(name).replace(/'/g, '')
  const known = HOLIDAYS.find((holiday) => holiday.words.test(plain))
  if (known === undefined) return null
  return known.date === undefined ? { rule: known.rule ?? '' } : { date: asDate(known.date) }
}

/** Whether words name a holiday, by what its owner calls it or by a name that everyone knows. */
export function namesHoliday(plain: string, { name, date }: { name: string; date: string | null }): boolean {
  const own = foldText(name).replace(/'/g, '')
  if (own.length > 3 && plain.includes(own)) return true
  const known = HOLIDAYS.find(({ words }) => words.test(plain))
  if (known === undefined) return false
  const day = date ?? dateOfHoliday(name)
  return typeof day === 'string'
    ? known.date !== undefined && day.endsWith(asDate(known.date))
    : day !== null && 'rule' in day && day.rule === known.rule
}

function asDate([month, day]: readonly [number, number]): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The next day of a date (`MM-DD` or with a year) or of a rule, today included; null where neither is read. */
export function upcoming(date: string | undefined, rule: string | undefined, today: ShopDay): ShopDay | null {
  if (rule !== undefined && isMonthly(rule)) {
    const found = dateOfRule(rule, today.year, today.month)
    return found !== null && found.day >= today.day ? found : dateOfRule(rule, today.year, today.month + 1)
  }
  for (const year of [today.year, today.year + 1]) {
    const numbers = date?.split('-').map(Number).slice(-2)
    const day =
      numbers === undefined
        ? rule === undefined
          ? null
          : dateOfRule(rule, year)
        : addDays({ year, month: numbers[0] ?? 1, day: numbers[1] ?? 1, weekday: 'monday' }, 0)
    if (day === null) return null
    if (day.year > today.year || day.month > today.month || (day.month === today.month && day.day >= today.day))
      return day
  }
  return null
}

/** "The first of may", "january twentieth". */
const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const MONTH = `(${MONTHS.join('|')})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember|s)?`
const DAY = `(\\d{1,2}(?:st|nd|rd|th)?|${ORDINALS.join('|')})`
const DATE = new RegExp(`\\b${MONTH} (?:the )?${DAY}\\b|\\b(?:the )?${DAY} (?:of )?${MONTH}\\b`)

/** "April 20", "the first of may": the day of every year that words name, as `MM-DD`; null where they name none. */
export function dateInWords(text: string): string | null {
  const worded = DATE.exec(foldText(text))
  const month = MONTHS.indexOf(worded?.[1] ?? worded?.[4] ?? '') + 1
  const day = numberOf(worded?.[2] ?? worded?.[3] ?? '0')
  return month > 0 && day > 0 && day <= 31 ? asDate([month, day]) : null
}

function numberOf(said: string): number {
  return ORDINALS.indexOf(said) + 1 || Number.parseInt(said, 10)
}

function readDate(plain: string, today: ShopDay): NamedDay | null {
  const worded = DATE.exec(plain)
  const month = MONTHS.indexOf(worded?.[1] ?? worded?.[4] ?? '') + 1
  const day = numberOf(worded?.[2] ?? worded?.[3] ?? '0')
  if (month > 0 && day > 0) {
    const found = upcoming(`${month}-${day}`, undefined, today)
    if (found !== null) return { day: found, said: 'date', holiday: null }
  }
  const alone = /\b(?:on|by|till|until|for|and|about) the (\d{1,2})(?:st|nd|rd|th)\b/.exec(
    plain.replace(/\bthe fourth\b(?! of)/, 'the 4th'),
  )?.[1]
  if (alone !== undefined) {
    if (Number(alone) === today.day && /\b(?:today|tonight|hoy)\b/.test(plain))
      return { day: today, said: 'today', holiday: null }
    const later = Number(alone) > today.day ? today.month : (today.month % 12) + 1
    const found = upcoming(`${later}-${alone}`, undefined, today)
    if (found !== null) return { day: found, said: 'date', holiday: null }
  }
  const slashed = /\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b/.exec(plain)
  if (slashed === null || /1\/[248]\b/.test(slashed[0])) return null
  const found = upcoming(`${slashed[1]}-${slashed[2]}`, undefined, today)
  return found === null ? null : { day: found, said: 'date', holiday: null }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
