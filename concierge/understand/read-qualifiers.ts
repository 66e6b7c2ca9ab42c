import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Form, Term } from '#concierge/retrieve/wish.ts'
import { wordStem } from './fold-text.ts'
import type { FormMention } from './form-word.ts'
import { blank, distasteAfter, isNegated, type Sentence } from './sentence.ts'
import { allMatches } from './all-matches.ts'

/** Everyday words that never tell one thing of a shelf from another, whatever a menu's names are made of. */
const IDLE: ReadonlySet<string> = new Set(
  `plus also then the a an and or but nor so of to in on at by for from with without into onto over under up down out off than as if then that this these those there here it its he she they them we us you your yours my me mine our i
is are was were be been am do does did done has have had can could will would should may might must not no yes yeah any some all both each every other another such same different more most less least few many much
what which who whose where when why how want wants wanted need needs needed like likes love looking look find get gets getting got give show see try take buy use carry sell have stock recommend suggest know think tell say
something anything everything nothing thing things stuff one ones kind type sort way lot lots bit little good great nice best better decent solid fire dope awesome amazing perfect favorite fav fave real right new newer newest old usual regular normal
big bigger large larger small smaller cheap cheaper strong stronger weak mild high higher low lower light heavy hard easy fast quick slow long short top quality premium full whole half single double extra super really very too pretty just only even still also maybe please thanks thank hey hi hello yo ok okay
pack packs bag bags box boxes bottle bottles piece pieces size sizes gram grams ounce ounces price prices priced cost costs deal deals sale order people person friend friends man guy guys girl wife husband mom dad today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday lol haha medium day days night nights morning evening week weekend time now later
smoke smoking eat eating drink vape vaping roll rolling make makes making made go going gonna come coming work home house place store shop menu budget dollars money under around about per each left back first second third last next again
flavor flavors flavored flavour tasting taste tastes smell smells effect effects brand brands strain strains product products option options item items shelf potent`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Colours and stuffs: said of a thing they are meant, even where the menu has none of them. */
const LOOKS: ReadonlySet<string> = new Set(
  `pink purple blue green red orange yellow black white gray grey gold silver brown teal turquoise rainbow clear
metal wood wooden bamboo glass ceramic silicone titanium quartz plastic leather aluminum steel hemp rice cotton`.split(
    /\s+/,
  ),
)

const WORD_OR_COMMA = /[\p{L}\p{N}][\p{L}\p{N}'-]*|,/gu

/**
 * The words that stand right beside a thing wished for ("king size *pink* cones", "Miss Grass *quiet times*") and that the menu's
 * names know, though they are everyday words: of what fits, the things so called are meant. A look may also be refused ("not dark").
 */
export function readQualifiers(
  sentence: Sentence,
  vocabulary: Vocabulary,
  forms: readonly FormMention[] = [],
): { wanted: readonly string[]; refused: readonly string[] } {
  const { plain } = sentence
  const words = allMatches(plain, WORD_OR_COMMA).map(({ 0: text, index }) => ({
    text,
    index,
    taken: sentence.rest.charAt(index) === '_',
    stem: wordStem(text),
  }))
  const describes = (at: number): boolean => {
    const word = words[at]
    if (word === undefined || word.taken) return false
    if (NUMBER_WORD.test(word.text)) return true
    if (!/^\p{L}{3,}$/u.test(word.text) || IDLE.has(word.text)) return false
    return (
      LOOKS.has(word.text) ||
      isChocolate(word.text, words[at + 1]?.text) ||
      (isLook(word.text) && CHOCOLATE_BEFORE.test(plain.slice(0, word.index))) ||
      vocabulary.stemsOf(word.text).length > 0
    )
  }
  const found: string[] = []
  const refused: string[] = []
  for (let at = 0; at < words.length; at++) {
    if (!describes(at)) continue
    const { text = '', index = 0, stem = '' } = words[at] ?? {}
    const noGood = isLook(stem) ? noGoodAfter(plain, index + text.length) : 0
    if (isLook(stem) && (noGood > 0 || isNegated(plain, index))) {
      refused.push(stem)
      blank(sentence, index, index + text.length + noGood)
      continue
    }
    let end = at
    while (describes(end + 1)) end++
    if (isLook(text) && IS_OF.test(plain.slice(0, index))) found.push(stem)
    const next = words[end + 1]?.text ?? ''
    const stands = STANDS_FOR.test(next) || (isLook(text) && GROWS.test(next))
    if (stands || words[at]?.text === '510' || words[at - 1]?.taken === true || words[end + 1]?.taken === true)
      for (const word of words.slice(at, end + 1)) found.push(word.stem)
    at = end
  }
  // "Tshirt small pink", "a grinder in black": of things to use and to wear a look is meant wherever it is said.
  if (forms.length > 0 && forms.every(({ form }) => isToUse(form)))
    for (const { text, index, stem, taken } of words)
      if (!taken && LOOKS.has(text) && !refused.includes(stem) && !isNegated(plain, index)) found.push(stem)
  found.push(...shownOn(sentence, vocabulary, forms))
  if (PAPER_SIZE.test(plain)) found.push('1 1/4')
  if (UNBREAKABLE.test(plain) && forms.some(({ form }) => form.kinds.includes('glass'))) found.push('unbreakable')
  const whole = FULL_SPECTRUM.exec(plain)
  if (whole !== null && !isNegated(plain, whole.index)) {
    found.push(WHOLE_PLANT)
    blank(sentence, whole.index, whole.index + whole[0].length)
  }
  const bubbles = BUBBLES.exec(plain)
  if (bubbles !== null) (isNegated(plain, bubbles.index) ? refused : found).push(FIZZY)
  return { wanted: [...new Set(found)], refused }
}

/** "A black grinder" where a strain is called Black too: the names that are but looks of what is to be used or worn. */
export function looksAmong(terms: readonly Term[], wanted: readonly Form[]): readonly Term[] {
  if (wanted.length === 0 || !wanted.every(isToUse)) return []
  return terms.filter(({ stems: [stem = '', ...others] }) => others.length === 0 && LOOKS.has(stem))
}

function isToUse({ category }: Form): boolean {
  return category === 'merch' || category === 'accessory'
}

/** "A tee with puppies on it", "a hat that says wave": what is pictured or written on a thing, by words that the menu knows. */
function shownOn({ plain, rest }: Sentence, vocabulary: Vocabulary, forms: readonly FormMention[]): readonly string[] {
  const isWorn = forms.some(({ form }) => isToUse(form))
  const found: string[] = []
  for (const { index, 0: lead, 1: words = '', 2: on } of allMatches(plain, PICTURED)) {
    if (on === undefined && !isWorn) continue
    let start = index + lead.length - words.length - (on?.length ?? 0)
    for (const word of words.split(' ')) {
      const isRead = rest.slice(start, start + word.length) !== word
      start += word.length + 1
      if (isRead || !/^\p{L}{3,}$/u.test(word) || IDLE.has(word)) continue
      if (vocabulary.stemsOf(word).length > 0) found.push(wordStem(word))
    }
  }
  return found
}

/** "A shirt with a dog on it" asks for no leave to bring one: without what is pictured on a thing to wear. */
export function besidePictured({ plain, forms }: { plain: string; forms: readonly FormMention[] }): string {
  return forms.some(({ form }) => form.category === 'merch') ? plain.replaceAll(PICTURED, ' ').trim() : plain
}

const PICTURED =
  /\b(?:with|w|has|have|having|got|says?|saying|reads|featuring|showing|(?:pictures?|print|drawings?|image|logo) of|of)(?: (?:an?|the|some|any|little|cute|big|like|maybe|those|happy|cool))* ((?!(?:an?|the|some|any|little|cute|big|like|maybe|those|happy|cool)\b)\p{L}+(?: (?!(?:on|for|under|and|or|in|that|please|with)\b)\p{L}+){0,2})( (?:printed |all over )?on (?:it|them|the (?:front|back|side|chest|brim|lid)|one))?(?![\p{L}])/gu

/** "The plastic ones break on me", "plastic feels cheap": how much of what follows says that such is no good, or 0. */
function noGoodAfter(plain: string, end: number): number {
  return distasteAfter(plain, end) || (NO_GOOD.exec(plain.slice(end, end + 60))?.[0].length ?? 0)
}

const NO_GOOD =
  /^(?: (?:ones?|kinds?|stuff|things?|grinders?|pipes?|bongs?|trays?))*(?: (?:that|i|you|had|have|get|all|always|just|never|only|really|tend|to|keep|keeps|kept|will|can))*(?: (?:break(?:s|ing)?|broke|crack(?:s|ed|ing)?|snap(?:s|ped)?|chip(?:s|ped)?|shatter(?:s|ed)?|rust(?:s|ed)?|melt(?:s|ed)?|warp(?:s|ed)?|wears? (?:out|down)|falls? apart|fell apart|sucks?|jams?|splinters?|(?:dont|doesnt|never|wont) (?:last|hold up|work)|feels? (?:so |too |really )?(?:cheap|flimsy)|(?:is|are) (?:so |too |really |all |just )*(?:too \p{L}+|junk|trash|garbage|crap|flimsy|fragile|cheap|useless|terrible)))(?!\p{L})/u

/** "A grinder, metal one", "dark ones" after chocolate: said of the thing that "one" stands for. */
const STANDS_FOR = /^ones?$/
/** "Any purple strains": a colour told of what grows is in its name. */
const GROWS = /^(?:strains?|weed|buds?|nugs?|genetics|cultivars?)$/
const IS_OF =
  /\b(?:made (?:out )?of|(?:something|anything|smth)|thats|that is|that are|is it|are they|preferably|ideally|rather|but(?: make it)?|only) $/

/** "A pipe that wont break if i drop it". */
const UNBREAKABLE =
  /\b(?:(?:wont|doesnt|cant|dont|never|not|hard to) (?:\p{L}+ ){0,2}?(?:break|shatter|crack)(?! (?:the bank|my|me|up|down)\b)|unbreakable|shatter ?proof|break ?proof|drop ?proof|(?:if|when) (?:i|we) drop (?:it|them))\b/u

/** "510" and the like tell things apart as words do. */
const NUMBER_WORD = /^(?:510|710|420|70s)s?$/
const PAPER_SIZE = /(?<![\d.])(?:1 ?1\/4|1\.25)(?! ?(?:g|oz|mg)\b)/

/** What bubbles is drunk; gummies of that name are none of it. */
const BUBBLES =
  /\b(?:fizz(?:y|es|ing)?|bubbly|carbonated|carbonation|sparkling)\b(?! (?:\p{L}+ )?(?:gumm|cand|cola bottles|chew|personality|person|mood|water (?:pipe|bong)))/u

/** The words by which an extract of all that is in the plant is asked for. */
export const WHOLE_PLANT = 'full spectrum'
const FULL_SPECTRUM = /\bfull ?spectrum\b/

/** The word by which all that bubbles is asked for. */
export const FIZZY = 'fizzy'

/** "Chocolate but dark". */
const CHOCOLATE_BEFORE = /\bchoc\p{L}*(?: ?,)? (?:but|only|thats|that is|preferably)(?: (?:make it|its|the))? $/u

function isChocolate(word: string, next: string | undefined): boolean {
  return (word === 'dark' || word === 'milk') && next?.startsWith('choc') === true
}

/** True for an everyday word that never tells one thing of a shelf from another. */
export function isIdle(word: string): boolean {
  return IDLE.has(word)
}

/** True for a word that says how a thing looks or what it is made of. */
export function isLook(stem: string): boolean {
  return LOOKS.has(stem) || stem === WHOLE_PLANT || stem === 'dark' || stem === 'milk'
}
