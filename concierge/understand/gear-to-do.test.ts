import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const gear = (productId: string, name: string, priceCents: number) =>
  makeProduct({
    productId,
    name,
    category: 'accessory',
    strainName: null,
    strainType: null,
    thcPercent: null,
    size: null,
    sizeGrams: null,
    effects: [],
    flavors: [],
    terpenes: [],
    priceCents,
  })
const store = openStore({
  profile: StoreProfile.parse({ name: 'Quarry Lane', phone: '(555) 555-0144', hours: DEFAULT_HOURS }),
  products: [
    gear('b1', 'Basalt Bong', 5000),
    gear('c1', 'Foam Fresh Glass Cleaner', 1100),
    gear('s1', 'Vault Smell Proof Bag', 2400),
    gear('g1', 'Flint Grinder', 1500),
    makeProduct({ productId: 'f1', name: 'Slate Haze', category: 'flower' }),
  ],
})
const idsAfter = (first: string, text: string) =>
  askAfter(store, [first], text).products.map(({ productId }) => productId)

describe('something to do something with', () => {
  it.each([
    ['and something to clean it', 'c1'],
    ['also i need something to clean that with', 'c1'],
    ['and something to store smell', 's1'],
    ['plus something to hide the smell', 's1'],
    ['ok and something to grind it up', 'g1'],
    ['what can i use to break up my weed', 'g1'],
  ])('is the thing that does it: %s', (text, id) => {
    expect(idsAfter('do you have a bong', text)[0]).toBe(id)
  })

  it('is summed up with what it is for', () => {
    expect(askAfter(store, ['do you have a bong', 'and something to clean it'], 'total?').text).toContain(
      '$61 together',
    )
  })

  it.each(['something to smoke', 'something to help me sleep', 'something to clean the garage to'])(
    'is no gear where it is for a mood: %s',
    (text) => {
      expect(idsAfter('show me flower', text)).not.toContain('c1')
    },
  )
})
