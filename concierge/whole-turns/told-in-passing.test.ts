import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const jar = (productId: string, priceCents: number, sizeGrams: number) =>
  makeProduct({
    productId,
    category: 'flower',
    name: `${productId} Jar`,
    priceCents,
    sizeGrams,
    thcPercent: 19,
    stock: 9,
  })
const cart = (productId: string, thcPercent: number) =>
  makeProduct({
    productId,
    category: 'vape',
    subcategory: 'Cartridge',
    name: `${productId} Cart 1g`,
    thcPercent,
    stock: 9,
  })
const gear = (productId: string, name: string, subcategory: string) =>
  makeProduct({ productId, category: 'accessory', subcategory, name, strainType: null, stock: 9 })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    jar('moss', 3500, 3.5),
    jar('fern', 7500, 3.5),
    jar('ounce', 15000, 28),
    cart('soft', 70),
    cart('full', 92),
    gear('glass', 'Swirl Glass Pipe', 'Pipes'),
    gear('rubber', 'Silicone Pipe', 'Pipes'),
    gear('battery', 'Slate Battery', 'Batteries'),
    makeProduct({ productId: 'salve', category: 'topical', name: 'CBD Salve', thcPercent: 0, stock: 9 }),
    makeProduct({
      productId: 'bar',
      category: 'edible',
      subcategory: 'Chocolate',
      name: 'Milk Chocolate',
      priceCents: 2500,
      thcMgTotal: 100,
      thcMgPerPiece: 10,
      stock: 9,
    }),
  ],
})
const ask = (text: string) => askStore(store, text)
const shown = (text: string): string[] => ask(text).products.map(({ productId }) => productId)

describe('a figure', () => {
  it('of years is no price', () => {
    expect(ask('used to smoke in the 70s, any mellow flower').text).not.toContain('$70')
  })

  it('of an age is no price', () => expect(ask('im 40ish and want an eighth').text).not.toContain('$40'))

  it('that is "ish" is one', () => expect(shown('an eighth for my brother, 40ish')).toEqual(['moss']))

  it('behind "and under" is another than the one before it', () => {
    expect(ask('chocolate thats 100mg and under 20').text).toContain('up to $20')
  })

  it('of terpenes is none of THC', () => expect(ask('any flower with over 3% terps').text).not.toContain('3% THC'))
})

describe('what is over or may be', () => {
  it('asks for no energy', () => {
    expect(ask('stiff from gardening, something to unwind').text).not.toContain('active day')
    expect(shown('my back is stiff from gardening, i dont want to get stoned')).toEqual(['salve'])
  })

  it.each(['cheap oz?? idc if its shake', 'cheapest ounce, dont mind if its just shake'])(
    'is not demanded: %s',
    (text) => expect(shown(text)).toEqual(['ounce']),
  )
})

describe('a first cart', () => {
  it.each(['whats a good cart for a beginner', 'cartridge for a newbie'])('is the gentlest of them: %s', (text) =>
    expect(shown(text)[0]).toBe('soft'),
  )

  it('comes with its battery', () => {
    expect(shown('first time trying a cart, and a battery too').toSorted()).toEqual(['battery', 'soft'])
  })
})

it.each(['a pipe that wont break if i drop it', 'a pipe that doesnt break'])(
  'what must not break is not of glass: %s',
  (text) => expect(shown(text)).toEqual(['rubber']),
)
