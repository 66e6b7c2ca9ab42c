import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile, WEEKDAYS } from '#contract/store-profile.ts'
import { answerHours } from './answer-hours.ts'

const profile = StoreProfile.parse({
  name: 'Harbor',
  hours: {
    ...DEFAULT_HOURS,
    friday: { open: '10:00', close: '01:00', closed: false },
    sunday: { open: '11:00', close: '18:00', closed: false },
  },
})
const store = openStore({ profile, products: [] })
const ask = (plain: string) =>
  answerHours({ store, profile, plain, language: 'en', now: new Date('2025-06-04T17:00:00Z') }).text

it.each(['is the shop open at this hour', 'are you guys open this late', 'anybody there at this time'])(
  'answers for now: %s',
  (text) => expect(ask(text)).toMatch(/^Yes, we're open now/),
)

it.each(['what time do yall open on a weekday', 'when do you open on weekdays'])(
  'tells the week to whoever asks for no day of it: %s',
  (text) => expect(ask(text)).toMatch(/^Our hours: Monday/),
)

describe('days and what is left of one', () => {
  const shut = StoreProfile.parse({
    ...profile,
    hours: { ...profile.hours, tuesday: { open: '10:00', close: '20:00', closed: true } },
  })
  const resting = openStore({ profile: shut, products: [] })

  it.each([
    'which day of the week are yall closed',
    'what days are you closed',
    'are there any days youre closed',
    'are you closed any day of the week',
    'do you close on any days',
    'que dia cierran',
  ])('tells the days on which the shop is shut: %s', (text) => {
    expect(askStore(resting, text).text).toMatch(/^(?:We're closed on Tuesday|Cerramos los martes)\./)
    expect(askStore(store, text).text).toMatch(/^(?:We are open every day|Abrimos todos los días)/)
  })

  it.each([
    'how long do i have left to get there',
    'how much time do i have before you close',
    'how long til you close',
    'how long do i have to make it over there',
    'cuanto tiempo me queda para llegar',
  ])('tells how long it is until closing time: %s', (text) => {
    const { close } = DEFAULT_HOURS.wednesday
    const hours = Number(close.slice(0, 2)) - 13
    expect(askStore(store, text).text).toContain(`${hours} ho`)
    expect(askStore(store, text).intent).toBe('store_hours')
  })

  it.each([
    'how long do i have to pick up my order',
    'how long before the gummies kick in',
    'how long until you restock',
    'how long until you get more runtz',
    'how long til you open',
    'how long to get there from hoboken',
    'how much time to drive over from newark',
  ])('and not where something else takes its time: %s', (text) =>
    expect(askStore(store, text).text).not.toMatch(/we close|You have/),
  )
})

describe('a door that is found locked', () => {
  const at = (text: string) => askStore(store, text)
  it.each([
    'im outside and the doors locked??',
    'your front door is locked',
    'lights are off in there',
    'nobodys here',
    'pulled up and its all locked up',
  ])('asks whether the shop is open now: %s', (text) => {
    expect(at(text).text).toMatch(/open (?:now|until)|still open/)
  })

  it.each(['do you keep the flower locked up', 'something to keep my stash locked'])(
    'is no case of kept goods: %s',
    (text) => {
      expect(at(text).intent).not.toBe('store_hours')
    },
  )
})

describe('a time named with a day', () => {
  it.each(['can i still come by, its 6:30 on sunday', 'are you open at 9am sunday', 'open sunday at 7'])(
    'is told to be too late or too early: %s',
    (text) => {
      expect(ask(text)).toMatch(/^No, we're closed then\. On Sunday/)
    },
  )

  it.each(['are you open sunday at 5', 'open at 11:30 am on sunday', 'open at 11pm friday'])(
    'is told to be within the hours, also past midnight: %s',
    (text) => {
      expect(ask(text)).toMatch(/^Yes, we're open then\./)
    },
  )

  it('is none where a day alone is asked about, or until when', () => {
    for (const text of ['what are your hours on sunday', 'are you open sunday til 10pm'])
      expect(ask(text)).toMatch(/^On Sunday/)
  })
})

describe('a shop that is open around the clock', () => {
  const day = { open: '00:00', close: '23:59', closed: false }
  const allDay = StoreProfile.parse({
    name: 'Night Row',
    hours: {
      ...Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])),
      sunday: { ...day, close: '24:00' },
    },
    holidays: [{ name: 'Christmas Day', date: '12-25', closed: false, open: '10:00', close: '18:00' }],
  })
  const say = (plain: string, language: 'en' | 'es' = 'en', at = '2025-06-04T17:00:00Z') =>
    answerHours({ store, profile: allDay, plain, language, now: new Date(at) }).text

  it.each(['what time do yall close', 'how late are you open', 'what are your hours', 'are you open 24/7'])(
    'says so: %s',
    (text) => expect(say(text)).toMatch(/open 24 hours a day, every day but Christmas Day\.$/),
  )

  it.each(['are you open now', 'are you open at 3am', 'open right now?'])('says yes at any hour: %s', (text) => {
    expect(say(text)).toMatch(/^Yes, we're open now\. .*24 hours/)
    expect(say(text, 'en', '2025-06-05T03:59:30Z')).toMatch(/^Yes/)
  })

  it('tells a day, a holiday and the eve of one by their own hours', () => {
    expect(say('are you open sunday')).toBe("On Sunday we're open 24 hours.")
    expect(say('are you open on christmas')).toContain('from 10 AM to 6 PM')
    expect(say('what time do you close', 'en', '2025-12-25T17:00:00Z')).toContain('from 10 AM to 6 PM')
    expect(say('estan abiertos a las 3 de la manana', 'es')).toMatch(/^Sí, estamos abiertos ahora/)
    expect(say('estan abiertos ahora', 'es')).toContain('las 24 horas')
  })

  it('is not every shop', () => expect(ask('are you open 24 hours')).toMatch(/^No\. Our hours: Monday/))
})

describe('when it is calm', () => {
  const profile = StoreProfile.parse({
    name: 'Harbor',
    hours: DEFAULT_HOURS,
    busiest_hours: ['Friday 4-7 PM'],
    quiet_hour: 'Wednesdays 10 to 11 AM: music off, lights low, one guest per counter.',
  })
  const products = [makeProduct({ name: 'Plum Gummies', category: 'edible', effects: ['calm'] })]
  const store = openStore({ profile, products })

  it.each([
    'crowds and loud music bug me, is there a calmer time',
    'when is it less crowded',
    'any sensory friendly hours',
    'what time is it calm in there',
    'i get overwhelmed by crowds, when should i come',
    'quiet time to visit?',
    'whens the slowest time',
    'cuándo hay menos gente',
  ])('is told of its own hours, and of the busy ones: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.products).toEqual([])
    expect(turn.text).toMatch(/music off.*Friday 4-7 PM/)
  })

  it('is not asked with the busy hours', () => {
    expect(askStore(store, 'when are you busiest').text).not.toContain('music off')
  })

  it.each(['gummies for quiet time at home', 'something calm for night time', 'calmer gummies'])(
    'is no question of a wish: %s',
    (text) => expect(askStore(store, text).products.length).toBe(1),
  )
})

describe('a holiday that is told as the day beside another', () => {
  const holidays = [
    { name: 'Thanksgiving', rule: 'fourth Thursday of November', closed: true },
    { name: 'Black Friday', rule: 'day after Thanksgiving', closed: false, open: '07:00', close: '22:00' },
  ]
  const shop = openStore({ profile: StoreProfile.parse({ ...profile, holidays }), products: [] })

  it.each([
    'are you open the day after thanksgiving',
    'black friday hours?',
    'what time do yall open on black friday',
    'what are your hours nov 28',
    'how early can i come the day after turkey day',
  ])('keeps the hours of that day: %s', (text) => {
    expect(askStore(shop, text).text).toMatch(/7 AM to 10 PM/)
  })
  it('leaves the days beside it as they are', () => {
    expect(askStore(shop, 'are you open on thanksgiving').text).toMatch(/closed/i)
    expect(askStore(shop, 'are you open the day before thanksgiving').text).not.toContain('7 AM')
  })
})
