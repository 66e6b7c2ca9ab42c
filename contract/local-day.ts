const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day `YYYY-MM-DD` of an instant in a time zone. */
export function localDay(at: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}

/** The day `days` after (or before, when negative) a day; calendar arithmetic, free of clock changes. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
