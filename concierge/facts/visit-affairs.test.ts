import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({ name: 'Northern Lights', category: 'flower', stock: 9 }),
  makeProduct({ name: 'Harlequin', category: 'flower', effects: ['calm'], stock: 9 }),
]
const plain = { name: 'Ledge', hours: DEFAULT_HOURS, phone: '(207) 555-0101' }
const rules = { minimum_age: 21, everyone_in_store_must_be: 21, accepted: ['passport'] }
const store = openStore({
  profile: StoreProfile.parse({
    ...plain,
    id_policy: rules,
    accessibility: { wheelchair: true, quiet_hour: 'Mondays 10 to 11, with the music off and the lights dimmed' },
    wifi: 'Free guest wifi in the waiting room.',
    consultations: 'Free sit-down with a budtender, Sundays, booked by phone.',
  }),
  products,
})
const silent = openStore({ profile: StoreProfile.parse({ ...plain, id_policy: rules }), products })

describe('a visit in the words of shoppers', () => {
  it.each([
    'any time in the week thats calmer, like no music blasting? my brother gets overwhelmed by that',
    'do you ever turn the music down',
    'do you have sensory friendly hours',
    'is there a time the lights are dimmed',
    'crowds and noise are too much for my sister. got a quiet hour?',
    'is there a time your shop isnt so noisy',
    'bright lights give me a hard time, any time they are dimmed',
  ])('tells the hour that is easy on the senses: %s', (text) => {
    expect(askStore(store, text).text).toMatch(/^Mondays 10 to 11/)
  })

  it.each([
    'my 20 year old cousin can wait inside with me while i shop right?',
    'my buddy is 19, can he stand by the door inside',
    'is my 17 yr old ok in the waiting room',
    'my sister isnt 21 yet, is she fine coming in with me if she just watches',
    'can my underage brother hang around inside till im done',
  ])('tells that everybody inside must be of age, and no rule on guests: %s', (text) => {
    expect(askStore(store, text).text).toContain('must be 21 or older')
    expect(askStore(store, text).text).not.toContain('wifi')
  })

  it.each([
    'do you let my girlfriend wait inside, we are both 30',
    'does everyone who comes in need to be of age',
    'my son is 22, can he come in',
  ])('refuses nobody of whom no such age is told: %s', (text) => {
    expect(askStore(store, text).text).toContain('must be 21 or older')
    expect(askStore(store, text).text).not.toContain('Sorry, no')
  })

  it.each([
    'id love to sit with somebody one on one who knows their stuff, no rush. what does that run',
    'i was hoping for a private session with a budtender. what does it run me',
  ])('hears what is asked for in a sentence that only names it: %s', (text) => {
    expect(askStore(store, text).text).toContain('Free sit-down')
  })

  it.each([
    'northern lights low price',
    'something calm for listening to music',
    'something for a quiet evening with 20 minutes of yoga',
    'something calm that isnt loud',
  ])('leaves a wish for goods alone: %s', (text) => {
    expect(askStore(store, text).text).toBe(askStore(silent, text).text)
  })
})
