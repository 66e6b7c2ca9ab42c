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
    'would you match a lower price i saw at another dispensary',
    'will you lower the price if i found it cheaper',
    'if another shop has it cheaper will you match',
    'saw this for less elsewhere , can you beat it',
    'can you do the price they got down the road',
  ])('tell whether the price of another shop is met: %s', (plain) => {
    expect(ask(plain)).toBe('Yes, we price match.')
  })

  it.each([
    'another shop in town charges less, will you meet that',
    'the place down the road has it for 5 less, can you do the same',
    'competitor is cheaper, could you go lower',
  ])('are what is asked after where the shop is to meet a price: %s', (said) => {
    expect(understand(store, said, []).intent).toBe('deals')
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

describe('a deal for a group of people', () => {
  const listed = StoreProfile.parse({
    name: 'Harbor',
    deals: {
      daily: { thursday: "Locals' Thursday: 10% off with a county address on your ID" },
      always: ['First visit: 15% off', 'Teachers and school staff: 10% off', 'Hospitality workers: 5% off'],
    },
    loyalty: { name: 'Nest', earn: '1 point per $1', birthday: 'a $1 pre-roll' },
  })
  const groups = openStore({ profile: listed, products: [] })
  const say = (plain: string, language: 'en' | 'es' = 'en') =>
    answerDeals({ store: groups, profile: listed, plain, language, now: new Date('2026-06-03T18:00:00Z') }).text

  it.each([
    ['any student discount', 'students'],
    ['do nurses get anything off', 'nurses and health workers'],
    ['any discount for cops', 'first responders'],
    ['do veterans get a deal', 'military'],
    ['im 67 , do i get a discount', 'seniors'],
    ['industry discount', 'cannabis industry workers'],
    ['disabled discount', 'people with disabilities'],
  ])('is denied first where no deal names it: %s', (plain, name) => {
    expect(say(plain)).toMatch(new RegExp(`^Sorry, no discount is listed for ${name}\\. .*15% off`))
  })

  it.each([
    ['im a teacher , any discount', 'Teachers and school staff: 10% off.'],
    ['i live around here , any locals deal', "Thursday: Locals' Thursday: 10% off with a county address on your ID."],
    ['discount for bartenders', 'Hospitality workers: 5% off.'],
    ['birthday discount', 'Birthday: a $1 pre-roll.'],
  ])('is told alone where one does: %s', (plain, told) => expect(say(plain)).toBe(told))

  it('is told beside the one that is missing', () => {
    expect(say('new customer deal or student discount')).toMatch(/^Sorry, .* students\. First visit: 15% off\.$/)
    expect(say('hay descuento para estudiantes', 'es')).toMatch(/^Lo siento, .* estudiantes\./)
    expect(say('any deals today')).not.toContain('Sorry')
  })

  it.each(['heard theres a day for locals', 'when is senior day', 'do we get the locals price , we live in 86326'])(
    'is asked for as a deal: %s',
    (plain) => expect(understand(groups, plain, []).intent).toBe('deals'),
  )
})

describe('discounts of several groups', () => {
  const rule = 'Discounts do not add up; the larger one is used.'
  const both = StoreProfile.parse({
    name: 'Harbor',
    deals: { always: ['Veterans: 15% off', 'Guests 55 and older: 10% off', 'First visit: 20% off'], stacking: rule },
  })
  const say = (plain: string) =>
    answerDeals({
      store: openStore({ profile: both, products: [] }),
      profile: both,
      plain,
      language: 'en',
      now: new Date('2026-06-03T18:00:00Z'),
    }).text

  it.each([
    'im 57 and a vet , do those stack',
    'can i combine the senior and the veteran discount',
    'im a veteran and over 60 , do i get both',
  ])('are each told beside the rule: %s', (plain) => {
    expect(say(plain)).toBe(`${rule} Veterans: 15% off. Guests 55 and older: 10% off.`)
  })

  it.each(['do deals stack', 'does the veteran discount stack with sales'])(
    'are not told where they are not weighed: %s',
    (plain) => {
      expect(say(plain)).toBe(rule)
    },
  )
})
