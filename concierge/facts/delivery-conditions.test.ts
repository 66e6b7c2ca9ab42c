import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const shopWith = (profile: Record<string, unknown>) => {
  const products = [makeProduct({ name: 'Northern Lights', category: 'flower', priceCents: 3000 })]
  const store = openStore({ profile: readProfile(JSON.stringify({ name: 'Wren', ...profile })), products })
  return (text: string): string => askStore(store, text).text
}

const id_policy = { minimum_age: 21, accepted: ["driver's license", 'passport'], not_accepted: ['expired ID'] }
const plain = shopWith({
  id_policy,
  payment: { accepted: ['cash'], not_accepted: [] },
  delivery: {
    offered: true,
    area: 'Essex County',
    zips: ['07042'],
    minimum_order: 60,
    fee: 7.5,
    free_over: 150,
    id_at_door: true,
  },
})
const zoned = shopWith({
  id_policy,
  delivery: {
    offered: true,
    zones: [
      { name: 'Hoboken', zips: ['07030'], minimum_order: 40, fee: 0 },
      { name: 'Jersey City', zips: ['07302'], minimum_order: 75, fee: 9.5 },
    ],
    max_distance_miles: 8,
    driver_id_check: 'The driver scans your ID and the name must match the order.',
  },
})

describe('an order that is too small', () => {
  it.each([
    'my order is only $45 can you deliver it',
    'can i get 30 bucks of stuff delivered',
    'do you deliver to 07042 on a 50 dollar order',
    'would you deliver just $20 worth',
    'is a 40 dollar order enough for delivery',
  ])('is not delivered: %s', (text) => {
    expect(plain(text)).toMatch(/below our delivery minimum of \$60/)
    expect(plain(text)).not.toMatch(/^Yes/)
  })

  it('is weighed by the zone that is named', () => {
    expect(zoned('can i get 60 dollars worth delivered to jersey city')).toMatch(/^Sorry, \$60 is below .* \$75/)
    expect(zoned('can i get 60 dollars worth delivered to hoboken')).not.toContain('Sorry')
    expect(zoned('can i get 30 bucks of stuff delivered')).toMatch(/minimum order \$40.*minimum order \$75.*\$9\.50/)
  })

  it('is none where the sum is of something else', () => {
    expect(plain('is there a $10 delivery fee')).not.toContain('below')
    expect(plain('is it $5 for delivery')).not.toContain('below')
    expect(plain('so delivery is $8?')).not.toContain('below')
    expect(plain('can i tip the driver 10 dollars')).not.toContain('below')
    expect(plain('is delivery free over $100')).not.toContain('below')
  })

  it('tells what delivery comes to for a sum', () => {
    expect(plain('whats the delivery fee on a $100 order')).toContain('For $100 delivery costs $7.50.')
    expect(plain('how much is delivery for 200 bucks of stuff')).toContain('For $200 delivery is free.')
  })
})

describe('miles', () => {
  it.each([
    'i live 12 miles away, do you come',
    'im about 20 miles from you, would you deliver',
    'do you deliver 15 miles out',
  ])('are held against how far the drivers go: %s', (text) => {
    expect(zoned(text)).toMatch(/^Sorry, we deliver up to 8 miles away, so \d+ miles is too far\./)
    expect(plain(text)).toMatch(/^I can't tell by the miles alone/)
    expect(plain(text)).toContain('Essex County')
  })

  it('that are few enough are no hindrance', () => {
    expect(zoned('do you deliver 5 miles out')).toMatch(/^Yes.*5 miles is not too far/)
    expect(zoned('how far do you deliver')).toContain('up to 8 miles')
  })
})

describe('what the driver asks for', () => {
  it.each([
    'do i have to show my id to the driver',
    'will the driver check my id',
    'does the delivery guy want to see id',
  ])('is an ID, and no card by that name: %s', (text) => {
    expect(plain(text)).toMatch(/checked at the door|checks your ID at the door/)
    expect(zoned(text)).toContain('The driver scans your ID')
    expect(plain(text)).not.toContain("we accept driver's license")
  })

  it.each([
    'can my roommate take the order from the driver',
    'who can accept my delivery',
    'can my wife sign for it if im at work',
  ])('may hold for who takes the order, which a profile may not tell: %s', (text) => {
    expect(plain(text)).toMatch(/other than the one who ordered, our team can tell you/)
    expect(zoned(text)).toContain('the name must match the order')
  })

  it('leaves the card that lets one drive where it was', () => {
    expect(plain('can i use my drivers license')).toContain("we accept driver's license")
    expect(plain('is my dl ok')).toContain("we accept driver's license")
  })
})

describe('a term that is asked for', () => {
  const shop = shopWith({
    delivery: {
      offered: true,
      area: 'In town, east side',
      minimum_order: 60,
      fee: 7.5,
      days: 'Tuesday to Saturday (no delivery on Sunday and Monday)',
      eta_minutes: '60 to 120',
      gate_codes: 'Leave the code of the gate with the order.',
    },
  })

  it.each([
    ['whats the delivery fee', /^\W*Minimum order \$60, delivery fee \$7\.50/],
    ['how long does delivery take', /^\W*It usually takes 60-120 minutes/],
    ['how much is the minimum for delivery', /^\W*Minimum order \$60/],
    ['do you deliver and whats the fee', /^\W*Yes, we deliver/],
    ['where do you deliver', /We deliver in town, east side\./],
    ['do you deliver on sundays', /don't deliver on Sunday/],
  ])('is what the answer begins with: %s', (text, expected) => {
    expect(shop(text)).toMatch(expected)
  })

  it('leaves out what the shop says beside it', () => {
    expect(shop('whats the delivery fee')).not.toContain('gate')
    expect(shop('do you deliver')).toContain('gate')
  })
})
