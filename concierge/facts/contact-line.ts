import type { StoreProfile } from '#contract/store-profile.ts'
import { type Language, listOf, sentence, tell } from '#concierge/say/wording.ts'
import { looseText } from './answer.ts'

/** How the shopper reaches a person: the shop's own words, else its phone and e-mail. */
export function contactLine(profile: StoreProfile, language: Language): string {
  if (profile.staff?.human_handoff !== undefined && language === 'en') return sentence(profile.staff.human_handoff)
  const text = looseText(profile, 'text_line')
  const ways = [
    profile.phone === undefined ? null : tell(language, `call ${profile.phone}`, `llama al ${profile.phone}`),
    text === null ? null : tell(language, `text ${text}`, `manda un mensaje al ${text}`),
    profile.email === undefined ? null : tell(language, `e-mail ${profile.email}`, `escribe a ${profile.email}`),
  ].filter((way) => way !== null)
  if (ways.length === 0)
    return profile.staff?.human_handoff === undefined
      ? tell(language, 'Please ask our team in the store.', 'Pregunta a nuestro equipo en la tienda.')
      : sentence(profile.staff.human_handoff)
  return sentence(listOf(ways, language, 'or'))
}
