import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bud = { category: 'flower', stock: 9, salePriceCents: null, strainName: null, sizeGrams: 3.5 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...bud,
      productId: 'night',
      name: 'Fern Kush',
      strainType: 'indica',
      effects: ['Sleepy', 'Relaxed'],
    }),
    makeProduct({
      ...bud,
      productId: 'day',
      name: 'Willow Haze',
      strainType: 'sativa',
      effects: ['Energetic', 'Focused'],
    }),
  ],
})
const first = (text: string) => askStore(store, text).products[0]?.productId

describe('a mood that only an image tells', () => {
  it.each([
    ['need to power down after work, flower', 'night'],
    ['flower to put me down for the night', 'night'],
    ['something to get me up and moving, flower', 'day'],
  ])('leans the choice: %s', (text, id) => expect(first(text)).toBe(id))

  it('is said, so that whoever is misheard can say so', () => {
    expect(askStore(store, 'flower so im out by eleven').text).toContain('for the night')
  })

  it('is not heard where it is refused', () => {
    expect(askStore(store, 'flower that wont have me out by eleven').text).not.toContain('for the night')
  })

  it('names no thing that is looked for', () => {
    for (const text of [
      'off to slumberland with some flower',
      'candle lit dinner for two, flower',
      'pillow time flower',
    ])
      expect(askStore(store, text).text, text).not.toMatch(/don't carry/)
    expect(askStore(store, 'do you have candles').text).toMatch(/don't carry/)
  })
})
