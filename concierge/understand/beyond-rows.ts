import { toldAmong } from '#concierge/retrieve/detail-asked.ts'
import { asksWhatFor, isBeyondRows } from '#concierge/say/articles.ts'
import type { Evidence } from './evidence.ts'
import type { StoreIntent } from './intent.ts'

/** "How fresh are your eighths", "whats the point of cbd": no row tells it, and nothing that was bought is told of. */
export function asksBeyondRows({ article, read, pointed, stores, unforeseen, resumed, untold }: Evidence): boolean {
  if (untold) return false
  if (article !== null && asksWhatFor(read.plain)) return true
  if (article === null || !isBeyondRows(article.id) || resumed || unforeseen === 'affair' || unforeseen === 'key')
    return false
  if (stores.some((topic) => OF_TROUBLE.has(topic)) && BOUGHT.test(read.plain)) return false
  return read.wish.priceMax === null && !read.wish.onSale && toldAmong(read.plain, pointed) === null
}

export const OF_TROUBLE: ReadonlySet<StoreIntent> = new Set<StoreIntent>([
  'complaint',
  'returns',
  'order_status',
  'order_change',
])
const BOUGHT =
  /\b(?:bought|ordered|purchased|picked up|received|refund|return|exchange|yesterday|last (?:week|night|time)|(?:i|we|ive|weve|just) (?:just )?(?:got|had)|you (?:sold|gave)|not ok(?:ay)?|unacceptable)\b/
