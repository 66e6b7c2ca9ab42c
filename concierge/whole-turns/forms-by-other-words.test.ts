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
    ...fields,
  })
const rubbed = { category: 'topical', strainType: null, thcPercent: null, brand: 'Mossbank' } as const
const sweet = { category: 'edible', thcPercent: null, brand: 'Hearthside', thcMgTotal: 100 } as const
const gear = { category: 'accessory', strainType: null, thcPercent: null, brand: 'Cogwheel' } as const
const dab = { category: 'concentrate', size: '1g', sizeGrams: 1, thcPercent: 75, brand: 'Brightloom' } as const
const joint = { category: 'pre-roll', thcPercent: 20, brand: 'Foxglove' } as const

const store = openStore({
  profile: { name: 'Quiet Pine' },
  products: [
    row('freeze', { ...rubbed, subcategory: 'Creams', name: 'Muscle Ease', description: 'Cooling menthol.' }),
    row('relief', { ...rubbed, subcategory: 'Creams', name: 'Rose Body Creme', description: 'Soft and plain.' }),
    row('roller', { ...rubbed, subcategory: 'Roll-ons', name: 'CBD Roll-On', description: 'Eucalyptus.' }),
    row('patch', { ...rubbed, subcategory: 'Patches', name: 'Day Patch 20mg' }),
    row('caramel', { ...sweet, subcategory: 'Chews', name: 'Sleepy Hour caramel', effects: ['Sleepy'] }),
    row('taffy', { ...sweet, subcategory: 'Chews', name: 'Morning Taffy', flavors: ['Chocolate'] }),
    row('mocha', { ...sweet, subcategory: 'Chocolates', name: 'Espresso Bar', flavors: ['Coffee'] }),
    row('plain-bar', { ...sweet, subcategory: 'Chocolates', name: 'Milk Bar', flavors: ['Milk'] }),
    row('brew', { ...sweet, subcategory: 'Drinks', name: 'Cold Brew Coffee', flavors: ['Coffee'] }),
    row('rso', { ...sweet, subcategory: 'Capsules', name: 'RSO Capsules 10ct' }),
    row('cbd-caps', { ...sweet, subcategory: 'Capsules', name: 'Mellow Capsules 10ct' }),
    row('powder', { ...sweet, subcategory: 'Dissolvables', name: 'Unflavored Powder 10 sticks' }),
    row('sour', { ...sweet, subcategory: 'Gummies', name: 'Sour Plum Gummies', flavors: ['Sour', 'Plum'] }),
    row('sweet', { ...sweet, subcategory: 'Gummies', name: 'Fig Gummies', flavors: ['Fig'] }),
    row('tincture', { category: 'tincture', name: 'Slow Evening Tincture 30ml', brand: 'Mossbank', thcPercent: null }),
    row('king', { ...gear, subcategory: 'Papers', name: 'Reed King Size Slim Papers' }),
    row('wraps', { ...gear, subcategory: 'Papers', name: 'King Palm Mini Leaf Wraps 5pk', brand: 'King Palm' }),
    row('rig', { ...gear, subcategory: 'Dab Gear', name: 'Puffco Peak Pro' }),
    row('oven', { ...gear, subcategory: 'Kitchen', name: 'Hearth Decarb Box', stock: 0 }),
    row('tee', { category: 'merch', name: 'Trucker Hat - Ridge', description: 'Snapback.', strainType: null }),
    row('beanie', { category: 'merch', name: 'Wool Beanie', strainType: null }),
    row('hash', { ...dab, subcategory: 'Hash', name: 'Temple Hash 1g' }),
    row('rosin', { ...dab, subcategory: 'Rosin', name: 'Live Rosin Badder 1g' }),
    row('badder', { ...dab, subcategory: 'Badder', name: 'Cured Badder 1g' }),
    row('minis', { ...joint, subcategory: 'Mini Pack', name: 'Quickstep Minis 10pk', packCount: 10, size: '3.5g' }),
    row('blunt', { ...joint, subcategory: 'Blunt', name: 'Moon Mini Blunt 1.5g', packCount: 1, size: '1.5g' }),
  ],
})
const idsOf = (text: string): readonly string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('what is rubbed in', () => {
  it.each(['my knees are sore, what cream do people like', 'drops or cream', 'tienen pomada', 'crema o pomada'])(
    'is a cream by the bare word: %s',
    (text) => {
      expect(idsOf(text)).toContain('relief')
    },
  )

  it.each(['menthol cream', 'a cooling lotion', 'something to put on my skin thats cooling'])(
    'cools where that is said: %s',
    (text) => {
      expect(idsOf(text)).toEqual(['freeze'])
    },
  )

  it.each(['something for a roll on for my neck', 'roll-on please'])('rolls on where that is said: %s', (text) => {
    expect(idsOf(text)).toEqual(['roller'])
  })

  it.each(['cookies and cream gummies', 'ice cream', 'orange cream gummies'])('is no cream to eat: %s', (text) => {
    expect(idsOf(text)).not.toContain('relief')
  })

  it.each([
    ['patches', 'patch'],
    ['do you have sour patch', 'sour'],
    ['sour patch kids', 'sour'],
  ])('has patches, and sour ones are to eat: %s', (text, id) => {
    expect(idsOf(text)).toEqual([id])
  })
})

describe('a sweet beside a sweet', () => {
  it.each([
    ['caramel chews for night', 'caramel'],
    ['chocolate chews', 'taffy'],
    ['coffee chocolate', 'mocha'],
  ])('is what the other tastes of: %s', (text, id) => {
    expect(idsOf(text)).toEqual([id])
  })

  it('is the thing by itself', () => {
    expect(idsOf('coffee')).toEqual(['brew'])
    expect(idsOf('chocolate')).not.toContain('taffy')
  })
})

describe('a thing by another name', () => {
  it.each([
    ['hash oil capsules', 'rso'],
    ['unflavored powder for drinks', 'powder'],
    ['papers king size', 'king'],
    ['hat with a snapback', 'tee'],
    ['dab rig electric', 'rig'],
    ['hash rosin badder', 'rosin'],
    ['mini prerolls pack', 'minis'],
  ])('is found: %s', (text, id) => {
    expect(idsOf(text)).toEqual([id])
  })

  it('keeps its own where the word stands alone', () => {
    expect(idsOf('hash')).toEqual(['hash'])
    expect(idsOf('badder')).toContain('badder')
  })

  it.each(['something to stir into my tea', 'anything i can put in my coffee'])(
    'goes into a drink, whatever shelf it is on: %s',
    (text) => {
      expect(idsOf(text)).toEqual(expect.arrayContaining(['tincture', 'powder']))
    },
  )

  it('is told to be sold out', () => {
    expect(askStore(store, 'decarb machine').text).toContain('sold out')
  })
})

describe('a name in several forms', () => {
  const grown = openStore({
    profile: { name: 'Quiet Pine' },
    products: [
      row('roll', { ...joint, name: 'Amber Owl Preroll 1g', strainName: 'Amber Owl', size: '1g' }),
      row('bud', { category: 'flower', name: 'Amber Owl 3.5g', strainName: 'Amber Owl', brand: 'Foxglove' }),
      row('cart', { category: 'vape', name: 'Tall Fern Cart 1g', strainName: 'Tall Fern', brand: 'Foxglove' }),
    ],
  })

  it.each(['do you have amber owl in prerolls, carts and flower', 'got amber owl as a preroll, a cart or flower'])(
    'is told of each: %s',
    (text) => {
      const turn = askStore(grown, text)
      expect(turn.products.map(({ productId }) => productId).toSorted()).toEqual(['bud', 'roll'])
      expect(turn.text).toMatch(/Not as cartridges/)
    },
  )
})
