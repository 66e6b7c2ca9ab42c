import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    address: { street: '1 Main St', city: 'Tulsa', state: 'Oklahoma', zip: '74104' },
    payment: { accepted: ['cash', 'debit card'], not_accepted: ['credit cards'] },
    pickup: { offered: true, ready_minutes: 15, hold: 'for 48 hours' },
    delivery: { offered: true, area: 'Midtown', minimum_order: 45 },
    id_policy: { minimum_age: 21, medical_cards: 'Oklahoma patient cards are welcome.' },
    accessibility: { service_animals: true, pets: 'Leashed dogs may come into the lobby.' },
    loyalty: { name: 'Heron Feathers', earn: '1 feather per $1 spent', redeem: '150 feathers = $10 off' },
    deals: { daily: {}, always: ['Teachers: 12% off with a school badge'], price_match: true },
    price_match_rule: 'Show us the posted price at the register.',
    caregivers: 'A licensed caregiver may buy for the patient.',
    out_of_state_cards: 'Medical cards of other states are not accepted by themselves.',
    exit_bags: 'A child-resistant exit bag costs $1.',
    lockers: 'Backpacks and large bags go into the free lockers.',
    layaway: 'No layaway and no tabs.',
    since: 'Opened in March 2019 by two sisters, Dana and Marisol.',
    friends_waiting: 'Friends who are not buying may sit in the lobby with the people at the desk.',
  }),
  products: [],
})
/** Which of these are answered without what is to be told. */
const untold = (told: string, texts: readonly string[]) =>
  texts.filter((text) => !askStore(store, text).text.includes(told))

describe('what a shop settles in a fact of its own, asked for in other words', () => {
  it('tells who may buy for a patient', () => {
    expect(
      untold('licensed caregiver', [
        'my mom is the patient and cant drive, can i pick up in her place',
        'can i buy for my sick dad who has the card',
        'my husband has the patient card and is in hospice, can i shop for him',
        'grandma is homebound, can i grab her order for her',
        'can a caregiver shop for somebody',
      ]),
    ).toEqual([])
    expect(askStore(store, 'can i pick up my order for my mom').text).not.toContain('caregiver')
  })

  it('tells what the card of another state is good for, and nothing of it to whoever has its own', () => {
    expect(
      untold('other states', [
        'is a texas med card any good at your place',
        'do you take an arkansas patient card',
        'my medical card is from missouri, works?',
        'can i use an out of state medical card',
      ]),
    ).toEqual([])
    expect(askStore(store, 'do you take oklahoma medical cards').text).not.toContain('other states')
  })

  it('tells what a bag costs and that nothing is put on a tab', () => {
    expect(
      untold('costs $1', ['do i get charged for the bag my stuff goes in', 'do bags cost extra', 'do i pay for a bag']),
    ).toEqual([])
    expect(
      untold('No layaway', [
        'can you hold an item on layaway til friday payday',
        'can i pay in installments',
        'do you take afterpay',
        'can i take it now and pay later',
        'can i run a tab',
      ]),
    ).toEqual([])
  })

  it('tells who began the shop, however it was begun', () => {
    expect(
      untold('Dana', [
        'who actually started this shop',
        'who are the people behind this place',
        'whos idea was this store',
      ]),
    ).toEqual([])
  })
})

describe('topics asked for sideways', () => {
  it('tells the smallest order that is driven out', () => {
    expect(
      untold('$45', [
        'how big does my order gotta be before somebody drives it over',
        'how much do i gotta spend to have it brought over',
        'whats the smallest order you bring out',
      ]),
    ).toEqual([])
  })

  it('tells what the coins of its club are worth', () => {
    expect(
      untold('150 feathers', ['when do my feathers turn into cash off', 'what are my feathers worth in cash']),
    ).toEqual([])
  })

  it('tells what is off for whom by what he does', () => {
    expect(
      untold('12% off', ['i teach third grade, anything in it for me', 'i work at a school, does that help']),
    ).toEqual([])
    expect(untold('no discount is listed for first responders', ['i drive an ambulance, any break for that'])).toEqual(
      [],
    )
  })

  it('hears a lower price elsewhere as a wish to have it matched, and tells how', () => {
    expect(
      untold('posted price', [
        'place on peoria has it for less, will you go down to that',
        'spot off 21st sells it cheaper, would you knock yours down',
      ]),
    ).toEqual([])
  })

  it('tells the rule for dogs, in whatever tongue, and contradicts it with nothing', () => {
    expect(
      untold('Leashed dogs may come into the lobby', [
        'can my dog come in',
        'puedo entrar con mi perro',
        'puedo llevar a mi perrita',
      ]),
    ).toEqual([])
    expect(askStore(store, 'can my dog come in').text).not.toContain('not allowed')
  })
})
