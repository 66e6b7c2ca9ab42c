import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { askAt, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const open = (profile: Record<string, unknown>) =>
  openStore({
    profile: readProfile(JSON.stringify({ name: 'Juniper Row', timezone: 'America/New_York', ...profile })),
    products: [makeProduct({ name: 'Northern Lights', category: 'flower', priceCents: 3000 })],
  })
const told = open({
  license: 'Co-located adult use and medical.',
  address: { city: 'Milford', state: 'Massachusetts' },
  hours: {
    adult_use: { 'mon-sat': { from: '10:00 AM', to: '8:00 PM' }, sun: { from: '11:00 AM', to: '6:00 PM' } },
    medical: { 'mon-sat': { from: '8:00 AM', to: '8:00 PM' }, sun: { from: '9:00 AM', to: '6:00 PM' } },
  },
  id_policy: {
    minimum_age: 21,
    accepted: ['state ID'],
    medical_cards: '18 with a valid card. Under 21s may not enter, babies in arms excepted on the medical side.',
  },
  pickup: {
    offered: true,
    ready_minutes: 20,
    hold: 'end of the same day',
    someone_else_collects: 'No. The name on the order must match the ID.',
    drive_thru: true,
    drive_thru_note:
      'North side, off Mill Road; no needs online order; everyone in car Only the buyer must be 21; passengers may be younger',
  },
  delivery: { offered: true, area: 'Milford', tracking: 'Text link when the courier leaves' },
  growing: 'Adults may grow 4 plants, 8 per household.',
  limits_and_rules: { purchase_limit: '1 ounce of flower a day' },
  return_policy: {
    hardware: 'Defective carts and batteries: exchange within 7 days.',
    accessories: 'Unused gear within 20 days for store credit.',
  },
  loyalty: { name: 'Sprigs', earn: '1 sprig per $1', redeem: '100 sprigs = $6 off', birthday: 'a free lighter' },
  deals: {
    daily: { sunday: '10% off for anyone 60 and up' },
    always: ['First visit: 15% off'],
    coupon_code: 'FERN7 takes $7 off a first online order',
  },
})
const say = (text: string): string => askStore(told, text).text
const bare = open({
  pickup: { offered: true, ready_minutes: 20 },
  delivery: { offered: true, area: 'Milford' },
  id_policy: { minimum_age: 21, accepted: ['state ID'], not_accepted: [] },
})

describe('somebody else who fetches an order', () => {
  it.each([
    'can my wife pick up the order i placed',
    'could my roommate grab my pickup order',
    'can i send my brother to collect my order',
    'can someone else pick up my order',
  ])('is told of by the rule of the shop: %s', (text) => {
    expect(say(text)).toContain('The name on the order must match the ID')
  })

  it('is no rule where none is told, and no gift', () => {
    expect(askStore(bare, 'can my wife pick up the order i placed').text).not.toContain('must match the ID')
    expect(say('can my wife get a discount')).not.toContain('must match the ID')
  })
})

describe('what one hears of the driver', () => {
  it.each([
    'how will i know when the driver is close',
    'can i track my delivery',
    'do you guys text me when the driver is here',
  ])('is told by the line on it: %s', (text) => {
    expect(say(text)).toContain('Text link when the courier leaves')
  })

  it('is no matter of a fee', () => {
    expect(say('how do i know what the delivery fee is')).not.toContain('Text link')
  })
})

describe('plants at home', () => {
  it.each([
    'how many plants am i allowed to grow at home',
    'can i grow my own plants here',
    'is it legal to grow my own weed',
  ])('are told of as the shop does: %s', (text) => {
    expect(say(text)).toContain('Adults may grow 4 plants')
  })

  it('are left to the law of the state where no line tells of them', () => {
    expect(askStore(bare, 'how many plants am i allowed to grow at home').text).not.toContain('4 plants')
  })
})

describe('the kind of shop', () => {
  it.each(['are you a rec store or medical', 'are you guys medical or rec', 'do you carry medical cannabis'])(
    'is told: %s',
    (text) => {
      expect(say(text)).toContain('Co-located adult use and medical')
    },
  )
})

describe('a drive-thru', () => {
  it.each([
    'do i have to order online first to use the drive-thru?',
    'do i need to order ahead for the drive thru',
    'must i preorder to use the drive through',
  ])('needs no order where its note says so: %s', (text) => {
    expect(say(text)).toMatch(/^No, for the drive-thru no order beforehand is needed/)
  })

  it.each([
    'my 17 yr old is in the car, can i still use the drive through?',
    'my 12 year old son rides with me, can we use the drive thru',
  ])('has its own rule on who sits in the car: %s', (text) => {
    expect(say(text)).toMatch(/Only the buyer must be 21\. Passengers may be younger/)
  })

  it.each([
    'my 17 yr old is in the car and wants gummies, can i use the drive through',
    'can i get a vape for my 17 year old at the drive thru',
  ])('serves nobody younger: %s', (text) => {
    expect(askStore(told, text).guard).toBe('underage')
  })
})

describe('hours told by ranges of days', () => {
  it('are those of the part of the shop that is named', () => {
    expect(say('what time does the med side open monday')).toMatch(/Medical: On Monday .* 8 AM/)
    expect(say('what time do you open monday')).toMatch(/On Monday .* 10 AM/)
    expect(askAt(told, "I'm a patient, can I come in now", '2025-06-08T09:15:00-04:00').text).toMatch(/Yes, we're open/)
    expect(askAt(told, "I'm a patient, can I come in now", '2025-06-08T08:15:00-04:00').text).not.toContain('Yes')
  })

  it('leave what a patient needs to the rule on papers', () => {
    expect(say('what does a patient need to bring')).toContain('18 with a valid card')
    expect(say('is there an age limit on the med side')).toMatch(/^18 with a valid card/)
  })
})

describe('small matters of an order', () => {
  it('tells how long an order is held to who cannot come', () => {
    expect(say('i placed an order an hour ago but cant come til tomorrow, is it lost?')).toContain(
      'end of the same day',
    )
  })

  it.each(['can i return a battery i never opened', 'i bought an unopened grinder, can i bring it back'])(
    'tells the rule for what was not used: %s',
    (text) => {
      expect(say(text)).toContain('Unused gear within 20 days')
    },
  )

  it('tells the rule for what is faulty, and none of gear for cannabis that is still sealed', () => {
    expect(say('never opened these gummies, can i bring em back')).not.toMatch(/^Unused gear/)
    expect(say('can i return an unopened cart')).not.toMatch(/^Unused gear/)
    expect(say('can i return a battery that doesnt work')).toContain('Defective carts and batteries')
  })

  it('reckons what the points of a sum are worth', () => {
    expect(say('if i spend 250 dollars how many points and what are they worth')).toMatch(/250 sprigs.* \$12 off/)
    expect(say('how many points for $250')).not.toContain('$12')
  })

  it.each(['discount code for first order online', 'got any promo codes', 'any coupons i can use'])(
    'tells the code: %s',
    (text) => {
      expect(say(text)).toContain('FERN7')
    },
  )

  it('tells of no code where a discount alone is asked', () => {
    expect(say('is there a first time discount')).not.toContain('FERN7')
  })

  it.each(['my grandma turns 71, does she get a discount', 'my dad just turned 66, any deals for him'])(
    'tells the deal of an age: %s',
    (text) => {
      expect(say(text)).toContain('10% off for anyone 60 and up')
    },
  )

  it('tells of a birthday that is near', () => {
    expect(say('i turn 40 saturday, do i get anything')).toContain('a free lighter')
  })

  it('tells the deal of those who live in a place', () => {
    const near = open({
      delivery: { offered: true, area: 'Milford', zips: ['01757'] },
      deals: { daily: { wednesday: '10% off for residents of 01757 with proof' } },
    })
    expect(askStore(near, 'i live at 12th ave in 01757, any discount for me today?').text).toContain(
      'residents of 01757',
    )
    expect(askStore(near, 'do you deliver to 01757, any deals on that').text).toContain('we deliver to 01757')
  })

  it('lets babies in arms in where the shop does', () => {
    expect(say('can i bring my baby in the carrier')).toContain('babies in arms excepted')
  })
})
