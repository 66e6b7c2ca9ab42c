import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { CATEGORIES, Product, STRAIN_TYPES, payableCents } from '#contract/catalog.ts'
import { DEFAULT_HOURS, type StoreProfile } from '#contract/store-profile.ts'
import { Turn } from '#contract/turn.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'
import { takeTurn } from './take-turn.ts'

const FIRST = ['Amber', 'Cobalt', 'Lunar', 'Maple', 'Quartz', 'Tundra', 'Zephyr']
const SECOND = ['Comet', 'Lantern', 'Harbor', 'Falcon', 'Marble', 'Velour']
const profile: StoreProfile = {
  name: 'Test Shop',
  timezone: 'America/Chicago',
  hours: DEFAULT_HOURS,
  phone: '(312) 555-0100',
  payment: { accepted: ['cash'] },
}
const agent = AgentBrief.parse({})
const now = new Date('2026-03-04T18:00:00Z')

const anyProduct = fc.record({
  first: fc.constantFrom(...FIRST),
  second: fc.constantFrom(...SECOND),
  brand: fc.constantFrom('Northbank', 'Tidewater', 'Saltbox'),
  category: fc.constantFrom(...CATEGORIES),
  strainType: fc.constantFrom(...STRAIN_TYPES, null),
  thcPercent: fc.option(fc.integer({ min: 5, max: 35 })),
  thcMgPerPiece: fc.option(fc.constantFrom(2.5, 5, 10, 20)),
  sizeGrams: fc.option(fc.constantFrom(1, 3.5, 7, 14, 28)),
  priceCents: fc.option(fc.integer({ min: 500, max: 20_000 })),
  sale: fc.option(fc.integer({ min: 300, max: 15_000 })),
  stock: fc.option(fc.integer({ min: 0, max: 5 })),
})
const anyMenu = fc.array(anyProduct, { minLength: 1, maxLength: 40 }).map((rows) =>
  rows.map(({ first, second, sale, ...row }, index) =>
    Product.parse({
      productId: `P${index}`,
      sku: null,
      name: `${first} ${second}`,
      subcategory: null,
      strainName: null,
      cbdPercent: null,
      thcMgTotal: null,
      cbdMgTotal: null,
      size: null,
      packCount: null,
      salePriceCents: sale,
      currency: 'USD',
      effects: [],
      flavors: [],
      terpenes: [],
      tags: [],
      promo: null,
      description: null,
      imageUrl: null,
      url: null,
      ...row,
    }),
  ),
)
const WORDS = {
  flower: 'flower',
  'pre-roll': 'pre-rolls',
  vape: 'vapes',
  edible: 'edibles',
  concentrate: 'concentrates',
} as const
const anyWish = fc.record({
  category: fc.constantFrom('flower', 'pre-roll', 'vape', 'edible', 'concentrate'),
  type: fc.option(fc.constantFrom('indica', 'sativa', 'hybrid')),
  dollars: fc.option(fc.integer({ min: 5, max: 150 })),
  thc: fc.option(fc.integer({ min: 8, max: 30 })),
})

const ask = (products: readonly Product[], text: string): Turn =>
  takeTurn(openStore({ profile, products }), { agent, history: [], text, now, mayRecommend: true })

describe('a turn', () => {
  it('never offers what breaks a hard wish or is out of stock, unless it says that there is nothing that fits', () => {
    fc.assert(
      fc.property(anyMenu, anyWish, (products, wish) => {
        const thc = wish.thc !== null && wish.category !== 'edible' ? ` below ${wish.thc}% thc` : ''
        const text = `${wish.type ?? ''} ${WORDS[wish.category]}${wish.dollars === null ? '' : ` under $${wish.dollars}`}${thc}`
        const turn = ask(products, text)
        for (const shown of turn.products) {
          const row = products.find((product) => product.productId === shown.productId)
          expect(row).toBeDefined()
          expect(row?.stock ?? 1).toBeGreaterThan(0)
          if (turn.intent === 'recommend_no_match' || row === undefined) continue
          expect(row.category).toBe(wish.category)
          if (wish.dollars !== null)
            expect(payableCents(row) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(wish.dollars * 100)
          if (wish.type !== null) expect(row.strainType ?? '').toContain(wish.type)
          if (thc !== '') expect(row.thcPercent ?? 100).toBeLessThanOrEqual(wish.thc ?? 0)
        }
        if (turn.intent === 'recommend_no_match') expect(turn.text).toMatch(/don't|sorry|no |not|nothing|isn't|none/i)
      }),
      { numRuns: 120 },
    )
  })

  it('names no product that is not in the rows', () => {
    const names = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`))
    fc.assert(
      fc.property(
        anyMenu,
        fc.constantFrom(
          'flower',
          'something strong',
          'anything like blue dream',
          'cheapest edibles',
          'compare amber comet and lunar falcon',
        ),
        (products, text) => {
          const turn = ask(products, text)
          const own = new Set(products.map((product) => product.name))
          expect(names.filter((name) => !own.has(name) && turn.text.includes(name))).toEqual([])
        },
      ),
      { numRuns: 80 },
    )
  })

  it('makes no name of loose words that several products share', () => {
    const products = ['Lunar Comet', 'Amber Falcon', 'Lunar Harbor'].map((name, at) =>
      makeProduct({ productId: `P${at}`, name, brand: 'Northbank', category: 'flower' }),
    )
    expect(ask(products, 'compare amber comet and lunar falcon').text).not.toMatch(/Amber Comet|Lunar Falcon/)
  })

  it('answers any text at all with a valid turn', () => {
    const store = openStore({ profile, products: [] })
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: 'grapheme' }),
        fc.array(fc.string({ maxLength: 80 }), { maxLength: 4 }),
        (text, said) => {
          const history = said.map((line, index) => ({
            role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
            text: line,
          }))
          expect(() => Turn.parse(takeTurn(store, { agent, history, text, now, mayRecommend: true }))).not.toThrow()
        },
      ),
      { numRuns: 150 },
    )
  })

  it('reckons an age from the year of a birth and the clock', () => {
    const store = openStore({ profile, products: [makeProduct()] })
    const ask = (text: string) => takeTurn(store, { agent, history: [], text, now, mayRecommend: true }).guard
    expect(ask('born in 2011, am i good to buy?')).toBe('underage')
    expect(ask('born in 1990, am i good to buy?')).toBeNull()
  })

  it('answers store questions and holds product guidance back before the age is confirmed', () => {
    const products = [
      Product.parse({
        productId: 'P1',
        name: 'Amber Comet',
        category: 'flower',
        sku: null,
        brand: null,
        subcategory: null,
        strainName: null,
        strainType: 'indica',
        thcPercent: 20,
        cbdPercent: null,
        thcMgTotal: null,
        thcMgPerPiece: null,
        cbdMgTotal: null,
        size: null,
        sizeGrams: 3.5,
        packCount: null,
        priceCents: 3000,
        salePriceCents: null,
        currency: 'USD',
        stock: 4,
        effects: [],
        flavors: [],
        terpenes: [],
        tags: [],
        promo: null,
        description: null,
        imageUrl: null,
        url: null,
      }),
    ]
    const store = openStore({ profile, products })
    const before = (text: string): Turn => takeTurn(store, { agent, history: [], text, now, mayRecommend: false })
    expect(before('indica flower please')).toMatchObject({ guard: 'age_gate', products: [] })
    expect(before('do you take cash')).toMatchObject({ guard: null, intent: 'payment' })
    expect(before('do you take cash').text).toMatch(/cash/)
  })

  it('leaves for staff what each step found', () => {
    const turn = ask([], 'an indica eighth under $40')
    expect(turn.trace.map((step) => step.step)).toEqual([
      'understood',
      'guard',
      'retrieved',
      'chosen',
      'said',
      'checked',
    ])
  })
})
