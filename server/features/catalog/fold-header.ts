import { foldWords } from './fold-words.ts'

const PREFIX = /^(product|item|menu|variant|inventory|pos|store|master) /

/** A header for comparing, and the same without a leading `product` or `item`. */
export function foldHeader(header: string): readonly string[] {
  const words = foldWords(header.replace(/\(\s*(?:\$|usd)\s*\)|\$/gi, ' '))
    .replaceAll('.', ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words === '' && header.includes('$')) return ['price']
  const short = words.replace(PREFIX, '')
  return short === words ? [words] : [words, short]
}

/** Whether a money column counts in cents. */
export function isInCents(header: string): boolean {
  return /\b(cents?|pennies|minor)\b/.test(foldHeader(header)[0] ?? '')
}

/** Whether a yes in this column means that the product is not for sale. */
export function isInverted(header: string): boolean {
  return /\b(sold out|out of stock|hide|hidden|archived)\b/.test(foldHeader(header)[0] ?? '')
}
