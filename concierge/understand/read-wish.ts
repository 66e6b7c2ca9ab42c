import { CANNABINOIDS, FLAVORS, TERPENES } from '#concierge/retrieve/aromas.ts'
import { EFFECTS, OCCASIONS } from '#concierge/retrieve/effects.ts'
import { acceptedTypes, NO_WISH, type Wish, type WishOrder } from '#concierge/retrieve/wish.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { readAmounts } from './read-amounts.ts'
import { type FormMention, readForms } from './read-forms.ts'
import { readNames } from './read-names.ts'
import { type Mention, openSentence, type Sentence, takeAll } from './sentence.ts'

export type ReadWish = {
  wish: Wish
  forms: readonly FormMention[]
  plain: string
  /** Words that neither the lexicons nor the catalogue know. */
  unknown: readonly string[]
}

/** Reads one message into a wish. Names of the catalogue are taken first, so that "Blue Dream" is no colour and no sleep. */
export function readWish(text: string, vocabulary: Vocabulary): ReadWish {
  const sentence = openSentence(vocabulary.correct(openSentence(text).plain))
  const names = readNames(sentence, vocabulary)
  const amounts = readAmounts(sentence)
  const manner = readManner(sentence)
  const forms = readForms(sentence)
  const types = readTypes(sentence)
  const attributes = readAttributes(sentence)
  const rest = names.readRest()
  const wish: Wish = {
    ...NO_WISH,
    ...manner,
    ...attributes,
    ...types,
    ...amounts,
    forms: forms.wanted.map((mention) => mention.form),
    notCategories: forms.notCategories,
    notKinds: forms.notKinds,
    inhaled: forms.inhaled,
    brands: names.brands,
    notBrands: names.notBrands,
    terms: [...names.terms, ...rest.terms],
    notTerms: [...names.notTerms, ...rest.notTerms],
    ratio: readRatio(sentence),
    wear: forms.wanted.some((mention) => mention.form.category === 'merch') ? readWear(sentence.plain) : null,
    count: amounts.count ?? readCount(sentence),
  }
  return { wish: settle(wish, sentence.plain), forms: forms.wanted, plain: sentence.plain, unknown: rest.unknown }
}

function readTypes(sentence: Sentence): Partial<Wish> {
  const wanted: Wish['strainTypes'][number][] = []
  const excluded: Wish['strainTypes'][number][] = []
  const words: readonly (readonly ['indica' | 'sativa' | 'hybrid', RegExp])[] = [
    ['indica', /(?<!\p{L})(?:indicas?|indicia|indika|indca|indi|in da couch)(?: (?:dominant|leaning|dom))?(?!\p{L})/gu],
    ['sativa', /(?<!\p{L})(?:sativas?|sattiva|satvia|sativia|stiva)(?: (?:dominant|leaning|dom))?(?!\p{L})/gu],
    ['hybrid', /(?<!\p{L})(?:hybrids?|hybird|hibrid[oa]?s?|50\/50|balanced strain)(?!\p{L})/gu],
  ]
  for (const [type, pattern] of words) {
    for (const mention of takeAll(sentence, pattern, type))
      (mention.negated ? excluded : wanted).push(...acceptedTypes(type))
  }
  return { strainTypes: [...new Set(wanted)], notStrainTypes: [...new Set(excluded)] }
}

function readAttributes(sentence: Sentence): Partial<Wish> {
  const terpenes = takeEntries(sentence, TERPENES)
  const topTerpene =
    terpenes.wanted.length > 0 &&
    /(?:top|dominant|main|first|highest|mostly|primary|number one) (?:\p{L}+ )?terp|(?:as|is) the (?:top|dominant|main)|dominant/u.test(
      sentence.plain,
    )
  const flavors = takeEntries(sentence, FLAVORS)
  const effects = takeEntries(sentence, EFFECTS)
  const cannabinoids = takeEntries(sentence, CANNABINOIDS)
  const leaning: string[] = []
  let occasion: string | null = null
  for (const entry of OCCASIONS) {
    const found = takeAll(sentence, entry.asked, entry).filter(
      (mention) => !mention.negated && !isGreeting(sentence.plain, mention.start),
    )
    if (found.length === 0) continue
    occasion ??= entry.label
    leaning.push(...entry.effects)
  }
  return {
    terpenes: terpenes.wanted,
    topTerpene,
    flavors: flavors.wanted,
    notFlavors: flavors.excluded,
    effects: effects.wanted,
    notEffects: effects.excluded,
    cannabinoids: cannabinoids.wanted,
    notCannabinoids: cannabinoids.excluded,
    leaning: [...new Set(leaning)],
    occasion,
  }
}

/** "good morning" greets, and asks for nothing. */
function isGreeting(plain: string, start: number): boolean {
  return /\b(?:good|buenas|buenos) $/.test(plain.slice(Math.max(0, start - 8), start))
}

/** "you are funny", "youre so sweet": said of the assistant, not wished for. */
function isPraise(plain: string, start: number): boolean {
  return /\b(?:you are|youre|your|ur) (?:so |really |very |pretty |too |super )?$/.test(
    plain.slice(Math.max(0, start - 22), start),
  )
}

function takeEntries(
  sentence: Sentence,
  entries: readonly { id: string; asked: RegExp }[],
): { wanted: string[]; excluded: string[] } {
  const mentions: Mention<string>[] = entries
    .flatMap((entry) => takeAll(sentence, entry.asked, entry.id))
    .filter((mention) => !isPraise(sentence.plain, mention.start))
  const excluded = mentions.filter((mention) => mention.negated).map((mention) => mention.value)
  const wanted = mentions.filter((mention) => !mention.negated).map((mention) => mention.value)
  return { wanted: [...new Set(wanted)], excluded: [...new Set(excluded)] }
}

const ORDERS: readonly (readonly [WishOrder, RegExp])[] = [
  [
    'value',
    /(?<!\p{L})(?:best (?:bang|value)(?: for (?:your|the|my) (?:dollars|money|buck))?|bang for (?:your|the|my) (?:dollars|buck)|most for (?:my|your|the) money|best price per gram|mejor (?:valor|relacion))(?!\p{L})/gu,
  ],
  [
    'cheapest',
    /(?<!\p{L})(?:cheapest|least expensive|lowest (?:priced?|cost)|most affordable|mas barat[oa]s?|cheap(?:er)? ?est|budget friendly|cheap|inexpensive|affordable|economic[oa]s?|barat[oa]s?|on a (?:tight )?budget|tight budget|wallet friendly|(?:easy|gentle|light|(?:not|nothing) (?:too |so )?(?:heavy|hard|rough)) on (?:the|my) (?:wallet|pocket|bank account)|(?:wont|doesnt|dont|not|without) break(?:ing)? the bank|bargains?|for the low(?:est)?|for cheap|on the cheap|dirt cheap|low ?cost|low priced?|cheapo|cheapies?|dont want to spend (?:a lot|much|too much)|not (?:too )?(?:expensive|pricey)|low budget|broke)(?!\p{L})/gu,
  ],
  [
    'dearest',
    /(?<!\p{L})(?:most expensive|priciest|nicest|money (?:is )?no object|(?:highest|top|best|premium) quality|primo|premium|top ?shelf|exotics?|high ?end|finest|luxury|fanciest)(?!\p{L})/gu,
  ],
  [
    'mildest',
    /(?<!\p{L})(?:mildest|weakest|lightest|gentlest|(?:lowest|smallest|least|tiniest) (?:thc|potency|dose|dosage|mg|strength|milligrams?)|least (?:strong|potent|thc)|mas suave|menos fuerte)(?!\p{L})/gu,
  ],
  [
    'strongest',
    /(?<!\p{L})(?:strongest|most (?:potent|thc|powerful|intense)|highest (?:thc|potency|percentage|test(?:ing|ed)?|dose|mg|%)(?: thc)?|hardest hitting|mas (?:fuerte|potente)s?|heaviest(?: hitters?)?|highest)(?!\p{L})/gu,
  ],
  [
    'popular',
    /(?<!\p{L})(?:best ?sell(?:er|ers|ing)|most popular|popular|top ?sellers?|favorites?|everyone (?:buys|gets|loves)|crowd pleasers?|mas vendid[oa]s?|hottest|best(?! (?:way|time|method|practice|place|spot)))(?!\p{L})/gu,
  ],
  [
    'newest',
    /(?<!\p{L})(?:new arrivals?|whats new|newest|anything new|something new|new drops?|just (?:dropped|came in|in)|latest|fresh drops?|novedades)(?!\p{L})/gu,
  ],
]

const THC_FREE =
  /(?<!\p{L})(?:(?:without|no|zero|0|free of|sin) (?:any )?thc|thc ?free|(?:zero|no|0) (?:high|buzz)|non ?(?:psychoactive|intoxicating)|(?:wont|doesnt|not|dont want to|without) (?:get(?:ting)? )?(?:me |you )?high(?! (?:dose|thc|tolerance)))(?!\p{L})/u

function readManner(sentence: Sentence): Partial<Wish> {
  const { plain } = sentence
  let order: WishOrder | null = null
  for (const [name, pattern] of ORDERS) {
    const found = takeAll(sentence, pattern, name)
    if (found.some((mention) => !mention.negated || name === 'cheapest')) order ??= name
  }
  const beginner =
    /(?<!\p{L})(?:beginners?|newbies?|noobs?|newcomer|(?:im|i am|we are|hes|shes|theyre|both) (?:kind of |pretty |really |totally |super |brand )?new(?: here| at this)?(?! (?:customer|patient|member|in town|to (?:the|this) (?:area|store|shop|town))|\p{L}| \p{L}+ (?:customer|patient))|(?:someone|somebody|person|people|smoker|user) new|new (?:person|people|smoker|user)s?|soy nuev[oa]s?|nuev[oa]s? en (?:esto|el|la)|para empezar|empezando|first ?tim(?:e|er|ers)|brand new to|new to (?:this|weed|cannabis|edibles|smoking|thc|all|it)|never (?:really |even |ever )?(?:tried|smokes?d?|had|used?|done|do|does|taken|vaped?|eaten|touch(?:ed)?|gotten high|been high)|(?:dont|doesnt|do not|does not) (?:really |normally |usually |ever |even )?(?:use cannabis|use weed|consume|partake|get high)(?! (?:flower|weed|it|anything|so|because|in|at))|easy on (?:them|me|him|her|us|a newbie)|not (?:a |really a |much of a )?(?:big |regular |heavy )?(?:smoker|stoner|user)s?|low tolerance|no tolerance|lightweight|first (?:edible|gummy|joint)|just starting|starting out|(?:havent|hasnt|hadnt|not) (?:smoked|tried|had|touched|used|vaped|gotten high) (?:\p{L}+ ){0,3}(?:in|since|for)|it has been years|been years|principiantes?|primera vez|nunca he (?:probado|fumado)|novat[oa]s?|inexperienced|start (?:me|him|her|them) (?:on|with|off)|scared of getting too|dont really know anything|no experience)(?!\p{L})/u.test(
      plain,
    ) &&
    !/(?:not (?:a )?(?:beginner|my first)|first ?time (?:customer|visit|here|shopper|buyer|patient|discount|deal)|first (?:visit|order))/.test(
      plain,
    )
  const mild = readMild(sentence)
  return {
    order: mild.wanted && order === null ? null : order,
    beginner,
    mild: mild.wanted,
    strong: !mild.wanted && readStrong(sentence),
    thcFree: THC_FREE.test(plain),
    onSale: takeAll(
      sentence,
      /(?<!\p{L})(?:on (?:sale|discount|special|promo(?:tion)?|clearance)|discounted|marked down|sale items?|clearance|for sale price|en (?:oferta|descuento|promocion)|rebajad[oa]s?|(?:specials?|deals?|sales?) on(?! (?:mon|tue|wed|thu|fri|sat|sun|the|week|today|tomorrow))|that are on deal|reduced)(?!\p{L})/gu,
      true,
    ).some((mention) => !mention.negated),
    staffPick:
      takeAll(
        sentence,
        /(?<!\p{L})(?:staff (?:picks?|favorites?|recommend(?:ation|ed)s?)|budtenders? (?:picks?|favorites?|choice)|your (?:favorites?|top picks?|go to))(?!\p{L})/gu,
        true,
      ).length > 0,
  }
}

function readMild(sentence: Sentence): { wanted: boolean } {
  const low = takeAll(
    sentence,
    /(?<!\p{L})(?:low (?:dos(?:e|age)|thc|potency|strength|tolerance|percentage)|lower (?:dose|thc)|micro ?dos(?:e|ed|ing)|mild(?:er|ly)?|gentle|(?:something|anything|keep it|nice and|on the) light(?:er)?(?: side)?(?! (?:my|the|up|blue|green))|light (?:high|buzz|dose|weight|thc)|(?<!(?:a|the|bic|and|some|my|torch|,) )lighter|weak(?:er)?|easy going|subtle|suaves?|ligero|leve|baj[oa] (?:en )?(?:thc|dosis|potencia)|dosis baja|less (?:strong|potent|intense|thc)|little (?:high|buzz)|slight buzz|not (?:that|too|so|super|very|crazy|overly) (?:strong|potent|intense|heavy|high|crazy)|isnt too strong|nothing too (?:strong|crazy|heavy(?! on)|intense)|wont (?:knock me out|get me too high)|makes? me paranoid|paranoi[ad]|too high|freak(?:ed|ing)? out|dont want to get too)(?!\p{L})/gu,
    true,
  )
  return {
    wanted: low.some(
      (mention) =>
        !mention.negated ||
        /paranoi|not |too |nothing|isnt|wont/.test(sentence.plain.slice(mention.start, mention.end)),
    ),
  }
}

function readStrong(sentence: Sentence): boolean {
  const found = takeAll(
    sentence,
    /(?<!\p{L})(?:strong(?:er)?|potent|powerful|high (?:thc|potency|tolerance|dose|test(?:ing)?|percentage)|heavy (?:hitter|hitting|duty)|hits? hard|hard hitting|knock (?:me|you) (?:on|out)|super high|really high|fuertes?|potentes?|alt[oa] (?:en )?(?:thc|potencia)|smokes? all day|seasoned|gets? you (?:really )?(?:high|lit|baked))(?!\p{L})/gu,
    true,
  )
  return found.some((mention) => !mention.negated)
}

function readRatio(sentence: Sentence): string | null {
  const found = /(?<![\d:])(\d{1,2}(?::\d{1,2}){1,3})(?![\d:]| ?(?:am|pm))/.exec(sentence.plain)?.[1]
  return found === undefined || /^\d{1,2}:[0-5]\d$/.test(found) ? null : found
}

const WEAR: readonly (readonly [RegExp, string])[] = [
  [/\b(?:3xl|xxxl|triple xl)\b/, '3XL'],
  [/\b(?:2xl|xxl|double xl)\b/, '2XL'],
  [/\b(?:xl|extra large)\b/, 'XL'],
  [/\b(?:large|size l)\b/, 'L'],
  [/\b(?:medium|size m)\b/, 'M'],
  [/\b(?:small|size s)\b/, 'S'],
]

function readWear(plain: string): string | null {
  return WEAR.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

const COUNT_WORDS = new Map(
  Object.entries({
    two: 2,
    couple: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    dos: 2,
    tres: 3,
    cuatro: 4,
    '2': 2,
    '3': 3,
    '4': 4,
    '5': 5,
    '6': 6,
  }),
)

function readCount(sentence: Sentence): number | null {
  const found =
    /(?:show|give|recommend|suggest|pick|list|find|name|top|want|need|get|muestrame|recomienda|dame)(?: (?:me|us|a|your|my|like|the))* (two|couple|three|four|five|six|dos|tres|cuatro|[2-6])(?: of)?(?= \p{L})(?! (?:g|mg|oz|pack|dollars|grams?|people)\b)/u.exec(
      sentence.plain,
    )?.[1]
  return found === undefined ? null : (COUNT_WORDS.get(found) ?? null)
}

const MICRODOSE_MG = 2.5

/** Rules that need the whole wish: what a size implies, what a terpene wish is about, contradictions dropped. */
function settle(wish: Wish, plain: string): Wish {
  let settled = wish
  const flowerSize =
    wish.grams.some((grams) => grams >= 3.5) && /eighth|8th|1\/8|quarter|ounce|\boz\b|zip|octavo|onza|half/.test(plain)
  if (
    settled.forms.length === 0 &&
    (flowerSize || (wish.grams.some((grams) => grams >= 7) && wish.terms.length === 0)) &&
    !wish.notCategories.includes('flower')
  ) {
    settled = { ...settled, forms: [{ category: 'flower', kinds: [] }] }
  }
  if (settled.forms.length === 0 && settled.inhaled === null && /(?<!\p{L})strains?(?!\p{L})/u.test(plain))
    settled = { ...settled, inhaled: true }
  if (settled.forms.length === 0 && settled.terpenes.length > 0) settled = { ...settled, inhaled: true }
  if (settled.mild && settled.forms.length === 0 && /too high|paranoi|freak/.test(plain))
    settled = { ...settled, beginner: true }
  if (
    /micro ?dos/.test(plain) &&
    settled.mgPieceMax === null &&
    settled.forms.every((form) => form.category === 'edible')
  )
    settled = { ...settled, mgPieceMax: MICRODOSE_MG }
  if (settled.mild && settled.order === 'strongest') settled = { ...settled, mild: false }
  if (
    /(?:high|rich|heavy|mostly|more) (?:in )?cbd|cbd (?:rich|heavy|dominant)|low thc|cbd only/.test(plain) &&
    settled.cannabinoids.includes('cbd')
  ) {
    settled = { ...settled, mild: settled.beginner, strong: false }
  }
  return settled
}
