import { onceFor } from '#concierge/retrieve/remember.ts'
import { plainSentence, wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'

/** A counter, a window or a room with hours of its own: the fact that tells them, and the words that name it. */
type Department = { fact: Fact; name: readonly string[] }

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
  'store',
  'shop',
])
const SAME: Readonly<Record<string, string>> = { med: 'medical', mmj: 'medical', medic: 'medical' }

const departmentsOf = onceFor((facts: readonly Fact[]): readonly Department[] =>
  facts.flatMap((fact) => {
    const leaf = fact.leaves.at(-1) ?? fact.top
    if (!isOwn(fact) || !TELLS_HOURS.test(leaf)) return []
    const named = fact.leaves.length > 0 ? (fact.leaves.at(-2) ?? fact.top) : leaf.replace(TELLS_HOURS, '')
    const name = named
      .split('_')
      .filter((word) => word.length > 1)
      .map(stemOf)
    return name.length === 0 || /^(?:holiday|special|opening|store|shop|business|happy|busiest)$/.test(name[0] ?? '')
      ? []
      : [{ fact, name }]
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
    (name.length > 0 && name.every((word) => said.has(word)) && !name.every((word) => COMMON.has(word))) ||
    (name.length > 0 && !COMMON.has(last) && said.has(last))
  )
}

/** The hours of the department that the sentence names by all its words, or by the last of them where that says enough. */
export function departmentHours(facts: readonly Fact[], plain: string): Fact | null {
  const said = new Set(wordsIn(plain).map(stemOf))
  return (
    (
      departmentsOf(facts).find(
        ({ name }) => name.every((word) => said.has(word)) && !name.every((word) => COMMON.has(word)),
      ) ??
      departmentsOf(facts).find(({ name }) => {
        const last = name.at(-1) ?? ''
        return !COMMON.has(last) && said.has(last)
      })
    )?.fact ?? null
  )
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
