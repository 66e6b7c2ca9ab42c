import { describe, expect, it } from 'vitest'
import { reckon } from './reckon.ts'

describe('reckon', () => {
  it.each([
    ['1 oz is how many eighths', 'An ounce is 8 eighths.'],
    ['how many oz in a quarter pound', 'A quarter pound is 4 ounces.'],
    ['2 oz is how many g', '2 ounces is 56 grams.'],
    ['whats 3.5 g called', '3.5 grams is an eighth.'],
    ['100 mg 20 pack so how much is each', '100 mg in 20 pieces is 5 mg a piece.'],
  ])('tells one measure in another: %s', (asked, told) => expect(reckon(asked)).toBe(told))

  it('says nothing where there is nothing to reckon', () => expect(reckon('how many do you have')).toBeNull())
})
