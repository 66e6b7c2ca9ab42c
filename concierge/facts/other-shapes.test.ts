import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const profile = StoreProfile.parse({
  name: 'Harbor Row',
  phone: '(555) 555-0100',
  email: 'hi@harbor.example',
  website: 'https://harbor.example',
  address: { street: '1 Dock St', city: 'Dover', state: 'DE', zip: '19901' },
  directions: 'From Route 1 turn east at the roundabout.',
  payment: {
    accepted: ['cash (no fee)', 'debit card ($2.00 fee)'],
    atm_on_site: true,
    atm_fee: 2.75,
    atm_where: 'in the lobby',
  },
  delivery: {
    offered: true,
    area: 'Dover, Leipsic, Smyrna',
    zips: ['19901', '19977'],
    free_over: 125,
    zones: [
      'Dover, Leipsic: 19901; delivery fee $4; minimum order $40',
      'Smyrna: 19977; delivery fee $9; minimum order $75',
    ],
    days: 'Monday, Friday and Saturday',
    runs: ['Monday and Friday from 1 PM to 7:30 PM', 'Saturday from 11 AM to 5 PM'],
    no_delivery_to: ['dormitories', 'hotels and motels'],
  },
  pickup: { offered: true, hold: 'for 48 hours' },
  parking: {
    notes: ['Free lot in front, 26 spaces.', '3 accessible spaces by the door.', 'Trailers and RVs: along the fence.'],
  },
  accessibility: { notes: ['Lowered counter at register 2.', 'Hearing loop at register 1.'] },
  deals: {
    daily: {
      friday: 'Cart Friday: 2 cartridges 10% off, 3 or more 15% off',
      saturday: 'Double Saturday: double points',
    },
    always: ['Refer a friend: $10 credit for you after their first purchase', 'Veterans: 12% off'],
  },
  loyalty: { name: 'Star Club', earn: '1 point per $1', points_expire: 'after 18 months' },
  tax: 'Menu prices already include all taxes.',
  hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      { open: '09:30', close: '21:00', closed: false },
    ]),
  ),
  staff: { languages: ['English'], jobs: 'Write to crew@harbor.example' },
  text_line: { number: '(555) 555-0178', answered: 'during opening hours' },
  text_alerts: 'Text HARBOR to 57588 for drops.',
  recycling: { bring_back: ['empty cartridges', 'jars'], thank_you: '$1 credit for each empty cartridge' },
  ev_charging: 'Two plugs in the lot.',
})
const products = ['Gelato Cartridge', 'Mango Cartridge'].map((name, at) =>
  makeProduct({ productId: `c${at}`, name, category: 'vape', subcategory: 'cartridge' }),
)
const store = openStore({ profile, products })
const ask = (text: string) => askStore(store, text).text

describe('delivery by zones', () => {
  it.each([
    ['whats delivery to smyrna run me', '$9'],
    ['how big an order for delivery here in dover', '$40'],
    ['minimum for 19977?', '$75'],
    ['latest u deliver on a friday night?', '7:30 PM'],
    ['what time do drivers stop on saturday', '5 PM'],
  ])('answers from the zone or the day that is named: %s', (text, told) => expect(ask(text)).toContain(told))

  it.each([
    'is 19950 in your delivery zone',
    'do drivers go out on sundays',
    'can u deliver to my dorm',
    'deliver to milford?',
  ])('says no to %s', (text) => {
    expect(ask(text)).toMatch(/sorry/i)
    expect(ask(text)).not.toMatch(/yes, we deliver/i)
  })

  it('tells the terms of one zone alone', () => expect(ask('delivery fee to smyrna?')).not.toContain('$4'))
})

describe('lines without keys of their own', () => {
  it.each([
    ['how many handicap spots', '3 accessible'],
    ['can i fit my camper in ur lot, where do i park it', 'along the fence'],
    ['hard of hearing here, anything at the counter for that', 'Hearing loop'],
    ['do i gotta pay to park', 'Free lot'],
  ])('are picked by what is asked: %s', (text, told) => expect(ask(text)).toContain(told))
})

describe('topics that a shared word hid', () => {
  it.each([
    ['how long do u keep my bag before it goes back on the shelf', '48 hours'],
    ['cant make it today, how long do you hold my order', '48 hours'],
    ['is tax on top or is the menu price what i actually pay', 'already include'],
    ['do i get charged extra if i use my debit', '$2.00 fee'],
    ['ur cash machine, what does it charge', '$2.75'],
    ['how much does the atm take', '$2.75'],
    ['do u take old empty carts back and do i get anything', '$1 credit'],
    ['anything for turning in used up carts', '$1 credit'],
    ['u take back empty carts? heard theres money off', '$1 credit'],
    ['how do i get on ur text list', '57588'],
    ['can i just text yall instead of calling', '555-0178'],
    ['number to call?', '555-0100'],
    ['what is the url for the online menu', 'harbor.example'],
    ['coming up route 1, where do i turn', 'roundabout'],
    ['do points go bad', '18 months'],
    ['whats the hourly pay for budtenders', 'crew@harbor.example'],
    ['what about veterans day, u there?', '9:30 AM'],
  ])('%s', (text, told) => expect(ask(text)).toContain(told))

  it('leaves what the words also mean as it was', () => {
    expect(ask('can i charge my tesla there')).toContain('Two plugs')
    expect(ask('you guys charged me twice')).toMatch(/sorry/i)
    expect(ask('any deals for veterans')).toContain('12%')
    expect(ask('my empty cart leaked, can i get a refund')).not.toContain('$1 credit')
    expect(ask('how long do gummies keep')).not.toContain('48 hours')
  })

  it.each(['my snowblower wont start any ideas', 'my car wont turn over'])('is off topic: %s', (text) =>
    expect(askStore(store, text).products).toEqual([]),
  )

  it.each(['do i have a computer on the line or one of the girls', 'did i get a bot'])(
    'tells who answers: %s',
    (text) => expect(askStore(store, text).intent).toBe('bot_identity'),
  )
})

describe('deals by a condition', () => {
  it.each([
    ['3 carts on a friday gets me what', '15% off'],
    ['what do i get if i grab 3 carts on friday', '15% off'],
    ['if i bring my roommate what do i get for it', '$10 credit'],
    ['i send a buddy in, do i get anything', '$10 credit'],
  ])('%s', (text, told) => expect(ask(text)).toContain(told))

  it.each(['and if i wait til saturday', 'what if i come saturday', 'and saturday?'])(
    'go on with another day: %s',
    (text) =>
      expect(
        askStore(store, text, [
          { role: 'user', text: 'anything good on fridays', productIds: [] },
          { role: 'assistant', text: 'Friday: Cart Friday: 2 cartridges 10% off', productIds: [] },
        ]).text,
      ).toContain('double points'),
  )
})

describe('what is explained', () => {
  it.each([
    ['what does nano infused mean on gummies', /tiny droplets/],
    ['when it says 1:1 on the pack whats that', /equal parts/],
    ['what does a 2 to 1 cbd thc ratio mean', /2 parts of CBD to 1 part of THC/],
    ['live resin or rso, how do those differ', /RSO is/],
    ['whats the difference between rso and distillate', /RSO is/],
  ])('%s', (text, told) => expect(ask(text)).toMatch(told))
})
