import { expect, test } from 'vitest'
import type { ShownProduct } from '#contract/turn.ts'
import { productFacts } from './product-facts.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'

const PLAIN: ShownProduct = {
  productId: '1',
  sku: null,
  name: 'Blue Hour',
  brand: null,
  category: 'flower',
  subcategory: null,
  strainType: 'sativa-hybrid',
  thcPercent: 24.13,
  cbdPercent: 0,
  thcMgTotal: null,
  thcMgPerPiece: null,
  size: '3.5 g',
  packCount: null,
  priceCents: 4000,
  salePriceCents: null,
  currency: 'USD',
  effects: [],
  url: null,
  imageUrl: null,
  inStock: true,
  reasons: [],
}
const ENGLISH = { lang: en.lang, texts: en }

test('flower shows its percent, and no CBD where there is none', () => {
  const facts = productFacts(PLAIN, ENGLISH)
  expect(facts).toMatchObject({
    price: '$40.00',
    was: '',
    type: 'Sativa hybrid',
    potency: ['THC 24.1%'],
    size: '3.5 g',
  })
})

const EDIBLE: ShownProduct = { ...PLAIN, category: 'edible' }

test('what is sold by weight shows its percent, also where the menu knows milligrams', () => {
  const vape: ShownProduct = { ...PLAIN, category: 'vape', thcPercent: 80.6, thcMgTotal: 403 }
  expect(productFacts(vape, ENGLISH).potency[0]).toBe('THC 80.6%')
})

test('an edible shows milligrams for a piece and for the whole, never its percent', () => {
  const edible = { ...EDIBLE, thcPercent: 0.2, thcMgPerPiece: 10, thcMgTotal: 100, size: null, packCount: 10 }
  expect(productFacts(edible, ENGLISH)).toMatchObject({ potency: ['THC 10 mg each', 'THC 100 mg'], size: '10 pack' })
})

test('a single piece says its milligrams once', () => {
  expect(productFacts({ ...EDIBLE, thcMgPerPiece: 10, thcMgTotal: 10 }, ENGLISH).potency).toEqual(['THC 10 mg each'])
})

test('a sale shows both prices; a sale price above the price is none', () => {
  expect(productFacts({ ...PLAIN, salePriceCents: 2950 }, ENGLISH)).toMatchObject({ price: '$29.50', was: '$40.00' })
  expect(productFacts({ ...PLAIN, salePriceCents: 5000 }, ENGLISH)).toMatchObject({ price: '$40.00', was: '' })
})

test('what the menu does not say stays out', () => {
  const bare = { ...PLAIN, priceCents: null, strainType: null, thcPercent: null, cbdPercent: null, size: null }
  expect(productFacts(bare, ENGLISH)).toEqual({ price: '', was: '', type: '', potency: [], size: '', url: null })
})

test('Spanish keeps the prices of the shop', () => {
  const facts = productFacts({ ...PLAIN, priceCents: 123_456 }, { lang: es.lang, texts: es })
  expect(facts).toMatchObject({ price: '$1,234.56', type: 'Híbrida sativa' })
})

test('a link that is not https is left out', () => {
  expect(productFacts({ ...PLAIN, url: 'javascript:alert(1)' }, ENGLISH).url).toBeNull()
  expect(productFacts({ ...PLAIN, url: 'https://shop.example/p/1' }, ENGLISH).url).toBe('https://shop.example/p/1')
})
