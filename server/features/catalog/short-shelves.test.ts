import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

/** The shelf and the finer shelf of one thing under such a word for its kind. */
function shelfOf(kind: string, name: string): readonly (string | null | undefined)[] {
  const text = `Item,What is it,THC,$\n${name},${kind},80%,20\nFern Haze,Bud,20%,30\nOwl Joint,Joint,20%,8\n`
  const [product] = readCatalog(Buffer.from(text)).products
  return [product?.category, product?.subcategory]
}

describe('shelves in the words of a shop', () => {
  it.each([
    ['Dispo pen', 'Live Resin Dispo Fern'],
    ['Dispos', 'Plum Cake'],
    ['dispo', 'House Tamarind'],
    ['Dispo vapes', 'Salt Moon Wax Pen'],
  ])('are disposables under %s, whatever the name tells', (kind, name) => {
    expect(shelfOf(kind, name)).toEqual(['vape', 'Disposables'])
  })

  it.each([
    ['Pens', 'Fern Haze 1g', ['vape', null]],
    ['Baked', 'Fudge Square', ['edible', 'Baked goods']],
    ['Bakery', 'Lemon Square', ['edible', 'Baked goods']],
    ['Clothes', 'Trucker Hat', ['merch', null]],
    ['Shirts n stuff', 'Trucker Hat', ['merch', null]],
  ])('are known: %s', (kind, name, shelf) => {
    expect(shelfOf(kind, name)).toEqual(shelf)
  })

  it.each(['Pills mints candy', 'Mints & Pills', 'Chocolates, gummies and more'])(
    'are no kind where they hold several: %s',
    (kind) => {
      expect(shelfOf(kind, 'Tin Roof')[1]).toBeNull()
    },
  )

  it.each([
    ['Gummies', 'Gummies'],
    ['Chocolate', 'Chocolate'],
    ['Hard Candy', 'Hard Candy'],
  ])('stay a kind of their own: %s', (kind, finer) => {
    expect(shelfOf(kind, 'Tin Roof')).toEqual(['edible', finer])
  })
})
