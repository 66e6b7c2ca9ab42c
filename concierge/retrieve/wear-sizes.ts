import type { Item } from './item.ts'

const WRITTEN: Readonly<Record<string, string>> = {
  XS: 'xs|x-?small|extra small',
  S: 's|(?<!(?:x-?|extra ))small',
  M: 'm|med|medium',
  L: 'l|(?<!(?:x-?|extra ))large',
  XL: 'xl|x-?large|extra large',
  '2XL': '2xl|xxl|2x',
  '3XL': '3xl|xxxl|3x',
}
const BEFORE = "(?:^|[^a-z0-9'’])"
const BEHIND = '(?:$|[^a-z0-9])'

/** How menus write the sizes of clothes, by what the concierge calls them, the smallest first. */
const WEAR_SIZES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(WRITTEN).map(([size, written]) => [size, new RegExp(`${BEFORE}(?:${written})${BEHIND}`, 'i')]),
)
const ANY = Object.values(WRITTEN).join('|')
const SPAN = new RegExp(`${BEFORE}(${ANY}) ?(?:-|–|to|thru|through) ?(${ANY})(?![a-z0-9])`, 'i')
const ONE_FOR_ALL = /one size|\bosfa\b|adjustable/i

/** Whether a thing to wear comes in a size: by a size of its own, by a span ("S-XXL"), or null where the menu says none of it. */
export function isWornIn({ product }: Item, size: string): boolean | null {
  const told = `${product.size ?? ''} ${product.name}`
  const span = SPAN.exec(`${told} ${product.description ?? ''}`)
  if (span !== null) return isWithin(size, sizeOf(span[1] ?? ''), sizeOf(span[2] ?? ''))
  if (WEAR_SIZES.get(size)?.test(told) === true) return true
  return ONE_FOR_ALL.test(told) || [...WEAR_SIZES.values()].some((written) => written.test(told)) ? false : null
}

/** What comes in a size; where the menu tells it of nothing that is asked for, what it tells no size of may. */
export function comesIn(
  items: readonly Item[],
  size: string,
  isAsked: (item: Item) => boolean,
): (item: Item) => boolean {
  const isTold = items.some((item) => isWornIn(item, size) === true && isAsked(item))
  return (item) => isWornIn(item, size) ?? (item.category === 'merch' && !isTold)
}

const SIZES: readonly string[] = [...WEAR_SIZES.keys()]

function sizeOf(said: string): number {
  return SIZES.findIndex((size) => WEAR_SIZES.get(size)?.test(said) === true)
}

// oxlint-disable-next-line max-params -- a size and the two ends it may lie between
function isWithin(size: string, least: number, most: number): boolean {
  const at = SIZES.indexOf(size)
  return at >= least && at <= most
}
