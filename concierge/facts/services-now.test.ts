import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore, type Store } from '#concierge/open-store.ts'
import { askAt } from '#testing/ask.ts'

const day = (open: string, close: string) => ({ open, close, closed: false })
const opened = (parts: Readonly<Record<string, unknown>>): Store =>
  openStore({
    profile: StoreProfile.parse({
      name: 'Harbor',
      timezone: 'America/New_York',
      hours: { ...DEFAULT_HOURS, sunday: day('10:00', '18:00'), wednesday: day('09:00', '21:00') },
      ...parts,
    }),
    products: [],
  })
const ask = (store: Store, at: string, text: string): string => askAt(store, text, `2025-06-${at}:00-04:00`).text

const pickup = { offered: true, ready_minutes: 20, hold: 'until closing time the same day' }

describe('ordering ahead at this moment', () => {
  it.each([
    { last_order: '30 minutes before closing' },
    { last_online_order: '30 minutes before closing' },
    { online_orders_cutoff: '8:30 PM' },
    { order_rules: 'Online orders close 30 minutes before closing time.' },
    { last_order_minutes_before_closing: 30 },
  ])('ends with the last order, however the shop tells it: %o', (told) => {
    const store = opened({ pickup: { ...pickup, ...told } })
    const late = ask(store, '04T20:45', 'can i still order for pickup tonight')
    expect(late).toContain('the last order was at 8:30 PM')
    expect(late).toContain('until 9 PM')
    expect(late).not.toMatch(/^Yes/)
    expect(ask(store, '04T20:15', 'can i still put in an online order for tonight')).toMatch(
      /^Yes, .*the last order is at 8:30 PM/,
    )
    expect(ask(store, '04T20:15', 'is it too late to order for pickup')).toMatch(/^No, you're in time/)
    expect(ask(store, '04T22:00', 'can i still order for pickup tonight')).toMatch(/closed right now; we open tomorrow/)
  })

  it('ends with the day where no last order is told', () => {
    const store = opened({ pickup })
    expect(ask(store, '04T20:45', 'can i still order for pickup tonight')).toContain('we close at 9 PM')
    expect(ask(store, '04T23:15', 'can i still order for pickup tonight')).toContain("we're closed right now")
  })

  it('tells by when an order is ready that is placed now', () => {
    expect(ask(opened({ pickup }), '04T13:00', 'if i order now when can i pick it up')).toContain('around 1:20 PM')
    expect(ask(opened({ pickup }), '04T13:00', 'if i order now how long do you keep it')).not.toContain('around')
  })

  it.each(['can i order ahead', 'can i order ahead for friday', 'how does pickup work'])(
    'is not asked of in "%s"',
    (text) => expect(ask(opened({ pickup }), '04T23:15', text)).not.toContain('closed right now'),
  )
})

describe('how long an order is held', () => {
  it.each([
    ['until closing time the same day', /^No, that's too long/],
    ['48 hours', /^Yes: we hold orders/],
  ])('%s answers whether it can be fetched tomorrow', (hold, answer) => {
    const store = opened({ pickup: { ...pickup, hold } })
    for (const text of ['if i order this morning can i pick up tomorrow', 'can i order today and grab it tomorrow'])
      expect(ask(store, '04T11:00', text)).toMatch(answer)
    expect(ask(store, '04T11:00', 'can i order tomorrow and pick it up tomorrow')).not.toMatch(answer)
  })
})

describe('a way to fetch an order at this moment', () => {
  it.each([
    { drive_thru_hours: { open: '10:00', close: '20:00', days: 'Monday to Saturday' } },
    { drive_thru_note: 'hours Monday to Saturday 10:00-20:00, closed on Sunday; paid orders only' },
    { drive_thru_how: 'Window by the quay, paid orders only, 10:00 to 20:00 Monday to Saturday.' },
  ])('is open, closed or not there today, by a record or by words: %o', (told) => {
    const store = opened({ pickup: { ...pickup, drive_thru: true, ...told } })
    expect(ask(store, '04T20:30', 'is the drive thru still going')).toBe(
      'Sorry, the drive-thru closed at 8 PM today. It opens again tomorrow at 10 AM. The store is open until 9 PM.',
    )
    expect(ask(store, '04T13:00', 'is the drive thru open right now')).toBe(
      'Yes, the drive-thru is open now, until 8 PM today.',
    )
    expect(ask(store, '04T09:10', 'is the drive thru open yet')).toMatch(/^Not yet: .* opens at 10 AM/)
    expect(ask(store, '08T12:00', 'can i use the drive thru today')).toMatch(/^Sorry, no drive-thru today/)
  })

  it.each(['still in my scrubs and tired, is there a drive thru', 'do you still have a drive thru'])(
    'is told whole where no moment is asked of: %s',
    (text) => {
      const store = opened({ pickup: { ...pickup, drive_thru: true, drive_thru_note: 'By the quay, until 20:00.' } })
      expect(ask(store, '04T20:30', text)).toMatch(/^Yes, we have a drive-thru. By the quay/)
    },
  )

  it('ends an hour before the shop where the words say so', () => {
    const rule = { drive_thru: true, drive_thru_rule: 'The window closes one hour before the store.' }
    const store = opened({ pickup: { ...pickup, ...rule } })
    expect(ask(store, '04T20:30', 'is the drive thru still open')).toContain('closed at 8 PM')
    expect(ask(store, '04T19:30', 'is the drive thru still open')).toContain('until 8 PM')
  })

  it('is there on a day on which it is not said to be closed', () => {
    const note = 'east side; hours Monday to Saturday 10:00-20:00, closed on Sunday'
    const store = opened({ pickup: { ...pickup, drive_thru: true, drive_thru_note: note } })
    expect(ask(store, '04T13:00', 'what time does the drive thru start saturday')).toMatch(/^Yes, we have a drive-thru/)
    expect(ask(store, '04T13:00', 'what time does the drive thru start sunday')).toMatch(/^Sorry, no drive-thru on Sun/)
  })

  it('is offered to those alone that it is for', () => {
    const note = 'For patients and guests with a placard only; call us.'
    const store = opened({ pickup: { ...pickup, curbside: true, curbside_note: note, drive_thru: false } })
    const text = ask(store, '04T13:00', 'do you have a drive thru')
    expect(text).not.toContain('use the curbside')
    expect(text).toContain(note)
  })
})

describe('delivery at this moment', () => {
  const delivery = {
    offered: true,
    fee: 6,
    minimum_order: 50,
    days: 'Wednesday to Sunday',
    hours: { open: '12:00', close: '19:30' },
    eta_minutes: '75-120',
  }
  const store = opened({ delivery, pickup })

  it.each([
    [
      '08T20:00',
      'is it too late for delivery tonight',
      /ended at 7:30 PM today. It starts again on Wednesday at 12 PM/,
    ],
    ['08T17:00', 'is it too late for delivery tonight', /^No, you're in time: .* until 7:30 PM/],
    ['04T10:00', 'are you delivering right now', /^Not yet: delivery starts at 12 PM/],
    ['09T13:00', 'can you deliver today', /don't deliver on Monday. Delivery starts again on Wednesday at 12 PM/],
    ['04T13:00', 'if i order delivery right now when would it get here', /about 2:15 PM to 3 PM/],
    ['04T13:00', 'how late do you deliver tonight', /^Delivery is running now, until 7:30 PM/],
  ])('at %s answers "%s"', (at, text, answer) => expect(ask(store, at, text)).toMatch(answer))

  it('ends with the last order where one is told', () => {
    const ending = opened({ delivery: { ...delivery, same_day_cutoff: '18:45' } })
    expect(ask(ending, '04T19:00', 'can i still get a delivery tonight')).toContain('the last order was at 6:45 PM')
    expect(ask(ending, '04T18:00', 'can i still get a delivery tonight')).toContain('The last order is at 6:45 PM')
  })

  it.each(['do you deliver', 'do you deliver on fridays', 'how much is delivery'])('is not asked of in "%s"', (text) =>
    expect(ask(store, '08T20:00', text)).not.toContain('ended'),
  )
})
