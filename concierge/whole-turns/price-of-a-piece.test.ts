import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop', tax: 'Menu prices do not include tax: 10% excise.' },
  products: [
    makeProduct({
      productId: 'cans',
      name: 'Lime Seltzer 4-Pack',
      category: 'edible',
      subcategory: 'Beverage',
      packCount: 4,
      priceCents: 2000,
      thcMgPerPiece: 5,
    }),
    makeProduct({ productId: 'rolls', name: 'Birch 5-Pack', category: 'pre-roll', packCount: 5, priceCents: 2400 }),
    makeProduct({
      productId: 'rice',
      name: 'Rice Papers',
      category: 'accessory',
      subcategory: 'Papers',
      priceCents: 250,
    }),
    makeProduct({
      productId: 'hemp',
      name: 'Hemp Papers',
      category: 'accessory',
      subcategory: 'Papers',
      priceCents: 300,
    }),
  ],
})

describe('what one of a pack costs', () => {
  it.each([
    'so per can thats what',
    'whats that a can',
    'how much is that per can',
    'price per can?',
    'how much apiece',
    'how much is it for each can',
  ])('is reckoned: %s', (text) => {
    const turn = askAfter(store, ['how much is the lime seltzer 4 pack'], text)
    expect(turn.intent).toBe('product_info')
    expect(turn.text).toContain('$5 a piece')
  })

  it('is told of joints, to the cent', () => {
    expect(askAfter(store, ['the birch 5 pack'], 'how much is that per joint').text).toContain('$4.80 a piece')
  })

  it.each(['how many mg per can', 'how strong is one can'])('is no dose of one: %s', (text) => {
    expect(askAfter(store, ['how much is the lime seltzer 4 pack'], text).text).not.toContain('$5 a piece')
  })

  it.each(['whats your cheapest per joint', 'whats the best value per joint'])(
    'is no wish for the least that one costs: %s',
    (text) => {
      expect(askStore(store, text).products.map(({ productId }) => productId)).toEqual(['rolls'])
    },
  )
})

describe('so many of one that a word tells', () => {
  it.each([
    '3 of the rice ones, whats that before tax',
    'three of the rice ones, what would that be before taxes',
    'how much for 3 of the rice ones',
    'if i get 3 packs of the rice ones, what does that come to',
  ])('are summed up: %s', (text) => {
    expect(askAfter(store, ['what papers you got'], text).text).toContain('Three come to $7.50 before tax')
  })

  it.each(['is that before tax', 'whats the tax on that'])('and tax by itself is told: %s', (text) => {
    expect(askAfter(store, ['what papers you got'], text).intent).toBe('tax')
  })
})

describe('what is weighed by the unit', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'wax',
        name: 'Dory Wax',
        category: 'concentrate',
        subcategory: 'Wax',
        priceCents: 3200,
        sizeGrams: 1,
        thcPercent: 75,
      }),
      makeProduct({
        productId: 'bud',
        name: 'Dory Flower',
        category: 'flower',
        priceCents: 4200,
        sizeGrams: 3.5,
        thcPercent: 25,
      }),
      makeProduct({ productId: 'one', name: 'Birch Joint', category: 'pre-roll', priceCents: 900, sizeGrams: 1 }),
      makeProduct({
        productId: 'five',
        name: 'Elm Joints 5-Pack',
        category: 'pre-roll',
        priceCents: 3000,
        packCount: 5,
        sizeGrams: 2.5,
      }),
      makeProduct({
        productId: 'bar',
        name: 'Dark Chocolate Bar',
        category: 'edible',
        subcategory: 'Chocolate',
        priceCents: 2500,
        packCount: 10,
        thcMgPerPiece: 10,
        thcMgTotal: 100,
      }),
      makeProduct({
        productId: 'sack',
        name: 'Loose Chocolate',
        category: 'edible',
        subcategory: 'Chocolate',
        priceCents: 1500,
        packCount: null,
        thcMgPerPiece: null,
        thcMgTotal: 50,
      }),
    ].map((product) => ({ ...product, salePriceCents: null })),
  })
  const idsAfter = (before: readonly string[], text: string) =>
    askAfter(shop, before, text).products.map(({ productId }) => productId)

  it.each([
    ['which one is cheaper per gram', 'bud', '$12 a gram'],
    ['which is cheapest by the gram', 'bud', '$12 a gram'],
    ['which one is cheaper', 'wax', '$32'],
    ['which is cheaper per mg', 'wax', '$0.04 a milligram'],
  ])('picks of what was shown by that and no other: %s', (text, id, rate) => {
    expect(idsAfter(['dory'], text)).toEqual([id])
    expect(askAfter(shop, ['dory'], text).text).toContain(rate)
  })

  it.each([
    ['cheapest joint per gram', 'one', 'The best value among our pre-rolls'],
    ['cheapest price per joint', 'five', 'Elm Joints 5-Pack comes to $6 a piece'],
    ['cheapest chocolate per piece', 'bar', '$2.50 a piece'],
    ['cheapest joint', 'one', 'The lowest price among our pre-rolls'],
  ])('ranks a shelf by it: %s', (text, id, said) => {
    const turn = askStore(shop, text)
    expect(turn.products[0]?.productId).toBe(id)
    expect(turn.text).toContain(said)
  })

  it('tells it of each thing that was shown', () => {
    expect(askAfter(shop, ['dory'], 'whats the price per gram on each').text).toMatch(
      /\$32 a gram.*\$12 a gram|\$12 a gram.*\$32 a gram/,
    )
  })

  it.each(['whats that a gram', "what's that a gram?", 'how much is it a gram'])(
    'tells what a gram costs: %s',
    (text) => {
      expect(askAfter(shop, ['dory flower'], text).text).toContain('$12 a gram')
    },
  )

  it.each(['whats one square worth', 'how much is one square', 'what does each piece cost'])(
    'tells what one of a pack costs: %s',
    (text) => {
      expect(askAfter(shop, ['dark chocolate bar'], text).text).toContain('$2.50 a piece')
    },
  )

  it.each(['what does each joint cost', 'so whats each joint come out to'])('of joints too: %s', (text) => {
    expect(askAfter(shop, ['elm joints'], text).text).toContain('$6 a piece')
    expect(askStore(shop, text).text).not.toContain('a piece')
  })
})
