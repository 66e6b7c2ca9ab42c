import type { ReadWish } from './read-wish.ts'

const THING =
  /^(?!.*\b(?:play|sing|tell|say|write|read|watch) (?:me |us )?(?:something|anything)\b).*\b(?:(?:something|anything|algo)\b.{0,24}\b(?:for|to|with|that|before|after|during|para|que|con)|what (?:should|would|do) (?:i|we|you) (?:get|grab|smoke|try|recommend|suggest|buy|pick)|que me (?:recomiendas?|sugieres?))\b/

/** "Something to listen to records with": what is wished for an occasion is a thing to be had, and no talk of the occasion. */
export function wishesForOccasion({ wish, plain }: Pick<ReadWish, 'wish' | 'plain'>): boolean {
  return wish.occasion !== null && THING.test(plain)
}
