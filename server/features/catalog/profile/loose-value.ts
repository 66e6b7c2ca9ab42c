import { onceFor } from '#concierge/retrieve/remember.ts'
import { clock, listOf, sentence } from '#concierge/say/wording.ts'
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
    .split(/(?<=(?:[a-z0-9)%]|\bID|\bATM|\d ?[AP]M)[.!?]|\n)\s+(?=[A-Z0-9$])|(?<!\s)\s*\n\s*|;\s+/)
    .map((part) => part.trim().replace(/[.!]$/, ''))
    .filter((part) => part !== '')
}

/**
 * What has no shape of its own, as one line that a shopper may read: "Veterans: 20% off", "debit card: fee $2",
 * "flower: 2 ounces; edibles: 800 mg".
 */
export function tellLoose(value: unknown): string {
  if (Array.isArray(value)) return value.map(tellLoose).filter(Boolean).join('; ')
  if (!isLoose(value)) return value === null || value === undefined ? '' : String(value)
  return tellTable(value)
}

/** Kept, for what is told of a table is asked again at every level above it. */
const tellTable = onceFor((value: Loose): string => {
  const entries = Object.entries(value).filter(([, entry]) => entry !== null && tellLoose(entry) !== '')
  const name = NAMING.flatMap((key) => entries.filter(([known]) => known.toLowerCase() === key)).find(
    ([, entry]) => typeof entry === 'string',
  )
  const counted = name === undefined ? entries.find(([key]) => key === 'points') : undefined
  const others = entries.filter((entry) => entry !== name && entry !== counted)
  const isTable = name === undefined && counted === undefined && !others.some(([key]) => isSpoken(key))
  const told = [
    ...tellSpan(others),
    ...others.filter(([key]) => !SPAN.test(key)).map((entry) => tellEntry(entry, isTable)),
  ]
    .filter(Boolean)
    .join(isTable ? '; ' : ', ')
  if (counted !== undefined) return `${String(counted[1])} points: ${told}`
  if (name === undefined) return told
  return told === '' ? String(name[1]) : `${String(name[1])}: ${told}`
})

/** Keys whose value names the entry that they stand in, the most telling first. */
const NAMING: readonly string[] =
  'title name level tier rank who for audience zone category product item kind type method what label group location day'.split(
    ' ',
  )

/** Keys of a row that need another word than their own, or none, to be said. */
const SPOKEN: readonly (readonly [RegExp, (told: string) => string])[] = [
  [
    /^(?:rule|offer|deal|details?|description|notes?|text|how|when|where|value|answer|info|policy|gets?|reward|instructions?|steps|terms|what|what you get|saves?)$/,
    (told) => told,
  ],
  [/^(?:fee|cost|charge|surcharge)$/, (told) => (isNothing(told) ? 'no fee' : `fee ${priced(told)}`)],
  [
    /^(?:minimum|min)(?: order| purchase| spend)?$/,
    (told) => (isNothing(told) ? 'no minimum' : `minimum order ${priced(told)}`),
  ],
  [
    /^(?:off|percent off|percent)$/,
    (told) => `${/^\d+$/.test(told) ? `${told}%` : told}${/\boff\b/.test(told) ? '' : ' off'}`,
  ],
  [/^discount$/, (told) => (/^\$?\d+%?$/.test(told) ? `${told}${/[$%]/.test(told) ? '' : '%'} off` : told)],
  [
    /^(?:bring|bring along|requires?|required|needs?|proof)$/,
    // A level of a club is reached and needs nothing to be brought.
    (told) => (/\$|\b(?:spent|spend|points?|visits?|joining|sign)/i.test(told) ? `with ${told}` : `bring ${told}`),
  ],
  [/^(?:within|time limit|window)$/, (told) => (told.startsWith('within') ? told : `within ${told}`)],
  [/^(?:usual time|time|takes|eta|wait)$/, (told) => `usually ${told}`],
  [/^(?:days?|from to|who|for(?: whom)?|used for)$/, (told) => told],
  [
    /^(?:from |min(?:imum)? )?(?:points?|spend)(?: (?:needed|required|from|min(?:imum)?))?$|^threshold$/,
    (told) => (/^[\d,]+$/.test(told) ? `from ${told} points` : told),
  ],
  [/^(?:benefits?|perks?|gives)$/, (told) => told],
]

function isSpoken(key: string): boolean {
  return SPAN.test(key) || IS_THERE.test(wordsOf(key)) || SPOKEN.some(([pattern]) => pattern.test(wordsOf(key)))
}

/** Flags that say no more than that there is such a thing. */
export const IS_THERE =
  /^(?:yes|ok|okay|have (?:one|it)|we have (?:one|it)|there is one|possible|works|offered|available|accepted|allowed|enabled|sold|taken|welcome|provided|exists|on ?site|accessible|done)$/

/** A key and its value as part of a line. */
export function tellEntry([key, entry]: readonly [string, unknown], isTable: boolean): string {
  const words = wordsOf(key)
  const flag = typeof entry === 'boolean' ? entry : null
  if (flag !== null && IS_THERE.test(words)) return flag ? '' : `not ${words === 'yes' ? 'offered' : words}`
  const only = /^(medical|patients?|members?|adults?) only$/.exec(words)?.[1]
  if (flag === true && only !== undefined) return `for ${only === 'medical' ? 'medical patients' : only} only`
  if (flag !== null) return flag ? words : `no ${words}`
  const told = isTextList(entry) ? inOneBreath(entry) : tellLoose(entry)
  const spoken = isTable ? undefined : SPOKEN.find(([pattern]) => pattern.test(words))?.[1]
  return spoken === undefined ? `${words}${isTable ? ':' : ''} ${told}` : spoken(told)
}

/** The two ends of a span are said together. */
const SPAN = /^(?:from|to|until)$/

function tellSpan(entries: readonly (readonly [string, unknown])[]): string[] {
  const parts = entries.flatMap(([key, entry]) => (SPAN.test(key) ? [`${key} ${onTheClock(tellLoose(entry))}`] : []))
  return parts.length === 0 ? [] : [parts.join(' ')]
}

/** "13:00" as a shopper says it. */
export function onTheClock(told: string): string {
  return told.replaceAll(/\b\d{2}:\d{2}\b(?!:|\s*[ap]\.?m\b)/gi, (time) => clock(time))
}

/** "a, b and c". */
export function inOneBreath(parts: readonly string[]): string {
  return listOf(parts, 'en')
}

function isNothing(told: string): boolean {
  return /^(?:none|no|free|0|\$0)$/i.test(told)
}

export function priced(told: string): string {
  return /^\d+(?:\.\d+)?$/.test(told) ? `$${/\.\d$/.test(told) ? `${told}0` : told}` : told
}

/** Every text of a value as a list of lines. */
export function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return sentencesOf(value)
  if (Array.isArray(value)) return value.map(tellLoose).filter((line) => line !== '')
  if (!isLoose(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => {
    const words = sentenceCase(wordsOf(key))
    if (typeof entry === 'boolean') return [entry ? words : `${words}: no`]
    const told = isTextList(entry) ? inOneBreath(entry) : tellLoose(entry)
    return told === '' ? [] : [/^\d+$/.test(key) ? told : `${words}: ${told}`]
  })
}

export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

/** Lines as sentences of one text. */
export function inSentences(lines: readonly string[]): string {
  return lines.map((line) => sentence(line)).join(' ')
}

/** A line with what it is on before it, unless it says so itself or is a sentence that needs no heading. */
export function underHeading(words: string, entry: unknown): string {
  const told = tellLoose(entry).trim()
  const isWhole = told.split(' ').length >= WORDS_OF_SENTENCE && /^[A-Z]/.test(told)
  return told === '' ? '' : isWhole ? told.replace(/\.$/, '') : `${sentenceCase(words)}: ${told.replace(/\.$/, '')}`
}

const WORDS_OF_SENTENCE = 5

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
