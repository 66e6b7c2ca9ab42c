import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: {
    name: 'Test Shop',
    address: { street: '4 Dock Ave', city: 'Trenton' },
    parking: { free_lot: true, spaces: 11 },
    deals: { daily: { monday: '20% off edibles' }, price_match: 'We match a posted price.' },
  },
  products: [
    makeProduct({ productId: 'plum', category: 'tincture', name: 'Plum Tincture 30ml', priceCents: 3000 }),
    makeProduct({ productId: 'even', category: 'tincture', name: 'Even CBD Tincture 30ml', priceCents: 4000 }),
    makeProduct({ productId: 'oil', category: 'concentrate', name: 'RSO Syringe - Indica 1g', priceCents: 3000 }),
    makeProduct({ productId: 'mixed', category: 'concentrate', name: 'RSO Syringe - 1:1 CBD 1g', priceCents: 3200 }),
    makeProduct({
      productId: 'pen',
      category: 'vape',
      name: 'All-in-One - Northern Lights 1g',
      priceCents: 3500,
      salePriceCents: 2900,
    }),
    makeProduct({ productId: 'cart', category: 'vape', name: 'Rosin Cart - Guava 0.5g', priceCents: 5000 }),
    makeProduct({ productId: 'rosin', category: 'concentrate', name: 'Live Rosin - Papaya 1g', priceCents: 4000 }),
    makeProduct({ productId: 'gummies', category: 'edible', name: 'Lime Gummies 10pk 100mg', priceCents: 1400 }),
    makeProduct({ productId: 'tool', category: 'accessory', name: 'Dab Tool Titanium', priceCents: 1000 }),
    makeProduct({ productId: 'battery', category: 'accessory', name: '510 Battery', priceCents: 900 }),
  ],
})

const ids = (turn: ReturnType<typeof askStore>) => turn.products.map(({ productId }) => productId)

describe('what a thing is to hold', () => {
  it.each(['needs some cbd in it', 'with cbd in it', 'it needs cbd', 'must have cbd', 'gotta have some cbd'])(
    'is a wish after a list in "%s"',
    (text) => {
      expect(ids(askAfter(store, ['can you show me tinctures'], text))).toEqual(['even'])
    },
  )

  it.each(['how much cbd', 'does it have cbd', 'whats the cbd'])('is a question of what was shown in "%s"', (text) => {
    expect(askAfter(store, ['can you show me tinctures'], text).intent).toBe('product_info')
  })

  it('tells two of one name apart', () => {
    expect(ids(askStore(store, 'rso syringe with cbd'))).toEqual(['mixed'])
  })
})

describe('the price on sale', () => {
  it.each(['whats the sale price', 'and the price on sale', 'whats the sale price on that', 'whats its sale price'])(
    'is that of the thing talked about in "%s"',
    (text) => {
      expect(askAfter(store, ['northern lights all in one, do you have it'], text).text).toContain('$29')
    },
  )

  it('is no deal of the week', () => {
    expect(askStore(store, 'any sales this week').intent).not.toBe('product_info')
  })
})

describe('what comes with its own battery', () => {
  it.each([
    'got any pens you just toss when theyre empty',
    'a vape that comes with its own battery',
    'a vape, no battery needed',
    'i want a vape without having to buy a battery',
    'vapes that dont need a battery',
  ])('is a disposable in "%s"', (text) => {
    expect(ids(askStore(store, text))).toEqual(['pen'])
  })

  it('is no battery', () => {
    expect(ids(askStore(store, 'need a battery for my carts'))).toEqual(['battery'])
  })
})

describe('a rig', () => {
  it.each(['got any dab rigs', 'my roommate left her rig on a bus. do you sell rigs?', 'any e rigs'])(
    'is missed where there are only tools, as in "%s"',
    (text) => {
      expect(askStore(store, text).text).toMatch(/don't have/)
    },
  )

  it('is not asked for by gear', () => {
    expect(askStore(store, 'any dab gear').text).not.toMatch(/don't have/)
  })
})

describe('when an edible is felt', () => {
  it.each([
    'after i eat a gummy when will i feel it, roughly',
    'if i have a brownie at 8 when does it kick in',
    'when will i be feeling the gummies',
    'took a gummy, when will i feel it',
    'when should i start to feel a gummy',
  ])('is explained to "%s"', (text) => {
    expect(askStore(store, text).text).toContain('2 hours')
  })

  it('is not asked where goods are to come back', () => {
    expect(askStore(store, 'when do gummies come back in stock').intent).not.toBe('education')
  })
})

describe('a kind of extract in another form', () => {
  it.each(['rosin in a cart or pen instead', 'ah wait, rosin in a cart or a pen instead, 50 max'])(
    'leaves the shelf it stood on in "%s"',
    (text) => {
      expect(ids(askAfter(store, ['do you have rosin'], text))).toEqual(['cart'])
    },
  )
})

describe('where to park, in Spanish', () => {
  it.each([
    'hay dónde estacionarse',
    'dónde me estaciono',
    'hay parqueo',
    '¿cuál es la dirección y hay dónde estacionarse?',
  ])('is answered to "%s"', (text) => {
    expect(askStore(store, text).text).toMatch(/estacionamiento|parking/)
  })
})
