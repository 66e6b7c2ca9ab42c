import { expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const eaten = { category: 'edible', thcPercent: null, thcMgPerPiece: 10, stock: 5 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...eaten, productId: 'e1', name: 'Peach Gummies', subcategory: 'Gummies' }),
    makeProduct({ ...eaten, productId: 'e2', name: 'Oat Cookies', subcategory: 'Baked Goods' }),
    makeProduct({ productId: 'f1', name: 'Gary Payton 3.5g', brand: 'Cookies', stock: 5 }),
  ],
})
const shown = (before: string, text: string) =>
  askAfter(store, [before], text).products.map(({ productId }) => productId)

it.each(['what about cookies instead', 'ok cool. what about cookies', 'got any cookies', 'or cookies'])(
  'takes cookies after gummies for what is eaten: %s',
  (text) => expect(shown('show me a gummy', text)).toEqual(['e2']),
)

it('takes them for the brand after flower', () => {
  expect(shown('show me flower', 'what about cookies')).toEqual(['f1'])
})
