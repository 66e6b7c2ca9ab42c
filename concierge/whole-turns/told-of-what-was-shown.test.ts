import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const row = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, description: null, tags: [], strainName: null, ...fields })

const store = openStore({
  profile: { name: 'Quiet Pine', returns_policy: { vapes: 'Defective carts: swap within 14 days with receipt.' } },
  products: [
    row('drops', { category: 'tincture', name: 'Evening Tincture 100mg', thcMgTotal: 100, size: '30ml' }),
    row('gummy', { category: 'edible', name: 'Fig Gummies', thcMgPerPiece: 5, packCount: 20 }),
    row('cake', { category: 'flower', name: 'Ice Cream Cake 3.5g', strainName: 'Ice Cream Cake' }),
    row('other', { category: 'flower', name: 'Amber Owl 3.5g', strainName: 'Amber Owl' }),
    row('tips', { category: 'accessory', name: 'Glass Filter Tips', strainType: null, thcPercent: null }),
  ],
})
const idsOf = (text: string): readonly string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('how a thing is taken', () => {
  it.each(['how do i take it', 'how should i take this', 'how do you use it'])(
    'is told of a tincture where one was shown: %s',
    (text) => {
      expect(askAfter(store, ['looking for a tincture'], text).text).toMatch(/under the tongue|dropper/)
    },
  )

  it('is told of an edible where one was shown', () => {
    expect(askAfter(store, ['looking for gummies'], 'how do i take it').text).not.toContain('dropper')
  })
})

describe('a clogged cart', () => {
  it.each([
    'my cart wont hit, clogged, any tips?',
    'any tricks for a clogged cart',
    'my pen is clogged, got any advice',
  ])('is put right at home where tips are asked for: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.text).toContain('warm')
    expect(turn.products).toEqual([])
  })

  it('is swapped where that is asked', () => {
    expect(askStore(store, 'my cart is clogged, can i swap it').text).toContain('14 days')
  })

  it('is no reason to be shown none', () => {
    expect(idsOf('got any filter tips')).toEqual(['tips'])
  })
})

describe('a strain named after something', () => {
  it.each(['is there a strain named after ice cream', 'any strains called ice cream', 'a strain named for ice cream'])(
    'is found by its name: %s',
    (text) => {
      expect(idsOf(text)).toEqual(['cake'])
    },
  )

  it('is not meant where the thing itself is', () => {
    expect(idsOf('do you have ice cream')).not.toContain('cake')
  })
})
