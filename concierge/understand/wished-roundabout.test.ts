import { describe, expect, it } from 'vitest'
import { plainSentence } from './fold-text.ts'

describe('wishes said by what a thing is for or is not', () => {
  it.each([
    ['need gummies to pass around, 15 a bag or cheaper', 'need gummies to pass around , under $15'],
    ['edibles with 50mg or more in one bite', 'edibles with 50 mg or more a piece'],
    ['whats better than coffee to get me moving', 'whats energizing to get me moving'],
    ['gummies that calm u down without knocking u out', 'gummies that calm you down not sleepy'],
    ['something i can just eat?', 'something edible'],
    ['one thing to smoke and one thing to eat', 'a preroll and an edible'],
    ['can i drink my thc instead of chewing it', 'can i get thc drinks'],
    ['got one i can just toss when its empty', 'got one disposable'],
    ['sativa makes me jittery, give me the opposite', 'no sativa , indica'],
    ['can i find blue dream on ur shelves', 'do you have blue dream'],
    ['what feeling do i get from quiet times', 'what are the effects of quiet times'],
    ['stuff thats not the 420 dollar peak pro', 'stuff not the peak pro'],
    ['eighths over 30% but not over 40 dollars', 'eighths over 30% but up to 40 dollars'],
  ])('%s', (said, plain) => expect(plainSentence(said)).toBe(plain))

  it.each([
    'can you drop it off at my door',
    'i cant find your store',
    'what is the opposite of indica',
    'is there anything to eat near you',
    'how long is the drive from here',
  ])('stays as it was: %s', (said) => expect(plainSentence(said)).toBe(said))
})
