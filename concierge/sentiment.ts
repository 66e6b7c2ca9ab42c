import { wordFeaturesOf } from '#concierge/guard/features.ts'
import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import { normalizeText } from '#concierge/guard/normalize-text.ts'
import { tokenize, type Token } from '#concierge/guard/tokenize.ts'
import { wordForms } from '#concierge/guard/word-forms.ts'
import weights from '#concierge/sentiment/opinion-weights.json' with { type: 'json' }
import {
  CONTRASTS,
  DIMINISHERS,
  EMOJI_WEIGHTS,
  INTENSIFIERS,
  NEGATIONS,
  OPINION_WORDS,
} from '#concierge/sentiment/opinion-words.ts'

export type Sentiment = { score: number; label: 'positive' | 'neutral' | 'negative' }

const LONGEST_PHRASE = 6
const NEGATION_REACH = 5
const CERTAIN_FROM = 0.2
/** Below this the words say little and what the sentence resembles decides. */
const WEAK = 1
const LEAN_ALONE = 2
const LEAN_BESIDE = 0.8
const FEWEST_WORDS = 3
/** "Wow great, another order cancelled": praise in a sentence that otherwise reads like a complaint is meant the other way. */
const IRONIC_FROM = -0.6
const IRONIC = -0.3

/** How a message feels: -1 to 1, and its label. English and basic Spanish, emoji included. */
export function scoreSentiment(text: string): Sentiment {
  const tokens = tokenize(normalizeText(text).text)
  const request = isRequest(text, tokens)
  const lean = request ? 0 : leaning(tokens)
  const said = sumOpinions(tokens, request) + sumEmoji(text)
  const named = said > 0 && lean < IRONIC_FROM && opensWithPraise(tokens) ? said * IRONIC : said
  const sum = named + lean * (Math.abs(named) < WEAK ? LEAN_ALONE : LEAN_BESIDE)
  const loud = /!/.test(text) || /\b[A-Z]{4,}\b/.test(text) ? 1.15 : 1
  const score = Math.tanh((sum * loud) / 3.5)
  return { score, label: score > CERTAIN_FROM ? 'positive' : score < -CERTAIN_FROM ? 'negative' : 'neutral' }
}

const PRAISE = new Set(
  'great fantastic lovely brilliant perfect awesome wonderful nice good bravo yeah sure thanks'.split(' '),
)
const EXCLAIMED = new Set('wow oh well gee ha'.split(' '))

function opensWithPraise(tokens: readonly Token[]): boolean {
  const at = EXCLAIMED.has(tokens[0]?.word ?? '') ? 1 : 0
  return PRAISE.has(tokens[at]?.word ?? '')
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
/** The same entries with every word cut to its stem: "broke easily" and "breaks easily" are one. */
const STEMMED = new Map(
  [...WEIGHTS]
    .filter(([key]) => key.includes(' '))
    .map(([key, weight]): [string, number] => [key.split(' ').map(stem).join(' '), weight]),
)
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
    if (request) weight *= weight > 0 ? 0.12 : 0.35
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
    for (const form of [...wordForms(last), ...superlativeOf(last)]) {
      const weight = WEIGHTS.get([...words.slice(0, -1), form].join(' '))
      if (weight !== undefined) return { weight, length }
    }
    const weight = STEMMED.get(words.map(stem).join(' '))
    if (weight !== undefined) return { weight, length }
  }
  return null
}

function stem(word: string): string {
  return wordForms(word)[1] ?? word
}

function superlativeOf(word: string): string[] {
  if (!word.endsWith('est') || word.length < 6) return []
  const base = word.slice(0, -3)
  return [base, `${base}e`, base.endsWith('i') ? `${base.slice(0, -1)}y` : base.slice(0, -1)]
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
  return (
    before.includes('if') ||
    ['would', 'should', 'could'].some((modal) => before.includes(modal) && before[before.indexOf(modal) + 1] === 'be')
  )
}

const ASKING_WORDS = new Set(
  `what which where when who whose how tell give find set make let help looking list check add remove book put play turn change update transfer please show name talk schedule report need want send cash text cue order reorder remind read say search sync pair share translate spell start stop pause que cual donde cuando quien como puedes puedo tienen tiene hay quiero necesito busco muestrame dame dime anything something any`.split(
    /\s+/,
  ),
)
const AUXILIARIES = new Set('is are was were do does did has have am can could would will may shall should'.split(' '))
const ASKED_OF = new Set('i you it there this that the we they my your any he she these those'.split(' '))
const WISHES = new Set('want need would looking'.split(' '))

/** A question or a plain wish: there "best" and "good" name what is wanted. A scolding "why" is none. */
function isRequest(text: string, tokens: readonly Token[]): boolean {
  const [first = '', second = '', third = ''] = tokens.map((token) => token.word)
  if (/[?!]{2,}|!\s*$/.test(text)) return false
  if (tokens.some(({ word }) => word === 'why' || word === 'wow')) return false
  if (/\?\s*$/.test(text)) return true
  if (first === 'i')
    return (WISHES.has(second) && (second !== 'would' || third === 'like')) || (second === 'am' && WISHES.has(third))
  return ASKING_WORDS.has(first) || (AUXILIARIES.has(first) && ASKED_OF.has(second))
}

const model = unpackModel(weights)

/** -1 to 1: whether a sentence resembles what displeased or pleased customers write. */
function leaning(tokens: readonly Token[]): number {
  if (tokens.length < FEWEST_WORDS) return 0
  const [negative = 0, , positive = 0] = sharesOf(model, wordFeaturesOf(tokens))
  return positive - negative
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
