import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'

const day = (open: string, close: string) => ({ open, close, closed: false })
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Ledge',
    phone: '(207) 555-0101',
    hours: {
      ...DEFAULT_HOURS,
      monday: day('10:00', '20:00'),
      tuesday: day('07:30', '20:00'),
      wednesday: day('10:00', '20:00'),
      thursday: day('10:00', '20:00'),
      friday: day('10:00', '23:00'),
      saturday: day('10:00', '01:00'),
      sunday: day('12:00', '17:00'),
    },
    holidays: [
      { name: 'Thanksgiving Day', rule: 'fourth Thursday of November', closed: true },
      { name: '4/20', date: '04-20', closed: false, open: '06:00', close: '23:00' },
      { name: 'Labor Day', rule: 'first Monday of September', closed: true },
    ],
  }),
  products: [],
})
const say = (text: string) => askStore(store, text).text

describe('days of the week that are first or last', () => {
  it.each([
    'on which day are you open first thing, like the earliest',
    'when do yall open earliest',
    'what day of the week does the shop open soonest',
    'que dia abren mas temprano',
  ])('tells the day that begins first: %s', (text) =>
    expect(say(text)).toMatch(/(?:on Tuesday|el martes), (?:at|a las) 7:30 AM/),
  )

  it.each([
    'what night are you open the latest',
    'which days do you close latest',
    'what nights are you guys open late',
    'que dia cierran mas tarde',
  ])('tells the day that ends last: %s', (text) =>
    expect(say(text)).toMatch(/(?:on Saturday|el sábado), (?:at|a las) 1 AM/),
  )

  it.each(['what day do you close earliest', 'which day is your shortest'])(
    'tells the day that ends first, or is shortest: %s',
    (text) => expect(say(text)).toMatch(/on Sunday, (?:at 5 PM|12 PM to 5 PM)/),
  )

  it.each(['whats your longest day', 'which day has the most hours', 'what day are you open longest'])(
    'tells the longest day: %s',
    (text) => expect(say(text)).toMatch(/^We're open longest on Saturday, 10 AM to 1 AM/),
  )

  it('tells the days on which it is open past an hour or opens before one', () => {
    expect(say('which days are you open past 10')).toMatch(
      /^On Friday we close at 11 PM; on Saturday we close at 1 AM\./,
    )
    expect(say('what days do you open before 8')).toMatch(/^On Tuesday we open at 7:30 AM\./)
    expect(say('are there any days you open before 6 am')).toMatch(/^On no day of the week\./)
  })
})

describe('holidays', () => {
  it.each(['which holidays are yall closed', 'holiday schedule?', 'do you open on holidays', 'que feriados cierran'])(
    'tells all of them to whoever names none: %s',
    (text) => expect(say(text)).toMatch(/Thanksgiving Day (?:and|y) Labor Day\. .*4\/20 (?:de )?6 AM (?:to|a) 11 PM/),
  )

  it.each(['what time do you open on four twenty', 'four twenty hours', 'what are the holiday hours for 420'])(
    'knows the day in April by what it is called: %s',
    (text) => expect(say(text)).toContain('from 6 AM to 11 PM'),
  )

  it.each(['open labour day?', 'hours for labor day', 'abren el dia del trabajo'])('is shut on Labor Day: %s', (text) =>
    expect(say(text)).toMatch(/closed on Labor Day|estamos cerrados/),
  )

  it('takes the fourth for the day of that number', () => {
    expect(say('are you open on the fourth')).toMatch(/Independence Day|July 4/)
  })
})
