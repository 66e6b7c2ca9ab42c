import { sentence, tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { silent } from './answer-place.ts'

/** Whether prices of other shops are met, and the shop's own rule of it. */
export function answerPriceMatch(question: FactQuestion): FactAnswer {
  const answer = sayWhetherMatched(question)
  const rule = question.store.facts.find(({ path, value }) => MATCH_RULE.test(path) && typeof value === 'string')
  if (rule === undefined || answer.text.includes(String(rule.value))) return answer
  const text = `${answer.known ? `${answer.text} ` : ''}${sentence(String(rule.value))}`
  return { text, paths: [...answer.paths, rule.path], known: true }
}

/** Of what a shop matches, and how it is shown. */
const MATCH_RULE = /price_?match/

function sayWhetherMatched({ profile, language }: FactQuestion): FactAnswer {
  const value = profile.deals?.price_match
  if (value === undefined) return silent(language)
  if (typeof value === 'string') return { text: sentence(value), paths: ['deals.price_match'], known: true }
  const text =
    value === true
      ? tell(language, 'Yes, we price match.', 'Sí, igualamos precios.')
      : tell(language, "Sorry, we don't price match.", 'Lo siento, no igualamos precios.')
  return { text, paths: ['deals.price_match'], known: true }
}
