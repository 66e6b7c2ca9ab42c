import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, category: 'edible', subcategory: 'Gummies', stock: 9, salePriceCents: null, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    gummy('pear', { name: 'Pear Gummies', strainType: 'hybrid', size: '10 x 5mg' }),
    gummy('plum', { name: 'Plum Gummies', strainType: 'indica', size: '10 x 10mg' }),
    gummy('lime', { name: 'Zanzi Gummies', strainType: 'sativa-hybrid', size: '10 x 10mg' }),
  ],
})

describe('the type that is asked of one thing', () => {
  it('is confirmed, corrected, or told as what it leans to', () => {
    expect(askStore(store, 'is the plum gummies an indica').text).toMatch(/^Yes, it's an indica\./)
    expect(askStore(store, 'are the pear gummies indica').text).not.toMatch(/^Yes/)
    expect(askStore(store, 'is the pear one an indica').text).toMatch(/^No, it's a hybrid\./)
    expect(askStore(store, 'is the zanzi gummies a sativa').text).toMatch(/^It's a hybrid that leans sativa\./)
  })

  it('is no verdict where two are named to choose from', () => {
    expect(askStore(store, 'is the pear one indica or sativa').text).not.toMatch(/^(?:Yes|No)/)
  })
})

describe('a question of what was shown', () => {
  it.each(['is that indica', 'so is it an indica', 'is that one indica'])('leaves the wish as it stood: %s', (text) => {
    const products = askAfter(store, ['pear gummies', text], 'something similar but stronger').products
    expect(products.map(({ productId }) => productId)).toContain('lime')
  })

  it('is a wish where another is asked for', () => {
    const { products } = askAfter(store, ['pear gummies'], 'is there an indica one')
    expect(products.map(({ productId }) => productId)).toEqual(['plum'])
  })
})

describe('whether what was shown is so', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'cart',
        name: 'Owl Live Resin Cart',
        category: 'vape',
        subcategory: 'Cartridge',
        strainType: 'indica',
        effects: ['Sleepy', 'Relaxed'],
        stock: 7,
      }),
      makeProduct({
        productId: 'wax',
        name: 'Owl Wax',
        category: 'concentrate',
        subcategory: 'Wax',
        strainType: 'sativa',
        effects: [],
        stock: null,
      }),
      makeProduct({
        productId: 'bud',
        name: 'Owl Flower',
        category: 'flower',
        strainType: 'hybrid',
        effects: ['Happy'],
        stock: 31,
      }),
    ],
  })
  const told = (text: string, before = ['owl cart']) => askAfter(shop, before, text).text

  it.each([
    ['is it live resin', /^Yes, the menu lists it as live resin\./],
    ['is that rosin', /^The menu doesn't list it as rosin\./],
    ['is it a disposable or a cart', /^You'll find it among our cartridges\./],
    ['whats that, a cart?', /^Yes, you'll find it among our cartridges\./],
    ['what is it, a gummy?', /^No, you'll find it among our vapes\./],
    ['is it sleepy or nah', /^Yes, the menu lists it as sleepy\./],
    ['is that good for sleep', /^Yes, the menu lists it as sleepy\./],
    ['is it energizing', /^Not by the menu, which lists it as sleepy and relaxed\./],
  ])('is told by its row: %s', (text, said) => {
    expect(told(text)).toMatch(said)
  })

  it('is not made up where the row is silent', () => {
    expect(told('is it energizing', ['owl wax'])).toContain("doesn't list its effects")
  })

  it('is asked of each of several', () => {
    expect(told('are they carts', ['owl'])).toMatch(/^Of those, you'll find Owl Live Resin Cart among our cartridges\./)
    expect(told('are those edibles', ['owl'])).toMatch(/^No, the menu doesn't list them as edibles\./)
  })

  it('leaves the wish as it stood', () => {
    const { products } = askAfter(shop, ['owl', 'is it a disposable or a cart'], 'the cheapest of those')
    expect(products).toHaveLength(1)
  })

  it.each(['is there a disposable', 'are those your only carts', 'is that cheaper as flower'])(
    'asks for others in other words: %s',
    (text) => {
      expect(told(text)).not.toMatch(/^(?:Yes|No|Of those|You'll)/)
    },
  )

  it('holds for the one that was told last, not for another of the list', () => {
    const [, second] = askAfter(shop, [], 'owl').products
    expect(askAfter(shop, ['owl', 'the second one'], 'is that indica').products[0]?.productId).toBe(second?.productId)
  })
})

describe('how many are left of what was shown', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 'bud', name: 'Fern Haze', category: 'flower', stock: 31 }),
      makeProduct({ productId: 'roll', name: 'Moss Roll 5-Pack', category: 'pre-roll', packCount: 5, stock: null }),
    ],
  })

  it.each(['n how many left?', 'how much is left', 'how many of those you got', 'how many do you have left in stock'])(
    'is told by its row: %s',
    (text) => {
      expect(askAfter(shop, ['fern haze'], text).text).toContain('31 left in stock')
      expect(askAfter(shop, ['moss roll'], text).text).toContain("doesn't say how many are left")
    },
  )

  it('is told of what is named too', () => {
    expect(askStore(shop, 'how many fern haze do you have left').text).toContain('31 left in stock')
    expect(askStore(shop, 'do you have any fern haze left').text).toMatch(/^Yes, we have it in stock/)
  })

  it.each(['how many are in it', 'how many in the pack'])('is no count of a pack: %s', (text) => {
    expect(askAfter(shop, ['moss roll'], text).text).toContain('5 in a pack')
  })
})

describe('what is asked of the kind by pointing at it', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 'r', name: 'Owl Live Rosin', category: 'concentrate', subcategory: 'Live Rosin' }),
      makeProduct({ productId: 'c', name: 'Lark Cart', category: 'vape', subcategory: 'Cartridge' }),
      makeProduct({ productId: 'd', name: 'Moss Cart', category: 'vape', subcategory: 'Cartridge' }),
    ],
  })

  it.each(['what even is that', 'whats that', 'what is that exactly', 'never heard of it, what is it'])(
    'is explained: %s',
    (text) => {
      expect(askAfter(shop, ['got live rosin?'], text).text).toContain('ice-water hash')
    },
  )

  it('is told of the one thing that was named or picked', () => {
    expect(askAfter(shop, ['owl live rosin'], 'whats that').intent).toBe('product_info')
    expect(askAfter(shop, ['carts', 'the second one'], 'what is that').intent).toBe('product_info')
  })

  it('is what a cart fits and how long it lasts', () => {
    expect(askAfter(shop, ['lark cart'], 'does it fit my battery').text).toContain('510 cartridge screws onto')
    expect(askAfter(shop, ['lark cart'], 'how long will it last me').text).toContain('puffs')
    expect(askAfter(shop, ['owl live rosin'], 'how long does it last').text).not.toContain('puffs')
  })
})
