import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'

import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bare: Partial<Product> = {
  effects: [],
  flavors: [],
  terpenes: [],
  packCount: null,
  tags: [],
  salePriceCents: null,
}
const drink = (productId: string, name: string): Product =>
  makeProduct({ ...bare, productId, name, brand: 'Quill', category: 'edible', subcategory: 'Drinks', priceCents: 700 })
const inhaled = (
  productId: string,
  name: string,
  category: 'vape' | 'pre-roll' | 'concentrate',
  own: Partial<Product>,
): Product => makeProduct({ ...bare, productId, name, category, priceCents: 2000, ...own })

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    drink('d1', 'Quill Plum Seltzer 10mg'),
    drink('d2', 'Quill Hibiscus Tea 10mg'),
    inhaled('v1', 'Ardent Cart Pine 1g', 'vape', {
      brand: 'Ardent',
      subcategory: 'Cartridges',
      thcPercent: 84,
      strainType: 'indica',
    }),
    inhaled('v2', 'Bramble Cart Calm 1g', 'vape', {
      brand: 'Bramble',
      subcategory: 'Cartridges',
      thcPercent: 31,
      strainType: 'hybrid',
    }),
    inhaled('p1', 'Bramble Roll 1g', 'pre-roll', {
      brand: 'Bramble',
      subcategory: 'Singles',
      thcPercent: 19,
      priceCents: 800,
    }),
    inhaled('c1', 'Ardent Rosin 1g', 'concentrate', { brand: 'Ardent', subcategory: 'Rosin', priceCents: 6000 }),
    inhaled('c2', 'Bramble Rosin 1g', 'concentrate', { brand: 'Bramble', subcategory: 'Rosin', priceCents: 4500 }),
    makeProduct({
      ...bare,
      productId: 'g1',
      name: 'Quill Gummies Blueberry 10pk',
      brand: 'Quill',
      category: 'edible',
      subcategory: 'Gummies',
      strainType: 'indica',
      priceCents: 1800,
    }),
    makeProduct({
      ...bare,
      productId: 'g2',
      name: 'Quill Gummies Mango 10pk',
      brand: 'Quill',
      category: 'edible',
      subcategory: 'Gummies',
      strainType: 'sativa',
      priceCents: 1600,
    }),
  ],
})

function shown(talk: string): readonly string[] {
  const texts = talk.split(' | ')
  return askAfter(store, texts.slice(0, -1), texts.at(-1) ?? '').products.map(({ productId }) => productId)
}

describe('a word or two that change a wish', () => {
  it.each(['drinks | not sparkling', 'drinks | nothing carbonated', 'do you have drinks | non carbonated please'])(
    'refuse what bubbles, and no drinks: %s',
    (talk) => {
      expect(shown(talk)).toEqual(['d2'])
    },
  )

  it.each(['is there a cheaper rosin than the ardent rosin', 'got any cheaper rosin than the ardent'])(
    'measure by a name: %s',
    (talk) => {
      expect(shown(talk)).toEqual(['c2'])
    },
  )

  it.each(['need a mellow vape, not too strong', 'a mellow cart please, nothing fancy and not so strong'])(
    'call what is mellow and not strong mild: %s',
    (talk) => {
      expect(shown(talk)[0]).toBe('v2')
    },
  )

  it.each(['i have 50 dollars | a joint and some gummies', 'my budget is 50 | i want gummies and a joint'])(
    'name what a sum is for: %s',
    (talk) => {
      const ids = shown(talk)
      expect(ids).toHaveLength(2)
      expect(ids).toContain('p1')
    },
  )

  it('leave a type that was asked of one thing behind', () => {
    expect(shown('is the quill blueberry indica? | what about mango')).toEqual(['g2'])
  })

  it.each([
    ['drinks | sparkling ones', 'd1'],
    ['ardent rosin', 'c1'],
    ['indica gummies', 'g1'],
  ])('are heard as before where they ask for it: %s', (talk, id) => {
    expect(shown(talk)[0]).toBe(id)
  })
})
