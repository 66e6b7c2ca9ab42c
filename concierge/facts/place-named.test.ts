import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { answerDelivery } from './answer-delivery.ts'

const profile = StoreProfile.parse({
  name: 'Harbor',
  address: { city: 'Salem' },
  delivery: { offered: true, area: 'Salem and Spring Valley', zips: ['01970'], no_delivery_to: ['hotels', 'casinos'] },
})
const store = openStore({ profile, products: [] })
const ask = (plain: string) =>
  answerDelivery({ store, profile, plain, language: 'en', now: new Date('2025-06-04T17:00:00Z') }).text

describe('a place that is named for a delivery', () => {
  it.each([
    'deliver to the bellagio',
    'can you bring it to caesars palace',
    'im at the venetian , do you deliver',
    'staying at the luxor can u deliver',
    'can i get delivery at the wynn',
    'do you deliver edibles out to summerlin',
    'can u deliver to me at the club',
    'entregan en el bellagio',
  ])('is told what kinds of place are refused, unless the profile knows it: %s', (plain) => {
    expect(ask(plain)).toContain("We can't deliver to hotels or casinos.")
    expect(ask(plain)).not.toMatch(/^Yes/)
  })

  it.each([
    'do you deliver to spring valley',
    'how fast do you deliver in salem',
    'im in salem , do you deliver',
    'do you deliver to my house',
    'how much to deliver to the apartment',
    'do you deliver at night',
    'do you deliver in the rain',
    'do you deliver in bulk',
  ])('is none, or one of its own: %s', (plain) => expect(ask(plain)).toMatch(/^Yes, we deliver\./))
})
