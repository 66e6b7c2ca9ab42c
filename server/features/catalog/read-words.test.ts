import { describe, expect, it } from 'vitest'
import { readStock } from './read-amount.ts'
import { readCatalog } from './read-catalog.ts'
import { measureOfPrice, readMoney } from './read-price.ts'
import { readGrams, readPackCount } from './read-size.ts'
import { readStrainType } from './strain-type.ts'

describe('stock in words', () => {
  it.each([
    ['gone', 0],
    ['Back soon', 0],
    ['back Friday', 0],
    ['Pre-order - not in yet', 0],
    ['all out', 0],
    ['86', 86],
    ["86'd", 0],
    ['none', null],
    ['coming soon', 0],
    ['not yet', 0],
    ['on order', 0],
    ['In', null],
    ['Low', null],
    ['running low', null],
    ['almost gone', null],
    ['going fast', null],
    ['last one', null],
    ['a few', null],
    ['Only 2 left', 2],
    ['just 3 remaining', 3],
    ['plenty', null],
    ['In the case', null],
    ['on the floor', null],
    ['Pulled', 0],
    ['ran out', 0],
    ['Quedan 2', 2],
    ['Últimas 3', 3],
    ['Sin existencias', 0],
    ['No hay', 0],
    ['no quedan', 0],
    ['Próximamente', 0],
    ['Agotados', 0],
    ['Hay', null],
    ['En existencia', null],
    ['pocas', null],
    ['Casi agotado', null],
  ])('%s is %j', (cell, value) => {
    expect(readStock(cell)).toEqual({ kind: 'stock', value })
  })

  it.each([
    'maybe',
    'Pulled Taffy',
    'In the Pines',
    'ask Ida',
    'Indica',
    'Outdoor',
    'Fresh Mint',
    'Full Moon Kush',
    'Gone with the wind, a long tale of it all',
  ])('%s is no answer', (cell) => {
    expect(readStock(cell).kind).toBe('text')
  })
})

describe('a price beside what it is for', () => {
  it.each([
    ['$45.00 / 3.5g', 4500, '3.5g'],
    ['$180 per oz', 18000, 'oz'],
    ['35 an eighth', null, null],
    ['$26.00 / pack', 2600, null],
    ['$52 / bottle', 5200, null],
    ['$8 per joint', 800, null],
    ['$9 / 1/2 oz', 900, '1/2 oz'],
  ])('%s', (cell, cents, measure) => {
    const money = readMoney(cell, false)
    expect('cents' in money ? money.cents : null).toBe(cents)
    expect(measureOfPrice(cell)).toBe(cents === null ? measureOfPrice(cell) : measure)
  })

  it('is none of the product where it is that of a gram', () => {
    expect(readMoney('$12 / g', false)).toHaveProperty('fault')
    expect(readMoney('$12 per gram', false)).toHaveProperty('fault')
  })
})

it.each([
  ['6 x half gram', 3, 6],
  ['half gram', 0.5, null],
  ['two grams', 2, null],
  ['half an ounce', 14, null],
  ['one ounce', 28, null],
  ['3 x 0,5 g', 1.5, 3],
])('%s is %d grams', (cell, grams, count) => {
  expect(readGrams(cell)).toBe(grams)
  expect(readPackCount(cell)).toBe(count)
})

it.each([
  ['mostly indica', 'indica-hybrid'],
  ['leans sativa', 'sativa-hybrid'],
  ['Sativa heavy', 'sativa-hybrid'],
  ['heavy', null],
])('%s is %j', (cell, type) => {
  expect(readStrainType(cell)).toBe(type)
})

it('counts that are told in words arrive from any column', () => {
  const file =
    'what,kind,how much,$$,got any?\nPlum,joints,5 half grams,$20,3 left\nFern,eats,10 cookies,$18,yes\nOwl,rubs,2 oz,$25,last one\n'
  const { products } = readCatalog(Buffer.from(file))
  expect(products.map(({ category, packCount, sizeGrams, stock }) => [category, packCount, sizeGrams, stock])).toEqual([
    ['pre-roll', 5, 2.5, 3],
    ['edible', 10, null, null],
    ['topical', null, null, null],
  ])
})
