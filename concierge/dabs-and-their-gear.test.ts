import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

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
