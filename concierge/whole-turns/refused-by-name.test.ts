import { expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const soda = {
  category: 'edible',
  subcategory: 'Soda',
  thcPercent: null,
  thcMgTotal: 10,
  size: '12oz',
  sizeGrams: null,
  strainName: null,
  stock: 9,
} as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...soda, name: 'Orchard Root Beer 10mg', brand: 'Orchard', flavors: ['Root beer'] }),
    makeProduct({ ...soda, name: 'Quarry Cola 10mg', brand: 'Quarry', flavors: ['Cola'] }),
  ],
})

it.each(['not root beer', 'no root beer', 'not the root beer'])(
  'leaves out what is refused by its name: "%s"',
  (text) => {
    const { intent, products } = askAfter(store, ['any sodas?'], text)
    expect(intent).toBe('recommend')
    expect(products.map(({ name }) => name)).toEqual(['Quarry Cola 10mg'])
  },
)

it('leaves the world outside to itself', () => {
  expect(askAfter(store, ['any sodas?'], 'who won the game last night').intent).toBe('out_of_scope')
})
