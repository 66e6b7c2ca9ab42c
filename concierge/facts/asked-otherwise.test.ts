import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const shopWith = (profile: Record<string, unknown>) => {
  const products = [
    makeProduct({
      productId: 'dugout',
      name: 'Copper Dugout',
      category: 'accessory',
      subcategory: 'Locking Boxes',
      stock: 4,
      priceCents: 3100,
    }),
    makeProduct({
      productId: 'papers',
      name: 'Thin Papers',
      category: 'accessory',
      subcategory: 'Papers',
      stock: 9,
      priceCents: 300,
    }),
    makeProduct({ productId: 'haze', name: 'Harbor Haze', category: 'flower', stock: 9, priceCents: 3000 }),
    makeProduct({
      productId: 'spray',
      name: 'Tide Spray',
      category: 'tincture',
      subcategory: 'Spray',
      stock: 9,
      priceCents: 2500,
    }),
  ]
  const store = openStore({
    profile: readProfile(JSON.stringify({ name: 'Sandbar', phone: '(555) 555-0100', ...profile })),
    products,
  })
  return (text: string) => askStore(store, text)
}

const told = shopWith({
  hours: DEFAULT_HOURS,
  parking: {
    free_lot: true,
    time_limit: '50 minutes',
    ev_charging: 'One fast charger by the gate, 90 minutes free',
    bike_rack: true,
  },
  id_policy: {
    minimum_age: 21,
    accepted: ["driver's license", 'passport', 'HARBORID with photo'],
    not_accepted: ['expired ID', 'temporary paper license', 'student ID (Cove State GullCard)'],
    checked: 'at the inner door',
  },
  payment: { accepted: ['cash', 'debit card (PIN, $1.85 fee)'], not_accepted: ['Mexican pesos', 'checks'] },
  pickup: { offered: true, ready_minutes: 15, curbside: false, drive_thru: 'Yes, lane on the east side, 11 to 18' },
  delivery: { offered: false, reason: 'The county has not allowed delivery yet.' },
  accessibility: {
    pets: 'No pets inside; there is a post with water by the steps.',
    quiet_hour: 'Monday 9:00-10:00, dim',
  },
  slowest_times: 'Tuesdays before noon',
  loyalty: { name: 'Gull Points', redeem: '100 points = $5 off', earn: '1 point per $1' },
  limits_and_rules: {
    purchase_limit: '1 ounce a day',
    transport_home: 'Sealed, and in the trunk.',
    bear_spray: 'Bear spray stays in your vehicle.',
  },
  staff: { languages: ['English', 'Korean'], store_manager: 'Odalys Finch', jobs: 'Write to crew@sandbar.example.' },
  consultations: 'Free half-hour talks with a budtender on Sundays; call to book.',
  exit_bag: 'Exit bags are 80 cents; old ones may be used again.',
  jar_dates: { freshness: 'The packed date is on the bottom of each jar.' },
  recycling: 'The blue bin takes empty carts: 5 points a piece.',
  patient_counter: 'Patients have their own counter, first on the left.',
  founded: 'May 2017',
  owned_by: 'the Finch family',
})
const bare = shopWith({ parking: { free_lot: true }, pickup: { offered: true }, delivery: { offered: false } })

describe('a fact is found whatever it is called', () => {
  it.each([
    'got a polestar, anywhere to charge while we look around',
    'we have an ioniq, can we plug in at your lot',
    'my rivian is low, do yall have a charger',
    'tengo un tesla, hay donde cargarlo',
  ])('a charger for a car that is named: %s', (text) => expect(told(text).text).toContain('One fast charger'))

  it.each([
    'can i lock up my bike outside',
    'i rode my bike, where do i leave it',
    'a spot to chain a bicycle?',
    'hay donde dejar la bici',
  ])('where a bicycle is left: %s', (text) => {
    expect(told(text).text).toMatch(/^(?:Yes, we have|Sí, tenemos) /)
    expect(told(text).products).toEqual([])
    expect(bare(text).products).toEqual([])
  })

  it('says that no rack is listed where none is', () =>
    expect(bare('can i lock up my bike outside').text).toMatch(/^I see no bike rack/))

  it.each(['is there a time limit on parking, my cousin shops slowly', 'any limit on how long i can park'])(
    'how long one may park: %s',
    (text) => {
      expect(told(text).text).toContain('50 minutes')
      expect(told(text).text).not.toContain('ounce')
    },
  )

  it.each([
    'the dmv gave me a paper temporary till my real one comes, ok?',
    'i only have the interim license on paper',
    'my license is a paper one, the plastic one is in the mail',
  ])('a licence on paper: %s', (text) => {
    expect(told(text).text).toMatch(/^No, sorry.*temporary paper license/)
    expect(told(text).products).toEqual([])
  })

  it.each(['my gullcard says im 24, good enough?', 'is a campus card ok', 'would my university card do'])(
    'the card of a school: %s',
    (text) => expect(told(text).text).toMatch(/^No, sorry.*student ID/),
  )

  it('takes a card that its list calls by name', () =>
    expect(told('does harborid work').text).toMatch(/^Yes, that works: we accept HARBORID/))

  it.each([
    ['i only have mexican bills on me, could you take those', "No, we don't take Mexican pesos."],
    ['can i pay with pesos', "No, we don't take Mexican pesos."],
    ['ive only got euros, ok?', "No, we don't take foreign currency."],
  ])('money from abroad: %s', (text, said) => expect(told(text).text).toContain(said))

  it.each(['is debit charged extra', 'are cards charged extra'])('what a card costs: %s', (text) =>
    expect(told(text).text).toContain('$1.85'),
  )

  it('says how a way of paying works here, and nothing of work', () =>
    expect(told('hows debit work here').text).not.toContain('crew@'))

  it.each([
    'will you bring it out to my car, i have a bad hip',
    'is there a way to have you bring the bag out to my car',
    'could someone run my order out to the truck',
  ])('what is brought to the car: %s', (text) => {
    expect(told(text).text).toMatch(
      /^Sorry, we don't bring orders out to cars, but there is a drive-thru\. Lane on the/,
    )
    expect(bare(text).text).not.toContain('deliver')
  })

  it.each(['why dont you guys deliver', 'how come theres no delivery'])('why nothing is delivered: %s', (text) =>
    expect(told(text).text).toContain('The county has not allowed'),
  )

  it.each(['do you check id at the door or the counter', 'where do you look at ids'])(
    'where papers are seen: %s',
    (text) => expect(told(text).text).toMatch(/^We check ID at the inner door\./),
  )

  it.each(['whats the rewards thing called and what do i get for 200 points', 'what do you call your points club'])(
    'what the club is called: %s',
    (text) => expect(told(text).text).toContain('Gull Points'),
  )

  it.each(['anyone speak tagalog or korean?', 'do you have thai or korean speakers'])(
    'of several languages: %s',
    (text) => expect(told(text).text).toMatch(/^Of those, Korean:/),
  )

  it('asks for no language that somebody lacks', () =>
    expect(told('my aunt doesnt speak english, does anyone speak korean').text).toMatch(/^Yes, our team speaks/))

  it.each(['whos the manager there', 'who is in charge at your store', 'what is the managers name'])(
    'who manages: %s',
    (text) => expect(told(text).text).toContain('Odalys Finch'),
  )

  it('tells since when and whose, one after the other', () =>
    expect(told('when did you open, and who runs the place').text).toMatch(/since May 2017.*Finch family/))

  it.each(['where do i keep it in my car while driving', 'does it have to be in the trunk or is the back seat ok'])(
    'how it rides: %s',
    (text) => expect(told(text).text).toContain('in the trunk'),
  )

  it.each(['we have bear spray on us, ok to walk in?', 'can i come in with my bear spray'])(
    'what stays outside: %s',
    (text) => {
      expect(told(text).text).toContain('stays in your vehicle')
      expect(bare(text).products).toEqual([])
    },
  )

  it.each(['somewhere to tie up the dog while we run in', 'a place i can leave my dog outside?'])(
    'where the dog waits: %s',
    (text) => expect(told(text).text).toContain('a post with water'),
  )

  it.each(['is there a faster line for patients', 'do patients get their own register'])('which line: %s', (text) =>
    expect(told(text).text).toContain('first on the left'),
  )

  it.each(['can i book time with somebody to go through the menu', 'can i get a one on one with a budtender'])(
    'with whom one sits down: %s',
    (text) => expect(told(text).text).toContain('Free half-hour talks'),
  )

  it.each([
    'do i need to buy the child proof bag each time',
    'can i reuse my exit bag',
    'a bag to carry it out, is that extra',
  ])('the bag that one goes out with: %s', (text) => {
    expect(told(text).text).toContain('80 cents')
    expect(bare(text).products).toEqual([])
  })

  it.each(['how do i know how fresh your bud is', 'are there packed dates on the jars', 'how old is your flower'])(
    'how fresh it is: %s',
    (text) => expect(told(text).text).toContain('The packed date is on'),
  )

  it.each(['do i get anything for returning old vape pens', 'anything for dropping off dead carts'])(
    'what empties bring: %s',
    (text) => expect(told(text).text).toContain('5 points a piece'),
  )

  it('says both when it is empty and when it is calm to who is uneasy among people', () =>
    expect(told('when is it dead in there, i get anxious around people').text).toMatch(
      /Tuesdays before noon.*Quiet hour: Monday 9:00/,
    ))

  it('tells who asks to bring back what is bad under which rule that goes', () => {
    const shop = shopWith({ return_policy: { cannabis: 'No returns of cannabis.' } })
    expect(shop('the eighth i bought is super dry, could i bring it back').text).toContain('No returns of cannabis')
  })
})

describe('what only sounds alike is left as it was', () => {
  it.each([
    ['got a dugout that locks', 'dugout'],
    ['rolling papers', 'papers'],
    ['got any fresh flower', 'haze'],
    ['any spray tinctures', 'spray'],
  ])('%s', (text, id) => expect(told(text).products.map(({ productId }) => productId)).toContain(id))

  it.each([
    ['whats the limit on flower', 'purchase_limits'],
    ['i got charged extra on my card', 'complaint'],
    ['are you hiring', 'jobs'],
    ['can i talk to the manager', 'human_handoff'],
    ['how long does weed stay fresh', 'education'],
    ['whats a good temp for dabs', 'education'],
    ['1 to 1 gummies', 'recommend_no_match'],
    ['my cart leaks, can i return it', 'returns'],
    ['do you deliver', 'delivery'],
  ])('%s', (text, intent) => expect(told(text).intent).toBe(intent))

  it('tells of parking and of the rack who asks for both', () => {
    const { text } = told('is there parking and a bike rack')
    expect(text).toContain('bike rack')
    expect(text).toContain('free parking lot')
  })
})
