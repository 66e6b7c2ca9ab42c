import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { THING_WORDS } from './thing-words.ts'

/** "For the back deck", "won it at the raffle": where a thing of no shop is spoken of as a place, it is no name. */
export function isSpot(
  { text, start }: { text: string; start: number },
  plain: string,
  { stemsOf }: Pick<Vocabulary, 'stemsOf'>,
): boolean {
  const before = plain.slice(Math.max(0, start - SEEN_BEFORE), start)
  return THING_WORDS.has(text) && stemsOf(text).length === 0 && SPOT.test(before)
}

const SEEN_BEFORE = 24
const SPOT = /\b(?:on|at|in|by|near|from|behind|for) (?:the|my|our|his|her|this) (?:\p{L}+ )?$/u
