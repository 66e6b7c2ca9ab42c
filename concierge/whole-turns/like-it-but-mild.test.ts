import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bud = (productId: string, name: string, thcPercent: number) =>
  makeProduct({
    productId,
    name,
    brand: 'Fernhill',
    category: 'flower',
    strainName: null,
    strainType: 'indica',
    thcPercent,
    sizeGrams: 3.5,
  })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [bud('s', 'Quince Thunder', 30), bud('n', 'Damson Gale', 25.2), bud('m', 'Plum Breeze', 18)],
})

describe('what is like a thing but mild', () => {
  it.each([
    'thats too strong, something like it but mild',
    'anything like that but gentle',
    'something like it but a bit mellow',
  ])('is milder than the next in strength: "%s"', (asked) => {
    expect(askAfter(store, ['do you have quince thunder'], asked).products[0]?.productId).toBe('m')
  })

  it('is the next in strength where a little weaker is asked for', () => {
    expect(
      askAfter(store, ['do you have quince thunder'], 'anything like that but weaker').products[0]?.productId,
    ).toBe('n')
  })
})
