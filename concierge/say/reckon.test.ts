import { describe, expect, it } from 'vitest'
import { reckon, tellRatio } from './reckon.ts'

describe('reckon', () => {
  it.each([
    ['1 oz is how many eighths', 'An ounce is 8 eighths.'],
    ['how many oz in a quarter pound', 'A quarter pound is 4 ounces.'],
    ['2 oz is how many g', '2 ounces is 56 grams.'],
    ['whats 3.5 g called', '3.5 grams is an eighth.'],
    ['100 mg 20 pack so how much is each', '100 mg in 20 pieces is 5 mg a piece.'],
  ])('tells one measure in another: %s', (asked, told) => expect(reckon(asked)).toBe(told))

  it.each([
    ['how many joints can i roll from a quarter', /^A quarter makes about 10 to 14 joints/],
    ['how many joints in an eighth', /^An eighth makes about 5 to 7 joints/],
    ['how much thc is in a half gram joint at 25%', /about 125 mg/],
    ['how many mg in an eighth at 20%', /about 700 mg/],
  ])('tells what a weight comes to: %s', (asked, told) => expect(reckon(asked)).toMatch(told))

  it('says nothing where there is nothing to reckon', () => expect(reckon('how many do you have')).toBeNull())
})

describe('tellRatio', () => {
  it('tells the parts in the order in which they are named', () => {
    expect(tellRatio('what does a 2 to 1 cbd to thc ratio mean')).toContain('2 parts of CBD to 1 part of THC')
    expect(tellRatio('whats 3:1 cbn to thc')).toContain('3 parts of CBN to 1 part of THC')
    expect(tellRatio('what does 1:1 mean')).toContain('as much CBD as THC')
  })

  it('tells nothing of a ratio of three, nor of parts that are not named', () => {
    for (const text of ['what does 1:2:3 mean', 'what does 5:1:1 cbd thc cbn mean', 'what is a 10:1 cbn gummy'])
      expect(tellRatio(text), text).toBeNull()
  })
})
