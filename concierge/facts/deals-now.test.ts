import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore, type Store } from '#concierge/open-store.ts'
import type { Turn } from '#contract/turn.ts'
import { askAt } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const opened = (deals: Readonly<Record<string, unknown>>): Store =>
  openStore({
    profile: StoreProfile.parse({ name: 'Harbor', timezone: 'America/New_York', hours: DEFAULT_HOURS, deals }),
    products: [
      makeProduct({ productId: 'bud', category: 'flower', name: 'Plum Frost', stock: 3, salePriceCents: 2000 }),
      makeProduct({ productId: 'cart', category: 'vape', name: 'Pear Cartridge', stock: 3, salePriceCents: 3000 }),
      makeProduct({ productId: 'chew', category: 'edible', subcategory: 'Gummies', name: 'Amber Chews', stock: 3 }),
    ],
  })
const turnAt = (store: Store, at: string, text: string): Turn => askAt(store, text, `2025-06-${at}:00-04:00`)

describe('a deal of certain hours', () => {
  const store = opened({
    daily: {
      wednesday: 'Wax Wednesday: 25% off concentrates',
      friday: 'Friday rush hour, 15:00 to 17:00: 10% off vapes',
    },
    always: ['First visit: 15% off', 'Guests 60 and older: 10% off before noon, every day'],
    early_bird: '10% off flower Monday to Thursday before 11:30',
    happy_hour: '4-6 PM Monday to Thursday: 10% off the whole store',
  })

  it.each([
    [
      '04T11:00',
      'is the early bird flower thing still on right now',
      /^Yes, early bird is running now, until 11:30 AM/,
    ],
    [
      '04T12:00',
      'is the early bird flower thing still on right now',
      /ended at 11:30 AM today. It starts again tomorrow/,
    ],
    ['04T12:00', 'is happy hour going on right now', /^Not yet: happy hour starts at 4 PM today/],
    ['06T16:00', 'is happy hour on right now', /no happy hour today. It starts again on Monday at 4 PM/],
    ['04T12:00', 'when is happy hour', /^Happy hour: 4-6 PM Monday to Thursday/],
  ])('at %s answers "%s" and shows no goods', (at, text, answer) => {
    const turn = turnAt(store, at, text)
    expect(turn.text).toMatch(answer)
    expect(turn.products).toEqual([])
  })

  it.each(['anything off if i come in right now', 'any deals right now', 'any discounts going on right now'])(
    'is told among the deals of this moment: %s',
    (text) => {
      expect(turnAt(store, '04T16:30', text).text).toContain('On now, until 6 PM: happy hour')
      expect(turnAt(store, '04T12:30', text).text).not.toContain('On now')
      expect(turnAt(store, '04T12:30', text).text).not.toContain('Early bird')
      expect(turnAt(store, '06T18:00', text).text).toContain('That ended at 5 PM today.')
    },
  )

  it('is told among those of its days, and of no others', () => {
    expect(turnAt(store, '04T12:30', 'any discount at like 9 in the morning on a tuesday').text).toContain('4-6 PM')
    expect(turnAt(store, '04T12:30', 'what deals do you have on saturday').text).not.toContain('4-6 PM')
  })
})

describe('the deal of a day and that of a person', () => {
  const store = opened({
    daily: {
      tuesday: 'Cloud Tuesday: 15% off vapes',
      thursday: 'Half-ounce Thursday: $20 off any 14 g flower',
      sunday: 'Snack Sunday: 20% off edibles',
    },
    always: ['Veterans: 10% off with ID', 'Guests 55 and over: 12% off on Tuesdays', 'First visit: $10 off'],
    stacking: 'One discount per item; the bigger one counts.',
  })
  const textOf = (text: string) => turnAt(store, '04T12:30', text).text

  it.each([
    'how big a discount do i get tuesday on a cart if im a veteran',
    'im a veteran, how much off do i get on a cart tuesday',
  ])('are weighed: %s', (text) => {
    const turn = turnAt(store, '04T12:30', text)
    for (const part of ['15% off vapes', 'Veterans: 10% off', 'One discount per item', 'that is 15% off'])
      expect(turn.text).toContain(part)
    expect(turn.products).toEqual([])
  })

  it('are weighed by the price where one is a sum', () => {
    expect(textOf('im a veteran and want 14 g of flower on thursday, which deal is better')).toContain(
      'Above a price of $200 the 10% is more, below it the $20 off.',
    )
  })

  it('are none where the day has no deal on what is spoken of', () => {
    const text = textOf('how much off on edibles tuesday for a veteran')
    expect(text).toContain('Veterans: 10% off')
    expect(text).not.toContain('vapes')
  })

  it.each([
    ['10T10:15', 'is today a good day for a 60 year old to come in', /^Yes, today. Guests 55 and over/],
    ['11T10:15', 'is today a good day for a 60 year old to come in', /^Not today. Guests 55 and over/],
  ])('at %s tells whether the day of a person is that one', (at, text, answer) =>
    expect(turnAt(store, at, text).text).toMatch(answer),
  )

  it.each(['which day is best to get gummies cheap', 'what day are edibles cheapest'])(
    'are no goods where a day is asked for: %s',
    (text) => {
      expect(textOf(text)).toContain('Sunday')
      expect(turnAt(store, '04T12:30', text).products).toEqual([])
    },
  )

  it.each(['how much is first time off', 'is there anything for new people', 'is there a discount for new customers'])(
    'tells of the first visit: %s',
    (text) => expect(textOf(text)).toContain('First visit: $10 off'),
  )

  it('leaves goods to who wishes for some', () => {
    for (const text of ['any deals on carts', 'something mild for a first timer', 'cheapest gummies'])
      expect(turnAt(store, '04T12:30', text).products, text).not.toEqual([])
  })
})
