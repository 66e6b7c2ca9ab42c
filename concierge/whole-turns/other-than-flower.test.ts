import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'flower', category: 'flower', name: 'Onyx Owl 3.5g', stock: 9 }),
    makeProduct({ productId: 'roll', category: 'pre-roll', name: 'Onyx Owl Pre-Roll 1g', stock: 9 }),
    makeProduct({
      productId: 'resin',
      category: 'concentrate',
      subcategory: 'Live Resin',
      name: 'Onyx Owl Live Resin 1g',
      stock: 9,
    }),
    makeProduct({ productId: 'cookies', category: 'edible', subcategory: 'Baked', name: 'Oat Cookies', stock: 9 }),
    makeProduct({
      productId: 'papers',
      category: 'accessory',
      subcategory: 'Papers',
      name: 'King Size Rolling Papers',
      stock: 9,
    }),
  ],
})

const shown = (text: string) =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .sort()

describe('a name with a refusal beside it', () => {
  it.each([
    'what do you have of onyx owl that isnt flower',
    'got onyx owl in anything but flower',
    'i love onyx owl but im out of papers and patience. what do you have of it that isnt flower',
    'no papers left so no flower. what onyx owl do you have',
    'onyx owl, but not flower, i dont have a grinder',
  ])('calls what is not refused: %s', (text) => {
    expect(shown(text)).toEqual(['resin', 'roll'])
  })

  it('does not call the very thing that is refused', () => {
    expect(shown('do you have onyx owl, not a pre roll')).not.toContain('roll')
  })

  it.each(['im out of papers, need some', 'out of papers, king size ones please, no flower'])(
    'leaves what is to be bought anew: %s',
    (text) => {
      expect(shown(text)).toEqual(['papers'])
    },
  )
})

it('does not say to have gluten-free cookies where the cookies do not say so', () => {
  expect(askStore(store, 'do you have cookies that dont have gluten in them').text).toMatch(/nothing of that kind/)
})
