import { normalizeText } from './guard/normalize-text.ts'
import { tokenize, type Token } from './guard/tokenize.ts'
import { wordForms } from './guard/word-forms.ts'
import {
  CONTRASTS,
  DIMINISHERS,
  EMOJI_WEIGHTS,
  INTENSIFIERS,
  NEGATIONS,
  OPINION_WORDS,
} from './sentiment/opinion-words.ts'

export type Sentiment = { score: number; label: 'positive' | 'neutral' | 'negative' }

const LONGEST_PHRASE = 6
const NEGATION_REACH = 4
const CERTAIN_FROM = 0.2

/** How a message feels: -1 to 1, and its label. English and basic Spanish, emoji included. */
export function scoreSentiment(text: string): Sentiment {
  const tokens = tokenize(normalizeText(text).text)
  const sum = sumOpinions(tokens, isRequest(text, tokens)) + sumEmoji(text)
  const loud = /!/.test(text) || /\b[A-Z]{4,}\b/.test(text) ? 1.15 : 1
  const score = Math.tanh((sum * loud) / 3.5)
  return { score, label: score > CERTAIN_FROM ? 'positive' : score < -CERTAIN_FROM ? 'negative' : 'neutral' }
}

/** How a shopper felt over a whole conversation, 1 to 5 in steps of 1; later messages count more, 3 when nothing shows. */
export function scoreConversationSentiment(userMessages: readonly string[]): number {
  let sum = 0
  let weights = 0
  userMessages.forEach((message, at) => {
    const { score, label } = scoreSentiment(message)
    if (label === 'neutral') return
    const weight = 1 + at / Math.max(1, userMessages.length - 1)
    sum += score * weight
    weights += weight
  })
  if (weights === 0) return 3
  const average = sum / weights
  return Math.min(5, Math.max(1, Math.round(3 + average * 2.2)))
}

const WEIGHTS = new Map<string, number>()
for (const [weight, entries] of OPINION_WORDS) {
  for (const entry of entries.split(',')) {
    const key = tokenize(normalizeText(entry.trim()).text)
      .map((token) => token.word)
      .join(' ')
    if (key !== '' && !WEIGHTS.has(key)) WEIGHTS.set(key, weight)
  }
}
const NEGATION_WORDS = new Set(NEGATIONS.split(' '))
const INTENSIFIER_WORDS = new Set(INTENSIFIERS.split(' '))
const DIMINISHER_WORDS = new Set(DIMINISHERS.split(' '))
const CONTRAST_WORDS = new Set(CONTRASTS.split(' '))

function sumOpinions(tokens: readonly Token[], request: boolean): number {
  const lastContrast = tokens.findLastIndex((token, at) => at > 0 && CONTRAST_WORDS.has(token.word))
  let sum = 0
  for (let at = 0; at < tokens.length; ) {
    const hit = longestHit(tokens, at)
    if (!hit) {
      at += 1
      continue
    }
    let weight = hit.weight * degree(tokens, at)
    if (isNegated(tokens, at)) weight = weight > 0 ? -0.8 * weight : -0.5 * weight
    else if (weight > 0 && tokens[at - 1]?.word === 'too') weight *= -0.7
    if (isWished(tokens, at)) weight *= 0.2
    if (request) weight *= weight > 0 ? 0.15 : 0.45
    if (lastContrast > 0) weight *= at < lastContrast ? 0.45 : 1.3
    sum += weight
    at += hit.length
  }
  return sum
}

function longestHit(tokens: readonly Token[], at: number): { weight: number; length: number } | null {
  const longest = Math.min(LONGEST_PHRASE, tokens.length - at)
  for (let length = longest; length >= 1; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.word)
    const last = words.at(-1) ?? ''
    for (const form of wordForms(last)) {
      const weight = WEIGHTS.get([...words.slice(0, -1), form].join(' '))
      if (weight !== undefined) return { weight, length }
    }
  }
  return null
}

function degree(tokens: readonly Token[], at: number): number {
  let factor = 1
  for (let back = 1; back <= 2; back++) {
    const word = tokens[at - back]?.word ?? ''
    if (INTENSIFIER_WORDS.has(word)) factor *= 1.25
    if (DIMINISHER_WORDS.has(word)) factor *= 0.7
  }
  return factor
}

function isNegated(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= NEGATION_REACH; back++) {
    const token = tokens[at - back]
    if (!token || token.sentence !== tokens[at]?.sentence || CONTRAST_WORDS.has(token.word)) return false
    if (NEGATION_WORDS.has(token.word)) return tokens[at - back + 1]?.word !== 'only'
  }
  return false
}

/** "It would be great if": wished for, not felt. */
function isWished(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.word)
  return before.includes('would') || before.includes('should') || before.includes('could') || before.includes('if')
}

const REQUEST_STARTS = new Set(
  `what which where when who whose how can could would do does did is are am will shall may should have has show tell give find get set make let help i'd want need looking find send list check add remove order book put play call turn change update transfer pay please que cual donde cuando quien como puedes puedo tienen tiene hay quiero necesito busco muestrame dame dime anything something any`.split(
    /\s+/,
  ),
)

/** A question or a plain wish: there "best" and "good" name what is wanted. A scolding "why" is none. */
function isRequest(text: string, tokens: readonly Token[]): boolean {
  const words = tokens.map((token) => token.word)
  if (/[?!]{2,}|!\s*$/.test(text)) return false
  if (words.includes('why') || words.includes('wow')) return false
  if (/\?\s*$/.test(text)) return true
  const start =
    words[0] === 'i'
      ? words[1] === 'am' || words[1] === 'would'
        ? (words[2] ?? '')
        : (words[1] ?? '')
      : (words[0] ?? '')
  return (
    REQUEST_STARTS.has(start) &&
    !['have', 'get', 'call', 'pay', 'did', 'order', 'is'].includes(words[0] === 'i' ? start : '')
  )
}

const EMOJI = new Map(
  EMOJI_WEIGHTS.flatMap(([weight, emoji]) => Array.from(emoji, (one): [string, number] => [one, weight])),
)
const FACES: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\s)[:;=]-?[)D\]pP](?=\s|$)|<3|\^\^|\bxd\b/i, 2],
  [/(?:^|\s)[:;=]['’]?-?[(/|\\](?=\s|$)|>:\(/, -2],
  [/\(not\)\s*$|\/s\s*$/, -5],
]

function sumEmoji(text: string): number {
  let sum = 0
  for (const character of text) sum += EMOJI.get(character) ?? 0
  for (const [face, weight] of FACES) if (face.test(text)) sum += weight
  return Math.max(-4, Math.min(4, sum))
}
