import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Quarry Hill',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    address: { street: '8 Quarry Rd', city: 'Bend', state: 'Oregon', zip: '97701' },
    holidays: [{ name: '4/20', date: '04-20', open: '07:00', close: '23:00', closed: false }],
    payment: { accepted: ['cash', 'debit card'], not_accepted: ['credit cards', 'Apple Pay'] },
    tax: 'Menu prices are before tax: 17% state tax is added, patients pay none.',
    loyalty: {
      name: 'Stones',
      earn: '1 stone per $1',
      redeem: '100 stones = $5 off',
      points_expire: 'after a year',
      refer_a_friend: 'Both of you get 40 stones.',
    },
    deals: {
      daily: { tuesday: 'Cart Tuesday: buy two carts, get one for $4' },
      always: ['First visit: 22% off', 'Veterans and active military: 11% off', 'Guests 65 and older: 9% off'],
      stacking: 'One deal per order; stones go on top of any deal.',
      price_match: true,
    },
  }),
  products: [
    makeProduct({ name: 'Sour Cart', category: 'vape', stock: 9 }),
    makeProduct({ name: 'Plum Gummies', category: 'edible', stock: 9 }),
  ],
})
const textOf = (text: string): string => askStore(store, text).text

describe('whoever sets out asks whether the door is open', () => {
  it.each([
    'could we swing by right now',
    'ok to roll thru in like 15',
    'can i still make it tonight',
    'are your doors open yet',
    'you still doing business over there',
    'are you about to close or is it worth driving over',
  ])('%s', (text) => {
    expect(textOf(text)).toContain("we're open now")
  })

  it('a holiday by its figure has hours', () => {
    expect(textOf('420 hours? want to be first in line')).toContain('7 AM')
  })

  it('what is made or had now is no visit', () => {
    expect(askStore(store, 'what can i get now for 60').intent).toBe('recommend')
  })
})

describe('whoever tells when he comes is told whether that is in time', () => {
  it.each([
    ['im off work at 7, can i still make it', '2 hours'],
    ['shift ends at 830, gonna make it before close?', '30 minutes'],
    ['be there around 8:45 tonight, too late?', "we're open then"],
    ['get off at 915, can i swing by after', 'too late'],
    ['flight lands at 11 can i still come by', 'too late'],
    ['are you open at 10 pm', "No, we're closed then"],
    ['salgo del trabajo a las 8, llego?', '1 hora'],
  ])('%s', (text, told) => {
    expect(textOf(text)).toContain(told)
  })

  it('when it opens is no question of now', () => {
    expect(textOf('what time do you open')).not.toContain('open now')
  })
})

describe('deals asked for by what was heard of them', () => {
  it.each([
    ['my cousin says carts are cheap on tuesdays', 'get one for $4'],
    ['is the tuesday cart thing still on', 'get one for $4'],
    ['got a new customer hookup?', '22% off'],
    ['anything for active duty?', '11% off'],
    ['granny is 71 and uses a cane. does she get anything off', '9% off'],
    ['place across the street has the same gummies for less', 'match'],
    ['found this cart cheaper across town, gonna match?', 'match'],
    ['if i drag my neighbor in do we both get a lil something', '40 stones'],
    ['military discount, and can i put my stones on top', '11% off'],
    ['can i use points on stuff that is on sale', 'on top of any deal'],
    ['been away since spring, are my points gone', 'after a year'],
    ['do patients get hit with that 17% too', 'patients pay none'],
    ['left my wallet but got apple pay on my watch', "don't take Apple Pay"],
    ['los precios ya incluyen impuestos', 'antes de impuestos'],
  ])('%s', (text, told) => {
    expect(textOf(text)).toContain(told)
  })

  it.each(['my debit got hit twice', 'yall double billed me', 'the reader ran my card two times'])(
    'who paid twice is met with regret: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('complaint')
    },
  )
})
