import { WEEKDAYS, type WeekHours } from '#contract/store-profile.ts'
import { clock, listOf, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'
import { isAllDay, neverCloses } from './shop-clock.ts'

export const ALL_DAY = { en: '24 hours', es: 'las 24 horas' }
/** What an answer about such days may state though no row does. */
export const ALL_DAY_FIGURES = '24 hours'

type WeekQuestion = Pick<FactQuestion, 'profile' | 'language'>

/** The week with equal neighbouring days joined: "Monday to Wednesday 9 AM to 9 PM". */
export function sayWeek({ profile, language }: WeekQuestion): string {
  const { hours } = profile
  if (hours === undefined) return ''
  if (neverCloses(profile)) return sayAroundTheClock({ profile, language })
  const parts = tellWeekRuns(hours, language)
  return sentence(tell(language, `our hours: ${parts}`, `nuestro horario: ${parts}`))
}

/** "Monday to Wednesday 9 AM to 9 PM; Thursday to Sunday closed". */
export function tellWeekRuns(hours: WeekHours, language: WeekQuestion['language']): string {
  const runs: { from: (typeof WEEKDAYS)[number]; to: (typeof WEEKDAYS)[number]; text: string }[] = []
  for (const day of WEEKDAYS) {
    const { open, close, closed } = hours[day]
    const text = closed
      ? tell(language, 'closed', 'cerrado')
      : isAllDay(hours[day])
        ? ALL_DAY[language]
        : tell(language, `${clock(open)} to ${clock(close)}`, `de ${clock(open)} a ${clock(close)}`)
    const last = runs.at(-1)
    if (last?.text === text) last.to = day
    else runs.push({ from: day, to: day, text })
  }
  return runs
    .map((run) => {
      const from = weekdayName(run.from, language)
      return run.from === run.to
        ? `${from} ${run.text}`
        : `${from} ${tell(language, 'to', 'a')} ${weekdayName(run.to, language)} ${run.text}`
    })
    .join('; ')
}

/** "24 hours a day, every day", save the holidays that have hours of their own. */
function sayAroundTheClock({ profile, language }: WeekQuestion): string {
  const other = (profile.holidays ?? []).filter(
    ({ closed, open, close }) =>
      closed || (open !== undefined && close !== undefined && !isAllDay({ open, close, closed: false })),
  )
  const names = listOf(
    other.map(({ name }) => name),
    language,
  )
  const text = tell(language, "we're open 24 hours a day, every day", 'estamos abiertos las 24 horas, todos los días')
  return sentence(names === '' ? text : `${text} ${tell(language, 'but', 'menos')} ${names}`)
}
