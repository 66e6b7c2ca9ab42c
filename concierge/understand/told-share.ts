import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import { plainSentence } from './fold-text.ts'
import weights from './told-weights.json' with { type: 'json' }
import { topicFeaturesOf } from './topic-features.ts'

/** What a clause of a message is: the matter of it, told beside it, or something to be guarded. */
export const TOLD_CLASSES = ['matter', 'beside', 'guarded'] as const

const MODEL = unpackModel(weights)

function sharesIn(clause: string): { matter: number; beside: number; guarded: number } {
  const [matter = 0, beside = 0, guarded = 0] = sharesOf(MODEL, topicFeaturesOf(plainSentence(clause)))
  return { matter, beside, guarded }
}

/**
 * How likely, 0 to 1, a clause is only told beside what is asked ("hybrid car is in the shop"), whatever words of the shop are in it.
 * Whether it is grave is the guard's to say.
 */
export function toldShare(clause: string): number {
  const { matter, beside } = sharesIn(clause)
  return beside / (beside + matter)
}

/** The same, where what is told may be grave and then counts for nothing. */
export function harmlesslyToldShare(clause: string): number {
  return sharesIn(clause).beside
}
