import { nameStems } from '#concierge/retrieve/gazetteer.ts'
import { isMakerElsewhere } from '#concierge/retrieve/makers-elsewhere.ts'
import { wordsIn } from './fold-text.ts'

/** "Packwoods?", "any jungle boys eighths": little else is said. */
export function isMakerAlone(unknown: readonly string[], plain: string): boolean {
  return (
    unknown.some((name) => isMakerElsewhere(nameStems(name).join(' '))) &&
    wordsIn(plain).length <= FEW &&
    (!LIKENED.test(plain) || (unknown.length > 1 && WEIGHED.test(plain)))
  )
}

const FEW = 7
const LIKENED = /\b(?:like|similar|instead|cheaper|better|than|smoke[ds]?|usually|normally|love[ds]?|had|tried)\b/
/** "Is wyld better than kiva" of a menu that has neither. */
const WEIGHED = /\b(?:vs|versus|better than|stronger than|compared? (?:to|with))\b/
