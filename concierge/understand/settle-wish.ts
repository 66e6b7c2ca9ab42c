import type { Form, Wish } from '#concierge/retrieve/wish.ts'
import { GEAR_SHELVES, isGear } from './read-gear.ts'
import { isNeither, NOT_INHALED } from './neither-inhaled-nor-eaten.ts'
import { isPerPiece } from './read-quantity.ts'
import { MOST_A_PIECE } from './refused-doses.ts'
import { A_SMOKE } from './smoke-words.ts'
import { isHasty } from './read-haste.ts'

/** "Just the ones you smoke": of what one does with a thing it is told which. */
const SMOKED =
  /\b(?:to|for) (?:smok|tok|fum)|\bsmoke?able|para fumar|\b(?:ones?|kinds?|what|whatever|things?)(?: that| which)? (?:you|u|i|we|ya|gets?|is|are|can be)(?: can| could)? smok(?:e|ed)\b/
const SMOKABLE = [
  { category: 'flower', kinds: [] },
  { category: 'pre-roll', kinds: [] },
] as const

/** "Never smoked and wants to try a joint": what is named is wanted. */
const SMOKED_SHELVES: ReadonlySet<string> = new Set(['flower', 'pre-roll'])

/** "Two singles": what shops call a joint that is sold by itself. */
const SINGLES = /\bsingles\b/

/** "A gift with no weed in it": what is worn or used. */
const WEEDLESS =
  /\b(?:no|without|not|zero|sin|non)(?: any| actual)? (?:weed|cannabis|pot|marijuana|hierba|mota|drugs?)(?: (?:in (?:it|them|there)|products?|items?|stuff|related|gifts?|things?))\b|\b(?:weed|cannabis) ?free (?:gifts?|stuff|things?|items?)\b/
/** "A present for a stoner, nothing with thc": to be used or worn, where "thc free gummies" are goods all the same. */
const GIFT = /\b(?:gifts?|presents?|stocking stuffers?|regalos?)\b/
const NO_WEED =
  /\b(?:no|without|not|zero|sin|nothing(?: \p{L}+)? (?:with|has|have|containing))(?: any| actual)? (?:thc|weed|cannabis|pot)\b|\bthc free\b/u
/** "Not weed itself, a thing for 20": what is used beside it. */
const BESIDE_WEED =
  /\b(?:not|isnt|arent|aint|besides|other than|apart from|except|anything but)(?: (?:the|actual|any|actually|really))* (?:weed|cannabis|marijuana)(?: (?:itself|per se|this time|though|please))*(?= ,|$| (?:for|under|below|around|about|between|from|to give|as an?)\b)/
function isWeedless({ effects, brands, terms, cannabinoids }: Wish, plain: string): boolean {
  const saysGoods = effects.length + brands.length + terms.length + cannabinoids.length > 0
  return WEEDLESS.test(plain) || (!saysGoods && BESIDE_WEED.test(plain))
}

/** "I hate the taste of weed", "nothing that tastes like pot": what is eaten tastes of something else. */
const DISLIKES_TASTE =
  /\b(?:(?:hates?|dislikes?|despises?|(?:dont|do not|doesnt|didnt|never) (?:really |actually )?(?:like|love|enjoy|care for)|cant (?:stand|do|handle|take)|not (?:a (?:big |huge )?fan of|into|crazy about|big on)|(?:sick|tired) of|grossed out by|averse to|without|hide|masks?|hides|cover(?:s)? up)(?: (?:how|that|all|even|her|his))* (?:(?:the )?(?:weedy|skunky|earthy|weed|cannabis|marijuana|pot|flower) (?:tastes?|flavou?rs?|aftertaste)|(?:the )?(?:taste|flavou?r|aftertaste) of (?:the )?(?:weed|cannabis|marijuana|pot|flower|bud|smoke|it)|(?:weed|cannabis|marijuana|pot) tastes?)|(?:dont|doesnt|not|wont|without|nothing that|no) tast(?:e|es|ing)(?: (?:anything|a lot|much|too much|so much|strongly))* (?:like|of) (?:weed|cannabis|marijuana|pot|bud)|(?:weed|cannabis|marijuana|pot) tastes (?:gross|bad|nasty|awful|terrible|disgusting|horrible))(?!\p{L})/u

/** "The best half ounce you got": of a weight the best is no matter of what sells. */
const BEST_WEIGHT =
  /\bbest (?:(?:half|quarter|full|whole) )?(?:ounces?|oz|zips?|eighths?|8ths?|quarters?|half|halves)\b(?! (?:for|deals?|under|price|selling|sellers?)\b)/

const MICRODOSE_MG = 2.5

const BY_SIZE: ReadonlySet<string> = new Set(['biggest', 'smallest'])
/** "the biggest pack" is the one with the most pieces. */
const COUNTED = /\b(?:packs?|pieces|count|joints in|gummies in|paquetes?)\b|\bmost (?:pieces|joints|gummies|in)\b/

/** "two eighths under $60": the budget is that of both, and each may cost its share. */
function shareBudget(wish: Wish, plain: string): Wish {
  if (wish.quantity === null || wish.priceMax === null || isPerPiece(plain)) return wish
  return { ...wish, priceMax: Math.floor(wish.priceMax / wish.quantity), budgetTotal: wish.priceMax }
}

const STAYS_AWAKE =
  /\b(?:relax\p{L}*|chill\p{L}*|calm\p{L}*|unwind\p{L}*|mellow\p{L}*)\b.{0,20}\b(?:but|yet|while|and|still)\b.{0,20}\b(?:awake|alert|stay up|not (?:too |so |be |feel )?(?:tired|sluggish|lazy))\b/u

const PUT_TO_SLEEP =
  /\b(?:last|that|had|brought|tried|smoked|bought|got|ate)\b.{0,60}\b(?:made|got|had|put|puts|knocked|left|sent|makes)\b.{0,24}\b(?:sleep(?:y|ing)?|asleep|to bed|out(?: cold)?|tired|drowsy|napp?\p{L}*)\b(?=(.*))/u
const RATHER_AWAKE =
  /\b(?:awake|alert|moving|energ\p{L}*|uplift\p{L}*|active|opposite|(?:keep|keeps|stay|gets?)(?: \p{L}+){0,2} (?:up|going|moving)|(?:dont|doesnt|not|wont|without|less) (?:\p{L}+ ){0,5}(?:sleep\p{L}*|tired|out|drowsy))\b/u
const OF_SLEEP = /^(?:sleep|knock|tired|drows|out|bed|nap)/

/** "Last time the joint made everybody sleepy, what keeps people awake": what the other one did is not what is looked for. */
function afterSleep(wish: Wish, plain: string): Wish {
  const rest = PUT_TO_SLEEP.exec(plain)?.[1]
  if (rest === undefined || !RATHER_AWAKE.test(rest)) return wish
  const effects = wish.effects.filter((effect) => effect !== 'sleepy')
  return {
    ...wish,
    effects: effects.length > 0 ? effects : ['energetic'],
    effectWords: wish.effectWords.filter((word) => !OF_SLEEP.test(word)),
    notEffects: [...new Set([...wish.notEffects, 'sleepy'])],
    occasion: wish.occasion === 'bedtime' ? null : wish.occasion,
  }
}

const BULK_GRAMS = 14
const BULK_PACK = 5

const BULK = /\bbulk\b(?! (?:orders?|discounts?|deals?|pric\p{L}+)\b)/u

/** "Flower in bulk": the large sizes, and of rolled ones the large packs. */
function inBulk(wish: Wish, plain: string): Wish {
  if (wish.grams.length > 0 || wish.forms.length === 0 || !BULK.test(plain)) return wish
  const isAll = (shelf: string): boolean => wish.forms.every(({ category }) => category === shelf)
  if (isAll('flower')) return { ...wish, gramsMin: wish.gramsMin ?? BULK_GRAMS }
  return isAll('pre-roll') ? { ...wish, packMin: wish.packMin ?? BULK_PACK } : wish
}

/** "chill but stay awake" asks for no energy: only not to be put to sleep. */
function withoutSleep(wish: Wish): Wish {
  return {
    ...wish,
    effects: wish.effects.filter((effect) => effect !== 'energetic'),
    notEffects: [...wish.notEffects, 'sleepy'],
  }
}

/** What is eaten is sweet, or so the word is meant. */
function isEaten({ forms, inhaled }: Wish): boolean {
  return forms.length > 0 ? forms.every((form) => form.category === 'edible') : inhaled === false
}

const BY_EXAMPLE = /\b(?:like|such as|for example|como|por ejemplo)\b/
/** Flavours that are several others in one. */
const WIDE_FLAVORS: ReadonlySet<string> = new Set(['fruity', 'citrus', 'berry', 'tropical', 'sweet'])

/** "Something fruity, like strawberry": the example is what is wished for. */
function asExemplified(flavors: Wish['flavors'], plain: string): Wish['flavors'] {
  if (flavors.length < 2 || !BY_EXAMPLE.test(plain)) return flavors
  const examples = flavors.filter((flavor) => !WIDE_FLAVORS.has(flavor))
  return examples.length > 0 ? examples : flavors
}

const OWNED =
  /\b(?:(?:i|we|ive|weve)(?: (?:already|still|do|just|even))* (?:own|have|got|use|bought)|(?:bought|picked up|scored|inherited|borrowed|was given|were given)|already (?:own|have|got|use))(?: (?:an?|my|our|own|510|good|new|old|vape|dab|nice|little|decent|glass|plenty of))* (?:(batter(?:y|ies))|((?:dab )?rigs?)|(papers?|grinders?|pipes?|bongs?|bowls?|bubblers?))\b(?! (?:and|or)\b)/
const TAKEN_BY: readonly { of: readonly string[]; form: Form }[] = [
  { of: ['battery'], form: { category: 'vape', kinds: ['cartridge'] } },
  { of: ['rig'], form: { category: 'concentrate', kinds: [] } },
  { of: ['paper', 'grinder', 'glass'], form: { category: 'flower', kinds: [] } },
]

/** "I own a battery. something grape, full gram": what no gear has is said of what goes into that which is there. */
function intoOwned(wish: Wish, plain: string): Wish {
  const ofGoods =
    wish.flavors.length + wish.grams.length + wish.strainTypes.length + wish.effects.length + wish.notKinds.length > 0
  const [gear, other] = wish.forms
  if (!ofGoods || gear === undefined || other !== undefined || !isGear(gear)) return wish
  const owned = OWNED.exec(plain)
  const taken = owned === null ? undefined : TAKEN_BY.find((_taken, at) => owned[at + 1] !== undefined)
  return taken?.of.some((kind) => gear.kinds.includes(kind)) === true ? { ...wish, forms: [taken.form] } : wish
}

/** "Calm but chatty, no flower": what is rolled of it is none either, unless it is the rolling that is refused. */
function withoutRolled(wish: Wish, plain: string): Wish {
  const isOpen = wish.forms.length + wish.terms.length + wish.brands.length === 0 && wish.inhaled !== true
  return isOpen && wish.notCategories.includes('flower') && !TO_ROLL.test(plain)
    ? { ...wish, notCategories: [...wish.notCategories, 'pre-roll'] }
    : wish
}

const TO_ROLL =
  /\b(?:(?:any(?:thing)?|every(?:thing)?|all) but|other than|besides|except|roll|papers?|grind|loose|break|bowls?|pipe|bong|ready|smok)/

/** "To smoke" is flower or a pre-roll; by a strain or a terpene what is inhaled is chosen. */
function toBeSmoked(wish: Wish, plain: string): Wish {
  if (wish.forms.length > 0) return wish
  if (wish.inhaled === true && (SMOKED.test(plain) || A_SMOKE.test(plain)) && !/\bvap/.test(plain))
    return { ...wish, forms: SMOKABLE.filter(({ category }) => !wish.notCategories.includes(category)) }
  const isOfStrains = wish.inhaled === null && /(?<!\p{L})strains?(?!\p{L})/u.test(plain)
  return isOfStrains || wish.terpenes.length > 0 ? { ...wish, inhaled: true } : wish
}

/** "Something for his sore knees": what is rubbed in where it is sore. */
const RUBBED_ON =
  /\bfor (?:my|his|her|our|their|the) (?:(?:old|poor|own) )*(?:sore|achy|aching|stiff) (?:(?:old|lower|upper|arthritic) )*(?:hands?|fingers?|thumbs?|wrists?|knees?|elbows?|shoulders?|hips?|ankles?|feet|foot|legs?|arms?|back|neck|joints|muscles?|spots?)\b/

/** Where no shelf is named: what is felt at once for whom there are minutes left, what is eaten for whom weed tastes bad. */
function byNeed(wish: Wish, plain: string): Wish {
  const { forms, inhaled, brands, terms } = wish
  if (isHasty(plain) && forms.every(({ kinds, loose }) => loose === true || kinds.join() === 'fast-acting'))
    return { ...wish, forms: [], soon: inhaled !== false && brands.length + terms.length === 0 }
  if (forms.length + terms.length + brands.length === 0 && inhaled === null && RUBBED_ON.test(plain))
    return { ...wish, forms: [{ category: 'topical', kinds: [] }] }
  return forms.length === 0 && inhaled === null && DISLIKES_TASTE.test(plain)
    ? { ...wish, forms: [{ category: 'edible', kinds: [] }] }
    : wish
}

/** "The most mg in a single gummy": of what is eaten the dose of a piece is weighed, whatever pack it comes in. */
function byThePiece(wish: Wish, plain: string): Wish {
  const { forms, order } = wish
  if (order !== 'strongest' && order !== 'mildest') return wish
  const named = forms.length + wish.brands.length + wish.terms.length > 0 || wish.inhaled === true
  if (!named && IN_MILLIGRAMS.test(plain)) return { ...wish, forms: [{ category: 'edible', kinds: [] }], single: false }
  return forms.length > 0 && forms.every(({ category }) => category === 'edible') ? { ...wish, single: false } : wish
}

const IN_MILLIGRAMS = /\b(?:mg|milligrams?)\b|\b(?:per|(?:in|of) (?:an?|one|each)(?: single)?) piece\b/

const WEED =
  /\b(?:weed|marijuana|cannabis|ganja|mota)\b(?! (?:soda|drinks?|seltzers?|brownies?|cookies?|mints?|chocolates?))/
/** Below this a strength is one of flower: what is extracted begins far above it. */
const MOST_OF_FLOWER = 40

/** "Weed under 18 %", "a gram of marijuana": by its weight, or by such a strength, it is flower. */
function isLooseWeed({ grams, thcMax, thcMin, terms, brands, inhaled, notCategories }: Wish, plain: string): boolean {
  const strength = thcMax ?? thcMin
  const isOf = grams.length > 0 || (strength !== null && strength < MOST_OF_FLOWER)
  return (
    isOf &&
    WEED.test(plain) &&
    terms.length + brands.length === 0 &&
    inhaled !== false &&
    !notCategories.includes('flower')
  )
}

const DOSED: ReadonlySet<string> = new Set(['edible', 'tincture'])

/** "Chocolate, no thc over 100": what is eaten has milligrams, and no percentage. */
function inMilligrams(wish: Wish, plain: string): Wish {
  const { thcMin, thcMax, forms } = wish
  const isDosed = forms.length > 0 && forms.every(({ category }) => DOSED.has(category ?? ''))
  if (!isDosed || (thcMin ?? thcMax) === null || /%|\bpercent/.test(plain)) return wish
  const open = { ...wish, thcMin: null, thcMax: null, thcBelow: false }
  return (thcMax ?? thcMin ?? 0) > MOST_A_PIECE
    ? { ...open, mgTotalMin: thcMin, mgTotalMax: thcMax }
    : { ...open, mgPieceMin: thcMin, mgPieceMax: thcMax }
}

/** "Live rosin, what do you have across all types": no shelf of it is meant. */
const OF_ALL_SHELVES =
  /\b(?:across|in|of|from|on) (?:all|any|every|whatever)(?: (?:the|your|of your|different))? (?:types?|forms?|shel(?:f|ves)|categor(?:y|ies)|kinds?|formats?|ways?)\b|\b(?:any|every|all)(?:thing)? (?:you (?:have|got|carry)|there is) (?:that(?:s| is)? )?(?:made )?(?:with|of|from)\b/

function onAllShelves(forms: Wish['forms'], plain: string): Wish['forms'] {
  if (!OF_ALL_SHELVES.test(plain)) return forms
  return forms.map((form) => (form.loose === true ? { ...form, category: null } : form))
}

/** The best of a weight, and "your dankest", is of flower by what it is. */
function ofTheBest(wish: Wish, plain: string): Wish {
  const order = wish.order === 'popular' && BEST_WEIGHT.test(plain) ? 'finest' : wish.order
  const isFlower =
    order === 'finest' && wish.forms.length === 0 && /\b(?:weed|trees?|gas|dankest|loudest)\b/.test(plain)
  return { ...wish, order, forms: isFlower ? [{ category: 'flower', kinds: [] }] : wish.forms }
}

/** Rules that need the whole wish: what a size implies, what a terpene wish is about, contradictions dropped. */
export function settle(wish: Wish, plain: string): Wish {
  let settled = afterSleep(inBulk(withoutRolled(intoOwned(inMilligrams(wish, plain), plain), plain), plain), plain)
  const flowerSize =
    wish.grams.some((grams) => grams >= 3.5) && /eighth|8th|1\/8|quarter|ounce|\boz\b|zip|octavo|onza|half/.test(plain)
  if (
    settled.forms.length === 0 &&
    (flowerSize || (wish.grams.some((grams) => grams >= 3.5) && wish.terms.length === 0)) &&
    !wish.notCategories.includes('flower')
  ) {
    settled = { ...settled, forms: [{ category: 'flower', kinds: [] }] }
  }
  if (
    settled.forms.length === 0 &&
    settled.inhaled !== true &&
    (wish.mgPieceMin !== null || wish.mgPieceMax !== null) &&
    wish.terms.length + wish.brands.length === 0 &&
    !wish.notCategories.includes('edible')
  )
    settled = { ...settled, forms: [{ category: 'edible', kinds: [] }] }
  if (settled.forms.length === 0 && isLooseWeed(settled, plain))
    settled = { ...settled, forms: [{ category: 'flower', kinds: [] }] }
  settled = byNeed(settled, plain)
  if (settled.forms.length === 0 && isNeither(settled, plain))
    settled = { ...settled, forms: NOT_INHALED, inhaled: null }
  if (settled.forms.length === 0 && isWeedless(settled, plain)) settled = { ...settled, forms: GEAR_SHELVES }
  if (settled.forms.length === 0 && GIFT.test(plain) && NO_WEED.test(plain))
    settled = { ...settled, forms: GEAR_SHELVES, thcFree: false, unfelt: false, thcMax: null }
  settled = byThePiece(settled, plain)
  if (settled.single && SINGLES.test(plain) && settled.forms.length + wish.brands.length + wish.terms.length === 0)
    settled = { ...settled, forms: [{ category: 'pre-roll', kinds: [] }] }
  settled = ofTheBest(settled, plain)
  if (settled.effects.includes('energetic') && STAYS_AWAKE.test(plain)) settled = withoutSleep(settled)
  settled = toBeSmoked(settled, plain)
  if (settled.mild && settled.forms.length === 0 && /too high|paranoi|freak/.test(plain))
    settled = { ...settled, beginner: true }
  if (
    /micro ?dos/.test(plain) &&
    settled.mgPieceMax === null &&
    settled.forms.every((form) => form.category === 'edible')
  )
    settled = { ...settled, mgPieceMax: MICRODOSE_MG }
  settled = { ...settled, forms: onAllShelves(settled.forms, plain), flavors: asExemplified(settled.flavors, plain) }
  if (isEaten(settled)) settled = { ...settled, flavors: settled.flavors.filter((flavor) => flavor !== 'sweet') }
  if (settled.inhaled === false && settled.forms.some((form) => SMOKED_SHELVES.has(form.category ?? '')))
    settled = { ...settled, inhaled: null }
  if (settled.forms.length === 0 && settled.notKinds.includes('cartridge'))
    settled = { ...settled, notCategories: [...settled.notCategories, 'vape'] }
  if (BY_SIZE.has(settled.order ?? '') && COUNTED.test(plain) && settled.packMin === null)
    settled = { ...settled, packMin: 2 }
  settled = shareBudget(settled, plain)
  if (settled.mild && settled.order === 'strongest') settled = { ...settled, mild: false }
  if (
    /(?:high|rich|heavy|mostly|more) (?:in )?cbd|cbd (?:rich|heavy|dominant)|low thc|cbd only/.test(plain) &&
    settled.cannabinoids.includes('cbd')
  ) {
    settled = { ...settled, mild: settled.beginner, strong: false }
  }
  return settled
}
