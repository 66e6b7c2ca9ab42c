import type { StoreProfile, Weekday } from '#contract/store-profile.ts'
import type { GuardKind } from '#contract/turn.ts'
import { readDays } from '#concierge/facts/read-day.ts'
import { looseHours, looseList } from '#concierge/facts/answer.ts'
import { zipNotServed } from '#concierge/facts/answer-delivery.ts'
import { refusedPlaces } from '#concierge/facts/places-excluded.ts'
import { dayNotServed } from '#concierge/facts/delivery-terms.ts'
import { areasNamed, readAreas } from '#concierge/facts/area-terms.ts'
import { strangePlace } from '#concierge/facts/place-named.ts'
import { dealsOfGroups } from '#concierge/facts/deals-told.ts'
import { hoursOn, isAllDay, shopTime } from '#concierge/facts/shop-clock.ts'
import { streetsIn } from '#concierge/facts/streets.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { compatibleTopics } from '#concierge/understand/compatible-topics.ts'
import type { Understood } from '#concierge/understand/understand.ts'
import { sayDeal } from './deal-words.ts'
import { sayHouse } from './house-words.ts'
import { PHRASES, type ForeignLanguage, type Phrases } from './phrases.ts'
import { SERVICE_WORDS, type ServiceWords } from './service-words.ts'
import { money } from './wording.ts'

/** What a turn found, to be said shortly in a language that the concierge does not converse in. */
export type AbroadAnswer = {
  profile: StoreProfile
  understood: Understood
  shown: readonly Item[]
  guard: GuardKind | null
  ageGate: boolean
  now: Date
}

export function isForeign(language: string): language is ForeignLanguage {
  return language in PHRASES
}

/** A short reply in the shopper's language: the facts of the rows in set phrases, and the way to a person. */
export function sayAbroad(language: ForeignLanguage, answer: AbroadAnswer): string {
  const phrases = { ...PHRASES[language], ...SERVICE_WORDS[language] }
  const { profile, understood, shown, guard } = answer
  const age = String(profile.id_policy?.minimum_age ?? 21)
  if (guard !== null) return sayGuard(phrases, guard, age)
  if (answer.ageGate) return phrases.ageGate.replace('{age}', age)
  const facts = compatibleTopics(understood.store)
    .map((topic) => (topic === 'store_info' && TAKES_MONEY.test(understood.plain) ? 'payment' : topic))
    .map((topic) => sayTopic(topic, language, phrases, answer))
    .filter((text) => text !== '')
  if (shown.length > 0)
    facts.unshift(
      `${phrases.found} ${shown.map((item) => `${item.product.name}${item.payable === null ? '' : `, ${money(item.payable)}`}`).join('; ')}.`,
    )
  else if (['recommend', 'recommend_no_match', 'availability'].includes(understood.intent)) facts.unshift(phrases.none)
  if (facts.length > 0) return facts.join(' ')
  if (understood.intent === 'small_talk' && /\bthank(?:s|\b)/.test(understood.plain)) return phrases.welcome
  if (understood.intent === 'small_talk') return phrases.hello.replace('{store}', profile.name)
  return [phrases.fallback, contact(phrases, profile)].filter((text) => text !== '').join(' ')
}

/** Money that is taken or not, whatever else of the shop's own the words call to mind. */
const TAKES_MONEY =
  /\b(?:dollars?|dolares|dollari|euros?|pesos?|reais|monnaie|geld|bargeld|dinheiro|contanti|especes)\b|美元|加元|欧元|ドル|달러|доллар|евро/u

function sayGuard(phrases: Phrases, guard: GuardKind, age: string): string {
  switch (guard) {
    case 'medical':
      return phrases.medical
    case 'underage':
    case 'age_gate':
      return phrases.underage.replaceAll('{age}', age)
    case 'crisis':
      return phrases.crisis
    case 'emergency':
      return phrases.emergency
    case 'driving':
      return phrases.driving
    case 'illegal':
    case 'injection':
    case 'privacy':
    case 'harmful':
    case 'abuse':
    case 'off_topic':
      return phrases.decline
  }
}

function sayTopic(
  topic: Understood['store'][number],
  language: ForeignLanguage,
  phrases: Phrases & ServiceWords,
  answer: AbroadAnswer,
): string {
  const { profile } = answer
  switch (topic) {
    case 'store_hours':
      return sayHours(phrases, answer)
    case 'store_location': {
      const { street, city, zip } = profile.address ?? {}
      const place = [street, city, zip].filter((part) => part !== undefined).join(', ')
      return place === '' ? '' : `${phrases.address} ${place}.`
    }
    case 'payment': {
      const told = [
        sayList(phrases.pay, profile.payment?.accepted, language),
        sayList(phrases.notPay, profile.payment?.not_accepted, language),
      ].filter((text) => text !== '')
      return told.length === 0 ? contact(phrases, profile) : told.join(' ')
    }
    case 'delivery':
      return sayDelivery(language, phrases, answer)
    case 'parking': {
      const free = profile.parking?.['free_lot']
      if (free === undefined) return contact(phrases, profile)
      const streets = streetsIn(profile.parking)
      return `${free === true ? phrases.parking : phrases.noParking}${streets.length === 0 ? '' : ` ${phrases.parkingAt} ${streets.join(', ')}.`}`
    }
    case 'pickup':
      return profile.pickup?.offered === true ? phrases.pickup : contact(phrases, profile)
    case 'loyalty': {
      const told = [profile.loyalty?.name, profile.loyalty?.['earn'], profile.loyalty?.['redeem']]
        .filter((text) => typeof text === 'string')
        .join('; ')
      return told === '' ? contact(phrases, profile) : `${phrases.points} ${told}.`
    }
    case 'deals':
      return sayDeals(language, phrases, answer)
    case 'id_policy':
      return sayPapers(language, phrases, answer)
    default:
      return contact(phrases, profile)
  }
}

/** The deals of the groups that are asked about, else those of today; a group that has none is told so first. */
function sayDeals(
  language: ForeignLanguage,
  phrases: Phrases & ServiceWords,
  { profile, understood, now }: AbroadAnswer,
): string {
  const { deals, missing } = dealsOfGroups({ profile, plain: understood.plain })
  const today = [profile.deals?.daily?.[shopTime(now, profile).weekday], ...(profile.deals?.always ?? [])]
  const told = (deals.length > 0 ? deals.map(({ text }) => text) : today).filter(
    (deal) => deal !== undefined && !/^no\b/i.test(deal),
  )
  const list = told.map((deal) => sayDeal(deal ?? '', language)).join('; ')
  return [missing.length === 0 ? '' : phrases.noDeal, list === '' ? '' : `${phrases.deals} ${list}.`]
    .filter((text) => text !== '')
    .join(' ')
}

/** A list of the profile after its lead; nothing where the list is empty. */
function sayList(lead: string, values: readonly string[] | undefined, language: ForeignLanguage): string {
  if (values === undefined || values.length === 0) return ''
  return `${lead} ${values.map((value) => sayHouse(value, language)).join('; ')}.`
}

const COMPANY = /\b(?:kids?|child(?:ren)?|baby|babies|bebes?|toddlers?|minors?|sons?|daughters?)\b|孩子|宝宝/

/** How old one must be, whoever comes along, and with which papers. */
function sayPapers(
  language: ForeignLanguage,
  phrases: Phrases & ServiceWords,
  { profile, understood }: AbroadAnswer,
): string {
  const policy = profile.id_policy
  const everyone = policy?.['everyone_in_store_must_be']
  return [
    typeof everyone === 'number' && COMPANY.test(understood.plain)
      ? phrases.everyone.replaceAll('{age}', String(everyone))
      : '',
    phrases.id.replaceAll('{age}', String(policy?.minimum_age ?? 21)),
    sayList(phrases.papers, policy?.accepted, language),
    sayList(phrases.notPapers, policy?.not_accepted, language),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** Where, when and what it costs: of the places that were named, else of all; a place or a day without it is said first. */
function sayDelivery(language: ForeignLanguage, phrases: Phrases & ServiceWords, answer: AbroadAnswer): string {
  const { profile, understood, now } = answer
  const { delivery } = profile
  if (delivery?.offered !== true) return phrases.noDelivery
  const question = { profile, plain: understood.plain, now }
  const sayRefused = (places: readonly string[]): string =>
    phrases.noDeliveryTo.replace('{place}', places.map((place) => sayHouse(place, language)).join(', '))
  const out = refusedPlaces(question)
  if (out.length > 0) return sayRefused(out)
  const where = (delivery.area ?? '').replace(/\.\s*$/, '')
  const terms = deliveryTerms(language, phrases, answer)
  const told = `${where}${terms.length === 0 ? '' : ` (${terms.join('; ')})`}.`
  const zip = zipNotServed(question)
  if (zip !== null) return `${phrases.outside.replace('{zip}', zip)} ${told}`
  const off = dayNotServed(question)
  if (off === null) {
    const kinds = strangePlace(question) === null ? [] : looseList(delivery, 'no_delivery_to')
    return `${phrases.delivery} ${told}${kinds.length === 0 ? '' : ` ${sayRefused(kinds)}`}`
  }
  const day = weekday(phrases, off.day.weekday)
  return `${phrases.noDeliveryOn.replace('{day}', day)} ${withoutYes(phrases.delivery)} ${told}`
}

/** "Oui, nous livrons :" after a no. */
function withoutYes(phrase: string): string {
  return sentenceStart(phrase.replace(/^[^,，、]+[,，、]\s*/, ''))
}

function sentenceStart(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

function deliveryTerms(
  language: ForeignLanguage,
  phrases: ServiceWords,
  { profile, understood }: AbroadAnswer,
): string[] {
  const { delivery } = profile
  if (delivery === undefined) return []
  const areas = readAreas(delivery)
  const named = areasNamed(areas, understood.plain)
  const whole = { minimum: delivery.minimum_order ?? null, fee: delivery.fee ?? null, freeOver: null }
  const rows = areas.length === 0 ? [{ place: '', ...whole }] : named.length > 0 ? named : areas
  const terms = rows.flatMap(({ place, minimum, fee }) => {
    const told = [
      ...(minimum === null ? [] : [`${phrases.minimum} ${money(minimum * 100)}`]),
      ...(fee === null ? [] : [`${phrases.fee} ${money(fee * 100)}`]),
    ].join(', ')
    return told === '' ? [] : [place === '' ? told : `${place}: ${told}`]
  })
  if (delivery.free_over !== undefined) terms.push(`${phrases.freeOver} ${money(delivery.free_over * 100)}`)
  const hours = looseHours(delivery, 'hours')
  if (hours !== null) {
    const days = hours.days === null ? '' : `, ${sayHouse(hours.days, language)}`
    terms.unshift(`${phrases.drivers.replace('{from}', hours.open).replace('{to}', hours.close)}${days}`)
  }
  return terms
}

function sayHours(phrases: Phrases & ServiceWords, { profile, understood, now }: AbroadAnswer): string {
  const today = shopTime(now, profile)
  const named = readDays(understood.plain, profile, today)
  const days = named.length > 0 ? named : [{ day: today, said: 'today' }]
  return days
    .map(({ day, said }) => {
      const open = hoursOn(profile, day)
      const label = said === 'today' ? phrases.today : weekday(phrases, day.weekday)
      if (open.hours === null) return ''
      if (isAllDay(open.hours)) return phrases.allDay.replace('{day}', label)
      return open.hours.closed
        ? phrases.closed.replace('{day}', label)
        : phrases.open.replace('{day}', label).replace('{from}', open.hours.open).replace('{to}', open.hours.close)
    })
    .join(' ')
    .trim()
}

function weekday(phrases: Phrases, day: Weekday): string {
  return (
    phrases.weekdays[['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].indexOf(day)] ?? ''
  )
}

function contact(phrases: Phrases, profile: StoreProfile): string {
  const ways = [profile.phone, profile.email].filter((way) => way !== undefined)
  return ways.length === 0 ? '' : `${phrases.contact} ${ways.join(', ')}.`
}
