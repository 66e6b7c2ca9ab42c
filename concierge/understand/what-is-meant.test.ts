import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({
  profile: { name: 'Test Shop' },
  products: [makeProduct({ productId: 'b1', name: 'Barn Cat 3.5g', category: 'flower' })],
})
const read = (text: string) => readWish(text, vocabulary)
const wishOf = (text: string) => read(text).wish

describe('what is eaten cold', () => {
  it('is a thing to eat, and no cream for the skin', () => {
    for (const text of ['popsicles?', 'weed ice cream', 'got ice pops', 'any frozen treats'])
      expect(wishOf(text).forms, text).toMatchObject([{ category: 'edible' }])
    for (const text of ['got any cream', 'any cream for my hands'])
      expect(wishOf(text).forms, text).toMatchObject([{ category: 'topical', kinds: ['lotion'] }])
  })
})

describe('something for the bath', () => {
  it('is a bath product, however the bath is called', () => {
    for (const text of [
      'for a hot bath',
      'something for the bathtub',
      'for a long soak in the tub',
      'stuff to soak in',
    ])
      expect(wishOf(text).forms, text).toMatchObject([{ kinds: ['bath'] }])
    expect(JSON.stringify(wishOf('something to smoke in the bath').forms)).not.toContain('bath')
  })
})

describe('a strength that is refused', () => {
  it('is a wish for something mild', () => {
    for (const text of [
      'drinks that arent crazy strong',
      'gummies, nothing super potent',
      'a joint thats not insanely strong',
    ])
      expect(wishOf(text), text).toMatchObject({ mild: true, strong: false })
    expect(wishOf('that cart was not that strong enough').mild).toBe(false)
  })
})

describe('a scent by its own name', () => {
  it('is that scent, and not all that are like it', () => {
    expect(wishOf('she loves lavender').flavors).toEqual(['lavender'])
    expect(wishOf('something floral').flavors).toEqual(['floral'])
  })
})

describe('the place where the most of something is sought', () => {
  it('is the shop, and no name', () => {
    for (const text of ['strongest bud in the barn', 'the cheapest flower in this barn', 'best weed in the barn'])
      expect(wishOf(text).terms, text).toEqual([])
    expect(wishOf('got any barn cat').terms).toHaveLength(1)
  })
})

describe('what no shop of this kind sells', () => {
  it('is heard wherever it is what is asked for', () => {
    for (const text of [
      'looking for seeds or clones',
      'i want to buy seeds',
      'growing at home, need seeds',
      'can i get some seeds',
    ])
      expect(read(text).unknown, text).toContain('seeds')
    expect(read('my last bag had seeds in it').unknown).toEqual([])
  })
})

describe('several in one', () => {
  it('is a pack, however it is called', () => {
    for (const text of ['variety pack of drinks', 'a case of seltzers', 'mixed pack of joints'])
      expect(wishOf(text).packMin, text).toBe(2)
    for (const text of ['a case for my pen', 'a drink in case of rain']) expect(wishOf(text).packMin, text).toBeNull()
  })
})

describe('a type that alone is wanted', () => {
  it('is not joined by the one that is told as the reason', () => {
    for (const text of [
      'sativa only bc indica puts him to bed',
      'just sativa please, indica makes me lazy and i hate it',
      'only sativa, the hybrid gave me a headache',
    ])
      expect(wishOf(text).strainTypes, text).toEqual(['sativa', 'sativa-hybrid'])
    expect(wishOf('sativa only bc indica puts him to bed').effects).toEqual([])
    expect(wishOf('only sativa or indica').strainTypes).toContain('indica')
  })
})

describe('neither smoke nor vapor', () => {
  it('refuses both, and wishes for neither', () => {
    for (const text of [
      'something that isnt smoking or vaping',
      'i cant smoke or vape, what else',
      'dont smoke or vape',
    ])
      expect(wishOf(text), text).toMatchObject({ inhaled: false, forms: [], notCategories: ['vape'] })
  })
})
