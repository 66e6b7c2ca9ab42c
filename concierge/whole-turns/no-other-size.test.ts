import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bud = { category: 'flower', subcategory: 'Flower', sizeGrams: 3.5, stock: 9, salePriceCents: null } as const
const products = ['Willow Haze', 'Birch Calm'].map((name, at) =>
  makeProduct({ ...bud, productId: `f${at}`, name, size: '3.5g', priceCents: 4000 + at * 500 }),
)
const store = openStore({ profile: { name: 'Test Shop' }, products })

describe('a size that is not there', () => {
  it.each([
    ['any smaller', 'smaller'],
    ['got a smaller bag', 'smaller'],
    ['anything bigger', 'larger'],
    ['a larger size please', 'larger'],
  ])('is what is said not to be there, and not the thing itself: %s', (text, size) => {
    const turn = askAfter(store, ['show me flower'], text)
    expect(turn.text).toMatch(
      new RegExp(`^Sorry, I don't have flower in a ${size} size right now\\. The (?:largest|smallest) I have`),
    )
  })

  it('is not said of a size that is named', () => {
    expect(askAfter(store, [], 'flower in an ounce').text).not.toContain('larger')
  })
})
