const IS_TIMETABLE = /(?:^|_)(?:hours|times|schedule)$/
const SPEAKS_OF_TIME =
  /\b(?:hours?|hrs|times?|open|opens|opened|close|closes|closed|early|earlier|late|mornings?|first|when|now|today|tonight|come in|horarios?|abre|cierra)\b/

/** Whether a table of hours is not meant: it is asked for by its hours, and not by whose they are. */
export function isIdleTimetable(top: string, plain: string): boolean {
  return IS_TIMETABLE.test(top) && !SPEAKS_OF_TIME.test(plain)
}
