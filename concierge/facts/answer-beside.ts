import { wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import type { StoreIntent } from '#concierge/understand/intent.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { answerFact, findFact } from './answer-any.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'
import { admittingParticular } from './particulars.ts'
import { sayFact } from './say-fact.ts'

/** A fact from another part of the profile, where it speaks of the silent topic and does not only share a word with the question. */
export function answerBeside(intent: StoreIntent, question: FactQuestion): FactAnswer | null {
  const fact = findFact(question)
  const speaks = SPEAKS_OF[intent]
  if (fact !== null && (speaks === undefined || speaks.test(`${fact.path} ${String(fact.value)}`.toLowerCase())))
    return admittingParticular(answerFact(fact, question), question)
  const lines = speaks === undefined || intent === 'store_hours' ? [] : linesOnTopic(question, speaks)
  return lines.length === 0
    ? null
    : {
        text: lines.map((line) => sayFact(line, question.language)).join(' '),
        paths: lines.map(({ path }) => path),
        known: true,
      }
}

const MOST_LINES = 2

/** Lines of the shop's own on the topic, by their keys or by what they share with the question, the nearest first. */
function linesOnTopic({ store, plain }: FactQuestion, speaks: RegExp): readonly Fact[] {
  const asked = new Set(
    wordsIn(plain)
      .map(wordStem)
      .filter((stem) => stem.length > 3),
  )
  return store.facts
    .filter((fact) => isOwn(fact) && typeof fact.value === 'string' && fact.value.includes(' '))
    .map((fact) => ({
      fact,
      shared: [...asked].filter((stem) => fact.keyWords.has(stem) || fact.valueWords.has(stem)).length,
      named: speaks.test(fact.path.replaceAll(/[._]/g, ' ')),
    }))
    .filter(({ fact, shared, named }) => named || (shared > 0 && speaks.test(String(fact.value).toLowerCase())))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_LINES)
    .map(({ fact }) => fact)
}

const SPEAKS_OF: Readonly<Partial<Record<StoreIntent, RegExp>>> = {
  returns: /return|refund|exchang|warrant|defect|store credit|replac/,
  delivery: /deliver|driver|courier/,
  pickup: /pick|order|curb|drive/,
  loyalty: /point|reward|loyal|member|club|stamp/,
  tax: /tax/,
  parking: /park|\blot\b|garage|street|space|trailer|\brv|bike/,
  id_policy: /\bids?\b|_id\b|licen|passport|\bage|older|visitor|patient|medical|minor|kids|child|\b(?:21|18)\b/,
  purchase_limits: /limit|ounce|gram|\bmg\b/,
  accessibility:
    /wheel|ramp|deaf|hear|sign[_ ]language|\basl\b|braille|access|lowered|step|elevator|door|service|\bpets?\b|dog|animal/,
  store_hours: /hour|open|clos|busy|wait|crowd|line/,
  jobs: /job|career|hiring|work|apply/,
}
