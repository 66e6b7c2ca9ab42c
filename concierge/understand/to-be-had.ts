import type { Evidence } from './evidence.ts'

/** "the most expensive thing you have" asks for a thing, however little else it says of one. */
export function asksForMost({ wish }: Evidence['read']): boolean {
  return wish.order === 'dearest' || wish.order === 'finest' || wish.order === 'strongest'
}

/** "A disposable i can charge" is to be had so, and none that came dead. */
export function asksForTrait({ forms }: Evidence['read']['wish']): boolean {
  return forms.some(({ category, kinds }) => category === 'vape' && kinds.includes('rechargeable'))
}

/** "A good value ounce" is to be had, and not explained. */
export const VALUES = /\b(?:good|best|great|better|nice) (?:value|deal|buy|bang|price)\b/

/** "Whats a good cart for a newbie", "a good first edible": one is to be named. */
export const A_GOOD_ONE =
  /\b(?:whats|what is|which is|got|have|need|want|know|is there|any) (?:an? |the |some )?(?:really |pretty )?(?:good|great|nice|decent|solid|easy|safe) (?!ways?\b|times?\b|method|temp|practice|idea|dos|amount|place|spot|thing|reason|length|ratio|setting|voltage|range|percent|thc|and\b|or\b)\p{L}/u
