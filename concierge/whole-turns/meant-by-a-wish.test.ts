import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const row = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({
    productId,
    stock: 9,
    salePriceCents: null,
    description: null,
    tags: [],
    flavors: [],
    effects: [],
    strainName: null,
    ...fields,
  })
const gear = { category: 'accessory', strainType: null, thcPercent: null, brand: 'Cogwheel' } as const
const sweet = { category: 'edible', thcPercent: null, brand: 'Hearthside', strainType: null, size: '100mg' } as const
const rubbed = { category: 'topical', strainType: null, thcPercent: null, brand: 'Mossbank' } as const
const drops = { category: 'tincture', strainType: null, thcPercent: null, brand: 'Mossbank', size: '30ml' } as const
const dab = { category: 'concentrate', size: '1g', sizeGrams: 1, thcPercent: 75, brand: 'Brightloom' } as const

const store = openStore({
  profile: { name: 'Quiet Pine', consumption_lounge: 'None. No smoking in the lot either.' },
  products: [
    row('cleaner', { ...gear, subcategory: 'Cleaning', name: 'Glass Cleaner 8oz' }),
    row('bong', { ...gear, subcategory: 'Bongs', name: 'Beaker Bong 10in' }),
    row('battery', { ...gear, subcategory: 'Batteries', name: 'Cogwheel 510 Battery' }),
    row('bag', { ...gear, subcategory: 'Storage', name: 'Smell Proof Bag' }),
    row('wrap', { ...gear, subcategory: 'Wraps', name: 'Palm Leaf Wraps 2pk', description: 'Tobacco free.' }),
    row('cart', { category: 'vape', subcategory: 'Cartridges', name: 'Live Rosin Cart 0.5g', brand: 'Brightloom' }),
    row('jar', { ...dab, subcategory: 'Rosin', name: 'Live Rosin Jar 1g' }),
    row('pet', { ...drops, name: 'CBD Pet Drops 300mg', priceCents: 3000 }),
    row('human', { ...drops, name: 'Evening Tincture 100mg', priceCents: 4000 }),
    row('intimate', { ...rubbed, subcategory: 'Oils', name: 'Dusk intimacy oil' }),
    row('balm', { ...rubbed, subcategory: 'Balms', name: 'Pine Balm' }),
    row('patch', { ...rubbed, subcategory: 'Patches', name: 'Day Patch 10mg CBD:10mg THC' }),
    row('other-patch', { ...rubbed, subcategory: 'Patches', name: 'Night Patch 20mg' }),
    row('tea', { ...sweet, subcategory: 'Drinks', name: 'Garden Iced Tea 10mg', stock: 0 }),
    row('soda', { ...sweet, subcategory: 'Drinks', name: 'Plum Soda 10mg', size: '12oz', thcMgTotal: 10 }),
    row('big', { ...sweet, subcategory: 'Drinks', name: 'Plum Syrup 100mg', size: '4oz', thcMgTotal: 100 }),
    row('pills', { ...sweet, subcategory: 'Capsules', name: 'Go Tablets 20ct', description: 'With caffeine.' }),
    row('mocha', { ...sweet, subcategory: 'Chocolates', name: 'Espresso Bar', flavors: ['Coffee'] }),
    row('hidden', {
      ...sweet,
      subcategory: null,
      name: 'Deep Hours 100mg',
      packCount: 10,
      thcMgPerPiece: 10,
      effects: ['Sleepy'],
      description: '10mg THC and CBN per gummy.',
    }),
    row('summed', {
      ...sweet,
      subcategory: 'Capsules',
      name: 'Calm Softgels 20ct',
      packCount: 20,
      thcMgPerPiece: 20,
      thcMgTotal: 400,
      description: '25mg CBD and 1mg THC each.',
    }),
    row('strong', { ...sweet, subcategory: 'Gummies', name: 'Peach Gummies 10ct', packCount: 10, thcMgPerPiece: 20 }),
  ],
})
const idsOf = (text: string): readonly string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('gear for gear', () => {
  it.each([
    ['bong cleaner', 'cleaner'],
    ['dab pen battery', 'battery'],
    ['storage bag that hides smell', 'bag'],
    ['wraps without tobacco', 'wrap'],
    ['wraps, no tobacco please', 'wrap'],
  ])('is the thing that is asked for: %s', (text, id) => {
    const turn = askStore(store, text)
    expect(turn.products.map(({ productId }) => productId)).toEqual([id])
    expect(turn.text).not.toContain("don't have")
  })

  it('is told of where a bong is asked for', () => {
    expect(idsOf('a bong')).toEqual(['bong'])
  })

  it.each(['how do i hide the smell of weed at home', 'do you sell tobacco'])(
    'is not offered for a question: %s',
    (text) => {
      expect(idsOf(text)).toEqual([])
    },
  )
})

describe('what a thing is made of', () => {
  it.each(['i only like live rosin, what do you have across all types', 'live rosin in any form'])(
    'is looked for on every shelf: %s',
    (text) => {
      expect(idsOf(text)).toEqual(expect.arrayContaining(['cart', 'jar']))
    },
  )

  it('is looked for elsewhere where its own shelf is refused', () => {
    expect(idsOf('something solventless but not a dab')).toEqual(['cart'])
  })

  it('is of its own shelf otherwise', () => {
    expect(idsOf('live rosin')).toEqual(['jar'])
  })
})

describe('what has a purpose of its own', () => {
  it('is left out where nobody speaks of it', () => {
    expect(idsOf('tincture')).toEqual(['human'])
    expect(idsOf('a topical oil or balm')).not.toContain('intimate')
  })

  it('is found by its word', () => {
    expect(idsOf('intimacy oil')).toEqual(['intimate'])
  })

  it.each(['cbd for my dog', 'got any cbd for my cat'])(
    'is named beside the vet where a pet is spoken of: %s',
    (text) => {
      expect(askStore(store, text).text).toMatch(/vet.*CBD Pet Drops 300mg.*\$30/)
    },
  )

  it('is not named where nothing is made for pets', () => {
    const plain = openStore({ profile: { name: 'Quiet Pine' }, products: [row('human', { ...drops, name: 'Drops' })] })
    expect(askStore(plain, 'cbd for my dog').text).toMatch(/vet.*no products for pets/)
  })
})

describe('a figure in a row', () => {
  it('tells a proportion by milligrams', () => {
    expect(idsOf('patches, the 1:1 kind')).toEqual(['patch'])
  })

  it('is the dose of a can, and none of a bottle', () => {
    expect(idsOf('single serve drink 10mg')).toEqual(['soda'])
  })

  it('yields to the dose that its description tells', () => {
    expect(idsOf('an edible, 20mg a piece')).toEqual(['strong'])
  })
})

describe('an edible', () => {
  it('is a gummy where only its description says so', () => {
    expect(idsOf('no gummies, any other edible for sleep')).not.toContain('hidden')
  })

  it('has caffeine before it tastes of coffee', () => {
    expect(idsOf('caffeine edible')).toEqual(['pills'])
  })

  it('is said to be sold out before another is offered', () => {
    const { text } = askStore(store, 'nighttime tea?')
    expect(text).toContain('Garden Iced Tea')
    expect(text).toContain('sold out')
    expect(text).not.toContain("don't have tea")
  })
})

describe('a gift', () => {
  it.each(["gift for someone who doesn't smoke, 30 dollars", 'a present for a friend who does not smoke'])(
    'asks for no place to smoke: %s',
    (text) => {
      const turn = askStore(store, text)
      expect(turn.products.length).toBeGreaterThan(0)
      expect(turn.text).not.toContain('lounge')
    },
  )

  it('leaves the place to a question about it', () => {
    expect(askStore(store, 'is there a lounge to smoke in').text).toContain('lot')
  })
})
