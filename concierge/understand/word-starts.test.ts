import { describe, expect, it } from 'vitest'
import { allMatches } from './all-matches.ts'
import { indexByStarts, matchesAtStarts, startsIn } from './word-starts.ts'

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

  it.each(['got any gummies', 'gummy, gummies and a gummy cart', 'an eggummy', '5mg gummies or 10mg', 'no'])(
    'are met as often as by looking at every letter: %s',
    (text) => {
      const pattern = /\b(?:gumm(?:y|ies)(?: or)?|(?:a|an) \p{L}+|cart)\b/gu
      expect(matchesAtStarts(text, pattern, startsIn(text))).toEqual(allMatches(text, pattern))
    },
  )

  it('are met in what is left of a text alone', () => {
    const met = matchesAtStarts('got _______ gummies', /\bgummies\b/g, startsIn('got gummies gummies'))
    expect(met.map(({ index }) => index)).toEqual([12])
  })
})
