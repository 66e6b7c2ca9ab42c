import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter, askStore } from '#testing/ask.ts'

const day = (open: string, close: string) => ({ open, close, closed: false })
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    timezone: 'America/New_York',
    hours: {
      monday: day('10:00', '20:00'),
      tuesday: day('10:00', '20:00'),
      wednesday: day('10:00', '20:00'),
      thursday: day('10:00', '21:00'),
      friday: day('09:00', '22:00'),
      saturday: day('08:00', '23:00'),
      sunday: day('11:00', '18:00'),
    },
    holidays: [
      { name: "New Year's Eve", date: '12-31', closed: false, open: '10:00', close: '17:00' },
      { name: "New Year's Day", date: '01-01', closed: false, open: '12:00', close: '19:00' },
      { name: 'Christmas', date: '12-25', closed: true },
    ],
  }),
  products: [],
})

describe('a day that is named by another', () => {
  it.each([
    [['hours on new years eve'], 'and the day after?', '12 PM to 7 PM'],
    [['hours on new years eve', 'and the day after?'], 'and the day before that', '10 AM to 5 PM'],
    [['are you open on christmas'], 'what about the next day', 'December 26'],
    [['when do u close friday'], 'and the day after', '8 AM to 11 PM'],
    [['what time do yall open tomorrow'], 'n the following day', '9 AM to 10 PM'],
    [['open on july 4th'], 'how about the 5th', 'July 5'],
    [['abren en navidad'], 'y el dia siguiente', '26 de diciembre'],
  ])('is the one beside that of the message before: %j, %s', (before, text, told) =>
    expect(askAfter(store, before, text).text).toContain(told),
  )

  it.each([
    ['open day after tomorrow?', '9 AM to 10 PM'],
    ['closed the day before friday?', '10 AM to 9 PM'],
    ['hours the day after christmas', 'December 26'],
  ])('is the one beside that of its own sentence: %s', (text, told) =>
    expect(askStore(store, text).text).toContain(told),
  )

  it('is none where no day was spoken of', () =>
    expect(askAfter(store, ['do you take cards'], 'and the next day?').text).not.toMatch(/January|December/))
})
