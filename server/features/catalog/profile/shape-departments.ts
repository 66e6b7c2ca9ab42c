import { tellWeekRuns } from '#concierge/facts/say-week.ts'
import type { WeekHours } from '#contract/store-profile.ts'
import { isLoose, readFlag, wordsOf } from './loose-value.ts'
import { shapeSomeDays } from './shape-hours.ts'

/** A counter, a window, a lane or a room of the shop, that may keep hours of its own. */
const DEPARTMENT =
  /\b(?:drive|window|lane|counter|desk|lounge|kiosk|curb ?side|annex|pharmacy|clinic|patients?|medical|med|mmj|adult use|recreational|showroom|cafe|bar|consultations?|text line|phones?|walk ?up)\b/
const OTHERWISE =
  /\b(?:deals?|discounts?|hour|events?|club|class|quiet|busy|crowds?|menu|limits?|ids?|cards?|deliver\p{L}*|rules?|last)\b/u
const TELLS_HOURS = /^(?:hours|open(?:s|ing)?(?: hours)?|from to|times?|when|schedule|days and (?:hours|times)|runs)$/
const OF_TIME =
  /\b(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|daily|every ?day|all week|week ?(?:days?|ends?)|noon|midnight|closed|open|till?|to|and|through|thru|from|until|the|on)\b|[\d:.,;&–—-]|(?<=[\d ])[ap]\.?m?\b\.?/gi

/** `told` is set where days stand in a table or in rows: they are told as one line, and `rest` beside them. */
export type Department = { name: string; week: WeekHours; told: string | null }

/** The hours that a department keeps of its own; null where the entry tells no such hours. */
export function shapeDepartment(key: string, value: unknown): Department | null {
  const words = wordsOf(key).replace(/ (?:hours|times?|schedule)$/, '')
  if (!DEPARTMENT.test(words) || OTHERWISE.test(words)) return null
  const entry = isLoose(value)
    ? Object.entries(value).find(([name, told]) => TELLS_HOURS.test(wordsOf(name)) && readFlag(told) === null)
    : undefined
  const hours = entry === undefined ? value : entry[1]
  const week = isOfTime(hours) ? shapeSomeDays(hours) : null
  if (week === null) return null
  return {
    name: words.replaceAll(' ', '_'),
    week,
    told: entry === undefined && typeof value !== 'string' ? tellOpenDays(week) : null,
  }
}

/** Whether nothing but days and times is told. */
function isOfTime(value: unknown): boolean {
  if (typeof value === 'string') return value.replaceAll(OF_TIME, '').replaceAll(/[^\p{L}]/gu, '').length < 3
  if (Array.isArray(value))
    return value.length > 0 && value.every((row) => isLoose(row) && Object.values(row).every(isOfTime))
  return (
    isLoose(value) &&
    Object.entries(value).every(
      ([name, told]) => isOfTime(name.replaceAll('_', ' ')) && (isOfTime(told) || isEnds(told)),
    )
  )
}

function isEnds(value: unknown): boolean {
  return (
    value === null ||
    typeof value === 'boolean' ||
    (isLoose(value) && Object.values(value).every((told) => typeof told === 'boolean' || isOfTime(told)))
  )
}

/** "Monday to Saturday 9 AM to 8 PM; Sunday: not open". */
function tellOpenDays(week: WeekHours): string {
  return tellWeekRuns(week, 'en').replaceAll(/ closed\b/g, ': not open')
}
