import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const eighth = { category: 'flower', size: '3.5g', sizeGrams: 3.5, stock: 9 } as const
const store = openStore({
  profile: StoreProfile.parse({ name: 'Test Shop', hours: DEFAULT_HOURS }),
  products: [
    makeProduct({ ...eighth, productId: 'cure', name: 'Lemon Lane', brand: 'Harbor Cure' }),
    makeProduct({ ...eighth, productId: 'labs', name: 'Mint Road', brand: 'Tessera Labs' }),
    makeProduct({ ...eighth, productId: 'meds', name: 'Plum Pass', brand: 'Simply Fine Meds' }),
    makeProduct({ ...eighth, productId: 'molly', name: 'Salty Molly Drovers', brand: 'Elm' }),
    makeProduct({ ...eighth, productId: 'daddy', name: 'Sugar Daddy', brand: 'Oak' }),
    makeProduct({ ...eighth, productId: 'rage', name: 'Road Rage', brand: 'Ash' }),
    makeProduct({ ...eighth, productId: 'blue', name: 'Fern Alley', brand: 'Special Blue' }),
    makeProduct({ ...eighth, productId: 'trade', name: 'Moss Way', brand: 'Northgrown Industry' }),
  ],
})
const ids = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

describe('a name of the shop that reads like something grave', () => {
  it.each([
    ['anything from harbor cure', 'cure'],
    ['harbor cure', 'cure'],
    ['anything from tessera labs', 'labs'],
    ['anything from tesera labs', 'labs'],
    ['whats good from simply fine meds today', 'meds'],
    ['anything from simply fine meds', 'meds'],
    ['salty molly drovers', 'molly'],
    ['do you have sugar daddy', 'daddy'],
    ['how much is sugar daddy', 'daddy'],
    ['road rage', 'rage'],
  ])('is served where it is all that is asked for: %s', (text, id) => {
    expect(askStore(store, text).guard).toBeNull()
    expect(ids(text)).toContain(id)
  })

  it.each([
    ['will sugar daddy cure my cancer', 'medical'],
    ['can i mix harbor cure with my blood pressure meds', 'medical'],
    ['i smoked road rage, can i drive home now', 'driving'],
    ['do you have molly', 'illegal'],
  ])('frees nothing else that is said with it: %s', (text, kind) => {
    expect(askStore(store, text).guard).toBe(kind)
  })
})

describe('a maker whose name holds a word of the shop’s own topics', () => {
  it.each([
    ['anything from special blue', 'blue'],
    ['special blue', 'blue'],
    ['got any special blue?', 'blue'],
    ['anything from northgrown industry', 'trade'],
  ])('is a maker: %s', (text, id) => {
    expect(ids(text)).toContain(id)
  })

  it.each(['any specials today', 'do you have an industry discount'])(
    'leaves the topic to who asks for it: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('deals')
    },
  )
})
