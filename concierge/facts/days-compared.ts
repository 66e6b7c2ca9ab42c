import { type DayHours, WEEKDAYS, type Weekday, type WeekHours } from '#contract/store-profile.ts'
import { clock, listOf, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'
import { isAllDay, minutesOf } from './shop-clock.ts'

type Side = 'open' | 'close' | 'span'
/** The days that are first or last of all in one respect. */
type Extreme = { side: Side; most: boolean }

const DAYS = /\b(?:days?|nights?|mornings?|evenings?|week|dias?|noches?|semana)\b/
const WHICH_DAYS =
  /\b(?:which|what|any|certain|on what|que|cual(?:es)?|algun(?:os)?) (?:other )?(?:week ?)?(?:days?|nights?|mornings?|evenings?|dias?|noches?)\b|\b(?:longest|shortest) (?:days?|nights?)\b/
const WHEN = /^(?:\p{L}+ )?when\b|\bcuando\b/u
const OPENS = /\b(?:open(?:s|ed|ing)?|abr(?:en|e|is|imos)|abiert[oa]s?)\b/
const CLOSES = /\b(?:clos(?:e|es|ed|ing)|shuts?|lock up|cierr(?:an|a)|cerr(?:ais|ad[oa]s?))\b/
const FIRST = /\b(?:earliest|soonest|first thing|(?:pretty|really|super|open|opens|up) early|mas temprano|mas pronto)\b/
const LAST = /\b(?:latest|(?:pretty|really|super|open|stay|till?|until) late|mas tarde|hasta tarde)\b/
const LONGEST = /\b(?:longest|(?:most|more|the most) hours|mas (?:horas|tiempo))\b/
const SHORTEST = /\b(?:shortest|(?:fewest|least|less) (?:hours|time)|menos (?:horas|tiempo))\b/
/** "What day are you open latest" asks for the end of a day, "what day do you open the latest" may ask for either. */
const STAYS_OPEN =
  /\b(?:are|stay|stays|staying|keep|is|be) (?:(?:you|yall|we|guys|they|it|the|store|shop|still|folks) )*open\b|\bopen (?:till?|until|late\b|(?:the )?latest (?:at night|in the evening))|\bnights?\b|\bhasta\b/
/** Whoever wants to be let in, or served at the door, asks something else. */
const OF_ELSE =
  /\b(?:(?:can|could|may|should) (?:i|we)|get in|come in|deliver\p{L}*|drivers?|pick ?up|curb ?side|drive ?thru|busy|crowded|deals?|discounts?|sales?|happy hour)\b/u

const AT = String.raw`(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m\b)?|noon|midnight|mediodia|medianoche`
const BOUND = new RegExp(
  String.raw`\b(past|after|until|till?|thru|through|before|by|at|hasta|antes de|despues de|a)(?: las?)? (?:${AT})(?=$|[ ?,])`,
)

function extremesAsked(plain: string): readonly Extreme[] {
  if (OF_ELSE.test(plain)) return []
  const asksDays = WHICH_DAYS.test(plain) || (DAYS.test(plain) && (OPENS.test(plain) || CLOSES.test(plain)))
  const isOfHours = OPENS.test(plain) || CLOSES.test(plain) || /\b(?:hours|hrs|horas|horario)\b/.test(plain)
  if (LONGEST.test(plain) || SHORTEST.test(plain)) {
    const isOurs = /\b(?:your|yalls|the store|the shop|su|sus)\b/.test(plain)
    return asksDays && (isOfHours || isOurs) ? [{ side: 'span', most: LONGEST.test(plain) }] : []
  }
  const [first, last] = [FIRST.test(plain), LAST.test(plain)]
  const asks = (asksDays || WHEN.test(plain)) && first !== last
  if (!asks) return []
  if (CLOSES.test(plain)) return [{ side: 'close', most: last }]
  if (!OPENS.test(plain)) return []
  if (first) return [{ side: 'open', most: false }]
  const ends: Extreme = { side: 'close', most: true }
  return STAYS_OPEN.test(plain) ? [ends] : [{ side: 'open', most: true }, ends]
}

type Bound = { side: 'open' | 'close'; word: string; minutes: number }

/** "Past 9" is said of the evening, "before 10" of the morning where no day ends then. */
function boundAsked(plain: string): Bound | null {
  const found = BOUND.exec(plain)
  const [, word = '', hours, minutes = '0', half] = found ?? []
  if (found === null || !WHICH_DAYS.test(plain) || OF_ELSE.test(plain)) return null
  const isEnd = CLOSES.test(plain) || /^(?:past|after|until|till?|thru|through|hasta|despues de)$/.test(word)
  if (!isEnd && !OPENS.test(plain)) return null
  const isLate = half === 'p' || (half === undefined && isEnd)
  const at = /midnight|medianoche/.test(found[0])
    ? 24 * 60
    : hours === undefined
      ? 12 * 60
      : (Number(hours) % 12) * 60 + Number(minutes) + (isLate ? 12 * 60 : 0)
  return { side: isEnd ? 'close' : 'open', word, minutes: at }
}

/** Whether it is asked on which days the shop opens first, closes last or is open at some hour. */
export function asksDaysCompared(plain: string): boolean {
  return extremesAsked(plain).length > 0 || boundAsked(plain) !== null
}

/** Which days those are; null where none is asked for, or no hours are known. */
export function sayDaysCompared({ profile, plain, language }: FactQuestion): string | null {
  const { hours } = profile
  if (hours === undefined) return null
  const days = WEEKDAYS.filter((day) => !hours[day].closed)
  if (!days.some((day) => !isAllDay(hours[day]))) return null
  const bound = boundAsked(plain)
  if (bound !== null) return sayBound(bound, { hours, days, language })
  const told = extremesAsked(plain).map((extreme) => sayExtreme(extreme, { hours, days, language }))
  return told.length === 0 ? null : told.join(' ')
}

type Week = { hours: WeekHours; days: readonly Weekday[]; language: FactQuestion['language'] }

function endOf({ open, close }: DayHours): number {
  return minutesOf(close) <= minutesOf(open) ? minutesOf(close) + 24 * 60 : minutesOf(close)
}

function valueOf(side: Side, day: DayHours): number {
  if (side === 'open') return minutesOf(day.open)
  return side === 'close' ? endOf(day) : endOf(day) - minutesOf(day.open)
}

function sayExtreme({ side, most }: Extreme, { hours, days, language }: Week): string {
  const values = days.map((day) => valueOf(side, hours[day]))
  const best = most ? Math.max(...values) : Math.min(...values)
  const found = days.filter((day) => valueOf(side, hours[day]) === best)
  const [one = 'monday'] = found
  const same = found.length === days.length
  const names = same ? tell(language, 'every day', 'todos los días') : found.map((day) => weekdayName(day, language))
  const on =
    typeof names === 'string' ? names : tell(language, `on ${listOf(names, language)}`, `el ${listOf(names, language)}`)
  const [from, to] = [clock(hours[one].open), clock(hours[one].close)]
  if (side === 'open')
    return sentence(
      same
        ? tell(language, `we open at ${from} ${on}`, `abrimos a las ${from} ${on}`)
        : tell(
            language,
            `we open ${most ? 'latest' : 'earliest'} ${on}, at ${from}`,
            `abrimos más ${most ? 'tarde' : 'temprano'} ${on}, a las ${from}`,
          ),
    )
  if (side === 'close')
    return sentence(
      same
        ? tell(language, `we close at ${to} ${on}`, `cerramos a las ${to} ${on}`)
        : tell(
            language,
            `we close ${most ? 'latest' : 'earliest'} ${on}, at ${to}`,
            `cerramos más ${most ? 'tarde' : 'temprano'} ${on}, a las ${to}`,
          ),
    )
  const length = tell(language, most ? 'longest' : 'shortest', most ? 'más' : 'menos')
  const times = found.every((day) => hours[day].open === hours[one].open)
    ? tell(language, `, ${from} to ${to}`, `, de ${from} a ${to}`)
    : ''
  return sentence(tell(language, `we're open ${length} ${on}${times}`, `abrimos ${length} horas ${on}${times}`))
}

function sayBound({ side, word, minutes }: Bound, { hours, days, language }: Week): string {
  const holds = (day: Weekday): boolean => {
    const value = valueOf(side, hours[day])
    if (/^(?:past|after|despues de)$/.test(word)) return value > minutes
    if (/^(?:before|antes de)$/.test(word)) return value < minutes
    return side === 'close' ? value >= minutes : value <= minutes
  }
  const found = days.filter(holds)
  if (found.length === 0) return tell(language, 'On no day of the week.', 'Ningún día de la semana.')
  if (found.length === WEEKDAYS.length) return tell(language, 'Every day.', 'Todos los días.')
  const ofEach = found.map((day) => {
    const at = clock(side === 'open' ? hours[day].open : hours[day].close)
    return { day: weekdayName(day, language), at }
  })
  const byTime = [...Map.groupBy(ofEach, ({ at }) => at)].map(([at, each]) => {
    const names = listOf(
      each.map(({ day }) => day),
      language,
    )
    return side === 'open'
      ? tell(language, `on ${names} we open at ${at}`, `el ${names} abrimos a las ${at}`)
      : tell(language, `on ${names} we close at ${at}`, `el ${names} cerramos a las ${at}`)
  })
  return sentence(byTime.join('; '))
}
