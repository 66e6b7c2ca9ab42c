import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({ name: 'Blue Dream', category: 'flower', stock: 9 }),
  makeProduct({ name: '510 Charger', category: 'accessory', stock: 9 }),
]
const garage = openStore({
  profile: StoreProfile.parse({
    name: 'Mill Street',
    phone: '(207) 555-0102',
    hours: DEFAULT_HOURS,
    parking: { free_lot: true, ev_chargers: 3 },
    payment: { accepted: ['cash'], not_accepted: ['Apple Pay'], tips: 'Tips go to the whole crew, in cash.' },
    limits_and_rules: { on_site_consumption: 'Only in the garden room.', public_consumption: 'Not allowed.' },
    deals: { daily: { friday: 'Fan Friday: 12% off in a team scarf or jersey' }, always: [] },
    delivery: { offered: true, minimum_order: 35, hours: { open: '11:00', close: '19:00', days: 'daily' } },
    address: { street: '4 Mill St', city: 'Bangor', state: 'Maine', zip: '04401' },
  }),
  products,
})
const plain = openStore({ profile: StoreProfile.parse({ name: 'Bare', phone: '(207) 555-0103' }), products })

describe('everyday questions of a visit', () => {
  it.each([
    ['can i plug in my rivian', 'EV chargers'],
    ['charging for an electric truck?', 'EV chargers'],
    ['is there somewhere to charge our car', 'EV chargers'],
    ['do budtenders get tips', 'whole crew'],
    ['is it ok to tip the driver', 'whole crew'],
    ['podemos fumar alli', 'garden room'],
    ['can we smoke in the shop', 'garden room'],
    ['what do i get for wearing my scarf or jersey', '12%'],
    ['hours and address', 'Mill St'],
    ['address + hours + apple pay', 'Apple Pay'],
    ['avez vous un rabais, acceptez vous les euros', 'Apple Pay'],
  ])('%s', (text, told) => {
    expect(askStore(garage, text).text).toContain(told)
  })

  it.each([
    ['charger for my nissan leaf', 'no charger for electric cars'],
    ['does your driver take tips', 'how tips are handled'],
    ['good restaurants near the shop', 'places to eat'],
    ['do you print receipts', 'how receipts are given'],
    ['could you email me a receipt', 'how receipts are given'],
    ['is your flower lab tested', 'lab tested before sale'],
    ['are all the products tested', 'lab tested before sale'],
  ])('of which nothing is told: %s', (text, told) => {
    expect(askStore(plain, text).text).toContain(told)
  })

  it('tells whom the shop admits, and not who answers', () => {
    expect(askStore(plain, 'are you kid friendly').intent).toBe('id_policy')
    expect(askStore(plain, 'is the shop toddler friendly').intent).toBe('id_policy')
  })

  it('says that no discount is listed for large orders', () => {
    expect(askStore(garage, 'any bulk pricing').text).toContain('no discount is listed for large orders')
    expect(askStore(garage, 'discount for buying in bulk').text).toContain('no discount is listed for large orders')
  })

  it('goes on with delivery', () => {
    expect(askAfter(garage, ['do you deliver'], 'whats the smallest amount i have to spend').text).toContain('$35')
    expect(askAfter(garage, ['are you open saturday'], 'and delivery, until what time').text).toContain('7 PM')
  })
})
