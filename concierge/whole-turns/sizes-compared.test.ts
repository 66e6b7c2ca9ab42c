import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const jar = { category: 'flower', name: 'Willow Haze', brand: 'Dune', strainName: 'Willow Haze', stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...jar, productId: 'w3', sizeGrams: 3.5, size: '3.5g', priceCents: 3500 }),
    makeProduct({ ...jar, productId: 'w7', sizeGrams: 7, size: '7g', priceCents: 5600 }),
    makeProduct({ ...jar, productId: 'w28', sizeGrams: 28, size: '28g', priceCents: 14000 }),
    makeProduct({ ...jar, productId: 'b7', name: 'Birch Calm', strainName: 'Birch Calm', sizeGrams: 7, size: '7g' }),
  ],
})

const flower = { category: 'flower', brand: 'Dune', stock: 9, salePriceCents: null } as const
const shelf = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...flower, productId: 'e', name: 'Ash Grove', sizeGrams: 3.5, size: '3.5g', priceCents: 2500 }),
    makeProduct({ ...flower, productId: 'q', name: 'Birch Calm', sizeGrams: 7, size: '7g', priceCents: 4500 }),
    makeProduct({ ...flower, productId: 'q2', name: 'Cedar Dawn', sizeGrams: 7, size: '7g', priceCents: 6000 }),
    makeProduct({ ...flower, productId: 'h', name: 'Fir Lane', sizeGrams: 14, size: '14g', priceCents: 7800 }),
    makeProduct({ ...flower, productId: 'o', name: 'Oak Hill', sizeGrams: 28, size: '28g', priceCents: 14000 }),
  ],
})

describe('two sizes of one name', () => {
  it.each([
    'willow haze, is the ounce a better deal than the 7g',
    'willow haze quarter or ounce, which is cheaper per gram',
    'is an ounce of willow haze a better value than a quarter',
    'willow haze, better to get the quarter or the ounce',
    'willow haze 7g vs 28g, which saves me more',
  ])('are weighed by the gram: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.intent).toBe('compare')
    expect(turn.text).toContain('The 28 g is the better deal, at $5 a gram against $8 for the 7 g.')
    expect(turn.products.map(({ productId }) => productId).toSorted()).toEqual(['w28', 'w7'])
  })

  it('are only named where it is asked whether they are there', () => {
    expect(askStore(store, 'do you have willow haze in quarters or ounces').intent).toBe('availability')
  })

  it('are not weighed where two names are', () => {
    expect(askStore(store, 'willow haze 7g or birch calm 7g, which is cheaper').text).not.toContain('a gram against')
  })
})

describe('a weight in two ways', () => {
  it.each([
    ['is it cheaper to buy a half or two quarters', 'The half ounce saves you $12'],
    ['2 quarters vs a half ounce, whats the better deal', 'The half ounce saves you $12'],
    ['do i save with four eighths or a half', 'The half ounce saves you'],
  ])('is told for what it saves at the lowest prices of the shelf: %s', (text, saved) => {
    const turn = askStore(shelf, text)
    expect(turn.intent).toBe('compare')
    expect(turn.text).toContain(saved)
    expect(turn.factsRepaired).toBe(0)
  })

  it('is weighed by the gram where the weights differ', () => {
    expect(askStore(shelf, 'better value an eighth or an ounce').text).toContain('By the gram the ounce comes cheaper')
  })

  it('is told in Spanish', () => {
    const { text } = askStore(shelf, 'que sale mas barato, dos cuartos o media onza')
    expect(text).toContain('Con una media onza ahorras $12')
  })

  it('is no question where both are only asked for', () => {
    expect(askStore(shelf, 'show me quarters or halves').intent).toBe('recommend')
  })
})
