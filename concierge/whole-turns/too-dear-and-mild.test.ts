import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const rosin = {
  category: 'concentrate',
  subcategory: 'Live Rosin',
  strainName: null,
  size: '1g',
  sizeGrams: 1,
  thcPercent: 75,
  stock: 9,
} as const
const flower = { category: 'flower', strainName: null, size: '3.5g', sizeGrams: 3.5, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...rosin, productId: 'dear', name: 'Crag Live Rosin 1g', priceCents: 8000 }),
    makeProduct({ ...rosin, productId: 'fair', name: 'Brook Live Rosin 1g', priceCents: 5500 }),
    makeProduct({
      ...flower,
      productId: 'strong',
      name: 'Cliff Bloom',
      thcPercent: 33,
      effects: ['happy', 'giggly'],
      priceCents: 3000,
    }),
    makeProduct({
      ...flower,
      productId: 'mild',
      name: 'Meadow Bloom',
      thcPercent: 14,
      effects: ['happy', 'giggly'],
      priceCents: 3000,
    }),
    makeProduct({
      ...rosin,
      productId: 'vape',
      name: 'Cliff Vape 1g',
      category: 'vape',
      subcategory: 'Cartridge',
      thcPercent: 88,
      priceCents: 1400,
    }),
  ],
})
const idsOf = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

describe('a price that is called too high', () => {
  it.each([
    'I want live rosin but 80 dollars is crazy, anything cheaper',
    '$80 is way too much for live rosin',
    'live rosin, but im not paying 80',
    '80 bucks seems a bit much for live rosin, got any other',
  ])('is one to stay under: %s', (text) => {
    expect(idsOf(text)).toEqual(['fair'])
    expect(askStore(store, text).text).not.toMatch(/up to \$80/)
  })

  it.each(['live rosin, 80 dollars is fine', 'live rosin up to $80', 'i can spend 80 on live rosin'])(
    'is a limit where it is agreed to: %s',
    (text) => {
      expect(idsOf(text)).toContain('dear')
    },
  )
})

describe('not much thc', () => {
  it.each([
    'giggly flower, not a ton of thc',
    'flower without too much thc',
    'i dont want a lot of thc, some flower',
    'flower for one evening, nothing crazy',
  ])('is something mild: %s', (text) => {
    expect(idsOf(text)[0]).toBe('mild')
  })

  it.each(['flower thats not too racy', 'some flower, nothing edgy', 'less racy flower'])(
    'is what does not race: %s',
    (text) => {
      expect(idsOf(text)[0]).toBe('mild')
    },
  )

  it('is nothing mild where much is asked for', () => {
    expect(idsOf('flower with a lot of thc')[0]).toBe('strong')
  })
})

it.each(['get me as stoned as possible for 35, smoking', 'as high as i can get, something to smoke'])(
  'what is smoked is strong: %s',
  (text) => {
    expect(idsOf(text)[0]).toBe('strong')
    expect(idsOf(text)).not.toContain('vape')
  },
)

it('one night is no bedtime', () => {
  expect(askStore(store, 'flower for two people, one night').text).not.toMatch(/for the night/)
  expect(askStore(store, 'flower for the night').text).toMatch(/for the night/)
})
