import type { Sample } from '#concierge/guard/learn-model.ts'
import { normalizeText } from '#concierge/guard/normalize-text.ts'
import { shopMessages } from '#concierge/guard/shop-messages.ts'
import { tokenize, type Token } from '#concierge/guard/tokenize.ts'
import { writeExamples } from '#concierge/guard/write-examples.ts'
import { opinionFeaturesOf } from './opinion-features.ts'
import { longestHit } from './opinion-hits.ts'
import { NEGATIVE_EXAMPLES, NEUTRAL_EXAMPLES, POSITIVE_EXAMPLES } from './opinion-examples.ts'
import { NEGATIVE_REVIEWS, PLAIN_FACTS, POSITIVE_REVIEWS } from './review-examples.ts'
import { NEGATIVE_UNWORDED, NEUTRAL_UNWORDED, POSITIVE_UNWORDED } from './unworded-examples.ts'
import { NEGATIVE_TALK, PLAIN_TALK, POSITIVE_TALK } from './talk-examples.ts'

const MOST_PER_TEMPLATE = 24
/** What the sentences of a template weigh falls with their number, so that none with many outweighs the others. */
const TEMPLATE_WEIGHT = 2
const MOST_WEIGHT = 1.5
const PLAIN_WEIGHT = 0.7
const EACH_PLAIN = 2
const NEUTRAL = 1

/** The classes that the classifier of opinions tells apart; the weights stand in this order. */
export const OPINIONS = ['negative', 'neutral', 'positive'] as const

/** So few examples must not hang on the order in which they stand. */
export const OPINION_EFFORT = { rounds: 8 }

const EXAMPLES = [
  [NEGATIVE_EXAMPLES, NEGATIVE_REVIEWS, NEGATIVE_TALK, NEGATIVE_UNWORDED],
  [NEUTRAL_EXAMPLES, PLAIN_FACTS, PLAIN_TALK, NEUTRAL_UNWORDED],
  [POSITIVE_EXAMPLES, POSITIVE_REVIEWS, POSITIVE_TALK, POSITIVE_UNWORDED],
]

/** Every example of an opinion as its classifier sees it, always in the same order. */
export function readOpinions(): Sample[] {
  const written = EXAMPLES.flatMap((examples, label) =>
    writeExamples(examples.join('\n'), MOST_PER_TEMPLATE).flatMap(({ sentences }) => {
      const weight = Math.min(MOST_WEIGHT, TEMPLATE_WEIGHT / Math.sqrt(sentences.length))
      return sentences.map((text) => ({ label, features: opinionFeaturesOf(wordsOf(text)), weight }))
    }),
  )
  return [...written, ...plainlyAsked()]
}

/** Messages of the shop's matters without a word of opinion: whatever else stands in them feels nothing. */
function plainlyAsked(): Sample[] {
  const { served, offTopic } = shopMessages()
  return [...served, ...offTopic]
    .map(wordsOf)
    .filter((tokens) => tokens.every((_, at) => (longestHit(tokens, at)?.weight ?? 0) === 0))
    .filter((_, at) => at % EACH_PLAIN === 0)
    .map((tokens) => ({ label: NEUTRAL, features: opinionFeaturesOf(tokens), weight: PLAIN_WEIGHT }))
}

function wordsOf(text: string): Token[] {
  return tokenize(normalizeText(text).text)
}
