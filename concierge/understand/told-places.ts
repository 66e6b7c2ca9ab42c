import { US_STATES } from '#contract/us-states.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { PLACE_WORDS } from './place-words.ts'
import { isSpentAt } from './told-names.ts'
import { keysFrom, wordsOf } from './name-words.ts'
import { blank, type Sentence } from './sentence.ts'

/** Where one is tells what the thing is for. */
const TELLS_OCCASION = /^(?:beach|lakes?|river|mountains?|campground|trail|park)$/
const MOST_BEFORE = 2
const SEEN_BEFORE = 60
/** "Going to try", "headed to grab": what is done and no place. */
const DONE = /^(?:try|get|grab|buy|smoke|order|pick|need|have|eat|want|be|do|use|share|see|take|make|roll|hit|vape)$/

/** "Flying in from ohio": where somebody comes from or goes. */
const STATE = new RegExp(
  `(?<=\\b(?:from|in|to|of|outta|through|across|leaving|visiting|near) )(?:${US_STATES.map(({ name }) => name.toLowerCase()).join('|')})(?= (?:where|which|and|so|but|who|she|he|they|we|i|im|this|next|for|on|in|at|today|tomorrow|yesterday|last|with|to|\\p{L}+day|if|looking|whats?|can|do|got|any|want|need)\\b| ,|$)`,
  'u',
)

/** "Camping at cherry creek", "live in orange county": what a place is called is no taste and no name of the menu. */
export function takePlaces(sentence: Sentence, { gazetteer, knowsStrain }: Vocabulary): void {
  const state = STATE.exec(sentence.plain)
  if (state !== null && !gazetteer.brands.has(state[0])) blank(sentence, state.index, state.index + state[0].length)
  const words = wordsOf(sentence.plain)
  for (const [at, head] of words.entries()) {
    if (!PLACE_WORDS.has(head.text)) continue
    for (let from = Math.max(0, at - MOST_BEFORE); from < at; from++) {
      const first = words[from]
      if (first === undefined || DONE.test(first.text)) continue
      const key = keysFrom(words, from, at - from + 1).at(-1) ?? ''
      if (gazetteer.names.has(key) || gazetteer.brands.has(key) || knowsStrain(key)) break
      if (!isSpentAt(sentence.plain.slice(Math.max(0, first.start - SEEN_BEFORE), first.start))) continue
      blank(sentence, first.start, TELLS_OCCASION.test(head.text) ? (words[at - 1]?.end ?? 0) : head.end)
      break
    }
  }
}
