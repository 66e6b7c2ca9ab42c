import { foldText } from '#concierge/understand/fold-text.ts'

/** What a deal takes off: a share of a price, a sum of it, or a price for so many. */
export type DealTerms =
  | { kind: 'percent'; off: number }
  | { kind: 'dollars'; off: number }
  | { kind: 'bundle'; count: number; cents: number }
  | { kind: 'free'; of: number; pay: number }

const PERCENT = /(?<![\d.])(\d{1,2}) ?%/g
const DOLLARS = /\$(\d{1,3}) off\b/g
/** "5 Ridge carts for $50", "3 for $45". */
const BUNDLE = /\b(\d{1,2})(?: [^$.;:]{0,50}?)? ?(?:for|\/) ?\$(\d{1,4}(?:\.\d\d)?)\b/
const PRICE_OF_LESS = /\b(\d{1,2})\b[^.;:]{0,40}? (?:for|at) the (?:price|cost) of (\d{1,2}|one|two|three)\b/
const BUY_AND_GET =
  /\bbuy (?:any )?(\d{1,2}|one|two|three)\b[^.;]{0,40}?\b(?:get )?(?:the |a )?(\d{1,2}|one|two|three|(?:second|third|fourth|2nd|3rd|4th)(?: one)?)(?: [^.;]{0,20})? free\b/
const IN_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

/** The terms that one clause of a deal tells; null where it tells none, or several. */
export function dealTerms(text: string): DealTerms | null {
  const told = foldText(text)
  const free = freeTerms(told)
  if (free !== null) return free
  const [, count = '', sum = ''] = BUNDLE.exec(told) ?? []
  if (count !== '') return { kind: 'bundle', count: Number(count), cents: Math.round(Number(sum) * 100) }
  const percents = [...told.matchAll(PERCENT)].map(([, off]) => Number(off))
  const dollars = [...told.matchAll(DOLLARS)].map(([, off]) => Number(off))
  const [off] = [...percents, ...dollars]
  if (off === undefined || off === 0 || percents.length + dollars.length > 1) return null
  return { kind: percents.length > 0 ? 'percent' : 'dollars', off }
}

function freeTerms(told: string): DealTerms | null {
  const less = PRICE_OF_LESS.exec(told)
  if (less !== null) {
    const [of, pay] = [numberOf(less[1]), numberOf(less[2])]
    return pay > 0 && of > pay ? { kind: 'free', of, pay } : null
  }
  const [, bought, got = ''] = BUY_AND_GET.exec(told) ?? []
  const pay = numberOf(bought)
  if (pay === 0) return null
  return { kind: 'free', of: pay + (/^(?:\d{1,2}|one|two|three)$/.test(got) ? numberOf(got) : 1), pay }
}

function numberOf(said: string | undefined): number {
  return said === undefined ? 0 : (IN_WORDS[said] ?? Number(said))
}

/** How many a deal asks one to take, 1 where it takes off of each. */
export function fewestOf(terms: DealTerms): number {
  return terms.kind === 'bundle' ? terms.count : terms.kind === 'free' ? terms.of : 1
}

/** What so many at a price come to with a deal, in cents. */
export function priceWithDeal(terms: DealTerms, cents: number, quantity: number): number {
  switch (terms.kind) {
    case 'percent':
      return Math.round((cents * quantity * (100 - terms.off)) / 100)
    case 'dollars':
      return Math.max(0, cents - terms.off * 100) * quantity
    case 'bundle': {
      const [whole, rest] = [Math.floor(quantity / terms.count), quantity % terms.count]
      return Math.min(whole * terms.cents, whole * terms.count * cents) + rest * cents
    }
    case 'free':
      return (Math.floor(quantity / terms.of) * terms.pay + (quantity % terms.of)) * cents
  }
}
