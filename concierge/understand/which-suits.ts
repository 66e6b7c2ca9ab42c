import type { Item } from '#concierge/retrieve/item.ts'
import { weighsTwo } from './extreme-of-shown.ts'
import type { ReadWish } from './read-wish.ts'
import { saysWish, type Standing } from './standing.ts'

const WHICH =
  /^(?:(?:so|and|but|ok|okay|hm+|oh|,) ?)*which(?: ones?)?(?: of (?:these|those|them|the (?:two|three|2|3)))?(?: (?:will|would|should|can|does|is|one|do you think))* (?!kinds?\b|types?\b|sorts?\b|else\b|do\b|about\b|strains?\b)\p{L}+/u

/**
 * "Which wakes me up best", "which will make me sleepy" of a list: the first of it that the menu lists for that mood; null where all of
 * them are, or none is.
 */
export function suitedOfListed({ plain, wish }: ReadWish, { listed }: Pick<Standing, 'listed'>): Item | null {
  const moods = [...wish.effects, ...wish.leaning]
  if (listed.length < 2 || moods.length === 0 || !WHICH.test(plain)) return null
  if (listed.length === 2 && weighsTwo(plain)) return null
  if (saysWish({ ...wish, effects: [], effectWords: [], leaning: [], occasion: null, order: null, soon: false }))
    return null
  const suited = listed.filter(({ effects }) => moods.some((mood) => effects.has(mood)))
  return suited.length === listed.length ? null : (suited[0] ?? null)
}
