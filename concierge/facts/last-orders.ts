import type { Fact } from './fact.ts'
import { WAYS } from './lines-of-way.ts'
import { minutesBeforeEnd, readSpans, type Span } from './spans-told.ts'

const OF_LAST_ORDER =
  /last_(?:\w+_)?(?:orders?|call|pick_?ups?)|cut_?off|order_(?:by|until)|deadline|orders?_(?:close|end)/
const TELLS_LAST_ORDER = /\blast (?:\p{L}+ )?orders?\b|\borders? (?:close|stop|end|until|by|before)\b|\bcut-?off\b/iu

/**
 * Until when orders to pick up, or to be delivered, are taken, under any key of the shop's; "one hour before delivery ends" is told by
 * the hours of the service itself.
 */
export function lastOrders(
  facts: readonly Fact[],
  of: 'pickup' | 'delivery',
  service: readonly Span[] = [],
): readonly Span[] {
  const told = facts.filter(
    ({ top, leaves, value }) =>
      top === of &&
      !WAYS.some(([way]) => leaves[0]?.startsWith(way)) &&
      (OF_LAST_ORDER.test(leaves.join('_')) || (typeof value === 'string' && TELLS_LAST_ORDER.test(value))),
  )
  return told.flatMap(({ leaves, value }) => {
    if (typeof value === 'number') return MINUTES.test(leaves.join('_')) ? beforeClosing(value) : []
    const text = String(value)
    const before = minutesBeforeEnd(text)
    if (before !== null) return service.flatMap((span) => endingSooner(span, before))
    return readSpans(A_TIME.test(text) ? `until ${text}` : text)
  })
}

function endingSooner(span: Span, minutes: number): readonly Span[] {
  return span.until !== null && 'at' in span.until ? [{ ...span, until: { at: span.until.at - minutes } }] : []
}

const MINUTES = /minutes|before/
const A_TIME = /^\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?(?=$|[ ,;])(?! ?min)/i

function beforeClosing(minutes: number): readonly Span[] {
  return [{ from: null, until: { beforeClosing: minutes }, days: '' }]
}
