import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'c1', name: 'Zephyr Wax', category: 'concentrate', size: '1g', sizeGrams: 1, stock: 9 }),
    makeProduct({ productId: 'a1', name: 'Dab Tool Set', category: 'accessory', strainName: null, stock: 9 }),
  ],
})
const idsFor = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

it('takes what is for dabbing for something to dab', () => {
  for (const text of ['anything for dabbing at all', 'got stuff for dabs', 'something for dabbing', 'anything to dab'])
    expect(idsFor(text), text).toEqual(['c1'])
})

it('takes what one dabs with for gear', () => {
  for (const text of [
    'a tool for dabbing',
    'gear for dabs',
    'something to dab with',
    'dab tools',
    'a kit for dabbing',
  ]) {
    expect(idsFor(text), text).toEqual(['a1'])
    expect(askStore(store, text).text, text).not.toContain("don't have")
  }
})

it('knows oil of the whole plant, and what comes in a syringe', () => {
  const dab = (productId: string, name: string) =>
    makeProduct({ productId, name, category: 'concentrate', strainName: null, stock: 9 })
  const oils = openStore({
    profile: { name: 'Test Shop' },
    products: [
      dab('r1', 'Full Plant RSO Syringe 1g'),
      dab('r2', 'RSO Tub 1g'),
      dab('d1', 'Distillate Syringe 1g'),
      dab('w1', 'Zephyr Wax'),
      makeProduct({ productId: 'v1', name: 'Oil Co Cart 1g', category: 'vape', subcategory: 'Cartridges', stock: 9 }),
    ],
  })
  const shown = (text: string) => askStore(oils, text).products.map(({ productId }) => productId)
  for (const text of ['is there a syringe of full plant oil', 'rso in a syringe', 'an feco syringe'])
    expect(shown(text), text).toEqual(['r1'])
  for (const text of ['whole plant extract', 'got full extract cannabis oil', 'feco'])
    expect(shown(text).toSorted(), text).toEqual(['r1', 'r2'])
  for (const text of ['got any syringes', 'an oil syringe']) expect(shown(text).toSorted(), text).toEqual(['d1', 'r1'])
  expect(shown('a cart of oil')).toEqual(['v1'])
})

it('takes gear for none of what is dabbed', () => {
  const shelf = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'peak',
        name: 'Peak',
        category: 'accessory',
        description: 'For rosin and hash.',
        stock: 9,
      }),
      makeProduct({ productId: 'joint', name: 'Ice Hash Joint', category: 'pre-roll', stock: 9 }),
    ],
  })
  expect(askStore(shelf, 'hash').products.map(({ productId }) => productId)).toEqual(['joint'])
})
