import { asksAffair } from '#concierge/facts/shop-affairs.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { findArticle } from '#concierge/say/articles.ts'
import { startsAsking } from './asides.ts'
import { sentencesIn } from './fold-text.ts'
import { type StoreIntent, storeIntentsOf } from './intent.ts'
import { readWish } from './read-wish.ts'
import { OF_SERVICE } from './settle-topic.ts'
import { saysWish } from './standing.ts'
import { topicOf } from './topic-of.ts'
import type { Topic } from './topics.ts'

const MOST_SENTENCES = 8
const FEWEST_WORDS = 3

/** Whoever says one of these wants something, though no word of it is known. */
const WISHES =
  /\b(?:want|wants|wanna|need|needs|looking|prefer|please|recommend|suggest|trying|tryna|hoping to|interested|wondering|curious|instead|too|quiero|busco|necesito)\b|\blike to\b/i
/** It takes up what was shown. */
const POINTS =
  /\b(?:(?:first|second|third|fourth|last|other|another|same|this|that|cheaper|stronger|bigger|smaller|these|those) ones?|both|those|them|it was|it is|that is|thats)\b/i

/** What is told of an order or of something bought is the matter itself, and so is what is told of work. */
function isTheMatter(topic: Topic): boolean {
  return OF_SERVICE.has(topic) || topic === 'jobs'
}

const LIKELY = 0.6
/** What mentions the shop in passing ("a friend told me about your shop") asks nothing of it. */
const NO_QUESTION: StoreIntent = 'store_info'

/**
 * The message without sentences that only tell something ("A friend told me about you. Got any indica eighths?"): words find no product,
 * topic or figure in them, and they find one in what is left. A message whose rest says nothing by itself is left whole.
 */
export function withoutTold(text: string, vocabulary: Vocabulary): string {
  const sentences = sentencesIn(text)
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return text
  const ofShop = asksOfShop(sentences.at(-1) ?? '', vocabulary)
  const asked = sentences.filter((sentence) => !isTold(sentence, vocabulary, ofShop))
  if (asked.length === 0 || asked.length === sentences.length) return text
  const rest = asked.join(' ')
  return saysSomething(rest, vocabulary) && !leansOnTold(rest, text, vocabulary) ? rest : text
}

/** Nothing but a question about the shop. */
function asksOfShop(sentence: string, vocabulary: Vocabulary): boolean {
  if (!startsAsking(sentence)) return false
  const { wish, plain } = readWish(sentence, vocabulary)
  return storeIntentsOf(plain).length > 0 && !saysWish(wish)
}

/** `ofShop`: what is asked in the end is about the shop, and the time of day of a story before it is no mood wished for, nor its hour a price. */
function isTold(sentence: string, vocabulary: Vocabulary, ofShop: boolean): boolean {
  if (/[?\d$]|\b(?:xs|xl|xxl)\b/i.test(sentence) || sentence.split(/\s+/).length < FEWEST_WORDS) return false
  if (startsAsking(sentence) || WISHES.test(sentence) || POINTS.test(sentence)) return false
  const { wish, plain } = readWish(sentence, vocabulary)
  if (asksAffair(plain)) return false
  const wished = ofShop ? { ...wish, leaning: [], occasion: null, priceMax: null, priceAbout: false } : wish
  if (
    saysWish(wished) ||
    (findArticle(plain)?.strength ?? 0) > 1 ||
    storeIntentsOf(plain).some((topic) => topic !== NO_QUESTION)
  )
    return false
  const { topic, share } = topicOf(plain, wish)
  return !isTheMatter(topic) || share < LIKELY
}

/** "Saw a sign for a porch window. What is it, when's it open": it is what was told of. */
const OF_WHAT_WAS_TOLD =
  /\b510s\b|\b(?:what(?:'?s| is) (?:it|that|this)|(?:with|w|has|of|about|like) (?:that|it)(?: in it)?)(?= ?(?:[,.?!]|$| and\b| when| how| exactly| all about| in it))/i
const STANDS_FOR = /\b(?:ones?|another|replacements?|510s)\b/i

/** "Forgot my pipe at home. Do you sell glass ones?": what "ones" are was only told. */
function leansOnTold(rest: string, text: string, vocabulary: Vocabulary): boolean {
  if (OF_WHAT_WAS_TOLD.test(rest)) return true
  return STANDS_FOR.test(rest) && !namesThing(rest, vocabulary) && namesThing(text, vocabulary)
}

function namesThing(text: string, vocabulary: Vocabulary): boolean {
  return readWish(text, vocabulary).forms.some(({ form }) => form.loose !== true)
}

const GOES_ON = /^(?:and|what about|how about|y)\b/i

function saysSomething(text: string, vocabulary: Vocabulary): boolean {
  const { wish, plain } = readWish(text, vocabulary)
  return GOES_ON.test(text) || saysWish(wish) || storeIntentsOf(plain).length > 0 || findArticle(plain) !== null
}
