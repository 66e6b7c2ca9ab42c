import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { understand } from './understand.ts'

const store = openStore({
  profile: { name: 'Strip Row' },
  products: [makeProduct({ productId: 'f1', name: 'Strip Skyline OG 3.5g', category: 'flower' })],
})
const intentOf = (text: string) => understand(store, text, []).intent

describe('what is asked of the neighbourhood, and of a driver', () => {
  it.each([
    'best buffet on the strip?',
    'good sushi around here',
    'any decent breakfast nearby',
    'closest gym near you',
  ])('is none of our business: %s', (text) => expect(intentOf(text)).toBe('out_of_scope'))

  it.each(['best edibles on the strip', 'a good preroll for a hike'])('is a wish where goods are named: %s', (text) =>
    expect(intentOf(text)).toBe('recommend'),
  )

  it.each([
    'driver been sitting outside my complex 20 mins n wont pick up, fix this',
    'driver has been waiting outside for an hour',
    'my order is wrong, fix it now',
  ])('is a complaint where he does not come up: %s', (text) => expect(intentOf(text)).toBe('complaint'))
})
