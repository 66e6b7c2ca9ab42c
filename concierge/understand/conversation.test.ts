import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { readConversation } from './conversation.ts'
import { readSaid } from './read-said.ts'

const store = openStore({
  profile: { name: 'Harbor' },
  products: [
    makeProduct({ name: 'Blue Heron', category: 'pre-roll' }),
    makeProduct({ name: 'Red Kite Cartridge', category: 'vape' }),
    makeProduct({ name: 'Lemon Gummies', category: 'edible' }),
  ],
})

describe('what was said earlier', () => {
  it.each(['a pre-roll, no wait, make that a cart', 'got any gummies', 'ich suche gummibärchen', 'quiero gomitas'])(
    'is read as it was when it was said: %s',
    (text) => {
      const { wish } = readSaid(text, [], store.vocabulary).read
      expect(wish.forms).not.toEqual([])
      expect(readConversation(store, [{ role: 'user', text }]).wish.forms).toEqual(wish.forms)
    },
  )
})
