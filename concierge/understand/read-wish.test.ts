import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { spokenParts } from '#concierge/retrieve/wish.ts'
import { makeProduct } from '#testing/factories.ts'
import { readWish } from './read-wish.ts'

const UNNAMED = { strainName: null, size: null, sizeGrams: null }
const store = openStore({
  profile: { name: 'Test' },
  products: [
    makeProduct({ ...UNNAMED, name: 'Velvet Comet', category: 'flower', brand: 'Northbank' }),
    makeProduct({ ...UNNAMED, name: 'Amber Orchard', category: 'vape', brand: 'Select' }),
    makeProduct({ ...UNNAMED, name: 'Winner Drops', category: 'tincture', brand: 'Northbank' }),
    makeProduct({ ...UNNAMED, name: 'Moonrock Dust', category: 'pre-roll', brand: 'Tidewater Farms' }),
  ],
})
const read = (text: string): Record<string, unknown> => ({ ...spokenParts(readWish(text, store.vocabulary).wish) })

describe('readWish', () => {
  it('reads a bare bounded number as money and a size as its shelf', () => {
    expect(read('an indica eighth under 40')).toMatchObject({
      priceMax: 4000,
      grams: [3.5],
      forms: [{ category: 'flower', kinds: [] }],
      strainTypes: ['indica', 'indica-hybrid'],
    })
  })

  it('takes units apart: percent, milligrams a piece, grams and packs', () => {
    expect(read('flower under 20% thc')).toMatchObject({ thcMax: 20 })
    expect(read('gummies no more than 5mg each')).toMatchObject({ mgPieceMax: 5 })
    expect(read('a 2g disposable')).toMatchObject({ grams: [2] })
    expect(read('ten pack of prerolls')).toMatchObject({ packCount: 10 })
  })

  it('takes a half of one thing for no half ounce, and a tin that joints come in for a pack', () => {
    expect(read('half of one of those chocolates was perfect')).not.toHaveProperty('grams')
    expect(read('half of an ounce of flower')).toMatchObject({ grams: [14] })
    expect(read('how many joints come in the amber orchard tin')).toMatchObject({ packMin: 2 })
  })

  it('reads rolled joints in Spanish', () => {
    expect(read('cigarros forjados')).toMatchObject({ forms: [{ category: 'pre-roll' }] })
  })

  it('keeps words that stand side by side in one form, and takes what is refused out', () => {
    expect(read('live rosin gummies')).toMatchObject({
      forms: [{ category: 'edible', kinds: expect.arrayContaining(['gummy', 'live-rosin']) }],
    })
    expect(read('something relaxing, no gummies or chocolate')).toMatchObject({
      notKinds: expect.arrayContaining(['gummy', 'chocolate']),
      effects: ['relaxed'],
    })
    expect(read('calm but not sleepy')).toMatchObject({ effects: ['calm'], notEffects: ['sleepy'] })
  })

  it('puts a misspelt name right and leaves everyday words alone', () => {
    expect(read('velvt comit')).toMatchObject({ terms: [{ said: 'velvet comet' }] })
    expect(read('do you have something for a hike')).not.toHaveProperty('terms')
  })

  it('reads an everyday word as a brand only where its place says so', () => {
    expect(read('select carts')).toMatchObject({ brands: ['Select'] })
    expect(read('can you select a cart for me')).not.toHaveProperty('brands')
  })

  it('reads the same sentence the same way whatever was read before', () => {
    const first = JSON.stringify(read('lemony sativa under 30'))
    for (const other of ['lemon', 'throwaway vape', 'sleepy', 'king size papers']) read(other)
    expect(JSON.stringify(read('lemony sativa under 30'))).toBe(first)
  })

  it('takes an everyday word between "the" and its form for the name it is on the menu', () => {
    expect(read('whats in the winner tincture')).toMatchObject({ terms: [{ said: 'winner' }] })
    expect(read('whats the best preroll')).not.toHaveProperty('terms')
  })

  it('shows so many as there are to be to choose from, of which one is bought', () => {
    for (const text of [
      '2 sativa eighths to pick from, under 36 each',
      'two carts to choose from',
      'a couple of gummies to choose between',
      '2 vapes to compare',
      'two strong 10 mg gummies to select from',
    ]) {
      expect(read(text), text).toHaveProperty('count', 2)
      expect(read(text), text).not.toHaveProperty('quantity')
    }
    expect(read('two eighths under 60')).toHaveProperty('quantity', 2)
    expect(read('2 g carts to choose from')).not.toHaveProperty('count')
  })

  it('knows what other shops sell where it is what is asked for', () => {
    const unknownIn = (text: string) => readWish(text, store.vocabulary).unknown
    expect(unknownIn('do you have seeds')).toContain('seeds')
    expect(unknownIn('any plants for my balcony')).toContain('plants')
    expect(unknownIn('i have plants to water, something to focus')).toEqual([])
  })
})
