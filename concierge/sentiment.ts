import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import { normalizeText } from '#concierge/guard/normalize-text.ts'
import { tokenize, type Token } from '#concierge/guard/tokenize.ts'
import { readAsks } from '#concierge/sentiment/asks.ts'
import { longestHit } from '#concierge/sentiment/opinion-hits.ts'
import { opinionFeaturesOf } from '#concierge/sentiment/opinion-features.ts'
import weights from '#concierge/sentiment/opinion-weights.json' with { type: 'json' }
import { CONTRASTS, DIMINISHERS, EMOJI_WEIGHTS, INTENSIFIERS, NEGATIONS } from '#concierge/sentiment/opinion-words.ts'

export type Sentiment = { score: number; label: 'positive' | 'neutral' | 'negative' }

/** "Never, ever" is one word of refusal. */
const CLAUSE_END = /, (?!ever\b)/g
const NEGATION_REACH = 5
/** What nobody does or none of them has may stand far behind. */
const REACH_OF_NONE = 8
/** Words that a denial passes over: "doesn't make you feel like a criminal". */
const UNCOUNTED = new Set('a an the me us you him her them my your our like as to of in it any'.split(' '))
const NONE = new Set('neither none nobody nothing'.split(' '))
const CERTAIN_FROM = 0.2
/** Below this the words say little and what the sentence resembles decides. */
const WEAK = 1
const LEAN_ALONE = 3
const LEAN_BESIDE = 0.8
const FEWEST_WORDS = 3
const LEAN_BESIDE_ASK = 0.3
/** "How hard can it be to show me a price" asks nothing: what is very much like blame or praise counts in a question too. */
const SURE_IN_ASK = 0.85
/** "I lost my card, how do I replace it": told for the answer's sake. */
const TOLD_BESIDE_ASK = 0.45
const ASKED_PRAISE = 0.12
const ASKED_BLAME = 0.22
const TOPPED = 2.6
const PRAISING_REGRET = 3
const REGRET = 1.3
/** "Wow great, another order cancelled": praise in a sentence that otherwise reads like a complaint is meant the other way. */
const IRONIC_FROM = -0.6
const IRONIC = -0.3

/** How a message feels: -1 to 1, and its label. English and basic Spanish, emoji included. */
export function scoreSentiment(text: string): Sentiment {
  // A comma ends what a "not" reaches and may begin what is asked for.
  const tokens = tokenize(normalizeText(text).text.replace(CLAUSE_END, ' ; '))
  const asks = readAsks(text, tokens)
  const lean = leaning(tokens, asks)
  const said = sumOpinions(tokens, asks) + sumRegrets(tokens) + sumEmoji(text)
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

const NEGATION_WORDS = new Set(NEGATIONS.split(' '))
const INTENSIFIER_WORDS = new Set(INTENSIFIERS.split(' '))
const DIMINISHER_WORDS = new Set(DIMINISHERS.split(' '))
const CONTRAST_WORDS = new Set(CONTRASTS.split(' '))

function sumOpinions(tokens: readonly Token[], asks: ReadonlySet<number>): number {
  const lastContrast = tokens.findLastIndex((token, at) => at > 0 && CONTRAST_WORDS.has(token.word))
  let sum = 0
  // A "not" that belongs to a phrase ("can not wait to") turns nothing after it.
  let from = 0
  let blameEnd = -1
  for (let at = 0; at < tokens.length; ) {
    const hit = longestHit(tokens, at)
    if (!hit) {
      at += 1
      continue
    }
    const followsBlame = blameEnd === at
    let weight = turned(tokens, { at, from, weight: hit.weight * degree(tokens, at), followsBlame })
    if (isWished(tokens, at)) weight *= 0.2
    if (asks.has(tokens[at]?.sentence ?? 0)) weight *= weight > 0 ? ASKED_PRAISE : ASKED_BLAME
    else if (asks.size > 0 && weight < 0) weight *= TOLD_BESIDE_ASK
    if (lastContrast > 0) weight *= at < lastContrast ? 0.45 : 1.3
    sum += weight
    at += hit.length
    if (weight < 0) blameEnd = at
    if (hit.length > 1 && hit.weight >= 0) from = at
  }
  return sum
}

type Weighed = { at: number; from: number; weight: number; followsBlame: boolean }

/** "Scratches easily", "dies fast": what goes badly goes so. */
const MANNERS = new Set('easily quickly fast'.split(' '))
/** "Never had such good soup", "never been treated this badly". */
const SUCH = new Set('such so this that'.split(' '))

/** What a "not" or a "too" before it makes of a word of opinion. */
function turned(tokens: readonly Token[], { at, from, weight, followsBlame }: Weighed): number {
  if (followsBlame && MANNERS.has(tokens[at]?.word ?? '')) return -Math.abs(weight) / 2
  const not = negationBefore(tokens, at, from)
  if (not >= 0) {
    if (tokens[not]?.word === 'never' && SUCH.has(tokens[at - 1]?.word ?? '')) return weight
    if (isTopped(tokens, not, at)) return Math.sign(weight) * TOPPED
    return weight > 0 ? -0.8 * weight : -0.5 * weight
  }
  return weight > 0 && tokens[at - 1]?.word === 'too' ? -0.7 * weight : weight
}

const MET = new Set('find found be been see seen had have ask met get imagine tasted heard eaten tried'.split(' '))

/** "Could not be happier", "will not find a better one", "never had worse": a comparative that nothing tops. */
function isTopped(tokens: readonly Token[], not: number, at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (tokens[at + 1]?.word === 'than' || !(word === 'worse' || (word.endsWith('er') && word.length > 4))) return false
  const before = tokens[not - 1]?.word ?? ''
  if (tokens[not]?.word === 'no') return not === at - 1 && (before === 'is' || before === 'are')
  return tokens.slice(not + 1, at).some((token) => MET.has(token.word)) && before !== 'should'
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

function negationBefore(tokens: readonly Token[], at: number, from: number): number {
  let reach = 0
  for (let back = at - 1; back >= Math.max(from, at - REACH_OF_NONE); back--) {
    const token = tokens[back]
    if (!token || token.sentence !== tokens[at]?.sentence || CONTRAST_WORDS.has(token.word)) return -1
    if (!UNCOUNTED.has(token.word)) reach++
    if (NEGATION_WORDS.has(token.word) && (reach <= NEGATION_REACH || NONE.has(token.word)))
      return tokens[back + 1]?.word === 'only' ? -1 : back
  }
  return -1
}

const LATE = new Set('sooner ago earlier before'.split(' '))
const CAME_BY = new Set(
  'bought buy found find discovered tried try gotten got ordered order come known heard switched purchased visited'.split(
    ' ',
  ),
)

/** "I wish I had bought it years ago" praises; any other "wish I had" does not. */
function sumRegrets(tokens: readonly Token[]): number {
  const wish = tokens.findIndex(
    ({ word }, at) =>
      (word === 'wish' && tokens.slice(at + 1, at + 4).some((next) => next.word === 'had' || next.word === 'id')) ||
      (word === 'should' && tokens[at + 1]?.word === 'have'),
  )
  if (wish < 0) return 0
  const after = tokens.slice(wish, wish + 14).map(({ word }) => word)
  if (after.some((word) => CAME_BY.has(word)) && after.some((word) => LATE.has(word)) && !after.includes('not'))
    return PRAISING_REGRET
  return tokens[wish]?.word === 'wish' ? -REGRET : 0
}

/** "It would be great if": wished for, not felt. */
function isWished(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.word)
  return (
    before.includes('if') ||
    ['would', 'should', 'could'].some((modal) => before.includes(modal) && before[before.indexOf(modal) + 1] === 'be')
  )
}

const model = unpackModel(weights)

/** -1 to 1: whether a sentence resembles what displeased or pleased customers write. */
function leaning(tokens: readonly Token[], asks: ReadonlySet<number>): number {
  if (tokens.length < FEWEST_WORDS) return 0
  const [negative = 0, , positive = 0] = sharesOf(model, opinionFeaturesOf(tokens))
  const lean = positive - negative
  if (Math.abs(lean) < SURE_IN_ASK && tokens.every(({ sentence }) => asks.has(sentence))) return 0
  return lean * (asks.size > 0 ? LEAN_BESIDE_ASK : 1)
}

const EMOJI = new Map(
  EMOJI_WEIGHTS.flatMap(([weight, emoji]) => Array.from(emoji, (one): [string, number] => [one, weight])),
)
const FACES: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\s)[:;=]-?[)D\]pP](?=\s|$)|<3|\^\^|\bxd\b/i, 2],
  [/(?:^|\s)[:;=]['’]?-?[(/|\\](?=\s|$)|>:\(/, -2],
  [/\(not\)\s*$|\/s\s*$|(?:\.\.|…|-)\s*not(?: really)?\W{0,3}$/i, -5],
]

function sumEmoji(text: string): number {
  let sum = 0
  for (const character of text) sum += EMOJI.get(character) ?? 0
  for (const [face, weight] of FACES) if (face.test(text)) sum += weight
  return Math.max(-4, Math.min(4, sum))
}
