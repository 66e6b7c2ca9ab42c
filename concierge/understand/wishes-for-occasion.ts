import type { ReadWish } from './read-wish.ts'

const THING =
  /^(?!.*\b(?:play|sing|tell|say|write|read|watch) (?:me |us )?(?:something|anything)\b).*\b(?:(?:something|anything|algo)\b.{0,24}\b(?:for|to|with|that|before|after|during|para|que|con)|what (?:should|would|do) (?:i|we|you) (?:get|grab|smoke|try|recommend|suggest|buy|pick)|que me (?:recomiendas?|sugieres?))\b/

/** "Lift my spirits", said as a wish and of oneself. */
const FELT = /^(?:(?:please|can you|could you|help|to|just) )*\p{L}+ (?:me|my|us|our)\b/u
const FEW_WORDS = 5

/** "Something to listen to records with", "to calm my nerves before a flight": a thing to be had is wished for, and no talk of the occasion. */
export function wishesForOccasion({ wish, plain }: Pick<ReadWish, 'wish' | 'plain'>): boolean {
  if (wish.occasion === null && wish.effects.length === 0) return false
  return THING.test(plain) || (wish.effects.length > 0 && FELT.test(plain) && plain.split(' ').length <= FEW_WORDS)
}
