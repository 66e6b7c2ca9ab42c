import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = { category: 'vape', subcategory: 'Cartridge', stock: 9, strainType: 'sativa' } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    delivery: { offered: true, area: 'Elmwood', fee: 7, free_over: 90 },
    deals: {
      daily: { wednesday: 'Wednesday: 15% off vapes' },
      always: ['Veterans: 12% off', 'Seniors 62 and older: 10% off'],
    },
    limits_and_rules: { purchase_limit: '30 grams of flower' },
  },
  products: [
    makeProduct({
      ...cart,
      productId: 'v1',
      name: 'Quartz Cart 1g',
      size: '1g',
      sizeGrams: 1,
      priceCents: 4500,
      salePriceCents: 3900,
      flavors: ['fruity'],
    }),
    makeProduct({
      ...cart,
      productId: 'v2',
      name: 'Tundra Cart 0.5g',
      size: '0.5g',
      sizeGrams: 0.5,
      priceCents: 2200,
      salePriceCents: null,
      flavors: ['fruity'],
    }),
    makeProduct({ productId: 'r1', name: 'Amber Live Resin', category: 'concentrate', subcategory: 'Live Resin' }),
    makeProduct({ productId: 'd1', name: 'Plain Seltzer', category: 'edible', subcategory: 'Beverage', flavors: [] }),
    makeProduct({ productId: 'g1', name: 'Amber Chews', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ productId: 't1', name: 'Harmony Drops', category: 'tincture' }),
    makeProduct({ productId: 'p1', name: 'Maple Single', category: 'pre-roll', size: '1g', sizeGrams: 1 }),
    makeProduct({ productId: 'f1', name: 'Willow Haze', category: 'flower', size: '14g', sizeGrams: 14 }),
    makeProduct({
      productId: 'b1',
      name: '510 Battery',
      category: 'accessory',
      subcategory: 'Battery',
      strainType: null,
      size: null,
      sizeGrams: null,
    }),
    makeProduct({ productId: 'b2', name: 'Slim Papers', category: 'accessory', strainType: null }),
  ],
})

const ask = (text: string, ...before: readonly string[]) => askAfter(store, before, text)
const ids = (text: string, ...before: readonly string[]): string[] =>
  ask(text, ...before)
    .products.map(({ productId }) => productId)
    .sort()

describe('a thing given up', () => {
  it.each([
    'forget the vape, id rather have a drink',
    'scrap the vapes, what about some drinks',
    'ditch the vape. got any drinks',
    'nevermind the vapes, a drink please',
    'skip the vape, drinks?',
  ])('leaves with what was said of it alone: %s', (text) => {
    const turn = ask(text, 'a fruity vape', 'half gram')
    expect(turn.intent).toBe('recommend')
    expect(turn.products.map(({ productId }) => productId)).toEqual(['d1'])
  })

  it('is not what must not be forgotten', () => {
    expect(ids('dont forget the papers', 'gummies')).toEqual(['b2'])
  })

  it('is not what is to be dropped at a door', () => {
    expect(ask('can you drop the gummies at my house').intent).toBe('delivery')
  })

  it.each(['forget the joints, how about a tincture', 'how about a tincture', 'what about some tinctures'])(
    'may be followed by a proposal, which is a wish and no question about the kind: %s',
    (text) => {
      expect(ids(text, 'joints')).toEqual(['t1'])
    },
  )

  it('leaves a question about the kind what it is', () => {
    expect(ask('but what is a tincture', 'joints').intent).toBe('education')
  })
})

describe('a size said after a list', () => {
  it.each(['half a gram is enough', 'just half a g', 'a half gram is plenty', 'half of a gram would do'])(
    'is one of the things on it: %s',
    (text) => {
      expect(ids(text, 'carts')).toEqual(['v2'])
    },
  )

  it('is half an ounce where that is said', () => {
    expect(ids('half an ounce is enough', 'flower')).toEqual(['f1'])
  })

  it.each(['just the 1g ones please', 'only the one gram ones'])(
    'goes back to the goods before the gear, which has none: %s',
    (text) => {
      expect(ids(text, 'vape carts?', 'do i need a special battery')).toEqual(['v1'])
    },
  )
})

describe('a limit', () => {
  it.each([
    'nah too pricey, 25 is my limit',
    '25s my limit',
    'my limits 25',
    'thats over my limit, 25 tops',
    'ive got a 25 dollar limit',
  ])('of money is a budget: %s', (text) => {
    expect(ids(text, 'carts')).toEqual(['v2'])
  })

  it.each(['whats my limit', '30 grams is the limit?', 'im 21 whats the limit'])(
    'is that of the law where no price is said: %s',
    (text) => {
      expect(ask(text, 'carts').intent).toBe('purchase_limits')
    },
  )
})

describe('another of the kind', () => {
  it.each(['live resin or other carts', 'live resin or any other carts', 'rosin or another cart'])(
    'says what shelf the first is of: %s',
    (text) => {
      expect(ids(text)).toEqual(['v1', 'v2'])
      expect(ids('too much, whats there under 25', text)).toEqual(['v2'])
    },
  )
})

describe('a question that goes on with the one before', () => {
  it.each(['when does it become free', 'at what point does it turn free', 'when does it go away'])(
    'is of the delivery fee: %s',
    (text) => {
      expect(ask(text, 'carts', 'whats the delivery fee').text).toContain('$90')
    },
  )

  it.each([
    'y para los que tienen 62 o mas?',
    'y para los de la tercera edad',
    'y para jubilados',
    'y si tengo 65 años',
    'and if youre 65 or older',
  ])('is of the deals for another group: %s', (text) => {
    expect(ask(text, 'que descuentos hay para veteranos').text).toContain('10%')
  })

  it.each(['what did it cost before the sale', 'how much was it before the discount', 'price without the sale?'])(
    'is of the price that a thing had: %s',
    (text) => {
      expect(ask(text, 'quartz cart', 'what is your return policy').text).toContain('$45')
    },
  )
})
