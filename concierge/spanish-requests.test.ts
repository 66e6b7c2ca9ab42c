import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from './open-store.ts'

const plain = { strainName: null, strainType: null, size: null, sizeGrams: null } as const
const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ ...plain, name: 'Chamomile Tea', brand: 'Amiruca', category: 'edible' }),
    makeProduct({ ...plain, name: 'Beef Flavor Ramen', brand: 'Takai', category: 'edible' }),
    makeProduct({ ...plain, name: 'Grape Pre-roll', brand: 'Vulcan', category: 'pre-roll' }),
  ],
})

describe('a Spanish verb of asking', () => {
  it('asks, and is no product', () => {
    for (const verb of ['recomiéndame', 'recomiendame', 'muéstrame', 'enséñame', 'búscame', 'ponme', 'véndeme']) {
      const turn = askStore(store, `${verb} un porro`)
      expect(turn.intent, verb).toBe('recommend')
      expect(turn.products.map(({ name }) => name)).toEqual(['Grape Pre-roll'])
    }
    expect(askStore(store, 'recomiéndame un té con thc').products.map(({ name }) => name)).toEqual(['Chamomile Tea'])
  })
})

describe('a Spanish question after the maker', () => {
  it('is answered from the product', () => {
    for (const text of ['de qué marca es el ramen sabor a res', 'quién hace el ramen'])
      expect(askStore(store, text).text, text).toContain('Takai')
  })
})

describe('what the shop wrote in English', () => {
  const profile = { ...DEMO_PROFILE, restroom: 'A restroom for guests is next to the lobby, ask for the key.' }
  const shop = openStore({ profile, products: [] })

  it('is told as its own words to who asks in Spanish', () => {
    for (const text of ['¿hay un baño para clientes?', '¿tienen baño?'])
      expect(askStore(shop, text).text, text).toMatch(/^Esto es lo que la tienda dice .*inglés: "A restroom for guests/)
    expect(askStore(shop, 'is there a restroom').text).toMatch(/^A restroom for guests/)
  })
})
