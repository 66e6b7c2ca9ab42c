import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { withoutAsides } from './asides.ts'
import { withoutCircumstances } from './circumstances.ts'
import { costSaid } from './cost-said.ts'
import { withoutEventsAhead } from './events-ahead.ts'
import { foldText, plainSentence, wordStem } from './fold-text.ts'
import { intoEnglish } from './glossary.ts'
import { namedAgain } from './in-its-stead.ts'
import { detectLanguage, type SpokenLanguage } from './language.ts'
import { readCorrected } from './read-corrected.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { IN_ALL } from './read-quantity.ts'
import { wordsForPictures } from './pictures.ts'
import { rightSlips } from './right-slips.ts'
import { subjectFirst } from './subject-first.ts'
import { sumsInFigures } from './sums-in-words.ts'
import { hasSpanish, spanishInPlain } from './spanish-in-plain.ts'
import { withoutTold } from './told.ts'
import { withoutTheirOwn } from './told-of-own.ts'
import { withoutLikened } from './likened.ts'
import { repliesOfEach, wishParts } from './wish-parts.ts'

/** "Wtf is a terpene", "what the hell are diamonds": only what it is is asked. */
const IN_WONDER =
  /\b(?:wtf|wth|what (?:the (?:fuck|f|hell|heck|h)|on earth|in the (?:world|hell)|even))(?: even| exactly)? (is|are)\b/gi

const LONGEST = 2000

/** What one message of a shopper says by itself, and in which language; said now and read again later it is the same. */
export function readSaid(
  text: string,
  before: readonly PastMessage[],
  vocabulary: Vocabulary,
): { language: SpokenLanguage; read: ReadWish } {
  const language = spokenLanguage(withoutAsides(text), before, vocabulary)
  const head = text.slice(0, LONGEST)
  const said = inEnglish(head, language, vocabulary)
  const read = readCorrected(said, vocabulary) ?? readWish(said, vocabulary)
  return { language, read: withSum(read, before, vocabulary) ?? read }
}

const SPACES = /[^\S\n]{2,}|\t/g

/** What is asked, in English: without asides and stories. */
function inEnglish(text: string, language: SpokenLanguage, vocabulary: Vocabulary): string {
  const said = language === 'es' || (language === 'en' && hasSpanish(text)) ? spanishInPlain(text) : text
  const whole = sumsInFigures(withoutAsides(said.replace(SPACES, ' '))).replace(IN_WONDER, 'what $1')
  const english =
    language === 'en' ? costSaid(subjectFirst(rightSlips(namedAgain(whole)))) : intoEnglish(whole, language)
  const plain = withoutEventsAhead(withoutStory(wordsForPictures(english)), vocabulary)
  const asked = withoutTold(withoutTheirOwn(withoutLikened(plain), vocabulary), vocabulary)
  return withoutCircumstances(asked, vocabulary)
}

const MERE_SUM = new RegExp(
  `^(?:(?:ok|okay|make|and|but|so|oh|hmm+|also|please|like|about|around|under|below|max|maximum|keep|it|that|this|them|everything|all|i|we|only|just|ive|weve|got|have|my|our|budget|limit|is|no|more|less|than|at|most|up|to|within|spend|has|be|want|need|can|for) )*\\$?(\\d+)(?: dollars)?(?: (?:max|tops|or less|at most))* (?:${IN_ALL})(?: (?:please|max|tops|thanks))*$`,
)

/** "50 altogether", "both under 45" after "an eighth and a cart": what all or each of it may cost or is to be, read as said with it. */
function withSum({ plain }: ReadWish, before: readonly PastMessage[], vocabulary: Vocabulary): ReadWish | null {
  const sum = MERE_SUM.exec(plain)?.[1]
  const ofEach = sum === undefined && repliesOfEach(plain)
  if (sum === undefined && !ofEach) return null
  const last = before.findLast(({ role, text }) => role === 'user' && !MERE_SUM.test(plainSentence(text)))
  if (last === undefined) return null
  const head = inEnglish(last.text.slice(0, LONGEST), detectLanguage(last.text), vocabulary)
  const asked = readWish(head, vocabulary)
  const isOfSeveral = wishParts(asked, asked.wish, false, vocabulary).length > 1
  if (ofEach) return isOfSeveral ? { ...readWish(`${head}, ${plain}`, vocabulary), retold: true } : null
  if (asked.wish.priceMax !== null) return null
  return isOfSeveral
    ? { ...readWish(`${head}, $${sum} altogether`, vocabulary), retold: true }
    : readWish(`under $${sum}`, vocabulary)
}

const LONG = 25
const STORY =
  /\b(?:and |but |because |cause )?(?:the )?(?:last time|one time|once) (?:we|i|he|she|they|my \p{L}+)\b.*?(?=,? (?:so|but|now|could you|can you|any|whats|what|looking|need|want|i want|i need|we want|we need)\b|[.;!?]|$)/giu

/** What happened once ("last time we had a cookie and I was glued to the couch") is told in a long message, and not wished for. */
function withoutStory(text: string): string {
  return text.split(/\s+/).length < LONG ? text : text.replace(STORY, ' ')
}

/** A short message ("ok", "indica") is in the language of the conversation. */
function spokenLanguage(text: string, before: readonly PastMessage[], vocabulary: Vocabulary): SpokenLanguage {
  const own = languageBesideNames(text, vocabulary)
  if (own !== 'en' || text.trim().split(/\s+/).length > 3) return own
  const last = before.filter((message) => message.role === 'user').at(-1)
  return last === undefined ? own : detectLanguage(last.text)
}

/** "el jefe preroll", "la confidential": a name of the menu is in no language. */
function languageBesideNames(text: string, { gazetteer }: Vocabulary): SpokenLanguage {
  const own = detectLanguage(text)
  if (own === 'en' || !LATIN.test(text)) return own
  const words = foldText(text).split(/\s+/)
  const stems = words.map((word) => wordStem(word.replace(/[^\p{L}\p{N}]/gu, '')))
  const left: string[] = []
  for (let at = 0; at < words.length; at++) {
    let length = Math.min(gazetteer.longest, words.length - at)
    while (length > 1 && !isName(stems.slice(at, at + length).join(' '), gazetteer)) length--
    if (length > 1) at += length - 1
    else left.push(words[at] ?? '')
  }
  return left.length === words.length ? own : detectLanguage(left.join(' '))
}

const LATIN = /^[\p{Script=Latin}\p{P}\p{N}\p{S}\s]*$/u

function isName(key: string, { names, brands }: Vocabulary['gazetteer']): boolean {
  return names.has(key) || brands.has(key)
}
