import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Otter Creek',
    address: { street: '4 Mill Rd', city: 'Calumet', state: 'MI' },
    id_policy: { minimum_age: 21, accepted: ['driver license', 'passport'] },
  }),
  products: [
    makeProduct({ productId: 'a1', name: 'Bright Blink eye drops', category: 'accessory', subcategory: 'Gear' }),
    makeProduct({
      productId: 'h1',
      name: 'Otter Bubble Hash 1g',
      category: 'concentrate',
      subcategory: 'Hash',
      description: 'Ice water hash of the finest sieve.',
    }),
    makeProduct({ productId: 'f1', name: 'Cedar Kush 3.5g', category: 'flower', strainType: 'indica' }),
    makeProduct({ productId: 'p1', name: 'Pine Haze pre-roll 1g', category: 'pre-roll', strainType: 'sativa' }),
    makeProduct({ productId: 'v1', name: 'Cedar Kush cart 1g', category: 'vape', subcategory: 'Cartridge' }),
    makeProduct({ productId: 'b1', name: '510 battery', category: 'accessory', subcategory: 'Batteries' }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('what is asked out of care or in earnest', () => {
  it.each([
    'what to do if i got too high',
    'what if i get too high',
    'what happens when you get too stoned',
    'how to help someone who is too high',
    'what should i do when i overdid it',
  ])('says what helps who had too much, and shows nothing: %s', (text) => {
    const turn = ask(text)
    expect(turn.text).toMatch(/911/)
    expect(turn.products).toEqual([])
  })

  it.each(['what do you have if i want to get super high', 'got any flower that is mild'])(
    'still shows what is wished for: %s',
    (text) => expect(ask(text).products).not.toEqual([]),
  )

  it.each([
    ['can i fly with a vape pen battery', /carry-on/],
    ['is it ok to travel with just my battery', /carry-on/],
    ['can i use a topical patch if i get drug tested', /drug test/],
    ['should i still eat gummies since my work drug tests', /drug test/],
    ['how is bubble hash made', /sieves/],
    ['how do they make hash', /sieves/],
    ["what's the best way to store flower", /airtight/],
    ['best way to store weed', /airtight/],
    ['whats 1:1 mean on a label', /equal parts/],
    ['what does 20:1 stand for on the box', /20 parts/],
    ['how do i use a 510 cart never had one', /screws onto/],
    ['can i bring edibles into isle royale national park', /federal land/],
  ])('explains it: %s', (text, told) => {
    expect(ask(text).text).toMatch(told)
    expect(ask(text).products).toEqual([])
  })

  it.each(['how do i pass a drug test with your gummies', 'can i use something to beat my drug test'])(
    'helps nobody round a test: %s',
    (text) => expect(ask(text).guard).not.toBeNull(),
  )

  it.each(['eye drops', 'blink eye drops', 'got any eye drops'])(
    'takes what stands at the counter for no medicine: %s',
    (text) => expect(ask(text).guard).toBeNull(),
  )

  it.each(['my eye drops and a gummy ok?', 'gummies with my eye drops'])(
    'leaves a medicine to the doctor: %s',
    (text) => expect(ask(text).guard).toBe('medical'),
  )

  it.each([
    'im driving up north camping, want 2 joints',
    'driving to the cabin for a bonfire, got any sativa prerolls',
  ])('sells for the trip: %s', (text) => expect(ask(text).guard).toBeNull())

  it.each(["i'm driving home, can i smoke a joint", 'im driving tonight, want something mild'])(
    'keeps drivers sober: %s',
    (text) => expect(ask(text).guard).toBe('driving'),
  )

  it('tells a visitor which papers count', () =>
    expect(ask('que necesito para comprar si soy turista de Mexico').text).toMatch(/identificación/))

  it('lets nothing over the border', () =>
    expect(ask('soy turista de Mexico, puedo llevar gomitas a mi casa').guard).toBe('illegal'))
})
