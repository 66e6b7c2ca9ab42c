import type { Wish } from '#concierge/retrieve/wish.ts'

/** "Non smokable, and not edible either": what is dropped under the tongue or rubbed in. */
const SMOKELESS = /\b(?:non|not|no) ?smok(?:e?able|ing|ed|e)\b|\bsmoke ?(?:less|free)\b|\bsin fumar\b/
/** "I dont want to smoke or vape or eat it". */
const NOR_EATEN =
  /\b(?:dont|do not|doesnt|cant|cannot|rather not|not|without|wont|neither)(?: (?:want|wanna|like|need|have|having|to|going|really|be))* (?:smok(?:e|ing)|vap(?:e|ing)|inhal(?:e|ing))(?: (?:it|anything|weed))?(?:(?: ,)?(?: (?:or|and|nor))?(?: to)? (?:smok(?:e|ing)|vap(?:e|ing)|inhal(?:e|ing)))?(?: ,)? (?:or|and|nor)(?: to)? eat(?:ing)?\b/

/** Whether what is inhaled and what is eaten are both refused. */
export function isNeither({ notCategories }: Wish, plain: string): boolean {
  return (notCategories.includes('edible') && SMOKELESS.test(plain)) || NOR_EATEN.test(plain)
}

/** The shelves of what is dropped under the tongue or rubbed in. */
export const NOT_INHALED = [
  { category: 'topical', kinds: [] },
  { category: 'tincture', kinds: [] },
] as const
