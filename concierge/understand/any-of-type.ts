import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'

const ANY_OF_TYPE =
  /\b(?:an?|any|some|another|anything|something|one|ones|other)(?: (?:good|nice|solid|decent|that|thats|is|are|which|more|of|a|an|in))* (?:sativas?|indicas?|hybrids?)\b/
const OF_THE_SAME = /\b(?:same|version|of (?:it|that|this|them|those)|it|that one|this one)\b/

/** "Is there a sativa pack", "anything indica" after things of which none is: one of that type, whatever it is called. */
export function asksForAnyOfType({ strainTypes, forms }: Wish, plain: string, shown: readonly Item[]): boolean {
  return (
    strainTypes.length > 0 &&
    forms.length === 0 &&
    ANY_OF_TYPE.test(plain) &&
    !OF_THE_SAME.test(plain) &&
    !shown.some(({ strainType }) => strainType !== null && strainTypes.includes(strainType))
  )
}
