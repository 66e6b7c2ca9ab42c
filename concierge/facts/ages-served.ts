import { type Language, sentence, tell } from '#concierge/say/wording.ts'
import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { type FactQuestion, looseList, looseText } from './answer.ts'

type Profile = FactQuestion['profile']

const OF_ADULTS = /^(?:recreational|adult[- ]?use|adults?|non[- ]?patients?|rec)\b[^.;]{0,24}?\b(2\d)\b/i
const DEFAULT_AGE = 21

/** From which age one may buy without a patient's papers: where the shop tells one for adults, that and not the least of all. */
export function adultAge({ id_policy }: Profile): number {
  const least = id_policy?.minimum_age ?? DEFAULT_AGE
  const told = looseList(id_policy, 'who_may_buy').flatMap((note) => OF_ADULTS.exec(note)?.[1] ?? [])
  return Math.max(least, ...told.map(Number))
}

/** "You must be 21 or older (18 with a medical card), with a valid ID". */
export function sayAge(profile: Profile, language: Language): string {
  const [adult, least] = [adultAge(profile), profile.id_policy?.minimum_age ?? DEFAULT_AGE]
  const patients = adult > least
  return tell(
    language,
    `You must be ${adult} or older${patients ? ` (${least} with a medical card)` : ''}, with a valid, unexpired government ID.`,
    `Debes tener ${adult} años o más${patients ? ` (${least} con tarjeta médica)` : ''} y una identificación oficial vigente.`,
  )
}

const AGE_SAID =
  /\b(?:im|i am|is|hes|shes|theyre|turned|just|only|aged?|tengo|tiene|soy)(?: (?:just|only|like|about|still|a))* (1\d|20)\b|\b(1\d|20)[ -]?(?:years?|yrs?|yo|y ?o|anos)\b/

/** The age below twenty-one that somebody is said to have; null where none is. */
export function youngAgeSaid(plain: string): number | null {
  const said = AGE_SAID.exec(plain)
  return said === null ? null : Number(said[1] ?? said[2])
}

const OF_THE_YOUNG = /\b(?:under|below|younger than) (?:the age of )?2[01]\b|\b18 ?(?:to|-) ?20\b/i

/**
 * What holds for somebody between the age of patients and that of adults ("my buddy is 20"): the shop's own line on the young, or
 * what it tells patients; null where the age that is said is let in anyway, or by no rule.
 */
export function youngerRule(profile: Profile, plain: string, language: Language): string | null {
  const said = youngAgeSaid(plain)
  const rule = looseText(profile.id_policy, 'everyone_in_store_must_be') ?? ''
  if (said === null || !/^\d+$/.test(rule) || said < Number(rule)) return null
  const lines = ['kids_note', 'medical_cards'].flatMap((key) =>
    (looseText(profile.id_policy, key) ?? '').split(/(?<=[.;!?])\s+/).filter((line) => OF_THE_YOUNG.test(line)),
  )
  const own = lines.find((line) => language === 'en' || !staysEnglish(line))
  if (own !== undefined) return sentence(own)
  return adultAge(profile) > said
    ? tell(
        language,
        `From ${rule} to ${adultAge(profile)} only with a medical card.`,
        `De ${rule} a ${adultAge(profile)} años, solo con tarjeta médica.`,
      )
    : null
}

/** What patients are told, the line on their age first; that it is a yes where the age that is said is enough. */
export function patientsByAge(rule: string, plain: string, language: Language): string {
  const said = youngAgeSaid(plain)
  const lines = rule.split(/(?<=[.!?])\s+/)
  const at = lines.findIndex((line) => /\b1[89]\b/.test(line))
  const line = lines[at]
  if (said === null || line === undefined) return rule
  const from = Number(/\b(1[89])\b/.exec(line)?.[1] ?? '0')
  const first = said >= from ? [tell(language, 'Yes, as a patient.', 'Sí, como paciente.'), line] : [line]
  return [...first, ...lines.filter((_, index) => index !== at)].join(' ')
}
