import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Ledge' },
  products: [
    makeProduct({
      name: 'HauteBox Storage',
      category: 'accessory',
      description: 'A pocket box that floats and is made of a tough shell.',
    }),
    makeProduct({ name: 'Blue Dream', category: 'flower' }),
  ],
})

describe('what a thing does', () => {
  it('is told by its description, and else not known', () => {
    for (const text of [
      'does the hautebox float',
      'will the hautebox storage float in water',
      'can the hautebox float',
    ])
      expect(askStore(store, text).text, text).toContain('floats')
    for (const text of ['does the hautebox lock', 'does the hautebox fold flat'])
      expect(askStore(store, text).text, text).toMatch(/doesn't say whether it can (?:lock|fold)/)
    expect(askStore(store, 'how much is the hautebox').text).not.toContain('whether')
  })
})
