import { onceFor } from '#concierge/retrieve/remember.ts'
import { plainSentence, wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'

/** A counter, a window or a room with hours of its own: the fact that tells them, the words that name it, and the days it tells of. */
type Department = { fact: Fact; name: readonly string[]; days: string | null }

const TELLS_HOURS = /(?:^|_)(?:hours|open|opening_hours|times?|schedule|open_hours)$/
/** Words that name a department only with another: every shop has a counter. */
const COMMON: ReadonlySet<string> = new Set([
  'counter',
  'desk',
  'window',
  'lane',
  'area',
  'room',
  'service',
  'line',
  'side',
  'store',
  'shop',
])
const SAME: Readonly<Record<string, string>> = { med: 'medical', mmj: 'medical', medic: 'medical', patient: 'medical' }

const departmentsOf = onceFor((facts: readonly Fact[]): readonly Department[] =>
  facts.flatMap((fact) => {
    const leaf = fact.leaves.at(-1) ?? fact.top
    // "medical_counter_hours: { sunday: … }" tells each day under a key of its own.
    const days = fact.leaves.length === 1 && OF_DAYS.test(leaf) && TELLS_HOURS.test(fact.top) ? leaf : null
    if (!isOwn(fact) || (days === null && !TELLS_HOURS.test(leaf))) return []
    const named = (days === null ? [fact.top, ...fact.leaves] : [fact.top])
      .map((part) => part.replace(TELLS_HOURS, ''))
      .findLast((part) => part !== '')
    const name = (named ?? '')
      .split('_')
      .filter((word) => word.length > 1)
      .map(stemOf)
    return name.length === 0 ||
      /^(?:holiday|special|opening|store|shop|business|happy|busiest|quiet(?:est)?|calm(?:est)?|slow(?:est)?|least)$/.test(
        name[0] ?? '',
      )
      ? []
      : [{ fact, name, days }]
  }),
)

function stemOf(word: string): string {
  const stem = wordStem(word)
  return SAME[stem] ?? stem
}

/** Whether a sentence names a department by all the words of its name, or by the last of them where that says enough. */
export function namesDepartment(words: readonly string[], plain: string): boolean {
  const said = new Set(wordsIn(plain).map(stemOf))
  const name = words.filter((word) => word.length > 1).map(stemOf)
  const last = name.at(-1) ?? ''
  return (
    isNamed(name, said) ||
    (name.length > 0 && name.every((word) => said.has(word)) && !name.every((word) => COMMON.has(word))) ||
    (name.length > 0 && !COMMON.has(last) && said.has(last))
  )
}

/** The hours of the department that the sentence names by all its words, or by the last of them where that says enough. */
export function departmentHours(facts: readonly Fact[], plain: string): Fact | null {
  const said = new Set(wordsIn(plain).map(stemOf))
  const departments = departmentsOf(facts)
  const named = departments.filter(({ name }) => isNamed(name, said))
  const [only] = named.length > 0 ? named : departments.filter(({ name }) => isNamedByLast(name, said))
  if (only === undefined) return null
  const same = departments.filter(({ name }) => name.join() === only.name.join())
  return (same.find(({ days }) => days !== null && holdsDay(days, plain)) ?? only).fact
}

function isNamed(name: readonly string[], said: ReadonlySet<string>): boolean {
  const telling = name.filter((word) => !COMMON.has(word))
  // "The med side" is the medical counter.
  const whole =
    name.every((word) => said.has(word)) || (telling.length < name.length && [...COMMON].some((word) => said.has(word)))
  return telling.length > 0 && telling.every((word) => said.has(word)) && whole
}

function isNamedByLast(name: readonly string[], said: ReadonlySet<string>): boolean {
  const last = name.at(-1) ?? ''
  return !COMMON.has(last) && said.has(last)
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const OF_DAYS = /^(?:mon|tue|wed|thu|fri|sat|sun|daily|every_day|weekdays|weekends?)/

/** Whether a key such as "monday_saturday" takes in the day that is asked of. */
function holdsDay(days: string, plain: string): boolean {
  const [first, last] = days.split(/[_-]+(?:to_|through_|thru_)?/).map((day) => WEEK.indexOf(day.slice(0, 3)))
  const asked = WEEK.flatMap((day, at) => (new RegExp(`\\b${day}`).test(plain) ? [at] : []))
  if (first === undefined || first < 0) return false
  const end = last === undefined || last < 0 ? first : last
  return asked.some((at) => (end >= first ? at >= first && at <= end : at >= first || at <= end))
}

const MOST_WORDS = 7
const GOES_ON = /^(?:and|what about|how about|y|or|but|ok|so)\b|\?/

/** "And on sundays?" after the medical counter asks of it. */
export function withDepartmentBefore(facts: readonly Fact[], plain: string, before: string): string {
  if (plain.split(' ').length > MOST_WORDS || !GOES_ON.test(plain) || departmentHours(facts, plain) !== null)
    return plain
  const named = departmentsOf(facts).find(({ fact }) => fact === departmentHours(facts, plainSentence(before)))
  return named === undefined ? plain : `${plain} ${named.name.join(' ')}`
}
