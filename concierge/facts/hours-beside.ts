import { clock, tell, weekdayName } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'
import { readDays } from './read-day.ts'
import { hoursOn, shopTime } from './shop-clock.ts'

/** When the shop is open on the days that are named, else today. */
export function hoursOfShop({ profile, plain, language, now }: FactQuestion): string[] {
  const today = shopTime(now, profile)
  const named = readDays(plain, profile, today)
  return (named.length > 0 ? named : [{ day: today, holiday: null }]).flatMap(({ day, holiday }) => {
    const { hours } = hoursOn(profile, day, holiday)
    const name = weekdayName(day.weekday, language)
    if (hours === null) return []
    if (hours.closed) return [tell(language, `The store is closed on ${name}.`, `El ${name} la tienda está cerrada.`)]
    const [open, close] = [clock(hours.open), clock(hours.close)]
    return [
      tell(
        language,
        `The store is open from ${open} to ${close} on ${name}.`,
        `El ${name} la tienda abre de ${open} a ${close}.`,
      ),
    ]
  })
}
