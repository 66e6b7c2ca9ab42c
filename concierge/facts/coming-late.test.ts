import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askAt, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const NOTE = 'The doors lock on the dot. Be here a quarter hour early if you want advice.'
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Lantern Row',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    phone: '(207) 555-0101',
    hours_note: NOTE,
  }),
  products: [
    makeProduct({
      productId: 'gum',
      name: 'Plum Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      effects: ['sleepy'],
    }),
  ],
})

describe('whoever comes late', () => {
  it.each([
    'what if i come ten min before close',
    'do i need to come earlier than closing, like a cutoff',
    'can i come right before you close',
  ])('is told what a note on the hours says of it: %s', (text) => expect(askStore(store, text).text).toContain(NOTE))

  it.each(['what time do you close', 'hours?', 'how late are you open', 'when do you open on friday'])(
    'is told the hours alone where that is not asked: %s',
    (text) => expect(askStore(store, text).text).not.toContain('doors lock'),
  )
})

describe('whether it is open yet, and when', () => {
  it.each(['you open yet? what time', 'are you open? when do you open', 'open yet, what time do you open'])(
    'is told of this moment: %s',
    (text) => expect(askAt(store, text, '2025-06-05T11:00:00Z').text).toMatch(/closed right now.*open today at/),
  )

  it.each(['are you open sunday, what time', 'what time are you open'])('is not told of another day: %s', (text) =>
    expect(askAt(store, text, '2025-06-05T11:00:00Z').text).not.toContain('right now'),
  )
})

describe('"what about tonight"', () => {
  it.each(['what about tonight', 'how about tonight then', 'and what about tomorrow'])(
    'goes on with the hours that were asked for: %s',
    (text) => {
      const turn = askAfter(store, ['are you open sunday'], text)
      expect(turn.intent).toBe('store_hours')
      expect(turn.products).toEqual([])
    },
  )

  it('goes on with the shopping where that was talked of', () =>
    expect(askAfter(store, ['got any gummies'], 'what about tonight').products).not.toEqual([]))
})

describe('patients with hours of their own', () => {
  const clinic = openStore({
    profile: StoreProfile.parse({
      name: 'Lantern Row',
      hours: { ...DEFAULT_HOURS, sunday: { open: '11:00', close: '18:00', closed: false } },
      timezone: 'America/New_York',
      phone: '(207) 555-0101',
      medical_hours: 'Patients: every day from 9 AM to 6 PM',
    }),
    products: [makeProduct({ name: 'Plum Gummies', category: 'edible', subcategory: 'Gummies' })],
  })

  it.each(['can i come in now', 'are you open', 'you open yet'])('are told of them while it is closed: %s', (text) => {
    expect(askAt(clinic, text, '2025-06-08T13:15:00Z').text).toMatch(/closed right now.*every day from 9 AM/)
    expect(askAt(clinic, text, '2025-06-08T17:00:00Z').text).not.toContain('every day from 9 AM')
  })
})

describe('special hours', () => {
  it.each(['any special hours on the 4th of july', 'special hours for july 4?'])('are no deals: %s', (text) =>
    expect(askStore(store, text).intent).toBe('store_hours'),
  )

  it('are none where something cheaper is asked for', () =>
    expect(askStore(store, 'any special deals on the 4th of july').intent).toBe('deals'))
})
