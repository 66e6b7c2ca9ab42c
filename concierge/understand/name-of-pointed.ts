import { type Gazetteer, nameOfItem, nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { withoutSize } from './carried-names.ts'
import type { ReadWish } from './read-wish.ts'

const OF_ANOTHER_SIZE =
  /\b(?:version|size|sizes)\b|\b(?:eighth|8th|quarter|half|ounce|oz|gram|g|pack) of (?:it|that|this|those)\b|\b(?:in|as) (?:an?|the|any|half|\d)/

/** "the last one in an ounce", "a 1 g version of the first": what is pointed at gives the name to the other size or form. */
export function nameOfPointed(
  joined: Wish,
  { wish: said, plain }: ReadWish,
  pointed: readonly Item[],
  gazetteer: Gazetteer,
): Wish {
  const [item, other] = pointed
  const asks = said.grams.length > 0 || said.packCount !== null || said.forms.length > 0 || joined.gramsMin !== null
  if (item === undefined || other !== undefined || !asks || said.terms.length > 0 || !OF_ANOTHER_SIZE.test(plain))
    return joined
  const term = nameOfItem(item, gazetteer) ?? {
    said: item.product.name,
    stems: nameStems(item.product.name),
    rows: new Set([item.row]),
  }
  return { ...joined, terms: [withoutSize(term)] }
}
