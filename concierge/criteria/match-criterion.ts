import type { CriterionReading } from '#contract/quality.ts'
import type { Turn } from '#contract/turn.ts'
import { foldText, wordStem } from '#concierge/understand/fold-text.ts'

export type CriterionMessage = { role: 'user' | 'assistant'; text: string; turn?: Pick<Turn, 'intent' | 'handoff'> }
export type CriterionConversation = {
  messages: readonly CriterionMessage[]
  sentiment: number
  answered: boolean
  rating: number | null
}

const SNIPPET_CHARS = 160
const POSITIVE_FROM = 4
const NEGATIVE_BELOW = 3
const LOW_RATING = 2
const HIGH_RATING = 4

/** The message that shows that a conversation is what a criterion asks for, cut to a snippet; null when it is not. */
export function matchCriterion(reading: CriterionReading, conversation: CriterionConversation): string | null {
  if (!factsHold(reading, conversation)) return null
  const heard = conversation.messages.filter(
    ({ role }) => reading.by === 'anyone' || (role === 'user') === (reading.by === 'shopper'),
  )
  const spoken = heard.map((message) => ({ message, words: stemsOf(message.text) }))
  if (reading.saysNot.some((phrase) => spoken.some(({ words }) => holds(words, phrase)))) return null
  const hits = reading.says.map((phrases) => spoken.find(({ words }) => phrases.some((phrase) => holds(words, phrase))))
  if (hits.includes(undefined)) return null
  const byIntent = findIntent(reading.intents, conversation.messages)
  if (byIntent === null) return null
  const shown = hits[0]?.message ?? byIntent ?? conversation.messages.findLast((message) => message.role === 'user')
  return snip(shown?.text ?? '')
}

function factsHold(
  reading: CriterionReading,
  { sentiment, answered, rating, messages }: CriterionConversation,
): boolean {
  if (reading.answered !== null && reading.answered !== answered) return false
  if (reading.sentiment === 'negative' && sentiment >= NEGATIVE_BELOW) return false
  if (reading.sentiment === 'positive' && sentiment < POSITIVE_FROM) return false
  if (reading.rating === 'low' && (rating === null || rating > LOW_RATING)) return false
  if (reading.rating === 'high' && (rating === null || rating < HIGH_RATING)) return false
  return reading.handoff === null || messages.some(({ turn }) => turn?.handoff != null) === reading.handoff
}

/** The question whose answer had one of the intents; undefined when none was asked for, null when none is there. */
function findIntent(
  intents: readonly string[],
  messages: readonly CriterionMessage[],
): CriterionMessage | undefined | null {
  if (intents.length === 0) return undefined
  const at = messages.findIndex(({ turn }) => turn !== undefined && intents.includes(turn.intent))
  return at === -1 ? null : (messages[at - 1] ?? messages[at] ?? null)
}

/** Words without case, accents and plural, parted and fenced by blanks, so that a phrase is found whole. */
function stemsOf(text: string): string {
  const words =
    foldText(text)
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.map(wordStem).join(' ')} `
}

function holds(words: string, phrase: string): boolean {
  return words.includes(stemsOf(phrase))
}

function snip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= SNIPPET_CHARS ? line : `${line.slice(0, SNIPPET_CHARS - 1)}…`
}
