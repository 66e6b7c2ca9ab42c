import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Alder & Ash',
    hours: DEFAULT_HOURS,
    pickup: { offered: true, ready_minutes: 20, drive_thru: true, curbside: false },
    delivery: { offered: true, area: 'Salem', minimum_order: 40 },
    accessibility: { notes: ['Automatic door on Elm Street', 'A portable hearing loop at the desk'] },
    loyalty: {
      name: 'Ash Marks',
      earn: '1 mark per $1',
      birthday: 'a $1 joint in your birthday month',
      levels: ['Twig: 2%', 'Trunk: 6%'],
    },
    deals: {
      daily: { monday: '15% off beverages', thursday: '20% off topicals', friday: '10% off glass' },
      always: ['Veterans: 10% off'],
    },
    drop_texts: 'Text ALDER to 50505.',
    giving: '2% of profits go to the watershed trust.',
    foyer: 'Coffee and cider are free until 1 pm.',
    jar_swap: 'Ten clean empty jars bring $2 off.',
    parties: 'Groups of six or more book a slot one day ahead.',
    fair_season: 'During the county fair in July we open at 7 am.',
    open_studio: 'First Friday of the month, 6 pm to 8 pm: painters at work.',
  }),
  products: [
    makeProduct({ name: 'Citrus Seltzer', category: 'edible', subcategory: 'beverages', stock: 9 }),
    makeProduct({ name: 'Blue Dream', category: 'flower', stock: 9 }),
    makeProduct({ name: 'Berry Gummies', category: 'edible', subcategory: 'gummies', stock: 9 }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

describe('a matter of the shop, asked for in a roundabout way', () => {
  it.each([
    ['can you ping me when new stuff lands', '50505'],
    ['shoot me a text as soon as theres a restock', '50505'],
    ['how would i hear about it when you get new strains', '50505'],
    ['put me on the list for drop alerts', '50505'],
    ['can yall notify me whenever something new comes in', '50505'],
    ['do you give anything back to the community', 'watershed'],
    ['do you guys support any local causes', 'watershed'],
    ['where do your profits go, any good cause', 'watershed'],
    ['do you do anything for the neighborhood', 'watershed'],
    ['do you sponsor any nonprofits', 'watershed'],
    ['is there something to sip on while i sit there', 'cider'],
    ['anything to drink while we wait', 'cider'],
    ['do you offer refreshments', 'cider'],
    ['could my wife get a cup of coffee while im in line', 'cider'],
    ['do you guys recycle old containers', '$2 off'],
    ['what can i do with all these empty jars', '$2 off'],
    ['i got a bag of empties, you want them', '$2 off'],
    ['can i bring back my old tubes', '$2 off'],
    ['we want to stop by with my bachelorette party', 'one day ahead'],
    ['12 of us. how far ahead do we book', 'one day ahead'],
    ['there are ten of us, can we all come at once', 'one day ahead'],
    ['do i have to reserve a slot for my bridal shower crew', 'one day ahead'],
    ['my grandpa is hard of hering, anything there for him', 'hearing loop'],
    ['my mom cant hear well, can you help her', 'hearing loop'],
    ['is there a hearing loop', 'hearing loop'],
  ])('%s', (text, told) => expect(ask(text)).toContain(told))

  it.each([
    'i want something to sip on while i watch a movie',
    'let me know if you have new gummies',
    'gummies for a bachelorette party',
    'tell me about your new flower',
    'gummies for ten of us to share',
  ])('sells what is wished for: %s', (text) => expect(askStore(store, text).products).not.toEqual([]))

  it.each([
    'can i get my order without leaving the car',
    'can i stay in my truck and get my order',
    'will someone bring it out to my car',
    'is there a way to get my order without getting out of the car',
    'do i have to come in or can i wait in the car for it',
  ])('tells how one is served in the car: %s', (text) => expect(ask(text)).toContain('drive-thru'))

  it.each([
    'turning 30 next week, do i get a treat',
    'i turn 45 friday, any freebies',
    'my husband turns 60 on sunday, does he get anything free',
    'turning forty tomorrow, is there a gift',
  ])('tells what a birthday brings: %s', (text) => expect(ask(text)).toContain('$1 joint'))

  it('sells to whoever turns thirty and wants something', () =>
    expect(askStore(store, 'turning 30 saturday, get me some gummies').products).not.toEqual([]))

  it.each([
    ['which day are drinks cheaper', 'beverages'],
    ['what day of the week is best to buy topicals', 'topicals'],
    ['when are drinks on sale', 'beverages'],
    ['is there a day drinks are discounted', 'beverages'],
    ['which days are lotions marked down', 'topicals'],
  ])('tells the day on which it is cheaper: %s', (text, told) => expect(ask(text)).toContain(told))

  it.each([
    'whats going on first friday',
    'anything happening friday',
    'what is on the first friday',
    'any events on friday',
  ])('tells what goes on that day before its deal: %s', (text) => expect(ask(text)).toMatch(/painters/))

  it('tells the deal alone of a day on which nothing else is', () => {
    expect(ask('whats going on thursday')).toContain('topicals')
    expect(ask('whats going on thursday')).not.toContain('painters')
  })

  it.each([
    'are your doors open sooner during the fair',
    'do you open earlier in fair season',
    'are the hours different in summer',
    'do you have extended hours during the county fair',
    'do you keep summer hours',
  ])('tells the hours of a season first: %s', (text) => expect(ask(text)).toContain('7 am'))

  it.each([
    'can i come by tmrw',
    'ok if we swing through tomorrow',
    'could i stop in tomorrow',
    'wanna drop by tomorrow',
    'would it be ok to visit tomorrow',
  ])('tells when it is open to whoever means to come: %s', (text) => expect(ask(text)).toMatch(/Tomorrow \(Thursday\)/))
})
