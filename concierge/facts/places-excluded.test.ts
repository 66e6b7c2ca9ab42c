import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { askAt, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const shopWith = (delivery: Record<string, unknown>) => {
  const profile = {
    name: 'Juniper Row',
    timezone: 'America/New_York',
    payment: { accepted: ['cash', 'debit card'], not_accepted: ['checks'] },
    delivery: { offered: true, minimum_order: 60, fee: 6, ...delivery },
  }
  const products = [makeProduct({ name: 'Northern Lights', category: 'flower', priceCents: 3000 })]
  const store = openStore({ profile: readProfile(JSON.stringify(profile)), products })
  return (text: string): string => askStore(store, text).text
}

const noted = shopWith({
  area: 'Milford, Ashby and Crane',
  hours: { open: '13:00', close: '20:00', days: 'daily' },
  same_day_cutoff: '5 PM',
  notes: 'Private homes only, no motels or student housing at a college. Driver takes debit and CanPay, no cash.',
})
const listed = shopWith({
  area: 'Pine County private residences: Milford, Ashby, Crane',
  no_delivery_to: ['casinos', 'hotels', 'airport'],
})

describe('a place that the shop leaves out in words of its own', () => {
  it.each([
    'i live in a dorm, can you deliver there',
    'do you deliver to motels',
    'can you bring it to my room at the Larkspur',
    'im staying at the hampton inn in ashby can u deliver',
    'can you deliver to the airport',
  ])('is no place for a driver: %s', (text) => {
    expect(noted(text)).toMatch(/^Sorry, we can't deliver to/)
    expect(noted(text)).not.toContain('Yes, we deliver')
  })

  it.each(['do you deliver to ashby', 'can you deliver to my house in crane', 'do you deliver'])(
    'is none that it serves: %s',
    (text) => {
      expect(noted(text)).toMatch(/^Yes, we deliver/)
    },
  )
})

describe('a place that is listed as left out', () => {
  it.each([
    'can you bring an order to my room at the Larkspur',
    'hacen entregas a hoteles',
    'entregan en el aeropuerto',
    'hacen entregas a casinos',
  ])('is told of first: %s', (text) => {
    expect(listed(text)).toMatch(/^(?:Sorry, we can't deliver to|Lo siento, no podemos entregar en)/)
  })

  it.each([
    'do you guys deliver to airbnbs in ashby',
    'do you deliver to apartments in crane',
    'deliver to a house in ashby?',
  ])('is no home that stands in a town of the area: %s', (text) => {
    expect(listed(text)).not.toMatch(/can't confirm|can't deliver/)
    expect(listed(text)).toContain('Ashby')
  })

  it('leaves a town that is not of the area unconfirmed', () => {
    expect(listed('do you deliver to airbnbs in Gorham')).toContain("can't confirm that address")
  })
})

describe('what a driver takes', () => {
  it.each(['can i pay the driver cash', 'does your delivery driver accept cash', 'is cash ok with the driver'])(
    'is read from a line of the delivery where no key tells it: %s',
    (text) => {
      expect(noted(text)).toMatch(/No, our driver can't take cash/)
      expect(noted(text)).not.toMatch(/Yes, we take cash/)
    },
  )

  it('is what the counter takes where nothing else is told', () => {
    expect(listed('do you take cash')).toContain('Yes, we take cash')
    expect(noted('do you take cash in the store')).toContain('Yes, we take cash')
  })
})

describe('how late', () => {
  it('tells until when the drivers are out beside the last hour for an order', () => {
    expect(noted('how late is delivery')).toMatch(/1 PM to 8 PM.*5 PM/)
    expect(noted('how late do you guys deliver')).toMatch(/1 PM to 8 PM.*5 PM/)
    expect(noted('whats the cutoff for delivery')).toMatch(/5 PM/)
  })

  const ending = shopWith({
    area: 'Milford',
    hours: { open: '13:00', close: '19:30', days: 'daily' },
    last_order: 'one hour before delivery ends',
  })
  it.each([
    ['2025-06-05T18:50:00-04:00', /^Sorry, it's too late for delivery today: the last order was at 6:30 PM\./],
    ['2025-06-05T18:10:00-04:00', /^Yes.*The last order is at 6:30 PM\./],
  ])('reckons the last order by the end of the drivers: %s', (now, answer) => {
    const profile = {
      name: 'Juniper Row',
      timezone: 'America/New_York',
      hours: Object.fromEntries(
        ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
          day,
          { open: '10:00', close: '22:00', closed: false },
        ]),
      ),
      delivery: {
        offered: true,
        area: 'Milford',
        hours: { open: '13:00', close: '19:30', days: 'daily' },
        last_order: 'one hour before delivery ends',
      },
    }
    const products = [makeProduct({ name: 'Northern Lights', category: 'flower', priceCents: 3000 })]
    const store = openStore({ profile: readProfile(JSON.stringify(profile)), products })
    expect(askAt(store, 'can i still place a delivery order tonight?', now).text).toMatch(answer)
    expect(ending('until when do you deliver')).toContain('7:30 PM')
  })
})
