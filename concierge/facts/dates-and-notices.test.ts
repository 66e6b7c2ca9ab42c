import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore, type Store } from '#concierge/open-store.ts'
import { askAt } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const opened = (parts: Readonly<Record<string, unknown>>): Store =>
  openStore({
    profile: StoreProfile.parse({ name: 'Harbor', timezone: 'America/New_York', hours: DEFAULT_HOURS, ...parts }),
    products: [makeProduct({ productId: 'bud', category: 'flower', name: 'Plum Frost', size: '3.5g', stock: 3 })],
  })
const ask = (store: Store, text: string, at = '2025-06-04T13:00:00-04:00') => askAt(store, text, at)

describe('days around a holiday', () => {
  const day = (open: string, close: string) => ({ open, close, closed: false })
  const store = opened({
    hours: { ...DEFAULT_HOURS, wednesday: day('09:00', '21:00'), friday: day('08:00', '22:00') },
    holidays: [
      { name: 'Thanksgiving Day', rule: 'fourth Thursday of November', closed: true },
      { name: 'Christmas Eve', date: '12-24', closed: false, open: '10:00', close: '16:00' },
      { name: 'Christmas Day', date: '12-25', closed: true },
    ],
  })

  it('are told with it where its week is asked for', () => {
    const text = ask(store, 'hours for thanksgiving week, mainly thursday and friday', '2025-11-20T15:00:00-05:00').text
    expect(text).toContain('closed on Thanksgiving Day')
    expect(text).toContain("Friday, November 28 we're open from 8 AM to 10 PM")
  })

  it('are themselves once it is over', () => {
    const text = ask(store, 'are you back open today after christmas', '2025-12-26T09:00:00-05:00').text
    expect(text).toMatch(/^Yes, we're open now, until 10 PM/)
    expect(ask(store, 'are you open the day after christmas', '2025-12-20T09:00:00-05:00').text).toContain('8 AM')
  })

  it.each(['please tell me youre still open its christmas eve', 'are you still open? its christmas eve'])(
    'are told by the clock on the holiday itself: %s',
    (text) => {
      expect(ask(store, text, '2025-12-24T16:30:00-05:00').text).toMatch(/closed right now: we closed at 4 PM/)
      expect(ask(store, text, '2025-12-24T12:30:00-05:00').text).toMatch(/open now, until 4 PM/)
    },
  )

  it('are asked of ahead by their name', () => {
    expect(ask(store, 'are you open christmas eve', '2025-12-20T12:00:00-05:00').text).toContain('10 AM to 4 PM')
  })
})

describe('what is told under keys of its own', () => {
  const store = opened({
    pickup: { offered: true, notice: 'You get a text when the order is ready.' },
    classes: 'Resins 101, a free class on the first Thursday of every month at 6:30 PM. Reserve by e-mail.',
    vendor_days: 'Brand pop-ups every Friday 15:00-18:00.',
    phone: '(555) 555-0100',
  })

  it.each([
    ['how will i know my order is ready', /You get a text/],
    ['do i get a text when its ready for pickup', /You get a text/],
    ['what is resins 101 and when is the next one', /first Thursday .* The next one is on Thursday, June 5/],
    ['any brands popping up friday', /pop-ups every Friday/],
  ])('answers "%s"', (text, told) => expect(ask(store, text).text).toMatch(told))

  it('is left out where an order itself is looked for', () => {
    expect(ask(store, 'wheres my order').text).not.toContain('You get a text')
  })
})
