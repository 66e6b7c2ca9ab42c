import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAt, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Ferry Slip',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    phone: '(207) 555-0101',
    address: { street: '4 Slip Rd', city: 'Bath', state: 'Maine', state_code: 'ME', zip: '04530' },
    delivery: {
      offered: true,
      area: 'Bath',
      fee: 5,
      minimum_order: 40,
      eta_minutes: '40-70',
      same_day_cutoff: 'Order by 4 PM for the same day.',
      hours: { open: '12:00', close: '18:00', days: 'Thursday to Sunday' },
    },
    id_policy: {
      minimum_age: 21,
      accepted: ['passport'],
      babies_and_children: 'Nobody under 21 may come inside, babies included. The bench outside is fine.',
    },
    deals: { daily: { monday: 'Munch Monday: 25% off edibles' }, always: ['Teachers: 10% off with a school ID'] },
    staff: { languages: ['English', 'Tagalog'] },
    accessibility: { pets: 'Leashed dogs wait on the porch.' },
    dress_code: 'Shoes required; a cover-up over swimwear, please.',
    groups: 'More than six: please call ahead.',
    pickup: { offered: true, hold: '48 hours' },
    limits_and_rules: { purchase_limit: '28 g of flower a visit' },
    flood_plan: 'If high water closes the road, we serve from a trailer on Hill St.',
    porch_window: 'Walk-up window for online orders, Friday to Sunday 12 to 4 PM.',
    recycling: 'Drop empty carts in the blue barrel by the door.',
  }),
  products: [
    makeProduct({ name: 'Mini Moose Joint', category: 'pre-roll', stock: 4 }),
    makeProduct({
      name: 'Plum Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      stock: 4,
      effects: ['happy', 'calm'],
    }),
    makeProduct({ name: 'Popcorn Pine', category: 'flower', subcategory: 'Smalls', sizeGrams: 3.5, stock: 4 }),
  ],
})

describe('questions about the shop', () => {
  it.each([
    ['need something to punch into the gps', /4 Slip Rd/],
    ['from the moment i order whats the typical wait for the driver', /40-70 minutes/],
    ['my lola only speaks tagalog, anybody who can help her', /Tagalog/],
    ['Latest I can place an order and still get it delivered that day?', /4 PM/],
    ["baby's asleep in the carrier, hes 5 months, thats ok right", /babies included/],
    ["saw a sign for a porch window. what is it, when's it open", /Walk-up window/],
    ['Drawer full of dead carts. Can I drop them off with you?', /blue barrel/],
    ["river's way up. if the road floods do you shut down", /trailer/],
    ['is there some place to toss my dead carts', /blue barrel/],
    ['straight off the beach in flip flops, will you let me in', /cover-up/],
    ['can you keep my pickup till day after tomorrow', /48 hours/],
    ['how much flower can i legally walk out with per trip', /28 g/],
    ['theres 12 of us for a birthday sat, do we gotta let u know', /call ahead/],
    ['stuck at work, how long will my pickup sit there before u put it back', /48 hours/],
    ['hiking with my lab, where does she go while i shop', /porch/],
    ['i teach 5th grade, is there something for school staff?', /10% off/],
    ['popcorn buds vs shake whats the diff', /[Ss]hake is the loose bits/],
    ['rso stands for??', /Rick Simpson/],
    ['quarter oz is how many grams exactly', /\b7\b/],
  ])('are understood in words of their own: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    ['whatre we running today boss', '2025-06-09T12:20:00-04:00', /25% off edibles/],
    ['anyone there? like is the shop open this second', '2025-06-08T23:45:00-04:00', /closed/],
    ['im outside n the door is locked, wtf', '2025-06-08T06:15:00-04:00', /closed/],
    ['sitting in your lot and the door is locked??', '2025-06-08T06:20:00-04:00', /closed/],
  ])('are answered by the clock: %s', (text, now, words) => {
    expect(askAt(store, text, now).text).toMatch(words)
  })

  it.each([
    'best cheesesteak on the boardwalk?',
    "where's the best teriyaki around there",
    'what time is high tide tomorrow',
    'cubs or cards tonight, who ya got',
    'know any good tattoo artists nearby',
    'surf report?',
  ])('of the world outside are none: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.intent).toBe('out_of_scope')
    expect(turn.products).toEqual([])
  })

  it.each([
    ['got any baby joints in yet?', /Mini Moose/],
    ['gummies for watching the sunset from the bluff, happy but chill', /Plum Gummies/],
    ['best edibles in town?', /Plum Gummies/],
  ])('are no wishes taken for one: %s', (text, words) => {
    expect(askStore(store, text).text).toMatch(words)
  })

  it('of an order that never came are heard as trouble', () => {
    expect(askStore(store, 'I ordered delivery at 2 and nobody came').intent).toBe('order_status')
    expect(askStore(store, 'whats a low thc joint, not too strong please').intent).toBe('recommend')
  })

  it('are no farewells', () => {
    expect(askStore(store, 'ok im off to bed, night!').intent).toBe('small_talk')
    expect(askStore(store, 'im going to bed soon, what gummies').products).not.toEqual([])
  })
})
