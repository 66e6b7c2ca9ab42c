import type { FactAnswer, FactQuestion } from './answer.ts'
import { answerFact, findFact, namesUnforeseenFact } from './answer-any.ts'
import { answerIdentification, LIMITS_AGE } from './answer-identification.ts'
import { isOwn } from './own-facts.ts'

const TELLS_LIMIT =
  /\b(?:limit(?:ed)?|max(?:imum)?|at most|no more than|up to)\b|\bper (?:person|household|customer|guest|visit)\b/i

/** "How many clones can I have", and no limit of age: what the shop's own fact on the thing says, where that tells a limit; null where none does. */
export function answerOwnLimit(question: FactQuestion): FactAnswer | null {
  if (LIMITS_AGE.test(question.plain)) return answerIdentification(question)
  const named = namesUnforeseenFact(question.store, question.plain)
  const fact = named === null || named === 'word' ? null : findFact(question)
  return fact !== null && isOwn(fact) && TELLS_LIMIT.test(String(fact.value)) ? answerFact(fact, question) : null
}
