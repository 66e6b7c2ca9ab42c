import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Pebble & Thorn',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    phone: '(207) 555-0122',
    email: 'hi@pebble.example',
    payment: { accepted: ['cash'], not_accepted: ['credit'] },
    about: {
      owners: 'The Ostrow cousins',
      story: 'Opened in a former clock shop that an aunt kept for forty years.',
      team_size: 13,
    },
    good_works: '3% of each Sunday goes to the Lowell Cat House; sock drive all winter at the till',
    quiet_times: 'Monday before noon',
    accessibility: { quiet_hour: 'Thursday 9-10: no music, low lights', note: 'ASL by appointment' },
    first_visit: 'Allow 25 minutes, a guide walks you through',
    events: [{ name: 'Thornfield tasting table', date: '2025-06-07', time: '14:00-17:00' }],
    workshops: { basics: 'Roll 101 on first Mondays at 6, free, hold a seat by text.', glass: 'Pipe care, $5' },
    on_site_use: 'Never here, in the lot or at tables of the restaurant next door',
    medical_hours: { daily: '8 to 9', saturday: '9 to 8', note: 'Patients alone are let in for the first hour.' },
    deals: { always: ['First visit: 15% off'] },
  }),
  products: [
    makeProduct({ productId: 'flower', category: 'flower', name: 'Mimosa 3.5g' }),
    makeProduct({ productId: 'gum', category: 'edible', name: 'Plum Gummies', subcategory: 'Gummies' }),
  ],
})
const ask = (text: string) => askStore(store, text).text

describe('what a shop tells of itself', () => {
  it.each([
    ['how many people work there', /13/],
    ['how big is your team', /13/],
    ['how many budtenders do you have working', /13/],
    ['what used to be in the building', /former clock shop/],
    ['you used to be a clock shop right', /former clock shop/],
    ['whats the story of the shop', /former clock shop/],
    ['who gets the 3 percent', /Lowell Cat House/],
    ['where does the sunday money go', /Lowell Cat House/],
    ['sock drive?', /sock drive/],
    ['how long does a first visit take', /25 minutes/],
    ['first time in the store, what should i expect', /25 minutes/],
    ['any brand tastings this weekend', /tasting table/],
    ['can i reserve a spot in the 101 class and how', /hold a seat by text/],
    ['can i smoke in the car in your lot', /in the lot/],
    ['can i eat a gummy in the restaurant next door', /in the lot/],
    ['whats the quiet hour', /Thursday 9-10/],
    ['what if its too loud for me in there', /Thursday 9-10/],
  ])('is answered: %s', (text, told) => expect(ask(text)).toMatch(told))

  it.each([
    ['how many people work there', /Ostrow/],
    ['whats the quiet hour', /Monday before noon/],
    ['any discount on my first visit', /25 minutes/],
    ['how long does it take the first time i eat an edible', /25 minutes/],
    ['got anything fruity tasting', /tasting table/],
    ['free consultation?', /ASL/],
    ['how much is the plum gummies for a medical patient', /first hour/],
    ['can i smoke the mimosa in a bong', /in the lot/],
  ])('is not told where something else is asked: %s', (text, told) => expect(ask(text)).not.toMatch(told))

  it('tells when it is least busy by the calm times', () => {
    expect(ask('when is it least busy')).toContain('Monday before noon')
  })

  it('tells who may come in the first hour', () => {
    expect(ask('is the first hour for medical patients only')).toContain('first hour')
  })
})

describe('one line of what stands under a key', () => {
  const shop = openStore({
    profile: StoreProfile.parse({
      name: 'Pebble & Thorn',
      hours: DEFAULT_HOURS,
      timezone: 'America/New_York',
      license: 'Adult use with a consumption lounge',
      regular_evenings: {
        trivia: 'Thursdays at 7, the winner gets a card',
        swap: 'Vinyl swap on first Sundays at noon',
      },
      classes: [{ name: 'Cannabis 101 for seniors', when: 'second Tuesday 10:30 AM' }],
      deals: { daily: { tuesday: '10% off carts' }, always: ['Seniors 60+: 15% off', 'Nurses: 10% off'] },
    }),
    products: [makeProduct({ productId: 'cart', category: 'vape', name: 'Finch Cart', subcategory: 'Cartridges' })],
  })
  const say = (text: string) => askStore(shop, text).text

  it('is told alone where its own word is asked for', () => {
    expect(say('is there trivia tonight')).toContain('Thursdays at 7')
    expect(say('is there trivia tonight')).not.toContain('Vinyl')
  })

  it('is told of a class for people that a deal is for', () => {
    expect(say('isnt the senior class today')).toContain('second Tuesday')
    expect(say('is there a senior discount')).toContain('15% off')
  })

  it('is not the licence where one asks to smoke', () => {
    expect(say('can i smoke at the hotel pool')).not.toContain('Adult use')
    expect(say('what license do you have')).toContain('Adult use')
  })

  it.each([
    ['nurse discount on a $40 vape what do i pay', /On \$40 that takes \$4 off: \$36/],
    ['how much is a $20 cart with my senior discount', /15% off/],
    ['is there a discount for nurses if i spend over $40', /^Nurses: 10% off/],
  ])('is reckoned on a sum that is named: %s', (text, told) => expect(say(text)).toMatch(told))
})
