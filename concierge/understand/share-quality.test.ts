import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { retrieve } from '#concierge/retrieve/retrieve.ts'
import { makeProduct } from '#testing/factories.ts'
import { readWish } from './read-wish.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: ['King Size Papers', 'Cones 70s Size', 'Grinder'].map((name, at) =>
    makeProduct({ productId: `a${at}`, name, category: 'accessory', subcategory: null, strainName: null }),
  ),
})
const formsOf = (text: string) => readWish(text, store.vocabulary).wish.forms.map(({ kinds }) => kinds.join(' '))

describe('what is said once of two things', () => {
  it('is said of both', () => {
    for (const text of ['king size papers or cones', 'papers or cones in king size'])
      expect(formsOf(text), text).toEqual(['king-size paper', 'king-size cone'])
    expect(formsOf('vegan gummies or chocolate')).toEqual(['vegan gummy', 'vegan chocolate'])
  })

  it('is not said of another thing', () => {
    expect(formsOf('king size papers or a grinder')).toEqual(['king-size paper', 'grinder'])
    expect(formsOf('papers or king size cones')).toEqual(['paper', 'king-size cone'])
  })

  it('comes nearest in the same thing without it', () => {
    const { met, nearest } = retrieve(store, readWish('king size cones', store.vocabulary).wish)
    expect(met).toEqual([])
    expect(nearest.map(({ product }) => product.name)).toEqual(['Cones 70s Size'])
  })
})
