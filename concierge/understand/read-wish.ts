import { EITHER_INSIDE, THC_OR_CBD } from './either-inside.ts'
import { CANNABINOIDS, FLAVORS, TERPENES } from '#concierge/retrieve/aromas.ts'
import { EFFECTS, effectWordOf } from '#concierge/retrieve/effects.ts'
import { MEAL, type Occasion, OCCASIONS } from '#concierge/retrieve/occasions.ts'
import { NO_WISH, type Term, type Wish } from '#concierge/retrieve/wish.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { rightAmountCues, rightSizes } from './amount-cues.ts'
import { readAmounts } from './read-amounts.ts'
import { readBareBudget } from './read-bare-budget.ts'
import { readDoseOfEdible } from './read-bare-dose.ts'
import type { FormMention } from './form-word.ts'
import { readForms, type ReadForms } from './read-forms.ts'
import { isFoodHere } from './goods.ts'
import { isWearWord, readWear, withoutSizes } from './clothes-sizes.ts'
import { poweredBy, readGear, withoutGear } from './read-gear.ts'
import { readCount, TO_CHOOSE, DIFFERENT } from './read-count.ts'
import { readNames } from './read-names.ts'
import { readManner } from './read-manner.ts'
import { isLook, looksAmong, readQualifiers } from './read-qualifiers.ts'
import { wordsBeside } from './words-beside.ts'
import { readQuantity } from './read-quantity.ts'
import { readRatio } from './read-ratio.ts'
import { readTypes } from './read-types.ts'
import { settle } from './settle-wish.ts'
import { flowerBeside } from './size-or-form.ts'
import { saidOtherwise } from './said-otherwise.ts'
import { isOccasionMeant } from './occasions-not-meant.ts'
import { saysWish } from './standing.ts'
import { plainSentence, wordStem } from './fold-text.ts'
import { takePlaces } from './told-places.ts'
import { asksWhetherNot, refusesVeryKind } from './too-much-so.ts'
import { withMood } from './with-mood.ts'
import { yesAndNo } from './yes-and-no.ts'
import { entriesFor, type Mention, openSentence, type Sentence, takeAll } from './sentence.ts'

export type ReadWish = {
  wish: Wish
  forms: readonly FormMention[]
  plain: string
  /** The makers and names of the menu, or of strain lore, as they stand in it. */
  called: readonly string[]
  /** Words that neither the lexicons nor the catalogue know. */
  unknown: readonly string[]
  /** Words for a form that are a part of a name here. */
  inNames?: readonly string[]
  /** The message took back a part of itself. */
  corrected?: boolean
  /** Nothing but what takes a place in the wish that stands, as "make that 20" does. */
  answers?: boolean
  /** The message before, said again with what this one adds to all of it. */
  retold?: boolean
}

/** Reads one message into a wish. Names of the catalogue are taken first, so that "Blue Dream" is no colour and no sleep. */
export function readWish(text: string, vocabulary: Vocabulary): ReadWish {
  const sentence = openRighted(text, vocabulary)
  const meal = readMeal(sentence)
  const names = readNames(sentence, vocabulary)
  const amounts = readAmounts(sentence)
  const types = readTypes(sentence)
  const manner = readManner(sentence)
  const forms = besideGoods(readForms(sentence), sentence.plain, { terms: names.terms, vocabulary })
  const attributes = readAttributes(sentence, meal)
  const bought =
    forms.wanted.length + names.brands.length + names.terms.length > 0 ||
    amounts.grams !== undefined ||
    types.strainTypes.length + (attributes.effects?.length ?? 0) > 0
  const bare = bought && !saysPrice(amounts) ? readBareBudget(sentence, forms.wanted, amounts.grams !== undefined) : {}
  const dose = readDoseOfEdible(sentence, forms.wanted, saysDose(amounts) || bare.priceMax !== undefined)
  const qualifiers = readQualifiers(sentence, vocabulary, forms.wanted)
  const rest = names.readRest()
  const wanted = forms.wanted.map(({ form }) => form)
  const beside = amounts.grams === undefined ? null : flowerBeside(sentence.plain, forms.wanted)
  const ratio = readRatio(sentence.plain, forms.wanted.length > 0)
  const looks = looksAmong(names.terms, wanted)
  const beyond = withoutGear(withTaste(rest, sentence.plain), sentence.plain, { wanted, vocabulary, attributes })
  const wish: Wish = {
    ...NO_WISH,
    ...manner,
    ...attributes,
    ...types,
    ...amounts,
    ...bare,
    ...dose,
    forms: beside === null ? wanted : [beside, ...wanted],
    notCategories: forms.notCategories,
    notKinds: forms.notKinds,
    inhaled: forms.inhaled,
    brands: names.brands,
    notBrands: names.notBrands,
    terms: [...names.terms.filter((term) => !looks.includes(term)), ...beyond],
    notTerms: [...names.notTerms, ...rest.notTerms, ...qualifiers.refused, ...forms.notWords, ...ratio.refused],
    qualifiers: eachOnce(
      qualifiers.wanted,
      looks.flatMap(({ stems }) => stems),
      poweredBy(wanted, sentence.plain),
      rest.unknown.filter((word) => !isWearWord(word)),
    ),
    told: wordsBeside(sentence),
    ...ratio.asked,
    wear: readWear(sentence.plain, forms.wanted, { terms: names.terms, vocabulary }),
    count: amounts.count ?? readCount(sentence.plain),
    quantity: quantityOf(withoutNames(sentence.plain, names.called), amounts),
  }
  const settled = settle(withoutSizes(wish), sentence.plain)
  const gear = saysWish(settled) ? null : readGear(sentence.plain, vocabulary)
  return withMood({
    wish: gear === null ? settled : { ...settled, ...gear },
    forms: forms.wanted,
    plain: sentence.plain,
    called: names.called,
    unknown: rest.unknown.filter((word) => !isWearWord(word) && !isLook(word)),
  })
}

function eachOnce(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())]
}

/** The sentence as it was meant: its slips put right, and the places that are told of in it left out. */
function openRighted(text: string, vocabulary: Vocabulary): Sentence {
  const said = asksWhetherNot(
    refusesVeryKind(yesAndNo(saidOtherwise(plainSentence(text)))),
    text.trimEnd().endsWith('?'),
  )
  const right = rightSizes(vocabulary.correct(rightAmountCues(said)), vocabulary.isFamiliar)
  const sentence = openSentence(right === said ? said : plainSentence(right))
  takePlaces(sentence, vocabulary)
  return sentence
}

const IS_FOR = /\b(?:for|in|into|with|para) (?:my |the |some )?$/

type Beside = { terms: readonly Term[]; vocabulary: Vocabulary }

/** "Popcorn, the infused kind", "honey for tea": beside goods that are called by their noun no other form is asked for by that. */
function besideGoods(forms: ReadForms, plain: string, { terms, vocabulary }: Beside): ReadForms {
  const called = terms.some(({ whole }) => whole === true)
  const food = isFoodHere(plain, vocabulary)
  const held = forms.wanted.filter(
    ({ form, start, end }) =>
      !isJarOf(terms, plain, [start, end]) && !(form.kinds.join() === 'drink' && goesInto(terms, plain, start)),
  )
  if (!called && !food) return held.length < forms.wanted.length ? { ...forms, wanted: held } : forms
  const wanted = held.filter(({ form, start, end }) =>
    called
      ? !(form.loose === true && form.kinds.join() === 'infused') &&
        !IS_FOR.test(plain.slice(Math.max(0, start - 16), start))
      : plain.slice(start, end) !== 'popcorn',
  )
  return { ...forms, wanted }
}

/** "Lemon powder for drinks": what a thing that is named goes into. */
function goesInto(terms: readonly Term[], plain: string, start: number): boolean {
  const before = plain.slice(0, start).replace(IS_FOR, '')
  return before.length < start && terms.some(({ said, rows }) => (rows?.size ?? 0) > 0 && before.endsWith(`${said} `))
}

/** "The gmo jar": what a thing that is named is sold in. */
function isJarOf(terms: readonly Term[], plain: string, [start, end]: readonly [number, number]): boolean {
  if (!/^(?:jar|tin|bag|tube|pouch|container)s?$/.test(plain.slice(start, end))) return false
  const before = plain.slice(0, start)
  return terms.some(({ said, rows }) => rows !== null && rows.size > 0 && before.endsWith(`${said} `))
}

function saysPrice({ priceMax, priceMin }: Partial<Wish>): boolean {
  return priceMax !== undefined || priceMin !== undefined
}

function saysDose({ mgPieceMax, mgPieceMin, mgTotalMax, mgTotalMin }: Partial<Wish>): boolean {
  return [mgPieceMax, mgPieceMin, mgTotalMax, mgTotalMin].some((mg) => mg !== undefined)
}

/** "The Six Rivers cart": a number that a name begins with counts nothing. */
function withoutNames(plain: string, called: readonly string[]): string {
  return called.reduce((rest, name) => (name.includes(' ') ? rest.replace(name, 'it') : rest), plain)
}

/** So many make any pack: of "2 packs" it is how many are bought. */
const A_PAIR = 2

/** How many are bought; of "any 10 packs" the figure says what is in them, and of what is to choose from how many are shown. */
function quantityOf(plain: string, { packCount, packMin }: Partial<Wish>): number | null {
  if (TO_CHOOSE.test(plain) || DIFFERENT.test(plain)) return null
  const quantity = readQuantity(plain)
  const least = (packMin ?? 0) > A_PAIR ? packMin : null
  const isInPack = quantity === packCount || (quantity !== null && (quantity === least || quantity + 1 === least))
  return isInPack ? null : quantity
}

/** A meal that something is to go with: read before names and tastes, which a dish has too. */
function readMeal(sentence: Sentence): Occasion | null {
  return takeAll(sentence, MEAL.asked, MEAL).some(({ negated }) => !negated) ? MEAL : null
}

const terpenesFor = entriesFor(TERPENES)
const flavorsFor = entriesFor(FLAVORS)
const effectsFor = entriesFor(EFFECTS)
const cannabinoidsFor = entriesFor(CANNABINOIDS)
const occasionsFor = entriesFor(OCCASIONS)

function readAttributes(sentence: Sentence, meal: Occasion | null): Partial<Wish> {
  const terpenes = takeEntries(sentence, terpenesFor)
  const topTerpene =
    terpenes.wanted.length > 0 &&
    /(?:top|dominant|main|first|highest|mostly|primary|leading|biggest|lead|principal|(?:number|no|#) ?(?:one|1)) (?:\p{L}+ )?terp|(?:as|is|be|being|has|with) (?:the |its |their |your |a )?(?:top|dominant|main|primary|leading|principal|(?:number|no|#) ?(?:one|1)\b)|\p{L}(?:ene|ool|lol) (?:(?:is|as|comes?|goes|listed|ranked|right|up) )*(?:first|leading|leads?|on top|up top|out front|at the top)(?! (?:time|visit|order))|(?<!can |could |may |might |would |will )leads? with|starts? with|dominant|led by|leads the|terpeno principal/u.test(
      sentence.plain,
    )
  const flavors = takeEntries(sentence, flavorsFor)
  const effects = takeEntries(sentence, effectsFor)
  const cannabinoids = takeEntries(sentence, cannabinoidsFor)
  const leaning: string[] = [...(meal?.effects ?? [])]
  let occasion: string | null = meal?.label ?? null
  for (const entry of occasionsFor(sentence)) {
    const found = takeAll(sentence, entry.asked, entry).filter(
      (mention) => !mention.negated && isOccasionMeant(sentence.plain, mention.start, entry),
    )
    if (found.length === 0) continue
    if (occasion === null || entry.label !== 'the night') leaning.push(...entry.effects)
    occasion ??= entry.label
  }
  return {
    terpenes: terpenes.wanted,
    topTerpene,
    notTerpenes: terpenes.excluded,
    flavors: flavors.wanted,
    notFlavors: flavors.excluded,
    effects: effects.wanted,
    effectWords: effects.words.map(effectWordOf),
    notEffects: effects.excluded,
    cannabinoids: THC_OR_CBD.test(sentence.plain) ? [] : cannabinoids.wanted,
    notCannabinoids: cannabinoids.excluded,
    eitherInside: EITHER_INSIDE.test(sentence.plain),
    leaning: [...new Set(leaning)],
    occasion,
  }
}

/** "Bubblegum flavor": a taste that nothing has a word for is one to look for by its name. */
function withTaste(
  { terms, unknown }: Pick<ReadWish, 'unknown'> & { terms: readonly Term[] },
  plain: string,
): readonly Term[] {
  const said = /(?<!\p{L})(\p{L}{4,}) flavou?r(?:s|ed)?(?!\p{L})/u.exec(plain)?.[1]
  return said !== undefined && unknown.includes(said)
    ? [...terms, { said, stems: [wordStem(said)], rows: null }]
    : terms
}

/** "you are funny", "youre so sweet": said of the assistant, not wished for. */
function isPraise(plain: string, start: number): boolean {
  return /\b(?:you are|youre|your|ur) (?:so |really |very |pretty |too |super )?$/.test(
    plain.slice(Math.max(0, start - 22), start),
  )
}

/** "Im so hungry, got any cookies": how somebody is, and what they would have ended. */
function isOwnHunger(plain: string, start: number, word: string): boolean {
  return (
    word === 'hungry' &&
    /\b(?:im|i am|were|we are|hes|shes|theyre|i get|i got|was|always|already)(?: (?:so|really|kinda|kind of|also|always|super|just|a bit|pretty|hella|already|very))* $/.test(
      plain.slice(Math.max(0, start - 32), start),
    )
  )
}

/** What calm is asked against: refused ("no jitters"), it refuses nothing calm. */
const UNEASE = /^(?:anxious|nervous|jitters)$/

type Entry = { id: string; asked: RegExp }

/** "Too sweet", "less sleepy": what there is too much of. */
const TOO = /\b(?:too|less|not (?:as|so|that|quite as)) $/

function takeEntries(
  sentence: Sentence,
  entriesIn: (sentence: Sentence) => readonly Entry[],
): { wanted: string[]; excluded: string[]; words: string[] } {
  const mentions: Mention<string>[] = entriesIn(sentence)
    .flatMap((entry) => takeAll(sentence, entry.asked, entry.id))
    .filter(({ start, end, negated }) => {
      const word = sentence.plain.slice(start, end)
      return (
        !isPraise(sentence.plain, start) && !isOwnHunger(sentence.plain, start, word) && !(negated && UNEASE.test(word))
      )
    })
  const isRefused = ({ negated, start, end }: Mention<string>): boolean =>
    negated || (TOO.test(sentence.plain.slice(0, start)) && !UNEASE.test(sentence.plain.slice(start, end)))
  const excluded = mentions.filter(isRefused).map((mention) => mention.value)
  const wanted = mentions.filter((mention) => !isRefused(mention)).map((mention) => mention.value)
  const words = mentions
    .filter((mention) => !isRefused(mention))
    .map(({ start, end }) => sentence.plain.slice(start, end))
  return { wanted: [...new Set(wanted)], excluded: [...new Set(excluded)], words }
}
