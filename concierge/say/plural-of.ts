import type { Language } from './wording.ts'

/** How the shopper called it, in the plural; Spanish keeps the shelf's own word. */
export function pluralOf(word: string, language: Language, label: string): string {
  if (language === 'es') return label
  if (word === 'smell proof') return 'smell-proof storage'
  if (word.endsWith('knife')) return `${word.slice(0, -2)}ves`
  return /(?:tea|coffee|merch|storage|shake|wax|hash|kief|keef)$/.test(word)
    ? word
    : /(?:s|x|ch|sh)$/.test(word)
      ? `${word}es`
      : /[^aeiou]y$/.test(word)
        ? `${word.slice(0, -1)}ies`
        : `${word}s`
}
