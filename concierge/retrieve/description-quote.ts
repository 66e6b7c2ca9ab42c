import { hasClaims } from '#concierge/say/wording.ts'
import type { Telling } from './details.ts'
import type { Item } from './item.ts'
import { onceFor } from './remember.ts'

/** What may be quoted of a description: a line that is longer is cut to the words around what was asked. */
const MOST_QUOTED = 160
const SHORTEST_QUOTE = 6

/** Where a description goes from one statement to the next: sentences, and the marks that menus put between them. */
const BETWEEN_LINES =
  /(?<=[.!?…])["”)]?\s+(?=[\p{Lu}\d"“*(])|\s*[•|\n]+\s*|\s+\/\/\s+|\s+--+\s+|\s*\*\*\s*|\s+-?\s*(?=(?:(?:Lineage|Genetics|Flavou?rs?|Effects?|Aromas?|Terpenes|Ingredients|Allergens|Directions|Serving Size|Strain|Type)\s?:|Per (?:Package|Pack|Gummy|Piece|Serving)\s?:?\s*\d))/u

const linesOf = onceFor(({ product }: Item): readonly string[] =>
  (product.description ?? '').split(BETWEEN_LINES).flatMap((line) => {
    const bare = line.trim()
    return bare.length < SHORTEST_QUOTE ? [] : [bare]
  }),
)

/** What the description of a thing says of something, in its own words; null where it says nothing, or only beside a claim or a price. */
export function quoteOf(item: Item, told: readonly Telling[]): string | null {
  for (const pattern of told) {
    for (const line of linesOf(item)) {
      const match = pattern.exec(line)
      const quote = match === null ? null : quotable(line, match.index, match.index + match[0].length)
      if (quote !== null) return quote
    }
  }
  return null
}

/** An address or a number to call is no fact of a thing. */
const ADDRESS = /https?:|www\.|\S@\S|\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/i
/** What a thing costs its row says: a description's price is of another day or another shop. */
const OF_SALE =
  /[$€£]\s?\d|\d\s?(?:dollars|bucks|usd|cents)\b|\d ?(?:%|percent) off\b|\b(?:bogo|on sale|discount\p{L}*|coupons?|free (?:shipping|delivery))\b/iu

function mayBeSaid(text: string): boolean {
  return text.length <= MOST_QUOTED && !hasClaims(text) && !OF_SALE.test(text)
}

function quotable(line: string, from: number, to: number): string | null {
  const whole = line.replace(/[\s.]+$/, '')
  const quote = mayBeSaid(whole) ? whole : cutAround(whole, from, to)
  return quote === null || ADDRESS.test(quote) ? null : quote.replaceAll('"', "'")
}

/** Where a long line may be cut: at its commas and dashes, and before what a thing is made with. */
const CUTS =
  /[,;:]\s+|\s[–—-]\s|(?<=\p{L})[–—](?=\p{L})|\s(?=(?:through|with|featuring|containing|including|for|thanks to|while|which|that|and)\s)/gu

const CLAIMED_ON = /^(?:and|or|&)\s/

/** The parts of a line around a place, as many as are short enough, claim nothing and name no price. */
function cutAround(line: string, from: number, to: number): string | null {
  const near = { from: Math.max(0, from - MOST_QUOTED), to: Math.min(line.length, to + MOST_QUOTED) }
  const edges = [near.from]
  CUTS.lastIndex = near.from
  for (let cut = CUTS.exec(line); cut !== null && cut.index < near.to; cut = CUTS.exec(line))
    edges.push(cut.index + cut[0].length)
  edges.push(near.to)
  let first = edges.findLastIndex((edge) => edge <= from)
  let last = edges.findIndex((edge) => edge >= to)
  const least = last
  if (first < 0 || last < 0) return null
  const part = (start: number, end: number): string => line.slice(edges[start], edges[end])
  const fits = (start: number, end: number): boolean => mayBeSaid(part(start, end))
  if (!fits(first, last)) return null
  while (last + 1 < edges.length && fits(first, last + 1)) last++
  // "For joint and muscle relief": half a claim is none to be said.
  while (last > least && CLAIMED_ON.test(part(last, last + 1)) && hasClaims(part(last, last + 1))) last--
  while (first > 0 && fits(first - 1, last)) first--
  const quote = part(first, last)
    .replace(/^(?:and|with|through|while|which|that)\s|[\s,;:–—-]+$/g, '')
    .trim()
  return quote.length < SHORTEST_QUOTE ? null : wholeWords(quote, line, edges[first] ?? 0)
}

/** A window that begins or ends within a word loses that word. */
function wholeWords(quote: string, line: string, start: number): string {
  const cutIn = start > 0 && /\S/.test(line.charAt(start - 1)) ? quote.replace(/^\S+\s+/, '') : quote
  const at = line.indexOf(cutIn)
  const cutOut = /\S/.test(line.charAt(at + cutIn.length)) && !/[\s,;:–—-]/.test(line.charAt(at + cutIn.length))
  return cutOut ? cutIn.replace(/\s+\S*$/, '') : cutIn
}
