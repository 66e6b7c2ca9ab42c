import { standsForMaker } from './maker-noun.ts'
import { asksAffair } from '#concierge/facts/shop-affairs.ts'
import { handsBackUsed } from '#concierge/facts/used-goods.ts'
import { isQuestionItself } from '#concierge/say/articles-asked.ts'
import { articleOn } from '#concierge/say/articles-by-subject.ts'
import { type Asked, type Part, storeTopic } from './asked-topics.ts'
import { asksBeyondRows } from './beyond-rows.ts'
import type { Evidence } from './evidence.ts'
import { changesIt } from './follow-up.ts'
import { type Intent, type StoreIntent, storeIntentsOf } from './intent.ts'
import { isChoosy } from './is-choosy.ts'
import { asksBareStock, countWords, FEWEST_WORDS, isAnchored, isMereTalk, WHOLLY_NAMED } from './mere-talk.ts'
import { productIntent } from './product-intent.ts'
import { NOT_SOLD } from './not-sold.ts'
import { onlyThose } from './only-those.ts'
import { ASKS_COST, namesSamePrice } from './price-cues.ts'
import { saysPlainly } from './says-plainly.ts'
import { namesOfForm, saysWish } from './standing.ts'
import { A_GOOD_ONE, asksForMost, asksForTrait, VALUES } from './to-be-had.ts'
import { type Meant, type TopicGuess, topicOf } from './topic-of.ts'
import type { ReadWish } from './read-wish.ts'
import type { Topic } from './topics.ts'

/**
 * `both`: the words and the resemblance each name a topic, and neither can be ruled out. `open`: words found nothing, and the
 * resemblance is not sure.
 */
export type Settled = { intent: Intent; stores: readonly StoreIntent[]; both?: boolean; open?: boolean }

/** From here on a guess stands where words found nothing: a topic of the shop, or any that the sentence vector agrees with. */
const ENOUGH = 0.4
const ENOUGH_FOR_TALK = 0.6
/** From here on it outweighs what words found: a bare word ("garage"), a wish for nothing in particular, a real one. */
const OVER_NOTHING = 0.7
const ENOUGH_OF_SERVICE = 0.6
const OVER_A_WORD = 0.8
const OVER_A_MERE_WORD = 0.9
const OVER_MUCH = 0.95
const BEYOND_DOUBT = 0.95
/** Trouble by its own words is of another kind only where the likeness leaves no other. */
const OVER_SUCH_TROUBLE = 0.98
/** A topic less likely than this was named by a word that means something else here. */
const HARDLY = 0.12
/** A topic less likely than this is not meant at all. */
const OUT_OF_QUESTION = 0.02

const OF_GOODS: ReadonlySet<Intent> = new Set(['recommend', 'recommend_no_match', 'availability', 'product_info'])
/** Trouble with an order or with what was bought. */
export const OF_SERVICE: ReadonlySet<Topic> = new Set([
  'returns',
  'order_change',
  'order_status',
  'complaint',
  'human_handoff',
])
const TAKES_LEAVE = /\b(?:thanks?|thank|bye|later|appreciated?|cheers|gracias)\b/

/**
 * Weighs what words decided against what the message resembles as a whole: where they found nothing the resemblance
 * decides, and where they rest on one ambiguous word it may overrule them.
 */
export function settleTopic(decided: Settled, evidence: Evidence, parts: readonly Part[], meant: Meant): Settled {
  const { read, pointed, changed, standing } = evidence
  if (decided.intent === 'education' && asksBeyondRows(evidence)) return decided
  const isOwn = evidence.untold || evidence.byName || evidence.unforeseen === 'affair'
  const isAffair = evidence.unforeseen === 'affair' && decided.intent === 'store_info'
  const isOfShop = isAffair || (isOwn && decided.intent === decided.stores[0])
  const goesOn = (changed || onlyThose(evidence)) && (standing.shown.length > 0 || saysWish(standing.wish))
  if (pointed.length > 0 || goesOn || (evidence.resumed && decided.intent === decided.stores[0])) return decided
  const guess = topicOf(read.plain, read.wish, meant)
  const isUsedUp = guess.topic === 'returns' && handsBackUsed(read.plain)
  // "Someone said a glassblower comes by, when": a thing of the shop's own is named.
  const isNamed = evidence.unforeseen === 'key' && guess.share < OVER_A_WORD
  if (isOfService(guess, decided, read.plain) && !isNamed && !(isAffair && (isUsedUp || guess.share < OVER_A_WORD)))
    return toStore(decided, guess)
  if (isOfShop) return decided
  if (decided.intent === 'multi_intent')
    return asOne(guess, evidence, parts) ?? withoutStray(decided, evidence, [guess, ...parts.map((part) => part.guess)])
  if (guess.topic === decided.intent) return decided
  if (decided.stores.some((topic) => topic === guess.topic))
    return parts.length > 1 && !isOneMatter(decided.stores) ? decided : ofTwo(decided, guess)
  // "Never shopped with you before, is there a new customer thing" turns nothing down.
  if (decided.intent === 'deny' && standing.shown.length === 0 && guess.share >= OVER_A_WORD)
    return toTopic(decided, guess)
  if (decided.intent === 'affirm' && guess.topic === 'small_talk' && TAKES_LEAVE.test(read.plain))
    return { ...decided, intent: 'small_talk' }
  if (decided.intent === 'clarify')
    return namesRather(guess, evidence)
      ? decided
      : { ...fromNothing(decided, guess, meant !== null), open: guess.share < OVER_A_WORD }
  if (OF_GOODS.has(decided.intent)) return overGoods(decided, guess, evidence)
  if (decided.intent === 'store_info') return besideOwnFact(decided, guess, evidence)
  if (decided.stores.some((topic) => topic === decided.intent))
    return overStore(decided, guess, evidence, meant !== null)
  return guess.share >= OVER_A_MERE_WORD && MERE_TALK.has(decided.intent) ? overTalk(decided, guess, evidence) : decided
}

/** "This isnt my order, its somebody elses bag": trouble is heard sooner than any matter of the shop that its words name. Empties are brought back too. */
function isOfService({ topic, share }: TopicGuess, { intent, stores }: Settled, plain: string): boolean {
  const [main] = stores
  const isOther =
    main === undefined
      ? intent === 'deny' || intent === 'store_info'
      : !stores.some((one) => OF_SERVICE.has(one)) && !saysPlainly(main, plain)
  return isOther && OF_SERVICE.has(topic) && share >= (topic === 'returns' ? OVER_MUCH : ENOUGH_OF_SERVICE)
}

/** "Online order, how long before its bagged up": an order and how it is picked up are no two questions. */
function isOneMatter(stores: readonly StoreIntent[]): boolean {
  return stores.every((topic) => topic === 'order_status' || topic === 'pickup')
}

/** "Is a green card ok as id": of two topics that words found, the one the whole is about. */
function ofTwo(decided: Settled, guess: TopicGuess): Settled {
  const [main] = decided.stores
  // Who was charged twice speaks of cards all along.
  const isPlain =
    main !== undefined && main !== 'complaint' && guess.share >= OVER_A_MERE_WORD && guess.shareOf(main) <= HARDLY
  return isPlain ? toStore(decided, guess) : decided
}

/** A message that is plainly about one thing, and no part of which is about another: the words of the other only colour it. */
function asOne(guess: TopicGuess, evidence: Evidence, parts: readonly Part[]): Settled | null {
  const isOfPrices = guess.topic === 'deals' && evidence.read.wish.onSale
  if (isOfPrices || guess.share < OVER_A_WORD || parts.some((part) => isOfAnother(part, guess.topic))) return null
  if (guess.topic === 'goods') return { intent: productIntent(evidence) ?? 'recommend', stores: [] }
  const topic = storeTopic(guess)
  return topic === null ? null : { intent: topic, stores: [topic] }
}

function isOfAnother({ plain, guess }: Part, topic: Topic): boolean {
  return (guess.topic !== topic && guess.share >= ENOUGH) || storeIntentsOf(plain).some((named) => named !== topic)
}

/** A wish in a long story is no question about the shop because of one word in it ("this weekend"). */
function withoutStray(decided: Settled, evidence: Evidence, guesses: readonly TopicGuess[]): Settled {
  const asked = decided.stores.some(
    (topic) => topic === 'deals' || guesses.some((guess) => guess.shareOf(topic) >= HARDLY),
  )
  return asked ? decided : { intent: productIntent(evidence) ?? 'recommend', stores: [] }
}

/** A wish, and beside it questions about the shop in parts of their own: both are to be answered. */
export function withAsked(settled: Settled, asked: readonly Asked[], { wish, plain }: Evidence['read']): Settled {
  // "Only sale ones, and indica": those are wished for, and no deals of the shop are asked.
  const isOfThings = wish.onSale && /\bones?\b/.test(plain)
  const clear = new Set(
    asked
      .filter(({ topic, share }) => share >= OVER_A_WORD && !(topic === 'deals' && isOfThings))
      .map(({ topic }) => topic),
  )
  return OF_GOODS.has(settled.intent) && settled.intent !== 'product_info' && clear.size > 0
    ? { intent: 'multi_intent', stores: [...clear] }
    : settled
}

function fromNothing(decided: Settled, guess: TopicGuess, isMeant: boolean): Settled {
  const { topic, share } = guess
  if (share < (isMeant ? ENOUGH : leastOf(topic))) return decided
  return topic === 'goods' ? { ...decided, intent: 'recommend' } : toTopic(decided, guess)
}

/** A fact that the words name goes before an unsure topic, and before any talk of other things. */
function namesRather(guess: TopicGuess, { namesSpareFact, namesFact }: Evidence): boolean {
  if (storeTopic(guess) !== null) return guess.share < OVER_NOTHING && namesSpareFact()
  return namesSpareFact() || (guess.share < OVER_NOTHING && namesFact())
}

/** By words alone an answer about the shop is risked sooner than talk, and talk sooner than an offer. */
function leastOf(topic: Topic): number {
  if (topic === 'goods') return OVER_A_WORD
  return topic === 'small_talk' || topic === 'education' || topic === 'out_of_scope' ? ENOUGH_FOR_TALK : ENOUGH
}

function overGoods(decided: Settled, guess: TopicGuess, evidence: Evidence): Settled {
  const { read, article, standing } = evidence
  const { topic, share } = guess
  const asksOfShown = decided.intent === 'product_info' && standing.shown.length > 0
  if (
    topic === 'goods' ||
    asksOfShown ||
    editsShown(topic, evidence) ||
    read.unknown.some((word) => NOT_SOLD.has(word) || standsForMaker(read.plain, word)) ||
    (topic === 'purchase_limits' && (read.wish.priceMax !== null || namesSamePrice(read.plain))) ||
    (topic === 'tax' && read.wish.quantity !== null && standing.shown.length > 0) ||
    isChoosy(read) ||
    asksForMost(read) ||
    (read.wish.forms.length > 0 && asksBareStock(read.plain)) ||
    asksForTrait(read.wish) ||
    (topic === 'complaint' && saysWhatAndHowMuch(read.wish)) ||
    (countWords(read.plain) < FEWEST_WORDS && !TAKES_LEAVE.test(read.plain))
  )
    return decided
  if (topic === 'education')
    return share >= OVER_A_WORD &&
      !VALUES.test(read.plain) &&
      !(read.wish.forms.length + read.wish.strainTypes.length > 0 && A_GOOD_ONE.test(read.plain)) &&
      !namesOfForm(read.wish) &&
      !(read.wish.forms.length > 0 && article === null && ASKS_COST.test(read.plain)) &&
      !(evidence.continued && changesIt(read.plain)) &&
      (article !== null || articleOn(read.plain) !== null)
      ? { ...decided, intent: topic }
      : decided
  if (topic === 'small_talk' || topic === 'out_of_scope' || topic === 'bot_identity')
    return isMereTalk(guess, decided.intent, evidence) ? { ...decided, intent: topic } : decided
  const anchored = isAnchored(evidence, WHOLLY_NAMED)
  const unsaid = OF_SERVICE.has(topic) ? ENOUGH_OF_SERVICE : asksAffair(read.plain) ? ENOUGH : OVER_NOTHING
  return share >= (anchored ? (OF_SERVICE.has(topic) ? OVER_NOTHING : OVER_A_WORD) : unsaid)
    ? toStore(decided, guess)
    : decided
}

/** "Half ounce, i got 80 on me": a thing and what may be spent on it. */
function saysWhatAndHowMuch({ priceMax, forms, strainTypes, grams, effects }: ReadWish['wish']): boolean {
  return priceMax !== null && forms.length + strainTypes.length + grams.length + effects.length > 0
}

/** "Add a preroll too" after things were shown: no order has been placed yet. */
function editsShown(topic: Topic, { read, standing }: Evidence): boolean {
  return topic === 'order_change' && standing.shown.length > 0 && !OF_AN_ORDER.test(read.plain)
}

const OF_AN_ORDER =
  /\b(?:orders?|ordered|deliver(?:y|ed)?|pick ?up|placed|checked out|paid|confirmation|number)\b|\d{4}/

/** "Energy to clean the garage" is no parking, "a resume for a bank" no job of ours. */
function overStore(decided: Settled, guess: TopicGuess, evidence: Evidence, isMeant: boolean): Settled {
  const { topic, share } = guess
  const [main] = decided.stores
  if (main === undefined || guess.shareOf(main) > HARDLY || saysPlainly(main, evidence.read.plain)) return decided
  if (share < (isMeant ? ENOUGH_FOR_TALK : OVER_A_WORD)) return { ...decided, open: !isMeant }
  if (topic === 'goods') {
    const product = productIntent(evidence)
    const isWish = share >= OVER_MUCH || guess.shareOf(main) <= OUT_OF_QUESTION
    return product !== null && isWish ? { intent: product, stores: [] } : decided
  }
  if (topic === 'education')
    return evidence.article === null && articleOn(evidence.read.plain) === null
      ? decided
      : { intent: topic, stores: [] }
  // The hours of others are told by their words before.
  if (topic === 'out_of_scope' && main === 'store_hours') return decided
  if (topic === 'bot_identity' || topic === 'out_of_scope') return { intent: topic, stores: [] }
  const other = storeTopic(guess)
  if (other === null || (OF_SERVICE.has(main) && OF_SERVICE.has(other) && share < OVER_SUCH_TROUBLE)) return decided
  if (OF_SERVICE.has(other) || share >= BEYOND_DOUBT) return { intent: other, stores: [other] }
  return { intent: other, stores: [other, main], both: true }
}

/**
 * A fact under a key of the shop's own was named by a word of it ("food drive" by "drivers"): what the message is about comes
 * first, be it the world outside ("the best mechanic in town" and a van that waits in that town) or how cannabis works.
 */
function besideOwnFact(decided: Settled, guess: TopicGuess, { unforeseen }: Evidence): Settled {
  const { topic, share } = guess
  const isOfShop = guess.shareOf('store_info') > HARDLY
  const isOfWorld = topic === 'out_of_scope' && share >= (unforeseen === 'word' ? OVER_A_WORD : BEYOND_DOUBT)
  const explains = topic === 'education' && share >= ENOUGH_FOR_TALK && unforeseen === 'word'
  if (!isOfShop && (isOfWorld || explains)) return { intent: topic, stores: [] }
  const other = storeTopic(guess)
  return other === null || share < OVER_A_MERE_WORD || isOfShop
    ? decided
    : { intent: other, stores: [other, 'store_info'], both: true }
}

/** What words took for talk, for something of the world outside, or for a question about cannabis. */
const MERE_TALK: ReadonlySet<Intent> = new Set(['small_talk', 'out_of_scope', 'education'])

function overTalk(decided: Settled, guess: TopicGuess, evidence: Evidence): Settled {
  // "Still high tomorrow if i eat it at ten" names hours, and none of the shop's.
  if (guess.topic === 'store_hours' && evidence.article !== null && isQuestionItself(evidence.article.id))
    return decided
  if (guess.topic !== 'goods') return toStore(decided, guess)
  const product = productIntent(evidence)
  if (decided.intent === 'small_talk') return { ...decided, intent: product ?? 'recommend' }
  const asksWhatIs = evidence.article?.outright === true || WHAT_IS.test(evidence.read.plain)
  const isWish = decided.intent === 'education' && product !== null && !asksWhatIs
  return isWish ? { ...decided, intent: product } : decided
}

/** "What is in a joint that is diamond infused", "whats the best way to store flower" ask to be told, whatever they name. */
const WHAT_IS =
  /^(?:so |ok |okay |hey |hi |and )*(?:(?:whats|what is|what are|what does|explain|define) (?:in )?(?:an?|the difference)\b|(?:(?:whats|what is) )?(?:the )?(?:best|right|proper|correct|easiest) (?:way|place|spot|method) to (?:store|keep|clean|use|hold|load|pack|roll|light|dry|cure|save)\b)/

function toStore(decided: Settled, guess: TopicGuess): Settled {
  const topic = storeTopic(guess)
  return topic === null ? decided : { intent: topic, stores: [topic] }
}

function toTopic(decided: Settled, guess: TopicGuess): Settled {
  const { topic } = guess
  return topic === 'small_talk' || topic === 'education' || topic === 'out_of_scope' || topic === 'bot_identity'
    ? { ...decided, intent: topic }
    : toStore(decided, guess)
}
