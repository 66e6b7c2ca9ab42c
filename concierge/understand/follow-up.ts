import type { Wish } from '#concierge/retrieve/wish.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { ReadWish } from './read-wish.ts'
import { saysWish, type Standing } from './standing.ts'
import { takenBack } from './taken-back.ts'

export type FollowUp = { wish: Wish; continued: boolean; changed: readonly string[]; exclude: readonly Item[] }

const FRESH =
  /\b(?:for my (?:girlfriend|boyfriend|wife|husband|mom|mother|dad|father|friend|sister|brother|partner|uncle|aunt|roommate|grandma|grandpa|cousin|buddy|son in law)|something for (?:my|her|him|them)|also (?:need|want|looking|get)|i also|another thing|different question|new question|forget (?:that|it|about)|start over|never ?mind|change of plans|para mi (?:novi[oa]|espos[oa]|amig[oa]|mama|papa|herman[oa]))\b/
const ASKS_ANEW =
  /\b(?:i want|i need|im looking|looking for|do you (?:have|carry|sell)|got any|show me|any|recommend|suggest|whats|what|id like|quiero|busco|necesito|tienen|can i get|give me)\b/
const CARRIES_ON =
  /^(?:(?:ok|okay|hmm+|cool|nice|great|well|so|um+|yeah|yes|no|nah|but|and) )*(?:,? )?(?:what about|how about|and (?:in|for|the|if)|instead|actually|make (?:it|that)|only|just|but|same|not|no|with|without|under|maybe|or|y|pero|mejor|sin|que tal|in)\b|\binstead\b|\b(?:those|them|these|that one|ones?|it)\b|\bsame\b|\bones\b/

/** Joins a message to what stood before: it changes or drops one wish and keeps the others, or starts anew. */
export function followUp(standing: Standing, read: ReadWish): FollowUp {
  const said = read.wish
  const relative = ofSize(readRelative(standing, read.plain), said)
  const freed = takenBack(read.plain)
  const changed = [...Object.keys(relative.changes), ...Object.keys(freed)]
  const none = !saysWish(standing.wish) && standing.shown.length === 0
  if (none) return { wish: said, continued: false, changed, exclude: [] }
  const anchored = said.forms.length > 0 || said.brands.length > 0 || said.terms.length > 0
  const fresh =
    (FRESH.test(read.plain) && Object.keys(freed).length === 0) ||
    (anchored &&
      changed.length === 0 &&
      !CARRIES_ON.test(read.plain) &&
      !SAME_THING.test(read.plain) &&
      !(said.grams.length > 0 && read.plain.split(' ').length <= SHORT_REPLY) &&
      startsAnew(standing.wish, said, read.plain))
  if (fresh) return { wish: said, continued: false, changed, exclude: [] }
  const ofSizes = changed.length > 0 && changed.every((key) => SIZES.has(key))
  const base = { ...groundWish(standing, ofSizes), ...freed }
  return {
    wish: {
      ...mergeWish(base, said),
      terms: carriedNames({ ...standing, wish: base }, read, changed),
      ...relative.changes,
    },
    continued: true,
    changed,
    exclude: relative.exclude,
  }
}

function startsAnew(before: Wish, said: Wish, plain: string): boolean {
  const words = plain.split(' ').length
  const otherShelf =
    said.forms.length > 0 &&
    before.forms.length > 0 &&
    !said.forms.some((form) => before.forms.some((old) => old.category === form.category))
  const named = said.terms.length > 0 || said.brands.length > 0
  return (ASKS_ANEW.test(plain) && (words > 3 || otherShelf)) || named || (otherShelf && words > 4)
}

const SAME_THING =
  /\bof (?:that|it|this)(?: one| strain)?$|\b(?:that|it|same|this|those) (?:one |strain )?(?:as|in|but)\b|^(?:and |or |what about |how about )?(?:as|in) an?\b|\b(?:that|this|same) (?:strain|one)\b/

const SHORT_REPLY = 4
const SIZES: ReadonlySet<string> = new Set(['grams', 'gramsMin', 'gramsMax', 'packMin', 'order'])

/** "that as a pre-roll?" keeps the name and changes the form; "cheaper" and "weaker" look beyond the name. */
function carriedNames(
  { wish: before, subject }: Standing,
  { wish: said, forms, plain }: ReadWish,
  changed: readonly string[],
): Wish['terms'] {
  if (said.terms.length > 0) return said.terms
  if (before.terms.length === 0 && said.forms.length > 0 && subject !== null && SAME_THING.test(plain)) return [subject]
  const onlySize = said.grams.length > 0 && (forms.length === 0 || plain.split(' ').length <= SHORT_REPLY)
  if (said.forms.length > 0) return SAME_THING.test(plain) || onlySize ? before.terms : []
  if (changed.length > 0 && changed.every((key) => SIZES.has(key))) return before.terms.map(withoutSize)
  return changed.length > 0 ? before.terms.filter((term) => term.rows === null) : before.terms
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

export function mergeWish(before: Wish, said: Wish): Wish {
  const notKinds = new Set([...before.notKinds, ...said.notKinds])
  const notCategories = new Set([...before.notCategories, ...said.notCategories])
  const merged: Wish = { ...before }
  for (const [key, value] of Object.entries(said)) {
    const silent = value === null || value === false || (Array.isArray(value) && value.length === 0)
    if (!silent) Object.assign(merged, { [key]: value })
  }
  const forms = said.forms.length > 0 ? refine(before.forms, said.forms) : before.forms
  return {
    ...merged,
    forms: forms.filter(
      (form) =>
        (form.category === null || !said.notCategories.includes(form.category)) &&
        !form.kinds.some((kind) => said.notKinds.includes(kind)),
    ),
    notKinds: [...notKinds].filter((kind) => !said.forms.some((form) => form.kinds.includes(kind))),
    notCategories: [...notCategories].filter((category) => !said.forms.some((form) => form.category === category)),
    notBrands: [...before.notBrands, ...said.notBrands],
    notEffects: [...before.notEffects, ...said.notEffects],
    strainTypes: (said.strainTypes.length > 0 ? said.strainTypes : before.strainTypes).filter(
      (type) => !said.notStrainTypes.includes(type),
    ),
    effects:
      said.effects.length > 0 ? said.effects : before.effects.filter((effect) => !said.notEffects.includes(effect)),
    grams:
      said.grams.length > 0
        ? said.grams
        : said.forms.length > 0 && said.forms[0]?.category !== before.forms[0]?.category
          ? []
          : before.grams,
    order: said.order ?? (said.priceMax !== null ? null : before.order),
    qualifiers:
      said.forms.length > 0 || said.brands.length > 0 ? said.qualifiers : [...before.qualifiers, ...said.qualifiers],
    count: said.count,
    quantity: said.quantity,
    budgetTotal: said.budgetTotal,
  }
}

/** "rosin" after "vapes" keeps the shelf; another shelf replaces it. */
function refine(before: Wish['forms'], said: Wish['forms']): Wish['forms'] {
  return said.map((form) => {
    const old = before[0]
    const bare =
      form.kinds.length > 0 &&
      form.kinds.every((kind) =>
        ['live-rosin', 'rosin', 'live-resin', 'resin', 'infused', 'rso', 'diamonds', 'hash', 'distillate'].includes(
          kind,
        ),
      )
    return bare && old !== undefined && old.category !== null && form.category !== old.category
      ? { category: old.category, kinds: [...old.kinds, ...form.kinds] }
      : form
  })
}

type Relative = { changes: Partial<Wish>; exclude: readonly Item[] }

/** "Too much, just an eighth then": the other size is the answer to the price. */
function ofSize(relative: Relative, said: Wish): Relative {
  if (said.grams.length === 0 || relative.changes.priceMax === undefined) return relative
  const { priceMax: _price, order: _order, ...changes } = relative.changes
  return { changes, exclude: [] }
}

/** "anything lower than that", "got one for less": of the price, where no other figure is spoken of. */
const LESS_THAN_THAT =
  /^(?!.*\b(?:thc|mg|milligrams|dose|potency|percent|strong|strength|grams?)\b).*(?:\b(?:lower|less|under|below) (?:than )?(?:that|those|these|this|them)\b|\b(?:anything|something|one|ones|any) (?:\p{L}+ )?(?:for less|lower|lower down)\b|\bfor less$|\bless (?:money|cash)\b|\bbring (?:it|the price) down\b)/u

/** "cheaper", "lighter", "bigger" are measured against what was shown: its rows, else the figures written in the reply. */
function readRelative(standing: Standing, plain: string): Relative {
  const changes: Partial<Wish> = {}
  const { shown } = standing
  const prices = shown.flatMap((item) => item.payable ?? [])
  const written = [...standing.shownText.matchAll(/\$(\d+(?:\.\d{1,2})?)/g)].map((match) =>
    Math.round(Number(match[1]) * 100),
  )
  const lowest = lowestOf(written.filter((price) => prices.includes(price))) ?? lowestOf(prices) ?? lowestOf(written)
  const open = plain.replace(
    /\b(?:the|that) (?:cheap|strong|mild|weak|light|gentl|bigg|small)(?:er|est|e?st) (?:one|of)\b/g,
    ' ',
  )
  const says = (pattern: RegExp): boolean => pattern.test(open)
  const bounded = says(/\$\d|\d+ (?:dollars|or less)|under \d|less than \d|below \d/)
  if (
    !bounded &&
    lowest !== null &&
    (says(LESS_THAN_THAT) ||
      says(
        /\b(?:cheaper|less expensive|more affordable|lower priced?|too (?:expensive|much|pricey|steep)|(?:kind of |a bit |a little |pretty |bit )?(?:pricey|expensive|steep)|cost(?:s)? less|save (?:some )?money|over my budget|out of my (?:budget|price)|cant afford|mas barat[oa]s?|muy car[oa]s?|demasiado car[oa]|menos car[oa]|budget option|moins cher|billiger)\b/,
      ))
  ) {
    changes.priceMax = lowest - 1
    changes.order = null
  }
  Object.assign(changes, relativeStrength(standing, says))
  const grams = shown.flatMap((item) => item.grams ?? [])
  if (says(/\b(?:bigger|larger|more of it|larger size|bulk|mas grande)\b/) && grams.length > 0)
    changes.gramsMin = Math.max(...grams) + 0.01
  const packs = shown.flatMap((item) =>
    item.packCount !== null && (item.category === 'edible' || item.category === 'pre-roll') ? item.packCount : [],
  )
  if (packs.length > 0 && says(/\b(?:bigger|larger|more pieces|mas grande)\b/)) {
    changes.packMin = Math.max(...packs) + 1
    changes.gramsMin = null
  }
  const [size] = grams
  if (size !== undefined && says(/\bhalf (?:of )?(?:the|that|as|this) (?:size|amount|weight|much|big)\b|\bla mitad\b/))
    Object.assign(changes, { grams: [size / 2], order: null })
  if (
    size !== undefined &&
    says(/\b(?:twice|double|2x|doble) (?:the|that|as|this|de) (?:size|amount|weight|much|big)\b|\bdouble (?:it|size)\b/)
  )
    Object.assign(changes, { grams: [size * 2], order: null })
  if (says(/\b(?:smaller|less of it|tiny|mas pequen[oa])\b/) && grams.length > 0)
    changes.gramsMax = Math.min(...grams) - 0.01
  const brands = shown.flatMap((item) => item.product.brand ?? [])
  if (
    brands.length > 0 &&
    says(/\b(?:not|another|different|other|no) (?:from )?(?:that |this |the same |those )?brands?\b/)
  )
    changes.notBrands = [
      ...standing.wish.notBrands,
      ...new Set(says(/\b(?:that|this) (?:brand|one)\b/) ? brands.slice(0, 1) : brands),
    ]
  const another = says(
    /\b(?:something else|anything else|others?|another|different|more options|other options|next|else|otra|otro|otros|otras|algo mas|show (?:me )?more|more like)\b/,
  )
  return { changes, exclude: another || changes.priceMax !== undefined ? shown : [] }
}

/** Of the figures written in a reply only those of the products shown count: a reply also names deals and things to add. */
function lowestOf(prices: readonly number[]): number | null {
  return prices.length > 0 ? Math.min(...prices) : null
}

function relativeStrength(standing: Standing, says: (pattern: RegExp) => boolean): Partial<Wish> {
  const { shown, shownText } = standing
  const writtenThc = [...shownText.matchAll(/(\d+(?:\.\d+)?) ?%/g)]
    .map((match) => Number(match[1]))
    .filter((value) => value <= 99)
  const thc = [
    ...shown.flatMap((item) => (item.category === 'edible' ? [] : (item.product.thcPercent ?? []))),
    ...writtenThc,
  ]
  const doses = shown.flatMap((item) => (item.category === 'edible' ? (item.mgPerPiece ?? []) : []))
  if (
    says(
      /\b(?:lighter|weaker|milder|gentler|less (?:strong|potent|intense|thc|mg|milligrams)|(?:lower|fewer|smaller) (?:mg|milligrams|dosage)|too (?:strong|potent|intense|much thc|high)|not (?:so|as|that|too) strong|lower (?:thc|dose)|mas suave|muy fuerte|demasiado fuerte|menos fuerte)\b/,
    )
  ) {
    if (doses.length > 0)
      return { mgPieceMax: Math.min(...doses) / 2, mgPieceMin: null, mild: true, order: null, strong: false }
    return thc.length > 0
      ? { thcMax: Math.round(Math.min(...thc) * 0.8 * 10) / 10, thcMin: null, mild: true, order: null, strong: false }
      : { mild: true, strong: false }
  }
  if (
    says(
      /\b(?:stronger|more potent|more (?:of a )?(?:punch|kick|mg|thc|power)|higher (?:thc|dose|mg)|not strong enough|too (?:weak|mild|light)|heavier|mas fuerte|mas potente)\b/,
    )
  ) {
    if (doses.length > 0) return { mgPieceMin: Math.max(...doses) + 0.01, mgPieceMax: null, mild: false, strong: true }
    return thc.length > 0
      ? { thcMin: Math.max(...thc) + 0.01, thcMax: null, mild: false, strong: true }
      : { strong: true, mild: false }
  }
  return {}
}
