import type { StoreProfile } from '#contract/store-profile.ts'
import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { clock, dateName, type Language, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import { type FactQuestion, looseText } from './answer.ts'
import type { NamedDay } from './read-day.ts'
import { ALL_DAY } from './say-week.ts'
import { hoursOn, isAllDay, isHoliday } from './shop-clock.ts'

/** When the shop is open on a day, and what else its owner tells of it. */
export function describeDay(question: Pick<FactQuestion, 'profile' | 'language'>, named: NamedDay): string {
  const note = noteOn(question.profile, named)
  const told = sayHours(question, named)
  return note === null || (question.language === 'es' && staysEnglish(note)) ? told : `${told} ${sentence(note)}`
}

/** What goes on beside the hours on a special day of the shop's; null where nothing is told. */
function noteOn(profile: StoreProfile, { day, holiday }: NamedDay): string | null {
  const falling = (profile.holidays ?? []).filter((entry) => isHoliday(entry, day))
  return looseText(falling.find(({ name }) => name === holiday) ?? falling[0], 'note')
}

function sayHours({ profile, language }: Pick<FactQuestion, 'profile' | 'language'>, named: NamedDay): string {
  const { day } = named
  const open = hoursOn(profile, day, named.holiday)
  const label = dayLabel(named, open.holiday, language)
  if (open.hours === null)
    return sentence(
      tell(
        language,
        `I don't have our hours for ${label}, please call to be sure`,
        `No tengo el horario para ${label}; llama para confirmar`,
      ),
    )
  if (open.hours.closed) return sentence(tell(language, `we're closed ${label}`, `${label} estamos cerrados`))
  if (isAllDay(open.hours))
    return sentence(tell(language, `${label} we're open ${ALL_DAY.en}`, `${label} estamos abiertos ${ALL_DAY.es}`))
  const from = clock(open.hours.open)
  const to = clock(open.hours.close)
  const note =
    named.said === 'holiday' && open.holiday === null
      ? tell(
          language,
          ' (our regular hours, as no special hours are listed)',
          ' (horario normal, sin horario especial anunciado)',
        )
      : ''
  return sentence(
    tell(language, `${label} we're open from ${from} to ${to}${note}`, `${label} abrimos de ${from} a ${to}${note}`),
  )
}

function dayLabel(named: NamedDay, holiday: string | null, language: Language): string {
  const weekday = weekdayName(named.day.weekday, language)
  const name = named.holiday ?? holiday
  switch (named.said) {
    case 'today':
      return tell(
        language,
        name === null ? `today (${weekday})` : `today, ${name},`,
        name === null ? `hoy (${weekday})` : `hoy, ${name},`,
      )
    case 'tomorrow':
      return tell(
        language,
        name === null ? `tomorrow (${weekday})` : `tomorrow, ${name},`,
        name === null ? `mañana (${weekday})` : `mañana, ${name},`,
      )
    case 'weekday':
      return name === null
        ? tell(language, `on ${weekday}`, `el ${weekday}`)
        : tell(language, `on ${weekday} (${name})`, `el ${weekday} (${name})`)
    case 'holiday':
      return tell(
        language,
        `on ${name} (${weekday}, ${dateName(named.day, language)})`,
        `el día de ${name} (${weekday}, ${dateName(named.day, language)})`,
      )
    case 'date':
      return tell(
        language,
        `on ${weekday}, ${dateName(named.day, language)}${name === null ? '' : ` (${name})`}`,
        `el ${weekday} ${dateName(named.day, language)}${name === null ? '' : ` (${name})`}`,
      )
  }
}
