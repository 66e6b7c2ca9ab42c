import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { understand } from './understand.ts'

const store = openStore({
  profile: { name: 'Strip Row' },
  products: [makeProduct({ productId: 'f1', name: 'Strip Skyline OG 3.5g', category: 'flower' })],
})
const shore = openStore({
  profile: { name: 'Low Shore' },
  products: ['Little Tide Gummies', 'Night Ferry Gummies', 'Sunset Wave Gummies'].map((name) =>
    makeProduct({ productId: name, name, category: 'edible', strainName: null }),
  ),
})
const intentOf = (text: string) => understand(store, text, []).intent

describe('what is asked of the neighbourhood, and of a driver', () => {
  it.each([
    'best buffet on the strip?',
    'good sushi around here',
    'any decent breakfast nearby',
    'closest gym near you',
  ])('is none of our business: %s', (text) => expect(intentOf(text)).toBe('out_of_scope'))

  it.each([
    'whens high tide tomorrow morning',
    'is the tide in',
    'whats the surf like today',
    'when does the ferry leave',
    'when is the next full moon',
    'what are the waves like',
  ])('and of the sea and the sky is none either, whatever things are called: %s', (text) =>
    expect(understand(shore, text, []).intent).toBe('out_of_scope'),
  )

  it.each([
    'is snowbowl open for skiing today',
    'is the beach open on sunday',
    'when does the library close',
    'are the ski lifts open tomorrow',
    'is the walmart next door open',
  ])('and whether another place is open is none: %s', (text) => expect(intentOf(text)).toBe('out_of_scope'))

  it.each(['are you open today', 'is the shop open on sunday', 'are you open for the holiday'])(
    'while our own hours are: %s',
    (text) => expect(intentOf(text)).toBe('store_hours'),
  )

  it.each([
    ['do you have little tide gummies', 'availability'],
    ['how much is the night ferry', 'product_info'],
    ['is night ferry in stock', 'availability'],
    ['something for watching the sunset', 'recommend'],
  ])('but %s is of the menu', (text, intent) => expect(understand(shore, text, []).intent).toBe(intent))

  it.each(['best edibles on the strip', 'a good preroll for a hike'])('is a wish where goods are named: %s', (text) =>
    expect(intentOf(text)).toBe('recommend'),
  )

  it.each([
    'driver been sitting outside my complex 20 mins n wont pick up, fix this',
    'driver has been waiting outside for an hour',
    'my order is wrong, fix it now',
  ])('is a complaint where he does not come up: %s', (text) => expect(intentOf(text)).toBe('complaint'))
})
