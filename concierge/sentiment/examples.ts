import { wordFeaturesOf } from '#concierge/guard/features.ts'
import type { Sample } from '#concierge/guard/learn-model.ts'
import { normalizeText } from '#concierge/guard/normalize-text.ts'
import { tokenize } from '#concierge/guard/tokenize.ts'
import { writeExamples } from '#concierge/guard/write-examples.ts'
import { NEGATIVE_EXAMPLES, NEUTRAL_EXAMPLES, POSITIVE_EXAMPLES } from './opinion-examples.ts'
import { NEGATIVE_REVIEWS, PLAIN_FACTS, POSITIVE_REVIEWS } from './review-examples.ts'
import { NEGATIVE_TALK, PLAIN_TALK, POSITIVE_TALK } from './talk-examples.ts'

const MOST_PER_TEMPLATE = 24

/** The classes that the classifier of opinions tells apart; the weights stand in this order. */
export const OPINIONS = ['negative', 'neutral', 'positive'] as const

/** So few examples must not hang on the order in which they stand. */
export const OPINION_EFFORT = { rounds: 4 }

const EXAMPLES = [
  [NEGATIVE_EXAMPLES, NEGATIVE_REVIEWS, NEGATIVE_TALK],
  [NEUTRAL_EXAMPLES, PLAIN_FACTS, PLAIN_TALK],
  [POSITIVE_EXAMPLES, POSITIVE_REVIEWS, POSITIVE_TALK],
]

/** Every example of an opinion as its classifier sees it, always in the same order. */
export function readOpinions(): Sample[] {
  return EXAMPLES.flatMap((examples, label) =>
    writeExamples(examples.join('\n'), MOST_PER_TEMPLATE)
      .flatMap(({ sentences }) => sentences)
      .map((text) => ({ label, features: wordFeaturesOf(tokenize(normalizeText(text).text)), weight: 1 })),
  )
}
