import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'

const product = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, effects: [], salePriceCents: null, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    product('day', { name: 'Morning Star', category: 'flower', strainType: 'sativa' }),
    product('both', { name: 'Middle Way', category: 'vape', strainType: 'hybrid' }),
    product('night', { name: 'Dark Sky', category: 'edible', subcategory: 'Gummies', strainType: 'indica' }),
    product('spicy', { name: 'Spicy Mango', category: 'edible', flavors: ['Spicy'], strainType: 'hybrid' }),
    product('mimosa', { name: 'Mimosa', strainName: 'Mimosa', category: 'vape', strainType: 'hybrid' }),
    product('pipe', { name: 'Ash Hole One Hitter', category: 'accessory', subcategory: 'One-Hitter' }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('an occasion that something is looked for', () => {
  it.each([
    ['what goes good with a spicy curry tonight', /for a good meal/i],
    ['something that pairs with pizza', /for a good meal/i],
    ['whats good for after a big dinner', /for a good meal/i],
    ['something for brunch with mimosas', /for a good meal/i],
    ['were having tacos, what should i get with that', /for a good meal/i],
    ['what goes with a movie marathon', /for a quiet evening/i],
    ['snacks for a horror marathon tonight', /for a quiet evening/i],
    ['something for the marathon i run on sunday', /for an active day/i],
    ['fishing trip this weekend, what do you suggest', /for time outdoors/i],
    ['camping trip with no wifi, what should i get', /for time outdoors/i],
    ['something to take camping', /for time outdoors/i],
    ['a weekend at the cabin, any ideas', /for time outdoors/i],
    ['something to play 18 holes of golf with', /for an active day/i],
    ['what would you smoke before a round of golf', /for an active day/i],
    ['something for doing laundry all day', /for an active day/i],
    ['what do you recommend for a long gaming session', /for playing games/i],
    ['something for playing call of duty', /for playing games/i],
    ['something to listen to records with', /for a quiet evening/i],
    ['for a sunday with a book', /for a quiet evening/i],
    ['ladies night with snacks, what should we get', /for good company/i],
    ['algo para limpiar la casa', /para un día activo/i],
    ['algo para un concierto', /para una buena compañía/i],
    ['algo para ir de campamento', /para estar al aire libre/i],
    ['algo para jugar videojuegos', /para jugar/i],
    ['algo que vaya bien con tacos', /para una buena comida/i],
    ['algo para leer un libro', /para una tarde tranquila/i],
  ])('is told in the answer: %s', (text, words) => {
    expect(ask(text).text).toMatch(words)
  })

  it.each(['something for brunch with mimosas', 'something to go with spicy wings'])(
    'takes no dish or drink beside it for what is wished for: %s',
    (text) => expect(ask(text).products[0]?.productId).not.toMatch(/mimosa|spicy/),
  )

  it.each([
    ['do you have mimosa', 'mimosa'],
    ['a vape with mimosa in it', 'mimosa'],
    ['something spicy', 'spicy'],
    ['a one hitter', 'pipe'],
  ])('keeps the names and tastes of the menu: %s', (text, id) => {
    expect(ask(text).products[0]?.productId).toBe(id)
  })

  it.each(['algo para relajarme pero sin tumbarme', 'algo tranquilo que no me tumbe', 'relajante pero sin dormirme'])(
    'hears in Spanish what is not to put one to sleep: %s',
    (text) => {
      const ids = ask(text).products.map(({ productId }) => productId)
      expect(ids[0]).toBe('both')
    },
  )
})
