import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainType: null, size: null, sizeGrams: null }
const products = [
  makeProduct({ ...plain, name: 'BITS Guava Go Lozenges', brand: 'BITS', category: 'edible', strainName: null }),
  makeProduct({ ...plain, name: 'Northern Pearls', brand: 'Gron', category: 'edible', strainName: null }),
  makeProduct({ ...plain, name: 'Pure Sleep Tincture', brand: 'Gron', category: 'tincture', strainName: null }),
  makeProduct({ ...plain, name: 'Green Hornet', brand: 'Cheeba Chews', category: 'edible', strainName: null }),
  makeProduct({ ...plain, name: 'Wild Cart', brand: 'Select', category: 'vape', strainName: null }),
  makeProduct({ ...plain, name: 'Almond Cluster', brand: 'Kul', category: 'edible', strainName: 'Harlequin' }),
  makeProduct({ ...plain, name: 'Harlequin - Wax', brand: 'Golden', category: 'concentrate', strainName: 'Harlequin' }),
  makeProduct({ ...plain, name: 'Banana Lozenges', brand: 'Candose', category: 'edible', strainName: 'Harlequin' }),
  makeProduct({ ...plain, name: 'Cinnamon Bun Blondie', brand: 'CannaMin', category: 'edible', strainName: null }),
  makeProduct({ ...plain, name: 'Recovery Capsules', brand: 'CannaMin', category: 'edible', strainName: null }),
]
const store = openStore({ profile: DEMO_PROFILE, products })
const shown = (text: string): string[] => askStore(store, text).products.map(({ name }) => name)

describe('a maker whose name is an everyday word', () => {
  it('is meant where the request begins with it, and is for something', () => {
    for (const text of ['bits for giggling with my roommates', 'bits for sleep', 'the bits ones'])
      expect(shown(text), text).toEqual(['BITS Guava Go Lozenges'])
    expect(shown('find for me a tincture')).toEqual(['Pure Sleep Tincture'])
  })
})

describe('a maker that has none of a kind', () => {
  it('is named so, and others are offered', () => {
    for (const text of ['do cheeba chews make a vape, got one?', 'does cheeba chews make any vapes']) {
      const turn = askStore(store, text)
      expect(turn.intent, text).toBe('recommend_no_match')
      expect(turn.text, text).toContain('Cheeba Chews')
    }
  })
})

describe('a strain in whatever form', () => {
  it('is shown by what bears its name first', () => {
    for (const text of ['something with harlequin, dont care which form', 'anything harlequin'])
      expect(shown(text)[0], text).toBe('Harlequin - Wax')
  })
})

describe('a misspelt word of ours', () => {
  it('is put right before a name that is a little like it', () => {
    expect(shown('cinammon treats')).toEqual(['Cinnamon Bun Blondie'])
    for (const text of ['capsuls only please', 'i dont smoke so capsuls only thx', 'capsuels'])
      expect(shown(text), text).toEqual(['Recovery Capsules'])
    expect(shown('any tinchure')).toEqual(['Pure Sleep Tincture'])
  })
})

describe('a family of strains by its short name', () => {
  const shelf = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 'og', name: 'Nightfall OG', strainName: 'Nightfall OG', category: 'flower' }),
      makeProduct({ productId: 'other', name: 'Pear Drop', strainName: 'Pear Drop', category: 'flower' }),
      makeProduct({
        productId: 'spoon',
        name: 'Blue Spoon',
        category: 'accessory',
        subcategory: 'Glass Pipe',
        strainName: null,
      }),
    ],
  })
  const idsFor = (text: string): string[] => askStore(shelf, text).products.map(({ productId }) => productId)

  it('is found in their names', () => {
    expect(idsFor('any og strains')).toEqual(['og'])
    expect(askStore(shelf, 'og flower').text).toContain('OG')
  })

  it('is beside cheap glass, which is none of what is smoked', () => {
    for (const text of ['cheap glass', 'need cheap glass under 80']) expect(idsFor(text), text).toEqual(['spoon'])
  })
})

it('takes a count before a maker for no figure of a name', () => {
  const shelf = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'cart',
        name: 'Pear Cart',
        brand: 'Elm',
        category: 'vape',
        subcategory: 'Cartridge',
        strainName: null,
      }),
      makeProduct({
        productId: 'ratio',
        name: 'Plum 2:1:1 Gummies',
        brand: 'Oak',
        category: 'edible',
        strainName: null,
      }),
    ],
  })
  for (const text of ['how much for 2 of the elm carts', 'how much are 2 elm carts'])
    expect(
      askStore(shelf, text).products.map(({ productId }) => productId),
      text,
    ).toEqual(['cart'])
})
