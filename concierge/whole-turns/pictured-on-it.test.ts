import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const worn = (productId: string, name: string, subcategory: string) =>
  makeProduct({ productId, category: 'merch', subcategory, name, brand: null, strainType: null, stock: 9 })
const store = openStore({
  profile: {
    name: 'Test Shop',
    policies: { pets: 'Leashed dogs may wait in the lobby.' },
  },
  products: [
    worn('kittens', 'Kittens and Clouds Tee', 'Apparel'),
    worn('kittens-crop', 'Kittens and Clouds Cropped Tee', 'Apparel'),
    worn('plain', 'Abstract Tee', 'Apparel'),
    worn('dogs', 'Happy Dogs Hoodie', 'Apparel'),
  ],
})
const ask = (text: string) => askStore(store, text)
const shown = (text: string): string[] =>
  ask(text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('what is pictured on a thing', () => {
  it.each([
    'some tshirt or merch w kittens on it',
    'a tee with kittens',
    'merch with cute kittens on the front',
    'got any shirts with kittens on them',
  ])('holds for all that is shown: %s', (text) => expect(shown(text)).toEqual(['kittens', 'kittens-crop']))

  it('asks for no leave to bring it in', () => {
    expect(shown('a hoodie with dogs on it')).toEqual(['dogs'])
    expect(ask('can i bring my dog in').text).toMatch(/leashed dogs/i)
  })

  it('hides nothing where the menu has no such thing', () => {
    expect(shown('a tee with a rocket on it')).toContain('plain')
  })
})
