import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const shop = (profile: Record<string, unknown>) =>
  openStore({
    profile: StoreProfile.parse({ name: 'Marrow Lane', phone: '(555) 555-0161', ...profile }),
    products: [
      makeProduct({ productId: 'b1', name: '510 battery', category: 'accessory', subcategory: 'Batteries' }),
      makeProduct({ productId: 'v1', name: 'Cedar Kush cart 1g', category: 'vape', subcategory: 'Cartridge' }),
      makeProduct({ productId: 'f1', name: 'Cold Harbor 28g', category: 'flower' }),
    ],
  })

const both = shop({
  address: { street: '9 Quay St', city: 'Pomfret', state: 'CO' },
  directions: 'WRTA bus 9 stops at Quay St, 4 minutes on foot.',
  walk_from_campus: 'about 20 minutes on foot from the Green',
  license_type: 'Medical and recreational, separate counters',
  id_policy: {
    minimum_age: 18,
    everyone_in_store_must_be: 18,
    accepted: ['driver license from any state', 'passport (any country)', 'Mexican consular card (matricula consular)'],
    not_accepted: ['expired IDs', 'licenses that were altered or torn after printing'],
    kids_note: 'No one under 18 inside. Under 21 only with a blue card.',
    medical_cards: 'Patients 18 and over with a state card. Patients pay no sales tax. On site doctor: no.',
    who_may_buy: ['Recreational: 21 and over with a valid ID'],
  },
  tax: 'Prices exclude tax; about 20% is added.',
  limits_and_rules: { purchase_limit: '2 ounces of flower a day', where: 'Not in the lot or parks.' },
  parking: { note: 'Lot behind the shop with 8 stalls; meters on Quay till 6 PM, free Sundays.' },
  accessibility: { wheelchair_ramp: true, service_dogs: true, asl: 'ASL by appointment.' },
  pickup: {
    offered: true,
    how: 'On the website or by phone',
    express_line: 'Online orders use the blue door.',
    hold: 'until close',
  },
  loyalty: { name: 'Lantern Club', free: true, join: '40 points', earn: '1 point per dollar' },
  return_policy: { policy: 'Faulty carts: 5 days. Batteries: 20 days.' },
  text_line: '(555) 555-0162',
  instagram: '@marrowlane',
  clones: 'Live clones in May, $15 each.',
  careers: 'Ask Ines. Budtenders start at $18 an hour.',
  staff: { manager: 'Ines', consultations: 'Free 20-minute one-on-one, book by text.' },
})

describe('who may come in', () => {
  it.each(['do you sell to canadians with a passport', 'what id do i need', 'necesito identificacion para entrar'])(
    'tells adults their own age: %s',
    (text) => expect(askStore(both, text).text).toMatch(/21 or older \(18|21 años o más \(18/),
  )

  it('keeps the one age of a shop for adults alone', () =>
    expect(
      askStore(shop({ id_policy: { minimum_age: 21, accepted: ['passport'] } }), 'what id do i need').text,
    ).toContain('You must be 21 or older, with'))

  it.each([
    "can my buddy wait inside, he's 20",
    'can my cousin come in, she is 19',
    'my friend waiting outside is 20, can he come in',
  ])('tells somebody between the ages what lets them in: %s', (text) => {
    const told = askStore(both, text).text
    expect(told).toContain('Under 21 only with a blue card.')
    expect(told).not.toMatch(/Sorry, no/)
  })

  it('still turns a child away', () =>
    expect(askStore(both, 'can my friend come in, he is 16').text).not.toContain('blue card'))

  it.each(['im 19 with a medical rec can i shop there', 'im 20 and have a medical card, can i buy'])(
    'says yes to a patient who is old enough: %s',
    (text) => expect(askStore(both, text).text).toMatch(/^Yes, as a patient\. Patients 18 and over/),
  )

  it('speaks one language of papers', () => {
    const told = askStore(both, 'necesito identificacion para entrar? soy de mexico').text
    expect(told).toContain('licencia de conducir de cualquier estado')
    expect(told).not.toMatch(/driver|valid|printing|mexicana mexicana/)
  })

  it.each([
    "can i split my order with a friend who's waiting outside, he's 20",
    'can i split it with my buddy, he is 19',
  ])('splits nothing with somebody too young: %s', (text) =>
    expect(askStore(both, text).text).not.toMatch(/payment can be split/),
  )
})

describe('what patients pay and may buy', () => {
  it.each(['do i save on tax w my med card', 'are prices the same for med', 'do patients pay less tax'])(
    'tells their tax: %s',
    (text) => expect(askStore(both, text).text).toContain('no sales tax'),
  )

  it('asks for no papers where a limit is asked for', () =>
    expect(askStore(both, 'do you have any limit for med patients').text).toMatch(/2 ounces.*patients/))

  it.each(['can I buy 3 ounces today as rec customer', 'am i allowed to buy 3 oz in one day'])(
    'tells the limit to who asks whether so much is allowed: %s',
    (text) => expect(askStore(both, text).text).toContain('2 ounces'),
  )
})

describe('the shop and its doors', () => {
  it.each([
    ['wheelchair accessible?', /[Ss]ervice dogs are welcome|Service animals are welcome/],
    ['are you med or rec', /Medical and recreational/],
    ['what license do you have', /Medical and recreational/],
    ['are you guys rec only', /Medical and recreational/],
    ['do you have a doctor there', /doctor: no/],
    ['is Ines in charge there', /manager is Ines/],
    ["what's the pay for budtenders", /\$18 an hour/],
    ['which door for online orders', /blue door/],
    ['what door do i go to for my online order', /blue door/],
    ['can i order over the phone', /by phone/],
    ['can you hold an ounce of cold harbor for me', /until close/],
    ['do you sell seeds', /clones in May/],
    ['do you have a newsletter or text deals list', /no newsletter.*@marrowlane/],
    ['do i have to order online or can I just walk in', /Nothing I have here asks for an appointment/],
    ['do i need a reservation for the consultation', /one-on-one/],
    ["what's your phone number, and is there a text number", /0161.*0162/],
    ['how do i join the club', /Sign-up bonus: 40 points/],
    ['whats the closest wrta', /WRTA bus 9/],
    ['which line of wrta transit', /WRTA bus 9/],
    ['is it walkable from the green', /20 minutes on foot/],
    ['do you validate parking or is it free', /8 stalls/],
    ['can i park my rv there', /8 stalls/],
  ])('answers from its own facts: %s', (text, told) => expect(askStore(both, text).text).toMatch(told))

  it('claims no service dogs of its own', () =>
    expect(askStore(both, 'wheelchair accessible?').text).not.toContain('we have service'))

  it('takes a free Sunday for no free lot', () => {
    const told = askStore(both, 'hay estacionamiento').text
    expect(told).not.toContain('estacionamiento gratis')
    expect(told).toContain('8 plazas')
    expect(askStore(shop({ parking: { note: 'Free lot with 12 spaces.' } }), 'hay estacionamiento').text).toContain(
      'gratis',
    )
  })

  it('goes on with returns', () => {
    expect(askAfter(both, ['can I return a cart'], 'what about batteries').text).toContain('Batteries: 20 days')
    expect(askAfter(both, ['do you have carts'], 'what about batteries').intent).not.toBe('returns')
  })

  it.each(['nicotine vape', 'flavored vape'])('asks for no place to smoke: %s', (text) =>
    expect(askStore(both, text).text).not.toContain('Not in the lot'),
  )

  it('takes a walk along the art for no way on foot', () =>
    expect(
      askStore(
        shop({
          address: { street: '2 Hill Rd', city: 'Ames' },
          directions: 'It is 20 minutes on foot from the ferry.',
          first_friday_art_walk: 'A local painter shows in the lobby.',
        }),
        'walking from the ferry, how long',
      ).text,
    ).toContain('20 minutes'))

  it('knows no other shop by the age of this one', () =>
    expect(
      askStore(
        shop({ address: { street: '2 Hill Rd', city: 'Ames' }, age_of_shop: 'Opened May 1, 2018' }),
        'do you have a location in Boone',
      ).text,
    ).toContain('2 Hill Rd'))
})
