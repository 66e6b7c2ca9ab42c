import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Birch & Bay',
    id_policy: { minimum_age: 21, accepted: ['passport'], medical_cards: 'Patients 18 and over with a state card.' },
    delivery: { offered: true, area: 'Oakdale', fee: 5 },
  }),
  products: [
    makeProduct({
      productId: 'm1',
      name: 'Medical Only | Tidewater 1000mg Dark Bar',
      brand: 'Tidewater',
      category: 'edible',
      thcMgTotal: 1000,
      description: 'MEDICAL PATIENTS ONLY.',
    }),
    makeProduct({
      productId: 'a1',
      name: 'Fernway Peach Tea 100mg',
      brand: 'Fernway',
      category: 'edible',
      thcMgTotal: 100,
    }),
    makeProduct({
      productId: 'g1',
      name: 'Corvid 8" Beaker Bong',
      brand: 'Corvid',
      category: 'accessory',
      subcategory: 'Bong',
      priceCents: 7500,
    }),
  ],
})

describe('who may buy a thing', () => {
  it.each([
    'can i buy that tidewater 1000mg bar without a med card',
    'is the tidewater bar for patients only',
    'do i need a med card for the tidewater bar',
  ])('keeps for patients what the menu keeps for them: %s', (text) =>
    expect(askStore(store, text).text).toContain('for medical patients only'),
  )

  it.each([
    'is the fernway peach tea a med item or can anyone buy it',
    'can i get the fernway tea without a medical card',
  ])('sells the rest to every adult: %s', (text) =>
    expect(askStore(store, text).text).toMatch(/whoever is 21 or older may buy/),
  )

  it.each(['do i need a med card to shop there', 'do i need a med card to buy edibles'])(
    'tells the rule of the shop where nothing is named: %s',
    (text) => expect(askStore(store, text).text).toContain('You must be 21'),
  )
})

it('shows once what is named twice', () => {
  const turn = askStore(store, 'delivery of a bong too? what bongs you have')
  expect(turn.text).not.toContain('put together')
  expect(turn.text).toContain('$5')
})
