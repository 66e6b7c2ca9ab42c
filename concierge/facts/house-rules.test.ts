import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({ name: 'Blue Dream', category: 'flower', stock: 9 }),
  makeProduct({ name: 'Sour Cart', category: 'vape', stock: 9 }),
  makeProduct({ name: 'Plum Gummies', category: 'edible', stock: 9 }),
]
const told = openStore({
  profile: StoreProfile.parse({
    name: 'Quarry Hill',
    hours: DEFAULT_HOURS,
    address: { street: '8 Quarry Rd', city: 'Bend', state: 'Oregon', zip: '97701' },
    phone: '(541) 555-0111',
    pickup: {
      offered: true,
      ready_minutes: 20,
      hold: 'for 36 hours',
      drive_thru: true,
      drive_thru_rules: 'For orders placed ahead.',
      drive_thru_id: 'Only the buyer shows ID at the window; kids may ride along.',
    },
    id_policy: {
      minimum_age: 21,
      accepted: ['driver license', 'passport'],
      vertical_license: 'An under-21 license will do once you are 21.',
      paper_license: 'A paper license counts with the old card.',
    },
    return_policy: { cannabis: 'No returns.', recalls: 'Anything recalled is refunded in full.' },
    delivery: { offered: true, area: 'Bend', heat: 'The van has a cooler from June on.' },
    limits_and_rules: { on_site_consumption: false, where_to_use: 'The Ember Room on 3rd is a licensed lounge.' },
    staff: { languages: ['English'], vendors: 'Makers write to shelves@quarry.example' },
    no_others: 'There are no other locations.',
    card_clinic: 'A doctor certifies patients on the first Monday.',
    patient_hour: 'Tuesdays from 9 to 10 are for medical patients only.',
    medical_counter_hours: { weekdays: '10am - 6pm', sunday: '1pm - 4pm' },
  }),
  products,
})
const silent = openStore({
  profile: StoreProfile.parse({
    name: 'Low Ridge',
    hours: DEFAULT_HOURS,
    address: { street: '5 Low St', city: 'Salem', state: 'Oregon', zip: '97301' },
    phone: '(503) 555-0122',
    id_policy: { minimum_age: 21, accepted: ['driver license'] },
    limits_and_rules: { on_site_consumption: false, public_consumption: 'Not allowed.' },
    return_policy: { cannabis: 'No returns.' },
  }),
  products,
})

describe('a rule of the house on just what is asked', () => {
  it.each([
    ['is quarry road your only shop', 'no other locations'],
    ['you got a spot over in redmond too', 'no other locations'],
    ['any other store of yours', 'no other locations'],
    ['anywhere legal to light one up around there', 'Ember Room'],
    ['is there a smoking lounge close by', 'Ember Room'],
    ['where can i legally smoke this', 'Ember Room'],
    ['my license is the sideways kind but im 23', 'once you are 21'],
    ['vertical id ok?', 'once you are 21'],
    ['only have the paper one from the dmv, is that alright', 'with the old card'],
    ['do my passengers need id at the window', 'Only the buyer'],
    ['can the kids be in the car at the drive thru', 'Only the buyer'],
    ['will the chocolate melt on the way when you deliver', 'a cooler'],
    ['i run a small tincture brand and want to be on your shelves', 'shelves@quarry'],
    ['who is the buyer for the shop', 'shelves@quarry'],
    ['how do i get a med card, is there a doctor', 'first Monday'],
    ['my vape was recalled, do i get my money', 'refunded in full'],
    ['cant make it til saturday, will my order be gone', 'for 36 hours'],
    ['if i dont show up tonight does it go back on the shelf', 'for 36 hours'],
    ['can i come tuesday at 9:15', 'medical patients only'],
    ['sunday hours of the patient counter', '1pm'],
    ['when does the med side close on sunday', '1pm'],
  ])('%s', (text, rule) => {
    expect(askStore(told, text).text).toContain(rule)
  })

  it.each([
    ['do you have another location', '5 Low St'],
    ['i make gummies and would like to sell to your shop', 'who buys for the shop'],
    ['are those carts recalled', 'part of a recall'],
    ['is there a smoke lounge near you', "can't consume on site"],
  ])('a shop that tells none says what is known: %s', (text, known) => {
    expect(askStore(silent, text).text).toContain(known)
  })

  it('a store elsewhere whose price is lower is no store of ours', () => {
    expect(askStore(silent, 'another shop sells it for less, can you match that').text).not.toContain('5 Low St')
  })

  it('asks on about papers and about days', () => {
    expect(askAfter(told, ['what id do i need'], 'does it gotta be from oregon').intent).toBe('id_policy')
    expect(askAfter(told, ['how late is the drive thru open'], 'is that every day').intent).toBe('pickup')
  })
})
