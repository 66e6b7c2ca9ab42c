import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const gear = (productId: string, name: string, brand: string, priceCents: number) =>
  makeProduct({
    productId,
    name,
    brand,
    priceCents,
    salePriceCents: null,
    category: 'accessory',
    subcategory: 'Batteries',
    thcPercent: null,
    strainName: null,
    strainType: null,
    sizeGrams: null,
  })
const vape = (productId: string, name: string, brand: string, priceCents: number) =>
  makeProduct({ productId, name, brand, priceCents, salePriceCents: null, category: 'vape', thcPercent: 84 })
const shop = openStore({
  profile: { name: 'Test Shop' },
  products: [
    gear('kestrel', 'Kestrel Core Battery', 'Kestrel', 3000),
    gear('slim', 'Slim 510 Battery', 'House', 1500),
    gear('herb', 'Grebe Plus Dry Herb Vaporizer', 'Grebe', 20_000),
    vape('rail', 'Rail Pod Mango', 'Rail', 4000),
    vape('own', 'Kestrel Pod Lime', 'Kestrel', 3800),
    vape('cart', 'Rail 510 Cart Plum', 'Rail', 2500),
  ],
})
const ids = (text: string) =>
  askStore(shop, text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('a battery and what it is for', () => {
  it.each([
    ['a battery and a pod', ['kestrel', 'own']],
    ['kestrel device and one pod under 75', ['kestrel', 'own']],
    ['a battery and a cart, 50 total', ['cart', 'slim']],
  ])('go together: %s', (text, found) => {
    expect(ids(text)).toEqual(found)
  })

  it('are told apart from a thing by itself', () => {
    expect(ids('pods')).toEqual(['own', 'rail'])
  })
})

describe('a vape by the name of a device', () => {
  it.each(['grebe vaporizer', 'the grebe plus vape'])('is that device: %s', (text) => {
    expect(ids(text)).toContain('herb')
  })
})
