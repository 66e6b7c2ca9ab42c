import { listOf, tell } from '#concierge/say/wording.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'
import type { FactQuestion } from './answer.ts'

/** What languages are also called, in Spanish or for short. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
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
  asl: 'sign language',
}

const KNOWN =
  'spanish|english|french|chinese|mandarin|cantonese|portuguese|german|creole|russian|vietnamese|korean|japanese|arabic|polish|italian|hindi|urdu|punjabi|bengali|tagalog|filipino|hmong|somali|amharic|ukrainian|farsi|persian|turkish|greek|hebrew|thai|khmer|lao|swahili|navajo|haitian|sign language'
const NAMES_LANGUAGE = new RegExp(
  `\\b(${KNOWN}|${Object.keys(IN_ENGLISH).join('|')})\\b|\\b(?:speaks?|speaking|habl[ao]n?) (?!any|other|more|what|which|my|to|with|another|only|a\\b|the\\b|some|or\\b|and\\b|something|besides)(\\p{L}{4,})|\\b(\\p{L}{4,}) (?:speakers?|speaking)\\b`,
  'gu',
)

export function namesLanguage(plain: string): boolean {
  return languagesIn(plain).length > 0
}

/** "My mom speaks no english" asks for none of it. */
const SPEAKS_NONE =
  /\b(?:doesnt|dont|does not|do not|cant|cannot|barely|hardly|not|no|little)(?: (?:really|much|even|very|good|know|understand|well|any|speak|speaks|read|habla|hablo))* (?:english|ingles|spanish|espanol)\b/g

/** The languages that are named, each once, as English calls them. */
function languagesIn(plain: string): readonly string[] {
  const named = allMatches(plain.replace(SPEAKS_NONE, ''), NAMES_LANGUAGE).flatMap((match) =>
    match.slice(1).filter((name) => name !== undefined),
  )
  return [...new Set(named.map((name) => IN_ENGLISH[name] ?? name))]
}

/** Which languages the team speaks, and first which of those that were asked for are among them. */
export function sayLanguages(languages: readonly string[], plain: string, language: FactQuestion['language']): string {
  const list = listOf(languages, language)
  const wanted = languagesIn(plain)
  const spoken = wanted.filter((name) => languages.some((entry) => entry.toLowerCase().includes(name)))
  if (wanted.length > 0 && spoken.length === 0)
    return tell(
      language,
      `Sorry, not at the moment: our team speaks ${list}.`,
      `Por ahora no: nuestro equipo habla ${list}.`,
    )
  const lacking = wanted.length > spoken.length
  const found = languages.filter((entry) => spoken.some((name) => entry.toLowerCase().includes(name)))
  return lacking
    ? tell(
        language,
        `Of those, ${listOf(found, language)}: our team speaks ${list}.`,
        `De esos, ${listOf(found, language)}: nuestro equipo habla ${list}.`,
      )
    : tell(language, `Yes, our team speaks ${list}.`, `Sí, nuestro equipo habla ${list}.`)
}
