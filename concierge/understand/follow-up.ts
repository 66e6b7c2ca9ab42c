import type { Item } from '#concierge/retrieve/item.ts'
import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import { NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import { addsAnother, isForAnotherMood } from './adds-another.ts'
import { addsAlternative, withAlternative } from './alternative.ts'
import { askedOfShelf } from './asked-of-shelf.ts'
import { asksCount, asksWhetherSize } from './asks-size.ts'
import { asksWhether } from './asks-whether.ts'
import { batteryForOther, besideGear, wholeOnes } from './beside-gear.ts'
import {
  carriedBrands,
  carriedNames,
  isAnotherInstead,
  isOnlySize,
  SAME_THING,
  SIZES,
  withMakerBefore,
} from './carried-names.ts'
import { weighsTwo } from './extreme-of-shown.ts'
import { listReturnedTo } from './list-returned.ts'
import { mergeWish } from './merge-wish.ts'
import { asksAtThatPrice } from './price-cues.ts'
import { isToBe } from './pointed-at.ts'
import { isGear } from './read-gear.ts'
import { asAnswered, belowShown, type Relative, readRelative } from './read-relative.ts'
import type { ReadWish } from './read-wish.ts'
import { wishReturnedTo } from './return-to.ts'
import { othersOfMaker } from './same-maker.ts'
import { type Standing, saysWish } from './standing.ts'
import { suitedOfListed } from './which-suits.ts'
import { takenBack, withoutGivenUp } from './taken-back.ts'

export type FollowUp = { wish: Wish; continued: boolean; changed: readonly string[]; exclude: readonly Item[] }

/** "Add a preroll too", "throw in some gummies": one thing more, of which nothing was said before. */
const ADDS_THING =
  /^(?:(?:ok|okay|cool|nice|great|perfect|so|oh|then|and|also|can (?:you|u|i|we)|could (?:you|i)|lets|let me|ill|please|,) )*(?:add|throw in|toss in)(?! (?:it|that|this|those|them)\b)/

/** Whom it is for begins another wish; "one for my wife" is one more of the same. */
const FRESH =
  /\b(?:(?<!\b(?:one|ones|another|same) )for my (?:girlfriend|boyfriend|wife|husband|mom|mother|dad|father|friend|sister|brother|partner|uncle|aunt|roommate|grandma|grandpa|cousin|buddy|son in law)|something for (?:my|her|him|them)|also (?:need|want|looking|get)|i also|another thing|different question|new question|forget (?:that|it|about)|start over|never ?mind|change of plans|para mi (?:novi[oa]|espos[oa]|amig[oa]|mama|papa|herman[oa]))\b/
const ASKS_ANEW =
  /\b(?:i want|i need|im looking|looking for|do you (?:have|carry|sell)|got any|show me|any|recommend|suggest|whats|what|id like|quiero|busco|necesito|tienen|can i get|give me)\b/
const CARRIES_ON =
  /^(?:(?:ok|okay|hmm+|cool|nice|great|well|so|um+|yeah|yes|no|nah|but|and) )*(?:,? )?(?:what about|how about|and (?:in|for|the|if)|instead|actually|make (?:it|that)|only|just|but|same|not|no|with|without|under|maybe|or|y|pero|mejor|sin|que tal|in)\b|\b(?:instead|rather|prefer)\b|\b(?:those|them|these|that one|ones?|it)\b|\bsame\b|\bones\b/

/** "that kind of thing but prerolls", "whats similar in a vape": all but what is named now is meant as before. */
const OF_THAT_KIND =
  /\b(?:(?:that|this|same|those|these|similar) (?:kind|type|sort|style|idea|vibe|deal|effect|feel(?:ing)?)s?(?: of)?|like (?:that|this|those|these)|similar(?! (?:price|size))|equivalent|along (?:those|the same|these) lines|parecid[oa]|asi)\b/

/** True when something is asked for that is like what was wished for before, and in another form or of another type. */
export function asksOfThatKind({ wish, plain }: ReadWish): boolean {
  return (wish.forms.length > 0 && OF_THAT_KIND.test(plain)) || (wish.strainTypes.length > 0 && SAME_THING.test(plain))
}

const LEADS_ON =
  '^(?:(?:ok|okay|cool|nice|so|and|but|or|yeah|yes|actually|hmm+|maybe|just|then|now|well|please|can|could|you|u|lets|oh|also|only|if) )*'
const CHANGES_IT = new RegExp(
  `${LEADS_ON}(?:make|keep|switch|change|swap) (?:it|that|them|those|em|this|one)\\b(?! sure\\b)`,
)
const DEMANDS_OF_IT = new RegExp(
  `${LEADS_ON}(?:(?:(?:it|they|that|this|those|these|all of (?:it|them))(?: all| also| really)? )?(?:should|must|gotta|better|needs? to|has to|have to|has got to|got to|ought to)(?: also| really| all| preferably)? (?:be|have|come)|(?:make|making) sure (?:that )?(?:its|it is|theyre|they are|thats|it has|they have)|as long as (?:its|it is|theyre|they are|it|they)|(?:(?:pero|y|pero) )?que (?:no )?(?:sean?|tengan?|esten?|lleven?))\\b`,
)

/** "Make it live resin", "and it should be solventless": what was wished for is to be so, and nothing is asked. */
export function changesIt(plain: string): boolean {
  return CHANGES_IT.test(plain) || DEMANDS_OF_IT.test(plain) || isToBe(plain)
}

/** "Keep it under 5 mg each" after gummies: a shelf that a figure implies is no other than the finer one of before. */
function withoutImplied({ wish, forms }: ReadWish, { wish: before }: Standing): Wish {
  const [implied, ...others] = wish.forms
  if (forms.length > 0 || implied === undefined || others.length > 0 || implied.kinds.length > 0) return wish
  const isFiner = before.forms.length > 0 && before.forms.every(({ category }) => category === implied.category)
  return isFiner ? { ...wish, forms: [] } : wish
}

/** "Papers and a lighter": what lights is no weaker one. */
function withoutLighters(plain: string, said: Wish): string {
  return said.forms.some(({ kinds }) => kinds.includes('lighter')) ? plain.replaceAll(/\blighters?\b/g, '') : plain
}

/** What a message wishes for by itself, where things were wished for and shown before it. */
function saidAfter(standing: Standing, read: ReadWish): Wish {
  const { plain } = read
  const wished = withMakerBefore(withoutImplied(withoutGivenUp(read, standing.wish), standing), standing, plain)
  return belowShown(wished, plain, standing)
}

/** Joins a message to what stood before: it changes or drops one wish and keeps the others, or starts anew. */
export function followUp(standing: Standing, read: ReadWish): FollowUp {
  const said = saidAfter(standing, read)
  const relative = relativeTo(standing, read.plain, said)
  const freed = takenBack(read.plain)
  const changed = [...Object.keys(relative.changes), ...Object.keys(freed)]
  const none = !saysWish(standing.wish) && standing.shown.length === 0
  if (none) return { wish: said, continued: false, changed, exclude: [] }
  const theirs = othersOfMaker(read, standing)
  if (theirs !== null) return { ...theirs, continued: true, changed: ['brands'] }
  const returned = listReturnedTo(read, standing) === null ? wishReturnedTo(standing, read) : null
  if (returned !== null) return changedTo(mergeWish(returned, { ...said, forms: [] }))
  const anchored = said.forms.length > 0 || said.brands.length > 0 || said.terms.length > 0
  if (asksOfShown(read, standing) || askedOfShelf(read, standing).length > 0 || listReturnedTo(read, standing) !== null)
    return { wish: standing.wish, continued: true, changed: [], exclude: [] }
  if (changed.length === 0 && addsToWish(standing, read, said)) return changedTo(withAlternative(standing.wish, said))
  const power = batteryForOther(standing.wish, read)
  if (power !== null) return { wish: power, continued: false, changed, exclude: [] }
  const whole = saysWish({ ...said, forms: said.forms.filter((form) => !isGear(form)), terms: [], notKinds: [] })
    ? null
    : wholeOnes(standing, read)
  if (whole !== null) return changedTo(whole)
  const beside = besideGear(standing, read)
  if (beside !== null) return changedTo(mergeWish(beside, said))
  const fresh =
    read.retold === true ||
    (ADDS_THING.test(read.plain) && isOfOtherShelf(standing.wish, said) && !OF_THAT_KIND.test(read.plain)) ||
    isGearBeside(standing.wish, said) ||
    isForAnotherMood(standing.wish, said, read.plain) ||
    (FRESH.test(read.plain) && Object.keys(freed).length === 0) ||
    (anchored &&
      changed.length === 0 &&
      !givesUp(standing.wish, said) &&
      !CARRIES_ON.test(read.plain) &&
      !changesIt(read.plain) &&
      !OF_THAT_KIND.test(read.plain) &&
      !asksAtThatPrice(read.plain) &&
      !namesOtherMaker(standing.wish, said, read.plain) &&
      !SAME_THING.test(read.plain) &&
      !isOnlySize(said, read.plain) &&
      startsAnew(standing.wish, said, read.plain))
  if (fresh) return { wish: said, continued: false, changed, exclude: [] }
  const ofSizes = changed.length > 0 && changed.every((key) => SIZES.has(key))
  const stood = withoutOtherTaste(groundWish(standing, ofSizes, said), said, read.plain)
  const ground = { ...withoutWeighed(stood), ...freed }
  const given = givesUp(ground, said)
  const leaves = leavesShelfOf(ground, said, read.plain)
  const base = leaves
    ? { ...ofAnyShelf(ground), forms: given ? ground.forms.filter(({ loose }) => loose) : [] }
    : ground
  const terms = carriedNames({ ...standing, wish: base }, read, changed)
  const brands = carriedBrands(base, { plain: read.plain, terms }, relative)
  const wish: Wish = { ...mergeWish({ ...base, brands }, said), terms, ...relative.changes }
  const isNameless = stood.terms.length > 0 && terms.length === 0 && wish.forms.length === 0 && !leaves
  return {
    wish: isNameless && freed.forms === undefined ? { ...wish, forms: formOfShown(standing) } : wish,
    continued: true,
    changed,
    exclude: relative.exclude,
  }
}

/** What is measured against what was shown; "an indica one instead" of one thing is not that, and not of its taste. */
function relativeTo(standing: Standing, plain: string, said: Wish): Relative {
  const relative = asAnswered(readRelative(standing, withoutLighters(plain, said)), said, plain)
  if (standing.shown.length !== 1 || !isAnotherInstead(said, plain)) return relative
  return { changes: { ...relative.changes, flavors: said.flavors }, exclude: standing.shown }
}

function changedTo(wish: Wish): FollowUp {
  return { wish, continued: true, changed: ['wish'], exclude: [] }
}

function addsToWish({ wish }: Standing, { plain }: ReadWish, said: Wish): boolean {
  return saysWish(said) && saysWish(wish) && addsAlternative(plain) && !isGearBeside(wish, said)
}

/** "Is that indica", "is the first one infused": what is asked of a thing that was shown is no wish for it. */
const OF_SHOWN =
  /^(?:(?:so|and|but|ok|okay|wait|oh|hey) )*(?:is|was) (?:it|that|this|(?:the|that|this) (?:(?:first|second|third|last|other) )?one)\b/
/** Another than was shown is asked for: "is it in stock in a half gram", "is that cheaper as a pack". */
const OTHERWISE =
  /\b(?:available|in stock|come|comes|sold|version|size|smaller|bigger|larger|cheaper|instead|else|another|other)\b|\b(?:in|as|by) (?:an?|the|\d)/

function asksOfShown(read: ReadWish, standing: Standing): boolean {
  const { shown, listed } = standing
  if (shown.length === 0) return false
  if (suitedOfListed(read, standing) !== null) return true
  if (listed.length === 2 && read.forms.length === 0 && weighsTwo(read.plain)) return true
  return (
    (OF_SHOWN.test(read.plain) && !OTHERWISE.test(read.plain)) ||
    asksCount(read) ||
    asksWhetherSize(read) ||
    asksWhether(read)
  )
}

/** "Anything cheaper" after a thing asked for by its name: of the same form. */
function formOfShown({ shown }: Standing): Wish['forms'] {
  const [first] = shown
  if (first === undefined || shown.some(({ category }) => category !== first.category)) return []
  const kinds = [...first.kinds].filter(
    (id) => KIND_BY_ID.get(id)?.quality === false && shown.every((item) => item.kinds.has(id)),
  )
  return [{ category: first.category, kinds }]
}

/** "and kynd?", "not select, rythm" after "select carts": of another maker, and else as before. */
function namesOtherMaker(before: Wish, said: Wish, plain: string): boolean {
  return (
    said.brands.length + said.notBrands.length > 0 &&
    said.forms.length + said.terms.length === 0 &&
    before.forms.length > 0 &&
    before.terms.length === 0 &&
    plain.split(' ').length <= LONGEST_CHANGE &&
    !OF_ALL_SHELVES.test(plain)
  )
}

const LONGEST_CHANGE = 8
const OF_ALL_SHELVES = /\b(?:anything|everything|something|stuff|products?|brands?|what|whats|all)\b/

function isOfOtherShelf(before: Wish, said: Wish): boolean {
  return (
    said.forms.length > 0 &&
    before.forms.length > 0 &&
    !said.forms.some((form) => before.forms.some((old) => old.category === form.category))
  )
}

/** "Forget the vape, a drink": what was wished for of the one that is refused. */
function givesUp(before: Wish, said: Wish): boolean {
  return before.forms.some(
    ({ category, kinds }) =>
      (category !== null && said.notCategories.includes(category)) ||
      kinds.some((kind) => said.notKinds.includes(kind)),
  )
}

/** Another shelf, or another thing beside the first. */
function leavesShelfOf(ground: Wish, said: Wish, plain: string): boolean {
  const turns = asksAtThatPrice(plain) || givesUp(ground, said)
  return (turns && isOfOtherShelf(ground, said)) || addsAnother(ground, said, plain)
}

/** What a wish for one shelf says that holds for another: for whom and how it is to be, and what it may cost. */
function ofAnyShelf(wish: Wish): Wish {
  const kept: Partial<Wish> = Object.fromEntries(OF_ANY_SHELF.map((key) => [key, wish[key]]))
  return { ...NO_WISH, ...kept }
}

const OF_ANY_SHELF = [
  'strainTypes',
  'notStrainTypes',
  'effects',
  'effectWords',
  'notEffects',
  'leaning',
  'occasion',
  'priceMax',
  'priceMin',
  'priceAbout',
  'onSale',
] as const satisfies readonly (keyof Wish)[]

/** "And papers too" after flower: of a thing to use, type, mood and strength mean nothing. */
function isGearBeside(before: Wish, said: Wish): boolean {
  return said.forms.length > 0 && said.forms.every(isGear) && before.forms.length > 0 && !before.forms.some(isGear)
}

function startsAnew(before: Wish, said: Wish, plain: string): boolean {
  const words = plain.split(' ').length
  const otherShelf = isOfOtherShelf(before, said)
  const named = said.terms.length > 0 || said.brands.length > 0
  return (ASKS_ANEW.test(plain) && (words > 3 || otherShelf)) || named || (otherShelf && words > 4)
}

/** Without an own wish so far, the shelf of what was shown is what is being talked about. */
function groundWish(standing: Standing, ofSizes: boolean, said: Wish): Wish {
  // "What about that other maker" after one that is not sold: what was shown in its stead was no wish.
  if (said.brands.length > 0 && said.forms.length === 0 && !saysWish(standing.wish)) return standing.wish
  const category = standing.shown[0]?.category
  const named = standing.wish.terms.length > 0 && !ofSizes
  if (standing.wish.forms.length > 0 || named || category === undefined) return standing.wish
  return standing.shown.every((item) => item.category === category)
    ? { ...standing.wish, forms: [{ category, kinds: [] }] }
    : standing.wish
}

const AND_THE = /^(?:(?:ok|okay|so|,) )*(?:and|what about|how about|or) the \p{L}+/u

/** "And the pear?" after the strawberry one: another of the same kind, and not of both tastes. */
function withoutOtherTaste(wish: Wish, said: Wish, plain: string): Wish {
  const names = said.terms.some(({ rows }) => rows !== null && rows.size > 0)
  return names && said.flavors.length === 0 && AND_THE.test(plain) ? { ...wish, flavors: [] } : wish
}

/** Two things that were weighed against each other are no one thing of both names. */
function withoutWeighed(wish: Wish): Wish {
  const [one, other, third] = wish.terms.flatMap(({ rows }) => (rows === null ? [] : [rows]))
  const areTwo = one !== undefined && other !== undefined && third === undefined && one.isDisjointFrom(other)
  return areTwo ? { ...wish, terms: wish.terms.filter(({ rows }) => rows === null) } : wish
}
