import { foldText } from '#concierge/understand/fold-text.ts'
import { askedStems } from './asked-stems.ts'
import type { Fact } from './fact.ts'
import { sameWord } from './same-word.ts'

/** A kind of question, and the values that can answer one. */
const KINDS: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked:
      /\b(?:how much|prices?|pricing|costs?|fees?|charges?|charged|pay|cuanto (?:cuesta|es|vale|cobran)|precios?)\b/,
    told: /\$ ?\d|\bfree\b|\bno (?:charge|cost|fee)|\bgratis\b/i,
  },
  {
    asked: /\bhow long\b|\bhow many (?:minutes|hours)\b|\b(?:time|stay) limit\b|\bcuanto (?:tiempo|dura)\b/,
    told: /\b(?:\d+|an?|half an?|one|two|three|four) ?-?(?:minutes?|mins?|hours?|hrs?)\b/i,
  },
  {
    asked: /\bhow many\b|\b(?:group|party|table|crew) (?:of|for)\b|\bhow big\b|\bcapacity\b|\bcuant[oa]s\b/,
    told: /\b(?:up to|max(?:imum)?(?: of)?|seats?|fits?|holds?) \d|\b\d+ (?:\p{L}+ )?(?:people|persons|guests|seats|spots|tables|chairs|students)\b/iu,
  },
  {
    asked: /\b(?:whens?|what (?:time|days?|night)|which (?:days?|night)|schedule|cuando|a que hora)\b/,
    told: /\d ?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:every|weekly|monthly|daily)\b/i,
  },
  {
    asked: /\b(?:who|whos|whose|quien|quienes)\b/,
    told: /\b(?:by|with|host\p{L}*|taught|teach\p{L}*|led)\b/iu,
  },
  {
    asked: /\b(?:where|donde)\b/,
    told: /\b(?:behind|beside|next to|upstairs|downstairs|floor|street|inside|outside|room|door|corner|entrance)\b/i,
  },
]

/** What a shop calls by other words than those who ask for it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  table: ['reservation', 'seat', 'booking'],
  seat: ['table', 'capacity', 'seating'],
  sit: ['seat', 'seating'],
  cover: ['entry', 'admission'],
  entry: ['cover', 'admission', 'entrance'],
  drink: ['alcohol', 'beverage', 'mocktail'],
  beer: ['alcohol'],
  eat: ['food', 'snack'],
  snack: ['food'],
  kid: ['age', 'minimum'],
  wear: ['dress'],
  gear: ['rental'],
  join: ['signup', 'sign', 'reserve', 'register'],
  teacher: ['instructor', 'host'],
  byo: ['bring'],
  weed: ['product'],
}

const WORD = 2
const VALUE = 1.5
const KIND = 1
const FEWEST = 1.5
const MOST_ROWS = 3
/** Days and hours are told of many things. */
const OF_TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|open|close|closed|hour|now|late|today|tonight|tomorrow|weekend|day|night|time|week|there|here|still)$/

/**
 * Of the facts of one thing those that answer what is asked of it: by words of their keys and values, by what such are also called,
 * and by whether a value can answer such a kind of question. None where nothing but the thing itself is named.
 */
export function rowsAsked(terms: readonly Fact[], plain: string, names: readonly string[]): readonly Fact[] {
  const stems = [...askedStems(plain)].filter(
    (stem) => stem.length > 2 && !OF_TIME.test(stem) && !names.some((name) => sameWord(name, stem)),
  )
  const meant = [...new Set(stems.flatMap((stem) => [stem, ...(ALSO[stem] ?? [])]))]
  const kinds = KINDS.filter(({ asked }) => asked.test(plain))
  const scored = terms.map((term) => {
    const value = Array.isArray(term.value) ? term.value.join(', ') : String(term.value)
    const byKind = kinds.some(({ told }) => told.test(foldText(value))) ? KIND : 0
    return { term, byKind, score: byWords(term, meant) + byKind }
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  if (most >= FEWEST) return scored.filter(({ score }) => score === most).map(({ term }) => term)
  const ofKind = scored.flatMap(({ term, byKind }) => (byKind > 0 ? [term] : []))
  return ofKind.length <= MOST_ROWS ? ofKind : []
}

function byWords({ leaves, leafWords, keyWords, valueWords }: Fact, meant: readonly string[]): number {
  if (leaves.length === 0) return 0
  const has = (words: ReadonlySet<string>, stem: string): boolean => [...words].some((word) => sameWord(stem, word))
  return meant.reduce(
    (sum, stem) => sum + (has(leafWords, stem) || has(keyWords, stem) ? WORD : has(valueWords, stem) ? VALUE : 0),
    0,
  )
}
