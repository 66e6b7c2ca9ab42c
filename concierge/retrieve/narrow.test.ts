import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { readItem } from './item.ts'
import { carryingAll, narrow, wordTest } from './narrow.ts'
import { NO_WISH } from './wish.ts'

const items = [
  makeProduct({ productId: 'p1', name: 'King Size Pink Cones', category: 'accessory' }),
  makeProduct({ productId: 'p2', name: 'King Size Purple Cones', category: 'accessory' }),
  makeProduct({
    productId: 'p3',
    name: 'Sleepy Gummies',
    category: 'edible',
    description: 'With melatonin and chamomile.',
  }),
  makeProduct({ productId: 'p4', name: 'Day Gummies', category: 'edible', description: 'Sunny.' }),
].map(readItem)
const idsOf = (qualifiers: string[]): string[] =>
  narrow(items, { ...NO_WISH, qualifiers }).items.map((item) => item.product.productId)

describe('narrow', () => {
  it('keeps only what carries the words said beside the thing', () => {
    expect(idsOf(['pink'])).toEqual(['p1'])
    expect(idsOf(['king', 'purple'])).toEqual(['p2'])
  })

  it('looks for a rare word in descriptions, and never for a part of a word', () => {
    expect(idsOf(['melatonin'])).toEqual(['p3'])
    expect(idsOf(['melat'])).toHaveLength(items.length)
  })

  it('lets a word that nothing carries decide nothing, and names a look that is missing', () => {
    expect(idsOf(['gold'])).toHaveLength(items.length)
    expect(narrow(items, { ...NO_WISH, qualifiers: ['gold', 'zesty'] }).missing).toEqual(['gold'])
  })
})

describe('a limit that things are to lie below', () => {
  const priced = [1800, 2000].map((priceCents) => readItem(makeProduct({ productId: `p${priceCents}`, priceCents }), 0))
  const wish = { ...NO_WISH, priceMax: 2000, priceBelow: true }

  it('leaves out what costs just that, as long as there is anything else', () => {
    expect(narrow(priced, wish).items).toEqual(priced.slice(0, 1))
    expect(narrow(priced.slice(1), wish).items).toEqual(priced.slice(1))
    expect(narrow(priced, { ...wish, priceBelow: false }).items).toEqual(priced)
  })
})

describe('carryingAll', () => {
  it('finds what is in stock and has every word in its name or description', () => {
    expect(carryingAll(items, ['melatonin', 'gummy']).map((item) => item.product.productId)).toEqual(['p3'])
    expect(carryingAll(items, ['melatonin', 'cones'])).toEqual([])
  })
})

describe('the test for a word', () => {
  it.each([
    ['berry', 'Berries & Cream', true],
    ['berry', 'a blueberry', false],
    ['berry', 'berryish', false],
    ['box', 'two BOXES of', true],
    ['cookie', 'cookies', true],
    ['cookie', 'cookiez', false],
    ['510', 'a 510-thread', true],
    ['510', '1510', false],
    ['c++', 'c++ c', true],
    ['niño', 'Los Niños', true],
    ['1 1/4', '1.25 papers', true],
    ['1 1/4', '21 1/4', false],
    ['pie', 'apples pie, apple pies', true],
    ['tea', 'teas', true],
    ['𝒜', '𝒜s', true],
    ['y', 'x y', true],
    ['', 'anything', false],
  ])('of "%s" in "%s" says %s', (stem, text, has) => {
    expect(wordTest(stem)(text)).toBe(has)
  })
})
