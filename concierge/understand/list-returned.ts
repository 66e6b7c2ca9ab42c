import { fitsForm } from '#concierge/retrieve/constraints.ts'
import type { ReadWish } from './read-wish.ts'
import type { Shown, Standing } from './standing.ts'

const SHOWED = '(?:showed|listed|said|gave|mentioned|recommended|suggested|had|told|sent|picked|named)'
const LIST =
  '(?:lists?|ones?|batch|options?|picks?|set|recommendations?|recs|suggestions?|results?|choices?|stuff|things)'
/** "The ones you showed first", "your first suggestions", "the original list". */
const FIRST = new RegExp(
  `\\b(?:you|u) (?:guys )?${SHOWED}(?: (?:me|us))?(?: (?:at|in|from))?(?: the)? (?:very )?(?:first|originally|initially|beginning|start)\\b|\\b(?:you|u) (?:first|originally|initially) ${SHOWED}\\b|\\b(?:first|original|initial) (?!one )(?:${LIST}|(?:two|three|few|couple)|[\\p{L} -]{3,16}) (?:that |which )?(?:you|u) ${SHOWED}\\b|\\b(?:your|the) (?:very )?(?:first|original|initial) (?:list|batch|options|picks|set|recommendations?|recs|suggestions?|results|choices)\\b|\\b(?:the|your) (?:first|original) ones\\b`,
  'u',
)
/** "Go back to the last ones", "the ones from before": what was shown before the list that stands. */
const BEFORE = new RegExp(
  `\\b(?:you|u) ${SHOWED}(?: (?:me|us))? (?:before|earlier|previously)\\b|\\b(?:the|your|those) (?:previous|earlier|other|last) (?:list|batch|options|picks|set|recommendations?|recs|suggestions?|results|choices)\\b|\\b(?:previous|earlier) ones\\b|\\b(?:ones|list|stuff|options|picks) from (?:before|earlier)\\b|\\b(?:back|return) to (?:the|those|your|what you) (?:previous|earlier|last|other|ones|list|others|had)(?: (?:ones?|list|options|before))?$|^(?:(?:ok|okay|wait|no|nah|actually|hmm+|can we|can you|lets|please|just) )*go back(?: (?:one|a step|please|pls))*$`,
)
/** "The vapes you showed": which list is told by what is on it. */
const SHOWN_BEFORE = new RegExp(
  `\\b(?:that |which )?(?:you|u) (?:just |already )?${SHOWED}(?: (?:me|us))?(?: (?:again|before|earlier))?$`,
)

/** What a message goes back to of all that was shown: the first list, or the one before that which stands; null where it does not. */
export function listReturnedTo(
  { plain, forms }: Pick<ReadWish, 'plain' | 'forms'>,
  { lists, listed }: Pick<Standing, 'lists' | 'listed'>,
): Shown | null {
  const first = FIRST.test(plain)
  const before = !first && BEFORE.test(plain)
  const ofShelf = forms.length > 0 && SHOWN_BEFORE.test(plain)
  if (!(first || before || ofShelf)) return null
  const fitting = lists.filter(({ items }) => items.every((item) => forms.every(({ form }) => fitsForm(item, form))))
  if (first) return fitting[0] ?? null
  return fitting.findLast(({ items }) => items !== listed) ?? fitting.at(-1) ?? null
}

/** Where the talk stands once a list that was shown before is gone back to. */
export function atReturned(standing: Standing, read: ReadWish): Standing {
  const returned = listReturnedTo(read, standing)
  return returned === null
    ? standing
    : { ...standing, shown: returned.items, listed: returned.items, wish: returned.wish }
}
