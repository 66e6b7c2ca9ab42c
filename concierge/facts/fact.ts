import type { StoreProfile } from '#contract/store-profile.ts'
import { foldText, wordStem } from '#concierge/understand/fold-text.ts'
import { isOwn } from './own-facts.ts'

/**
 * One leaf of the profile: `path` as in "pickup.ready_minutes", `top` and `leaves` the keys in it, the words the stems of its key, of
 * the last one in it, and of its own text.
 */
export type Fact = {
  path: string
  top: string
  leaves: readonly string[]
  value: string | number | boolean | readonly string[]
  keyWords: ReadonlySet<string>
  leafWords: ReadonlySet<string>
  valueWords: ReadonlySet<string>
}

const HIDDEN = new Set([
  '_note',
  'id',
  'catalog',
  'department_hours',
  'timezone',
  'currency',
  'slug',
  'tenant',
  'created_at',
  'updated_at',
])

/** Flattens a profile into facts. Keys that start with an underscore and technical keys are not for shoppers. */
export function readFacts(profile: StoreProfile): Fact[] {
  const facts: Fact[] = []
  collect(profile, '', facts)
  return facts
}

function collect(value: unknown, path: string, facts: Fact[]): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    facts.push(factOf(path, value))
    return
  }
  if (Array.isArray(value)) {
    const answers = value.map(readAnswer)
    if (answers.length > 0 && answers.every((answer) => answer !== null)) {
      facts.push(...answers)
      return
    }
    const texts = value.filter((entry): entry is string => typeof entry === 'string')
    const rows = isOwn({ top: path.split('.')[0] ?? path }) ? value.map(readRow) : []
    if (texts.length === value.length && texts.length > 0) facts.push(...listFacts(path, texts))
    else if (rows.length > 0 && rows.every((row) => row !== null))
      for (const [index, row] of rows.entries()) facts.push(factOf(`${path}.${index}`, row))
    else for (const [index, entry] of value.entries()) collect(entry, `${path}.${index}`, facts)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    if (key.startsWith('_') || (path === '' && HIDDEN.has(key))) continue
    collect(entry, path === '' ? key : `${path}.${key}`, facts)
  }
}

/** "Vinyl night: every Thursday 6 to 9 PM, local DJs": a row of plain values as one line, what names it first; null for any other. */
function readRow(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null
  const told = Object.entries(entry).map(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? `${JOINED.test(key) ? 'sign up: ' : ''}${value.replace(/[.;]$/, '')}`
      : typeof value === 'number'
        ? PRICED.test(key)
          ? `$${value}`
          : `${key.replaceAll('_', ' ')} ${value}`
        : null,
  )
  const [name, ...rest] = told.filter((value) => value !== null)
  if (name === undefined || rest.length < told.length - 1) return null
  return rest.length === 0 ? name : `${name}: ${rest.join(', ')}`
}

/** An address alone does not say that it is where one signs up. */
const JOINED =
  /^(?:sign_?up|signup_at|register|registration|rsvp|book|booking|reserve|how_to_(?:join|book|sign_up)|enrol+|tickets?)$/
const PRICED = /price|cost|fee|cover|admission/

/** A question with its answer is a fact under the question's own words. */
function readAnswer(entry: unknown): Fact | null {
  if (typeof entry !== 'object' || entry === null) return null
  const told = new Map(Object.entries(entry))
  const [asked, answer] = [told.get('q') ?? told.get('question'), told.get('a') ?? told.get('answer')]
  if (typeof asked !== 'string' || typeof answer !== 'string') return null
  return factOf(
    foldText(asked)
      .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
      .replaceAll(/^_|_$/g, ''),
    answer,
  )
}

const WORDS_OF_A_SENTENCE = 5

/** Notes in whole sentences are told one by one; a list of names is one fact. */
function listFacts(path: string, texts: readonly string[]): Fact[] {
  const isProse = !path.includes('.') && texts.every((text) => text.split(' ').length >= WORDS_OF_A_SENTENCE)
  return isProse ? texts.map((text) => factOf(path, text)) : [factOf(path, texts)]
}

function factOf(path: string, value: Fact['value']): Fact {
  const [top = '', ...leaves] = path.split('.')
  return {
    path,
    top,
    leaves,
    value,
    keyWords: stems(path.replaceAll(/[._]/g, ' ')),
    leafWords: new Set((leaves.at(-1) ?? top).split('_').map(wordStem)),
    valueWords: stems(Array.isArray(value) ? value.join(' ') : String(value)),
  }
}

/** "RVs" is the plural of letters, which no ending tells once they are small. */
const LETTERS = /\b([A-Z]{2,})s\b/g

function stems(text: string): Set<string> {
  return new Set(
    foldText(
      text
        .replace(LETTERS, '$1')
        .replaceAll(/\b(rv|ev|suv|atm)s\b/g, '$1')
        .replaceAll(/\bwi[- ]fi\b/gi, 'wifi'),
    )
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1)
      .map(wordStem),
  )
}
