import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const shopWith = (profile: Record<string, unknown>) => {
  const products = [makeProduct({ name: 'Northern Lights', category: 'flower', priceCents: 3000 })]
  const store = openStore({
    profile: readProfile(JSON.stringify({ name: 'Wren', phone: '(555) 555-0100', ...profile })),
    products,
  })
  return (text: string): string => askStore(store, text).text
}

const noted = shopWith({
  good_to_know: [
    'Lost and found is kept at the front desk for 30 days.',
    'The restroom is for customers; ask for the key.',
  ],
  phones: { front_desk: '(555) 555-0100', delivery_dispatch: '(555) 555-0169' },
  promos: { birthday: 'A pre-roll for a penny on your birthday' },
  loyalty: { name: 'Dock Club', referral: 'Both of you get $15 off after the first order.' },
})
const keyed = shopWith({
  lost_property: 'Kept for 60 days; call and describe it.',
  amenities: { public_restroom: true, bike_rack: false, wifi: false },
  lounge: { exists: false, nearest: 'The Ember Room is a licensed lounge nearby' },
  parking: { free_lot: true, spaces: 20 },
})
const bare = shopWith({
  loyalty: { name: 'Dock Club', earn: '1 point per $1' },
  deals: { always: ['Veterans: 10% off'] },
})

describe('what was left behind', () => {
  it.each([
    'i think i left my wallet there yesterday',
    'did anyone find a phone',
    'lost and found?',
    'i forgot my jacket at your place',
    'did you guys find my keys',
  ])('is looked for where the shop keeps it: %s', (text) => {
    expect(noted(text)).toBe('Lost and found is kept at the front desk for 30 days.')
    expect(keyed(text)).toContain('Kept for 60 days')
  })

  it.each(['left my id at home, got a pic of it on my phone', 'left my wallet home, is a photo of my license ok'])(
    'is nothing lost where it lies at home: %s',
    (text) => expect(noted(text)).not.toContain('front desk'),
  )
})

describe('a restroom', () => {
  it.each(['is there a bathroom i can use', 'i really need to pee', 'can i use the restroom', 'got a toilet'])(
    'is told wherever the profile tells it: %s',
    (text) => {
      expect(noted(text)).toContain('The restroom is for customers')
      expect(keyed(text)).toContain('Yes, we have a public restroom.')
    },
  )

  it('is told beside the other thing that was asked for', () => {
    expect(keyed('do you have wifi and a bathroom')).toBe("Sorry, we don't have Wi-Fi. Yes, we have a public restroom.")
  })
})

it('says that there is no such thing, with what is told of it', () => {
  expect(keyed('do you have a lounge')).toMatch(/^Sorry, we don't have a lounge.*Ember Room/)
  expect(keyed('can i lock my bike somewhere')).toMatch(/^Sorry, we don't have a bike rack\./)
})

it('gives the number of what was asked for', () => {
  expect(noted('whats the number for the delivery people')).toContain('555-0169')
})

describe('what comes of bringing a friend', () => {
  it.each([
    'do i get something if i bring a friend',
    'whats in it for me if i send my buddies to you',
    'any reward for bringing new people',
    'what do i get for referring someone',
  ])('is told by the shop that tells it, and by no other: %s', (text) => {
    expect(noted(text)).toContain('Both of you get $15 off')
    expect(bare(text)).toContain('I see no reward listed')
    expect(bare(text)).not.toContain('Veterans')
  })

  it('is not asked by who looks for something for a friend', () => {
    expect(bare('can i get something for my friend')).not.toContain('reward')
    expect(bare('how many points do i get for 50 dollars')).toContain('1 point per $1')
  })
})

it('finds a gift for a birthday among the deals', () => {
  expect(noted('what do i get on my birthday')).toContain('A pre-roll for a penny')
  expect(noted('do you have a birthday deal')).toContain('A pre-roll for a penny')
})
