import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const pack = (productId: string, name: string, strainType: 'indica' | 'sativa') =>
  makeProduct({ productId, name, brand: 'Miss Meadow', category: 'pre-roll', strainName: null, strainType })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    pack('q', 'Miss Meadow Quiet Times Pack', 'indica'),
    pack('f', 'Miss Meadow Fast Times Minis Pack', 'sativa'),
    makeProduct({ productId: 'o', name: 'Plum Sorbet', brand: 'Northbank', category: 'flower' }),
  ],
})

describe('two products of which one is called by everyday words', () => {
  it.each([
    'miss meadow quiet times vs fast times minis whats different',
    'whats the difference between miss meadow quiet times and fast times minis',
    'fast times minis vs quiet times',
    'compare the quiet times with the fast times minis',
  ])('are both found in "%s"', (asked) => {
    const turn = askStore(store, asked)
    expect(turn.products.map(({ productId }) => productId).sort()).toEqual(['f', 'q'])
    expect(turn.text).toMatch(/indica/)
  })

  it('does not bring in a third by a word that many share', () => {
    const turn = askStore(store, 'fast times minis vs something quiet')
    expect(turn.products.map(({ productId }) => productId)).not.toContain('q')
  })
})
