import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = (
  productId: string,
  brand: string,
  priceCents: number,
  thcPercent: number,
): ReturnType<typeof makeProduct> =>
  makeProduct({
    productId,
    name: `${brand} Pear`,
    brand,
    category: 'vape',
    subcategory: 'Cartridge',
    priceCents,
    thcPercent,
  })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    cart('v1', 'Select', 4000, 80),
    cart('v2', 'Select', 5000, 88),
    cart('v3', 'Rythm', 3500, 75),
    cart('v4', 'Rythm', 3600, 77),
    makeProduct({ productId: 'f1', name: 'Pave', brand: 'Rythm', category: 'flower' }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

it('weighs two makers by what both have', () => {
  for (const text of [
    'select vs rythm carts',
    'rythm vs select',
    'whats the difference between rythm and select carts',
    'is select better than rythm',
    'which is better select or rythm carts',
    'which one is nicer, select or rythm',
  ])
    expect(ask(text), text).toMatch(/(?=.*Select \(\$40 to \$50, 80% THC to 88% THC\))(?=.*Rythm \(\$35 to \$36)/)
  expect(ask('which is cheaper, rythm or select carts')).toMatch(/cheaper.*Rythm \(\$35 to \$36\), against Select/)
  expect(ask('are select carts stronger than rythm')).toMatch(/^Yes.*Select/)
})

it('still finds things from either of two makers', () => {
  expect(ask('carts from rythm or select')).not.toContain('matter of taste')
  expect(ask('anything from rythm')).not.toContain('against')
})
