import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const shopWith = (rules: Readonly<Record<string, unknown>>) =>
  openStore({
    profile: StoreProfile.parse({
      name: 'Mill Pond',
      hours: DEFAULT_HOURS,
      timezone: 'America/New_York',
      phone: '(207) 555-0144',
      email: 'hi@mill.example',
      ...rules,
    }),
    products: [makeProduct({ productId: 'flower', category: 'flower', name: 'Mimosa 3.5g' })],
  })
const telling = shopWith({
  limits_and_rules: { leaving_state: 'Nothing may fly. An amnesty box stands at the airport door.' },
  backpack_policy: 'Backpacks and suitcases go into the free lockers.',
})
const silent = shopWith({ limits_and_rules: { leaving_state: 'Nothing may leave the state.' } })

describe('what is left before a flight', () => {
  it.each([
    'where should i throw my weed before my flight',
    'where can i get rid of what i cant take on the plane',
    'is there an amnesty box',
  ])('is told by the box that the shop knows of: %s', (text) => {
    expect(askStore(telling, text).text).toContain('amnesty box stands')
    expect(askStore(silent, text).text).toContain('our team can tell you')
  })

  it.each([
    'have a suitcase with me before my flight, where can it go',
    'got a suitcase with me, can i leave it there before we fly',
  ])('is a suitcase, and kept in a locker: %s', (text) => {
    expect(askStore(telling, text).text).toContain('free lockers')
  })

  it('is nothing where weed is to be taken along', () => {
    expect(askStore(telling, 'can i bring weed on my flight').text).not.toContain('amnesty box')
  })
})
