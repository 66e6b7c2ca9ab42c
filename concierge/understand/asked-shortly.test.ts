import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({ name: 'Quarry Lane', phone: '(555) 555-0144', hours: DEFAULT_HOURS }),
  products: [
    makeProduct({
      productId: 'c1',
      name: 'Millstone Milk Bar 1:1',
      category: 'edible',
      subcategory: 'Chocolate',
      description: 'Contains dairy. Smells of orange peel.',
      strainType: 'sativa',
      thcPercent: null,
      effects: ['Uplifted'],
      flavors: [],
      terpenes: [],
      priceCents: 1800,
    }),
    makeProduct({
      productId: 't1',
      name: 'Tarn Nightcap Tincture',
      category: 'tincture',
      description: 'Comes with a 45 ml dropper.',
      priceCents: 3600,
    }),
    makeProduct({
      productId: 'f1',
      name: 'Slate Haze 7g',
      category: 'flower',
      size: '7g',
      sizeGrams: 7,
      strainType: 'indica',
      priceCents: 4200,
    }),
    makeProduct({ productId: 'm1', name: 'Cereal Milk', category: 'flower', strainType: 'hybrid' }),
  ],
})
const patches = openStore({
  profile: StoreProfile.parse({ name: 'Quarry Lane', phone: '(555) 555-0144', hours: DEFAULT_HOURS }),
  products: [
    makeProduct({
      productId: 'p1',
      name: 'Fern Patch',
      category: 'topical',
      description: 'Lasts 9 hours.',
      priceCents: 1900,
    }),
    makeProduct({ productId: 'p2', name: 'Moss Patch', category: 'topical', priceCents: 1700 }),
    makeProduct({ productId: 'r1', name: 'Tarn RSO Syringe', category: 'concentrate', subcategory: 'RSO' }),
    makeProduct({ productId: 'v1', name: 'Rosehip Cart 1g', category: 'vape', subcategory: 'Cartridges', size: '1g' }),
    makeProduct({
      productId: 'v2',
      name: 'Lupine Disposable 1g',
      category: 'vape',
      subcategory: 'Disposables',
      size: '1g',
    }),
    makeProduct({
      productId: 'b1',
      name: 'Flint 510 Battery',
      category: 'accessory',
      subcategory: 'Batteries',
      size: null,
    }),
  ],
})
const after = (first: string, text: string) => askAfter(store, [first], text)
const BAR = 'do you have the millstone milk bar'

describe('what is asked of a thing shown in a word or two', () => {
  it.each(['does it have milk in it', 'is there any milk in it', 'dairy?', 'any dairy in it', 'milk?'])(
    'asks whether it holds milk, and for nothing named after milk: %s',
    (text) => {
      const { text: said, products } = after(BAR, text)
      expect(said).toContain('contains milk')
      expect(products.map(({ productId }) => productId)).toEqual(['c1'])
    },
  )

  it.each(['what smell', 'what scent is it', 'hows the aroma', 'what does it smell like'])(
    'asks what it smells of: %s',
    (text) => {
      expect(after(BAR, text).text).toContain('orange peel')
    },
  )

  it.each(['whats it do', 'what does it do to me', 'whats that do'])('asks for its effects: %s', (text) => {
    expect(after(BAR, text).text).toMatch(/uplifted/i)
  })

  it.each(['sold out of it?', 'are you sold out', 'is it gone', 'you all sold out of that already'])(
    'asks whether it is there: %s',
    (text) => {
      const { intent, text: said } = after(BAR, text)
      expect(intent).toBe('availability')
      expect(said).toContain('in stock')
    },
  )

  it.each(['¿es sativa?', 'es una sativa', 'y es sativa'])('asks in Spanish for its type: %s', (text) => {
    expect(askAfter(store, ['hola tienen millstone milk bar'], text).intent).toBe('product_info')
  })

  it.each(['by the gram?', 'and per gram', 'whats that a gram'])('asks what a gram of it costs: %s', (text) => {
    expect(after('how much is the slate haze', text).text).toContain('$6 a gram')
  })

  it('tells how much is in a bottle by what is told of it', () => {
    expect(after('show me tinctures', 'how many ml').text).toContain('45 ml')
  })

  it.each([
    ['show me flower that is sativa', 'c1'],
    ['flower please', 'c1'],
  ])('leaves a wish a wish: %s', (text, id) => {
    expect(after(BAR, text).products.map(({ productId }) => productId)).not.toEqual([id])
  })

  it('asks how long the first lasts, and not of the last', () => {
    expect(askAfter(patches, ['fern patch or moss patch'], 'how long does the fern patch last').text).toContain(
      '9 hours',
    )
  })

  it.each(['how do you even take it', 'how am i supposed to use it'])('asks how oil is taken: %s', (text) => {
    expect(askAfter(patches, ['got rso'], text).text).toContain('grain of rice')
  })

  it.each(['does it come with a battery', 'is a battery included', 'do i need a battery for it'])(
    'asks what powers a cart, and for no disposable: %s',
    (text) => {
      const ids = askAfter(patches, ['show me the rosehip cart'], text).products.map(({ productId }) => productId)
      expect(ids).toContain('b1')
      expect(ids).not.toContain('v2')
    },
  )

  it.each(['the lowest', 'just the lowest priced one', 'least expensive'])('asks for the cheapest: %s', (text) => {
    expect(askAfter(patches, ['show me topicals'], text).text).toMatch(
      /Moss Patch is the cheaper|lowest price among our topicals is Moss Patch/,
    )
  })
})
