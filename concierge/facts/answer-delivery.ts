import { allMatches } from '#concierge/understand/all-matches.ts'
import { foldText, wordStem } from '#concierge/understand/fold-text.ts'
import { listOf, tell, weekdayName } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseList, looseText } from './answer.ts'
import { sayLoose, silent } from './answer-place.ts'
import { sayArea } from './area-terms.ts'
import { askedFirst, ASKS_COSTS, asksTermAlone, deliveryTerms, KNOWN } from './delivery-asked.ts'
import { distanceAsked, sumAsked } from './delivery-conditions.ts'
import { deliveryNow } from './delivery-now.ts'
import { dayNotServed, zonesAsked } from './delivery-terms.ts'
import type { Fact } from './fact.ts'
import { isListOfTowns, strangePlace } from './place-named.ts'
import { refusedPlaces } from './places-excluded.ts'
import { sayFact } from './say-fact.ts'

function sayNoDelivery(
  { profile, language, plain }: FactQuestion,
  delivery: NonNullable<FactQuestion['profile']['delivery']>,
): FactAnswer {
  const no = tell(language, "Sorry, we don't deliver.", 'Lo siento, no hacemos entregas.')
  const reason = ASKS_WHY.test(plain) ? reasonTold(delivery) : null
  if (reason !== null) return { text: `${no} ${sayFact(reason, language)}`, paths: [reason.path], known: true }
  const pickup =
    profile.pickup?.offered === true
      ? tell(language, ' You can order for pickup instead.', ' Puedes pedir para recoger en tienda.')
      : ''
  return { text: `${no}${pickup}`, paths: ['delivery'], known: true }
}

/** Whether, where, when and for how much the shop delivers. */
export function answerDelivery(question: FactQuestion): FactAnswer {
  const { profile, language } = question
  const { delivery } = profile
  if (delivery === undefined) return silent(language)
  if (delivery.offered === false) return sayNoDelivery(question, delivery)
  const now = deliveryNow(question)
  const latest = now === null ? latestOrder(question) : []
  if (latest.length > 0 && !asksForMore(question.plain))
    return { text: latest.join(' '), paths: ['delivery'], known: true }
  const lines: string[] = []
  const terms = deliveryTerms(question)
  const conditions = [distanceAsked(question), sumAsked(question)].filter((condition) => condition !== null)
  const refused = refusedPlaces(question)
  if (refused.length > 0)
    lines.push(
      tell(
        language,
        `Sorry, we can't deliver to ${listOf(refused, language, 'or')}.`,
        `Lo siento, no podemos entregar en: ${listOf(refused, language, 'or')}.`,
      ),
    )
  else {
    const special = specialPlaces(question)
    const off = dayOff(question)
    const unmet = conditions.filter((condition) => condition.refused)
    if (unmet.length > 0) lines.push(...unmet.map(({ text }) => text), ...zonesAsked(question))
    else if (off !== null && now === null) lines.push(off)
    else {
      if (now !== null && !isUnlistedTown(question)) lines.push(now.text)
      const isPlaceless = special.length + conditions.length === 0 && !ZIP.test(question.plain)
      if (now?.runs === false && isPlaceless && !ASKS_COSTS.test(question.plain) && strangePlace(question) === null)
        return answerOver(now.text, terms)
      if (!isPlaceless || strangePlace(question) !== null || !asksTermAlone(terms, question.plain))
        lines.push(...(special.length > 0 ? special : answerArea(question, now !== null && isPlaceless)))
      lines.push(...zonesAsked(question))
    }
  }
  lines.push(
    ...conditions.filter((condition) => !condition.refused).map(({ text }) => text),
    ...latest,
    ...(isOutside(question) ? [] : askedFirst(terms, question.plain)),
  )
  const derived = [...conditions.flatMap((condition) => condition.derived), ...(now === null ? [] : [now.text])]
  const paths = now === null ? ['delivery'] : ['delivery', 'hours', 'holidays', 'timezone']
  return { text: [...new Set(lines)].join(' '), paths, known: true, derived }
}

/** That it is over for today, and the hours beside it. */
function answerOver(text: string, terms: ReturnType<typeof deliveryTerms>): FactAnswer {
  const hours = terms.filter(({ about }) => about === 'hours').map((term) => term.text)
  return {
    text: [text, ...hours].join(' '),
    paths: ['delivery', 'hours', 'holidays', 'timezone'],
    known: true,
    derived: [text],
  }
}

const ASKS_WHY =
  /\b(?:why|how come|what for|reasons?|is it (?:legal|illegal|allowed|the law)|(?:not|isnt it) (?:legal|allowed)|por ?que)\b/
const REASON = /^(?:why(?:_not)?|reasons?|because|law|notes?|explanation|info)$/

/** What the shop tells of why it does not deliver. */
function reasonTold(delivery: Readonly<Record<string, unknown>>): Pick<Fact, 'path' | 'value'> | null {
  const key = Object.keys(delivery).find((name) => REASON.test(name) && looseText(delivery, name) !== null)
  const told = key === undefined ? null : looseText(delivery, key)
  return key === undefined || told === null ? null : { path: `delivery.${key}`, value: told }
}

const ASKS_LATEST =
  /\b(?:latest|last (?:order|time|call|minute|chance|delivery|deliveries)|cut ?off|deadline|how late|(?:un)?till? when|by when|too late|order by)\b/
const TELLS_LATEST = /\b(?:last|latest|cut ?off|deadline|order by|orders? until)\b/
const SAYS_LATEST = /\b(?:last|latest) orders?\b|\bcut ?off\b|\border (?:by|before)\b/i

/** "How late do you deliver": until when the drivers are out, and not only until when one may order. */
const OF_RUNNING = /\bhow late\b|\blast deliver|\b(?:un)?till? when\b/

/** Beside the last order: what it costs, or whether the drivers come to a place. */
function asksForMore(plain: string): boolean {
  return / (?:,|and|n|y|or) /.test(plain) && (ZIP.test(plain) || ASKS_COSTS.test(plain))
}

/** Until when one may order, and the hours of the drivers beside it; none where the profile does not tell. */
function latestOrder(question: FactQuestion): string[] {
  const { profile, plain, language } = question
  if (!ASKS_LATEST.test(plain)) return []
  const told = Object.entries(profile.delivery ?? {})
    .map(([key, value]) => [key.replaceAll('_', ' '), value] as const)
    .filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string')
  const latest = told.filter(([words, value]) => TELLS_LATEST.test(words) || SAYS_LATEST.test(value))
  if (latest.length === 0) return []
  const hours = told.filter(([words]) => /\b(?:hours|times|days)\b/.test(words))
  const runs = deliveryTerms(question).flatMap(({ about, text }) => (about === 'hours' ? [text] : []))
  const orders = [...latest, ...hours].map(([words, value]) => sayLoose(words, value, language))
  return [...new Set(OF_RUNNING.test(plain) ? [...runs, ...orders] : [...orders, ...runs])]
}

/** Every kind of place without delivery, for whoever names one that may be of such a kind. */
function kindsRefused({ profile, language }: FactQuestion): string[] {
  const kinds = listOf(looseList(profile.delivery, 'no_delivery_to'), language, 'or')
  return kinds === '' ? [] : [tell(language, `We can't deliver to ${kinds}.`, `No podemos entregar en: ${kinds}.`)]
}

/** A ZIP code that is named and that no driver goes to. */
export function zipNotServed({ profile, plain }: Pick<FactQuestion, 'profile' | 'plain'>): string | null {
  const zips = profile.delivery?.zips ?? []
  return zips.length === 0 ? null : (zipsIn(plain).find((zip) => !zips.includes(zip)) ?? null)
}

const ZIP = /(?<![\d$.#-]|\b(?:ref|reference|order|number|confirmation|ticket|no) )(\d{5})(?![\d.])/
const ZIPS = new RegExp(ZIP, 'g')

function zipsIn(plain: string): readonly string[] {
  return [...new Set(allMatches(plain, ZIPS).map(([zip]) => zip))]
}

/** A place that has a line of its own in the profile ("islands: on Fridays only"). */
function specialPlaces({ profile, language, plain }: FactQuestion): string[] {
  const asked = plain
    .split(' ')
    .filter((word) => word.length > 4 && !/deliver|driv|courier|bring|order|people|somebody|someone|private/.test(word))
  return Object.entries(profile.delivery ?? {}).flatMap(([key, value]) =>
    !KNOWN.has(key) &&
    !key.endsWith('_by_area') &&
    typeof value === 'string' &&
    asked.some((word) => foldText(value).includes(word) || isKey(word, key))
      ? sayLoose(key.replaceAll('_', ' '), value, language)
      : [],
  )
}

function isKey(word: string, key: string): boolean {
  return key.split('_').some((part) => wordStem(part) === wordStem(word))
}

/** Where the drivers go; whether there are any is left out where that was said. */
function answerArea(question: FactQuestion, wasSaid: boolean): string[] {
  const { profile, language, plain } = question
  const { delivery } = profile
  const zips = delivery?.zips ?? []
  const asked = zipsIn(plain)
  const area = delivery?.area
  const where = area?.replace(/\.\s*$/, '')
  const around = where === undefined ? '' : ` ${sayArea(where, language)}`
  if (asked.length > 0 && zips.length > 0) return answerZips(question, { asked, zips, around })
  const strange = strangePlace(question)
  if (strange !== null && looseList(delivery, 'zones').length > 0)
    return [
      tell(
        language,
        `Sorry, that isn't in a zone that we deliver to.${around}`,
        `Lo siento, eso no está en nuestras zonas de entrega.${around}`,
      ),
    ]
  if (isUnlistedTown(question))
    return [
      tell(
        language,
        `Sorry, that isn't on the list of places we deliver to.${around}`,
        `Lo siento, ese lugar no está en la lista de los que atendemos.${around}`,
      ),
      ...kindsRefused(question),
    ]
  if (strange !== null) {
    const list =
      zips.length > 0 ? tell(language, ` ZIP codes: ${zips.join(', ')}.`, ` Códigos postales: ${zips.join(', ')}.`) : ''
    return [
      tell(
        language,
        `I can't confirm that address; please check your ZIP code.`,
        `No puedo confirmar esa dirección; revisa tu código postal.`,
      ),
      ...kindsRefused(question),
      `${around}${list}`.trim(),
    ]
  }
  const list =
    /zip|area|where|codigo|zona|how far/.test(plain) && zips.length > 0
      ? tell(language, ` ZIP codes: ${zips.join(', ')}.`, ` Códigos postales: ${zips.join(', ')}.`)
      : ''
  const yes = wasSaid ? '' : tell(language, 'Yes, we deliver.', 'Sí, hacemos entregas.')
  return [`${yes}${around}${list}`.trim()]
}

/** Which of some ZIP codes are served, and which are not. */
function answerZips(
  { language }: FactQuestion,
  { asked, zips, around }: { asked: readonly string[]; zips: readonly string[]; around: string },
): string[] {
  const served = listOf(
    asked.filter((zip) => zips.includes(zip)),
    language,
  )
  const others = asked.filter((zip) => !zips.includes(zip))
  const outside = listOf(others, language)
  return [
    ...(served === '' ? [] : [tell(language, `Yes, we deliver to ${served}.`, `Sí, entregamos en ${served}.`)]),
    ...(outside === ''
      ? []
      : [
          tell(
            language,
            `Sorry, ${outside} ${others.length > 1 ? 'are' : 'is'} outside our delivery area.${around}`,
            `Lo siento, ${outside} ${others.length > 1 ? 'están' : 'está'} fuera de nuestra zona de entrega.${around}`,
          ),
        ]),
  ]
}

/** A ZIP code or a town that is surely not served, so that no term of the delivery matters. */
function isOutside(question: FactQuestion): boolean {
  const { zips = [] } = question.profile.delivery ?? {}
  const asked = zipsIn(question.plain)
  return asked.length > 0 && zips.length > 0 ? !asked.some((zip) => zips.includes(zip)) : isUnlistedTown(question)
}

/** A town that is named, where the drivers go to a list of others. */
function isUnlistedTown(question: FactQuestion): boolean {
  const { area, zips = [] } = question.profile.delivery ?? {}
  if (zips.length > 0 || area === undefined || !isListOfTowns(area)) return false
  return strangePlace(question) !== null && !OF_A_BUILDING.test(question.plain)
}

/** "To the Wavecrest", "im staying at": a house with a name may stand in any of the towns. */
const OF_A_BUILDING =
  /\b(?:to|at|in|into) the\b|\b(?:staying|room|suite|lobby|street|st|ave|avenue|road|rd|blvd|lane|drive|court)\b|\d{2,}/

function dayOff(question: FactQuestion): string | null {
  const { language } = question
  const off = dayNotServed(question)
  if (off === null) return null
  const name = weekdayName(off.day.weekday, language)
  return tell(language, `Sorry, we don't deliver on ${name}.`, `Lo siento, no entregamos el ${name}.`)
}
