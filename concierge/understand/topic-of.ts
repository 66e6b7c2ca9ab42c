import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { NAME, placeOfWord, topicFeaturesOf } from './topic-features.ts'
import { type Topic, TOPICS } from './topics.ts'
import weights from './topic-weights.json' with { type: 'json' }

/** What a message is most likely about, how likely, and how likely it is about each other topic. */
export type TopicGuess = { topic: Topic; share: number; shareOf: (topic: Topic) => number }

const MODEL = unpackModel(weights)

/** Of a message without one known word nothing is guessed. */
const UNHEARD: TopicGuess = { topic: 'goods', share: 0, shareOf: () => 0 }

const PLAINLY = 0.6

/**
 * The topic a reader would take the sentence for. What the wish named of the menu counts as a name, unless its everyday words
 * plainly speak of something else: then neither is sure ("happy hour", where a strain is called so).
 */
export function topicOf(plain: string, wish: Pick<Wish, 'terms' | 'brands'>): TopicGuess {
  const masked = withNames(plain, wish)
  const named = guess(masked)
  if (masked === plain || named.topic !== 'goods') return named
  const bare = guess(plain)
  return bare.topic !== 'goods' && bare.share >= PLAINLY ? { ...named, share: named.share / 2 } : named
}

function guess(plain: string): TopicGuess {
  if (!plain.split(' ').some((word) => MODEL.rows[placeOfWord(word)] !== 0)) return UNHEARD
  const shares = sharesOf(MODEL, topicFeaturesOf(plain))
  let best = 0
  for (let at = 1; at < shares.length; at++) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at
  return {
    topic: TOPICS[best] ?? 'goods',
    share: shares[best] ?? 0,
    shareOf: (topic) => shares[TOPICS.indexOf(topic)] ?? 0,
  }
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
