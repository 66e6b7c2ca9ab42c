import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'
import { wordTest } from './narrow.ts'
import { remember } from './remember.ts'

const BONG = /\bbongs?\b|water.?pipe|\bbeaker|bubbler|percolator|\bperc\b|straight tube/
const BAT = /one.?hitter|chillum|\bbats?\b|dugout|taster/
const STRAW = /nectar|(?:dab|honey) straw|seahorse|dipper|hydra/

/** What one thing is called by shoppers, and by what names menus have it. */
const NAMES: readonly (readonly [said: RegExp, sold: RegExp])[] = [
  [/^bong$|water ?pipe/, BONG],
  [/one ?hitter|chillum/, BAT],
  [/^(?:hand ?|glass )?pipe$|^bowl$/, /\bpipes?\b|\bspoon\b|\bbowls?\b|chillum|steamroller|one.?hitter|\bhand\b/],
  [/straw|nectar/, STRAW],
  [
    /dab pen|wax pen|dab vape|wax vape|concentrate (?:pen|vape)/,
    /dab pen|wax pen|terp pen|concentrate (?:pen|vap)|seahorse|dipper/,
  ],
  [
    /^(?:(?:electric|electronic|portable|smart) )?(?:e ?|dab |oil )?rig$/,
    /^(?!.*\b(?:chamber|atomizer|knife|coil|carb cap|loader|travel)\b).*(?:\be?-?rigs?\b|puffco devices|\bpeak\b|carta|smart rig)/,
  ],
  [/^smell proof$/, /(?:smell|odou?r).?(?:proof|lock)|air.?tight|\bcarbon\b|\bjars?\b/],
  [/^lighter$/, /\blighters?\b(?! (?:leash|case|holder|sleeve))|\bclipper|\bbic\b/],
  [/^te$/, /\bteas?\b/],
  [/^soda$/, /\bsodas?\b|\bcola\b|root beer|ginger (?:ale|beer)|\bpop\b(?! rocks)|lemon.?lime/],
  [/^seltzer$/, /seltzer|sparkling|social tonic/],
  [/^beer$/, /\bbeers?\b|\bhop(?:s|py)\b/],
  [/^tee(?: ?shirt)?$|^t ?shirt$/, /\btees?\b|t.?shirt/],
  [/^hood/, /\bhood(?:ie|y)/],
  [/^(?:sweat ?shirt|crew ?neck)$/, /sweat ?shirt|crew ?neck/],
  [/^soft ?gel$|^gel ?cap$/, /soft ?gel|gel ?cap/],
  [/^cap$|^capsule$/, /\bcaps?\b|capsule|soft ?gel|gel ?cap/],
  [/^rolling paper$|^papel para/, /\bpapers?\b|rolling/],
  [/^dab(?:bing)? tool$|^dabber$/, /dab(?:ber|bing)? ?tool|\bdabber|hot knife|loading tool/],
]

/**
 * Whether a thing is what the shopper's word names, by the menu's own word for it or another name of the same thing; of what is worn
 * the name may be what is printed on it, and only the description says what it is.
 */
export function isCalled(item: Item, word: string): boolean {
  const sold = soldAs(word)
  if (sold === null)
    return has(word)(item.label) || (item.category === 'merch' && has(word)(item.product.description ?? ''))
  return sold.test(item.label) || (item.category === 'merch' && sold.test(foldText(item.product.description ?? '')))
}

/** Whether the description of a thing says the word. */
export function saysOfItself({ product }: Item, word: string): boolean {
  return has(word)(product.description ?? '')
}

/** A word for things that menus have by other names. */
export function hasOtherNames(word: string): boolean {
  return soldAs(word) !== null
}

/** A word, and not the beginning of another: "patch" is no "patchouli". */
const has = remember(wordTest)

const soldAs = remember((word: string) => NAMES.find(([said]) => said.test(word))?.[1] ?? null)
