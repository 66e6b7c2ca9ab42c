import { type Rewriting, rewrite } from './rewrite.ts'

/** Words as they sound, or as friends write them, which nothing else means. */
const HEARD: ReadonlyMap<string, string> = new Map([
  ['helo', 'hello'],
  ['fren', 'friend'],
  ['frens', 'friends'],
  ['mor', 'more'],
  ['vaip', 'vape'],
  ['vaips', 'vapes'],
  ['vayp', 'vape'],
  ['kart', 'cart'],
  ['karts', 'carts'],
  ['qwik', 'quick'],
  ['kwik', 'quick'],
  ['quik', 'quick'],
  ['indika', 'indica'],
])

/** Wishes for a thing that menus have on another shelf, or say with the words in another order. */
const OTHERWISE: readonly Rewriting[] = [
  // What is stirred into a drink may be dissolved in it as well as dripped.
  [
    /\b(something|anything|stuff|what can i) tincture(?= *$| ,| (?:for|with|thats?|under|please)\b)/g,
    '$1 tincture or edible dissolvable',
  ],
  // What is said behind the thing as well as before it.
  [
    /\b((?:dab |oil )?rigs?|grinders?|lighters?) (electric|electronic)\b(?= *$| ,| (?:under|for|please|or|and|with|that)\b)/g,
    '$2 $1',
    /electr/,
  ],
  // Whoever plays there is no name of the menu.
  [
    /\bfor (?:an?|the|my|our|that) (?:(?!(?:tv|comedy|stand|movie|netflix|reality|cooking|talk|game|kids|art|drag|magic|light|laser|next|good|long|late|fun|big|up)\b)\p{L}+ ){0,3}(?:shows?|gigs?)\b(?! (?:me|us|you)\b)/gu,
    'for a concert',
    /\b(?:show|gig)/,
  ],
]

/** A plain sentence as menus would have it said. */
export function saidOtherwise(plain: string): string {
  const heard = plain
    .split(' ')
    .map((word) => HEARD.get(word) ?? word)
    .join(' ')
  return rewrite(heard, OTHERWISE)
}
