import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Fern Street',
    hours: DEFAULT_HOURS,
    limits_and_rules: { purchase_limit: '2 ounces of flower a day' },
    clones: 'Live clones each second Saturday, $14 each, 10-plant limit per household',
    vendor_days: [
      'Oxbow on Friday June 6, 3pm-6pm: buy 1 get 1 for $1',
      'Sandbar on Saturday June 14, noon-4pm: free cap with 2 packs',
    ],
    recycling: 'Bring back empty carts and pods: 75 cents off each, up to 4 a visit.',
    quiet_times: 'Mornings are calm. Thursdays 5-7pm are the busiest, expect 10 minutes.',
  }),
  products: [
    makeProduct({ name: 'Plum Gummies', brand: 'Oxbow', category: 'edible', stock: 5 }),
    makeProduct({ name: 'Pear Drop Gummies', brand: 'Sandbar', category: 'edible', stock: 5 }),
    makeProduct({ name: 'Harbor Fog Cart', brand: 'Lowtide', category: 'vape', subcategory: 'Cartridges', stock: 5 }),
  ],
})
const ask = (text: string) => askStore(store, text).text

describe('what goes on at the shop', () => {
  it.each(['any vendor pop ups coming up', 'any vendor days this month'])(
    'is told whole where none is named: %s',
    (text) => {
      expect(ask(text)).toContain('Oxbow on Friday')
      expect(ask(text)).toContain('Sandbar on Saturday')
    },
  )
  it.each(['when is the sandbar event', 'whens the sandbar pop up'])('is told alone by its name: %s', (text) => {
    expect(ask(text)).toContain('Sandbar on Saturday June 14')
    expect(ask(text)).not.toContain('Oxbow')
  })
  it('is no wish for things of that maker', () => expect(ask('any sandbar gummies')).toContain('Pear Drop'))
})

describe('a thing of the shop by its own line', () => {
  it.each(['how much are clones and how many can i have', 'whats the limit on clones'])(
    'has its own limit: %s',
    (text) => expect(ask(text)).toContain('10-plant limit'),
  )
  it('leaves the limit of flower', () => expect(ask('how much flower can i buy')).toContain('2 ounces'))
  it.each(['i have 3 old carts, what do i get for em', 'got a bag of empty pods, do i get anything for them'])(
    '%s',
    (text) => expect(ask(text)).toContain('75 cents'),
  )
  it('sells carts all the same', () =>
    expect(ask('i have 30 bucks, what carts do i get for that')).not.toContain('75 cents'))
  it.each(['is the line long on thursday evenings', 'hows the wait usually on fridays'])(
    'tells of the line: %s',
    (text) => expect(ask(text)).toContain('busiest'),
  )
})
