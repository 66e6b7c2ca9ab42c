import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const profile = StoreProfile.parse({
  name: 'Harbor Row',
  phone: '(555) 555-0100',
  hours: DEFAULT_HOURS,
  delivery: {
    offered: true,
    area: 'Dover',
    fee: 5,
    no_delivery_to: ['hotels and motels', 'campgrounds', 'vacation rentals', 'the beach'],
  },
  pickup: { offered: true, hold: '48 hours' },
  parking: {
    free_lot: false,
    street: 'Free two-hour parking on Dock Ave',
    trailers: 'Use the gravel lot on Mill St, one block north.',
  },
  deals: { always: ['Veterans: 12% off'], stacking: 'Only one discount per item; sale items are excluded.' },
  events: 'Budtender Q&A on the first Thursday of every month at 18:00 in the lobby; free.',
  lost_and_found: 'Kept for 30 days at the front window.',
  year_opened: 'Open since 2016, owned by two sisters, Ada and Rosa Lund.',
})
const products = [
  makeProduct({ productId: 'g1', name: 'Amber Chews', category: 'edible', subcategory: 'Gummies' }),
  makeProduct({ productId: 'h1', name: 'Harbor Hoodie', category: 'merch', strainType: null }),
]
const store = openStore({ profile, products })
const ask = (text: string) => askStore(store, text).text

describe('a fact of which the question has other words than its key', () => {
  it.each(['and who owns the place', 'whos the owner', 'is it a family business', 'who started the shop'])(
    'tells whose shop it is: %s',
    (text) => {
      expect(ask(text)).toContain('two sisters')
    },
  )

  it('says a sentence about the owner as it is written', () => {
    const owned = openStore({ profile: { ...profile, owner: 'Owned by Ada Lund since 2021.' }, products })
    expect(askStore(owned, 'who owns the shop').text).toBe('Owned by Ada Lund since 2021.')
    const named = openStore({ profile: { ...profile, owner: 'Ada Lund' }, products })
    expect(askStore(named, 'who owns the shop').text).toBe('The shop is owned by Ada Lund.')
  })

  const begun = openStore({
    profile: StoreProfile.parse({
      name: 'Harbor Row',
      phone: '(555) 555-0100',
      hours: DEFAULT_HOURS,
      founded: 'Opened in 2015 by sisters Ada and Rosa Lund.',
    }),
    products,
  })

  it.each([
    'who owns this place',
    'who is the owner',
    'who are the owners',
    'who runs this place',
    'who opened this shop',
    'is it family owned',
    'when did the shop open',
  ])('tells who began the shop where no more is known, and as it is written: %s', (text) => {
    expect(askStore(begun, text).text).toContain('Opened in 2015 by sisters Ada and Rosa Lund.')
    expect(askStore(begun, text).text).not.toContain('since Opened')
  })

  it.each(['when did you open today', 'when did you guys open this morning', 'when were you open on sunday'])(
    'takes the day of an opening for a question of the hours: %s',
    (text) => {
      const turn = askStore(begun, text)
      expect(turn.intent).toBe('store_hours')
      expect(turn.text).toMatch(/open from/)
      expect(turn.text).not.toContain('2015')
    },
  )

  it('takes no figure in a story for the name of a fact', () => {
    const recycling = 'Bring back empty jars: the bin is by the door, and every 10 jars earn a free cone.'
    const bins = openStore({ profile: { ...profile, recycling }, products })
    const told = 'i tried to stop in last tuesday around ten and the door was locked. when do you open on tuesdays'
    expect(askStore(bins, told).intent).toBe('store_hours')
    expect(askStore(bins, 'around 10 and it was dark, when do you close on tuesdays').text).not.toContain('bin')
  })

  it.each(['i lost my wallet', 'i forgot my hat there', 'forget the hoodie, whats your number'])(
    'tells nothing of how the shop was founded where something is lost or let go: %s',
    (text) => {
      expect(askStore(begun, text).text).not.toContain('2015')
    },
  )

  it('tells the phone number after a thing that is let go', () => {
    expect(askStore(begun, 'ok forget the hoodie. whats your number').text).toContain('555-0100')
    expect(ask('ok forget the hoodie. whats your number')).toContain('555-0100')
  })

  it.each([
    'whens the budtender q&a',
    'when is the budtender q and a',
    'what day is the budtender q&a held',
    'whens that q&a thing',
  ])('tells when something goes on by its name: %s', (text) => {
    expect(ask(text)).toContain('first Thursday')
  })

  it.each(['when is the store open', 'what time do you close on friday', 'when are you open monday'])(
    'tells the hours of the shop where nothing else is named: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('store_hours')
    },
  )

  it.each([
    'how long do you keep lost things',
    'how long are lost items kept',
    'whats your policy on forgotten items',
    'how long do you hold stuff people leave behind',
    'I dropped my glasses in your store. How long do you keep lost things?',
  ])('tells what becomes of lost things: %s', (text) => {
    expect(ask(text)).toContain('30 days')
  })

  it('tells how to keep goods, and for how long orders are held', () => {
    expect(ask('how do i keep gummies fresh')).toContain('airtight')
    expect(ask('how long do you hold an order')).toContain('48 hours')
  })
})

describe('a place where no driver goes', () => {
  it.each([
    'could a driver bring it to my campsite',
    'do you deliver to campsites',
    'can i get delivery at the campground',
    'do you deliver to the rv park',
  ])('is refused by any of its names: %s', (text) => {
    expect(ask(text)).toContain("can't deliver to campgrounds")
  })

  it.each([
    ['Liefert ihr auch auf den Campingplatz?', 'leider nicht: Campingplätze'],
    ['livrez-vous au camping ?', 'ne livrons pas à ce type de lieu : campings'],
    ['consegnate in campeggio?', 'campeggi'],
    ['hacen entregas en el campamento', 'no podemos entregar en: campamentos'],
    ['liefert ihr in eine Ferienwohnung?', 'Ferienwohnungen'],
  ])('is refused in the language asked in: %s', (text, told) => {
    expect(ask(text)).toContain(told)
  })
})

describe('a boat where no driver goes', () => {
  const afloat = openStore({
    profile: { ...profile, delivery: { ...profile.delivery, no_delivery_to: ['boats and marina slips'] } },
    products,
  })

  it.each([
    'im on my sailboat at the marina, can you drop it off there',
    'do you deliver to a houseboat',
    'bring it to my yacht?',
    'we are docked for the weekend, can you deliver to us',
    'can the driver come to the dock',
  ])('is known by what it is called: %s', (text) => {
    expect(askStore(afloat, text).text).toContain("can't deliver to boats and marina slips")
  })

  it('is no street of that name', () => {
    expect(askStore(afloat, 'do you deliver on the dock street side').text).not.toContain("Sorry, we can't deliver to")
  })
})

describe('what hangs on the wall', () => {
  const hung = openStore({
    profile: { ...profile, art_wall: 'The wall by the register shows watercolors by Odalys Finch this season.' },
    products,
  })

  it.each([
    'who did the paintings by the register',
    'who painted the pictures on the wall',
    'whose art is that by the register',
    'what artist is on the wall',
    'whose artwork is up right now',
  ])('is told by the fact of it: %s', (text) => {
    expect(askStore(hung, text).text).toContain('Odalys Finch')
  })
})

it('tells no code of the address where one for clothes is asked for', () => {
  const coded = openStore({ profile: { ...profile, address: { city: 'Dover', state_code: 'DE' } }, products })
  expect(askStore(coded, 'is there a dress code').text).not.toContain('DE.')
})

describe('what a profile says in English alone', () => {
  it.each([
    ['Wo kann ich bei euch parken?', 'Parken kann man hier: Dock Ave, Mill St.'],
    ['où se garer ?', 'Où se garer : Dock Ave, Mill St.'],
    ['dónde puedo estacionar', 'Se puede estacionar en Dock Ave y Mill St.'],
  ])('keeps the names of streets: %s', (text, told) => {
    expect(ask(text)).toContain(told)
  })

  it('is said in Spanish where it is a stock phrase', () => {
    expect(ask('hay descuento para veteranos')).toBe(
      'Esto es lo que tenemos para ti: veteranos: 12% de descuento. Un solo descuento por artículo; los artículos en oferta no participan.',
    )
  })

  it('is left out beside a Spanish answer where it is none', () => {
    const deals = { ...profile.deals, stacking: 'Deals never pile up here, ask the captain.' }
    const other = openStore({ profile: { ...profile, deals }, products })
    expect(askStore(other, 'hay descuento para veteranos').text).toBe(
      'Esto es lo que tenemos para ti: veteranos: 12% de descuento.',
    )
  })
})
