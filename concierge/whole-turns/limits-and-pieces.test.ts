import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop', address: { state: 'Maine' }, purchase_limits: { cannabis: '2.5 ounces a day' } },
  products: [
    makeProduct({ productId: 'flower', category: 'flower', name: 'Plum Kush', size: '3.5g', sizeGrams: 3.5, stock: 9 }),
    makeProduct({
      productId: 'ten',
      category: 'edible',
      name: 'Fern Gummies 10pk',
      packCount: 10,
      thcMgTotal: 50,
      thcMgPerPiece: 5,
      stock: 9,
    }),
    makeProduct({ productId: 'spoon', category: 'accessory', name: 'Spoon Pipe', stock: 9 }),
    makeProduct({ productId: 'kit', category: 'accessory', name: 'Pipe Cleaning Kit', stock: 9 }),
  ],
})

const smalls = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      productId: 'smalls',
      category: 'flower',
      subcategory: 'Smalls',
      name: 'Plum Smalls',
      size: '7g',
      sizeGrams: 7,
      stock: 9,
    }),
    makeProduct({ productId: 'chew', category: 'edible', subcategory: 'Gummies', name: 'Fern Gummies', stock: 9 }),
  ],
})

describe('how much may be bought', () => {
  it.each(['the most you can sell one person per day?', 'most weed you guys would let me buy at one time'])(
    'is a question of limits: %s',
    (text) => expect(askStore(store, text).intent).toBe('purchase_limits'),
  )
})

describe('a dose that is told of each piece', () => {
  it.each(['50mg gummies each piece', '50 mg gummies apiece', '50mg chews per piece'])(
    'is not that of the pack: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('recommend_no_match')
    },
  )
  it('may be that of the pack without it', () => {
    expect(askStore(store, '50mg gummies').products.map(({ productId }) => productId)).toEqual(['ten'])
  })
})

it('takes what cleans a pipe for no pipe', () => {
  expect(askStore(store, 'a pipe please').products.map(({ productId }) => productId)).toEqual(['spoon'])
})

it.each(['any thc popcorn snack or chips', 'caramel popcorn edibles', 'thc popcorn?'])(
  'takes popcorn to eat for no small buds: %s',
  (text) => {
    const turn = askStore(smalls, text)
    expect(turn.products.map(({ productId }) => productId)).not.toContain('smalls')
  },
)

it.each(['popcorn buds', 'any popcorn', 'popcorn under 50'])('and popcorn of the plant for such: %s', (text) => {
  expect(askStore(smalls, text).products.map(({ productId }) => productId)).toEqual(['smalls'])
})
