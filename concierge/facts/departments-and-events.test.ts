import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: readProfile(
    JSON.stringify({
      name: 'Alder Row',
      phone: { shop: '555-0100', delivery: '555-0101' },
      hours: 'Daily 9am-9pm',
      drive_thru_hours: ['Tuesday to Friday: 12 PM - 7 PM', 'Saturday: 10 AM - 6 PM', 'Sunday: not open'],
      delivery: { open: 'Mon-Sat 10 AM to 8 PM', fee: 5, tips: 'Drivers take tips in cash.' },
      payment: ['cash', 'no credit cards'],
      ids: { accepted: ['passport'], rejected: ['consular ID'], age: 21 },
      patients: { limit: '425 units in 90 days' },
      adult_limits: '2 ounces at one time',
      loyalty: {
        name: 'Alder Club',
        tiers: [
          { name: 'Sprout', from: '0 points', perk: '1 point per $1' },
          { name: 'Miller', from: '1,000 points', perk: '5% off' },
        ],
        expire: '31 December each year',
        refer_a_friend: '150 points for you both',
      },
      specials: { by_date: { '4th of the month': '$4 joints', '20th of the month': '20% off' } },
      discounts: ['Every day: 10% for veterans and restaurant workers', 'Industry workers 20%'],
      languages: 'English, Khmer and Portuguese',
      events: [
        { name: 'Vinyl Thursday', when: 'every Thursday 6 to 9 PM', about: 'DJs spin records' },
        { name: 'Pride Market', when: 'June 21, 11 AM to 4 PM', about: '20 makers on the plaza' },
      ],
      shows: 'First Friday comedy night, 7 PM.',
      food_trucks: { friday: 'Pho Real, 4 to 8 PM', saturday: 'El Gallo Tacos, 12 to 5 PM' },
      classes: { weed_101: 'Second Tuesday at 6 PM, free', cooking: 'Monthly, $15, next on June 24' },
      medical_counter: { hours: 'Monday to Friday 9 AM to 5 PM', pharmacist: 'Tuesdays from 1 PM' },
      glass_gallery: { hours: 'Thursday to Sunday, noon to 7 PM' },
      kids: 'Nobody under 21, not even babies in a carrier.',
      gift_cards: 'From $20 to $300, not for delivery.',
      app: 'The Alder app, for iPhone and Android.',
      work_here: 'Write to crew@alder.example.',
      animals: 'Leashed dogs may come in.',
      wi_fi: false,
      security: { cameras: 'whole site, 24 hours' },
      photos: 'Fine at the mural wall.',
      recycling: 'Glass jars bring 50 cents each.',
      parking: 'Canal garage, validated for 90 minutes.',
      faq: [{ q: 'Can I use two gift cards at once?', a: 'Yes, up to three.' }],
    }),
  ),
  products: [
    makeProduct({ name: 'Plum Disposable', category: 'vape', subcategory: 'disposable' }),
    makeProduct({ name: 'Night Plum', category: 'flower', strainType: 'indica', effects: ['Sleepy'] }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

describe('a profile of departments, events and levels', () => {
  it.each([
    ['how late is the drive thru open saturday', /6 PM/],
    ['drive thru on sunday?', /no a drive-thru on Sunday|not open/],
    ['does delivery run on sundays', /don't deliver on Sunday/],
    ['can i tip the driver on card', /tips in cash/],
    ['phone number for delivery questions', /555-0101/],
    ['is a matricula consular ok', /consular/],
    ['how much can patients buy', /425 units/],
    ['how do i become a miller', /^Miller: from 1,000 points/],
    ['what do millers get', /^Miller: from 1,000 points/],
    ['are points from last year still good', /31 December/],
    ['my buddy wants to come, what do we both get', /150 points/],
    ['4th of the month deal?', /^4th of the month: \$4 joints\.$/],
    ['do restaurant workers get anything', /10% for veterans and restaurant workers/],
    ['i work at another dispo, any discount', /^Industry workers 20%/],
    ['does anyone there speak khmer', /^Yes, our team speaks English, Khmer/],
    ['do you speak portuguese', /our team speaks English, Khmer/],
    ['when is the pride market', /^Pride Market: June 21/],
    ['what day is the comedy thing', /comedy night/],
    ['tacos this weekend?', /Saturday: El Gallo Tacos/],
    ['when is the cooking class and what does it cost', /cooking: Monthly, \$15/],
    ['is the glass gallery open mondays', /Thursday to Sunday/],
    ['can i bring my baby if im holding her', /not even babies/],
    ['can my sister use a gift card for delivery', /not for delivery/],
    ['is there an app for android', /iPhone and Android/],
    ['are you hiring', /crew@alder/],
    ['can my puppy come in', /Leashed dogs/],
    ['got wifi?', /don't have Wi-Fi/],
    ['can i take a selfie inside', /mural wall/],
    ['how much for bringing back jars', /50 cents/],
    ['do you validate parking', /90 minutes/],
    ['cash app?', /don't take Cash App/],
    ['gift card for 50?', /\$20 to \$300/],
    ['can i just browse', /nothing I have here says that one must buy/],
    ['can i still get in', /until 9 PM/],
    ['med counter hours', /^Medical counter: hours Monday to Friday/],
    ['is it busy on fridays', /don't have that information/],
    ['do i gotta tip', /tips in cash|don't have that/],
    ['is anyone selling food there on saturday', /El Gallo Tacos/],
    ['any beginner class', /cooking: Monthly/],
    ['tarjeta medica de california sirve?', /425 units/],
    ['soy turista, que necesito para comprar', /21 años/],
    ['i got a mexican consular card', /can't accept that \(consular ID\)/],
    ['who owns this place', /don't have|certain answer/],
    ['if my cousin signs up do i get something', /150 points/],
    ['puedo entrar a ver nomas', /nada de lo que tengo/],
  ])('answers %s', (text, told) => expect(ask(text)).toMatch(told))

  it('goes on with the same department on another day', () =>
    expect(askAfter(store, ['how late is the drive thru open saturday'], 'and on fridays?').text).toMatch(/7 PM/))

  it('goes on with the same counter on another day', () =>
    expect(askAfter(store, ['when is the medical counter open'], 'and on sundays?').text).toMatch(/^Medical counter/))

  it('takes a corner for kids for no rule on whom one may bring, and says a limit once', () => {
    const shop = openStore({
      profile: readProfile(
        JSON.stringify({
          name: 'Elm',
          phone: '555-0102',
          id_policy: { minimum_age: 21, accepted: ['passport'] },
          kids_corner: false,
          limits: { flower: '1 ounce a day' },
          payment: ['cash'],
          atm: { on_site: true, limit: '$200 a day' },
        }),
      ),
      products: [],
    })
    expect(askStore(shop, 'can my kid wait in the lobby while i shop').text).toContain('21')
    expect(askStore(shop, 'what is the atm limit').text.split('$200 a day')).toHaveLength(2)
  })

  it('leaves what such words also mean', () => {
    expect(askStore(store, 'become a pirate').guard).toBe('injection')
    expect(askStore(store, 'got a dispo').products.map(({ name }) => name)).toEqual(['Plum Disposable'])
    expect(askStore(store, 'do you speak spanish').intent).toBe('language')
    expect(ask('can i use two gift cards at once')).toContain('up to three')
    expect(ask('are you open sunday')).toMatch(/9 AM to 9 PM/)
  })
})
