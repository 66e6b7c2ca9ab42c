import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import { readWish } from '#concierge/understand/read-wish.ts'

const bud = { category: 'flower', stock: 9, salePriceCents: null, strainName: null, sizeGrams: 3.5 } as const
const cart = { category: 'vape', subcategory: 'Cartridge', stock: 9, salePriceCents: null, strainName: null } as const
const pack = { category: 'pre-roll', stock: 9, salePriceCents: null, strainName: null } as const
const sweet = { category: 'edible', subcategory: 'Gummies', stock: 9, salePriceCents: null, strainName: null } as const
const gear = { category: 'accessory', stock: 9, salePriceCents: null, strainName: null } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...bud,
      productId: 'gmo',
      name: 'Astro GMO',
      strainType: 'indica',
      thcPercent: 26,
      priceCents: 3500,
    }),
    makeProduct({
      ...bud,
      productId: 'garlic',
      name: 'Garlic Cookies',
      strainType: 'indica',
      thcPercent: 21,
      priceCents: 2450,
    }),
    makeProduct({
      ...bud,
      productId: 'mild',
      name: 'Plain Jane',
      strainType: 'indica',
      thcPercent: 12,
      priceCents: 2400,
    }),
    makeProduct({
      ...bud,
      productId: 'small',
      name: 'Harbor Smalls',
      strainType: 'hybrid',
      thcPercent: 20,
      priceCents: 2000,
    }),
    makeProduct({
      ...pack,
      productId: 'rolls',
      name: 'All Times Mini Pre-Rolls',
      brand: 'Miss Meadow',
      size: '5 Pack',
      packCount: 5,
      sizeGrams: 2,
      strainType: 'indica',
      priceCents: 2200,
    }),
    makeProduct({ ...cart, productId: 'two', name: 'Plum Haze 2g', brand: 'Elm', sizeGrams: 2, priceCents: 7000 }),
    makeProduct({ ...cart, productId: 'twotoo', name: 'Fig Kush 2g', brand: 'Elm', sizeGrams: 2, priceCents: 7000 }),
    makeProduct({ ...cart, productId: 'half', name: 'Berry Mint', brand: 'Elm', sizeGrams: 0.5, priceCents: 3500 }),
    makeProduct({
      ...cart,
      productId: 'pod',
      name: 'Cherry AK Pod',
      brand: 'Aero',
      subcategory: 'Pod',
      sizeGrams: 0.5,
      priceCents: 4500,
    }),
    makeProduct({ ...sweet, productId: 'fig', name: 'Fig Gummies', brand: 'Kell', flavors: ['Fig'], priceCents: 1900 }),
    makeProduct({
      ...sweet,
      productId: 'blue',
      name: 'Blueberry Gummies',
      brand: 'Kell',
      flavors: ['Blueberry'],
      priceCents: 2100,
    }),
    makeProduct({
      ...sweet,
      productId: 'lime',
      name: 'Lime Gummies',
      brand: 'Birch',
      flavors: ['Lime'],
      priceCents: 2500,
    }),
    makeProduct({ ...sweet, subcategory: 'Chocolate', productId: 'bar', name: 'Dark Bar', priceCents: 1800 }),
    makeProduct({
      ...gear,
      productId: 'dash',
      name: 'Black G Pen Dash',
      brand: null,
      description: 'A dry herb vaporizer.',
      priceCents: 7995,
    }),
  ],
})
const ids = (text: string, ...before: string[]) =>
  askAfter(store, before, text).products.map(({ productId }) => productId)
const wish = (text: string) => readWish(text, store.vocabulary).wish

describe('a figure beside the strength that is spoken of', () => {
  it.each([
    ['low thc flower, 22 or below', { thcMax: 22, priceMax: null }],
    ['strong flower, 28 and up', { thcMin: 28, priceMin: null }],
    ['thc under 20 preroll', { thcMax: 20, quantity: null }],
  ])('is a strength: %s', (text, expected) => expect(wish(text)).toMatchObject(expected))

  it('is a price where money is named', () =>
    expect(wish('low thc flower, $22 or less')).toMatchObject({ priceMax: 2200 }))
})

describe('names that are only likened to', () => {
  it('are not weighed against each other', () => {
    expect(askStore(store, 'flower like gmo or garlic cookies').intent).toBe('recommend')
    expect(askStore(store, 'gmo or garlic cookies').intent).toBe('compare')
  })
})

describe('a word of two sorts', () => {
  it('is whichever the menu has', () => {
    expect(ids('miss meadow minis')).toEqual(['rolls'])
    expect(ids('minis under 25')).toEqual(expect.arrayContaining(['rolls', 'small']))
  })
})

describe('where a thing is kept', () => {
  it('is no thing itself', () => {
    expect(wish('any half ounces in the case').forms).not.toMatchObject([{ category: 'accessory' }])
    expect(askStore(store, 'can i put weed in the fridge').intent).toBe('education')
  })
})

describe('a maker', () => {
  it('whose cartridges are pods has those', () => expect(ids('carts for my aero')).toEqual(['pod']))

  it('in the middle of a name is carried', () => {
    expect(askStore(store, 'got any g pens').text).not.toMatch(/don't carry/)
    expect(ids('g pen for dry herb')).toEqual(['dash'])
  })

  it('is asked for its flavors in the size that is named', () => {
    expect(askStore(store, 'elm 2 gram pens, what flavors').text).toMatch(/Plum Haze.*Fig Kush|Fig Kush.*Plum Haze/)
    expect(askStore(store, 'elm 2 gram pens, what flavors').text).not.toContain('Berry Mint')
  })

  it('is the one of the thing in that place', () => {
    expect(ids('any other flavors from that brand', 'fig gummies')).toEqual(['blue'])
    expect(ids('do they make a blueberry one', 'fig gummies')).toEqual(['blue'])
  })
})

describe('something to vape flower with', () => {
  it.each(['a device for dry flower', 'what can i vape flower in', 'he wants to vape his own flower, no oil'])(
    'is a vaporizer: %s',
    (text) => expect(ids(text)).toEqual(['dash']),
  )
})

describe('how much of it', () => {
  it('may be half of what was shown', () => {
    expect(ids('half that strength is plenty', 'strongest eighth')).not.toContain('gmo')
  })

  it('is a pack, however many are in it', () => expect(ids('the tins with five joints')).toEqual(['rolls']))

  it('is no hours of a shift', () => expect(wish('12 hr night shift just ended, flower').qualifiers).toEqual([]))

  it('is held below what a budget allows', () => {
    expect(ids('thats over budget, keep it below 20', 'gummies')).toEqual(['fig'])
  })

  it('costs less in another size where no other is cheaper in that', () => {
    expect(ids('anything cheaper', 'elm 2g cart')).toEqual(['half'])
  })
})

describe('what was lost, disliked or only called so', () => {
  it('is wanted again by another one of it', () => {
    expect(wish('lost my pen battery on the train. whats a 510 one for like 30').forms).toMatchObject([
      { kinds: ['battery'] },
    ])
  })

  it('is refused by its texture too', () => {
    expect(ids('i cant stand the texture of gummies, what other edibles are there')).toEqual(['bar'])
  })

  it('is liked or not, and no name because of that', () => {
    expect(ids('i dont like gummies, what other edibles')).toEqual(['bar'])
    expect(ids('i like gummies')).toHaveLength(3)
  })

  it('is an eighth by its figure', () => expect(ids('want an indica 3.5 for 24 or less')).toEqual(['mild']))
})

describe('why one is wanted', () => {
  it('refuses the other', () => {
    expect(wish('indica cause sativa makes me clean the house').strainTypes).not.toContain('sativa')
  })

  it('is no thing that somebody else uses', () => {
    expect(wish('he smokes flower but i get coughing fits so i dont, some gummies').forms).toMatchObject([
      { category: 'edible' },
    ])
  })

  it('asks nothing of a thing with that word in its name', () => {
    expect(askStore(store, 'gummies that arent going to put me to sleep').intent).not.toBe('product_info')
  })
})
