import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Pinyon Gate',
    hours: DEFAULT_HOURS,
    timezone: 'America/Denver',
    phone: '(970) 555-0188',
    id_policy: {
      minimum_age: 21,
      who_may_buy: ['Everyone inside must be 21. Leave the kids at the Toy museum; it is free.'],
    },
    limits_and_rules: {
      on_site_consumption: false,
      consumption_note: 'No, not on the premises.',
      leaving_state:
        'Keep it in Colorado, and never onto the reservation. The airport has no box for it, so not past TSA. The scenic train does not allow it.',
    },
    altitude: 'At 7,000 feet both beer and weed hit visitors harder. Halve it and drink water.',
    weather: 'In a blizzard we open late and post it by 7.',
    giving: 'A dollar of each pre-roll goes to the Barrow animal rescue.',
    wheelchair: 'A ramp on the south side.',
  }),
  products: [
    makeProduct({ productId: 'gum', name: 'Plum Gummies', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ productId: 'mint', name: 'High Altitude Mints', category: 'edible', subcategory: 'Mints' }),
    makeProduct({ productId: 'pod', name: 'Quince Cart', category: 'vape', subcategory: 'Cartridges' }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('what holds on the way', () => {
  it.each([
    ['is it ok to fly out of here with a vape', 'not past TSA'],
    ['can i bring edibles on the train', 'scenic train does not allow it'],
    ['is it ok to vape on the scenic railroad', 'scenic train does not allow it'],
    ['is it legal on tribal land', 'never onto the reservation'],
    ['can i take gummies onto the reservation', 'never onto the reservation'],
    ['does the elevation make edibles hit harder', 'hit visitors harder'],
    ['do edibles feel stronger at this altitude', 'hit visitors harder'],
    ['could i leave the kids somewhere close by', 'Toy museum'],
    ['do you have a kids area', 'Toy museum'],
    ['what do you do when theres a snowstorm', 'open late'],
    ['does any of my money go to the animal shelter', 'animal rescue'],
  ])('%s', (text, told) => {
    expect(ask(text).text).toContain(told)
    expect(ask(text).products).toEqual([])
  })

  it.each(['can i take a gummy on the ferry', 'can i use it on the ski lift'])('is told of no other ride: %s', (text) =>
    expect(ask(text).text).not.toContain('train'),
  )

  it.each(['high altitude mints', 'got the high altitude mints?'])('is no name of the menu: %s', (text) =>
    expect(ask(text).products.map(({ productId }) => productId)).toContain('mint'),
  )

  it.each(['how far is the train', 'i came by train, are you open'])(
    'is not asked where nothing is taken along: %s',
    (text) => expect(ask(text).text).not.toMatch(/does not allow it|never onto/),
  )
})
