import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, category: 'edible', subcategory: 'Gummies', stock: 9, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    gummy('night', { name: 'Plum Gummies', strainType: 'indica', effects: ['Sleepy'], flavors: ['Plum'] }),
    gummy('day', { name: 'Mint Gummies', strainType: 'sativa', effects: ['Energetic'], flavors: ['Mint'] }),
  ],
})

const shown = (text: string) =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .sort()

describe('two people who like different things', () => {
  it.each([
    'two of us, one likes to get sleepy and the other wants energy. could you find gummies for each?',
    'gummies for us both, one of us is into indica and the other prefers sativa',
    'my wife wants something for sleep but the other one wants energy, gummies please',
    'one gummy for sleep and another for energy',
  ])('are each found their own: %s', (text) => {
    expect(shown(text)).toEqual(['day', 'night'])
  })

  it('are not two where one of them says nothing of it', () => {
    expect(shown('one of us wants sleepy gummies and the other wants to come along')).toEqual(['night'])
  })
})
