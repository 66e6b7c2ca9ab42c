import type { Wish } from '#concierge/retrieve/wish.ts'
import { leastDose } from './read-bare-dose.ts'
import type { Sentence } from './sentence.ts'

/** A higher figure is that of the whole pack. */
export const MOST_A_PIECE = 40
const HAIR = 0.01
/** "That arent 10 mg, want weaker": the dose is the measure, and not wished for. */
const REFUSED_MG =
  /\b(?:not|arent|isnt|no|none of|other than|anything but|instead of|dont (?:want|like|need)|rather than)(?: (?:the|those|these|any|all|just|be|in|at|another|usual|your|regular))* \d+(?:\.\d+)? mg/
const NOT_SO_MUCH =
  /\b(?:arent|isnt|not|aint|other than|anything but)(?: (?:the|those|all|just|at|another))* \d+(?:\.\d+)? mg/
/** "Those 10 mg gummies do zip for me": more than that is wished for. */
const NOT_ENOUGH =
  /\d mg(?: \p{L}+){0,3}? (?:(?:do|does|did|doing|done)(?: \p{L}+ly)? (?:nothing|squat|jack|zilch|zip)|(?:dont|doesnt|didnt|never|barely|hardly)(?: (?:really|even))* (?:do(?:es)? (?:it|anything|a thing|much|shit|the trick)|did (?:anything|much)|work(?:s|ed)?|hits?|touch(?:es)?|cuts? it|affects?|phases?|fazes?)|(?:is|are|was|were)(?: (?:just|way))? (?:too (?:weak|low|mild|light)|not enough))(?![\p{L}])|\d mg(?: \p{L}+){0,5}?(?: ,)?(?: (?:and|but|so))?(?: (?:i|we|just|really|barely|still))* (?:felt (?:nothing|nada|zilch)|(?:didnt|couldnt|never|barely|hardly)(?: (?:really|even))* fe(?:el|lt)(?: (?:it|them|a thing|anything|much))?)(?![\p{L}])/u
/** "None of those 50 mg monsters": what is weaker. */
const NONE_OF_THOSE = /\bnone of (?:those|these|the|your|them)\b/
const RATHER_LESS = /\b(?:weaker|lower|less|milder|gentler|lighter|smaller|softer)\b/
const RATHER_MORE = /\b(?:stronger|higher|more|heavier|bigger)\b/

/** "10 mg is too much for her": half of it is what is tried next. */
const TOO_MUCH =
  /(?<![\d.])\d{1,3}(?:\.\d+)? mg(?: \p{L}+){0,3}? (?:is|are|was|were|s|feels?|hits?)(?: (?:just|way|still|far|a|bit|little|much|kind of|really))* too (?:much|strong|high|heavy|intense|potent)(?![\p{L}])/u

/** A dose that is too much is none that is wished for. */
export function isTooMuch(plain: string): boolean {
  return TOO_MUCH.test(plain)
}

/** "Chocolates that arent 100 mg": other packs, weaker ones unless more is asked for. */
function ofWholePack(value: number, plain: string): Partial<Wish> {
  if (!NOT_SO_MUCH.test(plain)) return {}
  return RATHER_MORE.test(plain) ? { mgTotalMin: value + HAIR } : { mgTotalMax: value - HAIR }
}

/** What is wished for beside a dose that is told only as too little, too much or refused; null where it is wished for itself. */
export function besideRefused(value: number, { plain, rest }: Sentence): Partial<Wish> | null {
  if (NOT_ENOUGH.test(plain))
    return value >= MOST_A_PIECE || leastDose(rest) !== null ? {} : { mgPieceMin: value + HAIR }
  if (isTooMuch(plain)) return value < MOST_A_PIECE ? { mgPieceMax: value / 2 } : {}
  if (!REFUSED_MG.test(plain)) return null
  if (value >= MOST_A_PIECE) return NONE_OF_THOSE.test(plain) ? { mgPieceMax: value - 1 } : ofWholePack(value, plain)
  if (RATHER_LESS.test(plain)) return { mgPieceMax: value / 2 }
  return RATHER_MORE.test(plain) ? { mgPieceMin: value + HAIR } : {}
}
