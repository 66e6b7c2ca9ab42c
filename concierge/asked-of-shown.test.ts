import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { openStore } from './open-store.ts'

const gummy = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, category: 'edible', subcategory: 'Gummies', stock: 9, salePriceCents: null, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    gummy('pear', { name: 'Pear Gummies', strainType: 'hybrid', size: '10 x 5mg' }),
    gummy('plum', { name: 'Plum Gummies', strainType: 'indica', size: '10 x 10mg' }),
    gummy('lime', { name: 'Zanzi Gummies', strainType: 'sativa-hybrid', size: '10 x 10mg' }),
  ],
})

describe('the type that is asked of one thing', () => {
  it('is confirmed, corrected, or told as what it leans to', () => {
    expect(askStore(store, 'is the plum gummies an indica').text).toMatch(/^Yes, it's an indica\./)
    expect(askStore(store, 'are the pear gummies indica').text).not.toMatch(/^Yes/)
    expect(askStore(store, 'is the pear one an indica').text).toMatch(/^No, it's a hybrid\./)
    expect(askStore(store, 'is the zanzi gummies a sativa').text).toMatch(/^It's a hybrid that leans sativa\./)
  })

  it('is no verdict where two are named to choose from', () => {
    expect(askStore(store, 'is the pear one indica or sativa').text).not.toMatch(/^(?:Yes|No)/)
  })
})

describe('a question of what was shown', () => {
  it.each(['is that indica', 'so is it an indica', 'is that one indica'])('leaves the wish as it stood: %s', (text) => {
    const products = askAfter(store, ['pear gummies', text], 'something similar but stronger').products
    expect(products.map(({ productId }) => productId)).toContain('lime')
  })

  it('is a wish where another is asked for', () => {
    const { products } = askAfter(store, ['pear gummies'], 'is there an indica one')
    expect(products.map(({ productId }) => productId)).toEqual(['plum'])
  })
})
