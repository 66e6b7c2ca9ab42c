import * as z from 'zod'
import type { DEMAND_KINDS } from '#contract/insights.ts'
import type { Turn } from '#contract/turn.ts'

export type UnmetWish = { kind: (typeof DEMAND_KINDS)[number] | 'whole'; wanted: string }

const list = z.array(z.string()).catch([])
const amount = z.number().nullable().catch(null)

/** The parts of a wish that the trace of a turn keeps; whatever else stands there is not read. */
const Wish = z.object({
  forms: z.array(z.object({ category: z.string().nullable(), kinds: list })).catch([]),
  brands: list,
  terms: z.array(z.object({ said: z.string() })).catch([]),
  strainTypes: list,
  effects: list,
  priceMax: amount,
  priceMin: amount,
  thcMax: amount,
  thcMin: amount,
  mgPieceMax: amount,
  mgPieceMin: amount,
})
type Wish = z.infer<typeof Wish>

const Understood = z.object({ wish: z.string(), unknown: list, named: list })
const Retrieved = z.object({ met: z.number(), soldOut: z.number().catch(0), blockers: list })

/** What a shopper asks for by its name. */
const ASKED_FOR = ['availability', 'product_info']
const PRODUCT_INTENTS = ['recommend', 'recommend_no_match', 'availability', 'product_info', 'multi_intent']

/**
 * What a shopper asked for and the menu did not have, in words for a shop manager; `whole` is the wish with all its parts.
 * The parts named are those that stood in the way, or all of them where none alone did. Empty when the wish was met.
 */
export function unmetWishes(turn: Pick<Turn, 'intent' | 'guard' | 'trace' | 'products'>): UnmetWish[] {
  if (turn.guard !== null || !PRODUCT_INTENTS.includes(turn.intent)) return []
  const understood = Understood.safeParse(foundBy(turn, 'understood')).data
  if (understood === undefined) return []
  const retrieved = Retrieved.safeParse(foundBy(turn, 'retrieved')).data
  const wish = Wish.safeParse(parseJson(understood.wish)).data
  const isUnmet = turn.intent === 'recommend_no_match' || (retrieved !== undefined && retrieved.met === 0)
  const isUnheardOf = ASKED_FOR.includes(turn.intent) && understood.named.length === 0 && understood.unknown.length > 0
  if ((!isUnmet && !isUnheardOf) || wish === undefined) return []
  const parts = partsOf(wish, understood.unknown)
  const blockers = isUnheardOf ? ['unknown'] : (retrieved?.blockers ?? [])
  const blocking = parts.filter((part) => blockers.includes(part.blocker))
  const named = (blocking.length > 0 ? blocking : parts).map(({ kind, wanted }) => ({ kind, wanted }))
  return named.length === 0 ? [] : [...named, { kind: 'whole', wanted: describe(wish, understood.unknown) }]
}

function foundBy(turn: Pick<Turn, 'trace'>, step: string): unknown {
  return turn.trace.find((found) => found.step === step)?.found
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Part = UnmetWish & { blocker: string }

function partsOf(wish: Wish, unknown: readonly string[]): Part[] {
  const parts: Part[] = []
  const add = (kind: UnmetWish['kind'], blocker: string, wanted: string | null) => {
    if (wanted !== null && wanted !== '') parts.push({ kind, blocker, wanted: wanted.slice(0, 80) })
  }
  for (const brand of wish.brands) add('brand', 'brand', brand)
  for (const term of wish.terms) add('product', 'term', term.said)
  for (const form of wish.forms) add('form', 'form', formName(form))
  for (const type of wish.strainTypes.slice(0, 1)) add('strain', 'type', type)
  for (const effect of wish.effects) add('effect', 'effect', effect)
  add('price', 'price', priceName(wish))
  add('strength', 'potency', range(wish.thcMin, wish.thcMax, '% THC'))
  add('strength', 'dose', range(wish.mgPieceMin, wish.mgPieceMax, ' mg a piece'))
  if (unknown.length > 0) add('product', 'unknown', unknown.join(' '))
  return parts
}

const FORM_NAMES: Record<string, string> = {
  flower: 'flower',
  'pre-roll': 'pre-rolls',
  vape: 'vapes',
  edible: 'edibles',
  concentrate: 'concentrates',
  tincture: 'tinctures',
  topical: 'topicals',
  accessory: 'accessories',
  merch: 'merchandise',
}

function formName({ category, kinds }: Wish['forms'][number]): string {
  if (kinds.length > 0) return kinds.join(' ')
  return category === null ? '' : (FORM_NAMES[category] ?? category)
}

function priceName({ priceMin, priceMax }: Wish): string | null {
  if (priceMax !== null) return `under ${dollars(priceMax)}`
  return priceMin === null ? null : `over ${dollars(priceMin)}`
}

function dollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`
}

function range(min: number | null, max: number | null, unit: string): string | null {
  if (max !== null && max === min) return `${max}${unit}`
  if (max !== null) return `at most ${max}${unit}`
  return min === null ? null : `at least ${min}${unit}`
}

/** "sativa gummy from Harbor Gardens, energetic, under $20". */
function describe(wish: Wish, unknown: readonly string[]): string {
  const thing = [
    wish.strainTypes[0] ?? '',
    ...wish.terms.map((term) => term.said),
    ...unknown,
    ...wish.forms.slice(0, 2).map(formName),
  ].filter((word) => word !== '')
  const details = [
    wish.brands.length > 0 ? `from ${wish.brands.join(' or ')}` : '',
    wish.effects.join(', '),
    range(wish.mgPieceMin, wish.mgPieceMax, ' mg a piece') ?? '',
    range(wish.thcMin, wish.thcMax, '% THC') ?? '',
    priceName(wish) ?? '',
  ].filter((word) => word !== '')
  const head = thing.length === 0 ? 'anything' : thing.join(' ')
  return [head, ...details].join(', ').slice(0, 160)
}
