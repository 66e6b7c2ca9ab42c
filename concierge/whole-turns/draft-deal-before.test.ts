import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Quarry Lane',
    phone: '(555) 555-0144',
    hours: DEFAULT_HOURS,
    deals: {
      daily: Object.fromEntries(EVERY_DAY.map((day) => [day, '10% off all gummies'])),
      always: ['Seniors 60+: 20% off every day'],
    },
  }),
  products: [
    makeProduct({
      productId: 'g1',
      name: 'Pumice Plum Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      priceCents: 2000,
    }),
    makeProduct({ productId: 'f1', name: 'Slate Haze', category: 'flower', priceCents: 4000 }),
  ],
})

describe('the price of a thing after a deal was told of', () => {
  it.each([
    'so how much would the pumice plum ones be',
    'what does that make the pumice plum gummies',
    'how much would the pumice plum gummies be',
  ])('has that deal taken off: %s', (text) => {
    expect(askAfter(store, ['whats on deal today'], text).text).toContain('$18')
  })

  it.each(['whats it cost with the senior discount', 'how much is it with the senior discount'])(
    'has the deal of people taken off what is pointed at: %s',
    (text) => {
      expect(askAfter(store, ['do you have the slate haze'], text).text).toContain('$32')
    },
  )

  it('is the plain price where no deal was spoken of', () => {
    expect(askAfter(store, ['show me gummies'], 'so how much would the pumice plum ones be').text).not.toContain('$18')
  })

  it('is the plain price of what the deal is not on', () => {
    expect(askAfter(store, ['whats on deal today'], 'so how much is the slate haze').text).not.toContain('takes')
  })
})
