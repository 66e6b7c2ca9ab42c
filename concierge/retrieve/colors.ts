import type { Item } from './item.ts'

/** Colours that things to use and to wear come in. */
export const COLORS =
  'black|white|red|blue|green|pink|purple|gr[ea]y|silver|gold|orange|yellow|teal|turquoise|navy|brown|beige|rainbow|clear|camo|pearl|onyx|rose gold|chrome|lavender|maroon'

const GRAYS: readonly string[] = ['gray', 'grey', 'charcoal', 'slate', 'heather']
/** Colours by the names that menus have for them. */
export const COLOR_NAMES: readonly (readonly [color: string, names: readonly string[]])[] = [
  ['gray', GRAYS],
  ['grey', GRAYS],
  ['black', ['black', 'onyx']],
  ['blue', ['blue', 'navy', 'teal', 'indigo', 'turquoise']],
  ['purple', ['purple', 'violet', 'lavender']],
  ['red', ['red', 'maroon', 'crimson', 'burgundy']],
]

/** "M", "one size", "10 mm" in the place of a size. */
const SIZE = /\d|^(?:x*[sml]|x+l|small|medium|large|each|one size.*|standard|regular)$/i

/** The colour that the menu gives a thing to use or to wear in the place of its size, else where its name ends ("Palm Battery - Black", "Hoodie - Blue M"); null where it gives none. */
export function colorOf({ product, category }: Item): string | null {
  if (category !== 'accessory' && category !== 'merch') return null
  const { size } = product
  if (size !== null && !SIZE.test(size.trim())) return size.trim()
  return COLOR_AT_END.exec(product.name)?.[1]?.toLowerCase() ?? null
}

const COLOR_AT_END = new RegExp(
  String.raw`(?:[-–|,(]|\bin) ?(${COLORS})\b\)?(?: ?[-–|,]? ?(?:x*[sml]|\dx+l|x+l|small|medium|large))?$`,
  'i',
)
