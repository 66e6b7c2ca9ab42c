import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const profile = StoreProfile.parse({
  name: 'Otter Wharf',
  hours: DEFAULT_HOURS,
  deals: { always: ['Veterans: 10% off'] },
  return_policy: { hardware: 'Batteries that fail are exchanged within 14 days.' },
  classes: [{ title: 'Rolling Hour', when: 'third Thursday, 6 PM' }],
})
const bud = (name: string, sizeGrams: number, more: Parameters<typeof makeProduct>[0] = {}) =>
  makeProduct({ name, category: 'flower', sizeGrams, size: `${sizeGrams} g`, ...more })
const rolls = (name: string, packCount: number, priceCents: number) =>
  makeProduct({
    name,
    category: 'pre-roll',
    packCount,
    size: `${packCount} x 0.5 g`,
    sizeGrams: packCount / 2,
    priceCents,
  })
const eaten = (name: string, subcategory: string, more: Parameters<typeof makeProduct>[0] = {}) =>
  makeProduct({ name, category: 'edible', subcategory, strainType: null, thcPercent: null, ...more })
const cart = (name: string, sizeGrams: number, more: Parameters<typeof makeProduct>[0] = {}) =>
  makeProduct({ name, category: 'vape', subcategory: 'Cartridge', sizeGrams, size: `${sizeGrams} g`, ...more })

const store = openStore({
  profile,
  products: [
    bud('Sandbar', 3.5, { strainType: 'indica', effects: ['Relaxed', 'Sleepy'], terpenes: ['Myrcene', 'Linalool'] }),
    bud('Springtide', 3.5, {
      strainType: 'hybrid',
      effects: ['Relaxed', 'Energetic'],
      terpenes: ['Linalool', 'Myrcene'],
    }),
    bud('Ebb Tide', 14, { strainType: 'sativa', priceCents: 9000, terpenes: ['Pinene'] }),
    bud('Sluice Shake', 28, { subcategory: 'Shake', priceCents: 9500 }),
    rolls('Mooring Minis', 5, 3000),
    rolls('Pair of Oars', 2, 1200),
    rolls('Long Pier', 10, 5000),
    eaten('Gull Gummies CBG', 'Gummies', { thcMgPerPiece: 10, priceCents: 2000 }),
    eaten('Heron Seltzer CBG', 'Drinks', { priceCents: 800 }),
    eaten('Sugar Free Cordial', 'Drinks', { priceCents: 900 }),
    cart('Kingfisher', 1, { priceCents: 4000 }),
    cart('Bulrush', 0.5, { priceCents: 6000, salePriceCents: 4500 }),
    makeProduct({
      name: 'Lantern 510 Battery',
      category: 'accessory',
      subcategory: 'Battery',
      strainType: null,
      priceCents: 2500,
    }),
    makeProduct({
      name: 'Humidity Pack 62%',
      category: 'accessory',
      subcategory: 'Storage',
      strainType: null,
      priceCents: 300,
    }),
  ],
})
const names = (text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('a wish beside what is told of oneself', () => {
  it.each([
    'I never really learned how to roll, so ready made joints please, five to a box, under 35',
    'cant roll to save my life, need prerolls 5pk under 40',
  ])('is no wish for a class in rolling: %s', (text) => expect(names(text)).toEqual(['Mooring Minis']))

  it.each(['battery for carts, the old one finally died, 30 max', 'need a 510 battery, my last one broke'])(
    'is no return of what broke: %s',
    (text) => expect(names(text)).toEqual(['Lantern 510 Battery']),
  )

  it.each(['wanna make cannabutter, got shake?', 'making brownies this weekend, got any trim'])(
    'is the thing to cook with, and no recipe: %s',
    (text) => expect(names(text)).toEqual(['Sluice Shake']),
  )

  it.each(['my bud gets crunchy, do you sell those little packs', 'weed keeps drying out, got those lil packets?'])(
    'is what keeps flower moist: %s',
    (text) => expect(names(text)).toEqual(['Humidity Pack 62%']),
  )
})

describe('what a thing is to be', () => {
  it.each(['anything chewable with cbg', 'something chewy with cbg', 'cbg chewables'])('is to be chewed: %s', (text) =>
    expect(names(text)).toEqual(['Gull Gummies CBG']),
  )

  it.each([
    'something to drink, im cutting sugar so none of that',
    'off sugar right now, any drinks',
    'low sugar drinks',
  ])('is without sugar: %s', (text) => expect(names(text)).toEqual(['Sugar Free Cordial']))

  it.each(['eighth thats relaxing with zero energy', 'a relaxing eighth, zero energy please'])(
    'is without what there is to be zero of: %s',
    (text) => expect(names(text)).toEqual(['Sandbar']),
  )

  it.each([
    'flower with linalool as the main terpene',
    'flower where linalool is the number 1 terp',
    'linalool led by flower, #1 terp',
  ])('is led by its terpene: %s', (text) => expect(names(text)).toEqual(['Springtide']))
})

describe('amounts as they are typed', () => {
  it.each(['halfoz of sativa', 'hlf onze sativa', 'haf ounze of sativa flower'])('are a half ounce: %s', (text) =>
    expect(names(text)).toEqual(['Ebb Tide']),
  )

  it.each(['an ounce for a hundred flat or less', 'oz 100 even or under'])('are money: %s', (text) =>
    expect(names(text)).toEqual(['Sluice Shake']),
  )

  it.each(['one cart one bag of gummies, 80 total', '1 cart 1 pack of gummies for 80'])(
    'count the things of a list: %s',
    (text) => expect(names(text)).toEqual(expect.arrayContaining(['Gull Gummies CBG'])),
  )

  it('say how many are in a smaller pack', () => {
    const turn = askAfter(store, ['10 pack of prerolls'], 'way too many, a smaller pack, like 2 in it')
    expect(turn.products.map(({ name }) => name)).toEqual(['Pair of Oars'])
  })

  it('are answered by what comes nearest in count', () => {
    expect(names('3 pack of prerolls')).toEqual(['Pair of Oars'])
  })

  it('are a limit after what was too rich', () => {
    const turn = askAfter(store, ['show me some carts'], 'too rich for my blood. under 42')
    expect(turn.products.map(({ name }) => name)).toEqual(['Kingfisher'])
  })
})

describe('a question about a thing that is named', () => {
  it.each([
    ['pair of oars, is that 1 joint or 2', '2-pack'],
    ['bulrush cart, is that a half g or a full g', '0.5 g'],
    ['half or full gram, the bulrush cart?', '0.5 g'],
    ['mooring minis, are those 5 or 10 in a box', '5-pack'],
    ['bulrush what is it after the discount', '$45'],
  ])('is answered by its row: %s', (text, told) => {
    const turn = askStore(store, text)
    expect(turn.intent).toBe('product_info')
    expect(turn.text).toContain(told)
  })
})

describe('a maker that is not here', () => {
  it.each(['something like jeeter but cheaper', 'anything like jeeter'])(
    'is told to be missing beside what its shelf has: %s',
    (text) => {
      const turn = askStore(store, text)
      expect(turn.text).toMatch(/^We don't carry Jeeter here\. (?!What sounds good)/)
      expect(turn.products[0]?.category).toBe('pre-roll')
    },
  )
})

describe('another size of what was shown', () => {
  it.each(['a smaller size of that', 'got that in a smaller pack?'])('is the thing itself: %s', (text) => {
    const shop = openStore({ profile, products: [bud('Ebb Tide', 14), bud('Ebb Tide', 3.5), bud('Neap', 1)] })
    expect(askAfter(shop, ['half oz of flower'], text).products.map(({ size }) => size)).toEqual(['3.5 g'])
  })

  it('is no pack of what is no joint', () => {
    const shop = openStore({
      profile,
      products: [makeProduct({ name: 'Cedar Papers', category: 'accessory', subcategory: 'Papers', strainType: null })],
    })
    expect(askStore(shop, 'and a pack of papers').intent).toBe('recommend')
  })
})

describe('what goes into a thing of ones own', () => {
  const shop = openStore({
    profile,
    products: [
      makeProduct({
        name: 'Silt Live Resin',
        category: 'concentrate',
        subcategory: 'Live Resin',
        strainType: 'hybrid',
      }),
      makeProduct({
        name: 'Marsh Live Resin',
        category: 'concentrate',
        subcategory: 'Live Resin',
        strainType: 'sativa',
      }),
      bud('Sandbar', 3.5, { strainType: 'indica' }),
      bud('Ebb Tide', 3.5, { strainType: 'sativa' }),
    ],
  })
  it.each([
    ['sativa for my dab rig, live resin if u got it', 'Marsh Live Resin'],
    ['something sativa for my bong, eighth if you have it', 'Ebb Tide'],
  ])('keeps the type that is said beside it: %s', (text, expected) => {
    expect(askStore(shop, text).products.map(({ name }) => name)).toEqual([expected])
  })
})

describe('several things in one message', () => {
  const typed = openStore({
    profile,
    products: [
      bud('Sandbar', 3.5, { strainType: 'indica' }),
      bud('Ebb Tide', 3.5, { strainType: 'sativa' }),
      cart('Kingfisher', 1, { strainType: 'sativa', brand: 'Reedbed' }),
      cart('Bulrush', 0.5, { strainType: 'indica', brand: 'Coot & Sons' }),
      eaten('Gull Gummies', 'Gummies', { strainType: 'sativa', brand: 'Reedbed' }),
      eaten('Tern Gummies', 'Gummies', { strainType: 'indica', brand: 'Reedbed' }),
    ],
  })
  it.each([
    ['two indicas, one flower one cart', ['Sandbar', 'Bulrush']],
    ['a cart and some gummies, everything indica', ['Bulrush', 'Tern Gummies']],
    ['a cart and gummies, neither sativa', ['Bulrush', 'Tern Gummies']],
    ['a cart and gummies, nothing sativa', ['Bulrush', 'Tern Gummies']],
    ['im after a sativa cart my wife wants indica gummies', ['Kingfisher', 'Tern Gummies']],
    ['for me an indica cart for my buddy an eighth of sativa', ['Bulrush', 'Ebb Tide']],
  ])('keep each their type: %s', (text, expected) => {
    expect(askStore(typed, text).products.map(({ name }) => name)).toEqual(expected)
  })

  it.each(['vape no bigger than half gram', 'carts, nothing bigger than a half gram'])(
    'keep a size refused: %s',
    (text) => expect(askStore(typed, text).products.map(({ name }) => name)).toEqual(['Bulrush']),
  )

  it.each(['is it cheaper: reedbed gummies vs coot & sons gummies', 'compare reedbed gummies and coot & sons gummies'])(
    'say which maker has none of them: %s',
    (text) => {
      const turn = askStore(typed, text)
      expect(turn.intent).toBe('compare')
      expect(turn.text).toMatch(/^I have no gummies from Coot & Sons right now, only from Reedbed/)
    },
  )
})
