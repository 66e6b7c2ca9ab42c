import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const battery = (productId: string, name: string, brand: string) =>
  makeProduct({ productId, name, brand, category: 'accessory', subcategory: 'Batteries', strainType: null })

const store = openStore({
  profile: StoreProfile.parse({ name: 'Harbor Row', hours: DEFAULT_HOURS }),
  products: [
    battery('b1', '510 Stick Battery', 'Glint'),
    battery('b2', 'Dial Pod Battery', 'Ohm Sound'),
    makeProduct({ productId: 'p1', name: 'Jack Herer', brand: 'Ohm Sound', category: 'vape', subcategory: 'Pod' }),
    makeProduct({ productId: 'v1', name: 'Mimosa', brand: 'Glint', category: 'vape', subcategory: 'Cartridge' }),
  ],
})

describe('one more battery', () => {
  it.each([
    ['battery for my glint cart?', 'and one for the pods'],
    ['a 510 battery', 'also something for my ohm sound pods'],
    ['got a battery', 'do you have one that fits pods'],
  ])('is one for what is named: %s / %s', (before, text) => {
    expect(askAfter(store, [before], text).products.map(({ name }) => name)).toEqual(['Dial Pod Battery'])
  })

  it('is a cart where no battery was spoken of', () => {
    const names = askAfter(store, ['ohm sound pods'], 'and a cart').products.map(({ name }) => name)
    expect(names).not.toContain('510 Stick Battery')
  })
})
