import { foldWords } from '#server/features/catalog/fold-words.ts'

export type Loose = Readonly<Record<string, unknown>>

export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A yes or a no, however it was written; null for anything that says more. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return null
  const word = foldWords(value)
  if (/^(?:yes|y|true|si|available|offered|yes we do|open)$/.test(word)) return true
  return /^(?:no|n|false|none|not available|not offered|unavailable|no we do not|never)$/.test(word) ? false : null
}

/** The first figure of a value: 75 of "$75 minimum". */
export function readFigure(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const figure = /\d[\d,]*(?:\.\d+)?/.exec(value)?.[0]
  return figure === undefined ? (/\bfree\b/i.test(value) ? 0 : null) : Number(figure.replaceAll(',', ''))
}

/** A key as words: `acceptedPayments` reads "accepted payments". */
export function wordsOf(key: string): string {
  return foldWords(key)
}

/** Sentences of a text, each without its full stop. A point inside a figure or an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[a-z0-9)%][.!?]|\n)\s+(?=[A-Z0-9$])|\s*\n\s*|;\s+/)
    .map((part) => part.trim().replace(/[.!]$/, ''))
    .filter((part) => part !== '')
}

/** What has no shape of its own, as one line: "Veterans: 20%", "flower: 2 ounces; edibles: 800 mg". */
export function tellLoose(value: unknown): string {
  if (Array.isArray(value)) return value.map(tellLoose).filter(Boolean).join('; ')
  if (!isLoose(value)) return value === null || value === undefined ? '' : String(value)
  const entries = Object.entries(value)
  const name = entries.find(([key, entry]) => NAMING.test(key) && typeof entry === 'string')
  const rest = entries.filter((entry) => entry !== name).map(([key, entry]) => `${wordsOf(key)} ${tellLoose(entry)}`)
  if (name === undefined) return entries.map(([key, entry]) => `${wordsOf(key)}: ${tellLoose(entry)}`).join('; ')
  const only = entries.filter((entry) => entry !== name)
  const told = only.length === 1 ? tellLoose(only[0]?.[1]) : rest.join(', ')
  return told === '' ? String(name[1]) : `${String(name[1])}: ${told}`
}

/** Keys whose value names the entry that they stand in. */
const NAMING = /^(?:name|title|who|for|zone|type|label|group|location|method|day|what|audience)$/i

/** Every text of a value as a list of lines. */
export function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return sentencesOf(value)
  if (Array.isArray(value)) return value.map(tellLoose).filter((line) => line !== '')
  if (!isLoose(value)) return []
  return Object.entries(value).map(([key, entry]) => {
    const told = tellLoose(entry)
    return /^\d+$/.test(key) ? told : `${sentenceCase(wordsOf(key))}: ${told}`
  })
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
