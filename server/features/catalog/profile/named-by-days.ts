import { isLoose, tellLoose, wordsOf } from './loose-value.ts'

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b/i

/** What names each entry of a table or of rows. */
export function daysOf(value: unknown): string[] {
  if (isLoose(value)) return Object.keys(value).map(wordsOf)
  return Array.isArray(value)
    ? value.map((row) => (isLoose(row) ? tellLoose(row['day'] ?? row['name'] ?? row['holiday'] ?? row['date']) : ''))
    : []
}

/** A table or rows by days of the week. */
export function namesWeek(value: unknown): boolean {
  if (isLoose(value)) return Object.keys(value).filter((key) => WEEKDAY.test(wordsOf(key))).length > 2
  return (
    Array.isArray(value) &&
    value.filter((row) => (isLoose(row) ? Object.values(row) : [row]).some((entry) => WEEKDAY.test(tellLoose(entry))))
      .length > 2
  )
}
