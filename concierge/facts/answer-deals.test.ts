import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { understand } from '#concierge/understand/understand.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { answerDeals } from './answer-deals.ts'

const profile = StoreProfile.parse({
  name: 'Harbor',
  deals: { daily: { wednesday: '10% off tinctures' }, always: ['First-time guests: 15% off'], price_match: true },
})
const store = openStore({ profile, products: [] })
const ask = (plain: string) =>
  answerDeals({ store, profile, plain, language: 'en', now: new Date('2026-06-03T18:00:00Z') }).text

describe('deals', () => {
  it.each([
    'do you price match',
    'if another shop has it cheaper will you match',
    'saw this for less elsewhere , can you beat it',
    'can you do the price they got down the road',
  ])('tell whether the price of another shop is met: %s', (plain) => {
    expect(ask(plain)).toBe('Yes, we price match.')
  })

  it('say no more than is known of what another shop gives besides a price', () => {
    expect(ask('will you honor the coupon of the shop across town')).not.toContain('price match')
  })

  it.each(['never been there before , what do i get off', 'what does a newbie save'])(
    'are those of a newcomer when one asks: %s',
    (plain) => {
      expect(ask(plain)).toContain('First-time guests: 15% off')
      expect(understand(store, plain, []).intent).toBe('deals')
    },
  )
})
