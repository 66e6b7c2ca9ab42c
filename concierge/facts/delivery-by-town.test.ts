import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { isListOfTowns } from './place-named.ts'

const shop = (delivery: Record<string, unknown>, others: Record<string, unknown> = {}) =>
  openStore({
    profile: StoreProfile.parse({
      name: 'Fern Hollow',
      phone: '(555) 555-0142',
      address: { street: '8 Elm St', city: 'Oakdale', state: 'CA' },
      timezone: 'America/Los_Angeles',
      payment: { accepted: ['cash', 'debit'] },
      delivery: {
        offered: true,
        minimum_order: 50,
        fee: 6,
        free_over: 120,
        hours: { open: '10:00', close: '20:00' },
        ...delivery,
      },
      ...others,
    }),
    products: [],
  })
const towns = shop({
  area: 'Oakdale, Fern Hill and Dover Springs',
  eta_minutes: 'about an hour',
  no_delivery_to: ['hotels'],
  tracking: 'A text with a live map comes once the driver leaves.',
  at_the_door: 'Whoever ordered must be there with an ID; we cannot leave orders with doormen.',
})

describe('a delivery area told by towns', () => {
  it.each(['do you deliver to Modesto', 'hacen delivery a Modesto', 'can you deliver to east modesto tonight'])(
    'does not reach a town that the list leaves out: %s',
    (text) => {
      const told = askStore(towns, text).text
      expect(told).toMatch(/isn't on the list|no está en la lista/)
      expect(told).not.toMatch(/ZIP|código postal|delivery is running/)
    },
  )

  it.each(['do you deliver to Fern Hill', 'do you deliver to dover springs', 'can you deliver a pack of gummies'])(
    'reaches the towns of the list: %s',
    (text) => expect(askStore(towns, text).text).toMatch(/^Yes/),
  )

  it('cannot tell where a house with a name stands', () =>
    expect(askStore(towns, 'do you deliver to the Wavecrest').text).toContain("can't confirm that address"))

  it.each([
    ['Oakdale, Fern Hill and Dover Springs', true],
    ['Oakdale and St. Ives', true],
    ['Most of Stanislaus County', false],
    ['Oakdale and surrounding towns', false],
    ['within 5 miles of Oakdale, Dover and Ash', false],
    ['Oakdale', false],
  ])('knows a list of towns from a stretch of land: %s', (area, is) => expect(isListOfTowns(area)).toBe(is))

  it('asks for no address where none was given', () => {
    const told = askStore(towns, 'cuánto cuesta la entrega a domicilio y hasta qué hora').text
    expect(told).not.toContain('dirección')
    expect(told).toContain('$6')
  })

  it.each([
    "i'm in fern hill, whats the earliest you could be here",
    'im in dover springs how soon can you get here',
    'could you bring 2 eighths to fern hill tonight? im paying cash',
    'can you run some gummies out to oakdale',
  ])('hears a delivery in the town alone: %s', (text) => expect(askStore(towns, text).intent).toBe('delivery'))

  it.each(['im in fern hill, how do i get to you', 'bring me something strong'])('hears none elsewhere: %s', (text) =>
    expect(askStore(towns, text).intent).not.toBe('delivery'),
  )

  it('tells the most that it takes', () => {
    expect(askStore(shop({ area: 'Oakdale', eta_minutes: 'up to 90' }), 'how long does delivery take').text).toContain(
      'It takes up to 90 minutes.',
    )
  })

  it('tells an hour as it is told', () => {
    expect(askStore(towns, 'how long does delivery take').text).toContain('It usually takes about an hour.')
    expect(
      askStore(shop({ area: 'Oakdale', eta_minutes: '30 to 45, up to 90 in storms' }), 'how long does delivery take')
        .text,
    ).toContain('In minutes')
  })
})

describe('the driver', () => {
  it.each([
    'is it ok to leave the order on the porch',
    'who has to be there when the driver comes',
    'who needs to be home when you deliver',
  ])('says who must be there: %s', (text) =>
    expect(askStore(towns, text).text).toContain('Whoever ordered must be there'),
  )

  it.each([
    'how do i track the driver',
    "my driver's an hour late",
    'where is my driver',
    'the driver is half an hour late',
  ])('says how the driver is followed: %s', (text) => {
    expect(askStore(towns, text).text).toContain('live map')
  })

  it('does not take the hours of drivers for trouble', () =>
    expect(askStore(towns, 'how late do your drivers run').intent).toBe('delivery'))
})

describe('orders and their words', () => {
  it.each(['so if I order 80 bucks worth whats the fee', 'if i order 80 dollars whats the fee'])(
    'reckons the fee of a sum: %s',
    (text) => expect(askAfter(towns, ['do you deliver'], text).text).toContain('For $80 delivery costs $6'),
  )

  it('still knows the number of an order', () =>
    expect(askStore(towns, 'status of order 8012').intent).toBe('order_status'))

  it.each(['i placed an order and want to add a gummy pack, can i', 'we already put in our order, can i change it'])(
    'changes an order that was placed: %s',
    (text) =>
      expect(askStore(shop({}, { order_changes: 'Text us before it is packed.' }), text).text).toContain(
        'before it is packed',
      ),
  )

  it.each(['do you ship by mail', 'can you mail it to me', 'do you do mail order'])(
    'sends nothing by mail: %s',
    (text) => expect(askStore(towns, text).text).toMatch(/by mail|mailed/),
  )

  it('leaves the fee of a delivery to its terms', () =>
    expect(askStore(towns, 'is shipping free').text).toContain('$6'))
})
