import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = { category: 'edible', subcategory: 'Gummies', stock: 9 } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    parking: { free_lot: true, ev_charger: 'two EV chargers by the wall' },
    delivery: { offered: true, area: 'Elmwood', fee: 7 },
    consumption_lounge: 'The Pine Room is a smoking lounge for adults, open Friday 17:00-22:00, $8 entry, no alcohol.',
    classes: 'Free beginner class on the first Sunday of the month, sign up at the register.',
    recycling: 'Bring back clean empty jars for 50 cents store credit each, up to ten a visit.',
    wifi: true,
  },
  products: [makeProduct({ ...gummy, productId: 'g1', name: 'Plum Gummies', effects: ['Sleepy'], priceCents: 1500 })],
})

describe('more of what the shop told of', () => {
  it.each([
    'which days',
    'when is it open',
    'do they charge to get in there',
    'how much is it to get in',
    'is there a cover',
    'do they serve alcohol there',
  ])('is told without its name: %s', (text) => {
    expect(askAfter(store, ['whats up with the smoking lounge'], text).text).toContain('$8 entry')
    expect(askAfter(store, ['whats up with the smoking lounge', 'which days'], text).text).toContain('$8 entry')
  })

  it.each(['do i have to sign up for it', 'cool what days', 'is it free'])('of a class: %s', (text) => {
    expect(askAfter(store, ['yall have a class for beginners'], text).text).toContain('first Sunday')
  })

  it.each(['how many can i bring', 'how much do i get for them'])('of jars taken back: %s', (text) => {
    expect(askAfter(store, ['do you take empty jars back'], text).text).toContain('50 cents')
  })
})

describe('another question', () => {
  it('goes by its own words', () => {
    expect(askAfter(store, ['tell me about the lounge'], 'do you have wifi there').text).toContain('Wi-Fi')
    expect(askAfter(store, ['tell me about the lounge'], 'is there parking there').intent).toBe('parking')
    expect(askAfter(store, ['tell me about the lounge'], 'do you deliver').intent).toBe('delivery')
  })

  it('is of the products once some are shown', () => {
    const turn = askAfter(store, ['tell me about the lounge', 'sleepy gummies'], 'how much are they')
    expect(turn.text).toContain('$15')
  })

  it('is not answered by the bare yes to the one before', () => {
    expect(askAfter(store, ['do you have wifi'], 'is it free').text).not.toContain('Wi-Fi')
  })

  it('rests on its topic where that is one of every shop', () => {
    expect(askAfter(store, ['do you deliver'], 'how much is it').text).toContain('$7')
  })
})
