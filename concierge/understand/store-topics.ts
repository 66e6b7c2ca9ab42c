import { asksForNamesake, namesElsewhere } from '#concierge/facts/answer-elsewhere.ts'
import { namesRideOfWay } from '#concierge/facts/answer-location.ts'
import { namesWayOfPickup } from '#concierge/facts/answer-pickup.ts'
import { asksToBringToTown } from '#concierge/facts/brought-to-town.ts'
import { asksTimesOfWay } from '#concierge/facts/way-asked.ts'
import { asksOfYoungCompany } from '#concierge/facts/young-company.ts'
import { namesTaxRate } from '#concierge/facts/answer-tax.ts'
import { dealsOfGroups } from '#concierge/facts/deals-told.ts'
import { asksForOwnGroup, groupsAsked } from '#concierge/facts/deal-groups.ts'
import type { Store } from '#concierge/open-store.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { addsAlternative } from './alternative.ts'
import { asksIfThere } from './asks-if-there.ts'
import { topicsSaid } from './everyday-topics.ts'
import { plainSentence, wordsIn, wordStem } from './fold-text.ts'
import { asksOfAnotherDay, goesOn, isLeftOpen, namesDay } from './goes-on.ts'
import type { StoreIntent } from './intent.ts'
import { namesClub } from './names-club.ts'
import type { ReadWish } from './read-wish.ts'
import { OF_SERVICE } from './settle-topic.ts'
import { type Standing, saysWish } from './standing.ts'
import { besideNames } from './topic-names.ts'

/** "im 57" after a question about discounts or papers. */
const TELLS_AGE =
  /^(?:well |but |and |oh |so )*(?:im|i am|hes|shes|my \p{L}+ is|tengo)(?: only| just)? \d{2}\b.{0,16}$/u

/** "Im a firefighter", and no more. */
const SAYS_WHO = /^(?:(?:so|and|hey|hi|yo|but|well) )*(?:im|i am|we are|were|my \p{L}+ is|soy)(?: \p{L}+){1,4}$/u
const ABOUT_ME = /\b(?:i|im|ive|we|were|my|our|us|me|for|discount|love|hook|perks?|anything|soy|somos|trabajo|para)\b/
const SAID_OF_DEALS =
  /^(?:discounts?|deals?|guests?|visits?|first|time|with|every|orders?|your|items?|prices?|this|week|whole|proof|storewide|from|service|customers?|price|sale|after|before|birthday|month)$/

const NO_DEAL_DAY =
  /^(?:that|this|the|a|all|every|each|any|one|which|what|same|next|other|birth|rainy|lazy|long|hard|bad|good|rough|busy|beach|leg|game|snow|off|work|race|your|my|his|her|whole|half|per|to|rest|spa|pool|sunny|cold|hot|big|first|mothers|fathers|wedding|valentines|new|nice|great|stressful)$/

/** "Sunday: 10% off edibles" gives the day no name of its own. */
const MERE_DAYS =
  /^(?:(?:every|all|each|on|and|,|daily|weekdays?|weekends?|day|days|week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: |$))+$/

/** The deals of the week as they are called and as they are told, read once for a profile. */
const dealDays = onceFor(({ deals }: Store['profile']): { names: readonly string[]; words: ReadonlySet<string> } => {
  const daily = Object.values(deals?.daily ?? {}).filter((deal) => !/^no\b/i.test(deal))
  return {
    names: daily
      .filter((deal) => deal.includes(':'))
      .map((deal) => plainSentence(deal.split(':')[0] ?? deal))
      .filter((name) => !MERE_DAYS.test(name)),
    words: new Set(daily.flatMap((deal) => plainSentence(deal).split(' ').map(wordStem))),
  }
})

const DAY_OF = /\b(\p{L}{3,}) days?\b(?! (?:trip|hike|use|time|drink|party))/gu

/** "Is it ounce day", "topical tuesday": a day of the week by what is cheaper on it, or by the name that the shop gives it. */
export function namesDealDay({ profile }: Store, plain: string): boolean {
  const { names, words } = dealDays(profile)
  if (names.some((name) => plain.includes(name))) return true
  return [...plain.matchAll(DAY_OF)].some(([, word = '']) => !NO_DEAL_DAY.test(word) && words.has(wordStem(word)))
}

/** "Industry workers" of "Industry workers: 15% off", "for nurses" of "Every day: 10% for nurses". */
function whomFor(deal: unknown): string {
  const parts = String(deal)
    .replace(/^(?:every ?day|daily|always|all week|any ?time): /i, '')
    .split(/:|\d+ ?%/)
  return parts.find((part) => /\p{L}{4}/u.test(part)) ?? ''
}

/** The stems of whom the standing deals are for ("Industry workers: 15% off"), read once for a profile. */
const dealGroups = onceFor(({ deals }: Store['profile']): ReadonlySet<string> => {
  const always: unknown = deals?.always
  const told = Array.isArray(always) ? always.map(whomFor) : []
  const words = told.flatMap((deal) => plainSentence(deal).split(' '))
  return new Set(words.filter((word) => /^\p{L}{4,}$/u.test(word) && !SAID_OF_DEALS.test(word)).map(wordStem))
})

/** A shopper says to be one whom a standing deal is for. */
function namesDealGroup({ profile }: Store, plain: string): boolean {
  const groups = dealGroups(profile)
  if (groups.size === 0 || !ABOUT_ME.test(plain)) return false
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => groups.has(word) || (word.endsWith('s') && groups.has(word.slice(0, -1))))
}

/** What was said before, whether this message takes what was shown, and the topic of a matter that stands for all others. */
type Talk = { standing: Standing; takes: boolean; matter: StoreIntent | null }

const FEW_WORDS = 6
const FEWEST_WORDS = 4

/** The topics of the shop that a message asks about; "and on sunday?" goes on with the one before. */
export function storeTopics(store: Store, read: ReadWish, talk: Talk): StoreIntent[] {
  const { matter } = talk
  const topics = topicsAsked(store, read, talk)
  // Such a matter stands for all others but trouble with an order.
  return matter === null ? topics : [matter, ...topics.filter((topic) => topic !== matter && OF_SERVICE.has(topic))]
}

function topicsAsked(store: Store, read: ReadWish, talk: Talk): StoreIntent[] {
  const { profile } = store
  const { plain } = read
  const { topic } = talk.standing
  if (topic !== null && isLeftOpen(plain, topic)) return [topic]
  const named = topicsSaid(besideNames(read, store.items))
  const said: readonly StoreIntent[] =
    !named.includes('delivery') && asksToBringToTown({ profile, plain }) ? ['delivery', ...named] : named
  // "Do i save on tax with my mmic card" pays with no card, and "any limit for med patients" asks for no papers.
  if (said.includes('tax') && SAVES_TAX.test(plain))
    return ['tax', ...said.filter((one) => one !== 'payment' && one !== 'tax')]
  if (said.includes('purchase_limits') && said.includes('id_policy') && /\blimits?\b/.test(plain))
    return ['purchase_limits']
  if (said.every((one) => one === 'payment' || one === 'pickup') && asksOfYoungCompany(plain)) return ['id_policy']
  // "Will you take a debit card at the door" pays with it.
  if (said.length > 0 && said.every((one) => one === 'id_policy' || one === 'payment') && PAYS_WITH.test(plain))
    return ['payment']
  if (said.includes('store_hours') && SPECIAL_HOURS.test(plain)) return said.filter((one) => one !== 'deals')
  // "Puedo llevar a mi perro" asks for no driver.
  if (LEADS_IN.test(plain) && said.length > 1) return said.filter((one) => one !== 'delivery')
  // "Im open to sativa too" asks for no hours, and "id be fine with sativa too" for no papers.
  const topics =
    addsAlternative(plain) && saysWish(read.wish)
      ? said.filter((one) => one !== 'store_hours' && one !== 'id_policy')
      : [...said]
  if (topics.includes('pickup') && asksTimesOfWay(plain)) return topics.filter((one) => one !== 'store_hours')
  if (namesWayOfPickup({ profile, plain }) && topics.every((one) => one === 'store_hours')) return ['pickup']
  if (topics.length === 0 && asksForNamesake(profile, plain)) return ['store_location']
  if (topics.every((one) => one === 'deals' || one === 'payment') && namesClub(store, plain))
    return ['loyalty', ...topics]
  if (topics.includes('deals') && tellsOfHome({ profile, plain })) return topics.filter((one) => one !== 'delivery')
  if (topics.length > 0) return topics
  const unsaid = topicUnsaid(store, read, talk)
  return unsaid === null ? [] : [unsaid]
}

/** "I live in 07042, any discount for me": where one lives is told for the deal of those who live there. */
function tellsOfHome({ profile, plain }: Pick<Store, 'profile'> & { plain: string }): boolean {
  return !OF_DRIVERS.test(plain) && dealsOfGroups({ profile, plain }).deals.length > 0
}

const OF_DRIVERS = /\b(?:deliver\p{L}*|drivers?|bring|drop|couriers?|entreg\p{L}*|envi\p{L}*|domicilio)\b/u

/** "Is 4/20 a special day, hours wise": other hours, and nothing cheaper. */
const SPECIAL_HOURS = /\bspecial (?:hours|schedule|opening)\b|\bspecial day\b.{0,24}\bhours\b|\bhours? wise\b/

const PAYS_WITH =
  /^(?!.*\b(?:ids?|licen[cs]es?|passports?)\b).*\b(?:take|accept|use|pay|run|swipe)\b.*\b(?:debit|credit|bank|visa|amex|mastercard)\b/

const SAVES_TAX =
  /\b(?:save|skip|exempt|avoid|less|no|without|off|pay(?: (?:any|the|less|same|sales))*)\b.{0,16}\b(?:tax(?:es)?)\b.{0,40}\b(?:cards?|patients?|med(?:ical)?)\b|\b(?:cards?|patients?|med(?:ical)?)\b.{0,40}\b(?:save|skip|exempt|less|no)\b.{0,16}\btax(?:es)?\b/

/** Whom one comes along with. */
const LEADS_IN =
  /\b(?:llevar|traer|entrar|pasar)(?: (?:a|con|mi|mis|un|una|el|la|al))* (?:perr\p{L}*|mascotas?|gat[oa]s?|bebes?|nin[oa]s?|hij[oa]s?|amig[oa]s?|novi[oa]|espos[oa])\b/u

/** What is asked about without a word that speaks of it by itself: by what the profile calls its own, or by the talk before. */
function topicUnsaid(store: Store, read: ReadWish, { standing, takes }: Talk): StoreIntent | null {
  const { profile } = store
  const { plain, wish, forms } = read
  const wishes = saysWish(wish)
  if (forms.length === 0 && namesElsewhere({ profile, plain })) return 'store_location'
  if (!wishes && namesRideOfWay(profile, plain)) return 'store_location'
  if (namesDealDay(store, plain)) return 'deals'
  if (namesTaxRate(profile, plain)) return 'tax'
  if (!wishes && SAYS_WHO.test(plain) && dealsOfGroups({ profile, plain }).deals.length > 0) return 'deals'
  if (!wishes && (namesDealGroup(store, plain) || asksForOwnGroup(plain))) return 'deals'
  if (takes) return 'pickup'
  const day = namesDay(plain)
  if (standing.topic !== null && goesOnWithTopic(read, standing.topic, day)) return standing.topic
  const ofNothing = !saysWish({ ...wish, leaning: [], occasion: null })
  if (ofNothing && asksIfThere(plain)) return 'store_hours'
  if (standing.topic !== null && goesOn(plain) && forms.length === 0 && wish.terms.length === 0) return standing.topic
  return ofNothing && day && wordsIn(plain).length <= FEWEST_WORDS && ASKS_OF_DAY.test(plain) ? 'store_hours' : null
}

const ASKS_OF_DAY = /\?|holiday|christmas|thanksgiving|hours/
/** "It's about 2 weeks old, did i miss the window": how long ago what is brought back was bought. */
const TELLS_WHEN_BOUGHT =
  /\b(?:\d+|an?|one|two|three|four|couple|few|several) (?:of )?(?:days?|weeks?|months?)(?: (?:old|ago))?\b|\b(?:yesterday|last (?:week|month|night)|this morning|earlier today)\b|\b(?:window|too late|deadline|still (?:ok|okay|good|covered|in time))\b/
/** "It's a pod i bought yesterday": what it is that is brought back. */
const HAS_BOUGHT = /\b(?:i|we|ive|weve|she|he) (?:just |only )?(?:bought|got|purchased|picked up|ordered)\b/
const OF_WHAT_ELSE = /\d{5}|^(?:and|what about|how about|y)\b/

/** "And tuesday?", "im 57", "07042": what the question before is asked of now. */
function goesOnWithTopic({ plain, wish }: ReadWish, topic: StoreIntent, day: boolean): boolean {
  const wishes = saysWish(wish)
  if (topic === 'deals' && !wishes && groupsAsked(plain).length > 0) return true
  if ((topic === 'deals' || topic === 'id_policy') && TELLS_AGE.test(plain)) return true
  if (topic === 'returns' && (!wishes || HAS_BOUGHT.test(plain)) && TELLS_WHEN_BOUGHT.test(plain)) return true
  const briefly = wordsIn(plain).length <= FEW_WORDS && (day || OF_WHAT_ELSE.test(plain))
  return !wishes && ((day && asksOfAnotherDay(plain)) || briefly)
}
