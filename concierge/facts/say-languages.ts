import { listOf, tell } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'

const NAMES_LANGUAGE =
  /\b(spanish|espanol|french|chinese|mandarin|portuguese|german|creole|russian|vietnamese|korean|arabic|polish|italian|hindi|tagalog|asl|sign language)\b|\b(?:speaks?|speaking|habl[ao]n?) (?!any|other|more|what|which|my|to|with|another|only|a\b|the\b|some|or\b|and\b|something|besides)(\p{L}{4,})|\b(\p{L}{4,}) (?:speakers?|speaking)\b/u

/** What languages are called in Spanish. */
const IN_SPANISH: Readonly<Record<string, string>> = {
  espanol: 'spanish',
  ingles: 'english',
  frances: 'french',
  portugues: 'portuguese',
  chino: 'chinese',
  mandarin: 'mandarin',
  aleman: 'german',
  ruso: 'russian',
  criollo: 'creole',
  coreano: 'korean',
  arabe: 'arabic',
  polaco: 'polish',
  italiano: 'italian',
  vietnamita: 'vietnamese',
}

export function namesLanguage(plain: string): boolean {
  return NAMES_LANGUAGE.test(plain)
}

/** Which languages the team speaks, and first whether the one that was asked for is among them. */
export function sayLanguages(languages: readonly string[], plain: string, language: FactQuestion['language']): string {
  const list = listOf(languages, language)
  const asked = NAMES_LANGUAGE.exec(plain)
    ?.slice(1)
    .find((name) => name !== undefined)
  const wanted = asked === undefined ? undefined : (IN_SPANISH[asked] ?? asked)
  if (wanted !== undefined && !languages.some((entry) => entry.toLowerCase().includes(wanted)))
    return tell(
      language,
      `Sorry, not at the moment: our team speaks ${list}.`,
      `Por ahora no: nuestro equipo habla ${list}.`,
    )
  return tell(language, `Yes, our team speaks ${list}.`, `Sí, nuestro equipo habla ${list}.`)
}
