import { openState } from '#concierge/facts/shop-clock.ts'
import { clock, tell, weekdayName } from '#concierge/say/wording.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import type { Turn } from '#contract/turn.ts'

/** When a person of the shop can read a message, as far as the opening hours tell; never sooner than they do. */
export function sayWhen(profile: StoreProfile, now: Date, language: Turn['language']): string {
  const { open, closesAt, opensNext } = openState(profile, now)
  if (open && closesAt !== null) {
    const until = clock(closesAt)
    return tell(
      language,
      `We are open until ${until} today and read it as soon as we can.`,
      `Hoy abrimos hasta las ${until} y lo leeremos en cuanto podamos.`,
    )
  }
  if (opensNext === null) return tell(language, 'We read it when we are in the shop.', 'Lo leeremos en la tienda.')
  const { inDays, day, at } = opensNext
  const weekday = weekdayName(day.weekday, language)
  const named =
    inDays === 0
      ? tell(language, 'today', 'hoy')
      : inDays === 1
        ? tell(language, 'tomorrow', 'mañana')
        : inDays < 7
          ? tell(language, `on ${weekday}`, `el ${weekday}`)
          : tell(language, `in ${inDays} days`, `en ${inDays} días`)
  return tell(
    language,
    `We are closed now. We open ${named} at ${clock(at)} and read it then.`,
    `Ahora está cerrado. Abrimos ${named} a las ${clock(at)} y lo leeremos entonces.`,
  )
}
