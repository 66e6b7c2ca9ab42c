import { STORE_INTENTS, type StoreIntent, storeIntentsOf } from './intent.ts'
import type { ReadWish } from './read-wish.ts'
import { type TopicGuess, topicOf } from './topic-of.ts'

/** One question about the shop among several in a message, in the words it was asked with. */
export type Asked = { topic: StoreIntent; plain: string; share: number }

const ASKING =
  'do|does|did|is|are|can|could|will|would|what|whats|where|wheres|when|whens|how|hows|who|which|if|am|any|may|puedo|puede|hay|tienen|donde|cuanto|cuando|aceptan|abren|hacen|tell me (?:your|the|about|where|when|what|how|if)'
/** What stands between a thing said and a question that follows. */
export const BETWEEN = new RegExp(
  ` , | (?:and|n|plus|y|e|or)(?= (?:also |then |what about |how about )?(?:${ASKING})\\b) | (?=also )`,
)
const OPENS_QUESTION = new RegExp(
  `^(?:ok |okay |so |hi |hey |hello |but |and |also |then |oh |plus |please |que |a |por |en )*(?:${ASKING}|que|donde|cuanto)\\b`,
)

/** Whether the words begin as a question does. */
export function opensQuestion(plain: string): boolean {
  return OPENS_QUESTION.test(plain)
}

const FEWEST_WORDS = 2
const SHORT = 4
const LONGEST_LISTED = 5
const MOST_PARTS = 8
/** How sure a question of its own must be, and how sure a mere scrap ("friday hours"). */
const CLEAR = 0.75
const CLEAR_SCRAP = 0.9
const FOLLOWED = 0.4

/** "40 max", "my limit is 60": how much a wish may be, and no question of its own. */
const MERE_AMOUNT =
  /^(?=.*\d)(?:(?:\$?\d+(?:\.\d+)?%?|max|maximum|tops?|limit|budget|under|over|less|or|and|is|my|our|the|about|around|dollars|mg|g|thc|each|a|an|piece|for|only|just|like|ish|please|total|thats|spend|want|to|most|at|up|no|more|than|max out|say|lets|let|us|call|it|make|figure|maybe|roughly|bucks|or so|so|keep|cap)(?: |$))+$/

/** "Same price limit": as much as before. */
const SAME_AMOUNT =
  /^(?:(?:with|at|for|in|within) )?(?:the )?(?:same|that|similar) (?:(?:price|budget|money|spending|cost)(?: (?:limit|range|point|max|cap|ceiling))?|limit|max|cap)(?: (?:as before|please|though|too|again))?$/

/** A part of a message that may be a question of its own, and what it is about. */
export type Part = { plain: string; guess: TopicGuess }

/** The parts of a message that holds several; none when it is a single one, or a whole story. */
export function partsOf({ plain, wish }: ReadWish): Part[] {
  const parts = plain
    .split(BETWEEN)
    .flatMap(topicsListed)
    .filter(
      (part) =>
        (part.split(' ').length >= FEWEST_WORDS || isTopicWord(part)) &&
        !MERE_AMOUNT.test(part) &&
        !SAME_AMOUNT.test(part),
    )
  return parts.length < 2 || parts.length > MOST_PARTS
    ? []
    : parts.map((part) => ({ plain: part, guess: topicOf(part, wish) }))
}

/** "Call you and place an order" is one thing to do. */
const DOES =
  /^(?:then |just |to )*(?:place|order|pick|pay|bring|return|get|buy|come|go|use|have|take|deliver|ship|park|drop|call|text|show|leave|send|grab|cancel|change|collect|exchange|redeem|hablar|pagar|recoger|pedir|llevar)\b/

/** "Phone number and hours": topics that are merely named one after the other, each of them another. */
function topicsListed(part: string): readonly string[] {
  const pieces = part.split(/ (?:and|n|plus|y|e) /)
  if (pieces.length === 1) return [part]
  const topics = pieces.map((piece) => (piece.split(' ').length > LONGEST_LISTED ? [] : storeIntentsOf(piece)))
  const isList = topics.every((named) => named.length > 0) && !pieces.slice(1).some((piece) => DOES.test(piece))
  return isList && new Set(topics.map(([first]) => first)).size === pieces.length ? pieces : [part]
}

/** What of the shop a part asks by the shop's own words for it (a bathroom, an appointment), where those settle it. */
type MatterOf = (plain: string) => StoreIntent | null

/**
 * The questions about the shop that a message asks one after the other; `heard` are the topics whose words it has. What goes on
 * with the question before ("how late do they run" after a delivery fee) is of its topic.
 */
export function askedTopics(parts: readonly Part[], heard: readonly StoreIntent[], matterOf: MatterOf): Asked[] {
  const asked: Asked[] = []
  for (const { plain, guess } of parts) {
    const before = asked.at(-1)
    const goesOn = before !== undefined && carriesOn({ plain, guess }, before)
    const topic = goesOn ? before.topic : (matterOf(plain) ?? topicOfPart({ plain, guess }))
    if (topic === null) continue
    const opens = opensQuestion(plain)
    const isSure = goesOn || matterOf(plain) !== null
    const least = isSure ? 0 : heard.includes(topic) ? FOLLOWED : opens ? CLEAR : CLEAR_SCRAP
    if ((goesOn || opens || plain.split(' ').length <= SHORT) && guess.share >= least)
      asked.push({ topic, plain, share: guess.share })
  }
  return asked
}

function topicOfPart({ plain, guess }: Part): StoreIntent | null {
  const named = onlyNamed(plain)
  return named !== null && (guess.share < CLEAR || guess.topic === 'store_info') ? named : storeTopic(guess)
}

/** Topics that are asked several things at once. */
const HAS_TERMS: ReadonlySet<StoreIntent> = new Set([
  'delivery',
  'pickup',
  'loyalty',
  'deals',
  'payment',
  'returns',
  'tax',
])
/** "Is there a minimum", "whats the fee", "how many for a discount": of what was spoken of just now. */
const BARE_TERM =
  /^(?:(?:and|or|also|plus|y|e) )*(?:(?:what(?:s| is)|is there|any|hows?|cual es|hay) (?:(?:the|a|an|your|el|la|un|una) )?(?:minimum|min|fee|charge|cost|limit|max|wait|cut ?off|minimo|costo)|how (?:long|much|many|late|soon|fast|early)|(?:un)?till? when|by when|what do i (?:need|bring)|hasta (?:que hora|cuando))\b/
/** "And delivery, till when that day": the times of what was but named. */
const UNTIL = /^(?:(?:un)?till? (?:when|what time)|how (?:late|early)|what time|hasta (?:que hora|cuando))\b/
const POINTS_BACK = /\b(?:they|it|its|them|that|those|both|the drivers?)\b/
/** What never goes on with another question, however it is put. */
const OF_ITS_OWN = /\b(?:you|yall|store|shop|open|closed?|park(?:ing)?|bathroom|wifi)\b/

function carriesOn({ plain, guess }: Part, { topic: before, plain: said }: Asked): boolean {
  const isBare = said.split(' ').length <= SHORT
  if (!HAS_TERMS.has(before)) return false
  if (storeTopic(guess) === before) return guess.share >= FOLLOWED
  if (OF_ITS_OWN.test(plain)) return false
  if (isBare && UNTIL.test(plain)) return true
  if (BARE_TERM.test(plain)) return guess.share < CLEAR_SCRAP
  return POINTS_BACK.test(plain) && guess.share < CLEAR && !isTopicWord(plain)
}

/** The one topic that the words of a part name: what is meant where the likeness is unsure, or sees but a question about the shop. */
function onlyNamed(part: string): StoreIntent | null {
  const [named, ...others] = storeIntentsOf(part)
  return named !== undefined && others.length === 0 ? named : null
}

/** "parking?", "atm?": one word that is a question by itself. */
function isTopicWord(part: string): boolean {
  return storeIntentsOf(part).length > 0
}

/** The topic of a guess when it is one of the shop's. */
export function storeTopic({ topic }: TopicGuess): StoreIntent | null {
  return STORE_INTENTS.find((intent) => intent === topic) ?? null
}
