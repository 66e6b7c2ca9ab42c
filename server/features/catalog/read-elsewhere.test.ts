import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

describe('a shelf that is a measure', () => {
  it.each([
    ['Flower > Indica > Eighths', 3.5],
    ['Flower/Quarters', 7],
    ['Flower > Half Ounces', 14],
    ['Flower > Halves', 14],
    ['Flower : Ounces', 28],
    ['Vapes > Cartridges > Full Grams', 1],
    ['Vapes > Half Gram', 0.5],
    ['Flower | 3.5g', 3.5],
    ['Flower > 1/4 oz', 7],
    ['Pre-Rolls > Singles', null],
    ['Flower > Ounces and Halves', null],
    ['Pre-Rolls > Packs', null],
    ['Edibles > Ounces', null],
  ])('%s tells the weight', (category, sizeGrams) => {
    const file = `Name,Category,Price\nPlum Kush,${category},35\nFern Haze,${category},30\n`
    expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ sizeGrams }, { sizeGrams }])
  })

  it('gives way to a weight of the product', () => {
    const file = 'Name,Category,Price\nPlum Kush 7g,Flower > Eighths,35\nFern Haze,Flower > Eighths,30\n'
    expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ sizeGrams: 7 }, { sizeGrams: 3.5 }])
  })
})

it.each(['22.9% THC|100mg THC', 'THC 22.9%|THC 100 mg', 'THC: 22.9%|Total THC: 100mg'])(
  'a cell that names THC tells it under any header: %s',
  (cells) => {
    const [flower = '', edible = ''] = cells.split('|')
    const file = `Name,Category,Claim,Price\nPlum Kush,Flower,${flower},35\nMoon,Edible,${edible},20\n`
    expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ thcPercent: 22.9 }, { thcMgTotal: 100 }])
  },
)

it('products of one shelf under an unknown header are names', () => {
  const names = ['Plum', 'Fern', 'Moon', 'Owl', 'Tin', 'Salt'].map((word) => `${word} Gummies,9`)
  const { products } = readCatalog(Buffer.from(['Listing,Price', ...names].join('\n')))
  expect(products.map(({ name, category }) => [name, category])[0]).toEqual(['Plum Gummies', 'edible'])
})

it.each([
  ['FLWR', 'flower'],
  ['PRRL', 'pre-roll'],
  ['EDBL', 'edible'],
  ['CONC', 'concentrate'],
  ['TINC', 'tincture'],
  ['TOPL', 'topical'],
  ['ACCS', 'accessory'],
])('a department of a till may be four letters: %s', (department, category) => {
  const file = `Dept,Item,Price\n${department},Plum Kush,9\n${department},Fern Haze,9\n`
  expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ category }, { category }])
})

it('names of many parts stand under a listing', () => {
  const file =
    'Listing,Asking\n"Elm | Plum Kush | Hybrid | 3.5g | THC 27.3%",42\n"Elm | Fern Gummies 10pk | 100mg THC",18\n'
  expect(readCatalog(Buffer.from(file)).products).toMatchObject([
    { sizeGrams: 3.5, strainType: 'hybrid', thcPercent: 27.3, priceCents: 4200 },
    { category: 'edible', thcMgTotal: 100, packCount: 10, priceCents: 1800 },
  ])
})
