import { type Gazetteer, nameOfItem, nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import { withoutSize } from './carried-names.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const UNIT = '(?:size|bag|jar|pack|package|version|amount|one)s?'
const THAT = '(?:that|it|this|the same|(?:that|this) one|the (?:first|second|third|last|same)(?: one)?)'
const BIGGER = 'bigger|larger|mas grande'
const SMALLER = 'smaller|tinier|littler|mas pequen[oa]'
const SIZE_OF_THAT = new RegExp(
  `\\b(?:(${BIGGER})|(${SMALLER})) ${UNIT} (?:of|for|in) ${THAT}(?!\\p{L}| (?:brand|maker|type|kind|price|shelf)\\b)|\\b${THAT}(?: strain| thing)?(?: come)? in (?:an? |any )?(?:(${BIGGER})|(${SMALLER})) ${UNIT}(?!\\p{L})`,
  'u',
)
const HAIR = 0.01

/** "A bigger size of that": the very thing that was shown, with whatever else it was wished for; null where none is asked for so. */
export function sizeOfThat(
  { plain, wish: said }: ReadWish,
  { standing, pointed }: { standing: Standing; pointed: readonly Item[] },
  gazetteer: Gazetteer,
): Wish | null {
  const found = SIZE_OF_THAT.exec(plain)
  const item = pointed[0] ?? standing.shown[0]
  if (found === null || item === undefined || said.terms.length + said.brands.length > 0) return null
  const larger = (found[1] ?? found[3]) !== undefined
  const name = item.product.name
  const term = nameOfItem(item, gazetteer) ?? { said: name, stems: nameStems(name), rows: new Set([item.row]) }
  return {
    ...NO_WISH,
    forms: [{ category: item.category, kinds: [] }],
    brands: item.product.brand === null ? [] : [item.product.brand],
    terms: [withoutSize(term)],
    ...boundOf(item, larger),
    priceMax: said.priceMax,
  }
}

/** Of what is counted in its pack the count, of all else the weight. */
function boundOf({ packCount, grams }: Item, larger: boolean): Partial<Wish> {
  if (packCount !== null && packCount > 1)
    return larger ? { packMin: packCount + 1 } : { gramsMax: (grams ?? 1) - HAIR }
  if (grams === null) return {}
  return larger ? { gramsMin: grams + HAIR } : { gramsMax: grams - HAIR }
}
