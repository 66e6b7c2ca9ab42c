import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = (productId: string, name: string, subcategory: string) =>
  makeProduct({ productId, category: 'accessory', subcategory, name, strainName: null, strainType: null, stock: 9 })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [gear('bong', 'Twirl Bong', 'Glass'), gear('mill', 'Twirl Grinder', 'Grinders')],
})

it.each([
  ['how much does a bong cost', 'bong'],
  ['what does a bong cost', 'bong'],
  ['how much is a grinder', 'mill'],
  ['how much are your grinders', 'mill'],
  ['whats the price of a grinder', 'mill'],
])('shows gear with its price to whom asks what it costs: %s', (text, id) => {
  const { intent, products } = askStore(store, text)
  expect(intent).not.toBe('education')
  expect(products.map(({ productId }) => productId)).toEqual([id])
})
