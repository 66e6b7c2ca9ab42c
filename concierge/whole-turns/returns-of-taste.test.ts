import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: {
    name: 'Harbor Leaf',
    return_policy: {
      cannabis: 'No returns or refunds on opened flower and edibles.',
      hardware: 'Cartridges and batteries that do not work: exchange within 14 days with the receipt.',
      apparel: 'Unworn apparel with the tags on: refund within 21 days with the receipt.',
    },
  },
  products: [makeProduct({ name: 'Velvet Comet', stock: 9 })],
})

describe('returns of what is not to taste', () => {
  it.each(['i dont like the taste of this cart, can i return it', 'can i return a cartridge if i hate the flavor'])(
    'are declined where only what does not work is exchanged: %s',
    (text) => expect(askStore(store, text).text).toMatch(/^No, only what does not work\. Cartridges and batteries/),
  )

  it.each(['my cart doesnt work, can i return it', 'my cart leaks and i hate it, can i swap it'])(
    'are told by the rule where it does not work: %s',
    (text) => expect(askStore(store, text).text).toMatch(/^Cartridges and batteries that do not work: exchange/),
  )

  it.each(['can i return a hoodie i dont like', 'can i swap the tshirt for a bigger one'])(
    'are told by the rule for clothes: %s',
    (text) => expect(askStore(store, text).text).toMatch(/^Unworn apparel with the tags on/),
  )
})
