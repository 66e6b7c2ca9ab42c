import {
  inSentences,
  isLoose,
  type Loose,
  linesOf,
  readFlag,
  sentenceCase,
  sentencesOf,
  tellLoose,
  wordsOf,
} from './loose-value.ts'

/** Who pays which tax, and whether the menu's prices hold it. */
export function shapeTax(value: unknown): string {
  if (typeof value === 'number') return `Tax: ${percentOf(value)}.`
  if (!isLoose(value)) return inSentences(linesOf(value))
  const whole = tellRates(value)
  if (whole !== null && Object.values(value).every((rate) => /^\d+(?:\.\d+)?%?$/.test(tellLoose(rate))))
    return `Tax: ${whole}.`
  const lines = Object.entries(value).flatMap(([key, entry]) => {
    const words = wordsOf(key)
    const flag = readFlag(entry)
    if (/\b(?:in|included?|includes|inclusive)\b/.test(words) && flag !== null)
      return [flag ? 'Menu prices already include tax' : 'Menu prices do not include tax']
    if (isLoose(entry) && tellRates(entry) !== null) return [`${sentenceCase(words)}: ${tellRates(entry) ?? ''}`]
    if (/^(?:shown|prices?|menu|listed)$/.test(words) && typeof entry === 'string')
      return [/^(?:before|without|plus|excl)/i.test(entry) ? 'Menu prices do not include tax' : `Menu prices: ${entry}`]
    const whole = typeof entry === 'string' && !OF_GROUP.test(words) ? sentencesOf(entry) : []
    if (whole.length > 0 && String(entry).split(' ').length > 3) return whole
    return linesOf({ [key]: typeof entry === 'number' ? percentOf(entry) : entry })
  })
  return inSentences(lines)
}

/** "20% in all (6.25% sales, 3% city)"; null where no sum of the rates is told. */
function tellRates(rates: Loose): string | null {
  const entries = Object.entries(rates)
  const sum = entries.find(([key]) => /^(?:all|total|sum|combined|altogether|in all|in total)$/.test(wordsOf(key)))
  if (sum === undefined || !/^\d+(?:\.\d+)?%?$/.test(tellLoose(sum[1]))) return null
  const rate = (told: unknown): string => (typeof told === 'number' ? percentOf(told) : tellLoose(told))
  const parts = entries.filter((entry) => entry !== sum).map(([key, told]) => `${rate(told)} ${wordsOf(key)}`)
  return `${rate(sum[1])} in all${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`
}

const OF_GROUP =
  /\b(?:adults?|recreational|rec|medical|patients?|gear|merch\p{L}*|accessor\p{L}*|state|city|county|local|excise|sales|flower|edibles)\b/u

/** A rate is written 0.2 or 20. */
function percentOf(rate: number): string {
  return `${rate < 1 ? Math.round(rate * 10_000) / 100 : rate}%`
}
