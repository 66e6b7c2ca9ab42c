import type { DayHours, StoreProfile, Weekday, WeekHours } from '#contract/store-profile.ts'
import { looseText } from './answer.ts'
import { isServedOn, namesDays } from './days-served.ts'
import { isOwn } from './own-facts.ts'
import { readSpans } from './spans-told.ts'

type Table = Readonly<Record<string, unknown>>

const SHUT: DayHours = { open: '00:00', close: '00:00', closed: true }

/** Weeks that a profile tells of a part of the shop by ranges of days ("medical_hours": { "mon-sat": { from, to } }), under their names. */
export function weeksTold(profile: StoreProfile): Readonly<Record<string, WeekHours>> {
  const found: Record<string, WeekHours> = {}
  for (const [key, value] of Object.entries(profile)) {
    if (!key.endsWith('_hours') || !isOwn({ top: key }) || !isTable(value)) continue
    const ranges = Object.entries(value).flatMap(([days, hours]) => {
      const told = days.replaceAll('_', '-')
      const span = isTable(hours) && namesDays(told) ? hoursOf(hours) : null
      return span === null ? [] : [{ days: told, span }]
    })
    if (ranges.length === 0) continue
    const on = (day: Weekday): DayHours => ranges.find(({ days }) => isServedOn(days, day))?.span ?? SHUT
    found[key.replace(/_hours$/, '')] = {
      monday: on('monday'),
      tuesday: on('tuesday'),
      wednesday: on('wednesday'),
      thursday: on('thursday'),
      friday: on('friday'),
      saturday: on('saturday'),
      sunday: on('sunday'),
    }
  }
  return found
}

function hoursOf(table: Table): DayHours | null {
  const [from, to] = [
    looseText(table, 'open') ?? looseText(table, 'from'),
    looseText(table, 'close') ?? looseText(table, 'to'),
  ]
  const [span] = from === null || to === null ? [] : readSpans(`${from} to ${to}`)
  if (span === undefined || span.from === null || span.until === null) return null
  if (!('at' in span.from) || !('at' in span.until)) return null
  return { open: clockAt(span.from.at), close: clockAt(span.until.at), closed: false }
}

function clockAt(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
