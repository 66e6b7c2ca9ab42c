import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askAfter } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'

const row = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, thcPercent: null, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    row('moss', {
      name: 'Moss Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      size: '20 x 5mg',
      priceCents: 2400,
      description: 'Each chew pairs 5 mg THC with 3 mg CBN.',
    }),
    row('fern', {
      name: 'Fern Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      size: '10 x 10mg',
      priceCents: 1900,
    }),
    row('palm', {
      name: 'Palm Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      size: '10 x 10mg',
      priceCents: 900,
    }),
    row('onyx', { name: 'Onyx Cake', category: 'flower', size: '3.5g', thcPercent: 27, priceCents: 4500 }),
    row('zest', { name: 'Zest Haze', category: 'flower', size: '3.5g', thcPercent: 22, priceCents: 3700 }),
    row('gmo', { name: 'Ruby Garlic', category: 'flower', size: '3.5g', thcPercent: 31, priceCents: 5000 }),
  ],
})
const GUMMIES = ['moss gummies', 'and the fern gummies']
const FLOWER = ['onyx cake flower', 'zest haze flower']

describe('two products that were named one after the other', () => {
  it.each([
    'so whats the difference in price',
    'whats the price difference',
    'what is the difference in price between them',
    'ok the difference in cost then',
    'compare them',
    'so compare the two',
  ])('are weighed against each other: %s', (text) => {
    const answer = askAfter(store, GUMMIES, text).text
    expect(answer).toContain('Moss Gummies')
    expect(answer).toContain('Fern Gummies costs $5 less')
  })

  it('are weighed where the second is named as the other side', () => {
    expect(askAfter(store, ['onyx cake flower'], 'vs the zest haze').text).toMatch(/Onyx Cake.*against Zest Haze/)
    expect(askAfter(store, ['onyx cake flower'], 'is the zest haze better').text).toMatch(/Onyx Cake.*Zest Haze/)
  })

  it.each([
    'and which one has more thc',
    'which has more thc',
    'which one is the stronger',
    'which of the two is stronger',
  ])('are the ones that one of is picked from: %s', (text) => {
    expect(askAfter(store, FLOWER, text).products.map(({ productId }) => productId)).toEqual(['onyx'])
    expect(askAfter(store, ['compare onyx cake and zest haze'], text).text).toContain('Onyx Cake')
  })

  it('are told in one sum', () => {
    for (const text of ['sum it up for me, what are both and what do they cost', 'how much for the two together']) {
      const answer = askAfter(store, GUMMIES, text).text
      expect(answer).toMatch(/Moss Gummies.*Fern Gummies/)
      expect(answer).toMatch(/\$43 (?:together )?before tax/)
    }
  })

  it.each(['ok whats in each one again', 'whats in each', 'whats in both of them', 'what is in both again'])(
    'are each told by what their rows say: %s',
    (text) => {
      const answer = askAfter(store, GUMMIES, text).text
      expect(answer).toMatch(/3 mg CBN.*Moss Gummies.*Fern Gummies/)
    },
  )

  it('leave the later one to be spoken of by itself', () => {
    expect(askAfter(store, GUMMIES, 'how much is it').products.map(({ productId }) => productId)).toEqual(['fern'])
    expect(askAfter(store, GUMMIES, 'whats the strongest flower').products.map(({ productId }) => productId)).toContain(
      'gmo',
    )
    expect(askAfter(store, ['show me gummies'], 'how much for two').text).not.toContain('Together')
  })
})
