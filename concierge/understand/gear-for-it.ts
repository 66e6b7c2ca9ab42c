import { CATEGORY_LABELS } from '#concierge/retrieve/shelves.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Category } from '#contract/catalog.ts'
import { isGear } from './read-gear.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const IT = '(?:it|that|this|them|those|these|one)'
const TOOLS = '(?:tools?|gear|equipment|accessor(?:y|ies)|setups?|supplies|hardware|gadgets?|kit)'
/** "Do you have the tool for that", "what gear do i need". */
const TOOL_FOR = new RegExp(
  `\\b(?:the|an?|any|what|which|some|right|proper)(?: (?:right|proper|kind of|type of|other))* ${TOOLS} (?:for ${IT}|to (?:dab|smoke|use|do|take|hit|heat) ${IT}(?: with)?|(?:do|would|will|should|does) (?:i|you|we|one|it|that) (?:need|use|take|get))\\b|\\bwhat(?: else)? (?:do|would|will|should|can) (?:i|you|we) (?:use|need|have to have) (?:to|for) (?:dab|dabbing|smoke|smoking) ${IT}\\b`,
)
/** "Something she can use again and again instead": what is kept, and not what is used up. */
const TO_KEEP =
  /\b(?:use|used|using|reuse)(?: (?:it|them))? (?:again and again|over and over(?: again)?|more than once|many times|every (?:day|time)|for (?:a long time|years))\b|\breusable\b|\b(?:wont|doesnt|doesn?t|not) (?:get |be )?(?:used up|run out)\b|\bnot (?:a )?consumables?\b/

/** What each shelf is used with, as it is asked for. */
const USED_WITH: Readonly<Partial<Record<Category, string>>> = {
  concentrate: 'dab gear',
  flower: 'glass pipes or grinders',
  'pre-roll': 'glass pipes or grinders',
  vape: 'batteries',
}

/** The message as one for what goes with the things that were shown, where it asks for that; else as it is. */
export function withGearForIt(read: ReadWish, { wish, shown }: Standing, vocabulary: Vocabulary): ReadWish {
  const { plain, forms } = read
  const shelves = new Set<string>(
    wish.forms.length > 0
      ? wish.forms.flatMap(({ category }) => category ?? [])
      : shown.map(({ category }) => category),
  )
  const [shelf] = shelves
  if (
    shelf === undefined ||
    shelves.size > 1 ||
    !isShelf(shelf) ||
    forms.some(({ form }) => isGear(form) && form.kinds.length > 0)
  )
    return read
  const keeps = TO_KEEP.test(plain)
  const gear = USED_WITH[shelf]
  if (gear === undefined || !(keeps || (shelf === 'concentrate' && TOOL_FOR.test(plain)))) return read
  const { priceMax, priceAbout } = wish
  const limit = keeps && priceMax !== null ? ` ${priceAbout ? 'around' : 'up to'} $${Math.ceil(priceMax / 100)}` : ''
  return readWish(`${gear}${limit}`, vocabulary)
}

function isShelf(word: string): word is Category {
  return word in CATEGORY_LABELS
}
