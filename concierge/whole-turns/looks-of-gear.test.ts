import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const thing = (productId: string, name: string, over: Partial<Parameters<typeof makeProduct>[0]> = {}) =>
  makeProduct({ productId, category: 'merch', subcategory: 'Apparel', name, strainType: null, stock: 9, ...over })
const gear = { category: 'accessory' } as const

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    thing('navy', 'Navy Hoodie', { size: 'M' }),
    thing('charcoal', 'Charcoal Hoodie', { size: 'M' }),
    thing('pink', 'Pink Otter Tee', { size: 'S' }),
    thing('plain', 'Abstract Otter Tee', { size: 'S' }),
    thing('green', 'Green Otter Hat'),
    thing('tan', 'Trucker Hat'),
    thing('grinder', 'Otter 4-Piece Grinder', { ...gear, subcategory: 'Grinders', size: 'Black' }),
    thing('steel', 'Otter Steel Grinder', { ...gear, subcategory: 'Grinders', size: 'Each' }),
    thing('flame', 'Long Reach Lighter', { ...gear, subcategory: 'Lighters', priceCents: 200 }),
    thing('sleeve', 'Lighter Sleeve', { ...gear, subcategory: 'Accessories' }),
    thing('torch', 'Blast', { ...gear, subcategory: 'Lighters', brand: 'Scald Torch', priceCents: 3000 }),
    thing('pipe', 'Spoon Pipe', { ...gear, subcategory: 'Glassware' }),
    makeProduct({ productId: 'black', category: 'flower', name: 'Black', strainName: 'Black', stock: 9 }),
    makeProduct({ productId: 'cherry', category: 'vape', name: 'Black Cherry Cart', stock: 9 }),
  ],
})
const shown = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('the color of what is used or worn', () => {
  it.each([
    ['hoodie in medium, not grey', ['navy']],
    ['gray hoodie', ['charcoal']],
    ['tshirt small pink', ['pink']],
    ['Hat, green', ['green']],
    ['black grinder', ['grinder']],
    ['got a grinder in black', ['grinder']],
  ])('is heeded wherever it is said: %s', (text, ids) => expect(shown(text)).toEqual(ids))

  it('is a name where no such thing is asked for', () => {
    expect(shown('got black flower')).toEqual(['black'])
  })

  it('that nothing has is said to be missing', () => {
    expect(askStore(store, 'grinder in pink').text).toContain('listed as pink')
  })
})

describe('what lights a bowl', () => {
  it.each([
    'cheap way to light a bowl, just a lighter',
    'something to light my joint',
    'cheapest thing to spark a bowl with',
  ])('is a lighter, and no bowl: %s', (text) => {
    expect(shown(text)).toContain('flame')
    expect(shown(text)).not.toContain('pipe')
  })

  it('is no sleeve of one', () => expect(shown('lighters')).not.toContain('sleeve'))

  it('is called as its maker calls it', () => {
    expect(askStore(store, 'torch lighter').text).not.toContain("don't have torches")
  })
})
