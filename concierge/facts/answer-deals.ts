import { staysEnglish, whole } from '#concierge/say/house-spanish.ts'
import { listOf, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import { foldText, wordStem } from '#concierge/understand/fold-text.ts'
import { WEEKDAYS } from '#contract/store-profile.ts'
import { type FactAnswer, type FactQuestion, looseText } from './answer.ts'
import { answerLoyalty, answerReferral } from './answer-loyalty.ts'
import { silent } from './answer-place.ts'
import { untoldReferral } from './brought-along.ts'
import { mayCombine } from './combined-deals.ts'
import { codesAsked } from './deal-codes.ts'
import { groupsAsked } from './deal-groups.ts'
import { isServedOn, namesDays } from './days-served.ts'
import { DEAL_SYNONYMS } from './deal-things.ts'
import { dealsOfHours, timedDealNow } from './deals-now.ts'
import { allDeals, type Deal, dealsOfGroups } from './deals-told.ts'
import { eventsBesideDeals } from './events-on-day.ts'
import type { Fact } from './fact.ts'
import { eventOfDay } from './find-event.ts'
import { answerPriceMatch } from './answer-price-match.ts'
import { asksToMatch } from './price-match.ts'
import { patientTerms } from './patient-terms.ts'
import { type NamedDay, readDays } from './read-day.ts'
import { sayFact } from './say-fact.ts'
import { shopTime } from './shop-clock.ts'
import { weighedDeals } from './weighed-deals.ts'

/** "Is it ounce day today", "is that deal today". */
const IS_IT_DAY =
  /^(?!.*\b(?:every ?day|any ?day|daily|all week|all the time)\b).*\b(?:is|are) (?:it|today|that|this|the|those|we)\b.{0,24}\b(?:days?|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/

/** "Is it every day or only sunday": of all days, though one is named. */
const EVERY_DAY = /\b(?:every ?day|any ?day|daily|all week|all the time|always|other days|todos los dias|siempre)\b/

/** Without a deal of a day on just that, all of them tell. */
const ASKS_WHICH_DAY = /\b(?:which|what|best|cheapest) days?\b/

/** Deals of a day (today when none is named), standing deals, stacking, price match. */
export function answerDeals(question: FactQuestion): FactAnswer {
  if (isOfMembers(question)) return answerLoyalty(question)
  const brought = answerReferral(question) ?? untoldReferral(question)
  if (brought !== null) return brought
  const listed = answerListed(question)
  const events = eventsOf(question)
  const lines = [...events.map((event) => sayFact(event, question.language)), listed.text]
  const answer = { ...listed, text: lines.join(' '), paths: [...events.map(({ path }) => path), ...listed.paths] }
  const ofPatients = patientTerms(question)
  if (ofPatients !== null) return ofPatients
  const none = noDealFor(question)
  return none === '' || !answer.paths.some((path) => /^deals\.(?:always|daily)/.test(path))
    ? answer
    : { ...answer, text: `${none} ${answer.text}` }
}

function eventsOf(question: FactQuestion): readonly Fact[] {
  const ofDay = eventOfDay(question.store, question.plain)
  const events = eventsBesideDeals(question)
  return ofDay === null || events.includes(ofDay) ? events : [ofDay, ...events]
}

/** A gift for a birthday that the loyalty programme makes, and no deal. */
function isOfMembers({ profile, plain }: FactQuestion): boolean {
  const { missing } = dealsOfGroups({ profile, plain })
  const [group, ...others] = missing
  return group?.en === 'birthdays' && others.length === 0 && looseText(profile.loyalty, 'birthday') !== null
}

/** "Student discount?" where no deal is for students. */
function noDealFor({ profile, plain, language }: FactQuestion): string {
  const { missing } = dealsOfGroups({ profile, plain })
  if (missing.length === 0) return ''
  const names = listOf(
    missing.map((group) => group[language]),
    language,
    'or',
  )
  return tell(
    language,
    `Sorry, no discount is listed for ${names}.`,
    `Lo siento, no hay un descuento anunciado para ${names}.`,
  )
}

function answerListed(question: FactQuestion): FactAnswer {
  const { profile, language, plain, now } = question
  const { deals } = profile
  if (deals === undefined)
    return {
      text: tell(
        language,
        "I don't have any deals listed right now, but the sale prices on the menu apply.",
        'No tengo ofertas anunciadas ahora mismo, pero los precios de oferta del menú aplican.',
      ),
      paths: [],
      known: false,
    }
  if (asksToMatch(plain)) return answerPriceMatch(question)
  const code = codesAsked(question)
  if (code.length > 0) return { text: sayLines(code, language), paths: code.map(({ path }) => path), known: true }
  const ofHours = timedDealNow(question)
  if (ofHours !== null && groupsAsked(plain).length === 0) return ofHours
  if (deals.stacking !== undefined && mayCombine(plain)) return combined(question, deals.stacking)
  const ofDay = IS_IT_DAY.test(plain) ? dayOfPeople(question) : null
  if (ofDay !== null) return ofDay
  const weighed = weighedDeals(question)
  if (weighed !== null) return weighed
  const matching = matchingDeals(question)
  const today = shopTime(now, profile)
  const named = readDays(plain, profile, today)
  const ofNamed = matching.filter((deal) => named.some(({ day }) => deal.path === `deals.daily.${day.weekday}`))
  if (ofNamed.length > 0 && ofNamed.length < matching.length && !IS_IT_DAY.test(plain) && !EVERY_DAY.test(plain))
    return { text: sayLines(ofNamed, language), paths: ofNamed.map((deal) => deal.path), known: true }
  const ofToday = matching.filter((deal) => deal.path === `deals.daily.${today.weekday}`)
  const ofDays = matching.filter((deal) => deal.path.startsWith('deals.daily.'))
  if (IS_IT_DAY.test(plain) && ofDays.length > 0)
    return {
      text: `${
        ofToday.length > 0 ? tell(language, 'Yes, today.', 'Sí, hoy.') : tell(language, 'Not today.', 'Hoy no.')
      } ${sayLines(ofDays, language)}`,
      paths: ofDays.map((deal) => deal.path),
      known: true,
    }
  if (matching.length > 0 && named.every((entry) => entry.said !== 'today'))
    return {
      text: sayLines(matching, language) + stackNote(question),
      paths: matching.map((deal) => deal.path),
      known: true,
    }
  if (ASKS_WHICH_DAY.test(plain) && named.length === 0) return wholeWeek(question)
  if (/week|every ?day|all (?:your |the )?deals|each day|daily deals|semana/.test(plain) && named.length === 0)
    return wholeWeek(question)
  return dealsOfDays(question, named.length > 0 ? named : [{ day: today, said: 'today' }])
}

/** "Is today a good day for a 60 year old": whether the deal of people that is told for certain days holds on it; null for any other. */
function dayOfPeople(question: FactQuestion): FactAnswer | null {
  const { profile, plain, language, now } = question
  const days = readDays(plain, profile, shopTime(now, profile))
  const ofDays = dealsOfGroups(question).deals.filter(({ text }) => namesDays(text))
  const [named] = days
  if (named === undefined || ofDays.length === 0) return null
  const holds = ofDays.some(({ text }) => isServedOn(text, named.day.weekday))
  const day = named.said === 'today' ? tell(language, 'today', 'hoy') : weekdayName(named.day.weekday, language)
  return {
    text: `${holds ? tell(language, `Yes, ${day}.`, `Sí, ${day}.`) : tell(language, `Not ${day}.`, `No, ${day} no.`)} ${sayLines(ofDays, language)}`,
    paths: ofDays.map(({ path }) => path),
    known: true,
  }
}

/** Deals as sentences; what would be half in Spanish is quoted as the shop wrote it. */
function sayLines(deals: readonly Pick<Deal, 'text'>[], language: FactQuestion['language']): string {
  const lines = deals.map(({ text }) => sentence(inLanguage(text, language)))
  if (language === 'en') return lines.join(' ')
  const isQuoted = lines.some((line) => line.startsWith('"'))
  return `${isQuoted ? 'La tienda lo dice así, por ahora en inglés: ' : 'Esto es lo que tenemos para ti: '}${lines.join(' ')}`
}

function inLanguage(line: string, language: FactQuestion['language']): string {
  return language === 'es' ? whole(line) : line
}

/** The deal of each day, then those that always hold. */
function dealsOfDays(question: FactQuestion, days: readonly Pick<NamedDay, 'day' | 'said'>[]): FactAnswer {
  const { profile, language } = question
  const deals = profile.deals ?? {}
  const ofHours = dealsOfHours(question, days)
  const hasEvents = eventsBesideDeals(question).length > 0
  const isTold = (path: string): boolean => ofHours.told.some((deal) => deal.path === path)
  const lines: string[] = []
  const paths: string[] = []
  for (const { day, said } of days) {
    if (isTold(`deals.daily.${day.weekday}`)) continue
    const deal = deals.daily?.[day.weekday]
    const label =
      said === 'today'
        ? tell(language, 'Today', 'La oferta de hoy es')
        : tell(language, weekdayName(day.weekday, language), `La oferta del ${weekdayName(day.weekday, language)} es`)
    paths.push(`deals.daily.${day.weekday}`)
    if ((deal === undefined || /^no(?:ne|thing)?\b/i.test(deal)) && hasEvents) continue
    if (deal === undefined || /^no\b|^none/i.test(deal))
      lines.push(tell(language, `${label} there's no daily deal.`, 'Ese día no hay oferta del día.'))
    else lines.push(sentence(`${label}: ${inLanguage(deal, language)}`))
  }
  lines.push(...ofHours.lines.map((line) => inLanguage(line, language)))
  paths.push(...ofHours.told.map(({ path }) => path))
  const always = (deals.always ?? [])
    .filter((_deal, index) => !isTold(`deals.always.${index}`))
    .map((deal) => inLanguage(deal, language))
  if (always.length > 0) {
    lines.push(
      sentence(
        tell(
          language,
          `always on: ${always.join('; ')}`,
          `además, todos los días tenemos para los clientes: ${always.join('; ')}`,
        ),
      ),
    )
    paths.push('deals.always')
  }
  return { text: lines.join(' ') + stackNote(question), paths, known: true, derived: ofHours.lines }
}

/** "Im 62 and a vet, do those stack": the rule, and where the discounts of several groups are weighed what each of them is. */
function combined(question: FactQuestion, rule: string): FactAnswer {
  const { deals } = dealsOfGroups(question)
  const weighed = deals.length > 1 ? deals : []
  return {
    text: sayLines([{ text: rule }, ...weighed], question.language),
    paths: ['deals.stacking', ...weighed.map(({ path }) => path)],
    known: true,
  }
}

/** Said beside the answer, so that it is left out where it would stay in another language. */
function stackNote({ profile, plain, language }: FactQuestion): string {
  const note = profile.deals?.stacking
  if (
    note === undefined ||
    !/discounts?|descuento|and|\bsale (?:items?|stuff|things?|price[ds]?|products?|ones?)\b|\b(?:already|thats|things|stuff|items) (?:on sale|marked down|reduced)\b|\bclearance\b/.test(
      plain,
    )
  )
    return ''
  return language === 'es' && staysEnglish(note) ? '' : ` ${sentence(note)}`
}

const DEAL_STOP = new Set(
  'deal discount off special the and for with any on of first a have get do you there today sale percent what when is it whole order this day one no daily in to month'.split(
    ' ',
  ),
)
/** "The 4th": a day of every month. */
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/
function matchingDeals(question: FactQuestion): readonly Deal[] {
  const { plain } = question
  const { deals, missing } = dealsOfGroups(question)
  if (deals.length + missing.length > 0) return deals
  const all = allDeals(question)
  const asked = new Set<string>()
  for (const [pattern, words] of DEAL_SYNONYMS)
    if (pattern.test(plain)) for (const word of words.split(' ')) asked.add(word)
  for (const word of plain.split(' '))
    if (ORDINAL.test(word) || (word.length > 3 && !DEAL_STOP.has(word) && !word.endsWith('day')))
      asked.add(wordStem(word))
  const scored = all.map((deal) => ({
    deal,
    hits: [
      ...new Set(
        foldText(deal.text)
          .split(/[^\p{L}\p{N}-]+/u)
          .map(wordStem),
      ),
    ].filter((word) => asked.has(word) && !DEAL_STOP.has(word)).length,
  }))
  const best = Math.max(0, ...scored.map((entry) => entry.hits))
  return best === 0 ? [] : scored.filter((entry) => entry.hits === best).map((entry) => entry.deal)
}

function wholeWeek({ profile, language }: FactQuestion): FactAnswer {
  const lines: string[] = []
  for (const weekday of WEEKDAYS) {
    const deal = profile.deals?.daily?.[weekday]
    if (deal !== undefined && !/^no\b/i.test(deal))
      lines.push(sentence(`${weekdayName(weekday, language)}: ${inLanguage(deal, language)}`))
  }
  const always = (profile.deals?.always ?? []).map((deal) => inLanguage(deal, language))
  if (always.length > 0)
    lines.push(
      sentence(
        tell(
          language,
          `always on: ${always.join('; ')}`,
          `además, todos los días tenemos para los clientes: ${always.join('; ')}`,
        ),
      ),
    )
  if (lines.length === 0) return silent(language)
  return { text: lines.join(' '), paths: ['deals.daily', 'deals.always'], known: true }
}
