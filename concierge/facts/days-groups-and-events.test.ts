import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Mill Cannabis',
    hours: { ...DEFAULT_HOURS, saturday: { open: '09:00', close: '22:00', closed: false } },
    timezone: 'America/New_York',
    phone: '(207) 555-0101',
    holidays: [
      { name: 'Mudfest opening parade', rule: 'first saturday of march', closed: false, open: '12:00', close: '23:00' },
    ],
    tax: 'Menu prices are before tax. Adults pay 10% sales tax.',
    medical_program: { cards: 'State cards are accepted.', tax: 'Patients pay no sales tax.' },
    directions: 'Next to the mill. MetroBus 73 stops at the door.',
    deals: { always: ['First visit: 15% off'] },
    loyalty: {
      name: 'Mill Club',
      earn: '1 point per $1',
      join: 'text TRAIL to 555',
      referral: 'Bring a friend: you both get $15 off',
    },
    game_days: 'On home football Saturdays we open at 7:00 AM and the lot is for shoppers.',
    groups: 'Groups of up to 6 may shop together; party buses may stop for 15 minutes.',
    restock_days: 'New product arrives Tuesdays around noon.',
    events: [{ name: 'Rosin Night', when: 'first Thursday of the month, 18:00', price: 'free', sign_up: 'no sign-up' }],
    classes: {
      name: 'Cannabis 101',
      when: 'first Saturday of the month at 11:00',
      price: 'free',
      sign_up: 'at the desk',
    },
    bags: 'An exit bag is $1.',
    quietest_hours: 'Weekday mornings',
    calm_hour: 'Tuesday 10:00-11:00, music off',
  }),
  products: [
    makeProduct({ productId: 'rosin', name: 'Harbor Rosin', category: 'concentrate', subcategory: 'Rosin', stock: 9 }),
    makeProduct({ productId: 'gum', name: 'Fig Gummies', category: 'edible', subcategory: 'Gummies', stock: 9 }),
  ],
})
const told = (text: string) => askStore(store, text).text

describe('a day on which it is otherwise, told in one sentence', () => {
  it.each(['u open early on home saturdays?', 'when do you open on game day', 'open early for football saturdays'])(
    'is asked for by what tells it apart: %s',
    (text) => expect(told(text)).toContain('7:00 AM'),
  )

  it('is no other day of that name', () => expect(told('u open saturdays')).toMatch(/9 AM to 10 PM/))

  it('is known by the first word of a long name', () => {
    expect(told('mudfest saturday, when do u open')).toMatch(/12 PM to 11 PM/)
  })
})

describe('hours', () => {
  it('are told of every day of a span', () => {
    for (const day of ['Monday', 'Tuesday', 'Wednesday'])
      expect(told('monday to wednesday times please')).toContain(day)
  })

  it('are asked for by times as they are spoken', () => {
    expect(told('its quarter past nine on saturday night and your door is locked')).toMatch(/Saturday/)
    expect(told('quarter to ten, still open?')).toMatch(/open now/)
  })
})

describe('what the shop tells under keys of its own', () => {
  it.each([
    'there are nine of us, all at once ok?',
    'me and my 6 cousins, or one at a time?',
    'got a tour van of 10, can we all pile in',
  ])('is told to a group: %s', (text) => expect(told(text)).toContain('Groups of up to 6'))

  it('is none where two come for something to be had', () => {
    expect(askStore(store, '2 of us coming, gummies for both').products).not.toEqual([])
  })

  it.each(['when is rosin night and do i need to sign up?', 'rosin night?', 'how much is rosin night'])(
    'is told of an event that is called by its name: %s',
    (text) => expect(told(text)).toMatch(/first Thursday/),
  )

  it('leaves a wish for tonight a wish', () => expect(askStore(store, 'rosin for tonight').products).not.toEqual([]))

  it('tells when, beside what else is asked', () => {
    expect(told('when is the next class and does it cost anything')).toMatch(/First Saturday.*free/i)
  })

  it.each(['what day does new stuff come in', 'when do new drops hit the shelf'])(
    'tells when shelves are filled: %s',
    (text) => expect(told(text)).toContain('Tuesdays'),
  )

  it('takes no party bus for one that anybody rides', () => expect(told('which bus gets me close')).toContain('73'))

  it('hears nothing in a word that says nothing', () => {
    expect(told('does that add up to anything')).not.toContain('at the desk')
    expect(told('do you have lockers for my backpack')).not.toContain('exit bag')
  })
})

describe('an hour with the music off', () => {
  it('is none of few people', () => {
    expect(told('autistic shopper here, is there a quieter time w the music off')).toContain('Tuesday')
    expect(told('when is it least busy')).toContain('Weekday mornings')
  })
})

describe('a word that is sent to join', () => {
  it('is meant where it is sent, and not where something was lost on it', () => {
    expect(askStore(store, 'what does texting trail do').intent).toBe('loyalty')
    expect(askStore(store, 'dropped my gummies on the trail, need more gummies').intent).not.toBe('loyalty')
  })
})

describe('who is asked for', () => {
  it('was never here before, and turns nothing down', () => {
    expect(told('never shopped with you before, is there a new customer thing')).toContain('15% off')
  })

  it.each([
    'if i bring in my neighbor who has never been, what do we get?',
    'referred my roommate, what do i get out of it',
  ])('brings somebody along: %s', (text) => expect(told(text)).toContain('$15'))

  it('brings somebody along and wants something to be had, and no reward', () => {
    expect(askStore(store, 'brought my buddy along, what do i get for 40 bucks, gummies').products).not.toEqual([])
  })

  it('is a patient, whose tax is another', () => {
    expect(told('do patients with a card pay the tax?')).toContain('no sales tax')
    expect(told('whats the tax')).toContain('10%')
  })

  it('is a child, however small', () => {
    expect(askStore(store, 'were bringing our 4 month old, is that alright?').intent).toBe('id_policy')
  })

  it('works there, and wants no job', () => {
    expect(askStore(store, 'what gummies do you guys who work there like?').intent).not.toBe('jobs')
  })
})

describe('an order that is held', () => {
  it('is no breath', () =>
    expect(askStore(store, 'if i order online how many days do you hold it').intent).toBe('pickup'))
})
