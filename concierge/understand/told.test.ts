import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { withoutTold } from './told.ts'

const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })

describe('withoutTold', () => {
  it.each([
    ["it's been a long week. what time do you close", 'what time do you close'],
    ["got any indica gummies? it's raining like crazy here", 'got any indica gummies?'],
    ['your site looks great! flower under $40 please', 'flower under $40 please'],
  ])('leaves out what is only told: %s', (text, asked) => {
    expect(withoutTold(text, vocabulary)).toBe(asked)
  })

  it.each([
    ['my order never showed up. what now, are you open?'],
    ["i don't smoke. what do you have for sleep?"],
    ['the second one. is it indica?'],
    ['i have a battery. which carts fit?'],
    ['my license expired last week. are you open?'],
    ["it's raining like crazy here. any ideas?"],
  ])('keeps what the question is about, and a message whose rest says nothing: %s', (text) => {
    expect(withoutTold(text, vocabulary)).toBe(text)
  })
})
