import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import { remember } from '#concierge/retrieve/remember.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { meantShares, unpackMeaning } from './meaning-model.ts'
import { wordsIn } from './fold-text.ts'
import meaningWeights from './meaning-weights.json' with { type: 'json' }
import { NAME, placeOfWord, topicFeaturesOf } from './topic-features.ts'
import { type Topic, TOPICS } from './topics.ts'
import weights from './topic-weights.json' with { type: 'json' }

/** What a message is most likely about, how likely, and how likely it is about each other topic. */
export type TopicGuess = { topic: Topic; share: number; shareOf: (topic: Topic) => number }

const MODEL = unpackModel(weights)

/** Of a message without one known word nothing is guessed. */
const UNHEARD: TopicGuess = { topic: 'goods', share: 0, shareOf: () => 0 }

const PLAINLY = 0.6
/** No evidence is so strong that it leaves a topic nothing. */
const LEAST = 0.0001

/** What the sentence vector of a message says of each topic, where it was asked. */
export type Meant = readonly number[] | null

const BY_MEANING = unpackMeaning(meaningWeights)

/** The share of each topic by a sentence vector alone. */
export function meantTopics(vector: Float32Array): Meant {
  return meantShares(BY_MEANING, vector)
}

/**
 * The topic a reader would take the sentence for. What the wish named of the menu counts as a name, unless its everyday words
 * plainly speak of something else: then neither is sure ("happy hour", where a strain is called so).
 */
export function topicOf(plain: string, wish: Pick<Wish, 'terms' | 'brands'>, meant: Meant = null): TopicGuess {
  const masked = withNames(plain, wish)
  const named = guess(masked, meant)
  if (masked === plain || named.topic !== 'goods') return named
  const bare = guess(plain, meant)
  return bare.topic !== 'goods' && bare.share >= PLAINLY ? { ...named, share: named.share / 2 } : named
}

/** A message of one part is guessed as a part and as a whole. */
const guessedByWords = remember((plain): TopicGuess => guessAnew(plain, null), { most: 40, longest: 400 })

function guess(plain: string, meant: Meant): TopicGuess {
  return meant === null ? guessedByWords(plain) : guessAnew(plain, meant)
}

function guessAnew(plain: string, meant: Meant): TopicGuess {
  if (!wordsIn(plain).some((word) => MODEL.rows[placeOfWord(word)] !== 0)) return UNHEARD
  const shares = joined(sharesOf(MODEL, topicFeaturesOf(plain)), meant)
  let best = 0
  for (let at = 1; at < shares.length; at++) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at
  return {
    topic: TOPICS[best] ?? 'goods',
    share: shares[best] ?? 0,
    shareOf: (topic) => shares[TOPICS.indexOf(topic)] ?? 0,
  }
}

/** Words and meaning err on different messages: what either rules out is out, and each counts as much as the other. */
function joined(worded: readonly number[], meant: Meant): readonly number[] {
  if (meant === null) return worded
  const both = worded.map((share, at) => Math.sqrt((share + LEAST) * ((meant[at] ?? 0) + LEAST)))
  const total = both.reduce((sum, share) => sum + share, 0)
  return both.map((share) => share / total)
}

function withNames(plain: string, { terms, brands }: Pick<Wish, 'terms' | 'brands'>): string {
  let masked = ` ${plain} `
  const names = [
    ...terms.filter((term) => term.rows !== null && term.rows.size > 0).map((term) => term.said),
    ...brands.map((brand) => brand.toLowerCase()),
  ]
  for (const name of names) masked = masked.replace(` ${name} `, ` ${NAME} `)
  return masked.trim()
}
