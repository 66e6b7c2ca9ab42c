import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'

const profile = StoreProfile.parse({
  name: 'Harbor Row',
  phone: '(555) 555-0100',
  address: { street: '1 Dock St', city: 'Salem', state: 'MA', zip: '01970' },
  directions: 'Ten minutes on foot from the Front St light rail station.',
  id_policy: {
    minimum_age: 21,
    everyone_in_store_must_be: 21,
    accepted: ["driver's license"],
    not_accepted: ['consular ID'],
    medical_cards: 'Patients 18 to 20 may shop with a doctor recommendation and photo ID.',
  },
  parking: { free_lot: true, spaces: 20, overnight: 'No overnight parking.' },
  delivery: {
    offered: true,
    area: 'Salem and Lynn',
    minimum_order: 50,
    no_delivery_to: ['hotels and vacation rentals', 'college dorms', 'service areas', 'bars', 'federal buildings'],
  },
  deals: {
    daily: { sunday: 'Golden Sunday: 10% off for guests 55 and older', monday: 'Munch Monday: 15% off edibles' },
    always: ['First delivery order: 25% off', 'Veterans: 10% off'],
  },
  wifi: true,
  restroom: 'Customer restroom by the waiting area.',
  other_locations: ['Harbor Row Lowell (Mill St)', 'Harbor Row Quincy'],
})
const store = openStore({ profile, products: [] })
const now = new Date('2025-06-04T13:00:00-04:00')

function ask(...lines: string[]): string {
  const history: { role: 'user' | 'assistant'; text: string; productIds: string[] }[] = []
  let told = ''
  for (const text of lines) {
    told = takeTurn(store, { agent: AgentBrief.parse({}), history, text, now, mayRecommend: true }).text
    history.push({ role: 'user', text, productIds: [] }, { role: 'assistant', text: told, productIds: [] })
  }
  return told
}

describe('questions about the shop', () => {
  it.each([
    'can i sleep in my rig in ur lot overnight',
    'ok to leave my truck in your lot',
    'can we camp in the van overnight',
  ])('takes a night in the lot for parking: %s', (text) => expect(ask(text)).toContain('No overnight parking.'))

  it.each([
    'im 20 with a doctors rec, can i shop',
    'im 19 and a patient, may i come in',
    'im 18 but i have my medical cert, can i come',
    'im 19 with my med papers can i shop',
  ])('tells a young patient the rule for patients: %s', (text) => expect(ask(text)).toContain('18 to 20'))

  it('tells a young patient from which age a shop serves patients, where a figure of its own says so', () => {
    const { medical_cards: _cards, ...policy } = profile.id_policy ?? {}
    const another = openStore({
      profile: { ...profile, id_policy: { ...policy, medical_minimum_age: 18 } },
      products: [],
    })
    const told = (text: string): string =>
      takeTurn(another, { agent: AgentBrief.parse({}), history: [], text, now, mayRecommend: true }).text
    expect(told('im 19 with a medical card, can i come in')).toContain('from the age of 18')
    expect(told('do you take medical cards')).toContain('from the age of 18')
    expect(told('im 17 with a medical card, can i come in')).toMatch(/^You have to be 21/)
  })

  it('takes a card that may work for a paper, and work that is looked for for a job', () => {
    expect(ask('i got an illinois med card, that work there?')).toContain('18 to 20')
    expect(ask('do you need people, i want to work there')).not.toContain('18 to 20')
  })

  it('takes no pastime of hours for a question about them', () => {
    expect(ask('i tie flies for hours in the winter, focused hands please')).not.toContain('opening hours')
    expect(ask('im looking for hours')).toContain('opening hours')
  })

  it.each(['can anyone buy the gummies or do i need a card', 'do i need a card to shop'])(
    'takes a card that is needed to buy for a paper: %s',
    (text) => expect(ask(text)).toContain('18 to 20'),
  )

  it.each(['first delivery promo?', 'any discount on my first delivery', 'delivery deals?'])(
    'takes a promotion on deliveries for a deal: %s',
    (text) => expect(ask(text)).toContain('First delivery order: 25% off'),
  )

  it.each([
    'is there a discount for us folks over 55',
    'im 68 any discount for me',
    'do you knock something off for the older crowd',
    'discount for 60 and up?',
  ])('finds the deal for older guests, whatever it is called: %s', (text) =>
    expect(ask(text)).toContain('Golden Sunday'),
  )

  it('hears a sum in "over 60 dollars"', () => {
    expect(ask('do i get a discount if i spend over 60 dollars')).not.toMatch(/^Sunday/)
  })

  it.each(['can i take the light rail to you', 'can i take an uber to your shop'])(
    'takes a ride there for the way: %s',
    (text) => expect(ask(text)).toContain('Front St light rail'),
  )

  it.each(['got wifi? or a bathroom?', 'is there a restroom and wifi', 'do you have wifi and a bathroom'])(
    'answers for each of two things: %s',
    (text) => {
      expect(ask(text)).toContain('Wi-Fi')
      expect(ask(text)).toContain('restroom by the waiting area')
    },
  )

  it('claims no shuttle and no validated tickets', () => {
    expect(ask('do you have a shuttle from the station')).toContain("don't have that information")
  })

  it.each(['is there a harbor row closer to lowell', 'do you have one in lowell'])(
    'knows its other shops by their town: %s',
    (text) => expect(ask(text)).toContain('Mill St'),
  )

  it.each(['delivery was sposed to be here by 3 where is it', 'my driver should have been here at 2'])(
    'takes a late delivery for an order: %s',
    (text) => expect(ask(text)).toContain('order number'),
  )

  it('says who may come along in Spanish', () => {
    expect(ask('¿puedo entrar con mi bebé?')).toContain('21 años')
  })
})

describe('questions about delivery', () => {
  it.each([
    'were staying at an airbnb can u bring it there',
    'do you deliver to a hotel',
    'do you deliver to college dorms',
  ])('refuses the places that the shop refuses, by any of their names: %s', (text) =>
    expect(ask(text)).toMatch(/can't deliver to/),
  )

  it.each([
    'do you have delivery service in salem',
    'can you deliver chocolate bars',
    'do you deliver to apartment buildings in lynn',
    'im a college student in salem do you deliver',
  ])('refuses nothing because of a word that means something else: %s', (text) =>
    expect(ask(text)).not.toMatch(/can't deliver to/),
  )

  it.each(['how much do i have to spend', 'whats the least i can order', 'do i have to spend a certain amount'])(
    'goes on with the minimum: %s',
    (text) => expect(ask('do you deliver to salem', text)).toContain('$50'),
  )
})

it.each(['how much can i buy in salem', 'whats the tax in salem', 'can i smoke in the park in salem'])(
  'does not say back the place that is named where the profile is silent: %s',
  (text) => {
    expect(ask(text)).not.toContain('Salem')
    expect(ask(text)).toContain('(555) 555-0100')
  },
)

describe('a shop that tells of its owners and of the next cash machine', () => {
  const told = openStore({
    profile: StoreProfile.parse({
      name: 'Test Shop',
      phone: '(555) 555-0100',
      about: 'Family-owned: two sisters opened it.',
      lost_and_found: 'Kept at the desk for 30 days.',
      payment: { accepted: ['cash'], atm_on_site: false, nearest_atm: 'Corner bank, one block east' },
    }),
    products: [],
  })

  it.each(['who owns the shop', 'who are the owners', 'are you family owned'])('says whose it is: %s', (text) =>
    expect(askStore(told, text).text).toContain('sisters'),
  )

  it('takes what one grows for oneself for nothing found', () => {
    expect(askStore(told, 'do you sell seeds to grow my own').text).not.toContain('30 days')
    expect(askStore(told, 'i lost my hat in there').text).toContain('30 days')
  })

  it.each(['is there an atm nearby', 'can i use a credit card / where is the closest atm then'])(
    'names the nearest machine: %s',
    (talk) => {
      const [text = '', ...before] = talk.split(' / ').reverse()
      const history = before.map((said) => ({ role: 'user' as const, text: said, productIds: [] }))
      expect(askStore(told, text, history).text).toContain('one block east')
    },
  )
})
