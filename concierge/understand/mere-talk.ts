import type { Evidence } from './evidence.ts'
import type { Intent } from './intent.ts'
import { asksRichIn } from './product-intent.ts'
import { saysWish } from './standing.ts'
import type { TopicGuess } from './topic-of.ts'
import { wishesForOccasion } from './wishes-for-occasion.ts'

/** From here on a guess outweighs a wish for nothing in particular: mere talk, the world outside, and the world in words of a shelf. */
const TALK_OVER_A_WISH = 0.7
const WORLD_OVER_A_WISH = 0.8
const WORLD_OVER_A_SHELF = 0.9
const LONGEST_TALK = 9
/** A word or two that name something to be had are a wish for it. */
export const FEWEST_WORDS = 3
/** A name of the menu is meant, and no mere word of one, when it covers this much of what was said. */
export const WHOLLY_NAMED = 0.6

/** Talk of other things: nothing of the menu is named in it, and "do you sell candles" is a question about the menu all the same. */
export function isMereTalk(guess: TopicGuess, intent: Intent, evidence: Evidence): boolean {
  const { topic, share } = guess
  if (isOfWorld(guess, intent, evidence)) return true
  if (isAnchored(evidence, 0) || asksRichIn(evidence.read) || wishesForOccasion(evidence.read)) return false
  return topic === 'small_talk'
    ? share >= TALK_OVER_A_WISH && countWords(evidence.read.plain) <= LONGEST_TALK
    : share >= WORLD_OVER_A_WISH && intent !== 'availability' && intent !== 'product_info'
}

/** "How do i fix a leaky joint under my sink": nothing of a shelf but its word is in it, and all the rest is of the world. */
function isOfWorld({ topic, share }: TopicGuess, intent: Intent, { read, several }: Evidence): boolean {
  const { terms, brands, forms } = read.wish
  const enough = intent === 'availability' ? WORLD_OVER_A_WISH : WORLD_OVER_A_SHELF
  const isShort = countWords(read.plain) <= FEWEST_WORDS
  if (topic !== 'out_of_scope' || share < enough || isShort || several || brands.length > 0) return false
  return (
    !terms.some((term) => term.rows !== null && term.rows.size > 0) &&
    !isMostlyNamed(read) &&
    !saysWish({ ...read.wish, forms: [], terms: [], qualifiers: [], occasion: null, leaning: [] }) &&
    !(forms.length > 0 && asksBareStock(read.plain)) &&
    !ASKS_IF_SOLD.test(read.plain)
  )
}

/** "Super lemon haze": little else is said than a strain's name, whoever carries it. */
function isMostlyNamed({ plain, called }: Evidence['read']): boolean {
  const named = called.reduce((count, name) => count + countWords(name), 0)
  return named >= WHOLLY_NAMED * countWords(plain)
}

/** "Do you sell candles" is a question about the menu; "got", "left" and "stock" alone, which stand for that elsewhere, are of the world too. */
const ASKS_IF_SOLD =
  /\b(?:(?:do|does|can|could|would) (?:you|u|ya|yall|the shop|they) (?:guys |all )?(?:sell|carry|stock|have|keep|offer)|(?:you|u|ya|yall) (?:got|have|sell|carry|stock)|in stock|on (?:the|your) (?:menu|shelf|shelves)|can i (?:buy|get)|for sale)\b/

/** Something of the menu is wished for by its shelf, its maker, or by a name that covers so much of what was said. */
export function isAnchored({ read: { wish }, several, named }: Evidence, coverage: number): boolean {
  return (
    several ||
    wish.forms.length > 0 ||
    wish.brands.length > 0 ||
    (named.coverage >= coverage && wish.terms.some((term) => term.rows !== null))
  )
}

export function countWords(plain: string): number {
  return plain.split(' ').length
}

/** "Got t shirts?": whether a thing is there, and not a word more. */
const BARE_STOCK =
  /^(?:(?:hey|hi|yo|so|and|do|does|u|you|yall|ya|guys) )*(?:got|have|has|sell|carry|stock|(?<=\bdo (?:you|u|ya|yall) )do)(?: (?:any|some|more))?(?: [\p{L}\d-]+){1,2}$|^(?:(?:hey|hi|yo|so|and) )*(?:which|what)(?: of your)?(?: \d+)? (?!time|day|hours?|id|card)\p{L}+ (?:lets?|allows?|has|have|comes? with|can|will|works?|fits?|goes|holds?|lasts?) (?!you\b|i\b|we\b)/u

export function asksBareStock(plain: string): boolean {
  return BARE_STOCK.test(plain)
}
