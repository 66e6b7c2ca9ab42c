import { mayBeSaid } from '#concierge/retrieve/kind.ts'
import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import type { Form, Wish } from '#concierge/retrieve/wish.ts'
import { limitsGivenUp } from './limits-given-up.ts'

/** What stood, with what is said now in its place: all else is kept. */
export function mergeWish(before: Wish, said: Wish): Wish {
  const notKinds = new Set([...before.notKinds, ...said.notKinds])
  const notCategories = new Set([...before.notCategories, ...refusedShelves(before, said)])
  const merged: Wish = { ...before }
  for (const [key, value] of Object.entries(said)) {
    const silent = value === null || value === false || (Array.isArray(value) && value.length === 0)
    if (!silent) Object.assign(merged, { [key]: value })
  }
  const forms =
    said.forms.length > 0 ? refine(before.forms, said) : before.forms.map((form) => withoutGrade(form, said))
  return {
    ...merged,
    forms: forms.filter(
      (form) =>
        (form.category === null || !refusedShelves(before, said).includes(form.category)) &&
        !(said.inhaled === false && said.forms.length === 0 && SMOKED_SHELVES.has(form.category ?? '')) &&
        !form.kinds.some((kind) => said.notKinds.includes(kind)),
    ),
    notKinds: [...notKinds].filter((kind) => !said.forms.some((form) => form.kinds.includes(kind))),
    notCategories: [...notCategories].filter((category) => !said.forms.some((form) => form.category === category)),
    brands: said.brands.length > 0 ? said.brands : before.brands.filter((brand) => !said.notBrands.includes(brand)),
    notBrands: [...before.notBrands.filter((brand) => !said.brands.includes(brand)), ...said.notBrands],
    notEffects: [...before.notEffects, ...said.notEffects],
    flavors: said.flavors.length > 0 ? said.flavors : before.flavors.filter((id) => !said.notFlavors.includes(id)),
    notFlavors: [...new Set([...before.notFlavors.filter((id) => !said.flavors.includes(id)), ...said.notFlavors])],
    notTerpenes: [...new Set([...before.notTerpenes.filter((id) => !said.terpenes.includes(id)), ...said.notTerpenes])],
    strainTypes: typesFor(before, said).filter((type) => !said.notStrainTypes.includes(type)),
    ...moodOf(before, said),
    inhaled: inhaledOf(before, said),
    grams:
      said.grams.length > 0
        ? said.grams
        : said.forms.length > 0 && forms[0]?.category !== before.forms[0]?.category
          ? []
          : before.grams,
    ...limitsGivenUp(before, said),
    ...doseGivenUp(forms, said),
    ...weightInMilligrams(forms, said),
    ...(said.single ? { packCount: null, packMin: null } : {}),
    order: said.order ?? (said.priceMax !== null && OF_PRICE.has(before.order ?? '') ? null : before.order),
    place: said.place,
    priceBelow: said.priceMax === null ? before.priceBelow : said.priceBelow,
    thcBelow: said.thcMax === null ? before.thcBelow : said.thcBelow,
    qualifiers:
      said.forms.length > 0 || said.brands.length > 0 ? said.qualifiers : [...before.qualifiers, ...said.qualifiers],
    told: said.forms.length > 0 || said.brands.length > 0 ? said.told : [...before.told, ...said.told],
    count: said.count,
    quantity: said.quantity,
    budgetTotal: said.budgetTotal,
  }
}

/** Orders that a limit takes the place of: "the strongest" still is one under $50. */
const OF_PRICE: ReadonlySet<string> = new Set(['cheapest', 'dearest', 'finest'])

/** A dose a piece is of what is eaten: of joints and carts there is none. */
function doseGivenUp(forms: Wish['forms'], said: Wish): Partial<Wish> {
  const isOfInhaled =
    said.forms.length > 0 && forms.length > 0 && forms.every(({ category }) => INHALED.has(category ?? ''))
  return isOfInhaled && said.mgPieceMin === null && said.mgPieceMax === null
    ? { mgPieceMin: null, mgPieceMax: null }
    : {}
}

/** "500 mg" after carts: what is inhaled is sold by its weight, and that may be said in milligrams. */
function weightInMilligrams(forms: Wish['forms'], { mgTotalMin, mgTotalMax }: Wish): Partial<Wish> {
  const isWeight = forms.length > 0 && forms.every(({ category }) => INHALED.has(category ?? ''))
  return isWeight && mgTotalMax !== null && mgTotalMin === mgTotalMax
    ? { grams: [mgTotalMax / 1000], mgTotalMin: null, mgTotalMax: null }
    : {}
}

const INHALED: ReadonlySet<string> = new Set(['flower', 'pre-roll', 'vape', 'concentrate'])
const SMOKED_SHELVES: ReadonlySet<string> = new Set(['flower', 'pre-roll'])

/** Whoever does not smoke still does not, until something to smoke is asked for. */
function inhaledOf(before: Wish, said: Wish): Wish['inhaled'] {
  if (said.inhaled !== null) return said.inhaled
  return said.forms.some(({ category }) => SMOKED_SHELVES.has(category ?? '')) ? null : before.inhaled
}

/** "No carts" by itself refuses the shelf, and among vapes only carts. */
function refusedShelves(before: Wish, said: Wish): Wish['notCategories'] {
  const amongVapes = said.notKinds.includes('cartridge') && before.forms.some(({ category }) => category === 'vape')
  return amongVapes ? said.notCategories.filter((category) => category !== 'vape') : said.notCategories
}

/** A new mood ("and for daytime") takes the place of the one before, whichever way it was said. */
function moodOf(before: Wish, said: Wish): Pick<Wish, 'effects' | 'effectWords' | 'leaning' | 'occasion'> {
  if (said.effects.length > 0 || said.occasion !== null)
    return {
      effects: said.effects,
      effectWords: said.effectWords,
      leaning: said.leaning,
      occasion: said.occasion,
    }
  const { effectWords, leaning, occasion } = before
  const effects = before.effects.filter((effect) => !said.notEffects.includes(effect))
  return { effects, effectWords, leaning, occasion }
}

/** "the opposite, something to wake me up" after an indica: a type that the new mood contradicts is given up. */
function typesFor(before: Wish, said: Wish): Wish['strainTypes'] {
  if (said.strainTypes.length > 0) return said.strainTypes
  const mood = [...said.effects, ...said.leaning]
  const awake = mood.includes('energetic') || mood.includes('uplifted')
  const asleep = mood.includes('sleepy')
  const against = awake === asleep ? null : awake ? 'indica' : 'sativa'
  return against !== null && before.strainTypes.includes(against) && !before.strainTypes.includes('hybrid')
    ? []
    : before.strainTypes
}

/** "rosin" after "vapes" and "vegan" after "gummies" keep the things; another shelf replaces them, and "just carts" after "live rosin" not the rosin. */
function refine(before: Wish['forms'], { forms, notKinds }: Wish): Wish['forms'] {
  const extracted = before
    .map((form) => (form.loose === true ? form.kinds.filter(isExtract) : []))
    .map((kinds) => kinds.filter((kind) => !notKinds.some((refused) => kind.endsWith(refused))))
    .filter((kinds) => kinds.length > 0)
  return forms.flatMap((form): readonly Form[] => {
    const made = before.filter((old) => isMadeOf(form, old))
    // "Infused" after flower or pre-rolls: its own shelf is one of those that stood.
    const keepers = before.filter(
      (old) => made.includes(old) || (made.length > 0 && isMadeOf({ ...form, category: null }, old)),
    )
    if (keepers.length > 0)
      return keepers.map((old) => ({ category: old.category, kinds: [...new Set([...form.kinds, ...old.kinds])] }))
    const takesOn = extracted.length > 0 && EXTRACTED.has(form.category ?? '') && !form.kinds.some(isExtract)
    return takesOn ? extracted.map((extracts) => ({ ...form, kinds: [...extracts, ...form.kinds] })) : [form]
  })
}

/** Whoever wants no shake still wants flower, and whoever drops the infused part still wants joints. */
function withoutGrade(form: Form, { notKinds }: Wish): Form {
  const { category, kinds } = form
  const left = kinds.filter((kind) => !notKinds.includes(kind))
  if (category === null || form.loose === true || left.length === kinds.length) return form
  if (category === 'flower') return { category, kinds: [] }
  return kinds.every((kind) => left.includes(kind) || isHowMade(kind)) ? { ...form, kinds: left } : form
}

function isHowMade(kind: string): boolean {
  const { quality, described } = KIND_BY_ID.get(kind) ?? {}
  return quality === true || described === true
}

/** Nothing but how things are made or what is not in them, said of what lies on a shelf. */
function isMadeOf({ category, kinds, loose }: Form, old: Form): boolean {
  const shelf = old.category
  if (kinds.length === 0 || shelf === null || (old.loose === true && old.kinds.every(isExtract))) return false
  if (kinds.every(isExtract)) return loose === true && category !== old.category
  return kinds.every((id) => {
    const kind = KIND_BY_ID.get(id)
    const isThere = category === old.category || (loose === true && kind !== undefined && mayBeSaid(kind, shelf))
    return isThere && kind?.described === true
  })
}

const EXTRACTS: ReadonlySet<string> = new Set([
  'live-rosin',
  'rosin',
  'solventless',
  'live-resin',
  'resin',
  'infused',
  'rso',
  'diamonds',
  'hash',
  'distillate',
])

/** True for a kind that says how the contents were won. */
export function isExtract(kind: string): boolean {
  return EXTRACTS.has(kind)
}

/** Shelves whose things are told by what was extracted for them. */
const EXTRACTED: ReadonlySet<string> = new Set(['vape', 'edible', 'concentrate'])
