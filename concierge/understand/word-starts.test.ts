import { describe, expect, it } from 'vitest'
import { indexByStarts, mayMatch, startsIn } from './word-starts.ts'

const PATTERNS = [
  /\b(?:open(?:s|ed)?|what time|how late)\b(?! bar)/,
  /\b(?:deals?|on sale|\p{L}+ off today)\b|^sale$/u,
  /(?<!\p{L})(?:live resin|rosin)(?!\p{L})/u,
  /\b(?:(?:do|can) you )?(?:deliver|drop off)\b|送货/u,
]
const matching = indexByStarts(PATTERNS)

describe('patterns found by how the words of a text begin', () => {
  it.each([
    ['are you open', [0]],
    ['is there an open bar', []],
    ['how late do you deliver', [0, 3]],
    ['ten off today', [1]],
    ['sale', [1]],
    ['sale price', []],
    ['is live resin on sale', [1, 2]],
    ['drosin', []],
    ['你们送货吗', [3]],
    ['', []],
  ])('are those that match it: %s', (text, places) => {
    expect(matching(text)).toEqual(places)
    expect(PATTERNS.flatMap((pattern, at) => (pattern.test(text) ? [at] : []))).toEqual(places)
  })

  it('are passed over where no word begins so', () => {
    const starts = startsIn('got any gummies')
    expect(mayMatch(/\bgumm(?:y|ies)\b/, starts)).toBe(true)
    expect(mayMatch(/\b(?:cart|vape)s?\b/, starts)).toBe(false)
  })
})
