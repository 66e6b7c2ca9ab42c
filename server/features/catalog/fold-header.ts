import { foldWords } from './fold-words.ts'

const PREFIX = /^(product|item|menu|variant|inventory|pos|store|master) /

/** `mg / piece` is read as it is spoken; `mg/g` is a share. */
const PER =
  /(?:(?<!mg) ?\/ ?|\bpar (?=portion|unité|pièce))(?=(?:pieces?|piezas?|pièces?|unidad|unité|porción|portion|pcs?|packs?|pk|pkg|packages?|units?|each|ea|servings?|srv|doses?|grams?|g|oz|ounces?|gumm(?:y|ies)|bottle|can|jar)(?![a-z]))/gi
/** What a system says of its own columns, and what a writer adds in brackets. */
const FORM = / (?:label|text|txt|words?|field|column|col|string|str|formatted)$/
const ASIDE = /\([^()]{1,60}\)|\[[^\][]{1,60}\]/g
/** In brackets as well it makes another thing of the column. */
const OTHER_THING =
  /ship|gross|cost|whole|whsl|bulk|case|member|staff|employee|club|loyal|vip|medical|patient|senior|veteran|vendor|tax|last|old|prev|next|per\b|each|unit|\/|mg|cbd|thc|total|max|min|date|id\b/i

/** A base of linked tables says `Name (from Brand)`. */
const LOOKED_UP = /^([^()]{1,40}) \(from ([^()]{1,40})\)$/i

/** What is longer names no column: cells of prose are read as headers too while the header is looked for. */
const LONGEST_HEADER = 200

/** A header for comparing, and the same without a leading `product`, a trailing `label` and what stands in brackets. */
export function foldHeader(header: string): readonly string[] {
  const spaced = header.slice(0, LONGEST_HEADER).replaceAll(/\s+/g, ' ').replace(LOOKED_UP, '$2 $1')
  const spoken = spaced.replace(/\( ?(?:\$|usd) ?\)|\$/gi, ' ').replace(PER, ' per ')
  const words = plain(spoken)
  if (words === '' && spaced.includes('$')) return ['price']
  const forms = [words, words.replace(PREFIX, ''), words.replace(FORM, '')]
  if (spaced.includes('$') && !/\bprice\b/.test(words)) forms.push(`${words} price`)
  const bare = plain(spoken.replace(ASIDE, (aside) => (OTHER_THING.test(aside) ? aside : ' ')))
  if (bare !== '') forms.push(bare, bare.replace(PREFIX, ''))
  return [...new Set(forms)]
}

function plain(text: string): string {
  const words = foldWords(text.replace(SPANISH_PRICE, 'precio ')).replaceAll('.', ' ')
  return words.replace(/\s+/g, ' ').trim()
}

/** `P.V.P.` is what the public pays, `P. oferta` the price of an offer. */
const SPANISH_PRICE =
  /^p\. ?v\. ?p\b\.?|^p\.? ?(?=(?:oferta|venta|unitario|regular|normal|rebajado|especial|publico)\b)/i

/** Whether a money column counts in cents. */
export function isInCents(header: string): boolean {
  return /\b(cents?|pennies|minor)\b/.test(foldHeader(header)[0] ?? '')
}

/** Whether a yes in this column means that the product is not for sale. */
export function isInverted(header: string): boolean {
  return /\b(sold out|out of stock|hide|hidden|archived)\b/.test(foldHeader(header)[0] ?? '')
}
