import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'

const row = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, effects: [], ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    row('night', { name: 'Dusk Joint', category: 'pre-roll', effects: ['sleepy'], priceCents: 900 }),
    row('day', { name: 'Dawn Joint', category: 'pre-roll', effects: ['energetic'], priceCents: 900 }),
    row('caps', { name: 'Plain Capsules', category: 'edible', subcategory: 'Capsules' }),
    row('cart', { name: 'Plum Cart', category: 'vape', subcategory: 'Cartridge', size: '1g', sizeGrams: 1 }),
    row('battery', { name: 'Stick 510 Battery', category: 'accessory', subcategory: 'Battery' }),
    row('rig', { name: 'Small Rig', category: 'accessory', subcategory: 'Dab Rig', priceCents: 7000 }),
    row('wax', { name: 'Fern Wax', category: 'concentrate', size: '1g', sizeGrams: 1, priceCents: 2000 }),
    row('eighth', { name: 'Sage Haze', category: 'flower', priceCents: 2000, thcPercent: 21 }),
    row('bulk', {
      name: 'Sage Haze',
      category: 'flower',
      size: '28g',
      sizeGrams: 28,
      priceCents: 7500,
      thcPercent: 21,
    }),
    row('strong', { name: 'Ruby Garlic', category: 'flower', priceCents: 5000, thcPercent: 31 }),
  ],
})
const ids = (text: string): readonly string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('what the last one did', () => {
  it.each([
    'last time the joint i brought made everybody sleepy lol. what prerolls keep people awake and moving?',
    'the one i had put me right to sleep. what prerolls keep me up?',
    'the last one knocked me out, i want a joint that keeps me awake',
    'the last batch made us tired, got prerolls with energy?',
  ])('is not what is looked for: %s', (text) => {
    expect(ids(text)).toEqual(['day'])
  })

  it('is looked for where it was liked', () => {
    expect(ids('last one knocked me out and i loved it, what prerolls are like that')).toContain('night')
  })

  it.each([
    "I burnt my throat with that last cart and I'm done inhaling for a while. Are there capsules?",
    'that joint scratched my throat, im done smoking for now. got capsules?',
    'my pen hurts my throat, do you have capsules',
  ])('is no second thing where it was harsh: %s', (text) => {
    expect(ids(text)).toEqual(['caps'])
  })
})

describe('what somebody was left or bought', () => {
  it.each([
    'he left me a 510 battery but no cartridge. Whats a nice one gram cart under 40?',
    'got a 510 battery from my bro but no carts, whats a good one',
    'i have a 510 battery without a cart, recommend one',
  ])('is a battery that wants a cart: %s', (text) => {
    expect(ids(text)).toEqual(['cart'])
  })

  it('is wished for where it is not there', () => {
    expect(ids('i need a 510 battery but no carts')).toEqual(['battery'])
    expect(ids('got a rig under 100?')).toEqual(['rig'])
  })

  it.each([
    'bought a rig off a friend, whats a gram of wax for 25 or less',
    'bought a rig off craigslist, cheap wax under 30',
    'just picked up a rig from a buddy, need a cheap gram 25 max',
  ])('is a rig that wants something to dab: %s', (text) => {
    expect(ids(text)).toEqual(['wax'])
  })
})

describe('flower in bulk', () => {
  it.each([
    'flower in bulk',
    'bulk flower',
    'cheap flower in bulk for butter, 80 dollars tops',
    'do you sell flower in bulk',
  ])('is that of the large sizes: %s', (text) => {
    expect(ids(text)).toEqual(['bulk'])
  })
})

describe('what hits hardest', () => {
  it.each(['which jar of flower is gonna hit hardest by the numbers', 'which flower hits the hardest'])(
    'is the strongest: %s',
    (text) => {
      expect(ids(text)[0]).toBe('strong')
    },
  )
})
