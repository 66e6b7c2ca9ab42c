import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const jar = (productId: string, terpenes: string[]) =>
  makeProduct({ productId, category: 'flower', name: `${productId} 3.5g`, sizeGrams: 3.5, terpenes, stock: 9 })
const pen = (productId: string, strainType: 'indica' | 'sativa') =>
  makeProduct({
    productId,
    category: 'vape',
    subcategory: 'Disposable',
    name: `${productId} Disposable`,
    strainType,
    stock: 9,
  })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    jar('Moss', ['Myrcene', 'Limonene']),
    jar('Fern', ['Limonene', 'Myrcene']),
    pen('Night', 'indica'),
    pen('Dawn', 'sativa'),
    makeProduct({ productId: 'gum', category: 'edible', subcategory: 'Gummies', name: 'Pear Gummies', stock: 9 }),
  ],
})
const shown = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('a shelf beside a terpene', () => {
  it.each([
    'which flower is myrcene first',
    'what flower lists myrcene first',
    'which of your flower leads with myrcene',
    'what eighths are myrcene dominant',
  ])('is a wish for what has it first: %s', (text) => expect(shown(text)).toEqual(['Moss']))

  it('is no wish where a terpene is to be explained', () => expect(shown('what does myrcene do')).toEqual([]))
})

describe('what was shown, of another type', () => {
  it.each(['hmm do those in sativa', 'same but in a sativa', 'got these in sativa', 'show me that in sativa instead'])(
    'is of the same shelf: %s',
    (text) => {
      const { products } = askAfter(store, ['disposable vapes, indica'], text)
      expect(products.map(({ productId }) => productId)).toEqual(['Dawn'])
    },
  )
})

it.each(['hey whats a low dose gummy for my mom', 'what is a mild edible for somebody small'])(
  'what is asked for somebody is shown: %s',
  (text) => expect(shown(text)).toEqual(['gum']),
)

it.each([
  'what about gummies instead, im trying not to smoke',
  'how about gummies, i cant smoke',
  'ok what about gummies then, no smoking for me',
])('a form that is proposed in place of smoking is shown: %s', (text) => {
  const { products } = askAfter(store, ['a sativa eighth'], text)
  expect(products.map(({ productId }) => productId)).toEqual(['gum'])
})
