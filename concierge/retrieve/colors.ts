import type { Item } from './item.ts'

/** Colours that things to use and to wear come in. */
export const COLORS =
  'black|white|red|blue|green|pink|purple|gr[ea]y|silver|gold|orange|yellow|teal|turquoise|navy|brown|beige|rainbow|clear|camo|pearl|onyx|rose gold|chrome|lavender|maroon'

/** "M", "one size", "10 mm" in the place of a size. */
const SIZE = /\d|^(?:x*[sml]|x+l|small|medium|large|each|one size.*|standard|regular)$/i

/** The colour that the menu gives a thing to use or to wear in the place of its size; null where it gives none. */
export function colorOf({ product, category }: Item): string | null {
  const { size } = product
  if ((category !== 'accessory' && category !== 'merch') || size === null || SIZE.test(size.trim())) return null
  return size.trim()
}
