import { SAYS_NOTHING } from './asked-stems.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import type { Fact } from './fact.ts'

const ASKS_NUMBER: readonly string[] = ['phone', 'number', 'call', 'dial', 'telefono', 'numero', 'text', 'line']

/** A licence that speaks of a lounge or of delivery tells nothing of them. */
const OF_LICENSE = /^licen[cs]es?(?:_(?:number|no|type))?$/
const ASKS_LICENSE: readonly string[] = [
  'license',
  'licence',
  'licensed',
  'licencia',
  'state',
  'legal',
  'permit',
  'kind',
  'type',
  'number',
  'rec',
  'recreational',
  'medical',
  'adult',
]

/** What was lost is looked for among things found: that a shop was founded tells nothing of it. */
export function isOtherFound(fact: Fact, asked: ReadonlySet<string>): boolean {
  const { path } = fact
  if (path.endsWith('_phone') && !ASKS_NUMBER.some((stem) => asked.has(stem))) return true
  if (OF_LICENSE.test(path) && !ASKS_LICENSE.some((stem) => asked.has(stem))) return true
  if (asked.has('lost') && path.startsWith('founded')) return true
  return shareAsked(fact, asked) <= HALF
}

const HALF = 0.5
const MOST = 0.75

/** How much of a question that a shop answers by itself was asked; all of it where the fact is no such question. */
function shareAsked(fact: Fact, asked: ReadonlySet<string>): number {
  const telling = tellingOf(fact)
  return telling === null ? 1 : telling.filter((stem) => asked.has(stem)).length / Math.max(1, telling.length)
}

/** The telling words of a question that a shop answers by itself; null of any other fact. */
const tellingOf = onceFor((fact: Fact) =>
  isQuestion(fact) ? [...fact.leafWords].filter((stem) => !SAYS_NOTHING.has(stem) && stem.length > 1) : null,
)

/** The question of a shop's own list that was asked, near enough in its words. */
export function questionAsked(facts: readonly Fact[], asked: ReadonlySet<string>): Fact | null {
  return questionsOf(facts).find((fact) => shareAsked(fact, asked) >= MOST) ?? null
}

const questionsOf = onceFor((facts: readonly Fact[]) => facts.filter((fact) => isQuestion(fact)))

/** Whether such a question was asked by two telling words of it or more: one alone may be said of anything. */
export function asksWholeQuestion(facts: readonly Fact[], asked: ReadonlySet<string>): boolean {
  const fact = questionAsked(facts, asked)
  const said = [...(fact?.leafWords ?? [])].filter((stem) => stem.length > 1 && asked.has(stem))
  return said.length > 1
}

function isQuestion({ top, leaves }: Pick<Fact, 'top' | 'leaves'>): boolean {
  return leaves.length === 0 && top.split('_').length >= WORDS_OF_A_QUESTION
}

/** A key of so many words is a question of its own ("can_i_use_two_gift_cards_at_once"): half of it is another question. */
const WORDS_OF_A_QUESTION = 5
