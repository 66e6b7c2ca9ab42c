import { onceFor } from '#concierge/retrieve/remember.ts'
import { WEEKDAYS, type StoreProfile, type Weekday } from '#contract/store-profile.ts'
import type { Scene } from './draft.ts'
import type { FactQuestion } from './facts/answer.ts'
import { groupsAsked } from './facts/deal-groups.ts'
import { isServedOn, namesDays } from './facts/days-served.ts'
import { type DealTerms, dealTerms, fewestOf } from './facts/deal-terms.ts'
import { thingsOf } from './facts/deal-things.ts'
import { timedDealNamed } from './facts/deals-now.ts'
import { type Deal, dealsOfGroups } from './facts/deals-told.ts'
import { readDays } from './facts/read-day.ts'
import { type ShopDay, shopTime } from './facts/shop-clock.ts'
import { readSpans } from './facts/spans-told.ts'
import type { Item } from './retrieve/item.ts'
import { foldText, plainSentence } from './understand/fold-text.ts'

export const OF_DEALS =
  /\b(?:deals?|discounts?|(?<!\b(?:some|any)(?:thing|one|where) )specials?|sales?|promos?|promotions?|offers?|bogo|\d+ ?% off|(?:how much|something|anything|money|dollars|percent) off|ofertas?|descuentos?)\b/
/** Where no day is named, a deal is that of today; "on sale" is what the menu marks down. */
const OF_TODAY =
  /\b(?:deals?|discounts?|(?<!\b(?:some|any)(?:thing|one|where) )specials?|promos?|promotions?|offers?|ofertas?|descuentos?)\b/
export const ASKS_PRICE =
  /\b(?:how much|whats|what (?:is|are|would|will|do|does)|price[ds]?|costs?|total|comes? to|run me|pay|cuanto|precio)\b/
/** "Is the sunday deal good on it", "which ounces count". */
export const ASKS_IF_COVERED =
  /\b(?:good (?:on|for)|works? (?:on|with|for)|counts?|appl(?:y|ies)|valid|covers?|covered|included?|includes|part of|one of (?:them|those|the)|eligible|qualif(?:y|ies)|vale (?:para|con))\b/

/** A deal that is spoken of, with the clause of it that tells what it takes off. */
export type Meant = { deal: Deal; clause: string; terms: DealTerms | null; ofPeople: boolean }

/** "3 for $45" that the menu tells of the first of these, where as many are asked for; null where it tells none. */
export function promoMeant({ understood: { said } }: Scene, [item]: readonly Item[]): Meant | null {
  const promo = item?.product.promo ?? null
  const terms = promo === null ? null : dealTerms(promo)
  return promo === null || terms === null || fewestOf(terms) < 2 || (said.quantity ?? 1) < fewestOf(terms)
    ? null
    : { deal: { text: promo, path: 'deals' }, clause: promo, terms, ofPeople: true }
}

/** The deals of people that are named, else that of the day that is named or, where a deal is spoken of, of today. */
export function dealsMeant(scene: Scene): readonly Meant[] {
  const question = questionOf(scene)
  const { profile, plain, now } = question
  const today = shopTime(now, profile)
  const ofPeople = OF_DEALS.test(plain) ? dealsOfGroups(question).deals : []
  if (ofPeople.length > 0) return ofPeople.flatMap((deal) => clausesOf(deal, plain))
  const timed = timedDealNamed(profile, plain)
  if (timed !== null) return clausesOf(timed.deal)
  const isOfDeals = OF_TODAY.test(plain)
  const named = readDays(plain, profile, today).filter(
    ({ said }) => isOfDeals || said !== 'today' || SAYS_TODAY.test(plain),
  )
  const ofThat = named.length === 0 && isOfDeals && THAT_DEAL.test(plain) ? daysBefore(scene) : []
  const ofToday = isOfDeals ? [today] : []
  const ofNow = named.length > 0 ? named.map(({ day }) => day) : ofThat.length > 0 ? ofThat : ofToday
  const ofThing = named.length > 0 ? [] : daysOfThing(question)
  if (ofThing.length > 0) return ofThing
  const ofBefore = ASKS_IF_COVERED.test(plain) || (ASKS_PRICE.test(plain) && WITH_THAT.test(plain))
  const days = ofNow.length === 0 && ofBefore ? daysBefore(scene) : ofNow
  return days.flatMap(({ weekday }) => dealOn(question, weekday))
}

function dealOn({ profile }: FactQuestion, weekday: Weekday): readonly Meant[] {
  const text = profile.deals?.daily?.[weekday]
  if (text === undefined || /^no\b|^none/i.test(text) || readSpans(text).length > 0) return []
  const name = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`
  return clausesOf({ text: `${name}: ${text}`, path: `deals.daily.${weekday}` })
}

/** "So how much would the berry ones be", "what does that make the joints" after a deal. */
const WITH_THAT =
  /^(?:(?:ok|okay|cool|nice|and|,) )*(?:so|then) (?:how much|what|whats)\b|\b(?:would|will|does|do) (?:that|it|this) (?:make|bring|put|get|leave)\b|\b(?:with|after|including|minus) that\b|\bhow much (?:would|will) (?:the|those|these|that|it|they)\b/

/** "What would it be after the discount": of the one that was spoken of. */
const THAT_DEAL = /\b(?:with|after|on|under|minus|including|for) (?:the|that|this) (?:deal|discount|special|promo)\b/

const DEAL_ON = /\b(?:the|that|your|yalls) (\p{L}+(?: \p{L}+)?) (?:deal|special|discount|promo)\b/u

/** "The cart deal" without its day: the deals of days that are on such things. */
function daysOfThing(question: FactQuestion): readonly Meant[] {
  const things = thingsOf(DEAL_ON.exec(question.plain)?.[1] ?? '')
  if (things.length === 0) return []
  return WEEKDAYS.flatMap((weekday) => dealOn(question, weekday)).filter(({ clause }) =>
    thingsOf(foldText(clause)).some((thing) => things.includes(thing)),
  )
}

/** "Right now" is said of what there is, and of no deal of the day. */
const SAYS_TODAY = /\b(?:todays?|hoy)\b/
const MOST_BEFORE = 3

/** "Which ounces count" after "ounce deals monday": the day of the deal that was last spoken of. */
function daysBefore(scene: Scene): readonly ShopDay[] {
  const { profile, now } = questionOf(scene)
  const said = scene.input.history.flatMap(({ role, text }) => (role === 'user' ? [plainSentence(text)] : []))
  const about = said.slice(-MOST_BEFORE).findLast((text) => OF_DEALS.test(text))
  if (about === undefined) return []
  const today = shopTime(now, profile)
  const named = readDays(about, profile, today)
  return named.length > 0 ? named.map(({ day }) => day) : [today]
}

export function questionOf({ store, input, understood, language }: Scene): FactQuestion {
  return { store, profile: store.profile, plain: understood.plain, language, now: input.now }
}

/** "20% off edibles; patients 10% off": each clause with its own terms, of people only those that they are told in. */
function clausesOf(deal: Deal, ofPeople: string | null = null): Meant[] {
  const clauses = deal.text.split(/;\s+/)
  const groups = ofPeople === null ? [] : groupsAsked(ofPeople)
  const own = clauses.filter((clause) => groups.some(({ named }) => named.test(foldText(clause))))
  return (own.length > 0 ? own : clauses).map((whole) => {
    const clause = ofPeople === null ? bodyOf(whole) : partMeant(bodyOf(whole), ofPeople)
    return { deal, clause, terms: dealTerms(clause), ofPeople: ofPeople !== null }
  })
}

/** "25% off the first visit, 15% off the second": the part with the share that is spoken of, else the first. */
function partMeant(clause: string, plain: string): string {
  if (dealTerms(clause) !== null) return clause
  const parts = clause.split(/, (?:and )?/).filter((part) => dealTerms(part) !== null)
  const said = /\b(\d{1,2}) ?%/.exec(plain)?.[1]
  return parts.find((part) => said !== undefined && part.includes(`${said}%`)) ?? parts[0] ?? clause
}

/** "Throwback thursday": a deal of a day is called by the title that the shop gives it. */
export function callsDeal({ deals }: StoreProfile, plain: string): boolean {
  if (deals === undefined) return false
  const said = plain.replaceAll('-', ' ')
  return titlesOf(deals).some((title) => said.includes(title))
}

const titlesOf = onceFor(({ daily }: NonNullable<StoreProfile['deals']>): readonly string[] =>
  Object.values(daily ?? {}).flatMap((text) => {
    const [, titled, dayed] = TITLE.exec(foldText(text)) ?? []
    const title = plainSentence(titled ?? dayed ?? '').replaceAll('-', ' ')
    return title.includes(' ') ? [title] : []
  }),
)

const TITLE = /^(?:([^:$%;]{6,40}): |((?:\p{L}+ ){1,2}(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/u

/** A deal without its day and its title. */
export function bodyOf(text: string): string {
  return text.replace(/^(?:[^:$%]{1,40}: )+/, '')
}

/** Whether a deal of people that holds on certain days holds on the day that is spoken of. */
export function holds(scene: Scene, { text }: Deal): boolean {
  const { profile, plain, now } = questionOf(scene)
  const today = shopTime(now, profile)
  const [named] = readDays(plain, profile, today)
  return !namesDays(bodyOf(text)) || isServedOn(text, (named?.day ?? today).weekday)
}
