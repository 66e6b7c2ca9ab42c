import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const roll = (productId: string, priceCents: number) =>
  makeProduct({ productId, category: 'pre-roll', name: `${productId} Joint 1g`, priceCents, sizeGrams: 1, stock: 9 })
const gummy = (productId: string, thcMgPerPiece: number) =>
  makeProduct({
    productId,
    category: 'edible',
    subcategory: 'Gummies',
    name: `${productId} Gummies`,
    thcMgPerPiece,
    thcMgTotal: 10 * thcMgPerPiece,
    stock: 9,
  })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    roll('penny', 700),
    roll('middle', 1500),
    roll('dear', 3000),
    gummy('soft', 5),
    gummy('full', 10),
    gummy('double', 20),
    makeProduct({ productId: 'jar', category: 'flower', name: 'Moss 3.5g', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ productId: 'cart', category: 'vape', subcategory: 'Cartridge', name: 'Fern Cart 1g', stock: 9 }),
  ],
})
const shown = (text: string): string[] =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('the least money', () => {
  it.each([
    'just need one joint, least money possible',
    'a joint for the least money',
    'one joint, spending as little as i can',
    'i wanna pay the bare minimum for a joint',
    'least pricey joint',
  ])('is answered with the cheapest alone: %s', (text) => expect(shown(text)).toEqual(['penny']))
})

describe('a first purchase', () => {
  it.each([
    'first weed purchase of my life and im nervous, which edible',
    'my first ever cannabis purchase, what gummies do i start with',
    'never bought edibles before, which gummies',
    'havent ever bought weed in my life, some gummies?',
  ])('is kept to small doses: %s', (text) => expect(shown(text)).toEqual(['soft']))

  it('is no first one of a shop', () => expect(shown('gummies, first time here')).toHaveLength(3))
})

it.each([
  'date night, but nothing we have to inhale',
  'something relaxing, nothing that i need to smoke',
  'a chill night, nothing you gotta inhale please',
])('what must not be inhaled is eaten: %s', (text) => {
  const items = shown(text)
  expect(items.length).toBeGreaterThan(0)
  for (const id of items) expect(['soft', 'full', 'double']).toContain(id)
})
