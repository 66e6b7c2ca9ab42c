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
const FEWEST_WORDS = 2
const SHORT = 4
const MOST_PARTS = 8
/** How sure a question of its own must be, and how sure a mere scrap ("friday hours"). */
const CLEAR = 0.75
const CLEAR_SCRAP = 0.9
const FOLLOWED = 0.4

/** "40 max", "my limit is 60": how much a wish may be, and no question of its own. */
const MERE_AMOUNT =
  /^(?=.*\d)(?:(?:\$?\d+(?:\.\d+)?%?|max|maximum|tops?|limit|budget|under|over|less|or|and|is|my|our|the|about|around|dollars|mg|g|thc|each|a|an|piece|for|only|just|like|ish|please|total|thats|spend|want|to|most|at|up|no|more|than|max out)(?: |$))+$/

/** "Same price limit": as much as before. */
const SAME_AMOUNT =
  /^(?:(?:with|at|for|in|within) )?(?:the )?(?:same|that|similar) (?:(?:price|budget|money|spending|cost)(?: (?:limit|range|point|max|cap|ceiling))?|limit|max|cap)(?: (?:as before|please|though|too|again))?$/

/** A part of a message that may be a question of its own, and what it is about. */
export type Part = { plain: string; guess: TopicGuess }

/** The parts of a message that holds several; none when it is a single one, or a whole story. */
export function partsOf({ plain, wish }: ReadWish): Part[] {
  const parts = plain
    .split(BETWEEN)
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

/** The questions about the shop that a message asks one after the other, one a topic; `heard` are the topics whose words it has. */
export function askedTopics(parts: readonly Part[], heard: readonly StoreIntent[]): Asked[] {
  const asked: Asked[] = []
  for (const { plain, guess } of parts) {
    const named = onlyNamed(plain)
    const topic = named !== null && (guess.share < CLEAR || guess.topic === 'store_info') ? named : storeTopic(guess)
    if (topic === null || asked.some((one) => one.topic === topic)) continue
    const opens = OPENS_QUESTION.test(plain)
    const least = heard.includes(topic) ? FOLLOWED : opens ? CLEAR : CLEAR_SCRAP
    if ((opens || plain.split(' ').length <= SHORT) && guess.share >= least)
      asked.push({ topic, plain, share: guess.share })
  }
  return asked
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
