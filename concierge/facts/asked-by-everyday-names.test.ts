import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Heron & Hare',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    phone: '(207) 555-0101',
    email: 'hi@heronhare.example',
    parking: { free_lot: true, spaces: 9 },
    payment: {
      accepted: ['cash', 'debit cards (rounds up to the next $5)'],
      not_accepted: ['Apple Pay'],
      atm_on_site: true,
      atm_fee: 3,
      atm_note: 'The credit union next door is cheaper.',
    },
    pickup: { offered: true, ready_minutes: 25, pay: 'at the counter, when you pick up' },
    delivery: {
      offered: true,
      area: 'Dover and Barrow',
      fee: 5,
      rules: ['A signature is needed', 'homes only, no dorms or hotels'],
    },
    return_policy: { accessories: 'Unused gear within 9 days.', shirts: 'Another size any time with the tag on.' },
    deals: {
      daily: { sunday: '15% off for seniors 60 and up' },
      always: ['Seniors 60+ 10%', 'Refer a friend: you both get $5 off'],
    },
    loyalty: { earn: '1 point per $1', redeem: '100 points: $5 off' },
    limits_and_rules: {
      on_site_consumption: false,
      consumption_note: 'No, and not in the yard. In public it is a $75 fine.',
    },
    staff: { languages: ['English', 'a little Basque from Maren on Mondays'] },
    hotels: 'The Gull Inn has a porch for it; ask first.',
    tips: 'There is a jar, split by the whole shift.',
    owner: 'Ines and Otto Brandvold',
    jobs: 'Bring a resume in May.',
    employees: 17,
    license: { number: 'HH-2231', kind: 'retail' },
    lab_testing: { tested_by: 'Quill Labs, Barrow' },
    grow: { where: 'A greenhouse two streets away', how: 'Living soil' },
    social: { instagram: '@heronhare' },
    giving_back: '1% of sales to the Dover food bank.',
    wheelchair: 'Yes, a ramp on the north side.',
    dogs: 'Service dogs come in.',
    dogs_outside: 'There is a hitching post with water bowls by the door.',
    why_are_you_called_heron_and_hare: 'Ines drew a heron and Otto a hare.',
    recycling: 'Bring your own bag and drop empty tubes in the bin.',
  }),
  products: [
    makeProduct({ name: 'Plum Gummies', brand: 'Oxbow', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ name: 'House Tee', brand: 'Heron & Hare', category: 'merch', subcategory: 'Shirts' }),
    makeProduct({ name: 'Insa Caps', brand: 'Insa', category: 'edible', subcategory: 'Capsules' }),
  ],
})
const told = (text: string) => askStore(store, text).text

describe('what the shop tells, asked for by everyday names', () => {
  it.each([
    ['who is the boss', 'Brandvold'],
    ['whos the boss there', 'Brandvold'],
    ['how long has ines run it', 'Brandvold'],
    ['who tests your products', 'Quill Labs'],
    ['who does the testing', 'Quill Labs'],
    ['do you own your own farm', 'greenhouse'],
    ['where is your farm', 'greenhouse'],
    ['insta handle?', '@heronhare'],
    ['you on insta?', '@heronhare'],
    ["who's maren", 'Maren'],
    ['do you have an ada entrance', 'ramp on the north side'],
    ['how many people work there', '17'],
    ['is your license legit', 'HH-2231'],
    ['why the name heron and hare', 'drew a heron'],
    ['is there a spot to tie up my dog', 'hitching post'],
    ['where can my dog wait outside', 'hitching post'],
  ])('%s', (text, answer) => expect(told(text)).toContain(answer))

  it('is no strain that tests at so much', () =>
    expect(told('what do the plum gummies test at')).not.toContain('Quill'))

  it.each(['is your license legit', 'how many people work there'])('is no detail that is missing: %s', (text) =>
    expect(told(text)).not.toContain("I don't have that detail"),
  )

  it.each(['do you round up on debit', 'is debit rounded up to the next 5', 'do you round up my card'])(
    'is a matter of paying: %s',
    (text) => {
      expect(told(text)).toContain('rounds up to the next $5')
      expect(told(text)).not.toContain('food bank')
    },
  )

  it.each(['do you round up for charity', 'can i round up for a good cause'])('is a matter of giving: %s', (text) =>
    expect(told(text)).toContain('food bank'),
  )

  it.each(['how does ordering ahead work', 'how do online orders work'])(
    'is no work that is looked for: %s',
    (text) => {
      expect(told(text)).toContain('25 minutes')
      expect(told(text)).not.toContain('resume')
    },
  )

  it.each(['looking for work, are you hiring', 'how do i get work there'])('is work that is looked for: %s', (text) =>
    expect(told(text)).toContain('resume'),
  )
})

describe('the one thing that is asked', () => {
  it.each(['can i pay for the online order online', 'do i pay first when i order online', 'do i pay when i pick up'])(
    'is when an order is paid: %s',
    (text) => expect(told(text)).toMatch(/^At the counter, when you pick up/),
  )

  it.each(['how long before my order is ready', 'how soon is my order ready'])(
    'is how long an order takes: %s',
    (text) => expect(told(text)).toMatch(/25 minutes/),
  )

  it.each(['can i swap the tee if its too small', 'can i exchange a t-shirt'])('is the rule for shirts: %s', (text) => {
    expect(told(text)).toContain('Another size')
    expect(told(text)).not.toContain('9 days')
  })

  it('is the rule for gear where that is spoken of', () => expect(told('can i return a grinder')).toContain('9 days'))

  it.each(['will you deliver to my dorm', 'can you deliver to my hotel room', 'deliver to a dorm room?'])(
    'is a place that no driver goes to, in a list of rules: %s',
    (text) => expect(told(text)).toMatch(/^Sorry, we can't deliver to/),
  )

  it.each(['do i tip', 'should i tip the budtender'])('is the rule on tips under its own key: %s', (text) => {
    expect(told(text)).toContain('There is a jar')
    expect(told(text)).not.toContain("I don't have")
  })

  it.each(['refer a friend program', 'whats your referral program'])('is what a deal tells of friends: %s', (text) => {
    expect(told(text)).toContain('you both get $5 off')
    expect(told(text)).not.toContain('100 points')
  })

  it.each(['is the senior discount every day or just sunday', 'do seniors get something any day or only sunday'])(
    'is every day as well as the one that is named: %s',
    (text) => expect(told(text)).toMatch(/Seniors 60\+ 10%.*Sunday: 15% off/),
  )

  it('is the day alone where that is asked', () =>
    expect(told('whats the senior deal on sunday')).not.toContain('Seniors 60+ 10%'))

  it.each(['can i tap my phone to pay', 'can i pay with my phone'])('is a phone that pays: %s', (text) =>
    expect(told(text)).toMatch(/^No, we don't take Apple Pay/),
  )

  it('is a machine that is cheaper than the one there', () =>
    expect(told('do you have an atm')).toContain('credit union'))
})

describe('where one may smoke', () => {
  it.each(['is it legal to smoke in public', 'can i smoke at the park', 'is weed legal to smoke on the street here'])(
    'is told by what the shop says of public places: %s',
    (text) => {
      expect(told(text)).toContain('$75 fine')
      expect(told(text)).not.toContain('look up the local rule')
    },
  )

  it.each([
    'where can tourists legally smoke',
    'where can i consume if im camping',
    'where can we smoke, were visiting',
  ])('is told to guests with where they may stay: %s', (text) => expect(told(text)).toContain('Gull Inn'))

  it('is no inn for whoever asks of the shop', () => {
    expect(told('can i smoke in your parking lot')).toContain('not in the yard')
    expect(told('can i smoke in your parking lot')).not.toContain('Gull Inn')
  })
})
