/** What a money or number cell holds: an amount, nothing, or text that is no amount. */
export type Amount = { kind: 'amount'; value: number } | { kind: 'empty' } | { kind: 'text' }

const NOTHING = /^(\[ ?\]|\{ ?\}|n\/?a|null|none|nil|undefined|nan|tbd|-+|–|—|\.|\?)$/i

export function isNothing(cell: string): boolean {
  return cell === '' || NOTHING.test(cell)
}

/** Reads `$1,234.50`, `1.234,50 €`, `USD 30`, `(5.00)` as minus 5. A single comma before one or two digits is a decimal comma. */
export function readAmount(cell: string): Amount {
  const text = cell.trim()
  if (isNothing(text)) return { kind: 'empty' }
  const bare = text
    .replace(/^\(\s*(.*?)\s*\)$/, '-$1')
    .replace(/[\s\u00a0\u202f]+/g, '')
    .replace(/^([-+\u2212]?)(?:USD|CAD|EUR|GBP|US\$|CA\$|C\$|[$€£])([-+\u2212]?)/i, '$1$2')
    .replace(/(?:USD|CAD|EUR|GBP|[$€£])$/i, '')
    .replace('\u2212', '-')
    .replace(/^['\u2019]/, '')
  const digits = withDecimalPoint(bare)
  if (digits === null) return { kind: 'text' }
  return { kind: 'amount', value: Number(digits) }
}

function withDecimalPoint(text: string): string | null {
  if (/^[-+]?(\d{1,12}(\.\d*)?|\.\d+)$/.test(text)) return text
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '')
  if (/^[-+]?\d{1,3}(\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^[-+]?\d{1,12},\d{1,2}$/.test(text)) return text.replace(',', '.')
  return /^[-+]?\d{1,7}(\.\d+)?e[+-]?\d{1,2}$/i.test(text) ? text : null
}

/** The number of a cell that may have a unit of weight behind it; null for anything else. */
export function numberIn(cell: string): number | null {
  if (isNothing(cell)) return null
  const amount = readAmount(cell.replace(/\s*(mg|milligrams?|g|grams?)\.?$/i, ''))
  return amount.kind === 'amount' && amount.value >= 0 ? amount.value : null
}

/** The currency that a price cell names by code or sign; null when it names none or only a dollar. */
export function readCurrency(cell: string): string | null {
  const code = /\b(USD|CAD|EUR|GBP|AUD|CHF|MXN)\b/i.exec(cell)?.[1]
  if (code !== undefined) return code.toUpperCase()
  if (cell.includes('€')) return 'EUR'
  if (cell.includes('£')) return 'GBP'
  return /\bCA?\$/.test(cell) ? 'CAD' : null
}

const MAX_STOCK = 10_000_000
const IN_STOCK =
  /^(in ?stock|yes|y|true|t|available|active|published|visible|enabled|online|instock|low( ?stock)?|disponible|si|unlimited|ilimitado|orderable|for sale|limited( stock)?|few left|a few( left)?|plenty|lots|tons|last (one|two|few|\d{1,2})|one left|two left|on)$/
const OUT_OF_STOCK =
  /^(out|out( of)? ?stock|outofstock|no|n|false|f|unavailable|sold ?out|inactive|hidden|archived|draft|disabled|offline|not available|agotad[oa]|none left|discontinued|back ?order(ed)?|off)$/

/** "No – back Friday", "Yes, last 2". */
const FIRST_SAYS =
  /^(yes|no|in stock|out of stock|sold ?out|available|unavailable|discontinued)(?:\s*[,.:;(–—]| {2,}| -).{0,60}$/

const STOCK_NUMBER =
  /^[>~]?\s*(-?[\d.,]+)\s*\+?\s*(?:x|units?|ea(?:ch)?|items?|pcs?|pieces?|pkgs?|g|grams?|in stock|left|available)?\.?(?:\s*\([^()]{0,40}\))?$/

/** Units in stock. `null` is in stock without a number; below zero, which a till reports when it oversold, is zero. */
export function readStock(cell: string): { kind: 'stock'; value: number | null } | { kind: 'text' } {
  if (isNothing(cell)) return { kind: 'stock', value: null }
  const words = stockWords(cell)
  if (IN_STOCK.test(words)) return { kind: 'stock', value: null }
  if (OUT_OF_STOCK.test(words)) return { kind: 'stock', value: 0 }
  const said = stockInWords(words)
  if (said !== undefined) return { kind: 'stock', value: said }
  const first = FIRST_SAYS.exec(words)?.[1]
  if (first !== undefined) return { kind: 'stock', value: OUT_OF_STOCK.test(first) ? 0 : null }
  const number = STOCK_NUMBER.exec(cell.trim().toLowerCase())?.[1]
  const amount = readAmount(number ?? 'text')
  if (amount.kind !== 'amount') return { kind: 'text' }
  const value = Math.max(0, amount.value)
  return { kind: 'stock', value: Math.min(MAX_STOCK, value > 0 && value < 1 ? 1 : Math.floor(value)) }
}

function stockWords(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[_-]+/g, ' ')
}

/** Short answers as people write them; what is nearly gone is still there, and what comes back is not. */
const STILL = /^(?:almost|nearly|not|never|running|going|getting) (?:gone|out|sold out|empty|low|fast)$/
const GONE =
  /^(?:(?:all|now|currently|is|are|temporarily|just) )?(?:nope|nah|gone|out|sold|empty|none|nothing|no more|86'?e?d|not (?:in|yet|now|here|available))\b(?! of the)|^(?:back|coming|due|expected|eta|pre ?order|await\w*|on order|on the way|re ?stock\w*|next (?:week|drop|month))\b|^(?:pulled|finished|used up|ran out|run out|zero)$|\bsold out$|\bout of stock$|\bnot (?:yet|in yet|in stock|available)$/
const THERE =
  /^(?:yep|yup|yeah|sure|in|low|some|enough|loads|many|several|full|ready|here|good|ok|okay|well stocked|lots left|running low|selling fast|going fast|limited|scarce|on (?:the )?shelf|in store|fresh|now|stocked|have (?:it|some)|got (?:it|some)|in (?:the )?(?:case|shop|jar|window|cooler|fridge|house)|on (?:hand|the floor|display)|still (?:some|here|in))$|^(?:in stock|plenty|a few|some|lots|just a few)\b/
/** "Only 2 left", "last 3", "quedan 2". */
const LEFT =
  /^(?:only|just|last)? ?(\d{1,4}) (?:left|remaining|to go|in stock|on hand)$|^(?:solo )?(?:quedan?|(?:las |los )?ultim[ao]s) (\d{1,4})(?: piezas| unidades)?$/
const GONE_IN_SPANISH =
  /^(?:agotad[oa]s?|vendid[oa]s?|no (?:hay|quedan?|tenemos)|sin (?:existencias?|stock|inventario)|fuera de (?:stock|existencias?)|no disponibles?|descontinuad[oa]|proximamente|en camino|por llegar|llega\b.{0,20}|vuelve\b.{0,20})$/
const THERE_IN_SPANISH =
  /^(?:(?:si )?hay|disponibles?|en (?:stock|existencias?|tienda|inventario)|(?:quedan )?(?:poc[ao]s|much[ao]s|vari[ao]s|algun[ao]s)|ultim[ao]s?(?: (?:pieza|unidad(?:es)?|piezas))?|bastantes?|suficientes?|casi agotad[oa]s?)$/
const LONGEST_ANSWER = 40

function stockInWords(words: string): number | null | undefined {
  if (words.length > LONGEST_ANSWER) return undefined
  const [, left, quedan] = LEFT.exec(words) ?? []
  if (left !== undefined || quedan !== undefined) return Number(left ?? quedan)
  if (STILL.test(words)) return null
  if (GONE.test(words) || GONE_IN_SPANISH.test(words)) return 0
  return THERE.test(words) || THERE_IN_SPANISH.test(words) ? null : undefined
}

export function isStockWord(cell: string): boolean {
  const words = stockWords(cell)
  return IN_STOCK.test(words) || OUT_OF_STOCK.test(words) || stockInWords(words) !== undefined
}
