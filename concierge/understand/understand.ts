import { findNamed, type Named } from '#concierge/retrieve/find-named.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { findArticle } from '#concierge/say/articles.ts'
import { followUp, isUnsure, readConversation, type Standing, saysWish } from './conversation.ts'
import { type Intent, type StoreIntent, storeIntentsOf } from './intent.ts'
import { intoEnglish } from './glossary.ts'
import { detectLanguage, type SpokenLanguage } from './language.ts'
import { pointedAt } from './pointed-at.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { talkIntentOf } from './talk-cues.ts'
import { wishParts } from './wish-parts.ts'

/** What a message means in its conversation. `parts` are the products wished for, one entry a purchase. */
export type Understood = {
  intent: Intent
  plain: string
  language: SpokenLanguage
  store: readonly StoreIntent[]
  wish: Wish
  said: Wish
  parts: readonly Wish[]
  named: Named
  /** Products shown before that the message points at ("the second one"). */
  pointed: readonly Item[]
  exclude: readonly Item[]
  unknown: readonly string[]
  continued: boolean
  standing: Standing
  article: string | null
}

/** Words decide alone; `decided` is false when they did not, and sentence vectors may then be asked. */
export function understand(store: Store, text: string, history: readonly PastMessage[]): Understood {
  const language = spokenLanguage(text, history)
  const read = readWish(intoEnglish(text.slice(0, 2000), language), store.vocabulary)
  const standing =
    history.length === 0
      ? { wish: NO_WISH, shown: [], shownText: '', topic: null, unsureCount: 0, asked: false }
      : readConversation(store, history)
  const joined = followUp(standing, read)
  const named = findNamed(store, read.plain, read.wish)
  const pointed = pointedAt(read.plain, standing, named)
  const stores = storeTopics(read, standing)
  const article = findArticle(read.plain)
  const intent = decide({
    read,
    standing,
    named,
    pointed,
    stores,
    article,
    joined: joined.wish,
    continued: joined.continued,
    changed: joined.changed.length > 0,
  })
  return {
    intent,
    plain: read.plain,
    language,
    store: stores,
    wish: joined.wish,
    said: read.wish,
    parts: wishParts(read, joined.wish, joined.continued),
    named,
    pointed,
    exclude: joined.exclude,
    unknown: read.unknown,
    continued: joined.continued,
    standing,
    article: article?.id ?? null,
  }
}

/** A short message ("ok", "indica") is in the language of the conversation. */
function spokenLanguage(text: string, history: readonly PastMessage[]): SpokenLanguage {
  const own = detectLanguage(text)
  if (own !== 'en' || text.trim().split(/\s+/).length > 3) return own
  const before = history.filter((message) => message.role === 'user').at(-1)
  return before === undefined ? own : detectLanguage(before.text)
}

/** Store topics of this message; "and on sunday?" goes on with the topic before. */
function storeTopics(read: ReadWish, standing: Standing): StoreIntent[] {
  const topics = storeIntentsOf(read.plain)
  const words = read.plain.split(' ').length
  const day =
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|weekends?|thanksgiving|christmas|new years?|july|holidays?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana)\b/.test(
      read.plain,
    )
  if (
    topics.length === 0 &&
    standing.topic !== null &&
    words <= 6 &&
    (day || /\d{5}/.test(read.plain) || /^(?:and|what about|how about|y)\b/.test(read.plain)) &&
    !saysWish(read.wish)
  )
    return [standing.topic]
  if (
    topics.length === 0 &&
    day &&
    words <= 4 &&
    !saysWish({ ...read.wish, leaning: [], occasion: null }) &&
    /\?|holiday|christmas|thanksgiving|hours/.test(read.plain)
  )
    return ['store_hours']
  return topics
}

type Evidence = {
  read: ReadWish
  standing: Standing
  named: Named
  pointed: readonly Item[]
  stores: readonly StoreIntent[]
  article: { id: string; strength: number } | null
  joined: Wish
  continued: boolean
  changed: boolean
}

const FACT_WORDS =
  /\b(?:how much|how many|price of|prices? (?:for|on|of|is)|price$|cost(?:s)?|what(?: is|s)? (?:the )?(?:price|thc|cbd|potency|size|strength|dose|brand|terps?|terpenes?|effects?|flavou?r)|whats in|thc|cbd|percent(?:age)?|potency|how strong|strength|mg|milligrams|what sizes?|which sizes?|sizes (?:do|does|are)|effects?|terps?|terpenes?|flavou?rs?|taste(?:s)?|smell|is (?:it|the|this|that)|are (?:they|those|the|these)|does (?:it|the|this|that)|do (?:they|the|those|these)|tell me (?:more )?about|describe|info|information|details|who makes|which brand|indica or sativa|sativa or indica|(?:an?|the) (?:indica|sativa|hybrid)$|infused|any good|worth it|good|sale price|on sale|gluten|vegan|sugar|cuanto (?:cuesta|vale|es)|precio de|que (?:efectos|tamano|sabor))\b/
const STOCK_WORDS =
  /\b(?:do you (?:still |even |currently |guys )*(?:have|carry|sell|stock|got)|(?:you|yall|u) (?:got|have|carry|sell|stock)|got (?:any )?|have any|in stock|available|availability|still have|carry|sold out|out of stock|back in|run out|left|tienen|tienes|hay|venden|stock)\b/
const COMPARE_WORDS =
  /\b(?:compare|comparison|difference|differences|vs|versus|better|which (?:one )?(?:is|of)|or|comparar?|diferencia)\b/

/** One intent a message. Trouble with an order comes before products, products before store facts, store facts before talk. */
function decide(evidence: Evidence): Intent {
  const { read, stores, pointed, article } = evidence
  const plain = read.plain
  const urgent = stores.find((topic) =>
    ['human_handoff', 'complaint', 'returns', 'order_change', 'order_status', 'jobs'].includes(topic),
  )
  if (urgent !== undefined) return urgent
  if (/^[^\p{L}\p{N}]*$/u.test(plain)) return 'clarify'
  const talk = talkIntentOf(plain)
  const product = productIntent(evidence)
  const main = stores[0]
  if (main !== undefined && (product === null || !outweighs(product, evidence))) {
    return article !== null && article.strength >= 2 && main === 'store_info' ? 'education' : main
  }
  if (talk === 'out_of_scope' && !hasShopWords(evidence)) return talk
  if (talk !== null && talk !== 'out_of_scope' && !saysWish(read.wish) && pointed.length === 0 && !evidence.changed) {
    return isUnsure(plain) && evidence.standing.asked && talk !== 'affirm' && talk !== 'deny' ? 'unsure' : talk
  }
  if (article !== null && (product === null || product === 'recommend') && educates(evidence, article.strength))
    return 'education'
  if (product !== null)
    return main === undefined || (product !== 'recommend' && stores.every((topic) => topic === 'deals'))
      ? product
      : 'multi_intent'
  if (talk !== null) return talk
  if (main !== undefined) return main
  if (article !== null) return 'education'
  return 'clarify'
}

function hasShopWords({ read, named }: Evidence): boolean {
  const { wish } = read
  return (
    wish.forms.length > 0 ||
    wish.strainTypes.length > 0 ||
    wish.brands.length > 0 ||
    (named.coverage === 1 && wish.terms.some((term) => term.rows !== null))
  )
}

/** A store word inside a product wish ("carts on sale", "cash only?") counts for the side that says more. */
function outweighs(product: Intent, { read, stores, named }: Evidence): boolean {
  const { wish } = read
  const anchored = wish.forms.length > 0 || wish.brands.length > 0 || (wish.terms.length > 0 && named.coverage >= 0.6)
  const asksForGoods =
    /\b(?:want|need|looking for|show|recommend|suggest|got any|do you (?:have|carry|sell)|give me|find me|what do you (?:have|got)|best|cheapest|strongest|busco|quiero|necesito)\b/.test(
      read.plain,
    )
  if (
    product === 'product_info' &&
    named.coverage >= 0.9 &&
    /\bprice|cost|how much|on sale/.test(read.plain) &&
    stores.every((topic) => topic === 'deals' || topic === 'tax')
  )
    return true
  if (stores.every((topic) => topic === 'deals'))
    return (
      wish.onSale &&
      anchored &&
      !/\b(?:deals?|discounts?|promos?)\b.{0,20}\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today)\b/.test(
        read.plain,
      )
    )
  if (stores.every((topic) => topic === 'store_info' || topic === 'loyalty')) return anchored && asksForGoods
  if (
    stores.every(
      (topic) =>
        topic === 'accessibility' ||
        topic === 'parking' ||
        topic === 'payment' ||
        topic === 'contact' ||
        topic === 'id_policy',
    )
  )
    return anchored && asksForGoods && wish.priceMax !== null
  return (
    anchored && (asksForGoods || wish.priceMax !== null || wish.strainTypes.length > 0) && product !== 'product_info'
  )
}

function educates({ read, named }: Evidence, strength: number): boolean {
  const { wish } = read
  const anchored =
    wish.priceMax !== null ||
    wish.brands.length > 0 ||
    wish.terms.some((term) => term.rows !== null) ||
    wish.onSale ||
    wish.grams.length > 0 ||
    wish.order !== null ||
    wish.beginner
  const asks =
    /\b(?:what(?:s| is| are| does| do)|whats the|difference|how (?:do|does|long|should|can|is|are|to)|explain|why|mean(?:s|ing)?|tell me about|learn|vs|versus|que (?:es|son|significa)|diferencia|como (?:funciona|se))\b/.test(
      read.plain,
    )
  const wants =
    /\b(?:do you (?:have|carry|sell)|got any|show me|recommend|looking for|i (?:want|need)|something|anything|any|give me|for me|you (?:got|have))\b/.test(
      read.plain,
    )
  const question = /^(?:do|does|is|are|can|will|why|how|what|whats|explain|tell me)\b/.test(read.plain)
  return !anchored && (asks || (question && strength >= 1)) && !wants && (strength >= 1 || named.items.length === 0)
}

function productIntent({ read, named, pointed, standing, changed, continued }: Evidence): Intent | null {
  const { wish, plain, unknown } = read
  const namesOne = named.items.length > 0 && named.coverage >= 0.6 && (wish.terms.length > 0 || wish.brands.length > 0)
  if (
    COMPARE_WORDS.test(plain) &&
    /compare|difference|vs|versus|better|comparar?|diferencia/.test(plain) &&
    (namesOne || pointed.length >= 2)
  )
    return 'compare'
  if (pointed.length > 0 && !changed && (FACT_WORDS.test(plain) || STOCK_WORDS.test(plain) || !saysWish(wish)))
    return FACT_WORDS.test(plain) ? 'product_info' : STOCK_WORDS.test(plain) ? 'availability' : 'product_info'
  const like = /\b(?:like|similar|close to|comparable|along the lines of|reminds?|alternative|parecid[oa]|como)\b/.test(
    plain,
  )
  const specific = wish.terms.length > 0 || (wish.brands.length > 0 && named.words.length > 1)
  if (
    namesOne &&
    specific &&
    !like &&
    !/\b(?:recommend|suggest|anything|everything|which)\b/.test(plain) &&
    wish.order === null
  ) {
    if (STOCK_WORDS.test(plain)) return 'availability'
    if (FACT_WORDS.test(plain)) return 'product_info'
  }
  if (changed && (standing.shown.length > 0 || saysWish(standing.wish))) return 'recommend'
  if (saysWish(wish)) return unknownName(read) ? 'availability' : 'recommend'
  if (unknown.length > 0 && STOCK_WORDS.test(plain)) return 'availability'
  return continued && /\b(?:more|another|else|others?|different|again|next|otra|otro)\b/.test(plain)
    ? 'recommend'
    : null
}

/** "do you carry STIIIZY pods": a name that nothing here knows, asked for as such. */
function unknownName({ unknown, plain, wish }: ReadWish): boolean {
  return (
    unknown.length > 0 &&
    wish.terms.length === 0 &&
    wish.brands.length === 0 &&
    STOCK_WORDS.test(plain) &&
    !/\b(?:something|anything)\b/.test(plain)
  )
}

/** True when words found neither a wish, nor a topic, nor talk in a real sentence: then its meaning may be asked of vectors. */
export function needsVectors(understood: Understood): boolean {
  return (
    understood.intent === 'clarify' && understood.plain.split(' ').length >= 3 && /\p{L}{3,}/u.test(understood.plain)
  )
}
