import { findFact, namesSpareFact, namesUnforeseenFact } from '#concierge/facts/answer-any.ts'
import { asksForNamesake, namesElsewhere } from '#concierge/facts/answer-elsewhere.ts'
import { namesCardOfLists } from '#concierge/facts/answer-identification.ts'
import { namesTaxRate } from '#concierge/facts/answer-tax.ts'
import { tellsOfLost } from '#concierge/facts/lost-things.ts'
import { ownTermsAsked } from '#concierge/facts/own-terms.ts'
import { asksShopToMatch } from '#concierge/facts/price-match.ts'
import { houseRule, untoldMatter } from '#concierge/facts/shop-affairs.ts'
import { asksSince } from '#concierge/facts/whose-and-since.ts'
import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { fitsForm } from '#concierge/retrieve/constraints.ts'
import { findNamed, type Named } from '#concierge/retrieve/find-named.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { ofNamedShelf, ofOwnShelf } from '#concierge/retrieve/settle-forms.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { findArticle } from '#concierge/say/articles.ts'
import { articleOn } from '#concierge/say/articles-by-subject.ts'
import { askedOfShelf } from './asked-of-shelf.ts'
import { fillsSlot } from './asked-slot.ts'
import { type Asked, askedTopics, type Part, partsOf } from './asked-topics.ts'
import { sizeAskedOfNamed } from './asks-size.ts'
import { heardIn, readConversation } from './conversation.ts'
import { withDealsCalled } from './deals-called.ts'
import { decideIntent } from './decide-intent.ts'
import { describedOne } from './described.ts'
import { editedParts } from './edited-parts.ts'
import { asksDealOfDay } from './everyday-topics.ts'
import type { Evidence } from './evidence.ts'
import { type FollowUp, followUp } from './follow-up.ts'
import { resumesTopic } from './goes-on.ts'
import { inTalk } from './in-talk.ts'
import type { Intent, StoreIntent, TalkIntent } from './intent.ts'
import { withoutGelatin } from './kept-out.ts'
import type { SpokenLanguage } from './language.ts'
import { nameOfOtherType } from './name-of-other-type.ts'
import { nameOfPointed } from './name-of-pointed.ts'
import { namesClub } from './names-club.ts'
import { besideGoods, withoutMakers } from './of-goods.ts'
import { plainTalkOf } from './plain-talk.ts'
import { pointedAt } from './pointed-at.ts'
import { besidePictured } from './read-qualifiers.ts'
import { readSaid } from './read-said.ts'
import type { ReadWish } from './read-wish.ts'
import { settleTopic, withAsked } from './settle-topic.ts'
import { sizeOfThat } from './size-of-that.ts'
import { type Bought, saysOnlyMoney, type Standing } from './standing.ts'
import { namesDealDay, storeTopics } from './store-topics.ts'
import { takenBeside } from './take-beside.ts'
import { waitsOnEdible } from './taken-already.ts'
import { takesOf } from './takes.ts'
import type { Meant } from './topic-of.ts'
import { withWishBeside } from './wish-beside.ts'
import { wishParts } from './wish-parts.ts'

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
  /** What it takes of them beside what else it wishes for. */
  beside: readonly Bought[]
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
  const { language, read: first, standing } = hear(store, text, history)
  const taken = takenBeside(store, first, standing)
  const read = taken?.rest ?? inTalk(store, first, standing)
  const followed = followUp(standing, read)
  const named = describedOne(store, read) ?? findNamed(store, read.plain, read.wish)
  const pointed = pointedOrSized(store, read, pointedAt(read, standing, named))
  const wish = joinedWish(store, followed.wish, { read, standing, pointed })
  const bought = taken === null ? takesOf(read, standing, () => pointed) : []
  const beside = { ...read, plain: besidePictured(read) }
  const matter = matterOf(store, beside.plain)
  const edited = editedParts(read, standing, store.vocabulary)
  const stores = withoutOrder(edited, storeTopics(store, beside, { standing, takes: bought.length > 0, matter }))
  const parts = edited ?? wishParts(read, wish, followed.continued && !saysOnlyMoney(standing.wish), store.vocabulary)
  const ofShop = besideGoods(store, read)
  const changed = edited !== null || followed.changed.length > 0 || read.answers === true
  const evidence: Evidence = {
    read,
    standing,
    named,
    pointed,
    stores,
    untold: matter !== null,
    byName: callsByName(store, read, stores),
    resumed: resumesTopic(read.plain, stores, standing.topic),
    // "How many grams in the cherry butter pack": an amount is asked of the thing, and nothing of what its name says.
    article: findArticle(/\bhow (?:many|much|big)\b/.test(read.plain) ? ofShop : withoutMakers(read)),
    joined: wish,
    continued: followed.continued,
    changed,
    talk: changed || pointed.length + ownTermsAsked(store, read.plain).length > 0 ? null : talkAlone(read, standing),
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
    asked: askedTopics(apart, stores, (plain) => matterAsked(store, plain)),
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
      beside: taken?.bought ?? [],
      unknown: read.unknown,
      continued: followed.continued,
      standing,
    },
  }
}

/** The topic of a matter that stands for all others: a term of a thing of the shop's own, one that no profile tells, or a rule of the house. */
function matterOf(store: Store, plain: string): StoreIntent | null {
  if (ownTermsAsked(store, plain).length > 0) return 'store_info'
  const matter = untoldMatter(store, plain)?.topic ?? houseRule(store, plain)?.of[0] ?? null
  return matter ?? (namesCardOfLists(store.profile, plain) ? 'id_policy' : null)
}

/** The topic of a matter that shoppers ask for in words of their own, or that the shop tells under a key of its own. */
function matterAsked(store: Store, plain: string): StoreIntent | null {
  const matter = matterOf(store, plain)
  if (matter !== null) return matter
  if (asksSince(store, plain)) return 'store_info'
  return namesUnforeseenFact(store, plain) === 'affair' ? 'store_info' : null
}

/** What the message points at; what it names, where the size of that is asked. */
function pointedOrSized(store: Store, read: ReadWish, pointed: readonly Item[]): readonly Item[] {
  if (pointed.length > 0 || sizeAskedOfNamed(read) === null) return pointed
  const { terms, brands, forms } = read.wish
  const [first, ...others] = terms.flatMap((term) => (term.rows === null || term.rows.size === 0 ? [] : [term.rows]))
  const ofAll = [...(first ?? [])].filter((row) => others.every((rows) => rows.has(row)))
  const rows = ofAll.length > 0 ? ofAll : (first ?? [])
  const items = [...rows].flatMap((row) => store.items[row] ?? [])
  const ofMaker = items.filter(({ product }) => brands.length === 0 || brands.includes(product.brand ?? ''))
  const ofForm = ofMaker.filter((item) => forms.some((form) => fitsForm(item, form)))
  return ofForm.length > 0 ? ofForm : ofMaker
}

/** What is wished for by now: what stood and what is said, of what the message points at. */
function joinedWish(
  store: Store,
  followed: Wish,
  { read, standing, pointed }: { read: ReadWish; standing: Standing; pointed: readonly Item[] },
): Wish {
  const { gazetteer } = store
  const joined = nameOfOtherType(carriedOver(store, followed, read), read.wish, gazetteer)
  return (
    sizeOfThat(read, { standing, pointed }, gazetteer) ??
    withoutGelatin(nameOfPointed(joined, read, pointed, gazetteer))
  )
}

/** What stood before, where the shelf of it is that of what is named now. */
function carriedOver(store: Store, wish: Wish, read: ReadWish): Wish {
  return ofNamedShelf(store, ofOwnShelf(store, wish, read), read.wish)
}

/** "Make it 4" of what was only put together changes no order that was placed. */
function withoutOrder(edited: readonly Wish[] | null, topics: readonly StoreIntent[]): readonly StoreIntent[] {
  return edited === null ? topics : topics.filter((topic) => topic !== 'order_change')
}

/** What is said, and where the talk stands that it is said in. */
function hear(
  store: Store,
  text: string,
  history: readonly PastMessage[],
): { language: SpokenLanguage; read: ReadWish; standing: Standing } {
  const { language, read } = readSaid(withDealsCalled(text, store.profile), history, store.vocabulary)
  return { language, ...heardIn(readConversation(store, history), read, store) }
}

/** A town of the shop's other places, a day of its deals or its club, as its profile calls them. */
function callsByName(store: Store, { plain, forms }: ReadWish, stores: readonly StoreIntent[]): boolean {
  const { profile } = store
  if (
    forms.length === 0 &&
    (namesElsewhere({ profile, plain }) || (stores[0] !== 'store_hours' && namesDealDay(store, plain)))
  )
    return true
  if (stores[0] === 'store_location' && asksForNamesake(profile, plain)) return true
  if (stores[0] === 'tax' && namesTaxRate(profile, plain)) return true
  if (stores[0] === 'deals' && (asksShopToMatch(plain) || asksDealOfDay(plain))) return true
  // "Credit" is what a club may give, and a kind of card.
  return !stores.includes('payment') && namesClub(store, plain)
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
  const { intent, stores: topics } = withAsked(
    withWishBeside(settled, read, { parts: apart, asked, heard: evidence.stores }),
    asked,
    read,
  )
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
    article: article?.id ?? (intent === 'education' ? articleMeant(read.plain) : null),
  }
}

function articleMeant(plain: string): string | null {
  return waitsOnEdible(plain) ? 'edible-onset' : articleOn(plain)
}

const OF_ORDERS: ReadonlySet<StoreIntent> = new Set(['order_change', 'order_status', 'pickup', 'delivery'])

/** What is called as somebody talks is asked for by its name; an order that was spoken of is what is to be cancelled. */
function talkAlone({ plain, called }: ReadWish, { topic }: Standing): TalkIntent | null {
  const talk = plainTalkOf(plain)
  if (talk === null || (talk === 'cancel' && topic !== null && OF_ORDERS.has(topic))) return null
  // An umbrella that was left in the shop is none of the weather's.
  if (talk === 'out_of_scope' && tellsOfLost(plain)) return null
  // "How much for a quarter of the wedding cake": what makes it a recipe is the name of a thing.
  if (talk === 'out_of_scope' && plainTalkOf(withoutNames(plain, called)) === null) return null
  const isName = called.some((name) => {
    const start = plain.indexOf(name)
    return name.includes(' ') && fillsSlot(plain, start, start + name.length)
  })
  return isName ? null : talk
}

/** Names of several words left out; one word alone is too often an everyday one. */
function withoutNames(plain: string, called: readonly string[]): string {
  return called.filter((name) => name.includes(' ')).reduce((rest, name) => rest.replace(name, 'it'), plain)
}

/** True when a real sentence was left open: then its meaning may be asked of vectors, which know no other language. */
export function needsVectors({ open, language, plain }: Understood): boolean {
  return open && language === 'en' && OF_WORDS.test(plain) && /\p{L}{3,}/u.test(plain)
}

/** "Zxcvv , l" is no sentence. */
const OF_WORDS = /\p{L}{2}.*? .*\p{L}.* .*\p{L}/u
