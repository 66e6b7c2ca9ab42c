import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: { name: 'Harbor Leaf' },
  products: [
    makeProduct({
      productId: 'both',
      name: 'Dusk 2:1:1 THC:CBN:CBG',
      category: 'edible',
      subcategory: 'Gummies',
      stock: 9,
    }),
    makeProduct({ productId: 'cbn', name: 'Plum CBN Gummies', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ productId: 'plain', name: 'Pear Gummies', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ productId: 'drops', name: 'Ginger 1:1 CBN:THC Tincture', category: 'tincture', stock: 9 }),
    makeProduct({ productId: 'myrcene', name: 'Velvet Comet', terpenes: ['Myrcene'], stock: 9 }),
    makeProduct({ productId: 'linalool', name: 'Lunar Orchard', terpenes: ['Linalool'], stock: 9 }),
    makeProduct({ productId: 'neither', name: 'Amber Falcon', terpenes: ['Limonene'], stock: 9 }),
  ],
})
const shown = (text: string) =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .sort()

describe('what is to be inside', () => {
  it.each([
    ['any gummies with cbn or cbg', ['both', 'cbn']],
    ['tincture with cbn or cbg', ['drops']],
    ['flower with myrcene or linalool', ['linalool', 'myrcene']],
    ['gomitas con cbn o cbg', ['both', 'cbn']],
  ])('is either of two: %s', (text, ids) => {
    expect(shown(text)).toEqual(ids)
    expect(askStore(store, text).intent).toBe('recommend')
  })

  it('is both of two', () => {
    expect(shown('gummies with cbn and cbg')).toEqual(['both'])
    expect(askStore(store, 'tincture with cbn and cbg').text).toMatch(/don't have tinctures with CBN and CBG/)
  })

  it('is neither of the two that nearly all have', () => {
    expect(shown('thc or cbd gummies')).toEqual(['both', 'cbn', 'plain'])
    expect(askStore(store, 'which is better thc or cbd').intent).toBe('education')
    expect(askStore(store, 'is it thc or cbd').intent).toBe('education')
  })
})
