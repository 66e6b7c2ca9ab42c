import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({ name: 'Blue Heron', category: 'flower', stock: 9 }),
  makeProduct({ name: 'Ledge Beanie', category: 'merch', subcategory: 'Hats', stock: 9 }),
]
const plain = { name: 'Ledge', hours: DEFAULT_HOURS, phone: '(207) 555-0101' }
const store = openStore({
  profile: StoreProfile.parse({
    ...plain,
    found_items: 'x',
    lost_and_found: 'In the drawer under the till for two weeks.',
  }),
  products,
})
const silent = openStore({ profile: StoreProfile.parse(plain), products })

describe('things left behind', () => {
  it.each([
    'i left an umbrella by your door monday',
    'left my raincoat over there',
    'anybody turn in a set of keys?',
    'did somebody find a blue beanie there',
    'pretty sure my sunglasses are still in the store',
    'my glasses, think i left them on the counter',
    'my daughters scarf got left in your lobby',
    'was a wallet handed in today',
    'what happens to stuff people forget',
    'olvide mi mochila en la tienda',
    'se me quedaron los lentes ahi',
    'encontraron unas llaves?',
  ])('tells where they are kept: %s', (text) => {
    expect(askStore(store, text).text).toContain('In the drawer under the till')
    expect(askStore(silent, text).text).toMatch(
      /our team can look for you\. .*555-0101|nuestro equipo puede buscarlo\. .*555-0101/,
    )
  })

  it.each([
    'do you have a blue beanie',
    'lost my grinder, got another one?',
    'dropped my pen and it broke',
    'left my wallet at home, can i pay by phone',
    'forgot my phone, can i still use my points',
  ])('takes nothing else for one: %s', (text) => {
    expect(askStore(silent, text).text).not.toContain('look for you')
  })
})
