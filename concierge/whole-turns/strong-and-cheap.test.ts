import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flower = (productId: string, name: string, thcPercent: number, priceCents: number) =>
  makeProduct({ productId, name, category: 'flower', thcPercent, priceCents, salePriceCents: null })
const shop = openStore({
  profile: { name: 'Test Shop' },
  products: [
    flower('weak', 'Moss Meadow', 16, 1000),
    flower('middle', 'Fern Hollow', 22, 2000),
    flower('strong', 'Boulder Kush', 29, 3000),
    flower('dear', 'Tarn Kush', 31, 6000),
    flower('plain', 'Loam Haze', 19, 1500),
    flower('other', 'Reed Haze', 21, 1800),
  ],
})
const first = (text: string) => askStore(shop, text).products[0]?.productId

describe('what is to be strong and cheap', () => {
  it.each(['cheap strong flower', 'flower thats strong but wont break the bank', 'flor fuerte y barata'])(
    'is the cheapest of what is strong: %s',
    (text) => {
      expect(first(text)).toBe('strong')
      expect(askStore(shop, text).text).not.toMatch(/(?:from|desde) \d+% THC/)
    },
  )

  it('is the cheapest of all where only that is asked', () => {
    expect(first('cheapest flower')).toBe('weak')
    expect(first('strongest flower')).toBe('dear')
  })
})
