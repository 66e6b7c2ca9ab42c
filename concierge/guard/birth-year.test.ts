import { describe, expect, it } from 'vitest'
import { withAges } from './birth-year.ts'

const NOW = new Date('2026-03-04T17:00:00Z')

describe('the year of a birth', () => {
  it.each([
    ['born in 2010, am i good to buy', '16 years old, am i good to buy'],
    ['I was born on 3/2/2008', 'I was 18 years old'],
    ['born march 5th, 2009', '17 years old'],
    ['my son was born in september of 2012', 'my son was 14 years old'],
  ])('tells the age: %s', (text, told) => expect(withAges(text, NOW)).toBe(told))

  it.each(['born in 1980', 'i was born in 2005', 'born in room 2010', 'the brand started in 2015', 'born in 2031'])(
    'is left where it tells none, or one that is old enough: %s',
    (text) => expect(withAges(text, NOW)).toBe(text),
  )
})
