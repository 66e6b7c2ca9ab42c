import { describe, expect, it } from 'vitest'
import { ownStateOf, withoutOwnPlaces } from './own-places.ts'

const IN_NEW_YORK = {
  name: 'Shop',
  address: { state: 'New York' },
  delivery: { area: 'Brooklyn. No delivery to Ohio.' },
}

describe('withoutOwnPlaces', () => {
  it('takes a place of the own state for no place away', () => {
    expect(withoutOwnPlaces('deliver to manhattan', IN_NEW_YORK)).toBe('deliver to downtown')
  })

  it('takes what is done in the own state for nothing out of it', () => {
    expect(withoutOwnPlaces('how much can i buy in new york', IN_NEW_YORK)).toBe('how much can i buy in downtown')
    expect(withoutOwnPlaces('may i take it out of new york', IN_NEW_YORK)).toBe('may i take it out of new york')
    expect(withoutOwnPlaces('may i take it from new york to ohio', IN_NEW_YORK)).toContain('from new york')
  })

  it('leaves other states and their cities as they are', () => {
    expect(withoutOwnPlaces('deliver to philly', IN_NEW_YORK)).toBe('deliver to philly')
    expect(withoutOwnPlaces('deliver to ohio', IN_NEW_YORK)).toBe('deliver to ohio')
  })
})

describe('a town of the delivery area', () => {
  const area = (text: string) => ({ name: 'Shop', delivery: { area: text } })

  it.each(['Elmwood and Westbrook', 'Elmwood, Westbrook', 'Within 5 miles of Elmwood', 'We go as far as Elmwood.'])(
    'is no place away: %s',
    (text) => {
      expect(withoutOwnPlaces('could you send some over to elmwood', area(text))).toBe(
        'could you send some over to downtown',
      )
    },
  )

  it('is none where nothing is brought to it', () => {
    for (const text of ['Free within 5 miles. No delivery to Elmwood', 'All of the county except Elmwood'])
      expect(withoutOwnPlaces('send some over to elmwood', area(text))).toContain('elmwood')
    expect(withoutOwnPlaces('is it free within the county', area('Free within the county'))).toContain('free within')
  })
})

describe('a state whose name is part of another place', () => {
  it('is not taken for it', () => {
    const virginia = { name: 'Shop', address: { state: 'Virginia' } }
    expect(withoutOwnPlaces('can i take it to west virginia', virginia)).toContain('west virginia')
    expect(withoutOwnPlaces('around virginia', virginia)).toBe('around downtown')
    const kansas = { name: 'Shop', address: { state: 'Kansas' } }
    for (const text of ['deliver to arkansas', 'deliver to kansas city'])
      expect(withoutOwnPlaces(text, kansas)).toBe(text)
  })
})

describe('ownStateOf', () => {
  it('knows the state by its name and by its two letters', () => {
    expect(ownStateOf(IN_NEW_YORK)).toBe('new york')
    expect(ownStateOf({ name: 'Shop', address: { state: 'ny' } })).toBe('new york')
    expect(ownStateOf({ name: 'Shop', address: { state_code: 'NM' } })).toBe('new mexico')
    expect(ownStateOf({ name: 'Shop' })).toBe('')
  })
})
