import { findNamed, type Named } from '#concierge/retrieve/find-named.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { ofOwnShelf } from '#concierge/retrieve/settle-forms.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { namesElsewhere } from '#concierge/facts/answer-elsewhere.ts'
import { findFact, namesSpareFact, namesUnforeseenFact } from '#concierge/facts/answer-any.ts'
import { namesWayOfPickup } from '#concierge/facts/answer-pickup.ts'
import { asksForOwnGroup, groupsAsked } from '#concierge/facts/deal-groups.ts'
import { untoldMatter } from '#concierge/facts/shop-affairs.ts'
import type { Untold } from '#concierge/facts/untold-matters.ts'
import { articleOn } from '#concierge/say/articles-by-subject.ts'
import { findArticle } from '#concierge/say/articles.ts'
import { type Asked, askedTopics, type Part, partsOf } from './asked-topics.ts'
import { askedOfTold } from './asked-of-told.ts'
import { addsAlternative } from './alternative.ts'
import { askedOfShelf } from './asked-of-shelf.ts'
import { asksIfThere } from './asks-if-there.ts'
import { betweenPrices } from './between-prices.ts'
import { betweenTypes } from './between-types.ts'
import { asReply } from './brief-reply.ts'
import { withCalled } from './called-by-words.ts'
import { withoutGelatin } from './kept-out.ts'
import { readConversation } from './conversation.ts'
import { describedOne } from './described.ts'
import { topicsSaid } from './everyday-topics.ts'
import { editedParts } from './edited-parts.ts'
import { type FollowUp, followUp, nameOfPointed } from './follow-up.ts'
import { asksOfAnotherDay, goesOn, isLeftOpen, namesDay, resumesTopic } from './goes-on.ts'
import { type Bought, type Standing, saysWish } from './standing.ts'
import type { Intent, StoreIntent, TalkIntent } from './intent.ts'
import type { SpokenLanguage } from './language.ts'
import { plainSentence, wordsIn, wordStem } from './fold-text.ts'
import type { Evidence } from './evidence.ts'
import { nameOfOtherType } from './name-of-other-type.ts'
import { besideGoods } from './of-goods.ts'
import { fillsSlot } from './asked-slot.ts'
import { plainTalkOf } from './plain-talk.ts'
import { pointedAt } from './pointed-at.ts'
import { readSaid } from './read-said.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { decideIntent } from './decide-intent.ts'
import { OF_SERVICE, settleTopic, withAsked } from './settle-topic.ts'
import { takesOf } from './takes.ts'
import type { Meant } from './topic-of.ts'
import { besideNames } from './topic-names.ts'
import { withWishBeside } from './wish-beside.ts'
import { wishParts } from './wish-parts.ts'
import { namesClub } from './names-club.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'

/** What a message means in its conversation. `parts` are the products wished for, one entry a purchase. */
export type Understood = {
  intent: Intent
  plain: string
  /** The makers and names of the menu, or of strain lore, as they stand in `plain`. */
  called: readonly string[]
  language: SpokenLanguage
  store: readonly StoreIntent[]
  /** The questions about the shop that were asked one after the other, each in its own words. */
  asked: readonly Asked[]
  /** Nothing but talk is said, from the first word to the last. */
  talkAlone: boolean
  /** Words found nothing, and what the message resembles is not sure either. */
  open: boolean
  wish: Wish
  said: Wish
  parts: readonly Wish[]
  named: Named
  /** Products shown before that the message points at ("the second one"). */
  pointed: readonly Item[]
  exclude: readonly Item[]
  /** What of the things shown the message says to take. */
  bought: readonly Bought[]
  unknown: readonly string[]
  continued: boolean
  standing: Standing
  article: string | null
}

/** What the words of a message say, before its topic is settled: neither the menu nor the talk need be read anew for that. */
export type Reading = {
  evidence: Evidence
  apart: readonly Part[]
  asked: readonly Asked[]
  rest: Omit<Understood, 'intent' | 'store' | 'asked' | 'talkAlone' | 'open' | 'article'>
}

/** What a message means by its words alone; where they did not decide, `open` says so and sentence vectors may be asked. */
export function understand(store: Store, text: string, history: readonly PastMessage[]): Understood {
  return settle(readMessage(store, text, history), null)
}

export function readMessage(store: Store, text: string, history: readonly PastMessage[]): Reading {
  const { language, read: first } = readSaid(text, history, store.vocabulary)
  const standing = readConversation(store, history)
  const told = askedOfTold(store, first, standing)
  const said = told === null ? first : readWish(told, store.vocabulary)
  const read = asReply(
    withCalled(store, betweenTypes(betweenPrices(store, said, standing), standing), standing),
    standing,
  )
  const followed = followUp(standing, read)
  const named = describedOne(store, read) ?? findNamed(store, read.plain, read.wish)
  const pointed = pointedAt(read, standing, named)
  const joined = nameOfOtherType(ofOwnShelf(store, followed.wish, read), read.wish, store.gazetteer)
  const wish = withoutGelatin(nameOfPointed(joined, read, pointed, store.gazetteer))
  const bought = takesOf(read, standing, () => pointed)
  const untold = untoldMatter(store, read.plain)
  const stores = withUntold(untold, storeTopics(store, read, { standing, takes: bought.length > 0 }))
  const edited = editedParts(read, standing, store.vocabulary)
  const parts = edited ?? wishParts(read, wish, followed.continued, store.vocabulary)
  const ofShop = besideGoods(store, read)
  const changed = edited !== null || followed.changed.length > 0 || read.answers === true
  const evidence: Evidence = {
    read,
    standing,
    named,
    pointed,
    stores,
    untold: untold !== null,
    resumed: resumesTopic(read.plain, stores, standing.topic),
    article: findArticle(read.plain),
    joined: wish,
    continued: followed.continued,
    changed,
    talk: changed || pointed.length > 0 ? null : talkAlone(read, standing),
    ofShelf: askedOfShelf(read, standing).length > 0,
    several: parts.length > 1,
    unforeseen: named.described === true ? null : namesUnforeseenFact(store, ofShop),
    namesSpareFact: () => namesSpareFact(store, ofShop),
    namesFact: () => findFact({ store, plain: ofShop }) !== null,
  }
  const apart = partsOf(read)
  return {
    evidence,
    apart,
    asked: askedTopics(apart, stores),
    rest: {
      plain: read.plain,
      called: read.called,
      language,
      wish,
      said: read.wish,
      parts,
      named,
      pointed,
      exclude: [...followed.exclude, ...turnedDown(standing, followed, read.wish)],
      bought,
      unknown: read.unknown,
      continued: followed.continued,
      standing,
    },
  }
}

/** What was turned down before, unless it is asked for by its name, by an order of all, or as what stood before. */
function turnedDown({ refused, earlier }: Standing, { wish, exclude }: FollowUp, said: Wish): readonly Item[] {
  if (refused.length === 0 || said.terms.length > 0 || said.order !== null || earlier.includes(wish)) return []
  return refused.filter((item) => !exclude.includes(item))
}

/** `meant` is what the sentence vector says of the topic, null where it was not asked. */
export function settle({ evidence, apart, asked, rest }: Reading, meant: Meant): Understood {
  const { stores, article, read, talk } = evidence
  if (talk !== null) return { ...rest, intent: talk, store: [], asked: [], talkAlone: true, open: false, article: null }
  const settled = settleTopic({ intent: decideIntent(evidence), stores }, evidence, apart, meant)
  const { intent, stores: topics } = withAsked(withWishBeside(settled, read, apart), asked)
  return {
    ...rest,
    intent,
    store: intent === 'store_info' ? ['store_info'] : topics,
    asked:
      settled.both === true && asked.length < 2
        ? topics.map((topic) => ({ topic, plain: read.plain, share: 1 }))
        : asked,
    talkAlone: false,
    open: intent === 'clarify' || settled.open === true,
    article: article?.id ?? (intent === 'education' ? articleOn(read.plain) : null),
  }
}

const OF_ORDERS: ReadonlySet<StoreIntent> = new Set(['order_change', 'order_status', 'pickup', 'delivery'])

/** What is called as somebody talks is asked for by its name; an order that was spoken of is what is to be cancelled. */
function talkAlone({ plain, called }: ReadWish, { topic }: Standing): TalkIntent | null {
  const talk = plainTalkOf(plain)
  if (talk === null || (talk === 'cancel' && topic !== null && OF_ORDERS.has(topic))) return null
  const isName = called.some((name) => {
    const start = plain.indexOf(name)
    return name.includes(' ') && fillsSlot(plain, start, start + name.length)
  })
  return isName ? null : talk
}

/** "im 57" after a question about discounts or papers. */
const TELLS_AGE =
  /^(?:well |but |and |oh |so )*(?:im|i am|hes|shes|my \p{L}+ is|tengo)(?: only| just)? \d{2}\b.{0,16}$/u

const ABOUT_ME = /\b(?:i|im|ive|we|were|my|our|us|me|for|discount|love|hook|perks?|anything|soy|somos|trabajo|para)\b/
const SAID_OF_DEALS =
  /^(?:discounts?|deals?|guests?|visits?|first|time|with|every|orders?|your|items?|prices?|this|week|whole|proof|storewide|from|service|customers?|price|sale|after|before|birthday|month)$/

const NO_DEAL_DAY =
  /^(?:that|this|the|a|all|every|each|any|one|which|what|same|next|other|birth|rainy|lazy|long|hard|bad|good|rough|busy|beach|leg|game|snow|off|work|race|your|my|his|her|whole|half|per|to|rest|spa|pool|sunny|cold|hot|big|first|mothers|fathers|wedding|valentines|new|nice|great|stressful)$/

/** The deals of the week as they are called and as they are told, read once for a profile. */
const dealDays = onceFor(({ deals }: Store['profile']): { names: readonly string[]; words: ReadonlySet<string> } => {
  const daily = Object.values(deals?.daily ?? {}).filter((deal) => !/^no\b/i.test(deal))
  return {
    names: daily.filter((deal) => deal.includes(':')).map((deal) => plainSentence(deal.split(':')[0] ?? deal)),
    words: new Set(daily.flatMap((deal) => plainSentence(deal).split(' ').map(wordStem))),
  }
})

const DAY_OF = /\b(\p{L}{3,}) days?\b(?! (?:trip|hike|use|time|drink|party))/u

/** "Is it ounce day", "topical tuesday": a day of the week by what is cheaper on it, or by the name that the shop gives it. */
function namesDealDay({ profile }: Store, plain: string): boolean {
  const { names, words } = dealDays(profile)
  if (names.some((name) => plain.includes(name))) return true
  const word = DAY_OF.exec(plain)?.[1]
  return word !== undefined && !NO_DEAL_DAY.test(word) && words.has(wordStem(word))
}

/** The stems of whom the standing deals are for ("Industry workers: 15% off"), read once for a profile. */
const dealGroups = onceFor(({ deals }: Store['profile']): ReadonlySet<string> => {
  const always: unknown = deals?.always
  const told = Array.isArray(always) ? always.map((deal) => String(deal).split(/:|\d+ ?%/)[0] ?? '') : []
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

/** The topic of a matter that is asked for and not told stands for all others but trouble with an order. */
function withUntold(untold: Untold | null, topics: StoreIntent[]): StoreIntent[] {
  return untold === null
    ? topics
    : [untold.topic, ...topics.filter((topic) => topic !== untold.topic && OF_SERVICE.has(topic))]
}

type Talk = { standing: Standing; takes: boolean }

/** Store topics of this message; "and on sunday?" goes on with the topic before. */
function storeTopics(store: Store, read: ReadWish, { standing, takes }: Talk): StoreIntent[] {
  const said = topicsSaid(besideNames(read, store.items))
  // "Im open to sativa too" asks for no hours, and "id be fine with sativa too" for no papers.
  const topics =
    addsAlternative(read.plain) && saysWish(read.wish)
      ? said.filter((topic) => topic !== 'store_hours' && topic !== 'id_policy')
      : said
  if (standing.topic !== null && isLeftOpen(read.plain, standing.topic)) return [standing.topic]
  if (
    namesWayOfPickup({ profile: store.profile, plain: read.plain }) &&
    topics.every((topic) => topic === 'store_hours')
  )
    return ['pickup']
  if (topics.every((topic) => topic === 'deals' || topic === 'payment') && namesClub(store, read.plain))
    return ['loyalty', ...topics]
  if (topics.length === 0 && read.forms.length === 0 && namesElsewhere({ profile: store.profile, plain: read.plain }))
    return ['store_location']
  if (topics.length === 0 && namesDealDay(store, read.plain)) return ['deals']
  if (topics.length === 0 && (namesDealGroup(store, read.plain) || asksForOwnGroup(read.plain)) && !saysWish(read.wish))
    return ['deals']
  if (topics.length === 0 && takes) return ['pickup']
  const words = wordsIn(read.plain).length
  if (topics.length === 0 && (standing.topic === 'deals' || standing.topic === 'id_policy')) {
    const ofGroup = standing.topic === 'deals' && groupsAsked(read.plain).length > 0 && !saysWish(read.wish)
    if (ofGroup || TELLS_AGE.test(read.plain)) return [standing.topic]
  }
  const day = namesDay(read.plain)
  if (
    topics.length === 0 &&
    standing.topic !== null &&
    ((day && asksOfAnotherDay(read.plain)) ||
      (words <= 6 && (day || /\d{5}/.test(read.plain) || /^(?:and|what about|how about|y)\b/.test(read.plain)))) &&
    !saysWish(read.wish)
  )
    return [standing.topic]
  if (topics.length === 0 && asksIfThere(read.plain) && !saysWish({ ...read.wish, leaning: [], occasion: null }))
    return ['store_hours']
  if (
    topics.length === 0 &&
    standing.topic !== null &&
    goesOn(read.plain) &&
    read.forms.length === 0 &&
    read.wish.terms.length === 0
  )
    return [standing.topic]
  if (
    topics.length === 0 &&
    day &&
    words <= 4 &&
    !saysWish({ ...read.wish, leaning: [], occasion: null }) &&
    /\?|holiday|christmas|thanksgiving|hours/.test(read.plain)
  )
    return ['store_hours']
  return topics
}

/** True when a real sentence was left open: then its meaning may be asked of vectors, which know no other language. */
export function needsVectors({ open, language, plain }: Understood): boolean {
  return open && language === 'en' && plain.split(' ').length >= 3 && /\p{L}{3,}/u.test(plain)
}
