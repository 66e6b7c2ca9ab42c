import { NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import { type Gazetteer, nameOfItem, nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { asksForAnyOfType } from './any-of-type.ts'
import { batteryForOther, besideGear } from './beside-gear.ts'
import { isGear } from './read-gear.ts'
import type { ReadWish } from './read-wish.ts'
import { asAnswered, readRelative } from './read-relative.ts'
import { wishReturnedTo } from './return-to.ts'
import { saysWish, type Standing } from './standing.ts'
import { asksAtThatPrice } from './price-cues.ts'
import { mergeWish } from './merge-wish.ts'
import { takenBack } from './taken-back.ts'

export type FollowUp = { wish: Wish; continued: boolean; changed: readonly string[]; exclude: readonly Item[] }

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

/** "Keep it under 5 mg each" after gummies: a shelf that a figure implies is no other than the finer one of before. */
function withoutImplied({ wish, forms }: ReadWish, { wish: before }: Standing): Wish {
  const [implied, ...others] = wish.forms
  if (forms.length > 0 || implied === undefined || others.length > 0 || implied.kinds.length > 0) return wish
  const isFiner = before.forms.length > 0 && before.forms.every(({ category }) => category === implied.category)
  return isFiner ? { ...wish, forms: [] } : wish
}

/** Joins a message to what stood before: it changes or drops one wish and keeps the others, or starts anew. */
export function followUp(standing: Standing, read: ReadWish): FollowUp {
  const said = withoutImplied(read, standing)
  const relative = asAnswered(readRelative(standing, read.plain), said, read.plain)
  const freed = takenBack(read.plain)
  const changed = [...Object.keys(relative.changes), ...Object.keys(freed)]
  const none = !saysWish(standing.wish) && standing.shown.length === 0
  if (none) return { wish: said, continued: false, changed, exclude: [] }
  const returned = wishReturnedTo(standing, read)
  if (returned !== null)
    return { wish: mergeWish(returned, { ...said, forms: [] }), continued: true, changed: ['wish'], exclude: [] }
  const anchored = said.forms.length > 0 || said.brands.length > 0 || said.terms.length > 0
  if (standing.shown.length > 0 && OF_SHOWN.test(read.plain) && !OTHERWISE.test(read.plain))
    return { wish: standing.wish, continued: true, changed: [], exclude: [] }
  const power = batteryForOther(standing.wish, read)
  if (power !== null) return { wish: power, continued: false, changed, exclude: [] }
  const beside = besideGear(standing, read)
  if (beside !== null) return { wish: mergeWish(beside, said), continued: true, changed: ['wish'], exclude: [] }
  const fresh =
    read.retold === true ||
    isGearBeside(standing.wish, said) ||
    isForAnotherMood(standing.wish, said, read.plain) ||
    (FRESH.test(read.plain) && Object.keys(freed).length === 0) ||
    (anchored &&
      changed.length === 0 &&
      !givesUp(standing.wish, said) &&
      !CARRIES_ON.test(read.plain) &&
      !OF_THAT_KIND.test(read.plain) &&
      !asksAtThatPrice(read.plain) &&
      !namesOtherMaker(standing.wish, said, read.plain) &&
      !SAME_THING.test(read.plain) &&
      !isOnlySize(said, read.plain) &&
      startsAnew(standing.wish, said, read.plain))
  if (fresh) return { wish: said, continued: false, changed, exclude: [] }
  const ofSizes = changed.length > 0 && changed.every((key) => SIZES.has(key))
  const ground = { ...groundWish(standing, ofSizes), ...freed }
  const given = givesUp(ground, said)
  const leaves = (asksAtThatPrice(read.plain) || given) && isOfOtherShelf(ground, said)
  const base = leaves
    ? { ...ofAnyShelf(ground), forms: given ? ground.forms.filter(({ loose }) => loose) : [] }
    : ground
  const terms = carriedNames({ ...standing, wish: base }, read, changed)
  const wish: Wish = { ...mergeWish(base, said), terms, ...relative.changes }
  const isNameless = base.terms.length > 0 && terms.length === 0 && wish.forms.length === 0
  return {
    wish: isNameless ? { ...wish, forms: formOfShown(standing) } : wish,
    continued: true,
    changed,
    exclude: relative.exclude,
  }
}

/** "Is that indica", "is the first one infused": what is asked of a thing that was shown is no wish for it. */
const OF_SHOWN =
  /^(?:(?:so|and|but|ok|okay|wait|oh|hey) )*(?:is|was) (?:it|that|this|(?:the|that|this) (?:(?:first|second|third|last|other) )?one)\b/
/** Another than was shown is asked for: "is it in stock in a half gram", "is that cheaper as a pack". */
const OTHERWISE =
  /\b(?:available|in stock|come|comes|sold|version|size|smaller|bigger|larger|cheaper|instead|else|another|other)\b|\b(?:in|as) (?:an?|the|\d)/

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

const ADDS_SOMETHING =
  /^(?:(?:k+|ok|okay|kay|cool|nice|great|thanks|alright|yeah|yes|oh|so|good|perfect|bet|,) ?)*(?:(?:and|also|plus|then|y|tambien)\b(?: \p{L}+){0,6}? )?(?:something|smth|sumthin|somethin|algo)\b(?! (?:else|more|similar|\p{L}{2,}er|like (?:it|that|this|those|them|these))\b)(?!.*\b(?:instead|rather|actually)\b)/u

/** "And for bedtime something with cbn" after mints for the daytime: one thing more, in whatever form, and not the mints in another mood. */
function isForAnotherMood(before: Wish, said: Wish, plain: string): boolean {
  const mood = moodOf(said)
  const stood = moodOf(before)
  return (
    said.forms.length === 0 &&
    mood.length > 0 &&
    stood.length > 0 &&
    !mood.some((effect) => stood.includes(effect)) &&
    ADDS_SOMETHING.test(plain)
  )
}

function moodOf({ effects, leaning }: Wish): readonly string[] {
  return [...effects, ...leaning]
}

function startsAnew(before: Wish, said: Wish, plain: string): boolean {
  const words = plain.split(' ').length
  const otherShelf = isOfOtherShelf(before, said)
  const named = said.terms.length > 0 || said.brands.length > 0
  return (ASKS_ANEW.test(plain) && (words > 3 || otherShelf)) || named || (otherShelf && words > 4)
}

const SAME_THING =
  /\b(?:got|have|sell|carry|get|is) (?:it|that) (?:already |also |even )?preroll|\bof (?:that|it|this)(?: one| strain)?$|\b(?:that|it|same|this|those) (?:one |strain |thing )?(?:as|in|but)\b|^(?:and |or |what about |how about )?(?:as|in) an?\b|\b(?:that|this|same) (?:strain|one)\b|^(?:and |or |but |what about |how about |maybe |ok )?(?:as|in) (?:an? |the )?(?:[\p{L}]+ ){1,2}(?:form|version)\b/u

/** One of those shown, not the wish they were shown for. */
const THAT_ONE = /\b(?:it|that|this)\b|\bsame (?:one|strain|thing)\b/

/** "got that one in a half gram": what was shown, where "the same but bigger" may be another of its kind. */
const IT_IN =
  /\b(?:it|that|this)(?: one| strain)?(?: \p{L}+)? (?:in|as) (?:an?|the|\d|half|any)\b|\bof (?:that|it|this)(?: one)?$/u

const SHORT_REPLY = 4
const SIZES: ReadonlySet<string> = new Set(['grams', 'gramsMin', 'gramsMax', 'packMin', 'order'])

/** "that as a pre-roll?" keeps the name and changes the form; "cheaper" and "weaker" look beyond the name. */
function carriedNames(
  { wish: before, subject, shown }: Standing,
  { wish: said, forms, plain }: ReadWish,
  changed: readonly string[],
): Wish['terms'] {
  if (said.terms.length > 0) return said.terms
  if (asksForAnyOfType(said, plain, shown)) return before.terms.filter(({ rows }) => rows === null)
  const one = shown.length === 1 || THAT_ONE.test(plain)
  const inAnotherForm = said.forms.length > 0 && one && SAME_THING.test(plain) && !isOfAnotherSort(before, said)
  const inAnotherSize = (said.grams.length > 0 || said.packCount !== null) && IT_IN.test(plain)
  if (before.terms.length === 0 && subject !== null && (inAnotherForm || inAnotherSize)) return [withoutSize(subject)]
  if (changed.includes('flavors')) return before.terms.filter(({ rows }) => hasOthers(rows, shown))
  const otherSize = said.grams.some((weight) => shown.every(({ grams }) => grams !== weight))
  if (changed.includes('priceMax') && otherSize) return before.terms.map(withoutSize)
  if (changed.includes('priceMax')) return before.terms.filter(({ rows }) => rows === null)
  const onlySize = said.grams.length > 0 && (forms.length === 0 || isOnlySize(said, plain))
  const refused =
    said.notCategories.length + said.notKinds.length > 0 &&
    (before.forms.length === 0 || shown.some(({ category }) => said.notCategories.includes(category)))
  if (said.forms.length > 0 && refused) return before.terms.map(withoutSize)
  if (said.forms.length > 0)
    return (SAME_THING.test(plain) || onlySize) && !isOfAnotherSort(before, said) ? before.terms : []
  if (changed.length > 0 && changed.every((key) => SIZES.has(key))) return before.terms.map(withoutSize)
  return changed.length > 0 ? before.terms.filter((term) => term.rows === null) : before.terms
}

/** "14 grams", "do you have the ounce": the size of what is talked about. */
function isOnlySize({ grams }: Wish, plain: string): boolean {
  return grams.length > 0 && (plain.split(' ').length <= SHORT_REPLY || THE_SIZE.test(plain))
}

const THE_SIZE =
  /\bthe (?:full |whole |half |quarter )?(?:ounce|oz|zip|eighth|quarter|half|gram|\d+(?:\.\d+)? ?(?:g|grams))$/

/** Whether what goes by a name is more than what was shown of it. */
function hasOthers(rows: Wish['terms'][number]['rows'], shown: readonly Item[]): boolean {
  return rows === null || [...rows].some((row) => shown.every((item) => item.row !== row))
}

/** "That in dark chocolate" after "milk chocolate": with its form named again, the word beside it is what changes. */
function isOfAnotherSort(before: Wish, said: Wish): boolean {
  const kinds = new Set(before.forms.flatMap((form) => form.kinds))
  return said.qualifiers.length > 0 && said.forms.some((form) => form.kinds.some((kind) => kinds.has(kind)))
}

const SIZE_WORD = /^(?:eighth|quarter|half|ounce|zip|gram|g|oz|pack|pk|\d+(?:\.\d+)?g?)$/

/** A menu may write the size into the name: in another size it is called otherwise. */
function withoutSize(term: Wish['terms'][number]): Wish['terms'][number] {
  const stems = term.stems.filter((stem) => !SIZE_WORD.test(stem))
  if (stems.length === 0 || stems.length === term.stems.length) return term
  return {
    ...term,
    stems,
    said: term.said
      .split(' ')
      .filter((word) => !SIZE_WORD.test(word))
      .join(' '),
  }
}

/** Without an own wish so far, the shelf of what was shown is what is being talked about. */
function groundWish(standing: Standing, ofSizes: boolean): Wish {
  const category = standing.shown[0]?.category
  const named = standing.wish.terms.length > 0 && !ofSizes
  if (standing.wish.forms.length > 0 || named || category === undefined) return standing.wish
  return standing.shown.every((item) => item.category === category)
    ? { ...standing.wish, forms: [{ category, kinds: [] }] }
    : standing.wish
}

const OF_ANOTHER_SIZE = /\b(?:version|size|sizes)\b|\b(?:in|as) (?:an?|the|any)\b/

/** "the last one in an ounce", "a 1 g version of the first": what is pointed at gives the name to the other size or form. */
export function nameOfPointed(
  joined: Wish,
  { wish: said, plain }: ReadWish,
  pointed: readonly Item[],
  gazetteer: Gazetteer,
): Wish {
  const [item, other] = pointed
  const asks = said.grams.length > 0 || said.packCount !== null || said.forms.length > 0
  if (item === undefined || other !== undefined || !asks || said.terms.length > 0 || !OF_ANOTHER_SIZE.test(plain))
    return joined
  const term = nameOfItem(item, gazetteer) ?? {
    said: item.product.name,
    stems: nameStems(item.product.name),
    rows: new Set([item.row]),
  }
  return { ...joined, terms: [withoutSize(term)] }
}
