import { isLexiconWord } from '#concierge/retrieve/gazetteer.ts'
import type { Called } from '#concierge/retrieve/head-nouns.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Term } from '#concierge/retrieve/wish.ts'
import { wordStem } from './fold-text.ts'
import { gearOfPart, goodsOf, isUsed } from './goods-words.ts'
import { type Word, wordsOf } from './name-words.ts'
import { blank, isNegated, type Sentence } from './sentence.ts'

/** Kinds of cannabis are called so too: then what stands before tells the food. */
const FOOD_SAUCE = /^(?:hot|bbq|barbecue|pasta|pizza|tomato|soy|chili|cheese|wing|buffalo|steak|taco|spicy|dipping)$/
const FLOWER = /\b(?:buds?|nugs?|flower|smalls|eighths?|ounces?|oz|quarters?|strains?|smoke|indica|sativa|hybrid)\b/
const FOOD = /\b(?:infused|edibles?|eat|snacks?|caramel|butter|cheddar|kettle|medicated|thc)\b/

const MADE_WITH_WEED = /^(?:infused|medicated|thc|cbd|weed|cannabis|edible|marijuana|pot|canna)$/
const SAYS_LITTLE =
  /^(?:new|more|little|small|tiny|big|good|nice|cheap|infused|medicated|thc|cbd|weed|cannabis|cute|cool)$/
const ASKED_BEFORE =
  /(?:^|\b(?:have|has|carry|sell|stock|selling|carrying|stocking|got|get|buy|find|grab|want|need|for|any|some|there|show me|give me|one of (?:those|these)|(?:snacks?|treats?|edibles?|food|things?|stuff) (?:like|such as)|tienen?|tienes|venden?|hay|busco|quiero|necesito|or|and|y|o)|,)(?: (?:like|any|some|an?|the|your|those|these|them|of|more|that|dat|un|una|unos|unas|alguna?|algun|tipo de))* $/
/** "In my coffee", "making popcorn", "tastes like pizza": spoken of, and not asked for. */
const NOT_ASKED_BEFORE =
  /\b(?:tast(?:es?|ing|y)|smells?|smelling|flavou?r(?:s|ed)?|looks?|shaped|sabor|my|his|her|our|make|makes|making|made|bake|baking|eat|eating|ate|order(?:ed|ing)?|cook(?:ing)?|(?:for|with|in|into|on) (?:my|our|a|the))(?: (?:like|of|a|an|some|my|the|de|to))* $/
/** "Which chocolates dont have nuts": what the things have not; of a shop it is asked whether it has them. */
const LACKED =
  /(?<!\b(?:you|u|yall|ya|they|guys|store|shop) )(?:dont|do not|doesnt|does not) (?:have|got)(?: (?:any|the|real|actual|whole|bits of|pieces of))* $/
const NOT_ASKED_AFTER =
  /^ (?:free|allerg\p{L}*|flavou?r(?:ed|s|y)?|tast(?:e|es|ing)|nights?|dates?|place|shop|store|house|delivery|guy|part(?:y|ies)|maker|lover|strain|buds?|nugs?|learning|gumm(?:y|ies)|chocolates?|bars?|truffles?|cand(?:y|ies)|mints?|caramels?|cookies?|brownies?|chews?|drinks?|sodas?|seltzers?|carts?|cartridges?|vapes?|pens?|disposables?|dispos?|preroll|joints?)(?![\p{L}])/u
const NO_ADJECTIVE =
  /^(?:is|are|was|the|an?|do|does|did|of|to|in|on|for|with|what|which|how|who|why|when|where|can|i|im|you|it|its|that|this|my|your|and|or|no|not|es|son|el|la|los|las|que|de|con)$/
const MOST_BEFORE = 3
const SEEN_BEFORE = 60

export type Goods = {
  /** The things of the menu that the nouns call, all in one: "soap or body wash". */
  terms: readonly Term[]
  /** What is asked for and not on the menu, word by word. */
  missing: readonly string[]
}

/** Takes the goods that a message asks for: by their head noun, and by what stands before it where the menu's names have that too. */
export function takeGoods(sentence: Sentence, { gazetteer, stemsOf }: Vocabulary): Goods {
  const missing: string[] = []
  const said: string[] = []
  const rows = new Set<number>()
  const words = wordsOf(sentence.rest)
  const nouns: string[] = []
  for (const [at, word] of words.entries()) {
    const noun = goodsOf(word.stem)
    if (noun === null) continue
    const from = firstOf(words, at, sentence.plain)
    if (from === null || !isFood(noun, words[at - 1], sentence.plain)) continue
    if (gearOfPart(noun) !== null && OF_OTHER_THINGS.test(sentence.plain.slice(0, word.start))) continue
    if (gearOfPart(noun) !== null) blankPurpose(sentence, word.end)
    const heads = gazetteer.heads.get(noun)
    const run = words.slice(from, at)
    if (heads === undefined && run.length > 0 && noun === 'machine' && isGearHere(run, gazetteer.gearOnly)) {
      blank(sentence, word.start, word.end)
      continue
    }
    if (heads === undefined) {
      if (!isUsed(noun) && (isLexiconWord(noun) || stemsOf(noun).length > 0)) continue
      missing.push(...textsOf(run.filter(({ text }) => !SAYS_LITTLE.test(text))), word.text)
      blank(sentence, run[0]?.start ?? word.start, word.end)
      continue
    }
    const { kept, found } = narrowHeads(run, inForm(heads, noun, sentence.plain.slice(word.end)))
    for (const { row } of found) rows.add(row)
    nouns.push(noun)
    said.push([...textsOf(kept), word.text].join(' '))
    const [first = word] = kept
    blank(sentence, first.start, word.end)
    for (const { text, start, end } of run) if (MADE_WITH_WEED.test(text)) blank(sentence, start, end)
  }
  const terms =
    rows.size === 0 ? [] : [{ said: said.join(' or '), stems: nouns.slice(0, 1), rows, whole: true as const }]
  return { terms, missing }
}

/** "A decarb machine": what stands before is what a piece of gear of the menu is called by, whatever that has for a machine. */
function isGearHere(run: readonly Word[], gear: ReadonlySet<string>): boolean {
  const told = run.filter(({ text }) => !SAYS_LITTLE.test(text))
  return told.length > 0 && told.every(({ stem }) => gear.has(stem) && !isLexiconWord(stem) && !isCommonWord(stem))
}

/** "A phone charger", "ev chargers": of no thing that is sold here. */
const OF_OTHER_THINGS =
  /\b(?:ev|phone|iphone|android|cell|car|vehicle|tesla|laptop|wireless|yoga|floor|bath|touch|sun|movie) $/

/** "A charger for my pen", "screens for the bowl": what a part is for is there already. */
function blankPurpose(sentence: Sentence, end: number): void {
  const purpose = IS_FOR.exec(sentence.plain.slice(end))?.[0]
  if (purpose !== undefined) blank(sentence, end, end + purpose.length)
}

const IS_FOR =
  /^ (?:for|to fit|that fits?|para) (?:(?:my|a|an|the|this|his|her|mi|un|una|el|la) )?[\p{L}\d]+(?: [\p{L}\d]+){0,2}(?= ,|$| (?:and|or|please|under|with|y)\b)/u

/** Where the run of words begins that the noun closes, when it is asked for; null where it is not. */
function firstOf(words: readonly Word[], at: number, plain: string): number | null {
  const head = words[at]
  if (head === undefined || NOT_ASKED_AFTER.test(plain.slice(head.end))) return null
  for (let from = at; from >= Math.max(0, at - MOST_BEFORE); from--) {
    const { text = '', start = 0 } = words[from] ?? {}
    if (from < at && NO_ADJECTIVE.test(text)) return null
    const before = start > SEEN_BEFORE ? plain.slice(start - SEEN_BEFORE, start) : ` ${plain.slice(0, start)}`
    if (NOT_ASKED_BEFORE.test(before) || LACKED.test(before) || isNegated(plain, start)) return null
    if (ASKED_BEFORE.test(before)) return from
  }
  return null
}

/** "Popcorn" is what shops call small buds too, where they or the shopper speak of flower. */
export function isFoodHere(plain: string, { gazetteer }: Vocabulary): boolean {
  return gazetteer.heads.has('popcorn') && !FLOWER.test(plain)
}

function isFood(noun: string, before: Word | undefined, plain: string): boolean {
  if (noun === 'sauce') return before !== undefined && FOOD_SAUCE.test(before.text)
  return noun !== 'popcorn' || !FLOWER.test(plain) || FOOD.test(plain)
}

const IN_FORM = /^ in (?:(?:an?|the|those|these|little|small|tiny|big|teh) )*(\p{L}{3,})/u

/** "Honey in little sticks": what has both nouns in its name, where any has. */
function inForm({ heads, having }: Called, noun: string, after: string): readonly Item[] {
  const form = IN_FORM.exec(after)?.[1]
  const stem = form === undefined ? noun : wordStem(form)
  const both = stem === noun ? [] : having.filter(({ nameWords }) => nameWords.has(stem))
  return both.length > 0 ? both : heads
}

/** Of the things whose names end in the noun, those that have most of what stands before it. */
function narrowHeads(run: readonly Word[], heads: readonly Item[]): { kept: readonly Word[]; found: readonly Item[] } {
  let found = heads
  let first = run.length
  for (let at = run.length - 1; at >= 0; at--) {
    const stem = run[at]?.stem ?? ''
    if (MADE_WITH_WEED.test(stem)) continue
    const fewer = found.filter(({ nameWords }) => nameWords.has(stem))
    if (fewer.length === 0) continue
    found = fewer
    first = at
  }
  return { kept: run.slice(first), found }
}

function textsOf(words: readonly Word[]): string[] {
  return words.map(({ text }) => text)
}
