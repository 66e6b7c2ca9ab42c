import type { FactAnswer, FactQuestion } from './answer.ts'
import { answerFact, findFact, namesUnforeseenFact } from './answer-any.ts'
import { answerContact, otherLine } from './answer-place.ts'
import { paidToDriver } from './answer-payment.ts'
import { isOwn } from './own-facts.ts'

const ASKS_NUMBER = /\b(?:phone|telephone|number|call|dial|text|telefono|numero|llamar?)\b/

/** What is asked of delivery and told outside it: what a driver takes, a number to call, or a matter of the shop's own; null where it is told within. */
export function answerBesideDelivery(question: FactQuestion): FactAnswer | null {
  return paidToDriver(question) ?? (ASKS_NUMBER.test(question.plain) ? numberOf(question) : null) ?? ownFactOn(question)
}

/** One for the matter alone, else the shop's. */
function numberOf(question: FactQuestion): FactAnswer | null {
  const { plain } = question
  const asksPlainly = /\b(?:number|phone|numero|telefono)\b/.test(plain) && !/\d/.test(plain)
  return otherLine(question) ?? (asksPlainly ? answerContact(question) : null)
}

/** "Are gift cards good for delivery", "do you deliver in a snow warning": a fact of the shop's own, where it speaks of that. */
function ownFactOn(question: FactQuestion): FactAnswer | null {
  const named = namesUnforeseenFact(question.store, question.plain)
  const fact = named === null || named === 'word' ? null : findFact(question)
  const speaks = fact !== null && isOwn(fact) && /\bdeliver|\bdriver/i.test(String(fact.value))
  return speaks ? answerFact(fact, question) : null
}
