import { describe, expect, it } from 'vitest'
import { plainSentence } from './fold-text.ts'

describe('a time as it is spoken', () => {
  it.each([
    ['open at quarter past nine?', '9:15'],
    ['half past eight', '8:30'],
    ['a quarter to ten', '9:45'],
    ['its ten to one', '12:50'],
    ['can i come by at twenty after 5', '5:20'],
    ['quarter to noon', '11:45'],
  ])('is written in figures: %s', (text, time) => expect(plainSentence(text)).toContain(time))

  it.each([
    'carts from five to ten',
    'eighth for twenty to 30',
    'about ten to twelve for a joint',
    'five to ten mg',
    'quarter to 30 grams',
  ])('is none of what may be prices and amounts: %s', (text) => expect(plainSentence(text)).not.toMatch(/\d:\d\d/))
})
