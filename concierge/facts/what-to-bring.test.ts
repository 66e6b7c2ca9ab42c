import { expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'

const store = openStore({
  profile: StoreProfile.parse({ name: 'Test Shop', id_policy: { minimum_age: 21, accepted: ['passport'] } }),
  products: [],
})

it('tells who asks what to bring which papers are taken', () => {
  for (const text of [
    'what should i bring',
    'what do i need to bring',
    'what all do i need to bring with me',
    'is there anything i should bring with me',
    'never been to a dispensary, what do i need',
    'what do i need to have with me when i come',
  ])
    expect(askStore(store, text).intent, text).toBe('id_policy')
  for (const text of ['what should i bring to a party', 'what gummies should i bring'])
    expect(askStore(store, text).intent, text).not.toBe('id_policy')
})

it.each(['patients', 'medical_patients', 'mmj_cards', 'under_21'])('reads the line on patients under %s', (key) => {
  const shop = openStore({
    profile: StoreProfile.parse({
      name: 'Test Shop',
      id_policy: { minimum_age: 21, accepted: ['passport'], [key]: 'Patients 18 and older may buy with a state card.' },
    }),
    products: [],
  })
  expect(askStore(shop, 'im 19 but have a patient card, can i shop').text).toContain('Patients 18 and older')
  expect(askStore(shop, 'im 17 with a patient card').guard).toBe('underage')
  expect(askStore(shop, 'im 19 can i buy').guard).toBe('underage')
})

it('tells who has no patient card the age of everybody else', () => {
  const medical = openStore({
    profile: StoreProfile.parse({
      name: 'Test Shop',
      id_policy: { minimum_age: 21, accepted: ['passport'], medical_cards: 'Cardholders are welcome from age 18.' },
    }),
    products: [],
  })
  for (const text of [
    'im 19 and dont have a med card, can i buy',
    'i have no medical card, can i buy',
    'do i need a med card',
  ])
    expect(askStore(medical, text).text, text).toMatch(/^You must be 21.*from age 18/)
  expect(askStore(medical, 'im 19 with a med card can i buy').text).toMatch(/Cardholders are welcome from age 18\.$/)
})
