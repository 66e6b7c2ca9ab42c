import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'

/** Two invented shops whose keys follow no format: one in drawers of phrases, one in drawers of single words. */
const QUARRY = {
  the_basics: {
    people_know_us_as: 'Quarry Hill Greens',
    licensed_entity: 'QH Holdings LLC',
    tale: 'Opened by two masons in the spring of 2019.',
  },
  our_spot: {
    street_address: '77 Granite Way',
    city_state_zip: 'Barre, Vermont 05641',
    look_out_for: 'The stone arch with the lamp.',
    leaving_the_car: 'Gravel lot with 18 spaces behind the arch, free for two hours.',
    getting_in: 'A ramp at the side door, wide aisles, a lowered counter.',
  },
  get_hold_of_us: {
    ring: '802-555-0140',
    sms: '802-555-0141',
    letters: 'hello@quarryhill.example',
    a_real_person: 'Ring 802-555-0140 or write to hello@quarryhill.example.',
  },
  doors: {
    'sales floor': [
      { days: 'Mon-Fri', times: '9am - 8pm' },
      { days: 'Sat, Sun', times: '10am - 6pm' },
    ],
    patients_desk: { 'Mon-Fri': '10am - 4pm' },
    red_letter_days: {
      Thanksgiving: 'closed',
      'Christmas Eve (Dec 24)': 'sales floor 9am - 2pm, patients desk closed',
    },
  },
  settling_up: {
    good_here: ['cash', 'debit card ($2 fee)', 'checks from Vermont banks'],
    no_good_here: ['credit cards', 'Apple Pay'],
    taxes: 'Tags are before tax; 14% excise and 6% sales tax are added at the register.',
  },
  to_your_doorstep: {
    we_come_to: '05641, 05602, 05663',
    at_least: '$60',
    what_we_charge: '$7, on us for orders from $120',
    when: 'Thursday to Saturday, 1pm - 6pm',
    we_never_go_to: 'motels, college dorms, campgrounds',
    how_long: '40 to 60 minutes',
  },
  papers_please: {
    fine_with_us: ["driver's license", 'passport', 'tribal ID'],
    wont_do: ['expired ID', 'a photo of an ID', 'student ID'],
    little_ones: 'Nobody under 21 may come in, babies included.',
  },
  how_much_you_may_take: { adults: '1 ounce of flower a day', patients: '3 ounces in a month' },
  odds_and_ends_and_more: {
    rain_barrel_talk: 'A talk on growing at home, every first Monday at 6pm in the yard.',
    jar_swap: 'Five clean jars get a dollar off.',
    water_bowl: 'A bowl for dogs stands by the arch.',
  },
}

const HARBOR = {
  identity: { dba: 'Low Tide Supply', legalName: 'LTS Inc.', started: 2020 },
  whereabouts: {
    number: '9 Dock Street',
    town: 'Astoria',
    region: 'Oregon',
    zipCode: '97103',
    busLine: 'Route 10 stops at the pier.',
  },
  lines: { mainPhone: '(503) 555-0170', whatsapp: '(503) 555-0171', mailbox: 'crew@lowtide.example' },
  week: { lobby: { 'Sun-Thu': '10am-9pm', 'Fri-Sat': '10am-11pm' }, driveUpLane: { 'Mon-Sat': '11am-7pm' } },
  wallet: { accepts: 'Cash and debit', refuses: 'No credit cards.', cashMachine: 'An ATM by the door, $2.25 a use.' },
  vans: {
    doWeDeliver: 'Yes, with our own vans.',
    postalCodes: ['97103', '97146'],
    minimumBasket: '$50',
    deliveryCharge: '$4.50, waived from $90',
    skips: ['Hotels', 'Parks'],
  },
  tideClub: {
    collecting: '2 shells for every $1',
    cashingIn: '100 shells = $5 off',
    lapses: 'Shells go after 8 months away.',
  },
  weekly: {
    deals: [
      { day: 'Mon', title: 'Mooring Monday', what: '15% off gummies' },
      { day: 'Thu', title: 'Anchor Thursday', what: '20% off vapes' },
    ],
    finePrint: 'One discount per item, shells may go on top of any discount.',
    otherShopsPrices: 'We match the price of any shop in town.',
  },
}

const quarry = openStore({ profile: readProfile(JSON.stringify(QUARRY)), products: [] })
const harbor = openStore({ profile: readProfile(JSON.stringify(HARBOR)), products: [] })

describe('a shop that tells all in phrases of its own', () => {
  const { profile } = quarry
  it('is known by its name, its place and how it is reached', () => {
    expect(profile).toMatchObject({
      name: 'Quarry Hill Greens',
      address: { street: '77 Granite Way', city: 'Barre', state: 'Vermont', zip: '05641' },
      directions: 'The stone arch with the lamp.',
      phone: '802-555-0140',
      text_line: '802-555-0141',
      email: 'hello@quarryhill.example',
    })
  })

  it('keeps hours for each of its counters, on special days too', () => {
    expect(profile.hours?.monday).toEqual({ open: '09:00', close: '20:00', closed: false })
    expect(profile.department_hours?.['patients_desk']?.friday).toEqual({
      open: '10:00',
      close: '16:00',
      closed: false,
    })
    expect(profile.department_hours?.['patients_desk']?.sunday.closed).toBe(true)
    expect(profile.holidays).toMatchObject([
      { name: 'Thanksgiving', closed: true },
      { name: 'Christmas Eve', closed: false, open: '09:00', close: '14:00' },
    ])
  })

  it('takes what it takes and refuses what it refuses', () => {
    expect(profile.payment).toMatchObject({ not_accepted: ['credit cards', 'Apple Pay'] })
    expect(profile.payment?.accepted).toContain('cash')
    expect(profile.id_policy).toMatchObject({
      minimum_age: 21,
      accepted: ["driver's license", 'passport', 'tribal ID'],
      not_accepted: ['expired ID', 'a photo of an ID', 'student ID'],
      everyone_in_store_must_be: 21,
    })
    expect(profile.limits_and_rules).toMatchObject({ medical_purchase_limit: '3 ounces in a month' })
  })

  it('delivers on the terms that its lines tell', () => {
    expect(profile.delivery).toMatchObject({
      offered: true,
      zips: ['05641', '05602', '05663'],
      minimum_order: 60,
      fee: 7,
      free_over: 120,
      no_delivery_to: ['motels', 'college dorms', 'campgrounds'],
    })
  })

  it.each([
    ['whats your address', /77 Granite Way/],
    ['where can i park', /Gravel lot with 18 spaces/],
    ['do you deliver to 05602', /^Yes, we deliver to 05602/],
    ['smallest order for delivery', /\$60/],
    ['can you deliver to my motel', /can't deliver to motels/],
    ['is tax included in the price', /before tax/],
    ['let me talk to a human', /802-555-0140/],
    ['can i text you', /802-555-0141/],
    ['is the patients desk open on sunday', /closed on Sunday/],
    ['how much can a patient buy', /3 ounces in a month/],
    ['can i bring my toddler', /21/],
    ['whats the jar swap', /Five clean jars/],
    ['do you take apple pay', /^No, we don't take Apple Pay/],
  ])('answers %s', (text, told) => expect(askStore(quarry, text).text).toMatch(told))
})

describe('a shop that tells all under single words', () => {
  const { profile } = harbor
  it('is known by its name, its place and how it is reached', () => {
    expect(profile).toMatchObject({
      name: 'Low Tide Supply',
      address: { street: '9 Dock Street', city: 'Astoria', zip: '97103' },
      phone: '(503) 555-0170',
      text_line: '(503) 555-0171',
      email: 'crew@lowtide.example',
    })
  })

  it('has its club, its deals and their rules', () => {
    expect(profile.loyalty).toMatchObject({ earn: '2 shells for every $1', redeem: '100 shells = $5 off' })
    expect(profile.deals?.daily).toEqual({
      monday: 'Mooring Monday: 15% off gummies',
      thursday: 'Anchor Thursday: 20% off vapes',
    })
    expect(profile.deals).toMatchObject({
      stacking: 'One discount per item, shells may go on top of any discount.',
      price_match: 'We match the price of any shop in town.',
    })
  })

  it.each([
    ['do you deliver to 97146', /^Yes, we deliver to 97146/],
    ['how much is delivery', /\$4\.50.*free over \$90/],
    ['is the drive thru open on sunday', /closed on Sunday/],
    ['is the drive thru open now', /open now, until 7 PM/],
    ['how late are you open on friday', /11 PM/],
    ['is there an atm', /ATM by the door \(\$2\.25 fee\)/],
    ['do points expire', /8 months/],
    ['deals on thursday', /20% off vapes/],
    ['someone on your team was rude to me', /\(503\) 555-0170/],
  ])('answers %s', (text, told) => expect(askStore(harbor, text).text).toMatch(told))
})

describe('no answer', () => {
  it.each([
    'where are you',
    'how do i reach you',
    'what id do i need',
    'do you deliver',
    'what do you take',
    'any deals',
  ])('shows a key of the file to who asks: %s', (text) => {
    for (const store of [quarry, harbor])
      expect(askStore(store, text).text, text).not.toMatch(/_|\b[a-z]+[A-Z]|\.\.(?!\.)/)
  })
})

it('asks for the name where none is told, and says how', () => {
  try {
    readProfile('{"opening_hours": "Daily 9-9"}')
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ details: { fields: { name: expect.stringContaining('Add it at the top') } } })
  }
})

describe('a room of the shop with times of its own', () => {
  const shop = openStore({
    profile: readProfile(
      JSON.stringify({
        name: 'Fen & Alder',
        timezone: 'America/Los_Angeles',
        hours: {
          monday: { open: '9:00 AM', close: '9:00 PM' },
          tuesday: { open: '9:00 AM', close: '9:00 PM' },
          wednesday: { open: '9:00 AM', close: '9:00 PM' },
          thursday: { open: '9:00 AM', close: '9:00 PM' },
          friday: { open: '9:00 AM', close: '9:00 PM' },
          saturday: { open: '9:00 AM', close: '9:00 PM' },
          sunday: { open: '9:00 AM', close: '9:00 PM' },
        },
        delivery: { offered: true, hours: { open: '11:00 AM', close: '7:30 PM', days: 'daily' } },
        tea_room: {
          name: 'The Kettle',
          hours: { thursday: '4 PM - 8 PM', friday: '4 PM - 8 PM', monday: 'closed' },
          age: '21 and over',
          reservations: 'Tables of five or more are booked on the site.',
          house_rules: 'Nothing from outside may be brought along.',
        },
      }),
    ),
    products: [],
  })
  const tell = (text: string): string => askStore(shop, text).text

  it('lends the shop none of them', () => {
    expect(tell('what time do you close on thursday')).toContain('9 AM to 9 PM')
    expect(tell('when does the tea room open on thursday')).toMatch(/4 ?(?:PM)?.*8 PM/)
  })

  it('leaves the times of deliveries as they are written', () => {
    expect(tell('when do you deliver')).toContain('from 11:00 AM to 7:30 PM')
  })
})
