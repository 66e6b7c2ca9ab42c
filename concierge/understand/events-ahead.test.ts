import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { makeProduct } from '#testing/factories.ts'
import { withoutEventsAhead } from './events-ahead.ts'

const { vocabulary } = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Slow River', category: 'flower', sizeGrams: 3.5, stock: 4, effects: ['relaxed', 'sleepy'] }),
    makeProduct({ name: 'Harbor Gummies', category: 'edible', subcategory: 'Gummies', stock: 4 }),
  ],
})

describe('what is ahead of a shopper', () => {
  it.each([
    ['got a big presentation tomorrow need to chill tonight', 'need to chill tonight'],
    ['i have a job interview friday morning and need to sleep tonight', 'need to sleep tonight'],
    ['big exam tomorrow, something to calm me down', 'something to calm me down'],
    ['long day tomorrow, indica gummies', 'indica gummies'],
    ['my sister has a recital on saturday so something relaxing', 'something relaxing'],
    ['early shift at 6am so an edible to sleep', 'an edible to sleep'],
  ])('is left out where the rest says the wish: %s', (text, rest) => {
    expect(withoutEventsAhead(text, vocabulary)).toBe(rest)
  })

  it.each([
    'i have a drug test next week, what is gone fast',
    'do you have any meetings tomorrow',
    'are you hiring, i have an interview tomorrow',
    'what time do you open tomorrow morning',
    'need something for my exam tomorrow',
    'is there a class on saturday, and any gummies',
    'do you have a sale this week',
  ])('stays where it is asked for, or nothing else is: %s', (text) => {
    expect(withoutEventsAhead(text, vocabulary)).toBe(text)
  })
})
