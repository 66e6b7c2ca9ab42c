import type { Wish } from '#concierge/retrieve/wish.ts'
import { LACKS_BATTERY } from './goes-with.ts'
import { isGear, poweredBy } from './read-gear.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const ONE_FOR =
  /^(?:(?:ok|okay|and|also|plus|what about|how about|do you have|got|any|i need|need) )*(?:an?other(?: one)?|one|some(?:thing)?|any(?:thing)?) (?:for|that (?:fits|works with|takes)) (?:(?:the|my|those|these|your|his|her|an?) )?(?:\p{L}+ ){0,2}(?:pods?|carts?|cartridges?)$/u

/** "And one for the pods" after a battery: another battery, and what it is for tells of which kind. Null where it is not that. */
export function batteryForOther({ forms }: Wish, { wish: said, plain }: ReadWish): Wish | null {
  const ofBattery = forms.some(({ kinds }) => kinds.includes('battery'))
  if (!ofBattery || said.forms.length === 0 || said.forms.some(isGear) || !ONE_FOR.test(plain)) return null
  return { ...said, forms, qualifiers: poweredBy(forms, plain) }
}

/** "Just the 1 g ones" after a question about batteries: what no gear has is said of the goods before it; null where it is not. */
export function besideGear({ wish: { forms }, earlier }: Standing, { wish: said, plain }: ReadWish): Wish | null {
  const ofGoods =
    said.grams.length + said.strainTypes.length > 0 || said.mgPieceMax !== null || said.mgPieceMin !== null
  const [before] = earlier
  const asks = ofGoods && said.forms.length === 0 && forms.length > 0 && forms.every(isGear)
  return asks && before !== undefined && before.forms.length > 0 && /\bones?\b/.test(plain) ? before : null
}

/** "I don't own a battery" after vapes of any kind: those that need none. Null where it is not that. */
export function wholeOnes({ wish, shown }: Standing, { plain }: ReadWish): Wish | null {
  const ofVapes =
    wish.forms.length > 0 && wish.forms.every(({ category, kinds }) => category === 'vape' && kinds.length === 0)
  if (!ofVapes || !LACKS_BATTERY.test(plain) || (shown.length === 1 && wish.terms.length > 0)) return null
  return { ...wish, forms: [{ category: 'vape', kinds: ['disposable'] }] }
}
