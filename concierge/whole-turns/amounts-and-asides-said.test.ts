import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const profile = StoreProfile.parse({ name: 'Heron Yard', hours: DEFAULT_HOURS })
const gummies = (name: string, thcMgPerPiece: number, packCount: number) =>
  makeProduct({
    name,
    category: 'edible',
    subcategory: 'Gummies',
    strainType: null,
    thcPercent: null,
    thcMgPerPiece,
    thcMgTotal: thcMgPerPiece * packCount,
    packCount,
    priceCents: 2000,
  })
const bud = (name: string, sizeGrams: number, priceCents: number) =>
  makeProduct({ name, category: 'flower', sizeGrams, size: `${sizeGrams} g`, priceCents })
const rolls = (name: string, packCount: number, priceCents: number) =>
  makeProduct({ name, category: 'pre-roll', packCount, size: `${packCount} x 0.5 g`, priceCents })

const store = openStore({
  profile,
  products: [
    gummies('Mill Pond Gummies', 10, 20),
    gummies('Weir Gummies', 50, 2),
    bud('Sluice', 28, 15000),
    bud('Sluice', 3.5, 3500),
    bud('Towpath', 3.5, 3000),
    bud('Lock Keeper', 3.5, 3200),
    bud('Narrowboat', 3.5, 6000),
    rolls('Bollard Minis', 5, 3000),
    rolls('Pair of Oars', 2, 1200),
    makeProduct({ name: 'Cool Mist Mouth Spray', category: 'edible', subcategory: 'Mints', strainType: null }),
    makeProduct({ name: 'Reed Drops', category: 'tincture', subcategory: 'Tincture', strainType: null }),
    makeProduct({ name: 'Lantern 510 Battery', category: 'accessory', subcategory: 'Battery', strainType: null }),
  ],
})
const names = (text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('an amount in any words', () => {
  it.each(['five packs of pre rolls for less than $35', 'got any 5 packs of joints under 35'])(
    'is what is in a pack: %s',
    (text) => expect(names(text)).toEqual(['Bollard Minis']),
  )

  it.each([
    'whats the most mg in a single gummy you carry',
    'which gummy has the highest milligrams',
    'the strongest single gummy',
    'whats the highest mg per piece',
  ])('is the dose of a piece, whatever pack it comes in: %s', (text) => expect(names(text)[0]).toBe('Weir Gummies'))

  it.each(['need a whole O and ive got 170', 'lemme get an o for 170', 'one O of flower please'])(
    'is an ounce: %s',
    (text) => expect(names(text)).toEqual(['Sluice']),
  )

  it('tells how big the biggest is', () => {
    expect(askStore(store, 'whats the biggest size of sluice').text).toContain('28 g')
  })

  it.each(['three different eighths for 100', 'three distinct eighths, 100 dollars'])(
    'is shared by different things: %s',
    (text) => {
      const { text: said, products } = askStore(store, text)
      expect(products.map(({ name }) => name).sort()).toEqual(['Lock Keeper', 'Sluice', 'Towpath'])
      expect(said).toContain('$97 together')
    },
  )

  it.each(['forget the 30 then', 'screw the budget', 'never mind the $30'])('is given up by its figure: %s', (text) => {
    const after = askAfter(store, ['an eighth under 30'], text).products.map(({ name }) => name)
    expect(after.length).toBeGreaterThan(1)
  })
})

describe('what is asked beside the words', () => {
  it.each(['wtf is a moonrock', 'what the hell are moon rocks', 'what even is a moon rock'])(
    'is what a thing is: %s',
    (text) => {
      const turn = askStore(store, text)
      expect(turn.intent).toBe('education')
      expect(turn.text).toContain('kief')
    },
  )

  it.each([
    'if i eat a gummy at 7 is it gonna last all night',
    'will an edible at 8 last me till midnight',
    'does one gummy last the whole night',
  ])('is how long it lasts: %s', (text) => expect(askStore(store, text).text).toContain('4 to 8 hours'))

  it.each(['isnt there like a thc spray for ur mouth', 'got any mouth sprays'])('is a spray on any shelf: %s', (text) =>
    expect(names(text)).toEqual(['Cool Mist Mouth Spray']),
  )

  it.each(['no edibles and no smoke', 'i cant smoke and dont want edibles'])('is what is neither: %s', (text) =>
    expect(names(text)).toEqual(['Reed Drops']),
  )

  it('is a battery, and no ride, where the old one was left in one', () => {
    const told = StoreProfile.parse({
      name: 'Heron Yard',
      hours: DEFAULT_HOURS,
      lounge: { ride_share: 'Guests of the lounge get a ride-share credit.' },
    })
    const lounge = openStore({ profile: told, products: store.items.map(({ product }) => product) })
    for (const text of [
      'need a 510 battery, mine got left in the uber',
      'left my pen in a cab so i need a 510 battery',
    ])
      expect(askStore(lounge, text).products.map(({ name }) => name)).toEqual(['Lantern 510 Battery'])
  })

  it('is a strain of several words before a maker of one of them', () => {
    const cookies = openStore({
      profile,
      products: [makeProduct({ name: 'Harbor Light', brand: 'Cookies', category: 'flower' })],
    })
    expect(askStore(cookies, 'got girl scout cookies?').text).toContain("don't have Girl Scout Cookies")
    expect(askStore(cookies, 'flower from cookies').products.map(({ name }) => name)).toEqual(['Harbor Light'])
  })

  it('is spoken without the word that sounds like a claim', () => {
    const cured = openStore({
      profile,
      products: [makeProduct({ name: 'Dusk Cured Resin Cart', category: 'vape', subcategory: 'Cartridge' })],
    })
    expect(askStore(cured, 'got a cart').text).toContain('Dusk Resin Cart')
  })
})
