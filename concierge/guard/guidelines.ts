import type { GuardVerdict } from './verdict.ts'
import type { Reading } from './read-message.ts'
import { wordForms } from './word-forms.ts'
import { tokenize } from './tokenize.ts'

const CLAUSE =
  /(?:do not|don't|dont|never|avoid|no)\s+(?:ever\s+)?(?:talk(?:ing)?|speak(?:ing)?|discuss(?:ing)?|mention(?:ing)?|recommend(?:ing)?|answer(?:ing)?|suggest(?:ing)?|comment(?:ing)?|talk)\s+(?:questions\s+)?(?:about|on|of)?\s*([^.;!\n]{2,160})/gi
const EMPTY = new Set(
  'a an the any our your their about of on to or and with for from other such as questions topics in customers anything ever brand brands product products shop'.split(
    ' ',
  ),
)

/** Declines topics that the owner's guidelines name: "do not talk about our competitors or politics". */
export function readGuidelines(guidelines: string, readings: readonly Reading[]): GuardVerdict | null {
  if (guidelines.length < 8) return null
  for (const topic of findTopics(guidelines)) {
    if (readings.some((reading) => speaksOf(reading, topic))) return { kind: 'off_topic', rule: 'guideline' }
  }
  return null
}

function findTopics(guidelines: string): string[][] {
  const topics: string[][] = []
  for (const [, list = ''] of guidelines.matchAll(CLAUSE)) {
    for (const part of list.split(/,|\bor\b|\band\b|\bnor\b|\//i)) {
      const words = tokenize(
        part.toLowerCase().split(/\b(?:unless|except|because|when|if|to customers|with customers)\b/)[0] ?? '',
      )
        .map((token) => token.word)
        .filter((word) => !EMPTY.has(word))
      if (words.length > 0 && words.length <= 5) topics.push(words)
    }
  }
  return topics
}

function speaksOf(reading: Reading, topic: readonly string[]): boolean {
  const said = new Set(reading.tokens.flatMap((token) => wordForms(token.word)))
  return topic.every((word) => wordForms(word).some((form) => said.has(form)))
}
