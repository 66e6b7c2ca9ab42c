import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Purple Haze', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Lime Seltzer 5mg', category: 'edible', subcategory: 'Beverages', stock: 9 }),
  ],
})

describe('what is eaten and drunk', () => {
  it.each([
    ['100mg total means what', /divided by the number of pieces/],
    ['can i take two 5mg instead of one 10', /add up/],
    ['how many mg for a beginner', /2\.5 to 5 mg/],
    ['cuantos mg para principiante', /2\.5 a 5 mg/],
    ['how much is a microdose', /1 to 2\.5 mg/],
    ['capsules vs gummies', /capsules have no taste/],
    ['how fast do drinks kick in', /15 to 30 minutes/],
    ['why didnt my edible work', /several reasons/],
    ['does eating fat make edibles stronger', /a little fat/],
    ['how many puffs is a dose', /One small puff/],
    ['does cbd cancel out thc', /does not cancel/],
    ['how long does a joint last you', /1 to 3 hours/],
    ['how do i dab', /banger/],
  ])('is explained: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.products).toEqual([])
  })

  it.each([
    'do you have drinks that kick in fast',
    'which gummies for a beginner',
    'gummies or seltzers under 20',
    'edibles dont work on me, what else for sleep',
  ])('is shown where it is wished for: %s', (text) => expect(askStore(store, text).products).not.toEqual([]))
})

describe('what is asked of the plant', () => {
  it.each([
    ['linalool vs myrcene', /linalool lavender/],
    ['que es el mirceno', /el mirceno es terroso/],
    ['what are diamonds', /THCA crystals/],
    ['what temp to decarb at', /240°F/],
    ['can weed get moldy', /65% humidity/],
    ['whats thc-a flower', /raw form of THC/],
    ['whats thc-v', /THCV/],
    ['whats cold cure', /rests sealed and cool/],
    ['hash vs kief', /resin powder/],
    ['tolerance break tips', /two to four weeks/],
    ['weed not working no more', /Tolerance means/],
  ])('is told: %s', (text, words) => expect(askStore(store, text).text).toMatch(words))

  it.each([
    ['cbg vs cbn', /CBG.*CBN/],
    ['cbn and cbg same thing?', /CBN.*CBG/],
    ['difference between thc and thca', /THC \(tetra.*THCA/],
    ['cbn o cbg, cual es la diferencia', /CBN.*CBG/],
  ])('is told of both that are weighed: %s', (text, both) => expect(askStore(store, text).text).toMatch(both))

  it('is no complaint, and a complaint is no question', () =>
    expect(askStore(store, 'my flower is moldy').intent).toBe('complaint'))
})
