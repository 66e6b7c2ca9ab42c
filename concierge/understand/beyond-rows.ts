import { quoteOf } from '#concierge/retrieve/description-quote.ts'
import { detailAsked, MOST_READ } from '#concierge/retrieve/detail-asked.ts'
import { isBeyondRows } from '#concierge/say/articles-asked.ts'
import { articleById } from '#concierge/say/articles.ts'
import { asksWhatFor } from '#concierge/say/asks-what-for.ts'
import type { Evidence } from './evidence.ts'
import type { StoreIntent } from './intent.ts'
import { asksDayThatPays } from './everyday-topics.ts'
import { namesOfForm } from './standing.ts'

/** "How fresh are your eighths", "whats the point of cbd": no row tells it, and nothing that was bought is told of. */
export function asksBeyondRows(evidence: Evidence): boolean {
  const { article, read, stores, unforeseen, resumed, untold } = evidence
  if (untold || (stores.includes('deals') && asksDayThatPays(read.plain))) return false
  if (article !== null && asksWhatFor(read.plain)) return true
  if (article === null || !isBeyondRows(article.id) || resumed || unforeseen === 'affair' || unforeseen === 'key')
    return false
  // "Flower with linalool and myrcene" names them to have them.
  if (article.strength < 2 && read.wish.forms.length > 0 && read.wish.terpenes.length > 0) return false
  // Points lapse as goods do.
  if (
    article.id.startsWith('keeps') &&
    stores.includes('loyalty') &&
    /\b(?:points?|pts|puntos?|rewards?)\b/.test(read.plain)
  )
    return false
  if (stores.some((topic) => OF_TROUBLE.has(topic)) && BOUGHT.test(read.plain)) return false
  return read.wish.priceMax === null && !read.wish.onSale && !isToldByRow(evidence)
}

/** Of a product that is pointed at or named, its own description may tell it all the same; "how is bubble hash made" is of no one product. */
function isToldByRow({ read, pointed, named, article }: Evidence): boolean {
  const rest = read.plain.replace(articleById(article?.id ?? '')?.topic ?? /^$/, '')
  if (pointed.length === 0 && !/\p{L}/u.test(rest) && !POINTS.test(read.plain)) return false
  const items = (pointed.length > 0 || !namesOfForm(read.wish) ? pointed : named.items).slice(0, MOST_READ)
  const detail = items.length === 0 ? null : detailAsked(read.plain, items)
  return detail !== null && items.some((item) => quoteOf(item, detail.told) !== null)
}

/** "The palm battery" is one of them. */
const POINTS = /\b(?:the|this|that|these|those|your|its?)\b/

export const OF_TROUBLE: ReadonlySet<StoreIntent> = new Set<StoreIntent>([
  'complaint',
  'returns',
  'order_status',
  'order_change',
])
const BOUGHT =
  /\b(?:bought|ordered|purchased|picked up|received|refund|return|exchange|yesterday|last (?:week|night|time)|(?:i|we|ive|weve|just) (?:just )?(?:got|had)|you (?:sold|gave)|not ok(?:ay)?|unacceptable)\b/
