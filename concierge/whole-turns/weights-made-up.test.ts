import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gram = { category: 'concentrate', subcategory: 'Rosin', size: '1g', sizeGrams: 1, stock: 9 } as const
const bud = { category: 'flower', name: 'Thistle Down', strainName: 'Thistle Down', stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...gram, productId: 'r1', name: 'Marsh Live Rosin 1g', strainName: null, priceCents: 3000 }),
    makeProduct({ ...gram, productId: 'r2', name: 'Fen Live Rosin 1g', strainName: null, priceCents: 4000 }),
    makeProduct({ ...bud, productId: 'eighth', size: '3.5g', sizeGrams: 3.5, priceCents: 2000 }),
    makeProduct({ ...bud, productId: 'quarter', size: '7g', sizeGrams: 7, priceCents: 3500 }),
    makeProduct({ ...bud, productId: 'ounce', size: '28g', sizeGrams: 28, priceCents: 12000 }),
    makeProduct({
      productId: 'joint',
      name: 'Fen Joint 1g',
      category: 'pre-roll',
      strainName: null,
      size: '1g',
      sizeGrams: 1,
      priceCents: 800,
    }),
  ],
})
const idsOf = (turn: { products: { productId: string }[] }) => turn.products.map(({ productId }) => productId)

describe('a weight that nothing is sold in', () => {
  it.each(['2 grams of rosin, how much total', 'i want two grams of rosin', '2g of live rosin please'])(
    'is made up of smaller ones: %s',
    (text) => {
      const turn = askStore(store, text)
      expect(idsOf(turn)).toEqual(expect.arrayContaining(['r1', 'r2']))
      expect(turn.text).toMatch(/two of 1 g make it/)
      expect(turn.text).toMatch(/Two come to \$(?:60|80) before tax/)
    },
  )

  it('is made up within the sum that was named', () => {
    const turn = askStore(store, '2 grams of rosin under 65 total')
    expect(idsOf(turn)).toEqual(['r1'])
    expect(turn.text).toMatch(/Two come to \$60/)
  })

  it('is not made up where it is there and only too dear', () => {
    const turn = askStore(store, 'an ounce for 80 dollars or less')
    expect(turn.intent).toBe('recommend_no_match')
    expect(turn.text).not.toMatch(/make it/)
  })

  it('is not made up of joints', () => {
    expect(askStore(store, 'a 2 gram joint').text).not.toMatch(/make it/)
  })
})

describe('sizes of one thing counted one by one', () => {
  const before = ['do you have thistle down in an eighth']
  it.each([
    'what about one quarter and one eighth total',
    'a quarter and an eighth, whats the total',
    'how much for an eighth and a quarter altogether',
  ])('are summed up: %s', (text) => {
    const turn = askAfter(store, before, text)
    expect(turn.text).toMatch(/\$55 together before tax/)
    expect(turn.text).toMatch(/7 g \(\$35\)/)
  })

  it('are summed up with how many of each', () => {
    expect(askAfter(store, before, 'two eighths and a quarter all together').text).toMatch(/\$75 together/)
  })

  it('are no sum where none is asked', () => {
    expect(askAfter(store, before, 'do you have it in a quarter or an ounce').text).not.toMatch(/together/)
  })
})

it.each(['is that one cheap by the eighth', 'how much is it by the ounce'])(
  'another size of what was shown is looked for: %s',
  (text) => {
    const [id] = idsOf(askAfter(store, ['thistle down quarter'], text))
    expect(id).toBe(text.includes('ounce') ? 'ounce' : 'eighth')
  },
)
