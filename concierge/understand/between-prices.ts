import type { Item } from '#concierge/retrieve/item.ts'
import { findNamed } from '#concierge/retrieve/find-named.ts'
import type { Store } from '#concierge/open-store.ts'
import { asksDifference } from './pointed-at.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const BETWEEN =
  /\b(?:in )?(?:between|the middle of) (.+?)(?= (?:in|by|on) (?:the )?(?:price|cost)\b| (?:price|pricing|cost|money) ?wise\b|$)/
const OF_PRICE = /\b(?:price[ds]?|pricing|cost(?:s|ing)?|money|dollars|expensive|cheap)\b/
const SHOWN = /^(?:those|these|them|the two|both|the (?:other )?two|that)\b/

/** "something between Kelp Kush and Bell Buoy in price": the prices of the two are the bounds, and neither is wished for. */
export function betweenPrices(store: Store, read: ReadWish, standing: Standing): ReadWish {
  const { plain, wish } = read
  const found = OF_PRICE.test(plain) && wish.priceMax === null && !asksDifference(plain) ? BETWEEN.exec(plain) : null
  if (found === null) return read
  const sides = SHOWN.test(found[1] ?? '')
    ? standing.listed.slice(0, 2).map((item) => [item])
    : (found[1] ?? '').split(/ and (?:the |a |your )?/).map((side) => namedBy(store, side, read))
  const [a, b] = closest(sides)
  if (a?.payable == null || b?.payable == null || a.payable === b.payable) return read
  const [low, high] = a.payable < b.payable ? [a.payable, b.payable] : [b.payable, a.payable]
  return {
    ...read,
    plain: plain.replace(found[0], 'around that'),
    wish: {
      ...wish,
      terms: [],
      forms: wish.forms.length > 0 || a.category !== b.category ? wish.forms : [{ category: a.category, kinds: [] }],
      grams: wish.grams.length > 0 || a.grams === null || a.grams !== b.grams ? wish.grams : [a.grams],
      priceMin: low,
      priceMax: high,
    },
  }
}

function namedBy(store: Store, side: string, { wish }: ReadWish): readonly Item[] {
  const terms = wish.terms.filter((term) => side.includes(term.said))
  const { items, coverage } = findNamed(store, side, { ...wish, terms })
  return coverage >= 0.6 ? items : []
}

/** Of all sizes that two names come in, a pair of one shelf and size. */
function closest([left = [], right = []]: readonly (readonly Item[])[]): readonly (Item | undefined)[] {
  for (const a of left) {
    const b = right.find((item) => item.category === a.category && item.grams === a.grams)
    if (b !== undefined) return [a, b]
  }
  return [left[0], right[0]]
}
