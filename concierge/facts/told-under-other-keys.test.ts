import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const profile = StoreProfile.parse({
  name: 'Harbor Row',
  phone: '(555) 555-0100',
  address: { street: '4 Dock Ave', city: 'Dover', state_code: 'DE', zip: '19901' },
  directions: 'Coming on Route 9, turn at the painted silo.',
  hours: DEFAULT_HOURS,
  loyalty: { name: 'Club Row', join: 'ask at the register' },
  return_policy: {
    cannabis: 'Unopened items can be exchanged for store credit within 3 days.',
    hardware: 'Faulty carts and disposables are swapped within 10 days.',
    accessories: 'Batteries carry a 60-day store warranty; glass is final sale.',
  },
  wifi: true,
  parking: { free_lot: true, ev_chargers: 0 },
  wifi_name: 'HarborGuest, no password',
  opened: 'Opened in May 2021 and belongs to two cousins, Ida and Bo Marsh.',
  nearby: 'The 14 bus stops at Mill St, one block away, until 7 PM.',
})
const products = [
  makeProduct({ productId: 'b1', name: 'Slim Battery', category: 'accessory', subcategory: 'Batteries' }),
  makeProduct({ productId: 'f1', name: 'Amber Haze', category: 'flower' }),
]
const store = openStore({ profile, products })
const ask = (text: string) => askStore(store, text)

describe('what a shop tells under a key where nobody would look', () => {
  it.each([
    'which bus stops near you',
    'im coming in on the bus, where do i get off',
    'is there a bus that gets close',
    'does a bus run close to you',
  ])('is told of the bus: %s', (text) => {
    expect(ask(text).text).toContain('14 bus')
  })

  it.each(['who owns the place', 'whos the owner', 'is this shop family owned', 'who is behind this shop'])(
    'is told of whom the shop belongs to: %s',
    (text) => {
      expect(ask(text).text).toContain('Ida and Bo')
    },
  )

  it.each(['is a bong returnable', 'are grinders exchangeable if i change my mind', 'is glass refundable'])(
    'is told of what can be given back: %s',
    (text) => {
      expect(ask(text).intent).toBe('returns')
    },
  )

  it.each(['whats your wifi called', 'do you have wifi', 'whats the wi-fi network name', 'which network do i join'])(
    'is told of the network beside that there is one: %s',
    (text) => {
      expect(ask(text).text).toContain('HarborGuest')
    },
  )

  it.each([
    'driving up 9, what do i look for',
    'heading down from the highway, what should i watch for',
    'coming from dover what am i looking for',
  ])('is what to look out for on the way: %s', (text) => {
    expect(ask(text).text).toContain('painted silo')
  })

  it.each(['warranty on batteries?', 'how long is the battery warranty', 'do you guarantee your batteries'])(
    'is a rule for a thing that stands under another: %s',
    (text) => {
      expect(ask(text).text).toContain('60-day')
    },
  )

  it('leaves a rule with the things that it speaks of', () => {
    expect(ask('my cart is clogged can i return it').text).toMatch(/^Faulty carts/)
    expect(ask('is there a guarantee on the pens').text).toMatch(/^Faulty carts/)
    expect(ask('can i return sealed flower').text).toMatch(/^Unopened/)
  })

  it('leaves closing and shopping what they are', () => {
    expect(ask('when do you get closed').intent).toBe('store_hours')
    expect(ask('how close to closing can i come').intent).toBe('store_hours')
    expect(ask('need some flower to smoke on the bus').intent).toBe('recommend')
    expect(ask('any train near you').text).toContain('4 Dock Ave')
  })
})

it.each(['can i charge my tesla there', 'do you have ev chargers'])(
  'says of what is counted as none that there is none: %s',
  (text) => {
    expect(ask(text).text).toMatch(/no EV chargers/)
  },
)
