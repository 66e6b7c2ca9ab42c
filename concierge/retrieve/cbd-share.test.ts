import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { hasMoreCbd } from './cbd-share.ts'
import { readItem } from './item.ts'

const SILENT: Partial<Product> = {
  category: 'edible',
  thcPercent: null,
  cbdPercent: null,
  cbdMgTotal: null,
  description: null,
  strainName: null,
}
const isRich = (product: Partial<Product>): boolean => hasMoreCbd(readItem(makeProduct({ ...SILENT, ...product }), 0))

describe('hasMoreCbd', () => {
  it('goes by the parts of the proportion in the name', () => {
    expect(isRich({ name: 'Peach 2:1 CBD:THC' })).toBe(true)
    expect(isRich({ name: 'Asleep 5:1:1:1 CBD:THC:CBG:CBN' })).toBe(true)
    expect(isRich({ name: 'Balm CBD:THC 20:1' })).toBe(true)
    expect(isRich({ name: 'Pear 1:1 THC:CBD' })).toBe(false)
    expect(isRich({ name: 'Night 2:1 THC:CBD' })).toBe(false)
    expect(isRich({ name: 'Tart Cherry 10:1 CBN:THC', description: 'Has CBD in it.' })).toBe(false)
  })

  it('goes by the figures of the row, and by its description last', () => {
    expect(isRich({ name: 'Gummies', cbdMgTotal: 200, thcMgTotal: 100 })).toBe(true)
    expect(isRich({ name: 'Gummies', cbdMgTotal: 50, thcMgTotal: 100 })).toBe(false)
    expect(isRich({ category: 'flower', name: 'Flower', cbdPercent: 12, thcPercent: 6 })).toBe(true)
    expect(isRich({ name: 'Gummies', description: 'Each has 5mg THC and 25mg CBD.' })).toBe(true)
    expect(isRich({ name: 'Gummies', description: 'Each has 10mg THC.' })).toBe(false)
  })
})

describe('mostly CBD', () => {
  it('goes before an even share', () => {
    const store = openStore({
      profile: { name: 'Test Shop' },
      products: [
        makeProduct({
          productId: 'even',
          category: 'vape',
          name: 'Plover Cart 1:1',
          thcPercent: 41,
          cbdPercent: 43,
          stock: 90,
        }),
        makeProduct({
          productId: 'most',
          category: 'vape',
          name: 'Plover Pen 5:1',
          thcPercent: 14,
          cbdPercent: 70,
          stock: 4,
        }),
        makeProduct({ productId: 'none', category: 'vape', name: 'Plover Cart', thcPercent: 80 }),
      ],
    })
    for (const text of ['a vape with cbd mostly', 'mostly cbd vape'])
      expect(
        askStore(store, text).products.map(({ productId }) => productId),
        text,
      ).toEqual(['most', 'even'])
  })
})
