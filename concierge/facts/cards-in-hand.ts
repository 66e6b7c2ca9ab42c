import { foldText } from '#concierge/understand/fold-text.ts'
import { sentence, tell } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'

type Asked = Pick<FactQuestion, 'profile' | 'language' | 'plain'>

const FROM_ABROAD =
  /\b(?:canadian|ontario|quebec|british|uk|english|irish|german|french|spanish|italian|european|eu|mexican|indian|chinese|japanese|australian|brazilian|foreign|international|overseas) (?:\p{L}+ )?(?:dls?|drivers?|licen[cs]es?|ids?)\b|\b(?:dl|drivers?|licen[cs]e|ids?) (?:is |thats )?from (?:canada|ontario|quebec|mexico|the uk|england|ireland|germany|france|spain|europe|india|china|japan|australia|brazil|abroad|another country|overseas)\b|\blicencia (?:de conducir )?(?:mexicana|extranjera|de otro pais)\b/u
const FROM_ANYWHERE = /canad|provinc|foreign|any country|international|mexic/i
const LICENCE = /licen[cs]e/i
const ABROAD_REFUSED = /foreign|international|non[- ]?us|abroad|another country|other countries/i

/** A passport that one has along, and not one that is asked about in its stead ("or do I need the passport"). */
const HAS_PASSPORT =
  /\b(?:and|with|plus|have|got|bring|brought|also|y|con|tengo|traigo|llevo)(?: (?:i|have|got|a|an|my|the|valid|also|mi|un|el))* (?:\p{L}+ )?(?:passport|pasaporte)\b/u
const LACKS_PASSPORT =
  /\b(?:or|need|require|without|no|not|dont|forgot|left|instead of|rather than|lost|sin|o)(?: (?:to|do|i|must|should|just|is|it|have|has|bring|got|gotta|get|a|an|my|the|you|want|show|mi|el|un|necesito))* (?:passport|pasaporte)\b/

/**
 * A licence of another country, where the list has those of the states alone: a passport does, also one that is along; null where it is
 * none or is listed.
 */
export function licenceFromAbroad({ profile, language, plain }: Asked): string[] | null {
  const accepted = profile.id_policy?.accepted ?? []
  const licences = accepted.filter((entry) => LICENCE.test(entry))
  if (!FROM_ABROAD.test(plain) || licences.length === 0 || licences.some((entry) => FROM_ANYWHERE.test(entry)))
    return null
  if (/\bconsul(?:ar|ate)|\bmatricula/.test(plain)) return null
  const passport = accepted.find((entry) => /passport/i.test(entry))
  const inHand = HAS_PASSPORT.test(plain) && !LACKS_PASSPORT.test(plain)
  if (passport !== undefined && inHand) return [sayEnough(passport, language)]
  const instead =
    passport === undefined ? '' : tell(language, ` Bring this instead: ${passport}.`, ` Trae mejor: ${passport}.`)
  const refused = profile.id_policy?.not_accepted?.find((entry) => LICENCE.test(entry) && ABROAD_REFUSED.test(entry))
  return [
    refused === undefined
      ? tell(
          language,
          `A license from abroad is not on our list.${instead}`,
          `Una licencia de otro país no está en nuestra lista.${instead}`,
        )
      : tell(
          language,
          `No, sorry, we can't accept that (${refused}).${instead}`,
          `No, lo siento, no podemos aceptar eso (${refused}).${instead}`,
        ),
  ]
}

function sayEnough(card: string, language: FactQuestion['language']): string {
  return tell(language, `Yes, this alone is enough: ${card}.`, `Sí, con esto basta: ${card}.`)
}

/** Cards by what people call them, and how a list has them. */
const CARDS: readonly (readonly [string, RegExp])[] = [
  ['(?:passports?|pasaporte)', /passport/i],
  ['(?:drivers? licen[cs]es?|licen[cs]es?|dl|licencia(?: de conducir)?)', LICENCE],
  ['(?:military ids?|military cards?|cac)', /military/i],
  ['(?:state ids?|identificacion estatal)', /state id/i],
  ['(?:tribal (?:ids?|cards?))', /tribal/i],
  ['(?:green cards?|permanent resident cards?)', /permanent resident|green card/i],
  ['(?:consular (?:ids?|cards?)|matricula(?: consular)?)', /consul(?:ar|ate)|matricula/i],
]
const EXPIRED = '(?:expired?|out of date|lapsed|vencid[oa]|caducad[oa])'
const ENDED = `(?:(?:just |already |has |had |is |was |thats |got |esta )*(?:${EXPIRED}|expires?|ran out|vencio|caduco))`

/** "My license is expired but I have my passport": the card beside it that still holds; null where none does, or none is on the list. */
export function besideExpired({ profile, language, plain }: Asked): string[] | null {
  if (!new RegExp(`\\b${EXPIRED}\\b|\\bran out\\b`).test(plain)) return null
  const named = CARDS.filter(([name]) => new RegExp(`\\b${name}\\b`).test(plain))
  const [another] = named.filter(
    ([name]) =>
      !new RegExp(`\\b${EXPIRED} (?:us |state |old )?${name}\\b|\\b${name} ${ENDED}\\b`).test(plain) &&
      new RegExp(
        `\\b(?:have|got|has|with|and|bring|brought|also|too|plus|but|use|tengo|traigo|con|pero)\\b.{0,24}\\b${name}\\b`,
      ).test(plain) &&
      !new RegExp(`\\b(?:no|not|dont|without|forgot|lost|left|sin)(?: (?:have|got|a|an|my|the|mi))* ${name}\\b`).test(
        plain,
      ),
  )
  const card = profile.id_policy?.accepted?.find((entry) => another?.[1].test(foldText(entry)))
  if (card === undefined || named.length < 2) return null
  const refused = profile.id_policy?.not_accepted?.find((entry) => /expired/i.test(entry))
  return [
    sayEnough(card, language),
    ...(refused === undefined
      ? []
      : [
          sentence(
            tell(language, `Only what is expired is refused (${refused})`, `Solo se rechaza lo vencido (${refused})`),
          ),
        ]),
  ]
}
