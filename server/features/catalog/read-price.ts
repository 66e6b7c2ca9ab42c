import { isNothing, readAmount } from './read-amount.ts'

export type Money = { cents: number | null } | { fault: string }

export const MAX_PRICE_CENTS = 100_000_000

/** What tills write behind a price: `$12.00 / ea`, `12 each`, `$12 + tax`. */
const PER_UNIT =
  / ?(?:(?:this|all) (?:week|month|weekend)|today(?: only)?|(?:until|til|thru|through) \w{3,10}|(?:\/|per)? ?(?:ea(?:ch)?|unit|item|pk|pack|pkg)|(?:\+|plus) ?tax)\.?$/i

/** The measure that a price is said of: `$45.00 / 3.5g`, `$20 per pack`. Without a number, `/ g` is no price of the product. */
const OF_MEASURE =
  / ?(?:\/|\bper\b|\bfor\b|\ba\b) ?((?:\d+(?:[.,]\d+)?|\d\/\d|half|quarter|an?)?\s?(?:eighth|8th|quarter|half|oz|ounce|zip|g|gr|grams?|mg|ml|pk|pack|ct|pieces?))$/i
const OF_ONE =
  / ?(?:\/|\bper\b|\ba\b) ?(?:bottle|jar|can|tin|box|bag|tube|cart|cartridge|joint|pre-?roll|bar|piece|pouch|stick|package|container|tray)s?\.?$/i

/** More than any till writes around a price. */
const LONGEST_PRICE = 80

/** A price cell with single blanks; nothing of one that is too long to be a price. */
function priceText(cell: string): string {
  return cell.length > LONGEST_PRICE ? '' : cell.trim().replaceAll(/\s+/g, ' ')
}

/** The measure in a price cell, for a row that has no other. */
export function measureOfPrice(cell: string): string | null {
  const found = OF_MEASURE.exec(priceText(cell))?.[1] ?? null
  return found === null || /^(?:g|gr|grams?|mg|ml|pk|pack|ct|pieces?)$/i.test(found) ? null : found
}

function withoutMeasure(cell: string): string {
  const text = priceText(cell)
  if (text === '') return cell
  const bare = text.replace(PER_UNIT, '').replace(OF_ONE, '')
  return measureOfPrice(bare) === null ? bare : bare.replace(OF_MEASURE, '')
}

/** A money cell in cents, null when blank. A negative amount, or text that is no amount, is a fault. */
export function readMoney(cell: string, isInCents: boolean): Money {
  if (isNothing(cell)) return { cents: null }
  const amount = readAmount(withoutMeasure(cell))
  if (amount.kind === 'empty') return { cents: null }
  if (amount.kind === 'text') return { fault: `"${cell.slice(0, 40)}" is not a price` }
  const cents = Math.round(isInCents ? amount.value : Number((amount.value * 100).toPrecision(12)))
  if (amount.value < 0) return { fault: 'the price is negative' }
  return cents > MAX_PRICE_CENTS ? { fault: 'the price is too high' } : { cents }
}

const LONGEST_PAIR = 60
const TWO_AMOUNTS =
  /^(?<before>[a-z.:\s]*?)\s*\$?\s*(?<first>\d+(?:,\d{3})*(?:\.\d+)?)\s*(?<between>[^\d$]{1,24}?)\s*\$?\s*(?<second>\d+(?:,\d{3})*(?:\.\d+)?)\s*(?<after>[a-z.\s)]*)$/i
const SAYS_SALE = /\b(?:sale|now|was|special|reg|regular|orig|original|promo|deal|marked|member)\b|->|→|>/i

/** A price that is struck out is no more. */
const STRUCK = /(?:~~|<(?:s|del|strike)>)\s*(\$?[\d.,]{1,12})\s*(?:~~|<\/(?:s|del|strike)>)/i

/** The price and the lower one of a cell that holds both: "150 / 130 sale", "was $40 now $32", "$40 → $32". Null of any other. */
export function readBothPrices(cell: string): { regular: string; sale: string } | null {
  if (cell.length > LONGEST_PAIR) return null
  const said = cell.replace(STRUCK, 'was $1 now ')
  const { before = '', first = '', between = '', second = '', after = '' } = TWO_AMOUNTS.exec(said)?.groups ?? {}
  if (!SAYS_SALE.test(`${before} ${between} ${after}`)) return null
  const amounts = [first, second].map((text) => readAmount(text))
  const [one, other] = amounts.map((amount) => (amount.kind === 'amount' ? amount.value : 0))
  if (!one || !other || one === other) return null
  return one > other ? { regular: first, sale: second } : { regular: second, sale: first }
}

/**
 * Price and sale price out of up to three columns. Beside a regular price, the plain price is what is paid now. A sale price
 * that is not lower is none; zero beside a price means no sale. Zero alone is a fault: nothing on a menu is free.
 */
export function settlePrices(given: {
  price: number | null
  regular: number | null
  sale: number | null
}): { priceCents: number | null; salePriceCents: number | null } | { fault: string } {
  const price = given.price
  const regular = given.regular === 0 ? null : given.regular
  const full = regular === null ? price : Math.max(regular, price ?? 0)
  const offers = [given.sale, regular === null ? null : price].filter((cents) => cents !== null && cents > 0)
  const offer = offers.length === 0 ? null : Math.min(...offers.map(Number))
  if (full === 0) return { fault: 'the price is zero' }
  if (full === null) return { priceCents: offer, salePriceCents: null }
  return { priceCents: full, salePriceCents: offer !== null && offer < full ? offer : null }
}

const MOST_OFF = 90

/** What is taken off a price: a share of it in percent, or a sum in cents. */
export type Discount = { percent: number } | { cents: number }

/**
 * What a cell takes off a price: "25%", "25% off", "$5 off", and 25 where the header says what it counts. Null of none; 'text' of
 * what may be a fraction, a price or a sentence.
 */
export function readDiscount(cell: string, header: string): Discount | null | 'text' {
  const text = cell.trim()
  if (isNothing(text)) return null
  const [, digits = '', sign = ''] = /^[-–]?\s?(\d{1,2}(?:\.\d{1,2})?)\s?(%?)(?: off)?$/i.exec(text) ?? []
  const percent = Number(digits)
  const isCounted = sign !== '' || /%|pct|perc|porcentaje/i.test(header)
  if (digits !== '' && (isCounted || percent === 0)) {
    if (percent === 0) return null
    return percent < 1 || percent > MOST_OFF ? 'text' : { percent }
  }
  const [, sum = '', off = ''] = SUM_OFF.exec(text) ?? []
  const isSum = sum !== '' && (off !== '' || /^[-–]/.test(text) || SUMS_OFF.test(header))
  if (!isSum || (!text.includes('$') && !/\$|dollars?|usd/i.test(header))) return 'text'
  return Number(sum) === 0 ? null : { cents: Math.round(Number(sum) * 100) }
}

const SUM_OFF = /^[-–]?\s?\$?\s?(\d{1,3}(?:\.\d{1,2})?)\s?( off)?$/i
/** A sum under these is what is saved, not what is paid. */
const SUMS_OFF = /\boff\b|discount|\bdisc\b|saving|save|rebate|descuento|rabais/i

/** What a discount leaves of a price in cents; null where the cell tells none, or takes all of it. */
export function lessDiscount(cents: number | null, cell: string, header: string): number | null {
  const off = readDiscount(cell, header)
  if (cents === null || off === null || off === 'text') return null
  const left = Math.round('percent' in off ? cents * (1 - off.percent / 100) : cents - off.cents)
  return left < cents * (1 - MOST_OFF / 100) ? null : left
}
