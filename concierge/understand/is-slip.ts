import { editCost } from '#concierge/retrieve/edit-cost.ts'
import { COMMON_WORDS } from './common-words.ts'

const LEAST_OF_SLIP = 5
const SLIP = 0.9

/** "best seling edible": an everyday word with a slip in it names nothing. */
export function isSlip(word: string): boolean {
  if (word.length < LEAST_OF_SLIP) return false
  for (const common of COMMON_WORDS)
    if (
      common.charAt(0) === word.charAt(0) &&
      Math.abs(common.length - word.length) < 2 &&
      editCost(word, common, SLIP) <= SLIP
    )
      return true
  return false
}
