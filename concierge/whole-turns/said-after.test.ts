import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'vegan-gummies', category: 'edible', name: 'Lime Gummies 10pk 100mg', tags: ['vegan'] }),
    makeProduct({ productId: 'gummies', category: 'edible', name: 'Peach Gummies 10pk 100mg' }),
    makeProduct({ productId: 'vegan-bar', category: 'edible', name: 'Dark Chocolate Bar 100mg', tags: ['vegan'] }),
    makeProduct({ productId: 'bar', category: 'edible', name: 'Milk Chocolate Bar 100mg' }),
    makeProduct({ productId: 'sage', category: 'topical', name: 'Desert Sage Balm 2oz' }),
    makeProduct({ productId: 'plain', category: 'topical', name: 'Unscented Salve 1oz' }),
    makeProduct({ productId: 'lotion', category: 'topical', name: 'Body Lotion 8oz', description: 'No fragrance.' }),
    makeProduct({ productId: 'pouch', category: 'accessory', name: 'Smell-Proof Pouch' }),
    makeProduct({ productId: 'papers', category: 'accessory', name: 'Rolling Papers' }),
  ],
})

const shown = (text: string) =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('what somebody eats, said after the thing', () => {
  it.each([
    ["i'm in charge of snacks! gummies, vegan because of jess", ['vegan-gummies']],
    ['gummies, vegan please', ['vegan-gummies']],
    ['gummies and vegan', ['vegan-gummies']],
    ['chocolate but vegan', ['vegan-bar']],
    ['chocolate, preferably vegan', ['vegan-bar']],
    ['gummies, also vegan', ['vegan-gummies']],
  ])('is said of it in "%s"', (text, ids) => {
    expect(shown(text)).toEqual(ids)
  })

  it('is said of the next thing where one follows', () => {
    expect(shown('gummies, vegan chocolate')).toEqual(['gummies', 'vegan-bar', 'vegan-gummies'])
  })
})

describe('what is rubbed in and has no scent', () => {
  it.each([
    ['got a salve or balm without any scent? perfume makes me gag', ['plain']],
    ['unscented balm', ['plain']],
    ['scent free lotion please', ['lotion']],
    ['a balm with no smell to it', ['plain']],
    ["a balm that doesn't smell", ['plain']],
    ['balm, no smell', ['plain']],
    ['a salve that does not have a scent', ['plain']],
    ['lotion without any smell', ['lotion']],
    ['a balm with no fragrance', ['plain']],
    ['lotion, fragrance free', ['lotion']],
    ['loción sin perfume', ['lotion']],
  ])('is found by "%s"', (text, ids) => {
    expect(shown(text)).toEqual(ids)
  })

  it('is none of what lets no smell out', () => {
    expect(shown('scent proof bag')).toEqual(['pouch'])
    expect(shown('salve or balm')).toEqual(['plain', 'sage'])
  })
})
