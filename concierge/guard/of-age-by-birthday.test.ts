import { describe, expect, it } from 'vitest'
import { readMessage } from './read-message.ts'
import { findUnderage } from './underage.ts'

const ruleOf = (text: string) => findUnderage(readMessage(text), 21)

describe('a birthday told by its number', () => {
  it.each([
    "a vape for my nephew's 21st",
    "gummies for my son's 25th birthday",
    "a preroll for my daughter's 22nd birthday",
  ])('is that of somebody who is of age: %s', (text) => {
    expect(ruleOf(text)).toBeNull()
  })

  it.each(["a vape for my nephew's 19th", "gummies for my son's 18th birthday", 'gummies for my son on the 21st'])(
    'is that of a minor, or a date: %s',
    (text) => {
      expect(ruleOf(text)).toBe('buys-for-minor')
    },
  )
})
