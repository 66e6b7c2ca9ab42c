import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const named = { strainName: 'Willow Haze', strainType: 'sativa', stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...named, productId: 'jar', name: 'Willow Haze 3.5g', category: 'flower', sizeGrams: 3.5 }),
    makeProduct({ ...named, productId: 'roll', name: 'Willow Haze Pre-Roll 1g', category: 'pre-roll', sizeGrams: 1 }),
    makeProduct({
      ...named,
      productId: 'cart',
      name: 'Willow Haze Cart 1g',
      category: 'vape',
      subcategory: 'Cartridge',
    }),
    makeProduct({ productId: 'other', name: 'Birch Calm Pre-Roll 1g', category: 'pre-roll', sizeGrams: 1, stock: 9 }),
  ],
})
const shown = (text: string) =>
  askAfter(store, ['do you have willow haze'], text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('what goes by a name', () => {
  it.each([
    'he only does joints tho',
    'she just smokes joints',
    'just the joints for us please',
    'only prerolls for me',
    'nothing but prerolls for him',
  ])('is kept to the form that somebody sticks to: %s', (text) => {
    expect(shown(text)).toEqual(['roll'])
  })

  it.each(['just the ones you smoke', 'only what i can smoke', 'just the kind you smoke', 'only ones that get smoked'])(
    'is kept to what is smoked: %s',
    (text) => {
      expect(shown(text)).toEqual(['jar', 'roll'])
    },
  )

  it.each(['just show me any joints', 'only other joints'])('is left for the whole shelf: %s', (text) => {
    expect(shown(text)).toContain('other')
  })
})
