import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { shownItems } from './shown-items.ts'

const cart = (productId: string, name: string, brand: string): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, name, brand, category: 'vape', sizeGrams: 1, priceCents: 6000, salePriceCents: 3600 })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    cart('papaya', 'Papaya Punch | Elm Vape Cartridge', 'Elm'),
    cart('lemon', 'Lemon Loaf | Birch Vape Cartridge', 'Birch'),
    cart('zebra', 'Zebra Face | Cedar Vape Cartridge', 'Cedar'),
    makeProduct({ productId: 'jar', name: 'Zebra Face 3.5g', brand: 'Cedar', category: 'flower' }),
  ],
})
const shownIn = (text: string): string[] =>
  shownItems(store, { role: 'assistant', text }).map(({ product }) => product.productId)

describe('what a message without ids has shown', () => {
  it('keeps the places of a numbered list, a line without a price among them', () => {
    expect(
      shownIn('1. Papaya Punch by Elm, 1 g, $36 (was $60)\n2. Lemon Loaf by Birch, 1 g, $36\n3. Zebra Face by Cedar'),
    ).toEqual(['papaya', 'lemon', 'zebra'])
    expect(shownIn('1. Zebra Face by Cedar, today\n2. Lemon Loaf by Birch, $36')).toEqual(['zebra', 'lemon'])
  })

  it('is nothing where a numbered line names nothing of the menu', () => {
    expect(shownIn('1. Park in front.\n2. Bring your ID.')).toEqual([])
  })
})
