import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const edible = { category: 'edible', strainName: null, description: '', stock: 9 } as const
const products = [
  makeProduct({ ...edible, flavors: ['Mint'], productId: 'bark', name: 'Peppermint Bark 10pk', subcategory: null }),
  makeProduct({ ...edible, flavors: ['Mint'], productId: 'gum', name: 'Mint Bark Gummies', subcategory: 'Gummies' }),
  makeProduct({ ...edible, flavors: ['Mint'], productId: 'tin', name: 'Spruce Mints', subcategory: null }),
]
const store = openStore({ profile: { name: 'Test Shop' }, products })
const idsFor = (text: string): string[] =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .toSorted()

it('takes bark for chocolate where its row says nothing else', () => {
  for (const text of [
    'something minty to eat, not chocolate',
    'minty edibles without chocolate',
    'mint edible, no chocolate',
  ])
    expect(idsFor(text), text).not.toContain('bark')
  expect(idsFor('minty edibles, no chocolate')).toContain('gum')
  expect(idsFor('minty chocolate')).toEqual(['bark'])
})
