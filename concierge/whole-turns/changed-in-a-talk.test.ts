import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const none = { strainName: null, strainType: null, size: null, sizeGrams: null, thcPercent: null, stock: 9 } as const
const can = { ...none, category: 'edible', subcategory: 'Drinks', packCount: 1 } as const
const cart = {
  category: 'vape',
  subcategory: 'Cartridge',
  strainName: null,
  strainType: 'indica',
  thcPercent: 80,
  stock: 9,
} as const
const flower = { category: 'flower', strainName: null, stock: 9 } as const
const roll = { category: 'pre-roll', strainName: null, strainType: 'sativa', packCount: 1, stock: 9 } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    delivery: { available: true, areas: ['Eastmere'], fee: 5, free_over: 100, minimum: 50 },
  },
  products: [
    makeProduct({
      ...can,
      productId: 'cola',
      name: 'Quay Cola Soda 10mg',
      thcMgTotal: 10,
      thcMgPerPiece: 10,
      priceCents: 500,
      description: 'Zero sugar, 5 calories.',
    }),
    makeProduct({
      ...can,
      productId: 'root',
      name: 'Old Wharf Root Beer Soda 10mg',
      thcMgTotal: 10,
      thcMgPerPiece: 10,
      priceCents: 700,
    }),
    makeProduct({
      ...can,
      productId: 'syrup',
      name: 'Plum Syrup 100mg',
      subcategory: 'Syrups',
      thcMgTotal: 100,
      priceCents: 2000,
      effects: ['happy', 'relaxed'],
    }),
    makeProduct({
      ...none,
      category: 'edible',
      subcategory: 'Chocolate',
      productId: 'dark',
      name: 'Dark Chocolate Bar',
      packCount: 20,
      thcMgTotal: 100,
      thcMgPerPiece: 5,
      priceCents: 1800,
    }),
    makeProduct({
      ...none,
      category: 'edible',
      subcategory: 'Chocolate',
      productId: 'milk',
      name: 'Milk Chocolate Bar',
      packCount: 20,
      thcMgTotal: 200,
      thcMgPerPiece: 10,
      priceCents: 1500,
    }),
    makeProduct({
      ...cart,
      productId: 'half',
      name: 'Sorrel Cart 500mg',
      size: '500mg',
      sizeGrams: 0.5,
      priceCents: 2800,
    }),
    makeProduct({ ...cart, productId: 'full', name: 'Sorrel Cart 1g', size: '1g', sizeGrams: 1, priceCents: 4500 }),
    makeProduct({
      ...flower,
      productId: 'smalls',
      name: 'Gorse Smalls 28g',
      subcategory: 'Smalls',
      size: '28g',
      sizeGrams: 28,
      priceCents: 4000,
    }),
    makeProduct({
      ...flower,
      productId: 'shake',
      name: 'Gorse Shake 28g',
      subcategory: 'Shake',
      size: '28g',
      sizeGrams: 28,
      priceCents: 2500,
    }),
    makeProduct({
      ...flower,
      productId: 'eighth',
      name: 'Teasel Bloom',
      size: '3.5g',
      sizeGrams: 3.5,
      priceCents: 3000,
    }),
    makeProduct({
      ...flower,
      productId: 'half-ounce',
      name: 'Teasel Rest',
      size: '14g',
      sizeGrams: 14,
      priceCents: 7000,
    }),
    makeProduct({
      ...roll,
      productId: 'infused',
      name: 'Fen Infused Joint 1g',
      subcategory: 'Infused',
      size: '1g',
      sizeGrams: 1,
      priceCents: 1800,
    }),
    makeProduct({
      ...roll,
      productId: 'mini',
      name: 'Fen Infused Mini 0.75g',
      subcategory: 'Infused',
      size: '0.75g',
      sizeGrams: 0.75,
      priceCents: 1200,
    }),
    makeProduct({ ...none, category: 'tincture', productId: 'gone', name: 'Brook 1:1 Tincture', stock: 0 }),
    makeProduct({ ...none, category: 'tincture', productId: 'drops', name: 'Brook CBD Drops' }),
    makeProduct({
      ...none,
      category: 'edible',
      subcategory: 'Gummies',
      productId: 'even',
      name: 'Rowan 1:1 THC:CBD Gummies',
      packCount: 10,
      thcMgTotal: 100,
      thcMgPerPiece: 10,
    }),
  ],
})
const idsOf = (turn: { products: { productId: string }[] }) => turn.products.map(({ productId }) => productId)
const after = (before: readonly string[], text: string) => askAfter(store, before, text)

describe('a later message', () => {
  it.each(['not root beer', 'no root beer', 'anything but the root beer'])(
    'refuses what was shown by its name: %s',
    (text) => {
      const turn = after(['any sodas?'], text)
      expect(turn.intent).toBe('recommend')
      expect(idsOf(turn)).toEqual(['cola'])
    },
  )

  it.each(['500mg', '500 mg please', 'just the 500mg'])('says the weight of a cart in milligrams: %s', (text) => {
    const turn = after(['a 510 cart, indica'], text)
    expect(turn.intent).toBe('recommend')
    expect(idsOf(turn)).toEqual(['half'])
  })

  it('says the dose of what is eaten in milligrams', () => {
    expect(idsOf(after(['chocolate'], '200mg'))).toEqual(['milk'])
  })

  it.each(['infused', 'infused ones', 'infused please'])('takes what is infused of either shelf: %s', (text) => {
    const turn = after(['something to smoke'], text)
    expect(turn.intent).toBe('recommend')
    expect(idsOf(turn).sort()).toEqual(['infused', 'mini'])
  })

  it('tells the smallest where none is smaller', () => {
    expect(idsOf(after(['infused joints'], 'anything smaller'))).toEqual(['mini'])
  })

  it.each(['ok gimme an ounce of the cheaper one', 'an ounce of the cheaper one please'])(
    'takes the cheaper of those shown: %s',
    (text) => {
      expect(idsOf(after(['smalls or shake'], text))).toEqual(['shake'])
    },
  )

  it.each(['smaller than an oz but bigger than an eighth', 'bigger than an eighth but less than an ounce'])(
    'says both sides of a weight: %s',
    (text) => {
      expect(idsOf(after(['show me flower'], text))).toEqual(['half-ounce'])
    },
  )

  it.each(['what else is 1:1 then, any form', 'what else is 1:1, in any form'])('opens the shelf: %s', (text) => {
    expect(idsOf(after(['is the brook 1:1 tincture in stock'], text))).toEqual(['even'])
  })

  it('keeps the shelf where none is opened', () => {
    expect(idsOf(after(['do you have tinctures'], 'anything else with cbd'))).not.toContain('even')
  })

  it.each(['lower dose', 'a lower dose please', 'something less strong'])(
    'asks for the lower of several doses: %s',
    (text) => {
      expect(idsOf(after(['show me chocolate'], text))).toEqual(['dark'])
    },
  )

  it.each(['how many calories', 'ok how many calories in it'])('asks what a row tells: %s', (text) => {
    expect(after(['any sodas?', 'not root beer'], text).text).toMatch(/5 calories/)
  })

  it('is told the general answer where no row tells it', () => {
    expect(after(['show me chocolate'], 'how many calories').text).toMatch(/does not list calories/)
  })

  it.each(['so if I order 80 bucks worth whats the fee', 'if i order $80 worth whats the fee'])(
    'asks what delivery costs for a sum: %s',
    (text) => {
      const turn = after(['do you deliver'], text)
      expect(turn.intent).toBe('delivery')
      expect(turn.text).toMatch(/\$5/)
    },
  )

  it('asks after an order by its number', () => {
    expect(after(['do you deliver'], 'wheres order 8041').intent).toBe('order_status')
  })
})

describe('what was shown', () => {
  const bloom = (grams: number, priceCents: number) =>
    makeProduct({
      ...flower,
      productId: `bloom-${grams}`,
      name: 'Sedge Bloom',
      size: `${grams}g`,
      sizeGrams: grams,
      priceCents,
    })
  const other = openStore({
    profile: { name: 'Test Shop', deals: { daily: { monday: 'Monday: 10% off' } } },
    products: [
      bloom(3.5, 3000),
      bloom(28, 16000),
      makeProduct({
        ...flower,
        productId: 'other',
        name: 'Cliff Bloom',
        size: '28g',
        sizeGrams: 28,
        priceCents: 15000,
      }),
      makeProduct({
        ...none,
        category: 'concentrate',
        subcategory: 'Badder',
        productId: 'b1',
        name: 'Fen Badder 1g',
        size: '1g',
        sizeGrams: 1,
        priceCents: 1000,
      }),
      makeProduct({
        ...none,
        category: 'concentrate',
        subcategory: 'Badder',
        productId: 'b2',
        name: 'Moor Badder 1g',
        size: '1g',
        sizeGrams: 1,
        priceCents: 1000,
      }),
      makeProduct({
        ...none,
        category: 'edible',
        subcategory: 'Gummies',
        productId: 'few',
        name: 'Plum Gummies',
        packCount: 10,
        thcMgTotal: 50,
        thcMgPerPiece: 5,
      }),
      makeProduct({
        ...none,
        category: 'edible',
        subcategory: 'Gummies',
        productId: 'many',
        name: 'Pear Gummies',
        packCount: 10,
        thcMgTotal: 100,
        thcMgPerPiece: 10,
      }),
    ],
  })
  const told = (before: readonly string[], text: string) => askAfter(other, before, text)

  it.each(['whats the price on an ounce', 'how much would an ounce be', 'how much is an oz of it'])(
    'is meant where a size is priced: %s',
    (text) => {
      expect(idsOf(told(['got any sedge bloom'], text))).toEqual(['bloom-28'])
    },
  )

  it('is not meant where no name was spoken of', () => {
    expect(idsOf(told(['show me flower'], 'whats the price on an ounce'))).toContain('other')
  })

  it.each(['which is the better deal per gram', 'which one is the better deal'])(
    'is weighed by its worth: %s',
    (text) => {
      expect(told(['sedge bloom'], text).intent).not.toBe('deals')
    },
  )

  it('leaves the deals of the shop to be asked for', () => {
    expect(told(['sedge bloom'], 'what deals do you have').intent).toBe('deals')
  })

  it.each(['which has more mg', 'which of those has more milligrams'])('is weighed by its milligrams: %s', (text) => {
    expect(idsOf(told(['gummies'], text))).toEqual(['many'])
  })

  it('is counted anew', () => {
    const turn = told(['2 grams of badder'], 'make it 3')
    expect(turn.intent).toBe('recommend')
    expect(turn.text).toMatch(/Three come to \$30/)
  })
})

it.each(['bubblegum flavor?', 'do you have marzipan flavored gummies'])(
  'a taste that nothing has is told to be missing: %s',
  (text) => {
    expect(askStore(store, text).text).toMatch(/don't have (?:Bubblegum|Marzipan)/)
  },
)

describe('drinks', () => {
  it('are no syrup where there are cans', () => {
    expect(idsOf(askStore(store, 'what drinks do you have')).sort()).toEqual(['cola', 'root'])
  })

  it('are syrup where that is asked for', () => {
    expect(idsOf(askStore(store, 'do you have syrup'))).toContain('syrup')
  })
})
