import { expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

it('a text that tells each product in lines of its own is a menu', () => {
  const { products, problems } = read(
    'SHELF RECORDS',
    '=============',
    '',
    'Name: Plum Kush',
    'Maker: Elm',
    'Shelf: Flower',
    'Size: 3.5 g',
    'Price: $35',
    'Sale price: $28',
    'Effects: Relaxed, Sleepy',
    'Notes: Short, dense: a favourite.',
    '',
    'Name: Fern Cart',
    'Shelf: Vapes',
    'Price: $40',
    'On hand: 0',
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    {
      name: 'Plum Kush',
      brand: 'Elm',
      sizeGrams: 3.5,
      priceCents: 3500,
      salePriceCents: 2800,
      effects: ['relaxed', 'sleepy'],
      description: 'Short, dense: a favourite.',
    },
    { name: 'Fern Cart', category: 'vape', brand: null, priceCents: 4000, stock: 0 },
  ])
})

it('a table with labels in its cells stays a table', () => {
  const { products } = read(
    'Name,Details,Price',
    'Plum,"Type: Indica | THC: 20%",30',
    'Fern,"Type: Sativa | THC: 18%",32',
  )
  expect(products).toMatchObject([{ name: 'Plum', strainType: 'indica', thcPercent: 20 }, { priceCents: 3200 }])
})
