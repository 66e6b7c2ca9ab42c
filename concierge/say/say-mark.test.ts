import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const shopWith = (tag: string) =>
  openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'f1',
        name: 'Plum Kush',
        category: 'flower',
        priceCents: 2800,
        tags: [tag],
        effects: [],
      }),
      makeProduct({ productId: 'f2', name: 'Fern Haze', category: 'flower', priceCents: 3000, tags: [], effects: [] }),
    ],
  })

it.each([
  ['staff pick', 'a staff pick'],
  ['Best Seller', 'a best seller'],
  ['bestseller', 'a best seller'],
  ['popular', 'popular here'],
  ['featured', 'featured on our menu'],
])('says what the mark %s says', (tag, said) => {
  expect(askStore(shopWith(tag), 'flower under 35').text).toContain(said)
})

it.each(['popular', 'featured', 'best seller', 'value', 'local'])(
  'calls no pick of the staff what is marked %s',
  (tag) => {
    expect(askStore(shopWith(tag), 'flower under 35').text).not.toContain('staff pick')
  },
)
