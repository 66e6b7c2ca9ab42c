import { asksSumTaxed } from '#concierge/facts/answer-tax.ts'
import { nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { saysWish } from './standing.ts'
import type { Evidence } from './evidence.ts'
import { isGoods } from './goods-words.ts'
import { isContent } from './is-content.ts'
import { isAskedInStock, SHORT_NAME, STOCK_WORDS } from './asked-in-stock.ts'
import { isSlip } from './is-slip.ts'
import { FACT_WORDS } from './fact-words.ts'
import type { Intent } from './intent.ts'
import { askedOfNamed, asksOfFew } from './intent-of-named.ts'
import { wordsIn } from './fold-text.ts'
import { SORTED } from './read-manner.ts'
import { weighsKinds, weighsMakers, weighsSizes } from './weighs.ts'
import { asksWithinPack } from './asked-of-named.ts'
import { asksWhether } from './asks-whether.ts'
import { asksOfSize } from './asks-size.ts'
import { asksPiecePrice } from './read-quantity.ts'
import { asksLikeness, LIKE_THAT } from './likeness-cues.ts'
import type { ReadWish } from './read-wish.ts'
import { isMakerAlone } from './maker-alone.ts'
import { isMaker, standsForMaker } from './maker-noun.ts'
import { NOT_SOLD } from './not-sold.ts'
import { listReturnedTo } from './list-returned.ts'
import { isRequest } from './asked-slot.ts'
import { startsAsking } from './asides.ts'
import { asksExtreme, weighsTwo } from './extreme-of-shown.ts'
import { suitedOfListed } from './which-suits.ts'
import { asksDifference, REFUSES_ONE } from './pointed-at.ts'

const COMPARE_WORDS =
  /\b(?:than|compared?|comparison|difference|differences|vs|versus|better|which (?:one )?(?:is|of)|or|comparar?|diferencia)\b/

const OPENLY = /\b(?:compared?|comparison|difference|differences|vs|versus|better|comparar?|diferencia)\b/
const TYPE_ASKED = /\bindica\b.{0,12}\bsativa\b|\bsativa\b.{0,12}\bindica\b/

/** "gmo or wedding cake for a high tolerance": two names of the menu with nothing but "or" between them. */
function isEitherOr({ wish, plain }: ReadWish): boolean {
  const [first, second, third] = wish.terms.filter((term) => term.rows !== null && term.rows.size > 0)
  if (first === undefined || second === undefined || third !== undefined || STOCK_WORDS.test(plain)) return false
  const [from, to] = [plain.indexOf(first.said), plain.indexOf(second.said)]
  if (from < 0 || to <= from || LIKENED_TO.test(plain.slice(0, from))) return false
  const gap = plain.slice(from + first.said.length, to)
  if (TORN.test(plain.slice(0, from)) && /^ (?:and|n|&|y) (?:the |a |some |el |la )?$/.test(gap)) return true
  return /^(?: \p{L}+){0,2} (?:or|vs|versus|o) (?:the |a |some |el |la )?$/u.test(gap)
}

/** "Joints like gmo or wedding cake": what is near either, and no choice of the two. */
const LIKENED_TO =
  /\b(?:(?<!\b(?:would|id|you|i|we|feel|taste|smell)s? )like|similar to|close to|along the lines of|in the (?:style|vein|spirit) of|such as|reminds? me of|(?:kind|type|sort)s? of)(?: (?:the|a|an|some|that|your|maybe))?(?: \p{L}+)? $/u

/** "Im torn between gmo and wedding cake". */
const TORN = /\b(?:between|entre|torn|stuck|decid(?:e|ing) (?:on|between)|choos(?:e|ing)|down to)\b/

/** "cheaper, the puffco plus or the pivot": a name on either side, at least one of them a product's. */
function namesOnBothSides({ plain, wish }: ReadWish): boolean {
  const sides = plain.split(
    BETWEEN.test(plain) ? /\b(?:or|vs|versus|and|with|to|y|o)\b/ : /\b(?:or|vs|versus|than|o|que)\b/,
  )
  if (sides.length !== 2) return false
  const brands = new Set(wish.brands.flatMap(nameStems))
  const named = sides.map((side) => ({
    term: wish.terms.some(({ said }) => side.includes(said)),
    brand: nameStems(side).some((stem) => brands.has(stem)),
  }))
  return named.every(({ term, brand }) => term || brand) && named.some(({ term }) => term)
}

const BETWEEN =
  /^(?:(?:can|could|you|please|hey|hi|so|and) )*(?:compare|comparar?|(?:whats the |what is the )?difference between)\b/

/** "Whats high in myrcene", "strains rich in limonene": things are wished for by the terpene in them. */
export function asksRichIn({ wish, plain }: ReadWish): boolean {
  return wish.terpenes.length > 0 && (RICH_IN.test(plain) || asksWhichOf({ wish, plain }))
}

/** "Which flower is myrcene first": of a shelf, and no question what a terpene is. */
export function asksWhichOf({ wish, plain }: Pick<ReadWish, 'wish' | 'plain'>): boolean {
  return wish.terpenes.length > 0 && wish.forms.length > 0 && WHICH_SHELF.test(plain)
}

const RICH_IN =
  /\b(?:high(?:er|est)?|rich|heavy|loaded|strong|lots?|plenty|full|tons?) (?:in|on|with|of)\b|\b(?:dominant|forward)\b/

const WHICH_SHELF =
  /^(?:(?:so|and|but|ok|okay|hey|hi|also|wait|um+) )*(?:which|what)(?: (?:kinds?|sorts?|of|your|the|ur|yall|other))* (?!(?:is|are|does|do|was|were|makes?|about|terp\p{L}*|myrcene|limonene|linalool|\p{L}*pinene|\p{L}*caryophyllene|humulene|terpinolene|ocimene|bisabolol|nerolidol)\b)\p{L}+ (?:\p{L}+ )?(?:is|are|has|have|leads?|starts?|lists?|shows?|come|comes|run|runs|lean|leans|got)\b/u

/** "how much are the gummies and the cart": prices are asked, not things. */
function namesFactsOnly(plain: string): boolean {
  return /\b(?:how much|price|prices|cost|thc|in stock|available|cuanto|precio)\b/.test(plain)
}

const WEIGHS_UP =
  /(?:strong|weak|cheap|mild|pric|smooth|heavi|light|potent|expensive|better|worse)\p{L}* than|compare|difference|vs|versus|better|which(?: one| of)?\b|whats (?:stronger|cheaper|milder)|(?:stronger|cheaper|milder|weaker|harder|smoother|more \p{L}+)\b.{0,40}\bor\b|\bor\b.{0,60}\b(?:stronger|cheaper|milder|weaker|harder|smoother)\b|comparar?|diferencia|cual (?:es|pega|cuesta)|mas (?:fuerte|suave|barat|potente)/u

/** What is left of a message when it is told what does not matter: "dont care what flavor" is no question. */
export function askedOf(plain: string): string {
  return plain.replace(WHATEVER, ' ')
}

const WHATEVER =
  /\b(?:(?:dont|do not|doesnt|does not|didnt) (?:really |even |much )?(?:care|matter|mind)|idc|no preference|not picky)(?: about| on| for| as to)?(?: what| which| the| any)? (?:flavou?rs?|brands?|types?|strains?|sizes?|effects?|kinds?)\b/g

/** "one with 20 mg", "any under $30": another one is wished for, whatever was shown. */
const ONE_THAT =
  /\b(?:(?<!\b(?:each|every|per) )ones?|any|something) (?:with|that|under|over|below|above|at|in(?! stock\b)|for|less|more|from)\b/

/** "Do any of them have cbd", "are any of those on sale": those are wished for of which it holds. */
const WHICH_OF_THEM =
  /\b(?:any|either|one|some|which)(?: ones?)? of (?:these|those|them|the (?:two|three|ones))\b|\b(?:any|which) ones\b/

/** "do they come in mango", "is there a 1 g version of it": another one than was shown. */
const COMES_IN =
  /\b(?:come|comes|available|made|sold|have (?:it|them|those|that)|got (?:it|them|those)) (?:in|with|as)\b|\b(?:version|size)s? (?:of|in)\b|\bone in (?:an?|the)\b|\b(?:those|them|these|it|that|this|same(?: things?)?)(?: ones?| kinds?)? (?:but |just |only )?in(?: an?)? (?!stock\b|the\b|there\b|it\b|them\b)|\bthe (?:first|second|third|last) in (?:an?|the)\b/

const IN_STOCK =
  /\b(?:in stock|available(?! in (?!stock|store|the|your))|sold out|out of stock|still have|disponible)\b/

/** "What do you recommend", "surprise me": a thing is to be picked, whatever it is. */
const ASKS_FOR_PICKS =
  /\b(?:(?:do|would|can|could|should) you (?:recommend|suggest|give|pick|choose|get|buy|grab|start with)|(?:do|would|should) (?:we|i) (?:grab|get|try|buy|pick|start with)|(?:what|which).{0,20}(?:recommend|suggest)|(?:some|any|what|which|your|good|best|top) (?:\p{L}+ )?(?:options|choices|picks|suggestions|ideas|recommendations|recs)|recommend (?:me )?(?:something|anything|one)|(?:whatever(?:s| is)?|whats|what is|the|your) (?:the )?(?:closest|nearest|next best)\b(?! (?:store|shop|location|dispensary|one to me))|surprise me|pick (?:me )?(?:something|one|for me)|whats (?:good|popular)|que (?:me )?recomiendas?)\b/u

/** What of products a message asks for, or null when it asks for none. */
export function productIntent(evidence: Evidence): Intent | null {
  return evidence.stores[0] === 'tax' && asksSumTaxed(evidence.read.plain) ? null : goodsIntent(evidence)
}

function goodsIntent({
  read,
  named,
  pointed,
  standing,
  changed,
  continued,
  ofShelf,
  several,
}: Evidence): Intent | null {
  const { wish } = read
  const asked = askedOf(read.plain)
  const goods = wish.terms.find(({ whole }) => whole === true)?.said
  const plain = goods === undefined ? asked : asked.replaceAll('infused', ' ').replace(`thc ${goods}`, goods)
  const namesOne = named.items.length > 0 && named.coverage >= 0.6 && (wish.terms.length > 0 || wish.brands.length > 0)
  const namesTwo = wish.terms.length >= 2 || pointed.length >= 2
  const weighs = COMPARE_WORDS.test(plain) && WEIGHS_UP.test(plain)
  if (
    (weighs && (namesTwo || namesOnBothSides(read) || (namesOne && OPENLY.test(plain) && !TYPE_ASKED.test(plain)))) ||
    isEitherOr(read) ||
    weighsMakers(read)
  )
    return 'compare'
  if (weighsKinds(read) || (weighs && weighsSizes(read))) return 'compare'
  if (named.described === true && pointed.length === 0) return 'product_info'
  if (wish.wear !== null && wish.terms.length > 0 && !/\b(?:how much|prices?|costs?)\b/.test(plain)) return 'recommend'
  const shown = suitedOfListed(read, standing) === null ? ofShown({ plain, wish, pointed, standing }) : 'product_info'
  if (shown !== null) return shown
  if (pointed.length > 0 && (asksOfSize(read) || listReturnedTo(read, standing) !== null)) return 'product_info'
  if (ofShelf) return pointed.length > 1 && weighs ? 'compare' : askedOfIt(plain)
  if (several && !namesFactsOnly(plain)) return asksFormsOfOne(read, pointed) ? 'availability' : 'recommend'
  if (wish.order !== null && SORTED.test(plain)) return 'recommend'
  const ofRow = asksPiecePrice(plain) || asksWhether(read)
  if (
    pointed.length > 0 &&
    (!changed || ofRow) &&
    (wish.forms.length === 0 || ofRow || / one\b|\bper \p{L}+ or\b/u.test(plain)) &&
    !(COMES_IN.test(plain) && saysWish(wish)) &&
    !ONE_THAT.test(plain) &&
    (ofRow || FACT_WORDS.test(plain) || STOCK_WORDS.test(plain) || !saysWish(wish))
  )
    return askedOfIt(plain)
  const like = asksLikeness(plain) || refusesEffect(read)
  const brandWords = new Set(wish.brands.flatMap(nameStems))
  const specific =
    wish.terms.length > 0 ||
    (wish.brands.length > 0 && named.words.some((stem) => !brandWords.has(stem) && !/^\d$/.test(stem)))
  const ofOne = namesOne && specific && !like && wish.order === null ? askedOfNamed(plain, named, wish) : null
  if (ofOne !== null) return ofOne
  if (!like && wish.order === null && asksOfFew(plain, named, wish)) return 'product_info'
  if (named.items.length > 0 && asksWithinPack(read)) return 'product_info'
  if (changed && (standing.shown.length > 0 || saysWish(standing.wish))) return 'recommend'
  if (saysWish(wish)) return unknownName(read) ? 'availability' : 'recommend'
  if (asksForUnknown(read)) return 'availability'
  if (ASKS_FOR_PICKS.test(plain)) return 'recommend'
  return continued &&
    (REFUSES_ONE.test(plain) || /\b(?:more|another|else|others?|different|again|next|otr[oa]s?)\b/.test(plain))
    ? 'recommend'
    : null
}

/** "Ok milk then", "the peach one" after a list: nothing but a word of the one that is meant; who says its name in full takes it. */
function isBareName({ plain, wish }: Pick<ReadWish, 'plain' | 'wish'>): boolean {
  const [term, other] = wish.terms
  if (term === undefined || other !== undefined || term.said.includes(' ')) return false
  return !saysWish({ ...wish, terms: [], flavors: [] }) && CHOOSES.test(plain.replace(term.said, 'it'))
}

const CHOOSES =
  /^(?:(?:ok|okay|and|or|so|fine|hm+|well|then|cool|alright|,) )+(?:the )?it(?: (?:one|then|please|pls|instead))*$/

/** "Does gelato come as flower and as a preroll": two forms of one name. */
function asksFormsOfOne({ plain, wish: { terms, forms } }: ReadWish, pointed: readonly Item[]): boolean {
  const [term, other] = terms
  const isOne = term !== undefined && other === undefined && (term.rows?.size ?? 0) > 0
  return isOne && pointed.length === 0 && forms.length > 1 && AS_FORMS.test(plain)
}

const AS_FORMS =
  /\b(?:come|comes|available|sold|(?:have|got|carry|sell|stock)(?: (?!in\b|as\b)[\p{L}\d]+){1,5}) (?:both )?(?:in|as)\b.{0,40}\b(?:and|or|y|o)\b/u

/** "RSO that isnt going to put me to sleep": no thing with "sleep" in its name is asked of. */
function refusesEffect({ wish, plain }: ReadWish): boolean {
  return wish.notEffects.length > 0 && wish.forms.length > 0 && !startsAsking(plain)
}

/** "kratom?", "anything by jeeter": nothing but a name that nothing here knows. */
function asksForUnknown({ unknown, plain }: ReadWish): boolean {
  const [lead = ''] = plain.replace(/^any /, '').split(' ')
  const short = wordsIn(plain).length <= SHORT_NAME
  if (unknown.some(isGoods) || isMakerAlone(unknown, plain)) return true
  if (OF_THEM.test(plain) && unknown.some((word) => isContent(word, plain))) return true
  if (unknown.some((word) => NOT_SOLD.has(word) && (word === lead || short || isRequest(word, plain)))) return true
  return (
    unknown.length > 0 &&
    (isAskedInStock(unknown, plain) ||
      unknown.some((word) => isRequest(word, plain) && (standsForMaker(plain, word) || isAnyOf(word, plain))) ||
      /\b(?:anything|something|products?|stuff) (?:with|from|by)\b|\b(?:thc|cbd|weed|cannabis|infused|marijuana)\b/.test(
        plain,
      ))
  )
}

/** "Do they have melatonin": of what was shown. */
const OF_THEM = /\b(?:they|it|those|these|ones?)(?: all| both| actually)? (?:have|has|got|contain)\b/

/** "Any jeeter", "any jeeter left": nothing else is asked for. */
function isAnyOf(word: string, plain: string): boolean {
  return plain.startsWith(`any ${word}`) && wordsIn(plain).length <= SHORT_NAME && !isSlip(word)
}

/** Whether it is there or what it is like, of a thing that is pointed at. */
function askedOfIt(plain: string): Intent {
  if (IN_STOCK.test(plain)) return 'availability'
  return !FACT_WORDS.test(plain) && STOCK_WORDS.test(plain) ? 'availability' : 'product_info'
}

/** What is asked of the list that was shown: something like it, what sets two apart, or its extreme. */
function ofShown({
  plain,
  wish,
  pointed,
  standing,
}: Pick<Evidence, 'pointed' | 'standing'> & Pick<ReadWish, 'plain' | 'wish'>): Intent | null {
  if (LIKE_THAT.test(plain) && standing.shown.length > 0 && wish.terms.length === 0) return 'recommend'
  if (pointed.length === 2 && (weighsTwo(plain) || asksExtreme(plain))) return 'compare'
  if (pointed.length >= 2 && WHICH_OF_THEM.test(plain) && saysWish({ ...wish, forms: [] })) return 'recommend'
  if (pointed.length >= 2 && asksDifference(plain)) return 'compare'
  return pointed.length === 1 && (asksExtreme(plain) || isBareName({ plain, wish })) ? 'product_info' : null
}

/** "What you got", "what do you have": asks for whatever is there, by no name. */
const OPEN_QUESTION =
  /\bwhat(?:ve| all)?(?: do| have| else do)? (?:you|they|u)(?: guys| all| folks)? (?:got|have|carry|sell|stock)\b(?! (?:by|from|in|called|named|like|with)\b)/

/** "do you carry STIIIZY pods": a name that nothing here knows, asked for as such. */
function unknownName({ unknown, plain, wish, forms }: ReadWish): boolean {
  if (unknown.some((word) => NOT_SOLD.has(word) || (isGoods(word) && wish.terms.length === 0))) return true
  if (wish.terms.length + wish.brands.length === 0 && unknown.some((word) => isContent(word, plain))) return true
  if (isMakerAlone(unknown, plain) && wish.terms.length + wish.brands.length === 0) return true
  return (
    unknown.length > 0 &&
    wish.terms.length === 0 &&
    wish.brands.length === 0 &&
    (isAskedInStock(unknown, plain.replace(OPEN_QUESTION, '')) ||
      (wish.forms.length > 0 &&
        (wordsIn(plain).length <= SHORT_NAME ||
          unknown.some(
            (word) =>
              isMaker(word, plain) ||
              standsForMaker(plain, word) ||
              (standsBefore(word, { plain, forms }) && !isSlip(word)),
          )))) &&
    !/\b(?:something|anything)\b/.test(plain)
  )
}

/** "any jeeter baby js", "pods for my pax": the strange word names the thing, or what it is to fit. */
function standsBefore(word: string, { plain, forms }: Pick<ReadWish, 'plain' | 'forms'>): boolean {
  return forms.some(
    ({ form, start }) =>
      ` ${plain.slice(0, start)}`.endsWith(` ${word} `) ||
      (FITTED.has(form.category ?? '') && new RegExp(`\\bfor (?:an?|my|the|his|her) ${word}\\b`).test(plain)),
  )
}

const FITTED: ReadonlySet<string> = new Set(['vape', 'accessory'])
