import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'f1', name: 'Pave', brand: 'Ozone', category: 'flower' }),
    makeProduct({
      productId: 'f2',
      name: 'Kiwi Kandy',
      brand: 'Hamilton Farms',
      category: 'flower',
      description: 'Small-batch flower by a local farm.',
    }),
    makeProduct({ productId: 'f3', name: 'Tea Time', brand: 'Grown Rogue', category: 'flower' }),
    makeProduct({ productId: 'p1', name: 'Night Pear', category: 'pre-roll', description: 'Premium indoor flower.' }),
    makeProduct({
      productId: 'm1',
      name: 'Tee',
      category: 'merch',
      subcategory: 'Apparel',
      description: '100% organic cotton.',
    }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

it('passes nothing off as grown in a way that no row tells', () => {
  for (const text of [
    'any organic flower?',
    'organic weed under 50',
    'whats your best organic bud',
    'got any sun grown flower',
    'sungrown eighths',
    'greenhouse flower?',
    'pesticide free flower',
    'flower with no pesticides',
    'hydro weed',
    'i want indoor indica eighths',
    'do you have indoor flower or is it all greenhouse',
  ])
    expect(ask(text), text).toMatch(/lists nothing of that kind as \S+.*our team can check/)
})

it('shows what a description tells to be grown so', () => {
  for (const text of [
    'got any local brands',
    'anything made locally',
    'small batch flower',
    'craft cannabis',
    'locally grown bud',
  ])
    expect(ask(text), text).toContain('Kiwi Kandy')
  for (const text of ['indoor prerolls', 'any joints grown indoors']) expect(ask(text), text).toContain('Night Pear')
})

it('keeps a maker, a room and a question about growing', () => {
  expect(ask('anything by grown rogue')).toContain('Tea Time')
  expect(ask('can i smoke indoors here')).not.toContain('lists nothing')
  expect(ask('whats the difference between sun grown and greenhouse')).toContain('daylight')
})
