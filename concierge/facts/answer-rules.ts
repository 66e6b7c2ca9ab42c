import { findArticle } from '#concierge/say/articles.ts'
import { WHERE_USED } from '#concierge/say/articles-of-manners.ts'
import { inOwnWords, staysEnglish } from '#concierge/say/house-spanish.ts'
import { sentence, tell } from '#concierge/say/wording.ts'
import { wordStem } from '#concierge/understand/fold-text.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseText } from './answer.ts'
import { sayLoose, silent } from './answer-place.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'
import { sayFact } from './say-fact.ts'

/** How much one person may buy. */
export function answerLimits({ profile, language, plain }: FactQuestion): FactAnswer {
  const rules = profile.limits_and_rules
  const limit = looseText(rules, 'purchase_limit')
  if (rules === undefined || limit === null) return silent(language)
  const told = /^[^,;.]{0,40}:/.test(limit) ? `: ${limit}` : tell(language, ` is ${limit}`, ` es ${limit}`)
  const lines = [
    language === 'es' && staysEnglish(limit)
      ? `El límite de compra, como lo dice la tienda y por ahora solo en inglés: "${sentence(limit)}"`
      : sentence(tell(language, `the purchase limit${told}`, `el límite de compra${told}`)),
  ]
  for (const [key, value] of Object.entries(rules)) {
    if (
      /limit/.test(key) &&
      key !== 'purchase_limit' &&
      (typeof value === 'string' || typeof value === 'number') &&
      key.split('_').some((word) => word.length > 3 && plain.includes(word))
    )
      lines.push(sayLoose(key.replaceAll('_', ' '), value, language))
  }
  const ofPatients = PATIENTS.test(plain) && !PATIENTS.test(limit) ? patientLimit(profile) : null
  if (ofPatients !== null)
    return {
      text: sentence(ofPatients),
      paths: ['id_policy.medical_cards', 'limits_and_rules.medical_purchase_limit'],
      known: true,
    }
  if (PATIENTS.test(plain) && !PATIENTS.test(limit))
    lines.push(
      tell(
        language,
        "I don't have another limit for patients here; our team can tell you.",
        'No tengo aquí otro límite para pacientes; nuestro equipo te lo dice.',
      ),
    )
  return { text: lines.join(' '), paths: ['limits_and_rules.purchase_limit'], known: true }
}

const PATIENTS = /\b(?:patients?|med(?:ical)?|mmj|pacientes?|medic[oa])\b/i

/** What patients may buy, under a key of its own or in the line on their cards. */
function patientLimit({ id_policy, limits_and_rules }: FactQuestion['profile']): string | null {
  const own = looseText(limits_and_rules, 'medical_purchase_limit')
  if (own !== null) return `Medical patients: ${own}`
  const told = looseText(id_policy, 'medical_cards')?.split(/(?<=[.!;])\s+/) ?? []
  return told.find((line) => /\blimit|\b\d[\d.,]* ?(?:ounces?|oz|grams?|g|units?)\b/i.test(line)) ?? null
}

/** Smoking on site or in public, taking it along, driving. */
export function answerRules(question: FactQuestion): FactAnswer {
  const { store, profile, language, plain } = question
  const rules = profile.limits_and_rules
  if (rules === undefined) return silent(language)
  const lines = placesNamed(rules, plain)
  const onSite = looseFlag(rules, 'on_site_consumption')
  const publicRule = looseText(rules, 'public_consumption')
  const leaving = looseText(rules, 'leaving_state')
  const away =
    /state|border|fly|flight|plane|airport|travel|ship|mail|avion|viaj|drive back|take (?:it|this|them) (?:home|back)/.test(
      plain,
    )
  if (lines.length > 0) return { text: lines.join(' '), paths: ['limits_and_rules'], known: true }
  const place = ASKS_PLACE.test(plain) ? store.facts.find(tellsPlace) : undefined
  if (place !== undefined) return { text: sayFact(place, language), paths: [place.path], known: true }
  const isGuest = ASKS_PLACE.test(plain) && OF_GUESTS.test(plain)
  if (findArticle(plain)?.id === 'where-used' || (isGuest && store.facts.some(tellsOfLodging)))
    return elsewhere(question, publicRule)
  if (away && leaving !== null) lines.push(sentence(leaving))
  else {
    const onSiteRule = looseText(rules, 'on_site_consumption')
    if (onSiteRule !== null && ON_SITE.test(plain))
      return {
        text: sayFact({ path: 'limits_and_rules.on_site_consumption', value: onSiteRule }, language),
        paths: ['limits_and_rules.on_site_consumption'],
        known: true,
      }
    const note = looseText(rules, 'consumption_note')
    const refuses = note !== null && /^(?:no|not|never|nowhere|sorry|please)\b/i.test(note)
    if (refuses && (language === 'en' || OUTSIDE.test(plain))) lines.push(inOwnWords(sentence(note), language))
    else if (onSite !== null)
      lines.push(
        onSite
          ? tell(
              language,
              'Yes, consumption is allowed on site in our lounge area.',
              'Sí, se puede consumir en el local.',
            )
          : tell(language, "No, you can't consume on site.", 'No, no se puede consumir en el local.'),
      )
    if (publicRule !== null)
      lines.push(sentence(tell(language, `public consumption: ${publicRule}`, `consumo en público: ${publicRule}`)))
  }
  return lines.length === 0 ? silent(language) : { text: lines.join(' '), paths: ['limits_and_rules'], known: true }
}

/** Before its door, or where anybody walks. */
const OUTSIDE = /\b(?:outside|outdoors|parking lot|in public|afuera|estacionamiento|en publico|en la calle)\b/
/** At the shop itself. */
const ON_SITE =
  /\b(?:there|here|inside|on ?site|on (?:the )?premises|(?:in|at) (?:the|your|yalls) (?:store|shop|place|dispensary)|ahi|alli|aqui|aca|adentro|dentro|en (?:la|su) tienda|en el local)\b/
const ASKS_PLACE = /\b(?:where|anywhere|somewhere|any ?place|places?|lounges?|donde|algun lugar)\b/

/** A lounge or another place where one may consume, in a line of the shop's own. */
function tellsPlace(fact: Fact): boolean {
  return (
    isOwn(fact) &&
    typeof fact.value === 'string' &&
    /(?:^|[._])(?:where_to_(?:use|smoke|consume|go)|lounge|consumption)(?:[._]|$)|\b(?:consumption|smoking|social) (?:lounge|space|room)\b/i.test(
      `${fact.path} ${fact.value}`,
    )
  )
}

/** Of another place than the shop: its own word on public places and on where guests may, else what holds as a rule. */
function elsewhere({ store, profile, plain, language }: FactQuestion, publicRule: string | null): FactAnswer {
  const [, , en, es] = WHERE_USED
  const asRule = tell(language, en, es)
  if (publicRule !== null) {
    const own = sentence(tell(language, `public consumption: ${publicRule}`, `consumo en público: ${publicRule}`))
    return { text: `${own} ${asRule}`, paths: ['limits_and_rules'], known: true }
  }
  const note = looseText(profile.limits_and_rules, 'consumption_note') ?? ''
  const own = note.split(/(?<=[.!?])\s+/).filter((line) => TELLS_OF_PUBLIC.test(line))
  const lodging = OF_GUESTS.test(plain) ? store.facts.filter(tellsOfLodging) : []
  const lines = [
    ...(own.length === 0 ? [] : [inOwnWords(own.join(' '), language)]),
    ...lodging.map((fact) => sayFact(fact, language)),
  ]
  return {
    text: lines.length === 0 ? asRule : lines.join(' '),
    paths: ['limits_and_rules', ...lodging.map(({ path }) => path)],
    known: true,
  }
}

const TELLS_OF_PUBLIC =
  /\b(?:in public|public(?:ly)? (?:places?|use|consumption|smoking)|streets?|sidewalks?|trails?|private (?:property|homes?|residences?)|parks?|federal|national forest|beach(?:es)?)\b/i
/** Whoever has no home there asks for a place to stay as well. */
const OF_GUESTS =
  /\b(?:tourists?|visit\p{L}*|guests?|hotels?|motels?|air ?bnbs?|lodg\p{L}*|camp\p{L}*|staying|out of (?:town|state)|vacation\p{L}*|travel\p{L}*|turistas?|hospedad\p{L}*)\b/u

/** Where somebody may stay who consumes, in a line of the shop's own. */
function tellsOfLodging({ top, value }: Fact): boolean {
  return (
    /^(?:hotels?|lodging|where_to_stay|air_?bnbs?|places_to_stay|camp(?:ing|grounds?))$/.test(top) &&
    typeof value === 'string'
  )
}

const FORESEEN: ReadonlySet<string> = new Set([
  'purchase_limit',
  'on_site_consumption',
  'public_consumption',
  'leaving_state',
])

/** What a shop tells of a place under a key of its own ("ferry", "national_parks"), where the question names it. */
function placesNamed(rules: Readonly<Record<string, unknown>>, plain: string): string[] {
  const asked = new Set(plain.split(' ').map(wordStem))
  return Object.entries(rules).flatMap(([key, value]) =>
    typeof value === 'string' &&
    !FORESEEN.has(key) &&
    !/limit/.test(key) &&
    key.split('_').some((word) => word.length > 3 && asked.has(wordStem(word)))
      ? [sentence(value)]
      : [],
  )
}
