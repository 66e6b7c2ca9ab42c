import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({ name: 'Blue Dream', category: 'flower', stock: 9 }),
  makeProduct({ name: 'Sour Cart', category: 'vape', stock: 9 }),
]
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Ledge',
    hours: DEFAULT_HOURS,
    phone: '(207) 555-0101',
    accessibility: { wheelchair: true, step_free_entrance: 'the side ramp' },
    return_policy: { cannabis: 'No returns.', hardware: 'A defective cart is swapped within five days.' },
    vape_recycling: 'Drop used carts and batteries in the green bin.',
    packaging: 'Bring back five clean glass jars for $1 off.',
    lockers: 'Free lockers, one-dollar coin returned.',
    local_art: { current_show: 'River scenes by Odile Marchetti' },
    low_counter: 'The last till on the left has a lowered top.',
    bulk_orders: 'Orders over $400 need a day of notice.',
  }),
  products,
})

describe('a matter of the rooms, of large orders and of used goods', () => {
  it.each([
    ['whose photos are on the wall right now', 'Marchetti'],
    ['who did the art on your walls', 'Marchetti'],
    ['what are those pictures hanging in the shop', 'Marchetti'],
    ['whats on the walls this month', 'Marchetti'],
    ['can i hang my paintings at your place', 'Marchetti'],
    ['is there a checkout i can reach from my chair', 'lowered top'],
    ['im in a wheelchair can i pay at a low counter', 'lowered top'],
    ['is the counter too high for a wheelchair', 'lowered top'],
    ['any lower register', 'lowered top'],
    ['need to place a really big order like 500 bucks, anything i should know', 'day of notice'],
    ['im ordering a lot, do you need a heads up', 'day of notice'],
    ['how much notice for large orders', 'day of notice'],
    ['planning to spend 600 in one go, do i call ahead', 'day of notice'],
    ['do i get something for returning jars', '$1 off'],
    ['whats the reward for bringing back jars', '$1 off'],
    ['credit for old jars?', '$1 off'],
    ['what do i get if i bring back my containers', '$1 off'],
    ['what do i do with my dead vape carts, do you take them back', 'green bin'],
    ['my vape died a month ago where do i toss it', 'green bin'],
    ['do you want my burnt out carts back', 'green bin'],
    ['where do finished carts go', 'green bin'],
    ['how do i dispose of my batteries', 'green bin'],
  ])('%s', (text, told) => {
    expect(askStore(store, text).text).toContain(told)
  })

  it.each([
    ['my cart is dead on arrival can i bring it back', 'swapped within five days'],
    ['the cart i bought yesterday is dead can i return it', 'swapped within five days'],
    ['can i exchange a dead cart', 'swapped within five days'],
    ['is the store wheelchair accessible', 'side ramp'],
    ['are there lockers', 'one-dollar coin'],
    ['something for under 30', 'Sour Cart'],
  ])('and no other one: %s', (text, told) => {
    expect(askStore(store, text).text).toContain(told)
  })
})
