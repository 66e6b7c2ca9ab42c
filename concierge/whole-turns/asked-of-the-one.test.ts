import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const eaten = { category: 'edible', stock: 9, thcPercent: null } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    delivery: { offered: true, area: 'Elmwood', fee: 7, minimum_order: 75 },
  },
  products: [
    makeProduct({
      ...eaten,
      subcategory: 'Capsules',
      productId: 'night',
      name: 'Moonrise Capsules',
      effects: ['Sleepy'],
      packCount: 10,
      thcMgPerPiece: 10,
      thcMgTotal: 100,
    }),
    makeProduct({
      ...eaten,
      subcategory: 'Capsules',
      productId: 'day',
      name: 'Sunup Capsules',
      effects: ['Energetic'],
      packCount: 20,
      thcMgPerPiece: 5,
      thcMgTotal: 100,
    }),
    makeProduct({
      ...eaten,
      subcategory: 'Chocolate',
      productId: 'milk',
      name: 'Milk Chocolate Bar',
      priceCents: 1800,
      packCount: 10,
      thcMgPerPiece: 10,
      thcMgTotal: 100,
    }),
    makeProduct({
      ...eaten,
      subcategory: 'Chocolate',
      productId: 'dark',
      name: 'Dark Chocolate Bar',
      priceCents: 2200,
      packCount: 20,
      thcMgPerPiece: 5,
      thcMgTotal: 100,
    }),
    makeProduct({
      ...eaten,
      subcategory: 'Gummies',
      productId: 'gummies',
      name: 'Grape Gummies',
      packCount: 10,
      thcMgPerPiece: 10,
      thcMgTotal: 100,
    }),
    makeProduct({ ...eaten, subcategory: 'Drinks', productId: 'brew', name: 'Cold Brew Coffee' }),
    makeProduct({ ...eaten, subcategory: 'Drinks', productId: 'root', name: 'Root Beer' }),
    makeProduct({ category: 'pre-roll', productId: 'joint', name: 'Mimosa Joint 1g', packCount: 1, stock: 9 }),
    makeProduct({ category: 'pre-roll', productId: 'five', name: 'Little Colts 5-Pack', packCount: 5, stock: 9 }),
  ],
})
const after = (before: string, text: string): { intent: string; ids: string[] } => {
  const { intent, products } = askAfter(store, [before], text)
  return { intent, ids: products.map(({ productId }) => productId) }
}
const idsOf = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('a fact of one of those shown', () => {
  it.each([
    ['do you have capsules', 'the morning ones, how many mg is the whole bottle', 'day'],
    ['do you have capsules', 'the bedtime one, how many mg in total', 'night'],
    ['do you have capsules', 'how much is the sunup one', 'day'],
    ['show me chocolate', 'the dark one, how much is it', 'dark'],
    ['show me chocolate', 'how strong is the milk one', 'milk'],
  ])('is told of the one that the words single out: %s / %s', (before, text, id) => {
    expect(after(before, text)).toEqual({ intent: 'product_info', ids: [id] })
  })

  it.each([
    ['do you have capsules', 'the morning ones please', 'day'],
    ['show me chocolate', 'just dark ones', 'dark'],
  ])('is not asked where the one is only wished for: %s / %s', (before, text, id) => {
    expect(after(before, text)).toEqual({ intent: 'recommend', ids: [id] })
  })
})

describe('what somebody had so far', () => {
  it.each([
    'shes never had more than half a gummy, chocolate would be perfect',
    'he has never had more than one gummy, get me chocolate',
    'ive only ever had gummies, show me chocolate',
    'she only tried joints, id like some chocolate',
    'never eaten anything but gummies, now some chocolate please',
  ])('is no wish beside another: %s', (text) => {
    const ids = idsOf(text)
    expect([ids.includes('dark'), ids.includes('gummies')]).toEqual([true, false])
  })

  it('is one where nothing else is named', () => {
    expect(idsOf('ive never had a gummy, show me gummies')).toEqual(['gummies'])
  })
})

describe('a slip in a word of the shop', () => {
  it.each(['one that has cafeine too', 'one with caffiene', 'one with caffine'])('is read: %s', (text) => {
    expect(after('show me drinks', text).ids).toEqual(['brew'])
  })

  it.each(['whats the minimun', 'whats the minumum'])('is read after delivery: %s', (text) => {
    expect(askAfter(store, ['do you deliver'], text).text).toContain('75')
  })
})

describe('a pack of joints in Spanish', () => {
  it.each([
    'busco un paquete de porros',
    'quiero un pack de porros',
    'una caja de porros',
    'tienen una cajetilla de porros',
  ])('is a pack: %s', (text) => {
    expect(idsOf(text)).toEqual(['five'])
  })

  it('is none where one joint is asked for', () => {
    expect(idsOf('quiero un porro')).toContain('joint')
  })
})
