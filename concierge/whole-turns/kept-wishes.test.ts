import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { CATEGORIES, isOnSale, payableCents, Product, STRAIN_TYPES } from '#contract/catalog.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import type { Turn } from '#contract/turn.ts'
import { openStore } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { takeTurn } from '#concierge/take-turn.ts'

const FIRST = ['Amber', 'Cobalt', 'Lunar', 'Maple', 'Quartz', 'Tundra', 'Zephyr', 'Willow']
const SECOND = ['Comet', 'Lantern', 'Harbor', 'Falcon', 'Marble', 'Velour']
const BRANDS = ['Northbank', 'Tidewater', 'Saltbox']
const NAMES = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`))
const agent = AgentBrief.parse({})
const now = new Date('2026-03-04T18:00:00Z')
const profile = { name: 'Test Shop', timezone: 'America/Chicago', hours: DEFAULT_HOURS, phone: '(312) 555-0100' }

const anyProduct = fc.record({
  name: fc.constantFrom(...NAMES),
  brand: fc.constantFrom(...BRANDS),
  category: fc.constantFrom(...CATEGORIES),
  strainType: fc.constantFrom(...STRAIN_TYPES, null),
  thcPercent: fc.option(fc.integer({ min: 5, max: 35 })),
  thcMgPerPiece: fc.option(fc.constantFrom(2.5, 5, 10, 20)),
  sizeGrams: fc.option(fc.constantFrom(1, 3.5, 7, 14, 28)),
  priceCents: fc.option(fc.integer({ min: 500, max: 20_000 })),
  salePriceCents: fc.option(fc.integer({ min: 300, max: 15_000 })),
  stock: fc.option(fc.integer({ min: 0, max: 5 })),
  effects: fc.subarray(['Relaxed', 'Sleepy', 'Happy', 'Energetic', 'Focused'], { maxLength: 3 }),
  terpenes: fc.subarray(['Myrcene', 'Limonene', 'Pinene', 'Linalool'], { maxLength: 3 }),
})
const anyMenu = fc
  .array(anyProduct, { minLength: 1, maxLength: 60 })
  .map((rows) => rows.map((row, index) => productOf(row, index)))

type HardWish = { words: string; holds: (row: Product) => boolean }

const shelves = fc.constantFrom<HardWish>(
  { words: 'flower', holds: (row) => row.category === 'flower' },
  { words: 'pre-rolls', holds: (row) => row.category === 'pre-roll' },
  { words: 'vapes', holds: (row) => row.category === 'vape' },
  { words: 'edibles', holds: (row) => row.category === 'edible' },
  { words: 'concentrates', holds: (row) => row.category === 'concentrate' },
)
const types = fc
  .constantFrom('indica', 'sativa')
  .map((type): HardWish => ({ words: type, holds: (row) => (row.strainType ?? '').startsWith(type) }))
const budgets = fc
  .tuple(
    fc.integer({ min: 5, max: 150 }),
    fc.constantFrom('under $#', 'for # bucks or less', 'max # dollars', 'no more than $#'),
  )
  .map(
    ([dollars, frame]): HardWish => ({
      words: frame.replace('#', String(dollars)),
      holds: (row) => (payableCents(row) ?? Number.POSITIVE_INFINITY) <= dollars * 100,
    }),
  )
const brands = fc
  .constantFrom(...BRANDS)
  .map((brand): HardWish => ({ words: `from ${brand}`, holds: (row) => row.brand === brand }))
const terpenes = fc.constantFrom('myrcene', 'limonene', 'pinene', 'linalool').map(
  (terpene): HardWish => ({
    words: `with ${terpene}`,
    holds: (row) => row.terpenes.some((own) => own.toLowerCase() === terpene),
  }),
)
const sale = fc.constant<HardWish>({ words: 'on sale', holds: isOnSale })
const extras = fc
  .tuple(fc.option(types), fc.option(budgets), fc.option(brands), fc.option(terpenes), fc.option(sale))
  .map((wishes) => wishes.filter((wish) => wish !== null))
const frames = fc.constantFrom('# please', 'got any #?', 'im looking for #', 'yo u got #', 'can you recommend # today')

describe('hard wishes', () => {
  it('hold for every product offered, however they are combined and worded', () => {
    fc.assert(
      fc.property(anyMenu, shelves, extras, frames, (products, shelf, wishes, frame) => {
        const [before, after] = [wishes.filter(isBefore), wishes.filter((wish) => !isBefore(wish))]
        const said = [...before, shelf, ...after].map((wish) => wish.words).join(' ')
        expect(breachesOf(ask(products, frame.replace('#', said)), products, [shelf, ...wishes])).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('stay when a follow-up adds one', () => {
    fc.assert(
      fc.property(anyMenu, shelves, types, budgets, (products, shelf, type, budget) => {
        const history = talk(products, `${type.words} ${shelf.words}`)
        expect(breachesOf(ask(products, budget.words, history), products, [shelf, type, budget])).toEqual([])
      }),
      { numRuns: 120 },
    )
  })

  it('leave out what was refused', () => {
    fc.assert(
      fc.property(anyMenu, shelves, types, (products, shelf, type) => {
        const turn = ask(products, `something to relax, no ${shelf.words}, not ${type.words}`)
        for (const row of rowsOf(turn, products)) {
          expect(shelf.holds(row)).toBe(false)
          expect(type.holds(row)).toBe(false)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('are met by nothing that the menu does not have, nor is such a thing named', () => {
    const questions = fc.constantFrom(
      'flower',
      'what do you recommend',
      'anything like amber comet but cheaper',
      'compare amber comet and lunar falcon',
      'do you have zephyr velour',
      'tell me about maple lantern',
      'two edibles and a vape for 60 dollars',
      'strongest thing you have',
      'algo barato para dormir',
    )
    fc.assert(
      fc.property(anyMenu, questions, (products, text) => {
        const own = new Set(products.map((product) => product.name))
        const turn = ask(products, text)
        const asked = NAMES.filter((name) => text.includes(name.toLowerCase()))
        expect(NAMES.filter((name) => !own.has(name) && !asked.includes(name) && turn.text.includes(name))).toEqual([])
        expect(rowsOf(turn, products)).toHaveLength(turn.products.length)
      }),
      { numRuns: 200 },
    )
  })
})

function isBefore(wish: HardWish): boolean {
  return wish.words === 'indica' || wish.words === 'sativa'
}

const SAYS_NONE = /^(?:sorry, )?.*\bdon't have\b|\bsorry\b/i

/** What is offered against a wish or is sold out, unless the answer says that there is nothing that fits. */
function breachesOf(turn: Turn, products: readonly Product[], wishes: readonly HardWish[]): string[] {
  if (SAYS_NONE.test(turn.text)) return []
  if (turn.intent === 'recommend_no_match') return [`does not say that there is none: ${turn.text}`]
  return rowsOf(turn, products).flatMap((row) => [
    ...((row.stock ?? 1) > 0 ? [] : [`${row.name} is sold out`]),
    ...wishes.filter((wish) => !wish.holds(row)).map((wish) => `${row.name} breaks "${wish.words}"`),
  ])
}

function rowsOf(turn: Turn, products: readonly Product[]): Product[] {
  return turn.products.flatMap(({ productId }) => products.find((product) => product.productId === productId) ?? [])
}

function talk(products: readonly Product[], text: string): PastMessage[] {
  const turn = ask(products, text)
  return [
    { role: 'user', text },
    { role: 'assistant', text: turn.text, productIds: turn.products.map((product) => product.productId) },
  ]
}

function ask(products: readonly Product[], text: string, history: readonly PastMessage[] = []): Turn {
  return takeTurn(openStore({ profile, products }), { agent, history, text, now, mayRecommend: true })
}

function productOf(row: object, index: number): Product {
  return Product.parse({
    productId: `P${index}`,
    sku: null,
    subcategory: null,
    strainName: null,
    cbdPercent: null,
    thcMgTotal: null,
    cbdMgTotal: null,
    size: null,
    packCount: null,
    currency: 'USD',
    flavors: [],
    tags: [],
    promo: null,
    description: null,
    imageUrl: null,
    url: null,
    ...row,
  })
}
