import type { Item } from '#concierge/retrieve/item.ts'
import { countOf } from './read-count.ts'
import type { Bought } from './standing.ts'

/** Where in a list a word of place points; -1 is the last. */
export const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  top: 0,
  second: 1,
  '2nd': 1,
  middle: 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  last: -1,
}
const COUNT = '(one|two|three|four|five|six|couple|[1-9]|1\\d)'
const PLACED = new RegExp(
  `(?:\\b${COUNT} (?:of |x )?)?(?:the )?\\b(first|1st|top|second|2nd|middle|third|3rd|fourth|4th|last)\\b(?! (?:time|visit|two|three|2|3|call|night|week)\\b)(?: ones?)?`,
  'g',
)
const NUMBERED = new RegExp(`(?:\\b${COUNT} (?:of |x )?)?(?:number |no |#)([1-6])\\b`, 'g')
/** "1 and 3, whats the total": the places of a list of so many. */
const BARE_NUMBERS =
  /^(?:(?:ok|okay|so|and|if|i|ill|get|got|take|took|do|want|just|like|how|much|is|are|for|whats|what|,) )*([1-6])(?: ?, ?([1-6]))? (?:and|plus|with) ([1-6])\b(?! (?:g|mg|oz|pack|dollars|of|x)\b)/

/** Which of the things listed are named by their places, and how many of each: "2 of the first and 1 of the second". */
export function placesCounted(plain: string, listed: readonly Item[]): readonly Bought[] {
  const bare = BARE_NUMBERS.exec(plain)
    ?.slice(1)
    .filter((place) => place !== undefined)
  const found: readonly (readonly [number, string | undefined])[] =
    bare !== undefined
      ? bare.map((place) => [Number(place) - 1, undefined] as const)
      : [
          ...[...plain.matchAll(PLACED)].map(([, count, place = '']) => [PLACES[place] ?? 0, count] as const),
          ...[...plain.matchAll(NUMBERED)].map(([, count, place]) => [Number(place) - 1, count] as const),
        ]
  const counted = new Map<Item, number>()
  for (const [place, count] of found) {
    const item = listed.at(place)
    if (item !== undefined) counted.set(item, count === undefined ? 1 : countOf(count))
  }
  return [...counted].map(([item, quantity]) => ({ item, quantity }))
}
