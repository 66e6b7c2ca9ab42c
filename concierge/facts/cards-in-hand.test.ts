import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'

const shopWith = (accepted: readonly string[], not_accepted: readonly string[]) => {
  const profile = StoreProfile.parse({ name: 'Quarry Hill', id_policy: { minimum_age: 21, accepted, not_accepted } })
  const store = openStore({ profile, products: [] })
  return (text: string): string => askStore(store, text).text
}
const strict = shopWith(
  ["US driver's license", 'state ID', 'passport of any country', 'military ID'],
  ["foreign driver's license without passport", 'expired ID', 'consulate cards'],
)
const open = shopWith(["driver's license from any state", 'passport, any country', 'consular ID'], ['expired ID'])

describe('a licence of another country', () => {
  it.each([
    'im from canada, is my ontario driver licence ok or do i need the passport',
    'can i use my uk license without my passport',
    'is a german drivers license fine, i left my passport at home',
    'puedo usar mi licencia mexicana',
  ])('is refused where the list refuses it: %s', (text) => {
    expect(strict(text)).toMatch(/^No, .*(?:foreign driver's license|licencia de conducir extranjera)/)
    expect(strict(text)).not.toMatch(/^Yes|^Sí/)
  })

  it('is off the list where no entry names it', () => {
    expect(open('can i use my uk drivers license')).toMatch(/^A license from abroad is not on our list/)
  })

  it.each(['i have my canadian license and my passport', 'my uk license plus passport, is that ok'])(
    'does beside a passport: %s',
    (text) => {
      expect(strict(text)).toMatch(/^Yes, this alone is enough: passport/)
    },
  )

  it('is no licence of a state', () => {
    expect(strict('can i use my ohio drivers license')).toMatch(/^Yes/)
  })
})

describe('a card that still holds beside one that expired', () => {
  it.each([
    'expired license ok if i have my passport too',
    'my license is expired but i have my passport',
    'license expired last week, can i use a passport',
    'tengo mi licencia vencida pero traigo mi pasaporte',
  ])('is enough: %s', (text) => {
    expect(open(text)).toMatch(/^(?:Yes, this alone is enough: passport|Sí, con esto basta: pasaporte)/)
  })

  it.each([
    'is an expired license ok',
    'my passport is expired, can i use it',
    'my license expired and i dont have a passport',
    'can i get in with an expired passport and no license',
  ])('is none where there is no other: %s', (text) => {
    expect(open(text)).toMatch(/^No, sorry/)
  })
})

describe('a card of a consulate', () => {
  it.each(['my mexican consular card works?', 'i have a consulate id from guatemala', 'do you take a matricula'])(
    'is refused where the list refuses it by either name: %s',
    (text) => {
      expect(strict(text)).toMatch(/^No, (?:sorry|lo siento)/)
      expect(strict(text)).not.toContain('visitors can buy too')
    },
  )

  it('is taken where the list has it', () => {
    expect(open('is my consular id fine')).toMatch(/^Yes, that works: we accept consular ID/)
  })
})

it('tells in Spanish of every card of the list', () => {
  expect(strict('que identificacion aceptan')).toMatch(/pasaporte de cualquier país/)
  expect(open('que identificacion aceptan')).toMatch(/pasaporte de cualquier país/)
  expect(strict('que identificacion aceptan')).toContain('licencia de conducir extranjera sin pasaporte')
})
