import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop', charging: 'Phone charging at the bar' },
  products: [
    makeProduct({
      productId: 'd',
      name: 'Larkspur Pen .5g - Quince',
      brand: 'Larkspur',
      category: 'vape',
      subcategory: 'Disposables',
      strainName: null,
      description: 'Grab and go. Rechargeable by USB-C.',
    }),
    makeProduct({
      productId: 'v',
      name: 'Grotto Core Battery',
      brand: 'Grotto',
      category: 'accessory',
      subcategory: 'Batteries',
      strainName: null,
      strainType: null,
      description: 'Brass, with a charger.',
    }),
    makeProduct({
      productId: 'l',
      name: 'Bramble Lighter',
      brand: 'Bramble',
      category: 'accessory',
      strainName: null,
      strainType: null,
      description: 'Refillable.',
    }),
    makeProduct({
      productId: 'p',
      name: 'Thistle King Size Papers',
      brand: 'Thistle',
      category: 'accessory',
      strainName: null,
      strainType: null,
      description: '32 leaves.',
    }),
    makeProduct({
      productId: 'w',
      name: 'Moss Cart 1g',
      brand: 'Moss',
      category: 'vape',
      subcategory: 'Cartridges',
      strainName: null,
      description: 'Rechargeable battery not included.',
    }),
  ],
})

describe('a detail that is asked of what a maker or a kind calls', () => {
  it.each([
    ['are the larkspurs rechargeable', /Rechargeable by USB-C/],
    ['does the grotto come with a charger', /with a charger/],
    ['is the bramble refillable', /Refillable/],
    ['thistle papers how many leaves', /32 leaves/],
  ])('is answered from its row: "%s"', (asked, told) => {
    const { text, intent } = askStore(store, asked)
    expect(intent).toBe('product_info')
    expect(text).toMatch(told)
  })

  it.each(['do you have anything rechargeable from larkspur', 'which larkspur pens do you have', 'any larkspur pens'])(
    'leaves a wish a wish: "%s"',
    (asked) => {
      expect(askStore(store, asked).intent).not.toBe('product_info')
    },
  )
})
