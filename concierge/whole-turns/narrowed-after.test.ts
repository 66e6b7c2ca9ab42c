import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'

const row = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    row('plain', { name: 'Plum Cart', category: 'vape', subcategory: 'Cartridge', size: '0.5g', sizeGrams: 0.5 }),
    row('rosin', {
      name: 'Plum Live Rosin Cart',
      category: 'vape',
      subcategory: 'Cartridge',
      size: '0.5g',
      sizeGrams: 0.5,
    }),
    row('dispo', { name: 'Grape Slush', category: 'vape', subcategory: 'Disposable', size: '1g', sizeGrams: 1 }),
    row('pod', {
      name: 'Gelato Pod',
      brand: 'Orbit',
      category: 'vape',
      subcategory: 'Pod',
      size: '1g',
      sizeGrams: 1,
      stock: 0,
    }),
    row('other', {
      name: 'Punch Pod',
      brand: 'Orbit',
      category: 'vape',
      subcategory: 'Pod',
      size: '0.5g',
      sizeGrams: 0.5,
    }),
    row('battery', { name: 'Stick Battery', category: 'accessory', subcategory: 'Battery' }),
    row('eighth', { name: 'Dune Haze', category: 'flower', size: '3.5g', sizeGrams: 3.5, priceCents: 3000 }),
    row('ounce', { name: 'Dune Haze', category: 'flower', size: '28g', sizeGrams: 28, priceCents: 15000 }),
  ],
})

const idsAfter = (before: readonly string[], text: string): readonly string[] =>
  askAfter(store, before, text).products.map(({ productId }) => productId)

describe('what narrows a wish', () => {
  it.each([
    'and it should be solventless',
    'it has to be solventless',
    'they need to be solventless',
    'make sure its live rosin',
    'must be live rosin',
    'only if its live rosin',
  ])('is a demand of it, and no question about it: %s', (text) => {
    expect(idsAfter(['carts'], text)).toEqual(['rosin'])
  })

  it('is a question where a choice is asked about', () => {
    expect(askAfter(store, ['carts'], 'should it be live resin or rosin').intent).toBe('education')
    expect(askAfter(store, ['carts'], 'whats the difference between live resin and rosin').intent).toBe('education')
  })

  it.each(['the 28s only', 'only the 28s', 'show me all the 28s', 'nothing but 28s', 'just those 28s please'])(
    'is a weight of the menu by its figure alone: %s',
    (text) => {
      expect(idsAfter(['flower', 'under 200'], text)).toEqual(['ounce'])
    },
  )

  it('is a price where it says so', () => {
    expect(idsAfter(['flower'], 'under 35')).toEqual(['eighth'])
  })

  it.each([
    'no 510 stuff, i dont own a battery',
    'nothing that needs a battery',
    'i dont have a battery',
    'i dont want to buy a battery',
    'without a battery',
  ])('is that a vape is to be whole: %s', (text) => {
    expect(idsAfter(['vapes'], text)).toEqual(['dispo'])
  })

  it('is a battery where a part is there that needs one', () => {
    const ids = (text: string) => askStore(store, text).products.map(({ productId }) => productId)
    expect(ids('something to vape but i dont own a battery')).toEqual(['dispo'])
    expect(ids('i have a cart but no battery')).toEqual(['battery'])
    expect(ids('need a cart and dont have a battery')).not.toContain('dispo')
  })

  it.each(['and in the gram pod?', 'in the full gram pod?', 'in your gram pod?'])(
    'keeps the name that it is asked for in another form: %s',
    (text) => {
      expect(askAfter(store, ['orbit gelato pods'], text).text).toContain('Gelato Pod is sold out')
    },
  )
})
