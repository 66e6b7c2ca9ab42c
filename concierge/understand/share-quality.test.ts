import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { retrieve } from '#concierge/retrieve/retrieve.ts'
import { makeProduct } from '#testing/factories.ts'
import { readWish } from './read-wish.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: ['King Size Papers', 'Cones 70s Size', 'Grinder'].map((name, at) =>
    makeProduct({ productId: `a${at}`, name, category: 'accessory', subcategory: null, strainName: null }),
  ),
})
const formsOf = (text: string) => readWish(text, store.vocabulary).wish.forms.map(({ kinds }) => kinds.join(' '))

describe('what is said once of two things', () => {
  it('is said of both', () => {
    for (const text of ['king size papers or cones', 'papers or cones in king size'])
      expect(formsOf(text), text).toEqual(['king-size paper', 'king-size cone'])
    expect(formsOf('vegan gummies or chocolate')).toEqual(['vegan gummy', 'vegan chocolate'])
  })

  it.each([
    ['gummies or chocolate with caffeine', ['caffeine gummy', 'caffeine chocolate']],
    ['gummies or drinks thats fast acting', ['fast-acting gummy', 'fast-acting drink']],
    ['gummies or mints that are vegan and fast acting', ['vegan fast-acting gummy', 'vegan fast-acting mint']],
    ['rso in capsules or gummies', ['rso tablet', 'rso gummy']],
    ['live rosin in gummies or chocolate', ['live-rosin gummy', 'live-rosin chocolate']],
  ])('may stand behind them, or before them with what it comes in: %s', (text, forms) => {
    expect(formsOf(text)).toEqual(forms)
  })

  it.each([
    ['gummies or whatever with caffeine in em', 'caffeine'],
    ['gummies or something vegan', 'vegan'],
    ['mints or anything else sugar free', 'sugar-free'],
    ['chocolates or anything with cbn', ''],
    ['gomitas o algo sin azucar', 'sugar-free'],
    ['gummies or something', 'gummy'],
    ['gummies or something for sleep', 'gummy'],
  ])('leaves the thing open where anything of the kind will do: %s', (text, forms) => {
    expect(formsOf(text).join('/')).toBe(forms)
  })

  it('is not said of another thing', () => {
    expect(formsOf('king size papers or a grinder')).toEqual(['king-size paper', 'grinder'])
    expect(formsOf('papers or king size cones')).toEqual(['paper', 'king-size cone'])
    expect(formsOf('a drink or a vegan gummy')).toEqual(['drink', 'vegan gummy'])
    expect(formsOf('live rosin gummies or chocolate')).toEqual(['live-rosin gummy', 'chocolate'])
  })

  it('comes nearest in the same thing without it', () => {
    const { met, nearest } = retrieve(store, readWish('king size cones', store.vocabulary).wish)
    expect(met).toEqual([])
    expect(nearest.map(({ product }) => product.name)).toEqual(['Cones 70s Size'])
  })
})
