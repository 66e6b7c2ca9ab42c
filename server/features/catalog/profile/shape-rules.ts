import { isLoose, linesOf, type Loose, readFigure, readFlag, sentenceCase, tellLoose, wordsOf } from './loose-value.ts'

/** Who may buy and with what: the youngest age, cards taken, and each line as the shop wrote it. */
export function shapeEligibility(value: unknown): Loose | null {
  const lines = isLoose(value) ? [] : linesOf(value)
  const shaped: Record<string, unknown> = {}
  const notes: string[] = []
  if (isLoose(value)) {
    for (const [key, entry] of Object.entries(value)) {
      const words = wordsOf(key)
      if (/^(?:min|minimum)? ?age$|^age limit$/.test(words)) Object.assign(shaped, shapeAge(entry))
      else if (/^(?:accepted|accepts?|valid|accepted ids?|we accept)$/.test(words)) shaped['accepted'] = linesOf(entry)
      else if (/^(?:not accepted|refused|invalid|declined|not valid)$/.test(words))
        shaped['not_accepted'] = linesOf(entry)
      else if (readFlag(entry) !== null || typeof entry === 'number') shaped[key] = entry
      else lines.push(`${sentenceCase(words)}: ${tellLoose(entry)}`)
    }
  }
  for (const line of lines) {
    if (/\b(?:medical|patients?|physician|registry|mmj|reciprocal)\b/i.test(line))
      shaped['medical_cards'] =
        shaped['medical_cards'] === undefined ? line : `${tellLoose(shaped['medical_cards'])}. ${line}`
    else notes.push(line)
  }
  const youngest = notes
    .map((line) => /\b(1[89]|2[01])\b(?=\s*(?:\+|and|or|years|plus|&))/i.exec(line)?.[1])
    .find((age) => age !== undefined)
  if (youngest !== undefined) shaped['minimum_age'] ??= Number(youngest)
  if (notes.length > 0) shaped['who_may_buy'] = notes
  return Object.keys(shaped).length > 0 ? shaped : null
}

/** "21 and up, or 18 with a card": the first is the age, the rest is kept as words. */
export function shapeAge(value: unknown): Loose {
  const age = readFigure(value)
  if (age === null || age < 18 || age > 30) return typeof value === 'string' ? { who_may_buy: [value] } : {}
  const medical =
    typeof value === 'string' && /\b18\b.*\b(?:patients?|physician|medical|card)/i.test(value)
      ? { medical_cards: value }
      : {}
  return { minimum_age: age, ...medical }
}

/** How much one person may buy, from a line or from a table by kind of product. */
export function shapeLimits(value: unknown): Loose | null {
  if (isLoose(value)) {
    const entries = Object.entries(value).filter(([key]) => !/consum|smok|public|leav|driv/i.test(key))
    const others = Object.fromEntries(
      Object.entries(value).filter((entry) => !entries.some(([key]) => key === entry[0])),
    )
    if (entries.length === 0) return null
    const [first] = entries
    const told =
      entries.length === 1 && first !== undefined
        ? `${tellLoose(first[1])} (${wordsOf(first[0])})`
        : entries.map(([key, entry]) => `${wordsOf(key)} ${tellLoose(entry)}`).join('; ')
    return { purchase_limit: told, ...others }
  }
  const text = tellLoose(value)
  return text === '' ? null : { purchase_limit: text }
}

export function shapeSmoking(value: unknown): Loose | null {
  const flag = readFlag(value)
  const text = tellLoose(value)
  if (flag !== null) return { on_site_consumption: flag }
  if (text === '') return null
  return {
    ...(/^(?:no\b|not\b|never|prohibited|forbidden|sorry)/i.test(text) && { on_site_consumption: false }),
    consumption_note: text,
  }
}

/** "2390 Mission St, San Francisco, CA 94110" by its parts; null when it does not end so. */
export function shapeAddress(value: unknown): Loose | null {
  if (typeof value !== 'string') return null
  const [, street = '', city = '', state = '', zip] =
    /^(.+?),\s*([^,]+),\s*([A-Za-z .]+?)\s*(\d{5})(?:-\d{4})?\s*(?:,?\s*USA?)?$/.exec(value.trim()) ?? []
  return zip === undefined
    ? null
    : { street, city, zip, ...(/^[A-Z]{2}$/.test(state) ? { state_code: state } : { state }) }
}
