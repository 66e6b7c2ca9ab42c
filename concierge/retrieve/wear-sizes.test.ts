import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const merch = (name: string, size: string | null, description: string | null = null) =>
  makeProduct({
    productId: `${name} ${size ?? ''}`.trim(),
    name,
    size,
    description,
    category: 'merch',
    brand: 'Harbor House',
    subcategory: null,
    sizeGrams: null,
    strainName: null,
    strainType: null,
    thcPercent: null,
  })
const shop = openStore({
  profile: { name: 'Test Shop' },
  products: [
    merch('Heron Tee', 'S-XXL'),
    merch('Plover Hoodie', null, 'Soft fleece.'),
    merch('Curlew Socks', null, 'Cotton. Comes in M to XL.'),
    merch("Women's Crewneck Rail", 'M'),
    merch('Wool Beanie', 'One size'),
  ],
})
const ids = (text: string) => askStore(shop, text).products.map(({ productId }) => productId)

describe('clothes that come in a span of sizes', () => {
  it.each(['tee in xl', 't-shirt size medium', 'a tee shirt in 2xl', 'got tees in small'])('have it: %s', (text) => {
    expect(ids(text)).toEqual(['Heron Tee S-XXL'])
    expect(askStore(shop, text).text).not.toMatch(/don't have|lists no sizes/)
  })

  it.each(['tee in 3xl', 'tee in xs', 'socks in small'])('do not have what lies outside of it: %s', (text) => {
    expect(askStore(shop, text).intent).toBe('recommend_no_match')
  })

  it('may be told by the description', () => {
    expect(ids('socks in large')).toEqual(['Curlew Socks'])
  })
})

describe('clothes whose sizes the menu does not tell', () => {
  it.each(['hoodie in xl', 'hoodie size large?'])('are shown, and the size is left to the team: %s', (text) => {
    expect(ids(text)).toEqual(['Plover Hoodie'])
    expect(askStore(shop, text).text).toContain('The menu lists no sizes')
  })

  it('are none where one size is for all, or another is told', () => {
    expect(askStore(shop, 'beanie in large').intent).toBe('recommend_no_match')
    expect(askStore(shop, 'crewneck in small').intent).toBe('recommend_no_match')
    expect(ids('crewneck in medium')).toEqual(["Women's Crewneck Rail M"])
  })
})
