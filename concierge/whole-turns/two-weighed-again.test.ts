import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bare = { effects: [], flavors: [], terpenes: [], stock: 9 }
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      productId: 'owl',
      name: 'Owl Dusk',
      strainType: 'indica',
      thcPercent: 24,
      priceCents: 4000,
      ...bare,
    }),
    makeProduct({
      productId: 'lark',
      name: 'Lark Dawn',
      strainType: 'sativa',
      thcPercent: 21,
      priceCents: 3500,
      ...bare,
    }),
  ],
})

const after = (text: string) => askAfter(store, ['compare owl dusk and lark dawn'], text).text

describe('two that were compared', () => {
  it.each([
    ['which is better for night time', /^Owl Dusk would be my pick .* went by strain type/],
    ['which would you smoke on a hike', /^Lark Dawn would be my pick/],
    ['whats the price difference', /^Lark Dawn costs \$5 less/],
    ['which feels better in the morning', /^Lark Dawn would be my pick/],
  ])('are weighed by what is asked: %s', (text, said) => {
    expect(after(text)).toMatch(said)
  })
})
