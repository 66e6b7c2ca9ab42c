import { expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    address: { street: '12 Wharf Road', city: 'Freeland', state: 'Washington', state_code: 'WA', zip: '98249' },
    directions: 'The red boathouse beside the bakery.',
    hours: { ...DEFAULT_HOURS, tuesday: { open: '12:00', close: '19:00', closed: false } },
    recycling: 'Bring back empty vapes and glass jars: the bin is by the door, and every 10 jars earn a pre-roll cone.',
    events: 'Glass blowing demo on the first Saturday of each month at 14:00.',
  }),
  products: [
    makeProduct({ productId: 'dock', name: 'Purple Punch', brand: 'Dock Dogs', category: 'pre-roll' }),
    makeProduct({
      productId: 'fog',
      name: 'Ferry Line Fog',
      brand: 'Kestrel Bay',
      size: '28g',
      sizeGrams: 28,
      priceCents: 9900,
    }),
    makeProduct({
      productId: 'jar',
      name: 'Stash Jar',
      category: 'accessory',
      subcategory: 'Storage',
      priceCents: 1800,
    }),
    makeProduct({ productId: 'pipe', name: 'Glass Pipe', category: 'accessory', subcategory: 'Glassware' }),
  ],
})
const ask = (text: string) => askStore(store, text)

it.each([
  'first time on the island we took bus no 1 from the dock where do we hop off and how do we spot you',
  'caught the ferry over from the dock this morning, how do we find you',
  'first time in town, where should we get off the bus',
  'we came by boat 4 from the dock, how can i spot you',
])('tells the way where a ride is told of: %s', (text) => {
  expect(ask(text)).toMatchObject({ intent: 'store_location', products: [] })
  expect(ask(text).text).toContain('boathouse')
})

it.each([
  'I tried to stop in last Tuesday morning around ten and the door was locked, so I went home sad. When do you actually open on Tuesdays?',
  'We drove by one Tuesday evening around seven and knocked on the door for a while. What time do you close on Tuesdays?',
])('tells the hours where an hour and a door are told of: %s', (text) => {
  expect(ask(text)).toMatchObject({ intent: 'store_hours', products: [] })
  expect(ask(text).text).toContain('12 PM')
})

it.each([
  'you have some kind of demo, when is that?',
  'I love watching people make things out of glass. A friend mentioned you have some kind of demo, when is that?',
  'heard you do a glass demo, what day is it',
  'my aunt told me about your glass blowing thing, when does that happen',
  'when is the demo',
])('tells when that is which was named before: %s', (text) => {
  expect(ask(text)).toMatchObject({ intent: 'store_info', products: [] })
  expect(ask(text).text).toContain('first Saturday')
})

it.each([
  'ok so dont laugh but i dropped my whole jar in the sound last week lol anyway need a new ounce and im broke so 110 max',
  'spilled my jar all over the truck, need another ounce under 110',
  'lost my jar on the ferry so i need an ounce',
])('sells no other jar for one that was lost: %s', (text) => {
  expect(ask(text).products.map(({ productId }) => productId)).toEqual(['fog'])
})

it('sells another where that is what is asked for', () => {
  for (const text of ['dropped my jar, need a new one', 'lost my jar, need a new one and an ounce'])
    expect(ask(text).products.map(({ productId }) => productId)).toContain('jar')
})
