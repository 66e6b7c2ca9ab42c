import { expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const eighth: Partial<Product> = { category: 'flower', size: '3.5g', sizeGrams: 3.5, stock: 9 }
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...eighth, productId: 'dear', name: 'Pink Guava', priceCents: 6500, thcPercent: 33 }),
    makeProduct({ ...eighth, productId: 'worth', name: 'Rainbow Chip', priceCents: 3000, thcPercent: 27 }),
    makeProduct({ ...eighth, productId: 'cheap', name: 'Old Patch', priceCents: 2800, thcPercent: 14 }),
    makeProduct({
      category: 'vape',
      productId: 'cart',
      name: 'Night Pear',
      sizeGrams: 1,
      priceCents: 8000,
      thcPercent: 88,
    }),
    makeProduct({ category: 'edible', productId: 'bites', name: 'Berry Bites', priceCents: 2000, thcMgTotal: 100 }),
    makeProduct({
      category: 'edible',
      productId: 'one',
      name: 'Mega Bite',
      priceCents: 2400,
      thcMgTotal: 100,
      thcMgPerPiece: 100,
    }),
  ],
})
const first = (text: string): string | undefined => askStore(store, text).products[0]?.productId
const shelves = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

it('reckons the milligrams of THC for the money', () => {
  for (const text of [
    'most thc for my money',
    'most thc per dollar',
    'highest thc for the least money',
    'which eighth has the most thc for the price',
    'strongest flower for the money',
    'best potency per dollar',
    'cheapest per mg',
  ])
    expect(first(text), text).toBe('worth')
  expect(first('edibles with the most thc for the money')).toBe('bites')
})

it('leaves the strongest and the cheapest what they are', () => {
  expect(first('strongest flower')).toBe('dear')
  expect(first('cheapest flower')).toBe('cheap')
  expect(first('most thc in an eighth')).toBe('dear')
})

it('takes minutes for a time, in which only what is inhaled is felt', () => {
  for (const text of [
    'what should i get if i only have 15 minutes before the show',
    'i just have 10 min before the movie, what works',
    'need something that kicks in within 10 minutes',
    'got 20 minutes to kill, what hits',
  ]) {
    const turn = askStore(store, text)
    expect(turn.text, text).toContain('within minutes')
    expect(turn.text, text).not.toMatch(/\$(?:15|10|20)\b/)
    expect(shelves(text), text).not.toContain('bites')
  }
  for (const text of ['can i pick up in 10 minutes', 'do you close in 15 minutes', 'ill be there in 5 minutes'])
    expect(askStore(store, text).text, text).not.toContain('within minutes')
  expect(askStore(store, 'i only have 20').text).toContain('$20')
})

it('offers what is eaten to whom the taste of weed is unpleasant', () => {
  for (const text of [
    'i hate the taste of weed what should i try',
    'cant stand how weed tastes, any ideas',
    "something that doesn't taste like weed",
    'not a fan of the weed taste',
    'i dont like the flavor of cannabis, what do you recommend',
  ])
    for (const id of shelves(text)) expect(['bites', 'one'], text).toContain(id)
  expect(first('vapes that dont taste like weed')).toBe('cart')
})
